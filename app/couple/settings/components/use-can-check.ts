import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Available from Safari 16.4 and 17, Chrome 111 and 120. Source: https://developer.mozilla.org */
const hasWhatRulesNeed = () => "toWellFormed" in String.prototype && "canParse" in URL;

/** True if this browser can check a form by the server's schema; else the server checks alone. */
export function useCanCheck(): boolean {
  return useSyncExternalStore(neverChanges, hasWhatRulesNeed, () => false);
}
