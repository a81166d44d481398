import type { Middleware } from 'koa';
import { languageFromHeader } from '../domain/language.js';
import { shortLinkPath } from '../domain/short-link.js';

/**
 * Leads from the short links of mails to their pages, by the long form with nothing but its proof: ids, end and signature. What the page
 * shows it reads from the API with that proof, under the limits of every link: opening one costs next to nothing, and changes nothing.
 * A code that was not made here leads to the page that says what is wrong with a link.
 *
 * Nobody keeps the answer, so that a link that is taken back ends for all; and its own address, which is a proof too, is told to no other
 * website (`Referrer-Policy`) and is not in the log.
 */
export function openShortLinks(
  pageOf: (code: string) => Promise<string | null>,
  publicUrl: string,
): Middleware {
  // A proxy may reach the product under a path of its own.
  const home = new URL(publicUrl).pathname.replace(/\/$/, '');
  return async (context, next): Promise<void> => {
    const { path, method } = context;
    if (!path.startsWith(shortLinkPath) || (method !== 'GET' && method !== 'HEAD')) {
      await next();
      return;
    }
    const page = await pageOf(path.slice(shortLinkPath.length).replace(/\/$/, ''));
    context.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    context.vary('Accept-Language');
    context.redirect(
      page ?? `${home}/order/${languageFromHeader(context.get('accept-language') || undefined)}`,
    );
  };
}

/** Where the links lead by which somebody wants no more mailings. */
export const unsubscribePath = '/unsubscribe/';

/** A path as it may be logged: the code of such a link is a proof. */
export function pathForLog(path: string): string {
  const secret = [shortLinkPath, unsubscribePath].find((start) => path.startsWith(start));
  return secret ? `${secret}…` : path;
}
