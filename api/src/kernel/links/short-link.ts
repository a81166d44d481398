import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import { uiLanguages } from '../text/language.js';
import { linkPurposes, type LinkPurpose, asText, type UnsignedLink } from './link-signing.js';

/** The path of short links; the code follows. */
export const shortLinkPath = '/l/';

/** A link as its code carries it. */
export interface CodedLink {
  /** The link without what its page can read from the records, and without an address. */
  link: UnsignedLink & { exp: number };
  /** Tells the address that the link speaks for among those that are known; null when it speaks for none. */
  emailDigest: Buffer | null;
  /** The mail of the outbox that brought the link to that address; null when no mail did. */
  mailId: number | null;
  /** The secret that the code was made under. */
  secret: string;
}

/**
 * The ids that a link of a kind is made of, in the order of the code: at most four. Codes that were sent live for months: nothing here,
 * nor the sequence of the purposes and languages, may be moved.
 */
const idsOfKind: Readonly<Record<LinkPurpose, readonly string[]>> = {
  'order-form': ['user_id', 'client_id', 'order_id'],
  'subcontractor-offer': ['user_id', 'subcontractor_id', 'order_id', 'route_id'],
  'client-offer-selection': ['user_id', 'order_id'],
  'subcontractor-order-view': ['order_id', 'route_id', 'subcontractor_id'],
};

/** Ids that a page needs although the signature does not vouch for them. */
const unsignedIds: Readonly<Partial<Record<LinkPurpose, string>>> = { 'client-offer-selection': 'user_id' };

/** The layout of the content. Numbers are unsigned and big-endian, so four bytes hold an exp until the year 2106. */
const format = 1;
const at = { head: 0, exp: 1, version: 5, ids: 9, mail: 21, email: 25, end: 32 } as const;

/** The kind of links that speak for an address. It has three ids: the number of the mail stands where others have a fourth. */
const kindWithAddress = 'order-form' satisfies LinkPurpose;
const ivBytes = 16;

/** 48 bytes fill 64 characters without a bit to spare: no two codes decode to the same bytes. */
const codePattern = /^[A-Za-z0-9_-]{64}$/;

/**
 * Makes and opens the codes of short links. A code is everything that the link is made of, in 32 bytes, encrypted and authenticated
 * by a synthetic initialization vector (Rogaway and Shrimpton, "Deterministic Authenticated-Encryption"; the construction of RFC 5297)
 * with HMAC-SHA-256 and AES-256-CTR. Who has no key can read, change and make none; all codes are of one length; and the same link
 * is the same code whenever it is made, so that a mail that is sent again says the same.
 */
export class ShortLinkCodes {
  private readonly keys: readonly [Keys, ...Keys[]];

  /** @param secrets the installation's, the present one first: codes of former ones still open */
  constructor(secrets: readonly [string, ...string[]]) {
    const [current, ...former] = secrets;
    this.keys = [keysOf(current), ...former.map(keysOf)];
  }

  /**
   * @param mailId the mail of the outbox that brings the link to the address that it speaks for
   * @throws {RangeError} when a part of the link does not fit into a code
   */
  seal(link: UnsignedLink & { exp: number }, mailId: number | null = null): string {
    const [{ mac, cipher }] = this.keys;
    const content = contentOf(link);
    if (link.kind === kindWithAddress) content.writeUInt32BE(mailId ?? 0, at.mail);
    const iv = ivOf(mac, content);
    const sealed = createCipheriv('aes-256-ctr', cipher, iv).update(content);
    return Buffer.concat([iv, sealed]).toString('base64url');
  }

  /** What a code says; null when it was not made here. Whether its time is over, or it was taken back, the page asks. */
  open(code: string): CodedLink | null {
    if (!codePattern.test(code)) return null;
    const bytes = Buffer.from(code, 'base64url');
    const iv = bytes.subarray(0, ivBytes);
    for (const { secret, mac, cipher } of this.keys) {
      const content = createDecipheriv('aes-256-ctr', cipher, iv).update(bytes.subarray(ivBytes));
      if (timingSafeEqual(iv, ivOf(mac, content))) return linkOf(content, secret);
    }
    return null;
  }
}

/** Tells one address from others; letter case makes no difference. */
export function emailDigestOf(email: string): Buffer {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest();
  return digest.subarray(0, at.end - at.email);
}

interface Keys {
  secret: string;
  mac: Buffer;
  cipher: Buffer;
}

function keysOf(secret: string): Keys {
  const both = Buffer.from(hkdfSync('sha256', secret, '', 'frakto short link', 64));
  return { secret, mac: both.subarray(0, 32), cipher: both.subarray(32) };
}

function ivOf(key: Buffer, content: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, ivBytes);
}

function contentOf({
  kind,
  ids,
  email,
  version,
  exp,
  language,
  params,
}: UnsignedLink & { exp: number }): Buffer {
  const content = Buffer.alloc(at.end);
  content[at.head] = (format << 4) | (linkPurposes.indexOf(kind) << 2) | uiLanguages.indexOf(language);
  content.writeUInt32BE(exp, at.exp);
  content.writeUInt32BE(version, at.version);
  idsOfKind[kind].forEach((name, place) => {
    content.writeUInt32BE(ids[name] ?? Number(params[name] ?? 0), at.ids + 4 * place);
  });
  const address = email ?? params['client_email'];
  if (address) emailDigestOf(address).copy(content, at.email);
  return content;
}

function linkOf(content: Buffer, secret: string): CodedLink | null {
  const head = content.readUInt8(at.head);
  const kind = linkPurposes[(head >> 2) & 3];
  const language = uiLanguages[head & 3];
  if (head >> 4 !== format || kind === undefined || language === undefined) return null;
  const all = Object.fromEntries(
    idsOfKind[kind]
      .map((name, place) => [name, content.readUInt32BE(at.ids + 4 * place)] as const)
      .filter(([, id]) => id > 0),
  );
  const ids = Object.fromEntries(Object.entries(all).filter(([name]) => name !== unsignedIds[kind]));
  const digest = content.subarray(at.email);
  return {
    link: {
      kind,
      ids,
      version: content.readUInt32BE(at.version),
      exp: content.readUInt32BE(at.exp),
      language,
      params: asText(all),
    },
    emailDigest: digest.every((byte) => byte === 0) ? null : digest,
    mailId: (kind === kindWithAddress && content.readUInt32BE(at.mail)) || null,
    secret,
  };
}
