/** Takes the focus for what has come in place of the button that was pressed; not from where it has gone meanwhile. */
export function focusArrived(element: HTMLElement | null) {
  if (element?.ownerDocument.activeElement === element?.ownerDocument.body) {
    element?.focus({ preventScroll: true });
  }
}
