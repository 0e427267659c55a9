/** Dialogs that are only fetched when they are wanted. */
import { html, useEffect, useState } from "../html.js";
import { fetched } from "../notices.js";

/** Those around time. */
export const times = () => import("./time.js");

/** @param {{load: () => Promise<any>, name: string, onClose: () => void, open?: import("../room.js").OpenRoom, [more: string]: any}} props `name` of the component in what comes */
export function Fetched({ load, name, ...rest }) {
  const [module, setModule] = useState(/** @type {any} */ (null));
  useEffect(() => {
    fetched(load).then((came) => (came ? setModule(came) : rest.onClose()));
  }, []);
  return module && html`<${module[name]} ...${rest} />`;
}
