import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import send from 'koa-send';
import { isRead } from './pages-of-the-web.js';

const root = join(import.meta.dirname, '../../../reference/dist');
const year = 365 * 86_400_000;

/**
 * What the page may load: files of the product alone. Its library writes style attributes, shows answers that are pictures or
 * PDFs from memory, and sends the calls that people try.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  'media-src blob:',
  'object-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The pages for integrators, as plain text. */
const guidePath = /^\/docs\/integrators(\/[a-z-]+)?$/;

/** The API's description at `/openapi.json` and a page for people at `/docs`. */
export function serveReference(): Middleware {
  const description = findDescription();
  const serve = async (context: Context, next: Next, path: string): Promise<void> => {
    if (path === '/openapi.json') {
      context.type = 'application/json';
      context.body = description();
    } else if (path === '/docs' || path === '/docs/') {
      context.set('Content-Security-Policy', contentSecurityPolicy);
      await sendFile(context, 'index.html', { maxAge: 0 });
    } else if (path === '/docs/sdk.txt') {
      await sendFile(context, 'sdk.txt', { maxAge: 0 });
    } else if (guidePath.test(path)) {
      await sendFile(context, `${path.slice('/docs/'.length)}.txt`, { maxAge: 0 });
    } else if (path.startsWith('/docs/assets/')) {
      await sendFile(context, path.slice('/docs/'.length), { maxAge: year, immutable: true });
    } else {
      await next();
    }
  };
  return (context, next) => {
    const path = context.path.replace(/^\/api(?=\/)/, '');
    return isRead(context) && /^\/(docs|openapi)\b/.test(path) ? serve(context, next, path) : next();
  };
}

/** Sends a file that the build made; one that is not there is answered by nobody, which is a 404. */
async function sendFile(context: Context, path: string, keep: send.SendOptions): Promise<void> {
  try {
    await send(context, path, { root, ...keep });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
    return;
  }
  if (keep.maxAge === 0) context.set('Cache-Control', 'no-cache');
  if (context.fresh) context.status = 304;
}

function findDescription(): () => Buffer {
  let content: Buffer | null = null;
  const path = join(import.meta.dirname, '../../../../openapi/openapi.json');
  if (!existsSync(path)) throw new Error(`The API's description is missing: ${path}`);
  return () => (content ??= readFileSync(path));
}
