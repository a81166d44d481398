import type { Plugin } from 'vite';

/**
 * Tells the browser of a font before the style sheet does, so that the first text comes in its own letters.
 *
 * @param name what the font's file is called in the bundle, without hash
 */
export function preloadFont(name: string): Plugin {
  return {
    name: 'frakto:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((path) => path.includes(`/${name}-`));
        if (!file) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
