import { TOTP } from 'otpauth';
import type { LoginAnswer } from '../modules/identity/accounts/auth.dto.js';
import type { NewSecondFactor } from '../modules/identity/accounts/second-factor.dto.js';
import { refused, taken, type Answer } from './api-caller.js';
import type { TestUser } from './people.js';
import type { TestApp } from './test-app.js';

/** User agents by what they are. */
export const userAgents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
} as const;

/** From where a test signs in. */
interface TestDevice {
  /** Network address, behind a proxy that names it. */
  address?: string;
  userAgent?: string;
  /** A cookie that an earlier sign-in has set. */
  cookie?: string | null;
  headers?: Record<string, string>;
}

/** Signs in with the form of the log-in page. */
export function login(
  app: TestApp,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
  { address, userAgent, cookie, headers = {} }: TestDevice = {},
): Promise<Answer<LoginAnswer>> {
  const form = app.api.with({
    'content-type': 'application/x-www-form-urlencoded',
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    ...(cookie ? { cookie } : {}),
    ...headers,
  });
  const fields = new URLSearchParams({ username: email, password });
  return form.send('POST', '/auth/login', fields.toString());
}

/** The cookie that an answer sets, as a browser sends it back; null when it sets none. */
export function cookieOf({ headers }: Answer): string | null {
  const set = headers['set-cookie'] as string | readonly string[] | undefined;
  return set === undefined ? null : (String(set).split(';')[0] ?? null);
}

/** An authenticator app that has read a QR code. */
export class TestAuthenticator {
  private readonly secret: string;

  constructor(
    otpauthUri: string,
    private readonly app: TestApp,
  ) {
    this.secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  }

  /** The code that it shows so many steps of 30 seconds from now. */
  code(steps = 0): string {
    const timestamp = this.app.clock.now().getTime() + steps * 30_000;
    return new TOTP({ secret: this.secret }).generate({ timestamp });
  }

  /** A code of six digits that it does not show about now. */
  wrongCode(): string {
    const shown = [-2, -1, 0, 1, 2].map((steps) => this.code(steps));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !shown.includes(code)) ?? ''
    );
  }
}

/** Turns a second factor on; the app's next code is one that was not used. */
export async function withSecondFactor(
  app: TestApp,
  user: TestUser,
): Promise<{ authenticator: TestAuthenticator; recoveryCodes: string[] }> {
  const { password } = user;
  const begun = await user.api.act<NewSecondFactor>('/auth/second-factor', { password });
  const authenticator = new TestAuthenticator(begun.otpauth_uri, app);
  taken(await user.api.post('/auth/second-factor/confirm', { code: authenticator.code() }), 204);
  app.clock.advance(30);
  return { authenticator, recoveryCodes: begun.recovery_codes };
}

/** What the second step of a sign-in takes, after the right password. */
export async function factorToken(app: TestApp, user: TestUser, device: TestDevice = {}): Promise<string> {
  const problem = refused(await login(app, user, device), 401, 'second_factor_required');
  return problem.factor_token ?? '';
}
