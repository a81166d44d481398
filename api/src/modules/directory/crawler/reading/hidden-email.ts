/**
 * The address behind `data-cfemail`: two hexadecimal digits of a key, then each byte of the address combined with it.
 * @returns null when it is none
 */
export function revealedEmail(hidden: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hidden)) return null;
  const [key = 0, ...bytes] = Buffer.from(hidden, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString('utf8');
}

/** The hidden part of a link to the page that reveals such an address to people. */
export function hiddenInLink(href: string): string | null {
  return /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)$/i.exec(href)?.[1] ?? null;
}

/** The address that a script of the page would put together of an element's attributes; null when they have none. */
export function emailOfParts(attributes: Readonly<Record<string, string>>): string | null {
  const first = (...names: readonly string[]): string =>
    names.map((name) => attributes[`data-${name}`] ?? '').find((value) => value !== '') ?? '';
  const whole = first('email', 'mail', 'mailto', 'e-mail');
  if (whole.includes('@')) return whole.slice(0, 300);
  const box = first('user', 'name', 'local', 'box', 'account') || whole;
  const host = first('domain', 'host', 'server');
  return /^[\w.+-]{1,64}$/.test(box) && /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}$/.test(host)
    ? `${box}@${host}`
    : null;
}
