import { Sql as Statement, join, raw } from 'sql-template-tag';

/** What statements are run on: a pool, or a connection. */
export interface Queryable {
  query<Row extends object>(
    text: string,
    values: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** The rows of a statement, and how many it read or changed. */
interface Answer<Row> {
  rows: Row[];
  rowCount: number;
}

/**
 * SQL with the values that belong to it, made by the template `sql`: a whole statement or a piece of one. Values never
 * become part of the text; they travel as parameters.
 */
export class Sql<Row extends object = object> extends Statement {
  /** Runs the statement. The type of its rows is the caller's word. */
  async execute(on: Queryable): Promise<Answer<Row>> {
    const { rows, rowCount } = await on.query<Row>(this.text, this.values);
    return { rows, rowCount: rowCount ?? 0 };
  }
}

function template<Row extends object = object>(
  texts: TemplateStringsArray,
  ...values: readonly unknown[]
): Sql<Row> {
  return new Sql<Row>(texts, values);
}

/**
 * A number or a word of the code's own as it stands in the text of a statement: never what somebody sent. A plan that is kept for any
 * parameters knows of it how few rows it chooses.
 */
const constant = (value: number | string): Sql =>
  new Sql([typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`], []);
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Makes SQL: ``sql`select name from clients where id = ${id}` ``. What is put in becomes a parameter, except SQL made
 * in the same way, which becomes part of it.
 */
export const sql = Object.assign(template, {
  /** A piece of the code's own as it is: a keyword. Never what somebody sent. */
  raw: (text: string): Statement => raw(text),
  constant,
  /** Constants by their names. */
  constants: <Name extends string>(values: Readonly<Record<Name, number | string>>): Record<Name, Sql> =>
    Object.fromEntries(
      Object.entries<number | string>(values).map(([name, value]) => [name, constant(value)]),
    ) as Record<Name, Sql>,
  /** The name of a table or a column, quoted; with its table before a dot. */
  ref: (name: string): Statement => raw(name.split('.').map(quoted).join('.')),
  /** Values or pieces, at least one, with commas between them or what is given. */
  join: (parts: readonly unknown[], separator = ', '): Statement => join([...parts], separator),
});
