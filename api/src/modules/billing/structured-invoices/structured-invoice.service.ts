import type { Logger } from '../../../kernel/log.js';
import { WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { Conflict, NotFound, Unavailable } from '../../../platform/http/errors.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { Texts } from '../../../platform/http/texts/texts.js';
import type { Member } from '../../../platform/http/principal.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import { faultsOf } from './fa3-fault-texts.js';
import { checkInThread, type CheckAnswer } from './fa3-workers.js';
import { structuredInvoiceOf, type StructuredInvoice } from './fa3.js';
import {
  findInvoiceToWrite,
  findLatestContent,
  keepStructuredInvoice,
} from './structured-invoice.queries.js';

/** Which invoice is meant. */
interface InvoiceIds {
  companyId: number;
  orderId: number;
  invoiceId: number;
}

/** An invoice in its structured form, ready to be handed out or sent. */
interface PreparedInvoice {
  /** Of the invoice. */
  number: string;
  xml: Buffer;
  /** SHA-256 of it, in base64. */
  hash: string;
}

interface StructuredInvoiceServiceDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  /** How files are checked; in a thread when left out. */
  check?: typeof checkInThread;
}

/** Writes invoices as FA(3), checks them, and keeps what was written once it cannot become another. */
export class StructuredInvoiceService {
  constructor(private readonly deps: StructuredInvoiceServiceDeps) {}

  /**
   * The structured form of an invoice or a correction for a member.
   * @throws {NotFound}, {Conflict}, {TooManyRequests}, {Unavailable} as `prepare`
   */
  async findFile(
    { companyId }: Member,
    orderId: number,
    invoiceId: number,
    language: UiLanguage,
  ): Promise<{ filename: string; xml: Buffer }> {
    const { number, xml } = await this.prepare({ companyId, orderId, invoiceId }, 'person', language);
    return { filename: `${number.replaceAll('/', '-')}.xml`, xml };
  }

  /**
   * The structured form of an invoice or a correction, the same bytes whenever it is asked for: an invoice is kept when it is
   * first written, a correction when what it corrects has its KSeF number. Until then it names none.
   * @param waits a person waits for it, or a job does
   * @param language in which faults are told
   * @throws {NotFound} when there is no such invoice, or it is another company's
   * @throws {Conflict} `no_structured_invoice` by another law than Poland's; `structured_invoice_faulty`, naming the faults
   * @throws {TooManyRequests} when too many invoices of the company are being checked
   * @throws {Unavailable} `too_busy`
   */
  async prepare(ids: InvoiceIds, waits: 'person' | 'job', language: UiLanguage): Promise<PreparedInvoice> {
    const written = await this.write(ids, waits, false);
    if (!('breaches' in written)) return written;
    throw new Conflict('structured_invoice_faulty', { faults: faultsOf(written.breaches, language) });
  }

  /**
   * The same for a job that sends it: what is written is kept, also of a correction of an invoice that is not in KSeF.
   * @returns what stands against it, in each language, where none can be made
   */
  async prepareToSend(ids: InvoiceIds): Promise<PreparedInvoice | { faults: Texts }> {
    const written = await this.write(ids, 'job', true);
    return 'breaches' in written ? { faults: wordsOf(written.breaches) } : written;
  }

  /**
   * Refuses an invoice that is about to be issued and that KSeF would refuse: once it is issued, nothing in it can be put right any more. Of a
   * correction only what it gets wrong by itself counts: what it repeats of what it corrects cannot be another, and must not keep that from
   * being taken back. Where nobody checks it in time, it is checked when it is sent.
   * @throws {Conflict} `structured_invoice_faulty`, naming the faults
   */
  async refuseFaulty(companyId: number, content: InvoiceContent, language: UiLanguage): Promise<void> {
    const breaches = await this.checkToIssue(companyId, content);
    if (faultsOf(breaches, language).length === 0) return;
    const before =
      content.kind === 'correction'
        ? await findLatestContent(this.deps.db.reads, companyId, content.order_number)
        : null;
    const repeated = new Set(before ? (await this.checkToIssue(companyId, before)).map(faultKey) : []);
    const faults = faultsOf(
      breaches.filter((breach) => !repeated.has(faultKey(breach))),
      language,
    );
    if (faults.length > 0) throw new Conflict('structured_invoice_faulty', { faults });
  }

  /** What stands against an invoice of which no file is kept yet; nothing where no thread came to a result. */
  private async checkToIssue(companyId: number, content: InvoiceContent): Promise<CheckAnswer> {
    const { clock, log, check = checkInThread } = this.deps;
    const now = clock.now();
    const { xml } = structuredInvoiceOf(content, { createdAt: now, correctedNumber: null });
    const task = { xml, today: warsawDay(now) };
    return check(task, { key: String(companyId), waits: 'person' }).catch((error: unknown) => {
      if (error instanceof Unavailable || error instanceof TooManyRequests) return [];
      if (!(error instanceof WorkerError)) throw error;
      log.error({ err: error, companyId }, 'an invoice was not checked before it was issued');
      return [];
    });
  }

  /**
   * Writes an invoice that is none of an order, and is not kept, and checks it.
   * @returns what stands against it, in each language
   */
  async writeUnkept(
    companyId: number,
    content: InvoiceContent,
  ): Promise<{ xml: Buffer } | { faults: Texts }> {
    const { clock, check = checkInThread } = this.deps;
    const now = clock.now();
    const { xml } = structuredInvoiceOf(content, { createdAt: now, correctedNumber: null });
    const breaches = await check({ xml, today: warsawDay(now) }, { key: String(companyId), waits: 'person' });
    return faultsOf(breaches, 'en').length === 0 ? { xml } : { faults: wordsOf(breaches) };
  }

  /**
   * Writes anew what an invoice says of which a file is kept; that stays.
   * @returns null where it comes out as it was, or KSeF would refuse it, too
   * @throws {TooManyRequests}, {Unavailable} as `prepare`
   */
  async writeAnew(ids: InvoiceIds): Promise<StructuredInvoice | null> {
    const { db, clock, check = checkInThread } = this.deps;
    const found = await findInvoiceToWrite(db.reads, ids);
    if (!found?.kept || found.content.country !== 'PL') return null;
    const written = structuredInvoiceOf(found.content, {
      createdAt: new Date(found.created_at),
      correctedNumber: found.corrected_number,
    });
    if (written.hash === found.kept.hash) return null;
    const task = { xml: written.xml, today: warsawDay(clock.now()) };
    const breaches = await check(task, { key: String(ids.companyId), waits: 'person' });
    return faultsOf(breaches, 'en').length === 0 ? written : null;
  }

  private async write(
    ids: InvoiceIds,
    waits: 'person' | 'job',
    isToBeSent: boolean,
  ): Promise<PreparedInvoice | { breaches: CheckAnswer }> {
    const { db, clock, check = checkInThread } = this.deps;
    const found = await findInvoiceToWrite(db.reads, ids);
    if (!found) throw new NotFound();
    const { content, created_at, kept, corrected_number, is_replaced } = found;
    const { number } = content;
    if (content.country !== 'PL') throw new Conflict('no_structured_invoice');
    if (kept) return { number, hash: kept.hash, xml: Buffer.from(kept.xml, 'utf8') };
    const written = structuredInvoiceOf(content, {
      createdAt: new Date(created_at),
      correctedNumber: corrected_number,
    });
    const breaches = await check(
      { xml: written.xml, today: warsawDay(clock.now()) },
      { key: String(ids.companyId), waits },
    );
    if (faultsOf(breaches, 'en').length > 0) return { breaches };
    const isFinal = content.kind === 'invoice' || corrected_number !== null || isToBeSent;
    if (!isFinal || is_replaced) return { number, ...written };
    const { xml, hash } = await db.inCompany(ids.companyId, (unit) =>
      keepStructuredInvoice(connectionOf(unit), {
        ...ids,
        xml: written.xml.toString('utf8'),
        hash: written.hash,
      }),
    );
    return { number, hash, xml: Buffer.from(xml, 'utf8') };
  }
}

/** What stands against an invoice, in each language. */
function wordsOf(breaches: CheckAnswer): Texts {
  const told = (language: UiLanguage) =>
    faultsOf(breaches, language)
      .map(({ message }) => message)
      .join(' ');
  return { pl: told('pl'), en: told('en'), no: told('no') };
}

/** What a correction has in common with the invoice before it: a buyer whom it replaces stood there as the buyer. */
function faultKey({ code, path, value = '' }: CheckAnswer[number]): string {
  return [code, path.replace('/Fa/Podmiot2K', '/Podmiot2').replaceAll(/\[\d+\]/g, ''), value].join(' ');
}
