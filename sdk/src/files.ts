import { fileHeadersOf, unlessCut } from './answer.js';

/** A file that the API answers with: its content is still to come, and is read once. */
export class FileAnswer {
  /** As the API calls it; null when it does not say. */
  readonly name: string | null;
  /** Its media type. */
  readonly type: string;
  /** In bytes; null when the API does not say before. */
  readonly size: number | null;
  /** Records in it; null when the API does not say. */
  readonly count: number | null;
  readonly #response: Response;

  constructor(response: Response) {
    const { headers } = response;
    const size = headers.get('content-length');
    ({ name: this.name, count: this.count } = fileHeadersOf(headers));
    this.type = headers.get('content-type') ?? 'application/octet-stream';
    // The length is of what travels, which may be packed.
    this.size = size === null || headers.has('content-encoding') ? null : Number(size);
    this.#response = response;
  }

  /** The content as it comes. */
  get stream(): ReadableStream<Uint8Array> {
    return this.#response.body ?? new Blob([]).stream();
  }

  /**
   * The whole content.
   * @throws {NetworkError} when it breaks off
   */
  blob(): Promise<Blob> {
    return unlessCut(this.#response, () => this.#response.blob());
  }

  /**
   * The whole content.
   * @throws {NetworkError} when it breaks off
   */
  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await unlessCut(this.#response, () => this.#response.arrayBuffer()));
  }
}

/** The content of a file to send. */
export type UploadContent =
  | Blob
  | ArrayBuffer
  | Uint8Array
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

/** A file to send; the API tells its type by the ending of the name. */
export interface NamedContent {
  readonly name: string;
  readonly content: UploadContent;
  /** Its media type. */
  readonly type?: string | undefined;
}

/** A form with a file as its operation takes it: the file as a `File`, or with its name; ids as numbers, too. */
export type Upload<Form> = {
  [Field in keyof Form]: Blob extends Form[Field]
    ? Blob | NamedContent
    : string extends Form[Field]
      ? Form[Field] | number
      : Form[Field];
};

/**
 * The same form with files that can be sent, and sent again when an answer is lost: a stream is read to its end before.
 */
export async function withFiles(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(async ([name, value]: [string, unknown]) => {
    return [name, isNamedContent(value) ? await fileOf(value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

function isNamedContent(value: unknown): value is NamedContent {
  return typeof value === 'object' && value !== null && 'name' in value && 'content' in value;
}

async function fileOf({ name, content, type }: NamedContent): Promise<File> {
  const parts = isBytes(content) ? [content as BlobPart] : await partsOf(content);
  return new File(parts, name, type === undefined ? {} : { type });
}

function isBytes(content: UploadContent): content is Blob | ArrayBuffer | Uint8Array {
  return content instanceof Blob || content instanceof ArrayBuffer || content instanceof Uint8Array;
}

async function partsOf(content: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  if ('getReader' in content) {
    // Not every browser iterates over streams.
    const reader = content.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parts.push(next.value as BlobPart);
  } else for await (const part of content) parts.push(part as BlobPart);
  return parts;
}
