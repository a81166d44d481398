import type { Context } from 'koa';
import { escapeHtml } from '../../kernel/text/escape-html.js';
import { initials } from '../../kernel/text/initials.js';
import type { UiLanguage } from '../../kernel/text/language.js';
import { publicLook, tightenPolicy } from './pages-of-the-web.js';
import { problemText, titleText } from './problem-texts.js';
import { TooManyRequests } from './rate-limits.js';

/** A page of a few words that needs no script. */
export interface PlainPage {
  language: UiLanguage;
  title: string;
  /** The company that speaks; the product itself where there is none. */
  company?: string | undefined;
  /** HTML, in the classes of the public pages. */
  body: string;
}

/** Answers with a page that looks like the public ones: who knows a forwarder's offers is to know this page for theirs as well. */
export function answerPage(
  context: Context,
  status: number,
  { language, title, company, body }: PlainPage,
): void {
  const name = company || 'Frakto';
  const look = publicLook();
  tightenPolicy(context);
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.body = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
${look ? `<link rel="icon" type="image/svg+xml" href="${look.icon}">` : ''}
${(look?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
</head><body><div class="page"><header class="top"><div class="top-in"><span class="mark" aria-hidden="true">${escapeHtml(initials(name))}</span>
<p class="company">${escapeHtml(name)}</p></div></header><main class="column">${body}</main></div></body></html>
`;
}

const again: Readonly<Record<UiLanguage, string>> = {
  pl: 'Spróbuj ponownie',
  en: 'Try again',
  no: 'Prøv igjen',
};

/** Answers what people open in a browser; when it was too often, with a page that says so instead of the API's JSON. */
export async function orWaitingPage(
  context: Context,
  language: UiLanguage,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    const title = titleText(429, language);
    context.set('Retry-After', String(error.retryAfterSeconds));
    const text = problemText(error.code, error.details, language);
    answerPage(context, 429, {
      language,
      title,
      body: `<h1>${title}</h1><p class="lead">${text}</p><p class="lead"><a href="">${again[language]}</a></p>`,
    });
  }
}
