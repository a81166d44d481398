import { renderToString } from 'preact-render-to-string';
import { COMMON, PAGES } from '../src/pages';
import { TextsProvider } from '../src/ui/texts';
import type { PageInLanguage } from './entries';

/** The built files that a page refers to, as addresses from the root. */
export interface PageFiles {
  script: string;
  /** What the script imports, so that the browser fetches it at once. */
  preloads: readonly string[];
  styles: readonly string[];
  font: string | null;
  icon: string;
}

/** Renders a page ahead of time: heading, form or outline are on the screen before any script runs. */
export function renderPage({ page, language }: PageInLanguage, files: PageFiles): string {
  const built = PAGES[page]?.in[language];
  if (!built) throw new Error(`There is no page ${page} in ${language}`);
  const body = renderToString(
    <TextsProvider language={language} common={COMMON[language]}>
      {built.body}
    </TextsProvider>,
  );
  const lines = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(built.title)}</title>`,
    '<meta name="robots" content="noindex, nofollow">',
    // Addresses of these pages carry signatures: nobody else gets to see them.
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141718">',
    '<meta name="format-detection" content="telephone=no">',
    `<link rel="icon" type="image/svg+xml" href="${files.icon}">`,
    ...(files.font
      ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${files.font}">`]
      : []),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${files.script}"></script>`,
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head>',
    `<body><div id="root">${body}</div></body>`,
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What a strict content security policy would block; empty when the page is clean. */
export function policyFaults(html: string): string[] {
  const faults: string[] = [];
  if (/<script(?![^>]*\ssrc=)[^>]*>/i.test(html)) faults.push('a script in the page');
  if (/<style[\s>]/i.test(html)) faults.push('a style sheet in the page');
  if (/<[a-z][^>]*\sstyle=/i.test(html)) faults.push('a style attribute');
  if (/<[a-z][^>]*\son[a-z]+=/i.test(html)) faults.push('an event attribute');
  return faults;
}
