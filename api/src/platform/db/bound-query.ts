import { randomUUID } from 'node:crypto';
import type { Kysely } from '@mikro-orm/sql';

type BoundQuery<Row> = Parameters<typeof Kysely.prototype.executeQuery<Row>>[0];

/** A statement for MikroORM's connection, with its values as parameters. */
export function boundQuery<Row = unknown>(text: string, values: readonly unknown[]): BoundQuery<Row> {
  return {
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: randomUUID() },
    sql: text,
    parameters: values,
  };
}
