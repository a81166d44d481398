import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is in a package that its makers have bundled from others, which no lock file names: the paths in its source
 * maps do, as pnpm lays them out, `…/.pnpm/@unhead+vue@2.1.12_vue@3.5.40/node_modules/…`.
 * @param {string} folder where the bundle and its maps lie
 * @returns {string[]} each once, as `name@version`
 */
export function bundledIn(folder) {
  const maps = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.map'));
  const sources = maps.flatMap((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')).sources);
  const found = sources.flatMap((source) => {
    const [, name, version] = /\/\.pnpm\/(@?[^@/]+)@([^_/]+)/.exec(source) ?? [];
    return name === undefined ? [] : [`${name.replace('+', '/')}@${version}`];
  });
  return [...new Set(found)].toSorted();
}
