import { mailboxKey } from '../../../kernel/contact/email-address.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Secrets } from '../../../platform/config/secret.js';
import { BadRequest, Forbidden, NotFound } from '../../../platform/http/errors.js';
import { TooManyRequests, type RateLimits } from '../../../platform/http/rate-limits.js';
import type { SettingsService } from '../../identity/index.js';
import { difficulty, isProofOf, makeChallenge, maxSeconds, minSeconds, readChallenge } from './challenge.js';
import type {
  EmbeddedFormKind,
  EmbeddedFormQuery,
  EmbeddedFormView,
  EmbeddedRequestInput,
} from './embedded-form.dto.js';
import type { EmbeddedFormService, OpenForm } from './embedded-form.service.js';
import { originOfPage } from './site.js';

interface FormGateDeps {
  forms: EmbeddedFormService;
  settings: SettingsService;
  limits: RateLimits;
  clock: Clock;
  secrets: Secrets;
  publicUrl: string;
}

/** What tells a person's form from a robot's. */
type Work = Pick<EmbeddedRequestInput, 'challenge' | 'proof' | 'site' | 'website'>;

/** Who may see a company's form, and what is no robot's request. */
export class FormGate {
  constructor(private readonly deps: FormGateDeps) {}

  /**
   * What the page of a form shows, with a challenge for one request.
   * @throws {NotFound} `form_not_available`
   * @throws {Forbidden} `site_not_allowed`
   */
  async viewForm(
    code: string,
    { site, form: kind = 'request' }: EmbeddedFormQuery,
    address: string,
  ): Promise<EmbeddedFormView> {
    await this.deps.limits.consume('embedded-view', address);
    const form = await this.openForm(code, kind);
    this.refuseSite(form, site);
    const { company_id: companyId, company_name, accent, theme, confirm_requests } = form;
    const { payment_terms_days } = await this.deps.settings.getReadOnlySettings({ companyId });
    return {
      company_name,
      payment_terms_days: kind === 'request' ? payment_terms_days : null,
      confirms: confirm_requests,
      accent,
      theme,
      challenge: makeChallenge(code, this.deps.clock.now(), this.deps.secrets.current),
      difficulty,
      min_seconds: minSeconds,
      max_seconds: maxSeconds,
    };
  }

  /**
   * The websites on which the page of a form may stand.
   * @param site the page that asks for it, where it is told
   * @throws {NotFound} `form_not_available`
   * @throws {Forbidden} `site_not_allowed`
   */
  async sitesOf(
    code: string,
    kind: EmbeddedFormKind,
    site: string | undefined,
    address: string,
  ): Promise<readonly string[]> {
    await this.deps.limits.consume('embedded-view', address);
    const form = await this.openForm(code, kind);
    this.refuseSite(form, site);
    return form.sites;
  }

  /**
   * Whether what somebody sends may be taken, before anything is looked at that belongs to it.
   * @param origin what the browser says of the page that sends, where it says it
   * @returns the form, and what tells the challenge from all others
   */
  async admit(
    code: string,
    kind: EmbeddedFormKind,
    input: Work,
    { address, origin }: { address: string; origin: string | undefined },
  ): Promise<{ form: OpenForm; nonce: string }> {
    const { limits } = this.deps;
    await limits.consume('public-form', address);
    const form = await this.openForm(code, kind);
    // The page of the form is the product's own; a website that calls by itself has to be one of the company's.
    if (origin !== undefined) this.refuseSite(form, origin);
    this.refuseSite(form, input.site);
    return { form, nonce: this.checkWork(form, input) };
  }

  /**
   * Counts a request whose challenge is spent: one proof counts once, however often it is sent.
   * @returns why the request may not be taken; null when it may
   */
  async count(
    { company_id }: OpenForm,
    ofCompany: 'embedded-company' | 'embedded-carriers',
    email: string,
  ): Promise<TooManyRequests | null> {
    try {
      await this.deps.limits.consume('embedded-sender', `${company_id} ${mailboxKey(email)}`);
      await this.deps.limits.consume(ofCompany, String(company_id));
      return null;
    } catch (error) {
      if (error instanceof TooManyRequests) return error;
      throw error;
    }
  }

  private async openForm(code: string, kind: EmbeddedFormKind): Promise<OpenForm> {
    const form = await this.deps.forms.findOpen(code, kind);
    if (!form) throw new NotFound('form_not_available');
    return form;
  }

  /** The product's own pages are always allowed: the owner looks at the form there. Who tells no site is let pass. */
  private refuseSite({ sites }: OpenForm, site: string | undefined): void {
    if (site === undefined || site === '') return;
    const origin = originOfPage(site);
    const own = new URL(this.deps.publicUrl).origin;
    if (origin === null || (origin !== own && !sites.includes(origin)))
      throw new Forbidden('site_not_allowed');
  }

  /** @returns what tells the challenge from all others */
  private checkWork({ code }: OpenForm, { challenge, proof, website }: Work): string {
    const { clock, secrets } = this.deps;
    if (website) throw new BadRequest('form_filled_by_machine');
    const read = readChallenge(challenge, code, clock.now(), [secrets.current, ...secrets.previous]);
    if (!read || read.age > maxSeconds) throw new BadRequest('form_challenge_invalid');
    if (read.age < minSeconds) throw new BadRequest('form_too_fast');
    if (!isProofOf(challenge, proof)) throw new BadRequest('form_proof_wrong');
    return read.nonce;
  }
}
