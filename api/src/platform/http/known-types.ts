import type { Middleware } from 'koa';
import { UnsupportedType } from './errors.js';

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
