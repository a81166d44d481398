import path from 'node:path';
import type { Plugin } from 'vite';
import type { PageFiles } from '../src/document';
import { LANGUAGES, type Language } from '../src/lib/language';
import { PAGES } from '../src/pages';

const PREFIX = 'virtual:frakto-page/';

/** A page in a language: what is built, rendered and served as one file. */
export interface PageInLanguage {
  page: string;
  language: Language;
}

/** Every page in every language. */
export const ENTRIES: readonly PageInLanguage[] = Object.keys(PAGES).flatMap((page) =>
  LANGUAGES.map((language) => ({ page, language })),
);

/** Whether the server writes the page anew for each link, with its record; the others are the same for everybody. */
export function isServed({ page }: PageInLanguage): boolean {
  return page === 'client-offer-selection' || page === 'subcontractor-order-view';
}

/** The name of a page's files: `order.pl`. */
export function entryName({ page, language }: PageInLanguage): string {
  return `${page}.${language}`;
}

/** The scripts to build, by name. */
export function scriptInputs(): Record<string, string> {
  return Object.fromEntries(ENTRIES.map((entry) => [entryName(entry), PREFIX + entryName(entry)]));
}

/** Writes the few lines that wake up one page in one language, so that a visitor loads no other texts. */
export function pageScripts(): Plugin {
  return {
    name: 'frakto-page-scripts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const entry = ENTRIES.find((one) => entryName(one) === name);
      const plan = entry && PAGES[entry.page];
      if (!entry || !plan) throw new Error(`There is no page ${name}`);
      const { component, messages, showsTransport, takesFields } = plan;
      const further = [...(showsTransport ? ['facts'] : []), ...(takesFields ? ['fields'] : [])];
      return [
        `import { createElement } from 'react';`,
        `import { mount } from '/src/mount';`,
        `import { common } from '/src/messages/${entry.language}/common';`,
        ...further.map((file) => `import { ${file} } from '/src/messages/${entry.language}/${file}';`),
        `import { ${component.name} as Page } from '/src/${component.file}';`,
        `import { ${messages.name} as texts } from '/src/messages/${entry.language}/${messages.file}';`,
        `mount(createElement(Page, { texts }), '${entry.language}', { ${['...common', ...further].join(', ')} });`,
      ].join('\n');
    },
  };
}

/** What all pages share as one file; it stays as it is from release to release, while pages change. */
export const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Gives each page a copy of its own of all else that it is made of. A visitor opens one page, and what it does not use can be left
 * out of it: files that pages share cost the order form 4 kB and six requests more.
 */
export function pagesApart(): Plugin {
  return {
    name: 'frakto-pages-apart',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const page = importer.startsWith(`\0${PREFIX}`)
        ? importer.slice(PREFIX.length + 1)
        : /\?page=([^&]+)/.exec(importer)?.[1];
      if (!page) return null;
      const found = await this.resolve(source, importer.replace(/\?page=.*$/, ''), {
        ...options,
        skipSelf: true,
      });
      if (!found || REACT.test(found.id) || found.id.endsWith('.css')) return found;
      // By the end of its name a module is known for what it is.
      return { ...found, id: `${found.id}?page=${page}&as${path.extname(found.id)}` };
    },
  };
}

/** The script with which the server writes pages. */
export const SERVED_PAGES = 'virtual:frakto-served-pages';

/** Writes that script: the pages, and which built files each refers to. */
export function servedPages(files: Readonly<Record<string, PageFiles>>): Plugin {
  return {
    name: 'frakto-served-pages',
    resolveId: (id) => (id === SERVED_PAGES ? `\0${id}` : null),
    load: (id) =>
      id === `\0${SERVED_PAGES}`
        ? `import { createPages } from '/src/server';\nexport default createPages(${JSON.stringify(files)});\n`
        : null,
  };
}
