import multer from '@koa/multer';
import type { Context } from 'koa';
import type { Fault } from './checks.js';
import { BadRequest, TooLarge } from './errors.js';

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

/**
 * Reads a form with one file into `request.body` and `request.files`.
 * @returns the fault when the file is missing
 * @throws {TooLarge} when the file has more bytes than are taken
 * @throws {BadRequest} when the form cannot be read
 */
export async function receiveFile(context: Context, field: string): Promise<Fault[]> {
  try {
    await receiver.single(field)(context, () => Promise.resolve());
  } catch (error) {
    throw refusalOf(error);
  }
  const { file } = context as { file?: ReceivedFile };
  // Where tsoa looks for it.
  Object.assign(context.request, { files: file ? { [field]: [file] } : {} });
  return file ? [] : [{ field, code: 'required' }];
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
