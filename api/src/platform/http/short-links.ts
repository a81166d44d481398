import type { Context, Middleware } from 'koa';
import { currentCaller } from '../../kernel/caller.js';
import { languageFromHeader } from '../../kernel/text/language.js';
import { shortLinkPath, type CodedLink } from '../../kernel/links/short-link.js';
import { isRead } from './pages-of-the-web.js';
import { orWaitingPage } from './plain-page.js';

/** What short links are opened with. */
interface ShortLinks {
  read(code: string): CodedLink | null;
  /** @throws {TooManyRequests} */
  follow(link: CodedLink | null, address: string): Promise<string | null>;
}

/**
 * Leads from the short links of mails to their pages, by the long form with nothing but its proof: ids, end and signature. What the page
 * shows it reads from the API with that proof. Opening a link changes nothing, and is limited by address like reading what it shows.
 * A code that was not made here leads to the page that says what is wrong with a link.
 *
 * Nobody keeps the answer, so that a link that is taken back ends for all; and its own address, which is a proof too, is told to no other
 * website (`Referrer-Policy`) and is not in the log.
 */
export function openShortLinks(links: ShortLinks, publicUrl: string): Middleware {
  // A proxy may reach the product under a path of its own.
  const home = new URL(publicUrl).pathname.replace(/\/$/, '');
  const follow = async (context: Context): Promise<void> => {
    const link = links.read(context.path.slice(shortLinkPath.length).replace(/\/$/, ''));
    const readers = languageFromHeader(context.get('accept-language') || undefined);
    context.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    context.vary('Accept-Language');
    await orWaitingPage(context, link?.link.language ?? readers, async () => {
      const page = await links.follow(link, currentCaller().address ?? context.ip);
      context.redirect(page ?? `${home}/order/${readers}`);
    });
  };
  return (context, next): Promise<void> =>
    context.path.startsWith(shortLinkPath) && isRead(context) ? follow(context) : next();
}

/** Where the links lead by which somebody wants no more mailings. */
export const unsubscribePath = '/unsubscribe/';

/** Where calendar programs read loadings and unloadings. */
export const calendarPath = '/calendar/';

/** Beginnings of paths that end in a proof. */
const secretPaths = [shortLinkPath, unsubscribePath, calendarPath, `/api${calendarPath}`];

/** A path as it may be logged: the code of such a link is a proof. */
export function pathForLog(path: string): string {
  const secret = secretPaths.find((start) => path.startsWith(start));
  return secret ? `${secret}…` : path;
}
