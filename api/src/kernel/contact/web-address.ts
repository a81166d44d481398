/** An address as people write it, with or without `https://`, whole; null when no website can be there. */
export function webAddress(typed: string): URL | null {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole) || /[\s\p{Cc}]/u.test(text) || /^[a-z][a-z\d+.-]*:\/\//i.test(whole.slice(8)))
    return null;
  const url = new URL(whole);
  if (url.username !== '' || url.password !== '' || !isHost(url)) return null;
  url.hash = '';
  return url;
}

/** A name of several parts, an address of numbers, or a name within one's own network with its port. */
function isHost({ hostname, port }: URL): boolean {
  return hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname) || (hostname !== '' && port !== '');
}

/**
 * Whether a text is the website of a company as people write it. What has a protocol has http or https: `javascript:1` is
 * neither that nor a machine of one's own network.
 */
export function isWebsite(typed: string): boolean {
  const url = webAddress(typed);
  return url !== null && (/^https?:\/\//i.test(typed.trim()) || /[.[]/.test(url.hostname));
}
