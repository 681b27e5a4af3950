/** Whoever bundles puts it in, as for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Says in development that a dialog has no title: whoever hears it opened would not know what it is. */
export function tellNameless(dialog: Element): void {
  if (process.env.NODE_ENV === "production") return;
  if (dialog.hasAttribute("aria-labelledby") || dialog.getAttribute("aria-label")) return;
  // oxlint-disable-next-line no-console -- it is for whoever writes the page
  console.error("A dialog has no title: give it a DialogTitle, or an aria-label.", dialog);
}
