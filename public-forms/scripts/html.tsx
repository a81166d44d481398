import { renderToString } from 'react-dom/server';
import { documentOf, escaped, type PageFiles } from '../src/document';
import { COMMON, PAGES } from '../src/pages';
import { TextsProvider } from '../src/ui/texts';
import type { PageInLanguage } from './entries';

/** Renders a page ahead of time: heading, form or outline are on the screen before any script runs. */
export function renderPage({ page, language }: PageInLanguage, files: PageFiles): string {
  const built = PAGES[page]?.in[language];
  if (!built) throw new Error(`There is no page ${page} in ${language}`);
  const body = renderToString(
    <TextsProvider language={language} common={COMMON[language]}>
      {built.body}
    </TextsProvider>,
  );
  return documentOf({ language, title: escaped(built.title), body, files, told: '' });
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
