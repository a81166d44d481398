import type { X509Certificate } from 'node:crypto';

/**
 * What KSeF issues a certificate for: signing in (`Authentication`), or signing code II of invoices that KSeF does not have yet (`Offline`).
 * None does both.
 */
export type CertificateKind = 'authentication' | 'offline';

/** A value in DER. */
interface Value {
  tag: number;
  body: Buffer;
}

const extensionsTag = 0xa3;
const keyUsageId = Buffer.from('551d0f', 'hex');
const digitalSignature = 0x80;
const nonRepudiation = 0x40;

/**
 * The kind of a certificate by its key usage, which the Ministry describes: digital signature alone is one to sign in, non-repudiation alone
 * one for offline invoices. Null of any other, such as those that people sign themselves for the test environment.
 */
export function certificateKindOf({ raw }: X509Certificate): CertificateKind | null {
  const [certificate] = valuesIn(raw);
  const [signed] = valuesIn(certificate?.body);
  const extensions = valuesIn(signed?.body).find(({ tag }) => tag === extensionsTag);
  const [list] = valuesIn(extensions?.body);
  const keyUsage = valuesIn(list?.body)
    .map(({ body }) => valuesIn(body))
    .find(([id]) => id?.body.equals(keyUsageId));
  // Of an extension: its id, perhaps that it is critical, and its value as bytes. Of these bits the first byte counts the unused ones.
  const [bits] = valuesIn(keyUsage?.at(-1)?.body);
  const usage = bits?.body[1] ?? 0;
  const signs = (usage & digitalSignature) !== 0;
  const vouches = (usage & nonRepudiation) !== 0;
  if (signs === vouches) return null;
  return signs ? 'authentication' : 'offline';
}

/** What bytes hold one behind the other; what is not whole ends it. */
function valuesIn(bytes: Buffer = Buffer.of()): Value[] {
  const values: Value[] = [];
  for (let at = 0; at + 2 <= bytes.length;) {
    const [tag = 0, short = 0] = bytes.subarray(at, at + 2);
    const more = short < 0x80 ? 0 : short & 0x7f;
    if (more > 4 || at + 2 + more > bytes.length) break;
    const length = more === 0 ? short : bytes.readUIntBE(at + 2, more);
    const from = at + 2 + more;
    if (short === 0x80 || from + length > bytes.length) break;
    values.push({ tag, body: bytes.subarray(from, from + length) });
    at = from + length;
  }
  return values;
}
