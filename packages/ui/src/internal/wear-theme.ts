/** What chooses the values of the tokens for all that is inside. */
const attributes = ["data-brand", "data-scheme"];

/**
 * Gives an element that was moved elsewhere in the page the brand and the scheme of the place it belongs to. By attributes, for
 * whoever nests brands only writes attributes. What it says itself stays, and what it inherits it does not repeat: it would not
 * follow a change.
 */
export function wearTheme(element: Element, place: Element | null): void {
  for (const attribute of attributes) {
    const wearer = place?.closest(`[${attribute}]`);
    const value = wearer?.getAttribute(attribute);
    if (value && !wearer?.contains(element) && !element.hasAttribute(attribute)) element.setAttribute(attribute, value);
  }
}
