import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { slots } from './slots.mjs';

const texts = ['.css', '.html', '.js', '.svg', '.txt'];
/** Below this many bytes an answer fits into one packet anyway (`api/src/platform/http/compress-and-cache.ts` says the same). */
const threshold = 1400;

const packings = [
  {
    extension: '.br',
    pack: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { extension: '.gz', pack: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
];

/**
 * Lays beside each text of a folder what the server sends instead of it to who understands that: packed as small as it gets, which
 * would take too long while somebody waits. What lies there already is not made again.
 */
export async function packFiles(folder) {
  const paths = await readdir(folder, { recursive: true });
  const slot = slots(4);
  await Promise.all(
    paths
      .filter((path) => texts.includes(extname(path)))
      .map((path) => slot(() => packFile(join(folder, path)))),
  );
}

async function packFile(path) {
  const { mtimeMs, size } = await stat(path);
  if (size < threshold) return;
  for (const { extension, pack } of packings) {
    const packed = await stat(path + extension).catch(() => undefined);
    if (packed && packed.mtimeMs >= mtimeMs) continue;
    // It is served from the moment that it has its name.
    const aside = `${path}${extension}.${process.pid}`;
    await writeFile(aside, await pack(await readFile(path)));
    // A build may have made the file anew meanwhile.
    if ((await stat(path)).mtimeMs === mtimeMs) await rename(aside, path + extension);
    else await rm(aside);
  }
}
