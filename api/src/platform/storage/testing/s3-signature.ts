import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A key that a server knows. */
export interface S3Key {
  accessKeyId: string;
  secretAccessKey: string;
}

/** An error of the service, by its name in the service's own list. */
export class S3Fault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const credential = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), /;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Checks the signature of a request as Amazon describes it (Signature Version 4), and that the body is the signed one.
 * @throws S3Fault
 */
export function checkSignature(request: IncomingMessage, body: Buffer, key: S3Key): void {
  const { method = '', headers } = request;
  const header = headers.authorization ?? '';
  const [, id, scope = ''] = credential.exec(header) ?? [];
  if (id !== key.accessKeyId)
    throw new S3Fault(403, id === undefined ? 'AccessDenied' : 'InvalidAccessKeyId');
  const signed = /SignedHeaders=([^,]+)/.exec(header)?.[1]?.split(';') ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  const url = new URL(request.url ?? '/', 'http://any');
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed.join(';'),
    payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join('\n');
  const signing = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  const signature = /Signature=([0-9a-f]{64})$/.exec(header)?.[1];
  const isComplete = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name));
  if (!isComplete || hmac(signing, text).toString('hex') !== signature) {
    throw new S3Fault(403, 'SignatureDoesNotMatch');
  }
  if (payload !== hash(body)) throw new S3Fault(400, 'XAmzContentSHA256Mismatch');
}

function canonicalQuery({ searchParams }: URL): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}
