const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name within a sentence, kept from turning the words around it: for attributes and messages, where no `<bdi>` fits. */
export function isolate(name: string) {
  return `\u2068${name.replace(BIDI_CONTROLS, "")}\u2069`;
}
