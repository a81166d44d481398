import { billingPersonalData } from '../../billing/index.js';
import { correspondencePersonalData } from '../../correspondence/index.js';
import { directoryPersonalData } from '../../directory/index.js';
import { identityPersonalData, RowsOfPerson, type Person, type PersonalData } from '../../identity/index.js';
import { shipmentPersonalData } from '../../shipment/index.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';

/** Exports of a company's data. One that is being made may have read the data already: its job finds that it is gone. */
const own: PersonalData = {
  async findFiles(found) {
    await found.find(
      'exports',
      'company_exports',
      sql`select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as name, null as record, null::int as record_id
        from company_exports where company_id = ${found.person.companyId}`,
    );
  },
  async erase(found) {
    await found.remove('company_exports');
  },
};

/** What each module does about the data of a person, each after those that it is built on. */
export const personalData: readonly PersonalData[] = [
  identityPersonalData,
  directoryPersonalData,
  correspondencePersonalData,
  shipmentPersonalData,
  billingPersonalData,
  own,
];

/** All that an erasure of the person changes. Reads only, and locks nothing. */
export async function findErased(on: Queryable, person: Person): Promise<RowsOfPerson> {
  const found = new RowsOfPerson(on, person);
  for (const one of personalData) await one.find?.(found);
  if (found.rows.length > 0) for (const one of personalData) await one.findFiles?.(found);
  return found;
}

/** Deletes what was found, or takes out of it what tells of the person: first what refers to other rows. */
export async function eraseFound(found: RowsOfPerson): Promise<void> {
  for (const one of personalData.toReversed()) await one.erase(found);
}
