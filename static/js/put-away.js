/** What the service worker has shown is put away when it is seen here, or holds no longer. */

/** What is said of somebody's turn: it holds as long as the game waits. */
const OF_A_TURN = ["turn", "nudge", "reminder"];

/** @param {GetNotificationOptions} [asked] @returns {Promise<Notification[]>} */
async function shown(asked) {
  // Whether notices are allowed is not asked: a browser halts the page for the answer, and without leave there are none.
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.getNotifications(asked)) ?? [];
}

/** The room is seen. @param {string} code */
export async function putAway(code) {
  for (const notice of await shown({ tag: `room:${code}` })) notice.close();
}

/** Only these games wait: whatever else says so was answered elsewhere. @param {string[]} codes */
export async function putAwayBut(codes) {
  const paths = codes.map((code) => `/r/${code}`);
  const past = (await shown()).filter(({ data }) => OF_A_TURN.includes(data?.kind) && !paths.includes(data.url));
  for (const notice of past) notice.close();
}
