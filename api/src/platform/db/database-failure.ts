import { OptimisticLockError } from '@mikro-orm/core';
import { BadRequest, Conflict, Forbidden } from '../http/errors.js';
import type { TableSet } from './table-set.js';

/**
 * What stood against a statement.
 * - `taken`: a unique value
 * - `record_gone`: a record that another names is not there, or is named by one that is
 * - `collision`: another transaction; doing the work again helps
 * - `busy`: a lock or the work itself took too long
 * - `full`: the disk of the database has no room left
 * - `unreachable`: there is no connection, or nothing comes over it
 */
export type DatabaseFailure = 'taken' | 'record_gone' | 'collision' | 'busy' | 'full' | 'unreachable';

/** By the codes of PostgreSQL, and of the system for what happens before PostgreSQL answers. */
const failures: Readonly<Record<string, DatabaseFailure>> = {
  '23505': 'taken',
  '23503': 'record_gone',
  '40001': 'collision',
  '40P01': 'collision',
  '55P03': 'busy',
  '57014': 'busy',
  '25P03': 'busy',
  '53300': 'busy',
  '53100': 'full',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '08000': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08006': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  DATABASE_HANGS: 'unreachable',
  READ_ONLY_SERVER: 'unreachable',
};

/** What the driver tells without a code. */
const connectionLost =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed|query read timeout/i;

/** The kind of a failure of the database; null for other errors and for faults of the statements themselves. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && failures[code]) return failures[code];
  return connectionLost.test(error.message) ? 'unreachable' : null;
}

/** What unique constraints mean, of all modules. */
export interface Constraints {
  conflicts: NonNullable<TableSet['conflicts']>;
  repeats: NonNullable<TableSet['repeats']>;
}

/** The company was deleted while one of its people entered something. Of a user who joins, it is another's change. */
const ofGoneCompany = /^(?!users_).+_company_id_fkey$/;

/**
 * The conflict behind a violated constraint or a change of another's; other errors as they are, also those of a
 * database that is busy or away: that is no conflict.
 */
export function translated(error: unknown, { conflicts, repeats }: Constraints): unknown {
  if (error instanceof OptimisticLockError) return new Conflict('changed_meanwhile');
  const failure = databaseFailure(error);
  const constraint = (error as { constraint?: string }).constraint ?? '';
  if (failure === 'record_gone') {
    return ofGoneCompany.test(constraint) ? new Forbidden('no_company') : new Conflict('changed_meanwhile');
  }
  if (failure !== 'taken') return error;
  const repeated = repeats[constraint];
  return repeated ? new BadRequest(repeated) : new Conflict(conflicts[constraint] ?? 'taken');
}
