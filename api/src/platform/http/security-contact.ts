import type { Middleware } from 'koa';
import { NotFound } from './errors.js';

/** RFC 9116, section 3. */
const path = '/.well-known/security.txt';
/** Days for which a reader may keep the file; section 2.5.5 advises less than a year. */
const daysValid = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Says at `/.well-known/security.txt` whom to tell of a weakness (RFC 9116).
 * @param contact address of the operator, `mailto:` or `https:`; without it there is no such file
 */
export function serveSecurityContact(contact: string | undefined, publicUrl: string): Middleware {
  return (context, next) => {
    if (context.path !== path || (context.method !== 'GET' && context.method !== 'HEAD')) return next();
    if (!contact) throw new NotFound();
    const expires = new Date((Math.floor(Date.now() / dayMs) + daysValid) * dayMs).toISOString();
    context.type = 'text/plain; charset=utf-8';
    context.body = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, pl, no',
      `Canonical: ${new URL(path, publicUrl).href}`,
      '',
    ].join('\n');
    return Promise.resolve();
  };
}
