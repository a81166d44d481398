import multer from '@koa/multer';
import type { Context } from 'koa';
import type { Fault } from './checks.js';
import { BadRequest, InvalidInput, TooLarge } from './errors.js';

/** A file as a form brings it, whole in memory: it has to fit into the limit. */
export interface ReceivedFile {
  /** As the sender calls it; a name for people, never a path. */
  originalname: string;
  /** As the sender says; only the content tells. */
  mimetype: string;
  size: number;
  buffer: Buffer;
}

/** The most that a file may have. */
export const maximumFileBytes = 10 * 1024 * 1024;

const options = {
  storage: multer.memoryStorage(),
  limits: {
    fileSize: maximumFileBytes,
    files: 1,
    fields: 20,
    fieldSize: 10_000,
    fieldNameSize: 100,
    parts: 21,
  },
  // Names of files come in any alphabet.
  defParamCharset: 'utf8',
};
const receiver = multer(options);

/** The most that a form with a file may have: the file, and what stands around it. */
const maximumFormBytes = maximumFileBytes + 512 * 1024;

/**
 * Reads a form with one file into `request.body` and `request.files`.
 * @returns the fault when the file is missing
 * @throws {InvalidInput} when the file stands in another field
 * @throws {TooLarge} when the file has more bytes than are taken
 * @throws {BadRequest} when the form cannot be read
 */
export async function receiveFile(context: Context, field: string): Promise<Fault[]> {
  // Where tsoa looks for it.
  Object.assign(context.request, { files: {} });
  try {
    await Promise.race([receiver.single(field)(context, () => Promise.resolve()), whenTooLarge(context)]);
  } catch (error) {
    const elsewhere = fieldOfUnexpected(error);
    if (elsewhere === null || elsewhere === field) throw refusalOf(error);
    // What else the form says was not read: nothing can be said of it.
    throw new InvalidInput([
      { field: elsewhere, code: 'unknown_field' },
      { field, code: 'required' },
    ]);
  }
  const { file } = context as { file?: ReceivedFile };
  if (!file) return [{ field, code: 'required' }];
  Object.assign(context.request, { files: { [field]: [file] } });
  return [];
}

/**
 * Fails as soon as a form has too many bytes: the reader of forms would wait for its end, which may never come.
 * @throws {TooLarge}
 */
function whenTooLarge({ req, request }: Context): Promise<never> {
  return new Promise((_resolve, reject) => {
    if ((request.length ?? 0) > maximumFormBytes) return reject(new TooLarge());
    let read = 0;
    req.on('data', (part: Buffer) => {
      read += part.length;
      if (read > maximumFormBytes) reject(new TooLarge());
    });
  });
}

/** The field of a file that nobody asked for. */
function fieldOfUnexpected(error: unknown): string | null {
  const { code, field } = error as { code?: string; field?: string };
  return code === 'LIMIT_UNEXPECTED_FILE' ? (field ?? '') : null;
}

function refusalOf(error: unknown): Error {
  if (error instanceof Error && error.name === 'MulterError') {
    return (error as { code?: string }).code === 'LIMIT_FILE_SIZE'
      ? new TooLarge()
      : new BadRequest('malformed_request');
  }
  // The form breaks off, or is none.
  return error instanceof Error && /multipart|boundary|unexpected end|malformed/i.test(error.message)
    ? new BadRequest('malformed_request')
    : (error as Error);
}
