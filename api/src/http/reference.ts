import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import send from 'koa-send';

const resolve = createRequire(import.meta.url).resolve;

/** The files of the reference page that come from the library. */
const libraryFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Frakto API</title><link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body><div id="reference"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>`;

const start = `window.SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: 0 });`;

/** The API's description at `/openapi.json` and a page for people at `/docs`. */
export function serveReference(): Middleware {
  const description = findDescription();
  const library = dirname(resolve('swagger-ui-dist/package.json'));
  const serve = async (context: Context, next: Next, path: string): Promise<void> => {
    if (path === '/openapi.json') {
      context.type = 'application/json';
      context.body = description();
    } else if (path === '/docs' || path === '/docs/') {
      context.type = 'text/html';
      context.body = page;
    } else if (path === '/docs/start.js') {
      context.type = 'text/javascript';
      context.body = start;
    } else if (path.startsWith('/docs/') && libraryFiles.has(basename(path))) {
      await send(context, basename(path), { root: library, maxAge: 3_600_000 });
    } else {
      await next();
    }
  };
  return (context, next) => {
    const path = context.path.replace(/^\/api(?=\/)/, '');
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    return isRead && /^\/(docs|openapi)\b/.test(path) ? serve(context, next, path) : next();
  };
}

function findDescription(): () => Buffer {
  let content: Buffer | null = null;
  const path = join(import.meta.dirname, '../../../openapi/openapi.json');
  if (!existsSync(path)) throw new Error(`The API's description is missing: ${path}`);
  return () => (content ??= readFileSync(path));
}
