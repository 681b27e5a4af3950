/** What Tab may stop at, as far as a selector can tell: it may still be hidden. */
export const tabbable =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';
