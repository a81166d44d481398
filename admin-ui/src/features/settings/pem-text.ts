/** The longest text that the API takes. */
const mostBytes = 20_000;
const whole = /-----BEGIN [A-Z ]+-----[\s\S]+-----END [A-Z ]+-----/;
/** What a certificate in DER begins with. */
const sequence = 0x30;

/**
 * What a chosen file says in PEM; a certificate that is in DER is put into it.
 * @returns null where it is neither
 */
export function pemOf(bytes: Uint8Array, kind: 'certificate' | 'key'): string | null {
  if (bytes.length > mostBytes) return null;
  const text = new TextDecoder().decode(bytes);
  const found = whole.exec(text)?.[0];
  if (found) return found;
  if (kind !== 'certificate' || bytes[0] !== sequence) return null;
  const base64 = btoa(String.fromCharCode(...bytes));
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}
