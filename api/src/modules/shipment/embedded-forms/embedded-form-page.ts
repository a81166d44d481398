import type { Context, Middleware } from 'koa';
import { isUiLanguage, type UiLanguage } from '../../../kernel/text/language.js';
import { currentCaller } from '../../../kernel/caller.js';
import type { DomainError } from '../../../kernel/domain-error.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import { Forbidden, NotFound } from '../../../platform/http/errors.js';
import {
  allowFrames,
  isRead,
  serveEmbeddedForm,
  serveSharedScript,
} from '../../../platform/http/pages-of-the-web.js';
import { answerPage, orWaitingPage } from '../../../platform/http/plain-page.js';
import { problemText } from '../../../platform/http/problem-texts.js';
import type { EmbeddedFormKind } from './embedded-form.dto.js';

/** The script that websites load, and the one that works a proof out beside the page. */
const scripts: ReadonlySet<string> = new Set(['/embed.js', '/embed-proof.js']);
const formPath = /^\/(embed|carrier-form)\/([A-Za-z0-9_-]{1,64})$/;

/**
 * Serves the forms for the websites of companies: the script that puts them there, and the pages that stand in its frame. Browsers
 * show the page on the websites alone that the company allows (`frame-ancestors`). A website that says who it is and may not is told so.
 */
export function serveEmbeddedForms(): Middleware {
  const serve = async (context: Context, page: string | undefined, code: string): Promise<void> => {
    const lang = context.query['lang'];
    const language = isUiLanguage(lang) ? lang : 'pl';
    await orWaitingPage(context, language, () =>
      showForm(context, page === 'embed' ? 'request' : 'carrier', code, language),
    );
  };
  return (context, next): Promise<void> => {
    const { path } = context;
    const [, page, code] = formPath.exec(path) ?? [];
    if ((code === undefined && !scripts.has(path)) || !isRead(context)) return next();
    return code === undefined ? serveSharedScript(context, path) : serve(context, page, code);
  };
}

async function showForm(
  context: Context,
  kind: EmbeddedFormKind,
  code: string,
  language: UiLanguage,
): Promise<void> {
  const referrer = context.get('referer') || undefined;
  try {
    const sites = await context.frakto.services.formGate.sitesOf(
      code,
      kind,
      referrer,
      currentCaller().address ?? context.ip,
    );
    await serveEmbeddedForm(context, kind === 'carrier' ? 'carrier-form' : 'embed', language, sites);
  } catch (error) {
    if (!(error instanceof Forbidden) && !(error instanceof NotFound)) throw error;
    refuse(context, error, error instanceof Forbidden ? 403 : 404, language);
  }
}

/** A few words that hold nothing of anybody: every website may show them, so that whoever set it up sees what is wrong. */
function refuse(context: Context, error: DomainError, status: number, language: UiLanguage): void {
  const text = escapeHtml(problemText(error.code, {}, language));
  answerPage(context, status, { language, title: 'Frakto', body: `<p class="lead">${text}</p>` });
  allowFrames(context, '*');
  context.set('Cache-Control', 'no-store');
}
