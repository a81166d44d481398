// Holds openapi/openapi.json against the last release's, which is kept in openapi/released; part of `npm run check -- contract`.
//
//   tsx api/src/contract/compare.ts             fails when callers of the last release would stumble and the version does not say so
//   tsx api/src/contract/compare.ts --release   keeps the contract as that of a release, under its version
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../kernel/say.js';
import { breakingChanges, mayBreak, releaseOf, type ReleasedContract } from './breaking-changes.js';
import type { Contract } from './contract.js';

const folder = join(import.meta.dirname, '../../../openapi');
const released = join(folder, 'released');
const next = releaseOf(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as Contract);

if (process.argv.includes('--release')) {
  // A line an operation and a type: small, and a change of one shows as one.
  const lines = (parts: object): string =>
    Object.entries(parts)
      .map(([name, part]) => `    ${JSON.stringify(name)}: ${JSON.stringify(part)}`)
      .join(',\n');
  const file = join(released, `${next.version}.json`);
  writeFileSync(
    file,
    `{\n  "version": ${JSON.stringify(next.version)},\n  "operations": {\n${lines(next.operations)}\n  },\n  "schemas": {\n${lines(next.schemas)}\n  }\n}\n`,
  );
  say(`Kept ${file}`);
} else {
  const last = readdirSync(released)
    .filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  if (last === undefined) throw new Error(`No release is kept in ${released}`);
  const former = JSON.parse(readFileSync(join(released, last), 'utf8')) as ReleasedContract;
  const changes = breakingChanges(former, next, new Date().toISOString().slice(0, 10));
  if (changes.length > 0 && !mayBreak(former.version, next.version)) {
    say(
      `Callers of ${former.version} would stumble, and the version ${next.version} does not say so:\n` +
        `${changes.map((change) => `  ${change}`).join('\n')}\n` +
        'Leave what is promised, raise the version (api/tsoa.json), or, of what was never released, renew the copy: npm run release-contract',
    );
    process.exitCode = 1;
  } else {
    say(`${changes.length} breaking changes since ${former.version}; the contract is ${next.version}.`);
  }
}
