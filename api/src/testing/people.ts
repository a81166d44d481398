import { nextNumber } from './next-number.js';
import type { Me } from '../modules/identity/accounts/auth.dto.js';
import type { CompanyUserDto } from '../modules/identity/companies/company.dto.js';
import type { ApiCaller } from './api-caller.js';
import type { TestApp } from './test-app.js';

/** Somebody who is signed in. */
export interface TestUser {
  id: number;
  email: string;
  password: string;
  token: string;
  /** Calls in their name. */
  api: ApiCaller;
}

/** Somebody of a company who is signed in. */
export interface TestMember extends TestUser {
  companyId: number;
  companyName: string;
}

/** Not among the common ones. */
export const goodPassword = 'Trzy-osie-i-naczepa';

/** A registration that nothing stands against. */
export function aRegistration(changes: object = {}) {
  const number = nextNumber();
  return {
    email: `owner${number}@forwarder.example`,
    default_language: 'en',
    name: `Owner ${number}`,
    company_name: `Spedycja Gdańska ${number}`,
    email_name: `spedycja.${number}`,
    password: goodPassword,
    ...changes,
  };
}

/** A company with its owner. */
export async function aCompany(app: TestApp, changes: object = {}): Promise<TestMember> {
  const registration = aRegistration(changes);
  const me = await app.api.create<Me>('/auth/register', registration);
  const [company] = me.user_companies;
  if (!company) throw new Error('The owner has no company');
  const { email, password } = registration;
  const user = await signedIn(app, { id: me.id, email, password });
  return { ...user, companyId: company.company_id, companyName: company.company_name };
}

/** Somebody who works for a company. */
export async function aCollaborator(app: TestApp, owner: TestMember): Promise<TestMember> {
  const number = nextNumber();
  const input = {
    name: `Worker ${number}`,
    email: `worker${number}@forwarder.example`,
    password: goodPassword,
  };
  const { id } = await owner.api.create<CompanyUserDto>(`/companies/${owner.companyId}/register-user`, input);
  const user = await signedIn(app, { id, email: input.email, password: input.password });
  return { ...user, companyId: owner.companyId, companyName: owner.companyName };
}

/** An administrator. The API makes none. */
export async function anAdministrator(app: TestApp): Promise<TestUser> {
  const { users } = app.container.services;
  const email = `admin${nextNumber()}@frakto.example`;
  const password_hash = await users.hashPassword(goodPassword);
  const { id } = await app.db.acrossCompanies((unit) =>
    users.createUser(unit, { email, name: 'Administrator', password_hash, is_admin: true }),
  );
  return signedIn(app, { id, email, password: goodPassword });
}

/** Somebody without a company, for example because theirs was deleted. */
export async function aLoner(
  app: TestApp,
  changes: { email?: string; name?: string } = {},
): Promise<TestUser> {
  const { users } = app.container.services;
  const number = nextNumber();
  const input = { email: `loner${number}@forwarder.example`, name: `Loner ${number}`, ...changes };
  const password_hash = await users.hashPassword(goodPassword);
  const { id } = await app.db.acrossCompanies((unit) => users.createUser(unit, { ...input, password_hash }));
  return signedIn(app, { id, email: input.email, password: goodPassword });
}

/** Opens a session without the cost of a password. */
export async function signedIn(
  app: TestApp,
  account: { id: number; email: string; password: string },
): Promise<TestUser> {
  const { sessions } = app.container.services;
  const token = await app.db.acrossCompanies((unit) => Promise.resolve(sessions.open(unit, account.id)));
  return { ...account, token, api: app.api.as(token) };
}
