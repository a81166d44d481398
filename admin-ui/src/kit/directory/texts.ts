/** Cuts a long text at so many characters, with an ellipsis; the screens of directories use 40 and 50. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
}

/** A website as it is shown (without protocol) and as a link. Other protocols than http(s) are no links. */
export function websiteLink(website: string): { text: string; href: string | null } {
  const written = website.trim();
  const withProtocol = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`;
  const text = written.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/$/, '');
  try {
    const { protocol, href } = new URL(withProtocol);
    return { text, href: protocol === 'https:' || protocol === 'http:' ? href : null };
  } catch {
    return { text, href: null };
  }
}
