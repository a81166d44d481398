import type { Database } from '../../db/database.js';
import { emailKey } from '../../domain/email-address.js';
import { Unauthorized } from '../../http/errors.js';
import type { RateLimits } from '../../http/rate-limits.js';
import type { Principal } from '../../http/principal.js';
import type { CompanyService } from '../companies/company.service.js';
import type { UserService } from '../users/user.service.js';
import type { LoginAnswer, LoginForm, Me, Registration } from './auth.dto.js';
import type { SessionService } from './session.service.js';

/** Accounts: registering, signing in and out. */
export class AuthService {
  constructor(
    private readonly db: Database,
    private readonly sessions: SessionService,
    private readonly users: UserService,
    private readonly companies: CompanyService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Opens a session.
   * @throws {Unauthorized} the same, after the same time, for an unknown address, a wrong password and a deactivated user
   */
  async login(form: LoginForm, address: string): Promise<LoginAnswer> {
    const account = emailKey(form.username.trim());
    await this.limits.consume('login-account', account);
    await this.limits.consume('login-address', address);
    const user = await this.users.findForLogin(account);
    const isRight = await this.users.isPasswordOf(user, form.password);
    if (!user || !isRight || !user.is_active) throw new Unauthorized('invalid_credentials');
    await this.limits.reset('login-account', account);
    await this.limits.forgive('login-address', address);
    const token = await this.db.acrossCompanies(async (unit) => {
      if (!(await this.users.noteLogin(unit, user))) throw new Unauthorized('invalid_credentials');
      return this.sessions.open(unit, user.id);
    });
    return { access_token: token, token_type: 'bearer', expires_in: this.sessions.lifetimeSeconds };
  }

  /**
   * Makes a user, their company and its settings in one transaction.
   * @param by where the registration comes from, and whether an administrator registers somebody
   * @throws {Conflict} when the e-mail, the company name or the sending address is taken
   */
  async register(input: Registration, by: { address: string; isAdmin: boolean }): Promise<Me> {
    if (!by.isAdmin) await this.limits.consume('register', by.address);
    const password_hash = await this.users.hashPassword(input.password);
    const userId = await this.db.acrossCompanies(async (unit) => {
      const company = await this.companies.createCompany(unit, input.company_name, input.email_name);
      const user = await this.users.createUser(unit, { ...input, password_hash, company_id: company.id });
      company.owner_id = user.id;
      return user.id;
    });
    return this.users.getMe(userId);
  }

  async logout(principal: Principal): Promise<void> {
    await this.sessions.end(principal);
  }
}
