import { OptimisticLockError } from '@mikro-orm/core';
import { BadRequest, Conflict, Forbidden } from '../http/errors.js';
import type { TableSet } from './table-set.js';
import { databaseFailure } from './database-failure.js';

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
