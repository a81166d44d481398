import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { checkSignature, S3Fault, type S3Key } from './s3-signature.js';

/** A file in a bucket of the server. */
interface S3File {
  content: Buffer;
  contentType: string;
}

/** A file that is being sent in parts. */
interface S3Upload {
  key: string;
  contentType: string;
  parts: Map<number, Buffer>;
  initiated: Date;
}

/** What the server was asked for. */
interface S3Call {
  request: IncomingMessage;
  body: Buffer;
}

/** A server on loopback that understands the calls which the product makes of S3, and checks their signatures. */
export interface S3TestServer {
  url: string;
  bucket: string;
  key: S3Key;
  files: Map<string, S3File>;
  uploads: Map<string, S3Upload>;
  /** `PUT /bucket/name`, in the sequence of the calls, with the words of the query that matter. */
  calls: string[];
  /** Answers instead of the server: while it returns true, it has. */
  answerWith(answer: ((response: ServerResponse, call: S3Call) => boolean) | null): void;
  close(): Promise<void>;
}

/** How many files an answer lists at most. */
const filesInList = 3;

/** No part but the last may be smaller. */
export const smallestPart = 5 * 1024 * 1024;

const xml = (name: string, ...content: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content.join('')}</${name}>`;
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Starts one with an empty bucket on a free port of this machine. */
export async function startS3TestServer(bucket = 'frakto-files'): Promise<S3TestServer> {
  const key = { accessKeyId: 'test-key', secretAccessKey: 'a secret that only tests know' };
  const bench = new Bench(bucket);
  let instead: ((response: ServerResponse, call: S3Call) => boolean) | null = null;
  const calls: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
    const words = [...searchParams.keys()].filter((name) => name !== 'x-id').join(' ');
    calls.push(`${request.method} ${pathname}${words && ` ${words}`}`);
    if (instead?.(response, { request, body })) return;
    checkSignature(request, body, key);
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) {
      throw new S3Fault(411, 'MissingContentLength');
    }
    bench.answer(request, pathname, searchParams, body, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof S3Fault ? error : new S3Fault(500, 'InternalError');
      response.writeHead(status, { 'content-type': 'application/xml' });
      const fault = xml('Error', `<Code>${code}</Code><Message>The test server says ${code}</Message>`);
      response.end(request.method === 'HEAD' ? undefined : fault);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    key,
    files: bench.files,
    uploads: bench.uploads,
    calls,
    answerWith: (next) => void (instead = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What the server keeps. */
class Bench {
  readonly files = new Map<string, S3File>();
  readonly uploads = new Map<string, S3Upload>();

  constructor(private readonly bucket: string) {}

  answer(
    { method = '', headers }: IncomingMessage,
    path: string,
    query: URLSearchParams,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const [, bucket, key = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(path)) ?? [];
    if (bucket !== this.bucket) throw new S3Fault(404, 'NoSuchBucket');
    const contentType = headers['content-type'] ?? 'binary/octet-stream';
    const uploadId = query.get('uploadId');
    if (query.has('uploads')) {
      if (method === 'POST') this.#begin(key, contentType, response);
      else this.#list(query.get('prefix') ?? '', response);
    } else if (uploadId !== null) {
      this.#goOn(method, uploadId, Number(query.get('partNumber')), body, response);
    } else if (query.has('list-type')) {
      this.#listFiles(query.get('prefix') ?? '', query.get('continuation-token') ?? '', response);
    } else if (method === 'PUT') {
      this.files.set(key, { content: body, contentType });
      response.writeHead(200, { etag: etagOf(body) }).end();
    } else if (method === 'DELETE') {
      this.files.delete(key);
      response.writeHead(204).end();
    } else {
      this.#read(key, method, response);
    }
  }

  #read(key: string, method: string, response: ServerResponse): void {
    const file = this.files.get(key);
    if (!file) throw new S3Fault(404, 'NoSuchKey');
    const { content, contentType } = file;
    const head = { 'content-type': contentType, 'content-length': content.length, etag: etagOf(content) };
    response.writeHead(200, head).end(method === 'HEAD' ? undefined : content);
  }

  /** A few at a time, so that readers have to ask again. */
  #listFiles(prefix: string, after: string, response: ServerResponse): void {
    const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, filesInList);
    const items = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${this.files.get(key)?.content.length}</Size>` +
        `<LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    );
    const isLast = page.length === keys.length;
    const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
    response.end(xml('ListBucketResult', `<IsTruncated>${!isLast}</IsTruncated>`, next, ...items));
  }

  #begin(key: string, contentType: string, response: ServerResponse): void {
    const id = randomUUID();
    this.uploads.set(id, { key, contentType, parts: new Map(), initiated: new Date() });
    response.end(xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`));
  }

  #goOn(method: string, id: string, part: number, body: Buffer, response: ServerResponse): void {
    const upload = this.uploads.get(id);
    if (!upload) throw new S3Fault(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(part, body);
      response.writeHead(200, { etag: etagOf(body) }).end();
    } else if (method === 'DELETE') {
      this.uploads.delete(id);
      response.writeHead(204).end();
    } else {
      this.#complete(id, upload, String(body), response);
    }
  }

  #complete(
    id: string,
    { key, contentType, parts }: S3Upload,
    named: string,
    response: ServerResponse,
  ): void {
    const numbers = [...named.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
      Number(number),
    );
    const contents = numbers.map((number) => parts.get(number));
    const etags = contents.map((content) => content && etagOf(content).replaceAll('"', '&quot;'));
    const isNamed = etags.every(
      (etag) => etag && (named.includes(etag) || named.includes(etag.replaceAll('&quot;', '"'))),
    );
    if (contents.length === 0 || !isNamed) throw new S3Fault(400, 'InvalidPart');
    const whole = contents.filter((content) => content !== undefined);
    if (whole.slice(0, -1).some(({ length }) => length < smallestPart))
      throw new S3Fault(400, 'EntityTooSmall');
    this.files.set(key, { content: Buffer.concat(whole), contentType });
    this.uploads.delete(id);
    response.end(xml('CompleteMultipartUploadResult', `<Bucket>${this.bucket}</Bucket><Key>${key}</Key>`));
  }

  #list(prefix: string, response: ServerResponse): void {
    const found = [...this.uploads].filter(([, { key }]) => key.startsWith(prefix));
    const items = found.map(
      ([id, { key, initiated }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
    );
    response.end(xml('ListMultipartUploadsResult', ...items));
  }
}
