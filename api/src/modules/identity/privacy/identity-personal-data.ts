import { sql, type Queryable } from '../../../platform/db/sql.js';
import { causeOfInvitation } from '../companies/invitation-mail.service.js';
import type { Person, PersonalData, RowsOfPerson, ExportedData } from './personal-data.js';

/** Invitations; links of one go along. What users have of themselves ends with their accounts. */
export const identityPersonalData: PersonalData = {
  formerAddresses: ({ companyId, clients, subcontractors }) => sql`
    select lower(before ->> 'email'), record = 'client' from audit_log
    where company_id = ${companyId} and (record = 'client' and record_id = any(${clients}::int[])
      or record = 'subcontractor' and record_id = any(${subcontractors}::int[]))`,
  isOfOthers: () => [sql`exists (select from users where lower(email) = former)`],
  async find(found) {
    await found.find(
      'invitations',
      'company_invitations',
      sql`select t.id, coalesce(t.email, u.email) as name, null as record, null::int as record_id
        from company_invitations t left join users u on u.id = t.user_id
        where t.company_id = ${found.person.companyId} and (${found.isTheirs('t.email')} or ${found.isTheirs('u.email')})`,
    );
  },
  async erase(found) {
    await found.remove('company_invitations');
  },
};

/** The causes of the mails of invitations that an erasure finds. */
export const causesOfInvitations = (found: RowsOfPerson): string[] =>
  found.idsIn('company_invitations').map((id) => causeOfInvitation({ id }));

/** How many entries of the company's audit log name the person: all of them are read. */
export async function countEntriesAbout(
  on: Queryable,
  { companyId, addresses }: Pick<Person, 'companyId' | 'addresses'>,
): Promise<number> {
  const names = (column: string) =>
    sql`exists (select from unnest(${addresses}::text[]) a where strpos(lower(${sql.ref(column)}::text), a) > 0)`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log
    where company_id = ${companyId} and (${names('before')} or ${names('after')})`.execute(on);
  return rows[0]?.count ?? 0;
}

export const identityExport: ExportedData = {
  tables: [
    { name: 'company', table: 'companies', where: (id) => sql`t.id = ${id}` },
    { name: 'company-settings', table: 'company_settings' },
    { name: 'price-settings', table: 'price_settings' },
    { name: 'users', table: 'users' },
    { name: 'api-keys', table: 'api_keys' },
    { name: 'invitations', table: 'company_invitations' },
    // With the hashes, by which a copy can be checked.
    { name: 'audit-log', table: 'audit_log', keeps: ['hash', 'previous_hash'] },
  ],
  unexported: {
    audit_callers: 'is empty but for who runs a statement at the moment',
    audit_pending: 'is empty but for entries of the log on their way to it',
    change_notes: 'is empty but for changes on their way',
    changes: 'tells screens for a day which records to read again',
  },
};
