import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PageFiles } from '../src/document';
import {
  ENTRIES,
  entryName,
  isServed,
  pagesApart,
  pageScripts,
  REACT,
  scriptInputs,
  SERVED_PAGES,
  servedPages,
  type PageInLanguage,
} from './entries';
import { policyFaults, renderPage } from './html';

/** Script of one page in bytes as it is sent, with everything that it imports. */
const SCRIPT_LIMITS: Sizes = { gzip: 90_000, brotli: 78_000 };
/** Under this path the server finds scripts, styles and fonts. */
const ASSETS = 'forms-assets';

const ICON = `${ASSETS}/icon.svg`;

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

type Chunk = Rolldown.OutputChunk;

/** Bytes by how they are packed, as `scripts/lib/packed-files.mjs` packs what is sent; brotli's strongest is its default. */
interface Sizes {
  gzip: number;
  brotli: number;
}

const packed = (content: string | Uint8Array): Sizes => ({
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length,
});

const sumOf = (sizes: readonly Sizes[]): Sizes => ({
  gzip: sizes.reduce((sum, one) => sum + one.gzip, 0),
  brotli: sizes.reduce((sum, one) => sum + one.brotli, 0),
});

async function buildScripts(): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [pagesApart(), pageScripts()],
    build: {
      outDir: dist,
      assetsDir: ASSETS,
      target: ['es2022', 'chrome111', 'firefox115', 'safari16'],
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      // A font in the style sheet would be refused by the policy, and would delay the first paint.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: scriptInputs(),
        preserveEntrySignatures: false,
        output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
      },
    },
  });
  const first = Array.isArray(result) ? result[0] : result;
  if (!first || !('output' in first)) throw new Error('The build gave no files');
  return first.output;
}

/**
 * Builds what the server runs to write the pages that show a record: one file that needs no package beside it, since only what was
 * built of the public pages comes along to where the server runs.
 */
async function buildServed(files: Readonly<Record<string, PageFiles>>): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [servedPages(files)],
    ssr: { noExternal: true },
    // Packages come in two editions; the one for development is left out.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: path.join(dist, 'server'),
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: { pages: SERVED_PAGES },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}

/** Scripts that have names that stay: the one that websites load, in bytes by gzip, and the one that works out proofs. */
const SHARED: Readonly<Record<string, { file: string; limit: number }>> = {
  embed: { file: 'src/embed/embed-script.ts', limit: 4_000 },
  'embed-proof': { file: 'src/embed/proof-worker.ts', limit: 6_000 },
};

/** Builds them, each whole in one file. @returns what is too large */
async function buildShared(): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, { file, limit }] of Object.entries(SHARED)) {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: ['es2022', 'chrome111', 'firefox115', 'safari16'],
        rolldownOptions: {
          input: { [name]: path.join(root, file) },
          output: { entryFileNames: '[name].js', format: 'iife' },
        },
      },
    });
    const first = Array.isArray(result) ? result[0] : result;
    const chunk = first && 'output' in first ? first.output.find((one) => one.type === 'chunk') : undefined;
    if (!chunk) throw new Error(`No script was built for ${name}`);
    const size = packed(chunk.code);
    console.log([`${name}.js`.padEnd(28), ' '.repeat(32), kb(size)].join('  '));
    if (size.gzip > limit) faults.push(`${name}.js: ${size.gzip} bytes by gzip, at most ${limit} allowed`);
  }
  return faults;
}

function importsOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): Set<string> {
  for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = chunks.get(file);
    if (!next || seen.has(file)) continue;
    seen.add(file);
    importsOf(next, chunks, seen);
  }
  return seen;
}

const kb = ({ gzip, brotli }: Sizes): string =>
  [gzip, brotli].map((bytes) => (bytes / 1000).toFixed(1).padStart(5)).join(' / ');

async function main(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const output = await buildScripts();
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const assets = output.filter((file) => file.type === 'asset');
  const scriptSizes = new Map([...chunks].map(([name, chunk]) => [name, packed(chunk.code)]));
  const styles = assets.filter((file) => file.fileName.endsWith('.css'));
  const font = assets.find((file) => /inter-latin-wght/.test(file.fileName));
  const style = sumOf(styles.map((file) => packed(file.source)));

  const faults: string[] = [];
  const manifest: Record<string, Record<string, string>> = {};
  const served: Record<string, PageFiles> = {};
  console.log('kB by gzip / brotli              html             style           script');
  for (const entry of ENTRIES) {
    const name = entryName(entry);
    const chunk = [...chunks.values()].find((one) => one.isEntry && one.name === name);
    if (!chunk) throw new Error(`No script was built for ${name}`);
    const imported = importsOf(chunk, chunks);
    const files: PageFiles = {
      script: `/${chunk.fileName}`,
      preloads: [...imported].map((file) => `/${file}`),
      styles: styles.map((file) => `/${file.fileName}`),
      font: font ? `/${font.fileName}` : null,
      icon: `/${ICON}`,
    };
    const html = renderPage(entry, files);
    const file = `${name}.html`;
    if (isServed(entry)) served[name] = files;
    else {
      await writeFile(path.join(dist, file), html);
      (manifest[entry.page] ??= {})[entry.language] = file;
    }
    const script = sumOf([chunk.fileName, ...imported].flatMap((one) => scriptSizes.get(one) ?? []));
    console.log([name.padEnd(28), kb(packed(html)), kb(style), kb(script)].join('  '));
    faults.push(...pageFaults(entry, html, script));
  }
  await buildServed(served);
  faults.push(...(await buildShared()));
  await copyFile(path.join(root, 'src/icon.svg'), path.join(dist, ICON));
  // What a page of a few words needs that the server writes by itself.
  const look = { styles: styles.map((file) => `/${file.fileName}`), icon: `/${ICON}` };
  await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify({ ...manifest, look }, null, 2)}\n`);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}

function pageFaults(entry: PageInLanguage, html: string, script: Sizes): string[] {
  const name = entryName(entry);
  const faults = policyFaults(html).map((fault) => `${name}: ${fault}`);
  for (const packing of ['gzip', 'brotli'] as const) {
    const limit = SCRIPT_LIMITS[packing];
    if (script[packing] > limit)
      faults.push(`${name}: ${script[packing]} bytes of script by ${packing}, at most ${limit} allowed`);
  }
  return faults;
}

await main();
