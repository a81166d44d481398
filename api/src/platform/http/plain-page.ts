import type { Context } from 'koa';
import type { UiLanguage } from '../../kernel/text/language.js';
import { problemText, titleText } from './problem-texts.js';
import { TooManyRequests } from './rate-limits.js';

/** A page of a few words that needs no script. */
export interface PlainPage {
  language: UiLanguage;
  title: string;
  /** HTML. */
  body: string;
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:12vh 24px 48px;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:32rem;margin:0 auto}h1{font-size:1.375rem;line-height:1.3;margin:0 0 12px;overflow-wrap:anywhere}
p{margin:0 0 24px}button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:1px solid #05606e;
border-radius:8px;background:#05606e;color:#fff;cursor:pointer}button.quiet{background:none;color:inherit}
button:focus-visible{outline:3px solid #7fc4cf;outline-offset:2px}`;

/** Answers with a page. */
export function answerPage(context: Context, status: number, { language, title, body }: PlainPage): void {
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.body = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>
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
      body: `<h1>${title}</h1><p>${text}</p><p><a href="">${again[language]}</a></p>`,
    });
  }
}
