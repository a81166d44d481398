import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskeyCredential, PasskeyCredential } from '../modules/identity/accounts/passkey.dto.js';

/** What a test has an authenticator do otherwise than it should. */
export interface Deviation {
  /** The website that the browser says it is at. */
  origin?: string;
  /** The host that the key is used for. */
  rpId?: string;
  /** Whether its user was verified. */
  isVerified?: boolean;
  userHandle?: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** A passkey in memory: an authenticator that holds one key (WebAuthn, ES256) and a browser at the product's address. */
export class TestPasskey {
  private readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  private counter = 0;

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE (RFC 9053): kty 2, alg -7, crv 1, and the coordinates, in CBOR.
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    this.cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ]);
  }

  /** Answers the options of a new passkey. */
  create(options: Record<string, unknown>, deviation: Deviation = {}): NewPasskeyCredential {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(deviation, 0x40),
      Buffer.alloc(16),
      length,
      this.id,
      this.cose,
    ]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(authData.length);
    // {"fmt": "none", "attStmt": {}, "authData": …} in CBOR.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59]),
      size,
      authData,
    ]);
    return {
      ...this.common(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options, deviation),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'made-up'],
      },
    };
  }

  /** Answers the options of a sign-in. */
  answer(options: Record<string, unknown>, deviation: Deviation = {}): PasskeyCredential {
    this.counter += 1;
    const authData = this.head(deviation, 0);
    const clientDataJSON = this.clientData('webauthn.get', options, deviation);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.common(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.key)),
        ...(deviation.userHandle === undefined ? {} : { userHandle: deviation.userHandle }),
      },
    };
  }

  private common() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private head({ rpId = this.rpId, isVerified = true }: Deviation, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | flags]), counter]);
  }

  private clientData(type: string, options: Record<string, unknown>, { origin }: Deviation): string {
    const { challenge } = options;
    return base64url(JSON.stringify({ type, challenge, origin: origin ?? this.origin, crossOrigin: false }));
  }
}
