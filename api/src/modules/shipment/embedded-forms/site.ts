/**
 * The origin of a website as browsers name it: `https://www.example.com`. Without a scheme `https` is meant.
 * @returns null when the text names no website, or more than one: a path, a query, a user, a wildcard
 */
export function originOf(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/[\s\p{Cc}*,;'"\\]/u.test(address) || !URL.canParse(address)) return null;
  const { protocol, username, password, pathname, search, hash, origin } = new URL(address);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  return /^https?:$/.test(protocol) && isBare && origin.length <= 200 ? origin : null;
}

/** The origin of the page that somebody comes from, of a whole address; null when it tells none. */
export function originOfPage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : null;
}
