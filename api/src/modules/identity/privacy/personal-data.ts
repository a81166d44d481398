import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';

/** A kind of records in an export, as a file of JSON lines. */
export interface ExportedTable {
  /** Name of the file, without its ending, in the API's words. */
  name: string;
  table: string;
  /** Which rows are the company's; the row is `t`. A row with the company's id when left out. */
  where?: (companyId: number) => Sql;
  /** Beside the row's own columns: a JSON object. */
  more?: Sql;
  /** Columns that are exported although their names look like those of secrets. */
  keeps?: readonly string[];
  /** Columns that say nothing outside of the product. */
  without?: readonly string[];
}

/** Stored files of a company: where they belong in the archive, and what they are called. */
interface ExportedFiles {
  kind: string;
  /** Selects `id`, `folder`, `name` and the storage's `key`. */
  rows: (companyId: number) => Sql;
}

/** What a module gives to the export of a company's data. */
export interface ExportedData {
  tables: readonly ExportedTable[];
  files?: readonly ExportedFiles[];
  /** Tables with data of companies or their people that are not exported, and why. */
  unexported?: Readonly<Record<string, string>>;
}

/** A person as a company's records know them. */
export interface Person {
  companyId: number;
  /** Lower case: the one that was given, then former ones. */
  addresses: readonly string[];
  /** Of the company's own directories. */
  clients: readonly number[];
  subcontractors: readonly number[];
  /** Orders of which the person is the client. */
  orders: readonly number[];
}

/** What the company's own directories have of a person. */
export type EntriesOfPerson = Pick<Person, 'companyId' | 'clients' | 'subcontractors'>;

/** What a report of an erasure counts. */
type ErasedKind =
  | 'clients'
  | 'subcontractors'
  | 'collected'
  | 'contacts'
  | 'orders'
  | 'drafts'
  | 'quotes'
  | 'carrier_orders'
  | 'messages'
  | 'withdrawn_mails'
  | 'mailing_recipients'
  | 'sent_mails'
  | 'imports'
  | 'invitations'
  | 'exports'
  | 'texts';

/** A row that is deleted, or that loses what tells of the person. */
interface ErasedRow {
  kind: ErasedKind;
  table: string;
  /** Set for texts in which only the address is replaced. */
  column: string | null;
  id: number;
  /** What a reader knows it by. */
  name: string;
  /** Kind of the record whose screen shows it; null when none does. */
  record: 'client' | 'subcontractor' | 'order' | 'message' | 'mailing' | 'import' | null;
  /** That record's id. */
  record_id: number | null;
}

/** Of rows by themselves what a reader knows them by, and the record whose screen shows them. */
export type RowsFound = Sql<Pick<ErasedRow, 'id' | 'name' | 'record' | 'record_id'>>;

/** A text that people write freely, in which the address may stand; the row is `t`. */
export interface FreeText {
  table: string;
  column: string;
  /** A column of JSON, in any text of which the address may stand. */
  isJson?: boolean;
  /** The name of a file, in which signs that an address may have as well part words. */
  isFileName?: boolean;
  /** Which rows are the company's. A row with the company's id when left out. */
  where?: (companyId: number) => Sql;
  /** The row's own `name` when left out. */
  name?: Sql;
  record?: ErasedRow['record'];
  /** The row's own id when left out. */
  recordId?: Sql;
}

/** Stands for a name that must not be empty. */
export const noName = '—';
/** Stands in texts for the address. */
const noAddress = '[…]';

/** What a module does about the data of a person that are to be erased. */
export interface PersonalData {
  /** Addresses that the person's entries had before: one selection of address and whether it was a client's. */
  formerAddresses?: (entries: EntriesOfPerson) => Sql;
  /** Conditions on `former` and `of_client`: somebody else has the address. */
  isOfOthers?: (entries: EntriesOfPerson) => Sql[];
  /** Finds the rows; modules above have found theirs. Reads only, and locks nothing. */
  find?: (found: RowsOfPerson) => Promise<void>;
  /** Finds files that may hold anybody, once something else was found. */
  findFiles?: (found: RowsOfPerson) => Promise<void>;
  /** Deletes what was found, or takes out of it what tells of the person; modules below have done so. */
  erase: (found: RowsOfPerson) => Promise<void>;
}

/** How names of files end, in a pattern: no top-level domain is called so. */
const fileEndings = '(?:pdf|jpe?g|png|gif|tiff?|docx?|xlsx?|odt|ods|txt|csv|xml|eml|msg|zip)';

/** Signs beside an address in which it is not a part of another one, as patterns. */
const bounds = {
  text: { before: '(?<![\\w.+-])', after: `(?![\\w-]|\\.(?!${fileEndings}(?!\\w))\\w)` },
  fileName: {
    before: '(?<![[:alnum:].+])',
    after: `(?![[:alnum:]]|\\.(?!${fileEndings}(?!\\w))[[:alpha:]])`,
  },
};

type TextKind = Pick<FreeText, 'isJson' | 'isFileName'>;

const textOf = (column: string, { isJson }: TextKind): Sql =>
  isJson ? sql`${sql.ref(column)}::text` : sql`${sql.ref(column)}`;

/** All that an erasure of a person changes, as modules find it, and how they erase it. */
export class RowsOfPerson {
  readonly rows: ErasedRow[] = [];

  constructor(
    readonly on: Queryable,
    readonly person: Person,
  ) {}

  /** Whether a column holds an address of the person. */
  isTheirs(column: string): Sql {
    return sql`lower(${sql.ref(column)}) = any(${this.person.addresses}::text[])`;
  }

  /** Whether an address of the person stands in a text. */
  standsIn(text: Sql, kind: TextKind = {}): Sql {
    return sql`(exists (select from unnest(${this.person.addresses}::text[]) a where strpos(lower(${text}), a) > 0)
      and ${text} ~* ${this.pattern(kind)})`;
  }

  /** A column without the addresses of the person. */
  without(column: string, kind: TextKind = {}): Sql {
    const anew = sql`regexp_replace(${textOf(column, kind)}, ${this.pattern(kind)}, ${noAddress}, 'gi')`;
    return kind.isJson ? sql`${anew}::jsonb` : anew;
  }

  /** Adds what a statement finds in a table. */
  async find(kind: ErasedKind, table: string, statement: RowsFound): Promise<void> {
    const found = await sql<ErasedRow>`select * from (${statement}) f order by f.id`.execute(this.on);
    // One by one: a call takes only so many arguments.
    for (const row of found.rows) this.rows.push({ ...row, kind, table, column: null });
  }

  /** Adds texts in which the address stands, of records that are not erased as a whole. */
  async findTexts(texts: readonly FreeText[]): Promise<void> {
    const { companyId } = this.person;
    const own: FreeText['where'] = (id) => sql`t.company_id = ${id}`;
    for (const one of texts) {
      const { table, column, name = sql`t.name`, record = null, recordId = sql`t.id`, where = own } = one;
      const { rows } = await sql<Pick<ErasedRow, 'id' | 'name' | 'record_id'>>`
        select t.id::float8 as id, coalesce(${name}, '') as name, ${recordId} as record_id from ${sql.ref(table)} t
        where ${where(companyId)} and t.id <> all(${this.idsIn(table)}::int[])
          and ${this.standsIn(textOf(`t.${column}`, one), one)}
        order by t.id`.execute(this.on);
      for (const row of rows) this.rows.push({ ...row, kind: 'texts', table, column, record });
    }
  }

  /** Rows of a table that are erased as a whole. */
  idsIn(table: string): number[] {
    return this.rows.filter((row) => row.table === table && row.column === null).map(({ id }) => id);
  }

  /** Deletes the rows of a table. */
  async remove(table: string): Promise<void> {
    await sql`delete from ${sql.ref(table)} where id = any(${this.idsIn(table)}::int[])`.execute(this.on);
  }

  /** Takes the address out of texts. */
  async eraseTexts(texts: readonly FreeText[]): Promise<void> {
    for (const one of texts) {
      const { table, column } = one;
      const found = this.rows.filter((row) => row.table === table && row.column === column);
      if (found.length === 0) continue;
      await sql`
        update ${sql.ref(table)} set ${sql.ref(column)} = ${this.without(column, one)}
        where id = any(${found.map(({ id }) => id)}::bigint[])`.execute(this.on);
    }
  }

  /** Of an address only itself: jan@firma.pl is not what stands in ajan@firma.pl or jan@firma.pl.example. */
  private pattern({ isJson, isFileName }: TextKind): string {
    const words = this.person.addresses.map((address) => address.replace(/[^\p{L}\p{N}@]/gu, '\\$&'));
    const { before, after } = isFileName ? bounds.fileName : bounds.text;
    // A line break in JSON is a letter after a backslash.
    const from = isJson ? `(?:${before}|(?<=\\\\[bfnrt]))` : before;
    return `${from}(?:${words.join('|')})${after}`;
  }
}
