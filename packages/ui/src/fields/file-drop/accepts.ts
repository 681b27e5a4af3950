/** Whether a file fits an `accept` attribute. Dropped files pass it by; the name and type are only what the sender says. */
export function accepts(accept: string | undefined, file: File) {
  if (!accept) return true;
  return accept.split(",").some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith(".")) return file.name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith("/*")) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
}
