import type { Paged } from '../platform/http/api-types.js';
import type { FoundCompany } from '../modules/directory/crawler/crawler.dto.js';
import { nextNumber } from './next-number.js';
import type { TestApp } from './test-app.js';

/** Columns of a found company that nothing stands against. */
function foundFields(changes: object = {}) {
  const number = nextNumber();
  return {
    site_key: `meble${number}.example`,
    name: `Łódzkie Meble ${number} Sp. z o.o.`,
    address: 'ul. Długa 12',
    city: 'Łódź',
    post_code: '90-001',
    country_id: 1,
    email: `biuro@meble${number}.example`,
    phone: '+48426000000',
    url: `https://meble${number}.example`,
    notes: null,
    vat_number: null,
    business_registration_number: null,
    score: 80,
    origins: '[]',
    ...changes,
  };
}

/** A company that was found on a website. @returns its id */
export async function aFoundCompany(app: TestApp, changes: object = {}): Promise<number> {
  const fields = Object.entries(foundFields(changes));
  const [row] = await app.rows<{ id: number }>(
    `insert into crawled_companies (${fields.map(([name]) => name).join(', ')})
     values (${fields.map((_field, place) => `$${place + 1}`).join(', ')}) returning id`,
    fields.map(([, value]) => value as unknown),
  );
  return row?.id ?? 0;
}

/** Ends what is being looked through. */
export async function stopCrawls(app: TestApp): Promise<void> {
  await app.rows(`update crawls set status = 'stopped' where status = 'running'`);
}

/** The found companies, as administrators see them. */
export type FoundList = Paged<FoundCompany>;
