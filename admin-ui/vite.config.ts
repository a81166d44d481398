import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fewerFiles } from './build/fewer-files';
import { earlyScript } from './build/early-script';
import { preloadFont } from './build/preload-font';
import { withoutDefaults } from './build/without-defaults';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    withoutDefaults(here('src/kit/components/tooltip.tsx')),
    fewerFiles(here('src')),
    earlyScript(here('src/early.ts')),
    preloadFont('inter-latin-wght-normal'),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    // Fonts and icons stay files: `data:` sources would need a wider content security policy.
    assetsInlineLimit: 0,
    // All of it is smaller than the requests for its parts.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', ws: true } },
  },
});
