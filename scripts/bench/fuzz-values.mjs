// Makes calls of the contract: right ones by schema and example, then spoilt. The same seed makes the same calls of the same ids.

/** Numbers from 0 to below 1 by a seed (mulberry32). */
export function randomBy(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    below,
    /** True that often of a hundred times. */
    percent: (share) => next() * 100 < share,
    pick: (list) => list[below(list.length)],
  };
}

const longText = 'Zażółć gęślą jaźń '.repeat(300);

/** A list within a list, and so on. */
function deep(levels) {
  let inner = [];
  for (let level = 1; level < levels; level += 1) inner = [inner];
  return inner;
}

/** What stands where a value was right: made anew each time, for some are spoilt further. */
const hostileValues = [
  () => null,
  () => '',
  () => ' ',
  () => '\t\n',
  () => 'NaN',
  () => 'Infinity',
  () => '1e999',
  () => '0x10',
  () => '１２',
  () => '1,5',
  () => 'undefined',
  () => '[object Object]',
  () => 'constructor',
  () => '__proto__',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202e\u200b\ufeff',
  () => '👩‍👩‍👧‍👦'.repeat(50),
  () => 'İ'.repeat(300),
  () => `%s ' " \\ ; -- /* $1 {{name}} \${x} <b>`,
  () => '../../etc/passwd',
  () => 'x'.repeat(5_000),
  () => longText,
  () => 'a@b.example, c@d.example',
  () => 'a@b.example\r\nBcc: c@d.example',
  () => 'javascript:alert(1)',
  () => 'http://127.0.0.1:1/',
  () => 'true',
  () => '2026-02-30',
  () => '2026-11-25',
  () => '2026-11-25T08:00:00',
  () => '2026-11-25T08:00:00Z',
  () => '2026-13-45T99:00:00Z',
  () => '+275760-09-13T00:00:00.000Z',
  () => '0000-01-01T00:00:00Z',
  () => '-000001-01-01T00:00:00Z',
  () => '9999-12-31T23:59:60Z',
  () => 0,
  () => -0,
  () => -1,
  () => 1.005,
  () => 0.1 + 0.2,
  () => 2 ** 31 - 1,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e21,
  () => 1e308,
  () => 5e-324,
  () => true,
  () => false,
  () => [],
  () => [null],
  () => ['a', 'a'],
  () => [{}],
  () => Array.from({ length: 1_001 }, (_none, index) => index),
  () => ({}),
  () => ({ id: 1 }),
  () => ({ toString: 1, valueOf: null }),
  () => ({ length: 3 }),
  () => JSON.parse('{"__proto__": {"isAdmin": true}}'),
  () => deep(100),
  () => deep(3_000),
];

/** What stands in a path where an id was right. None is empty: that would be another path. */
const hostileIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '00001',
  '%201',
  '999999999',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  'abc',
  'null',
  'undefined',
  'NaN',
  '%00',
  '%0d%0a',
  '%ff',
  '%zz',
  '%F0%9F%9A%9A',
  '%EF%BC%91',
  '%2e%2e',
  '%2F',
  '1%2F2',
  '1;2',
  "1'--",
  '__proto__',
  'constructor',
];

/** What stands in a query where a value was right, encoded. */
const hostileQuery = [
  '',
  '%20',
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999999999999999',
  'NaN',
  'true',
  'null',
  '%00',
  '%ff',
  '%zz',
  '%',
  '%F0%9F%9A%9A',
  '%ED%A0%80',
  'constructor',
  '__proto__',
  `%25%27%22%5C_%25`,
  '2026-02-30',
  '%2B275760-09-13T00%3A00%3A00.000Z',
  '0000-01-01',
  'a%40b.example',
  'x'.repeat(3_000),
  '%C4%85'.repeat(800),
];

const texts = ['Meble Nord', 'Łódź', 'Ærø', "O'Neill & Søn", '90-001', 'ul. Długa 1/2', 'a', '7'];

/** Formats and names of fields whose values look so; everything else is any text. */
const byFormat = {
  'date-time': ['2026-12-01T08:00:00.000Z', '2026-12-03T16:30:00.000Z', '2027-02-28T00:00:00.000Z'],
  date: ['2026-11-20', '2026-12-24', '2027-01-31'],
};
const byName = [
  [/email/, ['jan@klient.example', 'kari@fjord.example', 'Ola.Nordmann@Firma.example']],
  [/url|website/, ['https://firma.invalid/', 'http://firma.invalid/kontakt']],
  [/password/, ['Trzy-osie-i-naczepa']],
  [/country/, ['PL', 'NO', 'DE']],
  [/_on$|_date$|^(from|to|date|until)$/, byFormat.date],
  [/phone/, ['+48 601 234 567']],
];

/**
 * Makes a value that a schema allows, as far as it says what that is.
 * @param schemas those of the contract, by name
 * @param idOf what an id of this name may be
 */
export function valueOf(schema, { random, schemas, idOf }, name = '', depth = 0) {
  const next = (inner, of = name) => valueOf(inner, { random, schemas, idOf }, of, depth + 1);
  if (schema.$ref) return next(schemas[schema.$ref.split('/').at(-1)] ?? {});
  if (schema.nullable && random.percent(15)) return null;
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => next(part));
    return parts.every(isObject) ? Object.assign({}, ...parts) : parts.at(-1);
  }
  if (schema.anyOf) return next(random.pick(schema.anyOf));
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, next, depth);
    case 'array': {
      const least = schema.minItems ?? 0;
      const length = Math.min(schema.maxItems ?? 3, least + random.below(3));
      return Array.from({ length: depth > 6 ? least : length }, () => next(schema.items ?? {}));
    }
    case 'boolean':
      return random.percent(50);
    case 'integer':
    case 'number':
      return numberOf(schema, random, name, idOf);
    case 'string':
      return textOf(schema, random, name);
    default:
      return random.pick(texts);
  }
}

function objectOf({ properties = {}, required = [] }, random, next, depth) {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < 6 && random.percent(60)),
  );
  return Object.fromEntries(wanted.map(([name, inner]) => [name, next(inner, name)]));
}

function numberOf({ minimum = 0, maximum = 1_000, type }, random, name, idOf) {
  const id = /(^|_)ids?$/.test(name) ? idOf(name) : undefined;
  if (id !== undefined) return id;
  const top = Math.min(maximum, minimum + 1_000);
  const whole = Math.ceil(minimum) + random.below(Math.max(1, Math.floor(top - minimum) + 1));
  return type === 'integer' || random.percent(70) ? whole : Math.min(maximum, whole + 0.25);
}

function textOf({ format, minLength = 0, maxLength = 200 }, random, name) {
  const known = byFormat[format] ?? byName.find(([of]) => of.test(name))?.[1] ?? texts;
  return random.pick(known).padEnd(minLength, 'x').slice(0, maxLength);
}

/** Every place of a body: what holds it and under which key. */
function placesIn(value, found = []) {
  if (typeof value !== 'object' || value === null || found.length > 300) return found;
  for (const key of Object.keys(value)) {
    found.push([value, key]);
    placesIn(value[key], found);
  }
  return found;
}

/** Spoils a body in one place; what is no object is replaced. */
export function spoiled(body, random) {
  const places = placesIn(body);
  if (places.length === 0 || random.percent(4)) return random.pick(hostileValues)();
  const [holder, key] = random.pick(places);
  const kind = random.below(10);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = [holder[key]];
  else if (kind === 2) holder[key] = { value: holder[key] };
  else if (kind === 3) holder[key] = textFrom(holder[key]);
  else if (kind === 4 && isObject(holder))
    holder[random.pick(['extra', 'id', 'company_id', 'constructor'])] = 1;
  else holder[key] = random.pick(hostileValues)();
  return body;
}

/** A body as it is sent that is no right JSON, or not said to be. */
export function spoiledText(text, random) {
  const json = 'application/json';
  const bytes = Buffer.from(text);
  return random.pick([
    () => [json, bytes.subarray(0, random.below(bytes.length + 1))],
    () => [json, Buffer.from(`${text}${text}`)],
    () => [json, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])],
    () => [json, Buffer.from(text, 'utf16le')],
    () => [json, Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    () => [json, Buffer.from('{"a":1,"a":2}')],
    () => [json, Buffer.from(`[${'['.repeat(50_000)}`)],
    () => [json, Buffer.from('{"a":1e99999}')],
    () => [json, Buffer.from("{'a':1}")],
    () => [json, Buffer.alloc(0)],
    () => ['text/plain', bytes],
    () => ['application/xml', Buffer.from('<a/>')],
    () => ['application/x-www-form-urlencoded', Buffer.from('a=1&a=2&b[c]=3&%zz=%')],
    () => ['multipart/form-data', bytes],
    () => [
      'multipart/form-data; boundary=x',
      Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'),
    ],
    () => ['application/json; charset=utf-16', bytes],
    () => ['application/json; charset=x', bytes],
    () => ['application/merge-patch+json', bytes],
    () => ['x', bytes],
    () => ['', bytes],
  ])();
}

/** A form with a file, right or spoilt. */
export function formOf(fields, random) {
  const boundary = 'frakto-fuzz';
  const csv = 'Name;City\nMeble Nord;Łódź\nFjordfisk AS;Oslo\n';
  const [filename, type, content] = random.pick([
    ['klienci.csv', 'text/csv', csv],
    ['a.pdf', 'application/pdf', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'],
    ['a.pdf', 'application/pdf', 'no PDF'],
    ['a.png', 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['a.xlsx', 'application/octet-stream', 'PK\u0003\u0004 no workbook'],
    ['a.csv', 'text/csv', '"'.repeat(5_000)],
    ['a.csv', 'text/csv', ''],
    ['a.csv', 'text/csv', '\u0000\u0000'],
    ['a.exe', 'text/csv', 'MZ'],
    ['', 'text/csv', csv],
    ['../../x.csv', 'text/csv', csv],
    [`${'x'.repeat(500)}.csv`, 'text/csv', csv],
  ]);
  const part = (head, value) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.isBuffer(value) ? value : Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const fileName = random.percent(90) ? 'file' : random.pick(['', 'File', '__proto__', 'file[]']);
  const file = part(`name="${fileName}"; filename="${filename}"\r\nContent-Type: ${type}`, content);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, textFrom(value)));
  const files = random.percent(85) ? [file] : random.pick([[], [file, file]]);
  const end = Buffer.from(random.percent(95) ? `--${boundary}--\r\n` : '');
  return [`multipart/form-data; boundary=${boundary}`, Buffer.concat([...parts, ...files, end])];
}

/** A parameter of a path, as it stands in the address. */
export const spoiledId = (random) => random.pick(hostileIds);

/** Spoils a query: pairs of names and encoded values. */
export function spoiledQuery(pairs, names, random) {
  const name =
    random.percent(80) && names.length > 0
      ? random.pick(names)
      : random.pick(['q', 'x', 'page[]', '__proto__']);
  const kind = random.below(5);
  if (kind === 0) return [...pairs, [name, random.pick(hostileQuery)], [name, random.pick(hostileQuery)]];
  if (kind === 1) return [...pairs, [`${name}[]`, random.pick(hostileQuery)]];
  if (kind === 2) return [...pairs, [`${name}[a]`, random.pick(hostileQuery)]];
  return [...pairs.filter(([other]) => other !== name), [name, random.pick(hostileQuery)]];
}

/** A value as a text; also of one that hides how it is written. */
export function textFrom(value) {
  try {
    return String(value);
  } catch {
    return '[object Object]';
  }
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
