import type { Language } from './lib/language';

/** The built files that a page refers to, as addresses from the root. */
export interface PageFiles {
  script: string;
  /** What the script imports, so that the browser fetches it at once. */
  preloads: readonly string[];
  styles: readonly string[];
  font: string | null;
  icon: string;
}

interface DocumentParts {
  language: Language;
  /** As HTML. */
  title: string;
  /** The rendered page. */
  body: string;
  files: PageFiles;
  /**
   * What the script is told, as an attribute: a policy that allows no script in the page has nothing against it. Empty for a script
   * that finds everything out by itself, null for a page without one.
   */
  told: string | null;
}

/** The HTML of a page. */
export function documentOf({ language, title, body, files, told }: DocumentParts): string {
  const lines = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
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
    ...(told === null
      ? []
      : [
          `<script type="module" src="${files.script}"></script>`,
          ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
        ]),
    '</head>',
    `<body><div id="root"${told ? ` data-told="${escaped(told)}"` : ''}>${body}</div></body>`,
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

/** A text as HTML, also between quotation marks. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
