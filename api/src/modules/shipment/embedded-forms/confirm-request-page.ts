import type { Context, Middleware } from 'koa';
import { currentCaller } from '../../../kernel/caller.js';
import type { DomainError } from '../../../kernel/domain-error.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import { isUiLanguage, languageFromHeader, type UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest } from '../../../platform/http/errors.js';
import { isRead } from '../../../platform/http/pages-of-the-web.js';
import { answerPage, orWaitingPage, type PlainPage } from '../../../platform/http/plain-page.js';
import { problemText } from '../../../platform/http/problem-texts.js';
import { confirmationPage } from './confirmation-texts.js';
import type { RequestToConfirm } from './request-confirmation.service.js';

/** Where the links of mails lead by which requests from websites are confirmed. */
const confirmPath = '/confirm-request';

/**
 * The page on which somebody confirms a request, or a registration, that was sent from a website with their address. A GET changes nothing: mail scanners
 * open links. The proof stands in the address, so that nobody else's page can make a browser confirm.
 */
export function serveConfirmations(): Middleware {
  const serve = async (context: Context): Promise<void> => {
    const isPost = context.method === 'POST';
    const asked = new URLSearchParams(context.querystring);
    const lang = asked.get('lang');
    const language = isUiLanguage(lang) ? lang : languageFromHeader(context.get('accept-language'));
    const [request, token] = [asked.get('request') ?? '', asked.get('token') ?? ''];
    const address = currentCaller().address ?? context.ip;
    const { requestConfirmations } = context.frakto.services;
    context.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    await orWaitingPage(context, language, async () => {
      try {
        const state = isPost
          ? await requestConfirmations.confirmByLink(request, token, address)
          : await requestConfirmations.look(request, token, address);
        answerPage(context, 200, pageOf(language, state, context.querystring));
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error;
        const { title } = confirmationPage.request[language];
        answerPage(context, 400, { language, title, body: `<h1>${textOf(error, language)}</h1>` });
      }
    });
  };
  return (context, next): Promise<void> =>
    context.path === confirmPath && (isRead(context) || context.method === 'POST') ? serve(context) : next();
}

function textOf(error: DomainError, language: UiLanguage): string {
  return escapeHtml(problemText(error.code, {}, language));
}

function pageOf(
  language: UiLanguage,
  { kind, company_name, id, isConfirmed }: RequestToConfirm,
  query: string,
): PlainPage {
  const { title, ask, lead, confirm, done, doneLead } = confirmationPage[kind][language];
  const company = escapeHtml(company_name);
  const body = isConfirmed
    ? `<h1>${done(company, id)}</h1><p class="lead">${doneLead}</p>`
    : `<h1>${ask(company, id)}</h1><p class="lead">${lead}</p><form class="actions" method="post" action="${confirmPath}?${escapeHtml(query)}"><button class="button primary large wide">${confirm}</button></form>`;
  return { language, title, company: company_name, body };
}
