import { BadRequest, TooLarge, UnsupportedType } from './errors.js';

/** What the parser of bodies tells; `type` comes from reading, `body` from parsing, `code` from inflating. */
interface ParserFault {
  status?: unknown;
  type?: unknown;
  body?: unknown;
  code?: unknown;
}

/**
 * What is wrong with a body, as the caller is told. Called with errors of reading and parsing it alone, so that an
 * error of the same class from anywhere else stays what it is: a failure of the server.
 */
export function bodyFault(error: Error): Error {
  const { status, type, body, code } = error as ParserFault;
  if (status === 413 || type === 'entity.too.large') return new TooLarge();
  if (status === 415) return new UnsupportedType();
  if (status === 400 && typeof body === 'string' && error instanceof SyntaxError)
    return new BadRequest('malformed_json');
  const isBadlyPacked = typeof code === 'string' && code.startsWith('Z_');
  return status === 400 || isBadlyPacked ? new BadRequest('malformed_request') : error;
}
