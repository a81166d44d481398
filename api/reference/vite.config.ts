import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: '/docs/',
  resolve: {
    alias: {
      // What its makers have bundled themselves is a fifth smaller than what comes of its parts, made in half the time, and
      // asks for no other package: those that it names are not installed (see decision 11).
      '@scalar/api-reference': here(
        '../../node_modules/@scalar/api-reference/dist/browser/standalone.esm.js',
      ),
    },
  },
  plugins: [
    {
      // For readers without scripts: text/plain, which every browser shows.
      name: 'frakto:sdk-readme',
      buildStart() {
        const source = readFileSync(here('../../sdk/README.md'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sdk.txt', source });
        const guides = readdirSync(here('../docs/integrators')).map((name) => `integrators/${name}`);
        for (const guide of ['integrators.md', ...guides]) {
          const fileName = guide.replace(/\.md$/, '.txt');
          this.emitFile({ type: 'asset', fileName, source: readFileSync(here(`../docs/${guide}`), 'utf8') });
        }
      },
    },
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and icons stay files: `data:` sources would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The reference's library is large whatever is done.
    chunkSizeWarningLimit: 3_000,
  },
});
