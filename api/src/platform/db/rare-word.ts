import { metrics, type Counter } from '@opentelemetry/api';
import { foldDiacritics } from '../../kernel/text/fold-diacritics.js';
import type { Reads } from './database.js';
import { ofCompany } from './company-filter.js';
import { hasLetterKeys, hasTrigram, type RareWord, type SearchWay } from './search-text.js';
import { sql } from './sql.js';

/** In so small a directory any way is fast. */
const worthKnowing = 10_000;
const sampledRows = 2_000;
/** Of all companies' rows, to have enough of one that is worth knowing. */
const sampledRowsOfAll = 20_000;
/** Fewer global rows in a sample, since companies' own ones are the most, do not tell what is rare. */
const tellingRows = 500;
/** A word that stands in the sample more often than this stands in too many rows to read them all. */
const rareTimes = 2;
const keptMs = 600_000;

/** What some rows of a directory are found by. */
interface Sample {
  /** One row after the other; empty where it would not tell. */
  text: string;
  rows: number;
  /** Of a global directory: the notes of the same rows. */
  notes: string;
  /** How many rows the table has, those of companies among them. */
  ofRows: number;
  /** Whether the table has its index of letter keys, which a job makes, and that of its notes. */
  hasLetterKeys: boolean;
  hasLetterKeysOfNotes: boolean;
  /** How often each word stands in it. */
  times: ReadonlyMap<string, number>;
  readAt: number;
}

const nothingKnown: Sample = {
  text: '',
  rows: 0,
  notes: '',
  ofRows: 0,
  hasLetterKeys: false,
  hasLetterKeysOfNotes: false,
  times: new Map(),
  readAt: 0,
};
/** Made at the first search: what measures is there by then. */
let lookups: Counter | undefined;
const samplesByDatabase = new WeakMap<Reads, Map<string, Sample>>();

/**
 * The rarest word of a searched text, going by a sample of the directory. The trigram index compares the lists of all
 * the runs of three letters that it is asked for, so that a long text costs it the more, the more rows there are; a
 * rare word finds nearly the same rows at once. This steers how rows are looked for, never which are found.
 * @param text as somebody typed it
 * @returns nothing when the text has no rare word, or is one itself
 */
export async function rareWordOf(reads: Reads, table: string, text: string): Promise<RareWord | undefined> {
  const words = text.trim().split(' ');
  if (words.length === 1) return undefined;
  const sample = await sampleOf(reads, table, null);
  if (sample.text === '') return undefined;
  const within = rarestOf(words.slice(1, -1), (word) => sample.times.get(word) ?? 0);
  if (within !== undefined) return { word: within, isWhole: true };
  const atEdge = rarestOf([words[0] ?? '', words.at(-1) ?? ''], (word) => timesIn(sample.text, word));
  return atEdge === undefined ? undefined : { word: atEdge, isWhole: false };
}

/** The word that a sample holds least often, the longest of these; nothing when it holds each too often. */
function rarestOf(words: readonly string[], timesOf: (folded: string) => number): string | undefined {
  const [rarest] = words
    .filter((word) => word.length > 3 && hasTrigram.test(word))
    .map((word) => ({ word, times: timesOf(foldDiacritics(word)) }))
    .filter(({ times }) => times <= rareTimes)
    .sort((one, other) => one.times - other.times || other.word.length - one.word.length);
  return rarest?.word;
}

/** How often a sample holds a word; stops where that is too often to matter. */
function timesIn(sample: string, word: string): number {
  let times = 0;
  for (let at = sample.indexOf(word); at >= 0 && times <= rareTimes; at = sample.indexOf(word, at + 1)) {
    times += 1;
  }
  return times;
}

/** A text that so large a share of the rows hold is soon found by looking at one after the other. */
const commonShare = 0.2;
/**
 * Where no more rows and notes of a directory hold a text, at most, to read and sort all of them takes no longer than to count some and to look
 * for a page.
 */
const sortedRows = 40_000;

/** The rows that are searched: those of a global directory, or of a company with an index for very many. */
interface SearchedRows {
  table: string;
  isGlobal?: boolean;
  indexedCompany?: number;
}

/** How the rows of a search are looked for. */
interface SearchWays {
  /** Until there are more than a list counts. */
  way: SearchWay;
  /** All of them, when those at the beginning of the list do not suffice for a page. */
  wayOfRest: SearchWay;
  /** Notes of a global directory. */
  wayOfNotes?: SearchWay;
  /** All rows that hold it are read at once. */
  isReadWhole?: boolean;
}

/**
 * How rows that hold a text are found soonest, going by a sample of them: where they are few, or many hold it, by looking at each until
 * there are more than a list counts, else by an index. This steers how rows are looked for, never which are found.
 */
export async function searchWaysOf(
  reads: Reads,
  { table, isGlobal, indexedCompany }: SearchedRows,
  search: string,
): Promise<SearchWays> {
  const company = isGlobal ? null : indexedCompany;
  const text = search.trim();
  if (company === undefined) return { way: 'scan', wayOfRest: 'scan' };
  const sample = await sampleOf(reads, table, company);
  const hasTrigrams = hasTrigram.test(text);
  // Where the index of letter keys has not been made yet, to compare the keys of each row would take far longer than to look at its text.
  const letters: SearchWay = sample.hasLetterKeys && hasLetterKeys(text) ? 'letters' : 'scan';
  const indexed = isGlobal && hasTrigrams ? 'trigrams' : letters;
  // Of a global directory the trigram index is the usual way; a company's rows are mostly few.
  const usual = isGlobal && hasTrigrams ? 'trigrams' : 'scan';
  if (sample.text === '') return { way: usual, wayOfRest: usual };
  const wayOfNotes: SearchWay = sample.hasLetterKeysOfNotes && hasLetterKeys(text) ? 'letters' : 'scan';
  const folded = foldDiacritics(text);
  const shareOf = (texts: string) =>
    texts.split('\n').filter((row) => row.includes(folded)).length / sample.rows;
  const share = shareOf(sample.text);
  if (share <= commonShare) {
    const found = (share + shareOf(sample.notes)) * sample.ofRows;
    const isReadWhole = isGlobal === true && indexed === 'letters' && found <= sortedRows;
    return { way: indexed, wayOfRest: indexed, wayOfNotes, isReadWhole };
  }
  // One letter has over a thousand keys: to compare them with the many rows that hold it would take longest of all.
  return { way: 'scan', wayOfRest: text.length === 1 ? 'scan' : indexed, wayOfNotes };
}

/** Until a new sample has been read, the old one serves, and who asks meanwhile for the first does without. */
async function sampleOf(reads: Reads, table: string, company: number | null): Promise<Sample> {
  const samples = samplesByDatabase.get(reads) ?? new Map<string, Sample>();
  samplesByDatabase.set(reads, samples);
  const key = company === null ? table : `${table} ${company}`;
  const kept = samples.get(key);
  const isFresh = kept !== undefined && Date.now() - kept.readAt < keptMs;
  lookups ??= metrics.getMeter('frakto').createCounter('frakto.search.samples', {
    description: 'Searches that asked the sample of a directory, by whether there was a fresh one',
    unit: '{search}',
  });
  lookups.add(1, { table, outcome: isFresh ? 'hit' : 'miss' });
  if (isFresh) return kept;
  const meanwhile = { ...(kept ?? nothingKnown), readAt: Date.now() };
  samples.set(key, meanwhile);
  const reading = readSample(reads, table, company).then(
    (sample) => samples.set(key, { ...sample, readAt: Date.now() }),
    () => undefined,
  );
  if (!kept) await reading;
  return samples.get(key) ?? meanwhile;
}

function timesOfWords(text: string): Sample['times'] {
  const times = new Map<string, number>();
  for (const word of text.split(/[ \n]/)) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

async function readSample(
  reads: Reads,
  table: string,
  company: number | null,
): Promise<Omit<Sample, 'readAt'>> {
  const { rows: told } = await sql<{ rows: number; letter_keys: string[] }>`
    select reltuples::float as rows, array(
      select pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = c.oid and i.indisvalid
        and strpos(pg_get_indexdef(i.indexrelid), 'letter_keys(') > 0) as letter_keys
    from pg_class c where c.oid = ${table}::regclass`.execute(reads);
  const { rows: all = 0, letter_keys = [] } = told[0] ?? {};
  if (all < worthKnowing) return nothingKnown;
  const isIndexed = (column: string) => letter_keys.some((index) => index.includes(`letter_keys(${column}`));
  const sampled = company === null ? sampledRows : sampledRowsOfAll;
  const notes = company === null ? sql`t.notes_text` : sql`null`;
  const { rows } = await sql<{ search_text: string; notes: string | null }>`
    select t.search_text, ${notes} as notes from ${sql.ref(table)} t tablesample system (${Math.min(100, (100 * sampled) / all)})
    where ${ofCompany(company)} limit ${sampledRows}`.execute(reads);
  if (rows.length < tellingRows) return nothingKnown;
  const text = rows.map(({ search_text }) => search_text).join('\n');
  return {
    text,
    rows: rows.length,
    notes: rows.flatMap((row) => row.notes ?? []).join('\n'),
    ofRows: all,
    hasLetterKeys: isIndexed('search_text'),
    hasLetterKeysOfNotes: isIndexed('notes_text'),
    times: timesOfWords(text),
  };
}
