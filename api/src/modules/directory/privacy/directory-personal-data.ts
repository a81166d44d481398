import { sql, type Queryable } from '../../../platform/db/sql.js';
import type {
  EntriesOfPerson,
  ExportedData,
  FreeText,
  PersonalData,
  RowsFound,
} from '../../identity/index.js';
import { lockCarriers } from '../subcontractors/subcontractor.queries.js';

const texts: readonly FreeText[] = [
  { table: 'clients', column: 'notes', record: 'client' },
  { table: 'subcontractors', column: 'notes', record: 'subcontractor' },
  {
    table: 'collected_clients',
    column: 'notes',
    name: sql`(select name from clients where id = t.client_id)`,
    recordId: sql`null::int`,
  },
  { table: 'subcontractor_groups', column: 'description', recordId: sql`null::int` },
  { table: 'partner_contacts', column: 'notes', recordId: sql`null::int` },
];

/** Entries of the directories, and files of imports. */
export const directoryPersonalData: PersonalData = {
  isOfOthers: ({ companyId, clients, subcontractors }) => [
    sql`exists (select from clients where (company_id = ${companyId} or company_id is null)
      and lower(email) = former and id <> all(${clients}::int[]))`,
    sql`exists (select from subcontractors where (company_id = ${companyId} or company_id is null)
      and lower(email) = former and id <> all(${subcontractors}::int[]))`,
  ],
  async find(found) {
    const { companyId, clients, subcontractors } = found.person;
    const own = (table: string, record: string, ids: readonly number[]): RowsFound => sql`
      select id, name, ${record} as record, id as record_id from ${sql.ref(table)} where id = any(${ids}::int[])`;
    const collected = (table: string, entry: string, column: string): RowsFound => sql`
      select t.id, e.name, null as record, null::int as record_id
      from ${sql.ref(table)} t join ${sql.ref(entry)} e on e.id = ${sql.ref(column)} and e.company_id is null
      where t.company_id = ${companyId} and ${found.isTheirs('e.email')}`;
    await found.find('clients', 'clients', own('clients', 'client', clients));
    await found.find(
      'subcontractors',
      'subcontractors',
      own('subcontractors', 'subcontractor', subcontractors),
    );
    await found.find(
      'collected',
      'collected_clients',
      collected('collected_clients', 'clients', 't.client_id'),
    );
    await found.find(
      'collected',
      'collected_subcontractors',
      collected('collected_subcontractors', 'subcontractors', 't.subcontractor_id'),
    );
    await found.find(
      'contacts',
      'partner_contacts',
      sql`select id, name, case when client_id is null then 'subcontractor' else 'client' end as record,
          coalesce(client_id, subcontractor_id) as record_id
        from partner_contacts
        where company_id = ${companyId} and (${found.isTheirs('email')}
          or client_id = any(${clients}::int[]) or subcontractor_id = any(${subcontractors}::int[]))`,
    );
    await found.findTexts(texts);
  },
  async findFiles(found) {
    await found.find(
      'imports',
      'imports',
      sql`select id, file_name as name, 'import' as record, id as record_id from imports
        where company_id = ${found.person.companyId} and status <> 'running'
          and (status = 'uploaded' or rejected_key is not null)`,
    );
  },
  async erase(found) {
    for (const table of [
      'partner_contacts',
      'collected_clients',
      'collected_subcontractors',
      'clients',
      'subcontractors',
      'imports',
    ]) {
      await found.remove(table);
    }
    await found.eraseTexts(texts);
  },
};

/** A company's own entries with an address. */
export async function findEntriesOf(
  on: Queryable,
  companyId: number,
  email: string,
): Promise<Omit<EntriesOfPerson, 'companyId'>> {
  const idsIn = async (table: string): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.ref(table)} where company_id = ${companyId} and lower(email) = ${email} order by id`.execute(
      on,
    );
    return rows.map(({ id }) => id);
  };
  return { clients: await idsIn('clients'), subcontractors: await idsIn('subcontractors') };
}

/** Locks a company's own entries with an address, which are going to be deleted, in the sequence of their ids. */
export async function lockEntriesOf(on: Queryable, companyId: number, email: string): Promise<void> {
  await lockCarriers(on, companyId);
  for (const table of ['clients', 'subcontractors']) {
    await sql`select id from ${sql.ref(table)} where company_id = ${companyId} and lower(email) = ${email}
      order by id for update`.execute(on);
  }
}

/** Whether rows of a company are being entered. */
export async function hasRunningImport(on: Queryable, companyId: number): Promise<boolean> {
  const { rowCount } = await sql`
    select id from imports where company_id = ${companyId} and status = 'running'`.execute(on);
  return rowCount > 0;
}

export const directoryExport: ExportedData = {
  tables: [
    { name: 'clients', table: 'clients' },
    // Of the global directories what the company has collected, with the entry that it refers to.
    {
      name: 'collected-clients',
      table: 'collected_clients',
      more: sql`jsonb_build_object('client', (select to_jsonb(c) - 'search_text' - 'notes_text'
        from clients c where c.id = t.client_id and c.company_id is null))`,
    },
    { name: 'subcontractors', table: 'subcontractors' },
    {
      name: 'collected-subcontractors',
      table: 'collected_subcontractors',
      more: sql`jsonb_build_object('subcontractor', (select to_jsonb(s) - 'search_text' - 'notes_text'
        from subcontractors s where s.id = t.subcontractor_id and s.company_id is null))`,
    },
    { name: 'subcontractor-groups', table: 'subcontractor_groups' },
    { name: 'subcontractor-group-members', table: 'subcontractor_group_members' },
    { name: 'contacts', table: 'partner_contacts' },
    { name: 'imports', table: 'imports', without: ['claimed_until'] },
  ],
  files: [
    {
      kind: 'imports',
      rows: (id) => sql`select id, id as folder, file_name as name, storage_key as key
        from imports where company_id = ${id} and status <> 'done'`,
    },
  ],
};
