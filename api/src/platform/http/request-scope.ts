import type { MailLanguage, UiLanguage } from '../../kernel/text/language.js';
import { Forbidden } from './errors.js';
import type { Member, Principal, ClientOfRequest } from './principal.js';

/** The use cases that controllers call. Each module adds its own in its `module.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Services {}

interface RequestScopeDeps {
  services: Services;
  principal: Principal | null;
  /** Language of the answer's texts. */
  language: UiLanguage;
  /** Network address of the caller, for limits. */
  address: string;
  /** What the request tells of the program that sent it. */
  client: ClientOfRequest;
  /** Language of mails to people whose own is not known: the caller's. */
  mailLanguage: MailLanguage;
}

/** What a request may use and on whose behalf. */
export class RequestScope implements RequestScopeDeps {
  readonly services: Services;
  readonly principal: Principal | null;
  readonly language: UiLanguage;
  readonly address: string;
  readonly client: ClientOfRequest;
  readonly mailLanguage: MailLanguage;

  constructor(deps: RequestScopeDeps) {
    this.services = deps.services;
    this.principal = deps.principal;
    this.language = deps.language;
    this.address = deps.address;
    this.client = deps.client;
    this.mailLanguage = deps.mailLanguage;
  }

  /** The signed-in user. */
  get user(): Principal {
    if (!this.principal) throw new Forbidden('not_signed_in');
    return this.principal;
  }

  /** The signed-in user as somebody of a company. */
  get member(): Member {
    const { companyId } = this.user;
    if (companyId === null) throw new Forbidden('no_company');
    return { ...this.user, companyId };
  }

  /** The signed-in administrator as keeper of the global directories, whose records are no company's. */
  get keeper(): { companyId: null; userId: number } {
    const { isAdmin, userId } = this.user;
    if (!isAdmin) throw new Forbidden('administrator_only');
    return { companyId: null, userId };
  }

  /** The signed-in user as keeper of directories: those of their company, or the global ones for an administrator. */
  get directoryKeeper(): { companyId: number | null; userId: number } {
    return this.user.isAdmin ? this.keeper : this.member;
  }
}
