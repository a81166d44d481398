import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { ClientService } from '../../directory/index.js';
import type { SettingsService } from '../../identity/index.js';
import { about } from '../orders/mail-content.js';
import type { PublicRequestEntry } from '../orders/public-request.service.js';
import type { EmbeddedRequestInput, EmbeddedRequestReceipt } from './embedded-form.dto.js';
import type { FormGate } from './form-gate.service.js';
import type { ConfirmationMails } from './request-confirmation.service.js';
import { originOfPage } from './site.js';
import { refuseChallenge, spendChallenge } from './spent-challenges.js';

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
    const { form, nonce } = await gate.admit(code, 'request', input, sender);
    const companyId = form.company_id;
    const { site, website: _trap, challenge: _challenge, proof: _proof, language = 'pl', ...request } = input;
    const terms = await this.deps.settings.getReadOnlySettings({ companyId });
    const days = terms.payment_terms_days ?? input.payment_days ?? null;
    if (days === null) throw new InvalidInput([{ field: 'payment_days', code: 'required' }]);
    const receipt = await db.inCompany(companyId, async (unit) => {
      await spendChallenge(unit, nonce);
      const refusal = await gate.count(form, 'embedded-company', request.client_email);
      // Thrown after the commit: the challenge stays spent, and does not count once more.
      if (refusal) {
        await refuseChallenge(unit, nonce);
        return refusal;
      }
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
      if (wantsMail)
        await mails.ask(
          unit,
          form,
          { kind: 'request', id: order.id, email: order.client_email, language },
          about(order),
        );
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
}

/** Name of the job that deletes spent challenges. */
export const cleanUpChallengesJob = 'embedded-forms.clean-up';

/** May run twice: what is deleted is deleted. */
export function cleanUpChallenges(requests: EmbeddedRequestService): JobDefinition<null> {
  return { name: cleanUpChallengesJob, concurrency: 1, lockSeconds: 120, run: () => requests.cleanUp() };
}
