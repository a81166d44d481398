import type { Middleware } from 'koa';

/** What pages may load, and who may embed them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // The interface's style library writes style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
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
