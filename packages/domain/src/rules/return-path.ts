/** Where a member lands without a better place. */
export const homePath = "/members";

/** The path of this site that a target is; the members' page for what is none. */
function pathOf(target: string | null | undefined): string {
  if (!target || /[\\\p{Cc}]/u.test(target) || /%(5c|2f|0[0-9a-f]|1[0-9a-f])/i.test(target.split(/[?#]/, 1)[0]!))
    return homePath;
  if (!target.startsWith("/") || target.startsWith("//")) return homePath;
  const here = "http://site.invalid";
  if (!URL.canParse(target, here)) return homePath;
  const url = new URL(target, here);
  // Dots that were resolved may leave two slashes in front (`/.//evil.test`), which would be another host again.
  return url.origin === here && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}${url.hash}` : homePath;
}

/**
 * The target after log-in, only ever a path of this site: another origin, a scheme, back-slashes and
 * protocol-relative forms, encoded or not, give the members' page. The log-in itself leads to where it would lead.
 */
export function returnPath(target: string | null | undefined): string {
  let path = pathOf(target);
  // Each turn takes away one level of encoding.
  while (/^\/login\/?(?:[?#]|$)/i.test(path))
    path = pathOf(new URL(path, "http://site.invalid").searchParams.get("next"));
  return path;
}
