import { gzipSync } from 'node:zlib';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PageFiles } from '../src/document';
import {
  ENTRIES,
  entryName,
  isServed,
  pageScripts,
  scriptInputs,
  SERVED_PAGES,
  servedPages,
  type PageInLanguage,
} from './entries';
import { policyFaults, renderPage } from './html';

/** Script of one page in bytes, gzipped, with everything that it imports. The product's limit is 80 kB; the pages hold half. */
const SCRIPT_LIMIT = 40_000;
/** Under this path the server finds scripts, styles and fonts. */
const ASSETS = 'forms-assets';

const ICON = `${ASSETS}/icon.svg`;

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

type Chunk = Rolldown.OutputChunk;

async function buildScripts(): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [pageScripts()],
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

function importsOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): Set<string> {
  for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = chunks.get(file);
    if (!next || seen.has(file)) continue;
    seen.add(file);
    importsOf(next, chunks, seen);
  }
  return seen;
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

async function main(): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const output = await buildScripts();
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const assets = output.filter((file) => file.type === 'asset');
  const gzipped = new Map(
    [...chunks].map(([name, chunk]) => [name, gzipSync(chunk.code, { level: 9 }).length]),
  );
  const styles = assets.filter((file) => file.fileName.endsWith('.css'));
  const font = assets.find((file) => /inter-latin-wght/.test(file.fileName));
  const styleBytes = styles.reduce((sum, file) => sum + gzipSync(file.source, { level: 9 }).length, 0);

  const faults: string[] = [];
  const manifest: Record<string, Record<string, string>> = {};
  const served: Record<string, PageFiles> = {};
  console.log('page                             html    css     script (kB, gzip)');
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
    const script = [chunk.fileName, ...imported].reduce((sum, one) => sum + (gzipped.get(one) ?? 0), 0);
    const htmlBytes = gzipSync(html, { level: 9 }).length;
    console.log(`${name.padEnd(28)} ${kb(htmlBytes)} ${kb(styleBytes)}  ${kb(script)}`);
    faults.push(...pageFaults(entry, html, script));
  }
  await buildServed(served);
  await copyFile(path.join(root, 'src/icon.svg'), path.join(dist, ICON));
  await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}

function pageFaults(entry: PageInLanguage, html: string, script: number): string[] {
  const name = entryName(entry);
  const faults = policyFaults(html).map((fault) => `${name}: ${fault}`);
  if (script > SCRIPT_LIMIT)
    faults.push(`${name}: ${script} bytes of script, at most ${SCRIPT_LIMIT} allowed`);
  return faults;
}

await main();
