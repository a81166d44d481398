import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** Characters of a value that are shown. */
const maxLength = 10_000;

type Parser = (text: string) => unknown;

/** Elements of arrays by the type of the array. PostgreSQL's numbers of its own types never change. */
const elements: Readonly<Record<number, number>> = {
  1000: builtins.BOOL,
  1001: builtins.BYTEA,
  1005: builtins.INT2,
  1007: builtins.INT4,
  1009: builtins.TEXT,
  1014: builtins.BPCHAR,
  1015: builtins.VARCHAR,
  1016: builtins.INT8,
  1021: builtins.FLOAT4,
  1022: builtins.FLOAT8,
  1115: builtins.TIMESTAMP,
  1182: builtins.DATE,
  1183: builtins.TIME,
  1185: builtins.TIMESTAMPTZ,
  1187: builtins.INTERVAL,
  1231: builtins.NUMERIC,
  2951: builtins.UUID,
  199: builtins.JSON,
  3807: builtins.JSONB,
};
const textArray = 1009;
const json: ReadonlySet<number> = new Set([builtins.JSON, builtins.JSONB]);

const parsers: Readonly<Record<number, Parser>> = {
  [builtins.BOOL]: (text) => text === 't',
  [builtins.INT2]: Number,
  [builtins.INT4]: Number,
  [builtins.OID]: Number,
  [builtins.INT8]: exactNumber,
  [builtins.NUMERIC]: exactNumber,
  [builtins.FLOAT4]: finiteNumber,
  [builtins.FLOAT8]: finiteNumber,
  [builtins.TIMESTAMPTZ]: instant,
  [builtins.JSON]: (text) => JSON.parse(text) as unknown,
  [builtins.JSONB]: (text) => JSON.parse(text) as unknown,
};

/** Reads the values of a statement as what JSON can say; notes when one was too long and is cut. */
export class SqlValues {
  /** Whether a value was cut. */
  shortened = false;

  /** How the driver is to read the values of a type. */
  readonly types = {
    getTypeParser: (type: number): Parser => {
      const element = elements[type];
      return element === undefined ? this.parserOf(type) : this.arrayParser(element);
    },
  };

  private parserOf(type: number): Parser {
    const parse = parsers[type];
    const isText = parse === undefined || json.has(type);
    return (text) => (isText && text.length > maxLength ? this.cut(text) : parse ? parse(text) : text);
  }

  private arrayParser(element: number): Parser {
    const read = (getTypeParser as (type: number) => Parser)(textArray);
    const parse = this.parserOf(element);
    const each = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(each) : typeof value === 'string' ? parse(value) : value;
    return (text) => (text.length > maxLength ? this.cut(text) : each(read(text)));
  }

  private cut(text: string): string {
    this.shortened = true;
    return `${text.slice(0, maxLength)}…`;
  }
}

/** A number where it is exactly what is stored, otherwise its digits. */
function exactNumber(text: string): number | string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length <= 15 && Number.isFinite(Number(text)) ? Number(text) : text;
}

function finiteNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

function instant(text: string): string {
  const value = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(value.getTime()) ? text : value.toISOString();
}
