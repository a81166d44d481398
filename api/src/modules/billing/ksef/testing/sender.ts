import { enterSeller, polishSeller } from '../../../../testing/invoices.js';
import { aCompany, type TestMember } from '../../../../testing/people.js';
import type { TestApp } from '../../../../testing/test-app.js';

/** A company that sends its invoices to KSeF, as a seller with a tax number of its own. */
export async function aSenderOf(app: TestApp, nip: string, environment = 'test'): Promise<TestMember> {
  const company = await aCompany(app);
  await enterSeller(company, 'PL', { ...polishSeller, nip });
  await company.api.change('/company-settings/ksef', { environment, token: 'good-token' });
  await app.doJobs();
  return company;
}
