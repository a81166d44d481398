import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Middleware } from 'koa';
import { BadRequest, TooLarge, UnsupportedType } from './errors.js';

/** Refuses bodies that are neither JSON nor a form of either kind; without this they would look like empty ones. */
export function takeKnownTypes(): Middleware {
  return (context, next) => {
    // `is` answers null without a body and false for one of another type; it takes the length 0, which browsers
    // send with every PUT and POST without a body, for a body.
    if (context.get('content-length') !== '0' && context.is('json', 'urlencoded', 'multipart') === false)
      throw new UnsupportedType();
    return next();
  };
}

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
function bodyFault(error: Error): Error {
  const { status, type, body, code } = error as ParserFault;
  if (status === 413 || type === 'entity.too.large') return new TooLarge();
  if (status === 415) return new UnsupportedType();
  if (status === 400 && typeof body === 'string' && error instanceof SyntaxError)
    return new BadRequest('malformed_json');
  const isBadlyPacked = typeof code === 'string' && code.startsWith('Z_');
  return status === 400 || isBadlyPacked ? new BadRequest('malformed_request') : error;
}

/** JSON and forms are small; files have their own way in. */
const bodyLimit = '1mb';

const methods = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE];
const names: ReadonlySet<string> = new Set(methods);

/** Reads bodies of JSON and of forms into `context.request.body`. */
export function readBody(): Middleware {
  const read = koaBody({
    multipart: false,
    text: false,
    json: true,
    jsonLimit: bodyLimit,
    formLimit: bodyLimit,
    jsonStrict: true,
    parsedMethods: methods,
    onError: (error) => {
      throw bodyFault(error);
    },
  });
  return (context, next) => (names.has(context.method) ? (read(context, next) as Promise<void>) : next());
}
