import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './build/early-script';
import { preloadFont } from './build/preload-font';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), earlyScript(here('src/early.ts')), preloadFont('inter-latin-wght-normal')],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    // Fonts and icons stay files: `data:` sources would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs travels together: a few hundred bytes are not worth a request of their own.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'styles',
              test: /node_modules\/(@emotion|@mui\/(system|utils|styled-engine|private-theming)|stylis)\//,
            },
            // An icon of a few screens comes with them.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4 },
            // Who is signed in and what this device remembers: react-admin's pieces of these always come together.
            {
              name: 'session',
              test: /node_modules\/ra-core\/dist\/(store|auth|util\/useEvent)/,
              minShareCount: 5,
            },
            // Each small file costs a head of its own, and a place in the lists of what comes with what.
            { name: 'common', test: /admin-ui\/src\//, minShareCount: 40 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', ws: true } },
  },
});
