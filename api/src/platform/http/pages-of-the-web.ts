import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { isMailLanguage, pageLanguage, type UiLanguage } from '../../kernel/text/language.js';

const adminUi = join(import.meta.dirname, '../../../../admin-ui/dist');
/** What was built of the public pages. */
export const publicForms = join(import.meta.dirname, '../../../../public-forms/dist');

/** Pages that show a record: the server writes them for each link. */
export type ReadPage = 'client-offer-selection' | 'subcontractor-order-view';
/** Pages that are the same for everybody, as they were built. */
type BuiltPage = 'order' | 'subcontractor-offer' | 'test' | EmbeddedPage;
/** Pages that stand on companies' own websites. */
type EmbeddedPage = 'embed' | 'carrier-form';
type Manifest = Record<BuiltPage, Record<UiLanguage, string>> & { look: PublicLook };

/** The built files by which a page looks like the public pages, as addresses from the root. */
interface PublicLook {
  styles: readonly string[];
  icon: string;
}

const byPath = /^\/(order|subcontractor-offer|client-offer-selection|subcontractor-order-view)\/([^/]+)\/?$/;
const byFile = /^\/forms\/(order|subcontractor-offer|client-offer-selection|subcontractor-order-view)\.html$/;
const hashed = /^\/(assets|forms-assets)\//;
const year = 365 * 86_400_000;

/** Whether a request only reads, by its method. */
export const isRead = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

/**
 * Serves the pages: what strangers open by link, and the application for every other browser navigation. A path of
 * the API that a browser opens as a page (GET that prefers HTML, not under /api) gets the application.
 */
export function servePages(): Middleware {
  return (context, next): Promise<void> => {
    const { path } = context;
    if (!isRead(context) || path.startsWith('/api/')) return next();
    if (hashed.test(path)) return serveAsset(context);
    const form = publicPageOf(context);
    if (form && !isReadPage(form.page)) return serveForm(context, form.page, form.language);
    if (/\.[a-z0-9]{2,5}$/i.test(path) && existsInAdminUi(path))
      return sendFile(context, path, adminUi, 3_600_000);
    context.vary('Accept');
    if (!prefersHtml(context)) return next();
    return sendFile(context, '/index.html', adminUi, 0);
  };
}

/** Whether a browser asks, to show a page. Most callers do not speak of HTML, and are spared the weighing. */
function prefersHtml(context: Context): boolean {
  return context.get('accept').includes('text/') && context.accepts('json', 'html') === 'html';
}

/** The page for strangers that an address names, and the language in which they read it. */
export function publicPageOf(context: Context): { page: BuiltPage | ReadPage; language: UiLanguage } | null {
  const { path } = context;
  if (path === '/test') return { page: 'test', language: languageOf(context.query['lang']) };
  const named = byPath.exec(path);
  // A subcontractor's token may stand in place of the language: such links are Polish unless they say otherwise.
  if (named)
    return {
      page: named[1] as BuiltPage | ReadPage,
      language: isMailLanguage(named[2]) ? pageLanguage(named[2]) : languageOf(context.query['lang']),
    };
  const file = byFile.exec(path);
  return file ? { page: file[1] as BuiltPage | ReadPage, language: languageOf(context.query['lang']) } : null;
}

/** Other tools make links in the languages of mails: who reads one that pages do not speak gets the English page. */
function languageOf(value: unknown): UiLanguage {
  return isMailLanguage(value) ? pageLanguage(value) : 'pl';
}

/** Whether the server writes a page for each link. */
export function isReadPage(page: BuiltPage | ReadPage): page is ReadPage {
  return page === 'client-offer-selection' || page === 'subcontractor-order-view';
}

let manifest: Manifest | null = null;

function builtManifest(): Manifest {
  manifest ??= JSON.parse(readFileSync(join(publicForms, 'manifest.json'), 'utf8')) as Manifest;
  return manifest;
}

async function serveForm(context: Context, page: BuiltPage, language: UiLanguage): Promise<void> {
  tightenPolicy(context);
  if (page === 'order') allowEmbedding(context);
  await sendFile(context, builtManifest()[page][language], publicForms, 0);
}

/** Sends a form that stands on a company's website; @param sites the only ones beside the product that may show it */
export async function serveEmbeddedForm(
  context: Context,
  page: EmbeddedPage,
  language: UiLanguage,
  sites: readonly string[],
): Promise<void> {
  tightenPolicy(context);
  allowFrames(context, ["'self'", ...sites].join(' '));
  await sendFile(context, builtManifest()[page][language], publicForms, 0);
}

/** Sends a script that websites load by a name that stays. */
export async function serveSharedScript(context: Context, name: string): Promise<void> {
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
  await sendFile(context, name, publicForms, 3_600_000);
}

/** What a page of a few words is to look like; null where no pages were built, as with an API alone. */
export function publicLook(): PublicLook | null {
  return existsSync(join(publicForms, 'manifest.json')) ? builtManifest().look : null;
}

/** Pages for strangers write no styles at run time. */
export function tightenPolicy(context: Context): void {
  const policy = String(context.response.get('Content-Security-Policy'));
  context.set(
    'Content-Security-Policy',
    policy.replace("style-src 'self' 'unsafe-inline'", "style-src 'self'"),
  );
}

/** The form for a request stands on forwarders' own websites. */
function allowEmbedding(context: Context): void {
  allowFrames(context, '*');
}

/** Lets pages of the sources show this one in a frame. */
export function allowFrames(context: Context, sources: string): void {
  const policy = String(context.response.get('Content-Security-Policy'));
  context.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${sources}`),
  );
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

async function serveAsset(context: Context): Promise<void> {
  const root = context.path.startsWith('/forms-assets/') ? publicForms : adminUi;
  await send(context, context.path, { root, maxAge: year, immutable: true }).catch(rethrowUnlessMissing);
}

async function sendFile(context: Context, path: string, root: string, maxAge: number): Promise<void> {
  await send(context, path, { root, maxAge });
  if (maxAge === 0) context.set('Cache-Control', 'no-cache');
  if (context.fresh) context.status = 304;
}

function existsInAdminUi(path: string): boolean {
  return !path.includes('..') && existsSync(join(adminUi, path));
}

function rethrowUnlessMissing(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error;
}
