import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { BadRequest, Conflict, InvalidInput } from '../../../platform/http/errors.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { ClientService } from '../../directory/index.js';
import type { SettingsService } from '../../identity/index.js';
import type { PublicRequestEntry } from '../orders/public-request.service.js';
import { maxSeconds } from './challenge.js';
import type { EmbeddedRequestInput, EmbeddedRequestReceipt } from './embedded-form.dto.js';
import type { FormGate } from './form-gate.service.js';
import type { ConfirmationMails } from './request-confirmation.service.js';
import { originOfPage } from './site.js';

interface EmbeddedRequestServiceDeps {
  db: Database;
  gate: FormGate;
  entry: PublicRequestEntry;
  clients: ClientService;
  settings: SettingsService;
  mails: ConfirmationMails;
}

/** Requests that people whom nobody knows send over companies' websites. */
export class EmbeddedRequestService {
  constructor(private readonly deps: EmbeddedRequestServiceDeps) {}

  /**
   * Takes a request. Who is in the directory under the address is not joined to it: the request only claims to be theirs. Anybody else
   * becomes an unconfirmed client. The answer is the same.
   * @param origin what the browser says of the page that sends, where it says it
   */
  async take(
    code: string,
    input: EmbeddedRequestInput,
    sender: { address: string; origin: string | undefined },
  ): Promise<EmbeddedRequestReceipt> {
    const { gate, db, entry, clients, mails } = this.deps;
    const { form, nonce } = await gate.admit(code, input, sender);
    const companyId = form.company_id;
    const { site, website: _trap, challenge: _challenge, proof: _proof, language = 'pl', ...request } = input;
    const terms = await this.deps.settings.getReadOnlySettings({ companyId });
    const days = terms.payment_terms_days ?? input.payment_days ?? null;
    if (days === null) throw new InvalidInput([{ field: 'payment_days', code: 'required' }]);
    const receipt = await db.inCompany(companyId, async (unit) => {
      await this.spend(unit, nonce);
      const refusal = await gate.count(form, request.client_email);
      // Thrown after the commit: the challenge stays spent, and does not count once more.
      if (refusal) return this.refuse(unit, nonce, refusal);
      const wantsMail = form.confirm_requests && (await mails.mayMail(companyId, request.client_email));
      const stranger = await clients.findOrEnterStranger(unit, companyId, {
        name: request.client_name.trim(),
        email: request.client_email,
        country: request.pickup_country,
      });
      const order = await entry.enterFromSite(unit, companyId, {
        ...request,
        client_name: request.client_name.trim(),
        contact_name: request.contact_name.trim(),
        payment_days: days,
        request_site: (site && originOfPage(site)) || null,
        client_id: stranger.isUnconfirmed ? stranger.id : null,
        claimed_client_id: stranger.isUnconfirmed ? null : stranger.id,
        unconfirmed_since: new Date(),
      });
      if (wantsMail) await mails.ask(unit, order, form, language);
      return { id: order.id, awaits_confirmation: wantsMail };
    });
    if (receipt instanceof TooManyRequests) throw receipt;
    if (receipt.awaits_confirmation) mails.scheduleDelivery();
    return receipt;
  }

  /** Deletes challenges that nobody could use any more. */
  async cleanUp(): Promise<void> {
    await sql`delete from spent_challenges where expires_at < now()`.execute(this.deps.db.writes);
  }

  /**
   * @throws {Conflict} `form_challenge_used` when a request was taken with the challenge, now or at this moment
   * @throws {BadRequest} `form_challenge_invalid` when one was refused for a limit
   */
  private async spend(unit: Unit, nonce: string): Promise<void> {
    const on = connectionOf(unit);
    const { rows } = await sql`
      insert into spent_challenges (nonce, expires_at)
      values (${nonce}, now() + make_interval(secs => ${maxSeconds + 60})) on conflict do nothing returning nonce`.execute(
      on,
    );
    if (rows.length > 0) return;
    const used = await sql<{ is_refused: boolean }>`
      select is_refused from spent_challenges where nonce = ${nonce}`.execute(on);
    if (used.rows[0]?.is_refused) throw new BadRequest('form_challenge_invalid');
    throw new Conflict('form_challenge_used');
  }

  /** Keeps that no request was taken with a challenge. */
  private async refuse(unit: Unit, nonce: string, refusal: TooManyRequests): Promise<TooManyRequests> {
    await sql`update spent_challenges set is_refused = true where nonce = ${nonce}`.execute(
      connectionOf(unit),
    );
    return refusal;
  }
}

/** Name of the job that deletes spent challenges. */
export const cleanUpChallengesJob = 'embedded-forms.clean-up';

/** May run twice: what is deleted is deleted. */
export function cleanUpChallenges(requests: EmbeddedRequestService): JobDefinition<null> {
  return { name: cleanUpChallengesJob, concurrency: 1, lockSeconds: 120, run: () => requests.cleanUp() };
}
