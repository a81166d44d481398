/** Whether the product is reached by a name, not by a number: passkeys belong to names. */
export function hasHostName(): boolean {
  return !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Whether passkeys work here: the browser knows them, and the product is reached by a name. */
export function passkeysWork(): boolean {
  return typeof window.PublicKeyCredential === 'function' && hasHostName();
}
