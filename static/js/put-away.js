/** What the service worker has shown is put away when it is seen here, or holds no longer. */

/** What is said of somebody's turn: it holds as long as the game waits. */
const OF_A_TURN = ["turn", "nudge", "reminder"];
/** What the service worker names the same. */
const NOTICES = "notices";

/**
 * One after another with what the worker shows: what is being shown while somebody asks what there is, Chromium takes for gone.
 * @param {GetNotificationOptions|undefined} asked
 * @param {(notice: Notification) => boolean} [past]
 */
async function close(asked, past = () => true) {
  // Whether notices are allowed is not asked: a browser halts the page for the answer, and without leave there are none.
  const registration = await navigator.serviceWorker?.getRegistration();
  const work = async () => (await registration?.getNotifications(asked))?.filter(past).forEach((notice) => notice.close());
  if (registration) await (navigator.locks ? navigator.locks.request(NOTICES, work) : work());
}

/** The room is seen. @param {string} code */
export async function putAway(code) {
  await close({ tag: `room:${code}` });
}

/** Only these games wait: whatever else says so was answered elsewhere. @param {string[]} codes */
export async function putAwayBut(codes) {
  const paths = codes.map((code) => `/r/${code}`);
  await close(undefined, ({ data }) => OF_A_TURN.includes(data?.kind) && !paths.includes(data.url));
}
