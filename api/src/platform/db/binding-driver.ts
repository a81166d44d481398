import { isRaw, JsonProperty, Utils, type Configuration } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { PostgreSqlNativeQueryBuilder, type Kysely } from '@mikro-orm/sql';
import { boundQuery } from './connection-of.js';

/** More than the protocol can number; such a statement has its values in its text. */
const mostValues = 65_535;

type Execute = PostgreSqlConnection['execute'];

/**
 * Sends values as parameters, which MikroORM's own connection writes into the text of the statement: then a server that
 * notes statements which fail or take long has hashes of passwords and mails in its log.
 */
class BindingConnection extends PostgreSqlConnection {
  override execute: Execute = async (query, params = [], method = 'all', ctx) => {
    await this.ensureConnection();
    const raw = typeof query === 'string' ? { sql: query, params } : isRaw(query) ? query : query.toRaw();
    const values: unknown[] = [];
    const { sql, params: given } = raw as { sql: string; params: readonly unknown[] };
    const text = this.bind(sql, given, values);
    const bound =
      values.length > mostValues
        ? boundQuery(this.platform.formatQuery(sql, given), [])
        : boundQuery(text, values);
    const on = (ctx ?? this.getClient()) as Kysely<unknown>;
    const result = await on.executeQuery(bound);
    return this.transformRawResult(result, method);
  };

  /**
   * Numbers the places of a statement, by the rules of `Platform.formatQuery`.
   * @param values gets the values by number
   */
  private bind(text: string, params: readonly unknown[], values: unknown[]): string {
    if (params.length === 0) return text;
    let next = 0;
    return text.replaceAll(/\\\?|\?\??/g, (place) => {
      if (place === '\\?') return '?';
      const value = params[next++];
      return place === '??' ? this.platform.quoteIdentifier(value as string) : this.place(value, values);
    });
  }

  private place(value: unknown, values: unknown[]): string {
    if (isRaw(value)) return this.bind(value.sql, value.params ?? [], values);
    // One place of a list of values: `in (?)`.
    if (Array.isArray(value) && !isJson(value)) return value.map((one) => this.place(one, values)).join(', ');
    values.push(isJson(value) ? JSON.stringify(value) : value);
    return `$${values.length}`;
  }
}

/** What MikroORM stores as JSON: plain objects, and copies of embedded ones, which it marks. */
function isJson(value: unknown): boolean {
  return Utils.isPlainObject(value) || (typeof value === 'object' && value !== null && JsonProperty in value);
}

/**
 * Locks entities for writing with FOR NO KEY UPDATE: rows that name a locked one can be entered meanwhile, as they can while it is
 * updated. Who deletes what they lock has to keep such rows out, and locks it by `lockForDeletion`.
 */
class NoKeyUpdateBuilder extends PostgreSqlNativeQueryBuilder {
  protected override addLockClause(): void {
    super.addLockClause();
    this.parts = this.parts.map((part) => (part === 'for update' ? 'for no key update' : part));
  }
}

/** MikroORM's driver for PostgreSQL, over connections that send values as parameters, and with locks no stronger than needed. */
export class BindingDriver extends PostgreSqlDriver {
  constructor(config: Configuration) {
    super(config);
    Object.assign(this, { connection: new BindingConnection(config) });
    this.platform.createNativeQueryBuilder = () => new NoKeyUpdateBuilder(this.platform);
  }
}
