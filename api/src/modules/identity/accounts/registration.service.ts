import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { Conflict, Forbidden, InvalidInput } from '../../../platform/http/errors.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { CompanyService } from '../companies/company.service.js';
import type { UserService } from '../users/user.service.js';
import { actAs } from '../audit/audit.service.js';
import { noteRegistered, type AccountService } from './account.service.js';
import type { Me, Registration } from './auth.dto.js';
import type { ForgottenPasswordService } from './password.service.js';

/** Who registers somebody. */
interface Registrar {
  /** Network address. */
  address: string;
  isAdmin: boolean;
  /** The administrator. */
  userId?: number | undefined;
}

interface RegistrationServiceDeps {
  db: Database;
  users: UserService;
  companies: CompanyService;
  limits: RateLimits;
  accounts: AccountService;
  forgottenPasswords: ForgottenPasswordService;
}

/** Registers people with their companies. */
export class RegistrationService {
  constructor(private readonly deps: RegistrationServiceDeps) {}

  /**
   * Makes a user, their company and its settings in one transaction.
   * @param by where the registration comes from, and whether an administrator registers somebody
   * @throws {Forbidden} `registration_closed`
   * @throws {Conflict} when the e-mail, the company name or the sending address is taken; `email_unconfirmed` when the e-mail is that of
   * an account that was never confirmed, whose owner is mailed a link to it
   */
  async register(input: Registration, by: Registrar): Promise<Me> {
    const { registration, confirm } = this.deps.accounts.getRegistrationRule();
    if (registration !== 'open' && !by.isAdmin) throw new Forbidden('registration_closed');
    if (input.password === null && !by.isAdmin) {
      throw new InvalidInput([{ field: 'password', code: 'required' }]);
    }
    if (!by.isAdmin) await this.deps.limits.consume('register', by.address);
    if (confirm && (await this.deps.forgottenPasswords.offerToClaim(input.email)))
      throw new Conflict('email_unconfirmed');
    const { password } = input;
    const password_hash =
      password === null
        ? await this.deps.users.hashPassword(randomUUID())
        : await this.deps.users.hashChosenPassword('password', password);
    const administrator =
      by.isAdmin && by.userId !== undefined ? await this.deps.users.getMe(by.userId) : null;
    const userId = await this.deps.db.acrossCompanies(async (unit) => {
      const company = await this.deps.companies.createCompany(unit, input.company_name, input.email_name);
      const user = await this.deps.users.createUser(unit, {
        ...input,
        password_hash,
        company_id: company.id,
        is_confirmed: by.isAdmin || !confirm,
        password_set_by_other: by.isAdmin,
      });
      company.owner_id = user.id;
      await unit.flush();
      if (administrator && input.password === null) {
        const { id, name } = administrator;
        await this.deps.accounts.queuePasswordLink(unit, user, { id, name, company: null });
      }
      if (confirm && !by.isAdmin) await this.deps.accounts.queueConfirmation(unit, user);
      await actAs(connectionOf(unit), user.id);
      await noteRegistered(
        unit,
        user,
        by.userId ?? user.id,
        administrator !== null && input.password === null,
      );
      return user.id;
    });
    this.deps.accounts.kickMails();
    return this.deps.users.getMe(userId);
  }
}
