/** What chooses the values of the tokens for all that is inside. */
const attributes = ["data-brand", "data-scheme"];

/**
 * Gives an element that was moved elsewhere in the page the brand and the scheme of the place it belongs to. By attributes, for
 * whoever nests brands only writes attributes. What it says itself stays.
 */
export function wearTheme(element: Element, place: Element | null): void {
  for (const attribute of attributes) {
    const value = place?.closest(`[${attribute}]`)?.getAttribute(attribute);
    if (value && !element.hasAttribute(attribute)) element.setAttribute(attribute, value);
  }
}
