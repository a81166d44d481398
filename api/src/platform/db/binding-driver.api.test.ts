import { expect, test } from '@jest/globals';
import { Company } from '../../modules/identity/companies/company.entity.js';
import { User } from '../../modules/identity/users/user.entity.js';
import { testApp } from '../../testing/test-app.js';

const app = await testApp();

/** The statement that the unit of work's connection ran last, as the server saw it. */
async function lastStatement(): Promise<string> {
  const [row] = await app.rows<{ query: string }>(
    `select query from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`,
  );
  return row?.query ?? '';
}

test('what a unit of work writes and looks for is no part of the statements', async () => {
  const hash = `scrypt$${'h'.repeat(40)}`;
  const email = 'hidden@binding.example';
  await app.db.acrossCompanies(async (unit) => {
    const user = unit.create(User, {
      email,
      name: `O'Hara ? ?? \\? $1`,
      password_hash: hash,
      default_language: 'no',
    });
    await unit.flush();
    expect(await lastStatement()).toMatch(/^insert into "users" .*\$1/);
    expect(await lastStatement()).not.toMatch(/hidden|scrypt|Hara/);

    user.name = `Łódź ? \\? '`;
    await unit.flush();
    expect(await lastStatement()).toMatch(/^update "users" set .*\$1/);
    expect(await lastStatement()).not.toContain('Łódź');

    const found = await unit.find(User, { email: { $in: [email, 'nobody@binding.example'] } });
    expect(found).toEqual([user]);
    expect(await lastStatement()).not.toContain('binding.example');
  });
  const stored = await app.rows('select name, password_hash from users where email = $1', [email]);
  expect(stored).toEqual([{ name: `Łódź ? \\? '`, password_hash: hash }]);
});

test('many rows are written in one statement as well, and change in one', async () => {
  const count = 120;
  await app.db.acrossCompanies(async (unit) => {
    for (let number = 0; number < count; number += 1) {
      unit.create(Company, { name: `Bound ${number}`, email_name: `bound${number}` });
    }
    await unit.flush();
    expect(await lastStatement()).not.toContain('Bound');
    const companies = await unit.find(Company, { name: { $like: 'Bound %' } }, { orderBy: { id: 'asc' } });
    expect(companies).toHaveLength(count);
    for (const company of companies) company.name = `${company.name} again`;
    await unit.flush();
    expect(await lastStatement()).not.toContain('again');
  });
  const [row] = await app.rows<{ count: number }>(
    `select count(*)::int as count from companies where name like 'Bound % again'`,
  );
  expect(row?.count).toBe(count);
});
