export const entryCookie = "entered";

/** Remembers that the visitor has answered the entry warning. */
export function rememberEntry(): void {
  document.cookie = `${entryCookie}=1; path=/; max-age=31536000; samesite=lax`;
}
