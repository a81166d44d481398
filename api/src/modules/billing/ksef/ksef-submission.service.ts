import type { UiLanguage } from '../../../kernel/text/language.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { writeAudit } from '../../identity/index.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import type { MendInput } from '../invoices/invoice.dto.js';
import {
  isBasedOnNeverIssued,
  isMended,
  lockCorrectionsAfter,
  lockInvoiceToMend,
} from '../invoices/refused-invoice.queries.js';
import type { DocumentService } from '../../shipment/index.js';
import { replaceRefusedFile } from '../structured-invoices/structured-invoice.queries.js';
import type { StructuredInvoiceService } from '../structured-invoices/structured-invoice.service.js';
import type { KsefOfflineMode } from './ksef-outage.dto.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { KsefState } from './ksef-submission.dto.js';
import {
  findAccount,
  findInvoiceToRetry,
  findReceipt,
  listStates,
  lockSubmission,
  moveSubmission,
  retrySubmission,
  submitInvoice,
  type InvoiceToRetry,
  type StoredState,
} from './ksef-submission.queries.js';
import type { KsefError, KsefErrorCode } from './ksef-texts.js';
import type { KsefWaker } from './ksef-waker.js';

/** Which invoice is meant. */
interface InvoiceIds {
  companyId: number;
  orderId: number;
  invoiceId: number;
}

interface KsefSubmissionDeps {
  db: Database;
  waker: KsefWaker;
  structuredInvoices: StructuredInvoiceService;
  documents: DocumentService;
}

/** Invoices on their way to KSeF, as people see them. */
export class KsefSubmissionService {
  constructor(private readonly deps: KsefSubmissionDeps) {}

  /**
   * Refuses what KSeF would refuse, where the company sends its invoices, before it is issued.
   * @throws {Conflict} `structured_invoice_faulty`, naming the faults
   */
  async refuseFaulty(companyId: number, content: InvoiceContent, language: UiLanguage): Promise<void> {
    if ((await this.targetOf(companyId, content)) !== null)
      await this.deps.structuredInvoices.refuseFaulty(companyId, content, language);
  }

  /** Where KSeF gets an invoice of the company once it is issued; null where it does not. */
  async targetOf(
    companyId: number,
    { country }: Pick<InvoiceContent, 'country'>,
  ): Promise<KsefTarget | null> {
    if (country !== 'PL') return null;
    const account = await findAccount(this.deps.db.reads, companyId);
    return account === null || account.environment === 'off' ? null : account.environment;
  }

  /** Has an invoice sent, where its company sends its invoices, in the unit of work that issues it. Afterwards `wake` has it done at once. */
  async submit(unit: Unit, ids: InvoiceIds, { country }: Pick<InvoiceContent, 'country'>): Promise<void> {
    if (country !== 'PL') return;
    const on = connectionOf(unit);
    if (await submitInvoice(on, ids)) await this.deps.waker.note(on, ids.companyId);
  }

  /**
   * Refuses to mend what is no refused invoice, in the unit of work that mends it: until that ends, nobody sends it again or mends it, too. What was
   * issued offline and given to the client is in circulation, and what a correction is based on stays what it corrects, unless the correction was
   * never issued either, and is taken back with it.
   * @throws {NotFound} when there is no such invoice, or it is another company's
   * @throws {Conflict} `invoice_not_refused`, `invoice_in_circulation`, `invoice_has_correction`, `ksef_off`
   * @throws {InvalidInput} when it is to get the next number although its own is free
   */
  async refuseUnmendable(
    unit: Unit,
    ids: InvoiceIds,
    {
      withdraw_corrections: withdraws = false,
      take_next_number: takesNext = false,
    }: Pick<MendInput, 'withdraw_corrections' | 'take_next_number'>,
  ): Promise<void> {
    const on = connectionOf(unit);
    const found = await lockInvoiceToMend(on, ids);
    if (!found) {
      if (await isMended(on, ids)) throw new Conflict('invoice_not_refused');
      throw new NotFound();
    }
    const { status, offline_mode, is_mailed, is_number_taken, is_on } = found;
    if (status !== 'refused') throw new Conflict('invoice_not_refused');
    if (isInCirculation(offline_mode, is_mailed)) throw new Conflict('invoice_in_circulation');
    const later = await lockCorrectionsAfter(on, ids);
    if (later.length > 0 && !(withdraws && later.every(({ can_be_withdrawn }) => can_be_withdrawn)))
      throw new Conflict('invoice_has_correction');
    if (takesNext && !is_number_taken)
      throw new InvalidInput([{ field: 'take_next_number', code: 'invalid_value' }]);
    if (!is_on) throw new Conflict('ksef_off');
  }

  /**
   * Refuses to correct or to mail what KSeF refused and nobody was given, and its corrections: by law it was never issued, so it is mended. A
   * correction of it would wait for ever.
   * @throws {Conflict} `invoice_refused`
   */
  async refuseNeverIssued(unit: Unit, ids: InvoiceIds): Promise<void> {
    if (await isBasedOnNeverIssued(connectionOf(unit), ids)) throw new Conflict('invoice_refused');
  }

  wake(): void {
    this.deps.waker.wake();
  }

  /**
   * Has an invoice tried again now that was refused or waits; one that was issued before the company sent any, or for another environment, is
   * sent to the present one. The file of one that was issued offline is written anew from the same content: where it comes out as another one than
   * KSeF refused, that goes as a technical correction, and the refused one stays in circulation with its codes.
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
    const { structuredInvoices } = this.deps;
    const known = await findInvoiceToRetry(this.deps.db.reads, ids);
    // What stands in it cannot change any more: it is mended, not sent again.
    if (known?.status === 'refused' && known.hash === null)
      await structuredInvoices.prepare(ids, 'person', language);
    const anew = known?.is_file_refused ? await structuredInvoices.writeAnew(ids) : null;
    await this.deps.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await lockSubmission(on, ids);
      const found = await findInvoiceToRetry(on, ids);
      if (!found) throw new NotFound();
      const { country, status, present, is_of_other } = found;
      if (country !== 'PL') throw new Conflict('no_structured_invoice');
      if (!canBeSentAgain(found)) throw new Conflict('ksef_not_to_retry');
      if (present === 'off') throw new Conflict('ksef_off');
      await submitInvoice(on, ids);
      if (is_of_other) {
        await moveSubmission(on, companyId, invoiceId);
        await this.deps.documents.renewFile(unit, found.document_id);
      } else {
        // Somebody may have been faster.
        if (anew && found.is_file_refused && found.hash === known?.hash)
          await replaceRefusedFile(on, { companyId, invoiceId, ...anew });
        await retrySubmission(on, invoiceId);
      }
      const before = { ksef_status: status };
      await writeAudit(on, {
        action: 'invoice.ksef_retried',
        record: 'invoice',
        recordId: invoiceId,
        before,
      });
      await this.deps.waker.note(on, companyId);
    });
    this.deps.waker.wake();
    const states = await listStates(this.deps.db.reads, companyId, orderId);
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
    const found = await findReceipt(this.deps.db.reads, { companyId, orderId, invoiceId });
    if (!found) throw new NotFound();
    const { number, receipt } = found;
    if (!receipt) throw new NotFound('no_ksef_receipt');
    return { filename: `UPO-${number.replaceAll('/', '-')}.xml`, receipt };
  }
}

/**
 * What KSeF has is not sent again, nor what may have arrived in production; what a trial gave an invoice counts for nothing in another environment.
 * What was issued in a total outage is never sent, also where KSeF refused it before that was known.
 */
function canBeSentAgain({
  status,
  offline_mode,
  environment,
  is_of_other,
  is_tried,
}: InvoiceToRetry): boolean {
  if (status === 'exempt' || offline_mode === 'total') return false;
  if (!is_of_other) return status !== 'accepted' && status !== 'sent';
  const mayBeThere = status === 'accepted' || (status !== 'refused' && is_tried);
  return environment !== 'production' || !mayBeThere;
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
  const isNumberTaken = state.status === 'refused' && codeOf(error) === 'number_taken';
  return { ...state, is_number_taken: isNumberTaken, error: wordsOf(error, language) };
}

/** What is told apart of an error; null of others. */
function codeOf(error: KsefError | null): KsefErrorCode | null {
  return error && 'code' in error ? (error.code ?? null) : null;
}

/** An error in the reader's language, or in KSeF's words. */
export function wordsOf(error: KsefError | null, language: UiLanguage): string | null {
  return error && ('said' in error ? error.said : error[language]);
}
