/** The element that keeps the words for a start that fails. */
export const startFailureId = "start-failure";

/** Says above whatever stands there that the page does not work, and lets the reader load it again. */
export function showStartFailure(): void {
  const template = document.getElementById(startFailureId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.body.prepend(template.content.cloneNode(true));
  document.body.querySelector("button")?.addEventListener("click", () => location.reload());
  // Once is enough, whatever else fails.
  template.remove();
}
