import { Router } from '@koa/router';
import type { Middleware } from 'koa';

/** What operations have in common: the beginning of their paths, up to the end of the first segment. */
const beginning = /^(\/api)?\/[^/]*/;

/**
 * Finds the operation of a request; each answers with and without the prefix /api. A router tries the pattern of every
 * path it knows, so there is one for each beginning.
 */
export function routeOperations(register: (router: Router) => void): Middleware {
  const layers = ['', '/api'].flatMap((prefix) => {
    const router = new Router({ prefix });
    register(router);
    return router.stack;
  });
  const routes = new Map<string, Middleware>();
  for (const [start, group] of Map.groupBy(layers, ({ path }) => beginningOf(String(path)))) {
    const router = new Router();
    router.stack.push(...group);
    routes.set(start, router.routes() as unknown as Middleware);
  }
  return (context, next) => {
    const found = routes.get(beginningOf(context.path));
    return found ? (found(context, next) as Promise<void>) : next();
  };
}

function beginningOf(path: string): string {
  return beginning.exec(path)?.[0].toLowerCase() ?? '';
}
