/** Safari ends a composition before it tells of the key that ended it; this code still gives it away. */
const COMPOSING = 229;

/** Whether a key belongs to letters that are being composed: then Enter takes them over and means nothing else. */
export function isComposing(event: { isComposing: boolean; keyCode: number }) {
  return event.isComposing || event.keyCode === COMPOSING;
}
