import type { Context, Middleware, Next } from 'koa';
import { languageFromHeader, type UiLanguage } from '../../../kernel/text/language.js';
import { currentCaller } from '../../../kernel/caller.js';
import { isRead } from '../../../platform/http/pages-of-the-web.js';
import { answerPage, orWaitingPage, type PlainPage } from '../../../platform/http/plain-page.js';
import { unsubscribePath } from '../../../platform/http/short-links.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { RefusalState } from './mailing-refusals.service.js';

interface Words {
  title: string;
  ask: (company: string) => string;
  stop: string;
  stopped: (company: string) => string;
  /** What goes on all the same. */
  others: string;
  again: string;
  unknown: string;
}

const words: Readonly<Record<UiLanguage, Words>> = {
  pl: {
    title: 'Wiadomości zbiorowe',
    ask: (company) => `Czy ${company} ma przestać wysyłać Ci wiadomości zbiorowe?`,
    stop: 'Tak, wypisz mnie',
    stopped: (company) => `Gotowe. ${company} nie będzie już wysyłać Ci wiadomości zbiorowych.`,
    others:
      'Wiadomości zbiorowe to e-maile do wielu firm naraz, także zapytania o cenę do całej grupy przewoźników. Wiadomości dotyczące Twoich zapytań, ofert i zleceń przychodzą nadal.',
    again: 'To pomyłka, zapisz mnie ponownie',
    unknown: 'Ten link jest niepełny albo nieprawidłowy. Otwórz go jeszcze raz prosto z wiadomości.',
  },
  en: {
    title: 'Mailings',
    ask: (company) => `Should ${company} stop sending you mailings?`,
    stop: 'Yes, unsubscribe me',
    stopped: (company) => `Done. ${company} will not send you mailings any more.`,
    others:
      'Mailings are e-mails to many companies at once, also price requests to a whole group of carriers. Mails about your own requests, offers and orders still reach you.',
    again: 'That was a mistake, subscribe me again',
    unknown: 'This link is incomplete or not valid. Please open it once more from the e-mail.',
  },
  no: {
    title: 'Masseutsendelser',
    ask: (company) => `Skal ${company} slutte å sende deg masseutsendelser?`,
    stop: 'Ja, meld meg av',
    stopped: (company) => `Ferdig. ${company} sender deg ikke flere masseutsendelser.`,
    others:
      'Masseutsendelser er e-post til mange firmaer samtidig, også prisforespørsler til en hel gruppe underleverandører. E-post om dine egne forespørsler, tilbud og oppdrag kommer fortsatt.',
    again: 'Det var en feil, meld meg på igjen',
    unknown: 'Lenken er ufullstendig eller ugyldig. Åpne den på nytt fra e-posten.',
  },
};

/**
 * The page at which somebody unsubscribes from a company's mailings. A GET changes nothing: mail scanners open links. A POST
 * unsubscribes at once, whatever it brings along, so that mail programs can do it by themselves (RFC 8058, section 3.2).
 */
export function serveUnsubscribing(): Middleware {
  const serve = async (context: Context, next: Next): Promise<void> => {
    const [code = '', action, ...more] = context.path.slice(unsubscribePath.length).split('/');
    const isPost = context.method === 'POST';
    if ((!isPost && !isRead(context)) || more.length > 0) {
      await next();
      return;
    }
    const { refusals } = context.frakto.services;
    const address = currentCaller().address ?? context.ip;
    const language = languageFromHeader(context.get('accept-language'));
    context.vary('Accept-Language');
    context.set('Cache-Control', 'no-store');
    await orWaitingPage(context, language, async () => {
      const state = isPost
        ? await refusals.decide(code, action !== 'again', address)
        : await refusals.look(code, address);
      answerPage(context, state ? 200 : 404, pageOf(language, code, state));
    });
  };
  return (context, next): Promise<void> =>
    context.path.startsWith(unsubscribePath) ? serve(context, next) : next();
}

function pageOf(language: UiLanguage, code: string, state: RefusalState | null): PlainPage {
  const { title, ask, stop, stopped, others, again, unknown } = words[language];
  if (!state) return { language, title, body: `<h1>${unknown}</h1>` };
  const button = (label: string, to: string, looks: string) =>
    `<form class="actions" method="post" action="${unsubscribePath}${escapeHtml(to)}"><button class="button ${looks} large wide">${label}</button></form>`;
  const company = escapeHtml(state.company_name);
  const body = state.isRefused
    ? `<h1>${stopped(company)}</h1><p class="lead">${others}</p>${button(again, `${code}/again`, 'outline')}`
    : `<h1>${ask(company)}</h1><p class="lead">${others}</p>${button(stop, code, 'primary')}`;
  return { language, title, company: state.company_name, body };
}
