import type { Middleware } from 'koa';
import { NotFound } from './errors.js';
import { isRead } from './pages-of-the-web.js';

/** What pages may load, and who may embed them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // The interface's style library writes style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // The application's arrows stand in its style sheet.
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  // Chrome shows the PDFs that a page has fetched as plugins; nothing that has an address of its own is one.
  'object-src blob:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const headers = new Map(
  Object.entries({
    'Content-Security-Policy': contentSecurityPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Permitted-Cross-Domain-Policies': 'none',
    // The filter of old browsers did more harm than good.
    'X-XSS-Protection': '0',
  }),
);

/** What somebody uploaded is saved, never shown; should a browser show it all the same, it may do nothing. */
const policyOfFiles = "default-src 'none'; sandbox";

/** Headers of every answer. Pages that may be embedded loosen `frame-ancestors` themselves. */
export function securityHeaders(): Middleware {
  return async (context, next) => {
    context.res.setHeaders(headers);
    await next();
    if (/^attachment/.test(String(context.res.getHeader('Content-Disposition'))))
      context.set('Content-Security-Policy', policyOfFiles);
  };
}

/** RFC 9116, section 3. */
const contactPath = '/.well-known/security.txt';
/** Days for which a reader may keep the file; section 2.5.5 advises less than a year. */
const daysValid = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Says at `/.well-known/security.txt` whom to tell of a weakness (RFC 9116).
 * @param contact address of the operator, `mailto:` or `https:`; without it there is no such file
 */
export function serveSecurityContact(contact: string | undefined, publicUrl: string): Middleware {
  return (context, next) => {
    if (context.path !== contactPath || !isRead(context)) return next();
    if (!contact) throw new NotFound();
    const expires = new Date((Math.floor(Date.now() / dayMs) + daysValid) * dayMs).toISOString();
    context.type = 'text/plain; charset=utf-8';
    context.body = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, pl, no',
      `Canonical: ${new URL(contactPath, publicUrl).href}`,
      '',
    ].join('\n');
    return Promise.resolve();
  };
}
