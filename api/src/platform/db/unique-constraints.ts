import { OptimisticLockError } from '@mikro-orm/core';
import { BadRequest, Conflict, Forbidden } from '../http/errors.js';
import type { ProblemCode } from '../http/problem-codes.js';
import { databaseFailure } from './database-failure.js';

/** What a caller is told when a unique constraint stands against them. */
const codes: Readonly<Record<string, ProblemCode>> = {
  users_email_key: 'email_taken',
  companies_name_key: 'company_name_taken',
  companies_email_name_key: 'email_name_taken',
  company_invitations_key: 'user_already_invited',
  company_invitations_email_key: 'user_already_invited',
  email_templates_type_key: 'template_type_taken',
  subcontractor_groups_name_key: 'group_name_taken',
  crawls_running_key: 'crawl_running',
};

/** What stands against putting something where it is already. */
const repeats: Readonly<Record<string, ProblemCode>> = {
  collected_clients_key: 'client_already_collected',
  collected_subcontractors_key: 'subcontractor_already_collected',
  subcontractor_group_members_key: 'already_member',
};

/** The company was deleted while one of its people entered something. Of a user who joins, it is another's change. */
const ofGoneCompany = /^(?!users_).+_company_id_fkey$/;

/**
 * The conflict behind a violated constraint or a change of another's; other errors as they are, also those of a
 * database that is busy or away: that is no conflict.
 */
export function translated(error: unknown): unknown {
  if (error instanceof OptimisticLockError) return new Conflict('changed_meanwhile');
  const failure = databaseFailure(error);
  const constraint = (error as { constraint?: string }).constraint ?? '';
  if (failure === 'record_gone') {
    return ofGoneCompany.test(constraint) ? new Forbidden('no_company') : new Conflict('changed_meanwhile');
  }
  if (failure !== 'taken') return error;
  const repeated = repeats[constraint];
  return repeated ? new BadRequest(repeated) : new Conflict(codes[constraint] ?? 'taken');
}
