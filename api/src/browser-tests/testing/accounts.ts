import type { Me } from '../../modules/identity/accounts/auth.dto.js';
import { taken, type ApiCaller } from '../../testing/api-caller.js';
import { aRegistration, type TestMember, type TestUser } from '../../testing/people.js';
import type { Product } from './product.js';

/** Somebody signed in, with what the application keeps of them. */
export type SignedIn = TestUser & { me: Me };

/** Signs somebody in, as the landing page does. */
export async function signIn(api: ApiCaller, email: string, password: string): Promise<SignedIn> {
  const form = new URLSearchParams({ username: email, password });
  const caller = api.with({ 'content-type': 'application/x-www-form-urlencoded' });
  const { access_token: token } = taken(
    await caller.send<{ access_token: string }>('POST', '/auth/login', form.toString()),
    200,
  );
  const signedIn = api.as(token);
  const me = await signedIn.read<Me>('/auth/me');
  return { id: me.id, email, password, token, api: signedIn, me };
}

/** A company with its owner, who reads Polish. */
export async function aCompany({ api }: Product): Promise<TestMember & SignedIn> {
  const registration = aRegistration({ default_language: 'pl' });
  await api.create('/auth/register', registration);
  return memberOf(await signIn(api, registration.email, registration.password));
}

/** Somebody of the demo. */
export async function demoUser(
  { api }: Product,
  name: 'owner' | 'worker' | 'rival' | 'admin',
): Promise<SignedIn> {
  return signIn(api, `${name}@demo.example`, 'frakto-demo');
}

function memberOf(user: SignedIn): TestMember & SignedIn {
  const [company] = user.me.user_companies;
  if (!company) throw new Error(`${user.email} belongs to no company`);
  return { ...user, companyId: company.company_id, companyName: company.company_name };
}
