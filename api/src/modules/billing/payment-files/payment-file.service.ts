import { isValidIBAN } from 'ibantools';
import { compare, parseMoney, sum, toDecimal, toNumber, type Money } from '../../../kernel/money/money.js';
import { dayAfter } from '../../../kernel/time/calendar-days.js';
import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { isWorkingDay } from '../../../kernel/time/working-days.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import type { Fault } from '../../../platform/http/checks.js';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { writeAudit, type SettingsService } from '../../identity/index.js';
import { dayFaults } from '../carrier-invoices/carrier-invoice.policy.js';
import type { CarrierInvoiceService } from '../carrier-invoices/carrier-invoice.service.js';
import { ibanOf } from '../rules/iban.js';
import { isInUnion } from '../rules/vat.js';
import { pain001 } from './pain001.js';
import type {
  LeftOutInvoice,
  NewPaymentFile,
  NotInFileReason,
  PaymentCurrency,
  PaymentFileInput,
  PaymentFilePage,
  PaymentFilePaid,
  PaymentFilePreview,
  PaymentFilePreviewInput,
  PaymentFileQuery,
  PaymentTransfer,
} from './payment-file.dto.js';
import {
  findFile,
  findFileXml,
  keepFile,
  listFiles,
  listItems,
  listToPay,
  lockToPay,
  noteAccount,
  notePaid,
  reserveFileId,
  type InvoiceToPay,
} from './payment-file.queries.js';
import { bankText, transferTitle } from './transfer-title.js';

/** An invoice with its transfer, or with why it has none. */
type Placed = { invoice: InvoiceToPay } & (
  | { reason: NotInFileReason }
  | { reason: null; amount: Money; account: string; executionOn: string; title: string; isSplit: boolean }
);

/** Who pays. */
interface Debtor {
  /** From which; null where the company's invoice data have none in the currency that can pay. */
  account: string | null;
  /** All accounts of the company: none is paid to. */
  own: readonly string[];
  name: string;
}

interface PaymentFileServiceDeps {
  db: Database;
  clock: Clock;
  settings: SettingsService;
  carrierInvoices: CarrierInvoiceService;
}

/** Files with which a bank pays carriers' invoices. Frakto pays nothing: a person gives the file to the bank, and says when it has paid. */
export class PaymentFileService {
  constructor(private readonly deps: PaymentFileServiceDeps) {}

  /**
   * What a file of these invoices would have in it, and what would be left out.
   * @throws {InvalidInput} when the company has no such invoice
   * @throws {Conflict} `payment_file_polish_only`
   */
  async preview({ companyId }: Member, input: PaymentFilePreviewInput): Promise<PaymentFilePreview> {
    const { currency = 'PLN' } = input;
    const debtor = await this.debtorOf(companyId, currency);
    const invoices = await listToPay(this.deps.db.reads, companyId, input.carrier_invoice_ids);
    return { debtor_account: debtor.account, ...shown(this.place(invoices, input, debtor), currency) };
  }

  /**
   * Writes the file.
   * @throws {InvalidInput} when the company has no such invoice
   * @throws {Conflict} `payment_file_polish_only`; `payment_account_missing`, `payment_name_missing` when the company's invoice data have no account
   * that can pay, or no name;
   * `payment_file_empty` when every invoice is left out; `payment_file_repeated` when one is in a file already, unless that is accepted
   */
  async create(member: Member, input: PaymentFileInput): Promise<NewPaymentFile> {
    const { db, clock } = this.deps;
    const { companyId, userId } = member;
    const { currency = 'PLN' } = input;
    const debtor = await this.debtorOf(companyId, currency);
    const { account: debtorAccount, name } = debtor;
    if (debtorAccount === null) throw new Conflict('payment_account_missing');
    // Banks refuse a file whose payer has no name.
    if (bankText(name, 1) === '') throw new Conflict('payment_name_missing');
    const { id, leftOut } = await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      // Two people who write a file of the same invoices at once do it one after the other, and the second is warned.
      await lockToPay(on, companyId, input.carrier_invoice_ids);
      const invoices = await listToPay(on, companyId, input.carrier_invoice_ids);
      const placed = this.place(invoices, input, debtor);
      const { transfers, left_out: leftOut } = shown(placed, currency);
      if (transfers.length === 0) throw new Conflict('payment_file_empty');
      const repeated = transfers.filter(({ in_file_since }) => in_file_since !== null);
      if (repeated.length > 0 && input.accept_repeated !== true)
        throw new Conflict('payment_file_repeated', {
          numbers: repeated.map(({ invoice_number }) => invoice_number).join(', '),
        });
      const id = await reserveFileId(on);
      const now = clock.now();
      // Banks take an identification once; other installations may send to the same bank.
      const reference = `FR${companyId}-${id}-${now.getTime().toString(36).toUpperCase()}`;
      const paid = placed.flatMap((one) => (one.reason === null ? [one] : []));
      await keepFile(on, {
        id,
        companyId,
        xml: pain001({
          id: reference,
          createdAt: now,
          debtor: name,
          debtorIban: debtorAccount,
          currency,
          transfers: paid.map(({ invoice, amount, account, executionOn, title }, index) => ({
            id: `${reference}-${index + 1}`,
            creditor: invoice.seller_name ?? invoice.subcontractor_name,
            iban: account,
            minor: amount.minor,
            executionOn,
            title,
          })),
        }),
        debtorAccount,
        currency,
        total: toDecimal(
          sum(
            paid.map(({ amount }) => amount),
            currency,
          ),
        ),
        userId,
        at: now,
        items: paid.map(({ invoice, amount, account, executionOn, title }) => ({
          invoiceId: invoice.id,
          amount: toDecimal(amount),
          account,
          executionOn,
          title,
        })),
      });
      for (const { invoice, account } of paid)
        if (invoice.named_account === null) await noteAccount(on, companyId, invoice.id, account);
      return { id, leftOut };
    });
    const file = await findFile(db.reads, companyId, id);
    if (!file) throw new NotFound();
    return { ...file, left_out: leftOut };
  }

  async list({ companyId }: Member, query: PaymentFileQuery): Promise<PaymentFilePage> {
    return listFiles(this.deps.db.reads, companyId, query);
  }

  /**
   * The file as it was written, for somebody to give to the bank: that it was read is an entry of the audit log.
   * @throws {NotFound}
   */
  async open({ companyId }: Member, id: number): Promise<{ filename: string; xml: Buffer }> {
    const { db } = this.deps;
    const found = await findFileXml(db.reads, companyId, id);
    if (!found) throw new NotFound();
    await writeAudit(db.notes, {
      action: 'bank_data.read',
      record: 'payment_file',
      recordId: id,
      companyId,
    });
    return {
      filename: `przelewy-${warsawDay(found.created_at)}-${id}.xml`,
      xml: Buffer.from(found.xml, 'utf8'),
    };
  }

  /**
   * Records a payment for each invoice of a file, as far as it is still open. All of them, or none.
   * @throws {NotFound}
   * @throws {InvalidInput} when the day lies ahead
   * @throws {Conflict} `payment_file_paid` when it was said before
   */
  async markPaid(member: Member, id: number, paidOn: string | null): Promise<PaymentFilePaid> {
    const { db, clock, carrierInvoices } = this.deps;
    const { companyId } = member;
    const today = warsawDay(clock.now());
    const faults = dayFaults({ paid_on: paidOn }, 'paid_on', today);
    if (faults.length > 0) throw new InvalidInput(faults);
    const day = paidOn ?? today;
    const counts = await db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      if (!(await findFile(on, companyId, id))) throw new NotFound();
      if (!(await notePaid(on, companyId, id, day))) throw new Conflict('payment_file_paid');
      let recorded = 0;
      const items = await listItems(on, companyId, id);
      for (const { invoice_id, order_id, amount, execution_on, is_removed } of items) {
        if (is_removed) continue;
        const place = { orderId: order_id, id: invoice_id };
        const paid_on = paidOn ?? (execution_on < today ? execution_on : today);
        const isRecorded = await carrierInvoices.payIn(unit, member, place, { atMost: amount, paid_on });
        if (isRecorded) recorded += 1;
      }
      return { recorded, settled_before: items.length - recorded };
    });
    return { paid_on: day, ...counts };
  }

  /** @throws {Conflict} `payment_file_polish_only` */
  private async debtorOf(companyId: number, currency: PaymentCurrency): Promise<Debtor> {
    const { company_data, invoice_country } = await this.deps.settings.getSettings({ companyId });
    if (invoice_country !== 'PL') throw new Conflict('payment_file_polish_only');
    const { bank_account, bank_account_eur, company_name = '' } = company_data;
    const [usual, euro] = [ibanOf(bank_account ?? ''), ibanOf(bank_account_eur ?? '')];
    const account = currency === 'EUR' ? euro : usual;
    const isFine = account.startsWith('PL') && isValidIBAN(account);
    return { account: isFine ? account : null, own: [usual, euro], name: company_name };
  }

  /** @throws {InvalidInput} when one of the invoices that were asked for is not there */
  private place(
    invoices: readonly InvoiceToPay[],
    input: PaymentFilePreviewInput,
    { own }: Debtor,
  ): Placed[] {
    const { carrier_invoice_ids: ids, accounts = [], currency = 'PLN' } = input;
    const known = new Set(invoices.map(({ id }) => id));
    const faults: Fault[] = ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `carrier_invoice_ids.${index}`, code: 'unknown_record' }],
    );
    if (faults.length > 0) throw new InvalidInput(faults);
    const typed = new Map(accounts.map((one) => [one.carrier_invoice_id, one.written_account]));
    const today = warsawDay(this.deps.clock.now());
    return invoices.map((invoice) =>
      placeOf(invoice, { currency, typed: typed.get(invoice.id) ?? '', own, today }),
    );
  }
}

/** What a file has in it, and what not. */
function shown(
  placed: readonly Placed[],
  currency: PaymentCurrency,
): Omit<PaymentFilePreview, 'debtor_account'> {
  const amounts = placed.flatMap((one) => (one.reason === null ? [one.amount] : []));
  const named = ({ id, order_id, number, subcontractor_name }: InvoiceToPay) => ({
    carrier_invoice_id: id,
    order_id,
    invoice_number: number,
    subcontractor_name,
  });
  return {
    currency,
    total: toNumber(sum(amounts, currency)),
    transfers: placed.flatMap((one): PaymentTransfer[] => {
      if (one.reason !== null) return [];
      const since = one.invoice.in_file_since;
      return [
        {
          ...named(one.invoice),
          amount: toNumber(one.amount),
          creditor_account: one.account,
          is_account_typed: one.invoice.named_account === null,
          execution_on: one.executionOn,
          transfer_title: one.title,
          is_split_payment: one.isSplit,
          in_file_since: since === null ? null : new Date(since),
        },
      ];
    }),
    left_out: placed.flatMap(({ invoice, reason }): LeftOutInvoice[] =>
      reason === null
        ? []
        : [
            {
              ...named(invoice),
              amount: invoice.open,
              invoice_currency: invoice.currency,
              left_out_reason: reason,
              is_account_typed: invoice.named_account === null && !invoice.has_several_accounts,
            },
          ],
    ),
  };
}

/** What is to be transferred for an invoice. An account that came with the invoice counts, whatever somebody types. */
function placeOf(
  invoice: InvoiceToPay,
  {
    currency,
    typed,
    own,
    today,
  }: { currency: PaymentCurrency; typed: string; own: readonly string[]; today: string },
): Placed {
  const leftOut = (reason: NotInFileReason): Placed => ({ invoice, reason });
  const amount = parseMoney(invoice.open, invoice.currency);
  if (amount.minor < 0) return leftOut('to_get_back');
  if (amount.minor === 0) return leftOut('nothing_open');
  if (invoice.due_date === null) return leftOut('awaiting_pod');
  if (invoice.currency !== currency) return leftOut('other_currency');
  if (invoice.has_several_accounts) return leftOut('several_accounts');
  const account = ibanOf(invoice.named_account ?? (typed.trim() || invoice.typed_account) ?? '');
  if (account === '') return leftOut('no_account');
  if (!isValidIBAN(account)) return leftOut('account_wrong');
  if (!isWithinReach(account, currency)) return leftOut('account_abroad');
  if (own.includes(account)) return leftOut('account_own');
  const {
    number,
    order_id: orderId,
    ksef_number: ksefNumber,
    seller_nip: sellerNip,
    is_split_payment: isSplit,
  } = invoice;
  const vat = vatPart(invoice, amount);
  if (isSplit && (currency !== 'PLN' || !sellerNip || compare(vat, amount) > 0))
    return leftOut('split_unknown');
  const split = isSplit && sellerNip ? { vatMinor: vat.minor, sellerNip } : null;
  return {
    invoice,
    reason: null,
    amount,
    account,
    executionOn: executionDay(invoice.due_date, today),
    title: transferTitle({ number, orderId, ksefNumber, split }),
    isSplit: split !== null,
  };
}

/** Countries of the European Economic Area that are not in the Union. */
const restOfEea = ['IS', 'LI', 'NO'];

/**
 * Whether a transfer in the currency is one within Poland, or within the European Economic Area: for the other countries of SEPA banks ask for more
 * than an IBAN.
 */
function isWithinReach(iban: string, currency: PaymentCurrency): boolean {
  const country = iban.slice(0, 2);
  return currency === 'EUR' ? isInUnion(country) || restOfEea.includes(country) : country === 'PL';
}

/** The tax in what is paid: of a part, that part of it (art. 108a ust. 3 pkt 1 of the VAT Act takes either). */
function vatPart({ vat, gross, currency: of }: InvoiceToPay, amount: Money): Money {
  const [whole, tax] = [parseMoney(gross, of), parseMoney(vat, of)];
  if (whole.minor <= 0 || amount.minor >= whole.minor) return tax;
  const minor =
    (BigInt(tax.minor) * BigInt(amount.minor) * 2n + BigInt(whole.minor)) / (2n * BigInt(whole.minor));
  return { ...tax, minor: Number(minor) };
}

/** The due day, or today when it has passed; a Saturday or a free day gives the working day after it (art. 115 of the Civil Code). */
export function executionDay(due: string, today: string): string {
  let day = due < today ? today : due;
  while (!isWorkingDay(day, 'PL')) day = dayAfter(day, 1);
  return day;
}
