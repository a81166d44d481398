import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Middleware } from 'koa';
import { bodyFault } from './body-fault.js';

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
