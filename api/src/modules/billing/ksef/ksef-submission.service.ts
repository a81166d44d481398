import type { UiLanguage } from '../../../kernel/text/language.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { writeAudit } from '../../identity/index.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import type { MendInput } from '../invoices/invoice.dto.js';
import { isMended, lockCorrectionsAfter, lockInvoiceToMend } from '../invoices/refused-invoice.queries.js';
import type { StructuredInvoiceService } from '../structured-invoices/structured-invoice.service.js';
import type { KsefOfflineMode } from './ksef-outage.dto.js';
import type { KsefState } from './ksef-submission.dto.js';
import {
  findAccount,
  findInvoiceToRetry,
  findReceipt,
  listStates,
  moveSubmission,
  retrySubmission,
  submitInvoice,
  type StoredState,
} from './ksef-submission.queries.js';
import type { KsefError } from './ksef-texts.js';
import type { KsefWaker } from './ksef-waker.js';

/** Which invoice is meant. */
interface InvoiceIds {
  companyId: number;
  orderId: number;
  invoiceId: number;
}

/** Invoices on their way to KSeF, as people see them. */
export class KsefSubmissionService {
  constructor(
    private readonly db: Database,
    private readonly waker: KsefWaker,
    private readonly structuredInvoices: StructuredInvoiceService,
  ) {}

  /**
   * Refuses what KSeF would refuse, where the company sends its invoices, before it is issued.
   * @throws {Conflict} `structured_invoice_faulty`, naming the faults
   */
  async refuseFaulty(companyId: number, content: InvoiceContent, language: UiLanguage): Promise<void> {
    if (content.country !== 'PL') return;
    const account = await findAccount(this.db.reads, companyId);
    if (account === null || account.environment === 'off') return;
    await this.structuredInvoices.refuseFaulty(companyId, content, language);
  }

  /** Has an invoice sent, where its company sends its invoices, in the unit of work that issues it. Afterwards `wake` has it done at once. */
  async submit(unit: Unit, ids: InvoiceIds, { country }: Pick<InvoiceContent, 'country'>): Promise<void> {
    if (country !== 'PL') return;
    const on = connectionOf(unit);
    if (await submitInvoice(on, ids)) await this.waker.note(on, ids.companyId);
  }

  /**
   * Refuses to mend what is no refused invoice, in the unit of work that mends it: until that ends, nobody sends it again or mends it, too. What was
   * issued offline and given to the client is in circulation, and what a correction is based on stays what it corrects, unless the correction was
   * never issued either, and is taken back with it.
   * @throws {NotFound} when there is no such invoice, or it is another company's
   * @throws {Conflict} `invoice_not_refused`, `invoice_in_circulation`, `invoice_has_correction`, `ksef_off`
   */
  async refuseUnmendable(
    unit: Unit,
    ids: InvoiceIds,
    { withdraw_corrections: withdraws = false }: Pick<MendInput, 'withdraw_corrections'>,
  ): Promise<void> {
    const on = connectionOf(unit);
    const found = await lockInvoiceToMend(on, ids);
    if (!found) {
      if (await isMended(on, ids)) throw new Conflict('invoice_not_refused');
      throw new NotFound();
    }
    const { status, offline_mode, is_mailed, is_on } = found;
    if (status !== 'refused') throw new Conflict('invoice_not_refused');
    if (isInCirculation(offline_mode, is_mailed)) throw new Conflict('invoice_in_circulation');
    const later = await lockCorrectionsAfter(on, ids);
    if (later.length > 0 && !(withdraws && later.every(({ can_be_withdrawn }) => can_be_withdrawn)))
      throw new Conflict('invoice_has_correction');
    if (!is_on) throw new Conflict('ksef_off');
  }

  /**
   * Refuses to correct or to mail what KSeF refused and nobody was given: by law it was never issued, so it is mended. A correction of it would
   * wait for ever.
   * @throws {Conflict} `invoice_refused`
   */
  async refuseNeverIssued(unit: Unit, ids: InvoiceIds): Promise<void> {
    const found = await lockInvoiceToMend(connectionOf(unit), ids);
    if (found?.status === 'refused' && !isInCirculation(found.offline_mode, found.is_mailed))
      throw new Conflict('invoice_refused');
  }

  wake(): void {
    this.waker.wake();
  }

  /**
   * Has an invoice tried again now that was refused or waits; one that was issued before the company sent any, or for another environment, is
   * sent to the present one.
   * @throws {NotFound} when there is no such invoice, or it is another company's
   * @throws {Conflict} `no_structured_invoice`, `ksef_off`, `ksef_not_to_retry`; `structured_invoice_faulty` where it was refused for what stands
   * in it, and would be again
   */
  async retry(
    { companyId }: Member,
    orderId: number,
    invoiceId: number,
    language: UiLanguage,
  ): Promise<KsefState> {
    const ids = { companyId, orderId, invoiceId };
    // What stands in it cannot be another any more: it is mended, not sent again.
    const known = await findInvoiceToRetry(this.db.reads, ids);
    if (known?.status === 'refused' && !known.has_file)
      await this.structuredInvoices.prepare(ids, 'person', language);
    await this.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const found = await findInvoiceToRetry(on, ids, sql`for key share of i`);
      if (!found) throw new NotFound();
      const { country, status, offline_mode, present, is_of_other } = found;
      if (country !== 'PL') throw new Conflict('no_structured_invoice');
      const isOver =
        status === 'accepted' ||
        status === 'exempt' ||
        (status === 'sent' && (present === 'off' || !is_of_other));
      // What was issued in a total outage is never sent, also where KSeF refused it before that was known.
      if (isOver || offline_mode === 'total') throw new Conflict('ksef_not_to_retry');
      if (present === 'off') throw new Conflict('ksef_off');
      await submitInvoice(on, ids);
      if (is_of_other) await moveSubmission(on, invoiceId);
      else await retrySubmission(on, invoiceId);
      const before = { ksef_status: status };
      await writeAudit(on, {
        action: 'invoice.ksef_retried',
        record: 'invoice',
        recordId: invoiceId,
        before,
      });
      await this.waker.note(on, companyId);
    });
    this.waker.wake();
    const states = await listStates(this.db.reads, companyId, orderId);
    const state = states.find((one) => one.invoice_id === invoiceId);
    if (!state) throw new NotFound();
    return shownState(state, language);
  }

  /** @throws {NotFound} also with `no_ksef_receipt` */
  async openReceipt(
    { companyId }: Member,
    orderId: number,
    invoiceId: number,
  ): Promise<{ filename: string; receipt: Buffer }> {
    const found = await findReceipt(this.db.reads, { companyId, orderId, invoiceId });
    if (!found) throw new NotFound();
    const { number, receipt } = found;
    if (!receipt) throw new NotFound('no_ksef_receipt');
    return { filename: `UPO-${number.replaceAll('/', '-')}.xml`, receipt };
  }
}

/** What was issued offline counts once the client has it; during a total outage it is issued by being handed over, and KSeF has no say in it. */
function isInCirculation(mode: KsefOfflineMode | null, isMailed: boolean): boolean {
  return mode === 'total' || (mode !== null && isMailed);
}

/** A state with its error in the reader's language, or in KSeF's words. */
export function shownState(
  { invoice_id: _id, error, ...state }: StoredState,
  language: UiLanguage,
): KsefState {
  return { ...state, error: wordsOf(error, language) };
}

/** An error in the reader's language, or in KSeF's words. */
export function wordsOf(error: KsefError | null, language: UiLanguage): string | null {
  return error && ('said' in error ? error.said : error[language]);
}
