import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../config/secret.js';
import { VaultError, type OpenedText, type Vault, type VaultContext } from './vault.port.js';

/**
 * Layout of version 1, in bytes: version (1), key id (8), nonce (12), ciphertext, tag (16); written as `v1.` and
 * base64url without padding. Version and key id fill twelve characters exactly, so that SQL can find by a prefix what
 * was sealed under another secret.
 */
const version = 1;
const keyIdLength = 8;
const nonceLength = 12;
const tagLength = 16;
const headLength = 1 + keyIdLength;
const textPrefix = 'v1.';

interface VaultKey {
  id: Buffer;
  key: Buffer;
}

/**
 * Seals by AES-256-GCM (NIST SP 800-38D) under keys that HKDF-SHA256 (RFC 5869) derives from the installation's secrets.
 * Nonces are random: NIST permits 2^32 texts under one key, far more than companies have secrets.
 */
export class SecretVault implements Vault {
  readonly currentPrefix: string;
  private readonly current: VaultKey;
  private readonly keys: ReadonlyMap<string, VaultKey>;

  constructor(secrets: Secrets) {
    this.current = deriveKey(secrets.current);
    const all = [this.current, ...secrets.previous.map(deriveKey)];
    this.keys = new Map(all.map((key) => [key.id.toString('hex'), key]));
    this.currentPrefix = textPrefix + headOf(this.current).toString('base64url');
  }

  seal(text: string, context: VaultContext): string {
    const nonce = randomBytes(nonceLength);
    const head = headOf(this.current);
    const cipher = createCipheriv('aes-256-gcm', this.current.key, nonce, { authTagLength: tagLength });
    cipher.setAAD(associatedData(head, context));
    const sealed = Buffer.concat([
      head,
      nonce,
      cipher.update(text, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return textPrefix + sealed.toString('base64url');
  }

  open(sealed: string, context: VaultContext): OpenedText {
    const bytes = decode(sealed);
    if (!bytes) throw new VaultError('malformed', context);
    const head = bytes.subarray(0, headLength);
    const key = this.keys.get(head.subarray(1).toString('hex'));
    if (!key) throw new VaultError('unknown_key', context);
    const nonce = bytes.subarray(headLength, headLength + nonceLength);
    const decipher = createDecipheriv('aes-256-gcm', key.key, nonce, { authTagLength: tagLength });
    decipher.setAAD(associatedData(head, context));
    decipher.setAuthTag(bytes.subarray(-tagLength));
    try {
      const text = Buffer.concat([
        decipher.update(bytes.subarray(headLength + nonceLength, -tagLength)),
        decipher.final(),
      ]);
      return { text: text.toString('utf8'), needsReseal: !key.id.equals(this.current.id) };
    } catch {
      throw new VaultError('tampered', context);
    }
  }
}

/** The id tells which secret a text was sealed under; it is derived beside the key and says nothing about it. */
function deriveKey(secret: string): VaultKey {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return { key: derive('frakto vault 1 key', 32), id: derive('frakto vault 1 key id', keyIdLength) };
}

function headOf({ id }: VaultKey): Buffer {
  return Buffer.concat([Buffer.from([version]), id]);
}

function associatedData(head: Buffer, context: VaultContext): Buffer {
  return Buffer.concat([head, Buffer.from(context, 'utf8')]);
}

/** Null for what no vault has written. Only the one canonical writing of the bytes counts. */
function decode(sealed: string): Buffer | null {
  if (!sealed.startsWith(textPrefix)) return null;
  const written = sealed.slice(textPrefix.length);
  const bytes = Buffer.from(written, 'base64url');
  const isWhole = bytes.length >= headLength + nonceLength + tagLength && bytes[0] === version;
  return isWhole && bytes.toString('base64url') === written ? bytes : null;
}
