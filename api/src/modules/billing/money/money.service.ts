import type { Database } from '../../../platform/db/database.js';
import { DomainError } from '../../../kernel/domain-error.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { parseMoney, toNumber, type Currency } from '../../../kernel/money/money.js';
import { dayAfter, daysBetween } from '../../../kernel/time/calendar-days.js';
import { isDay, warsawDay } from '../../../kernel/time/warsaw-time.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Fault } from '../../../platform/http/checks.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { problemText } from '../../../platform/http/problem-texts.js';
import type { SettingsService } from '../../identity/index.js';
import type { CurrencyService } from '../../shipment/index.js';
import { sumPayables } from '../carrier-invoices/carrier-invoice.queries.js';
import type { SendInvoiceService } from '../invoices/invoice-mail.service.js';
import { ages, sumIn } from '../rules/ageing.js';
import { homeCurrency } from '../rules/vat.js';
import type {
  AgedCurrency,
  AgedSums,
  MarginOrderPage,
  MarginOrderQuery,
  MarginPage,
  MarginQuery,
  MoneyPeriod,
  MoneySummary,
  ReceivablePage,
  ReceivableQuery,
  ReminderResult,
  ReminderResults,
} from './money.dto.js';
import {
  listMarginOrders,
  listMargins,
  listReceivables,
  sumMargins,
  sumReceivables,
  type AgedRow,
  type Period,
} from './money.queries.js';

/** Days of a period at most: three years and what a leap year adds. */
const longestPeriod = 1_100;

/**
 * The days that are asked for.
 * @throws {InvalidInput} when one is none of the calendar, they are in the wrong sequence, or too far apart
 */
export function periodOf({ from, to }: { from: string; to: string }): Period {
  const faults: Fault[] = [
    ...(isDay(from) ? [] : [{ field: 'from', code: 'not_a_date' as const }]),
    ...(isDay(to) ? [] : [{ field: 'to', code: 'not_a_date' as const }]),
  ];
  if (faults.length === 0 && from > to)
    faults.push({ field: 'from', code: 'above_maximum' }, { field: 'to', code: 'below_minimum' });
  if (faults.length === 0 && daysBetween(from, to) > longestPeriod)
    faults.push({ field: 'to', code: 'too_large', params: { limit: dayAfter(from, longestPeriod) } });
  if (faults.length > 0) throw new InvalidInput(faults);
  return { from, to };
}

const sumNames = [...ages, 'total', 'this_week', 'no_due_day'] as const;

interface MoneyServiceDeps {
  db: Database;
  currencies: CurrencyService;
  settings: SettingsService;
  sending: SendInvoiceService;
  clock: Clock;
}

/** What the company gets, owes and earns. */
export class MoneyService {
  constructor(private readonly deps: MoneyServiceDeps) {}

  /** What clients have to pay, by currency and age. */
  async sumReceivables({ companyId }: Member): Promise<MoneySummary> {
    return this.summary(companyId, await sumReceivables(this.deps.db.reads, companyId, this.today()));
  }

  /** What carriers get, by currency and age. */
  async sumPayables({ companyId }: Member): Promise<MoneySummary> {
    return this.summary(companyId, await sumPayables(this.deps.db.reads, companyId, this.today()));
  }

  /** A page of the invoices that are not settled. */
  async listReceivables({ companyId }: Member, query: ReceivableQuery): Promise<ReceivablePage> {
    return listReceivables(this.deps.db.lists, companyId, query, this.today());
  }

  /**
   * Reminds clients of several invoices, each by itself: what stands against one keeps no other back.
   * A failure that is none of the order's own, such as a limit, holds for the rest as well.
   */
  async remind(member: Member, orderIds: readonly number[], language: UiLanguage): Promise<ReminderResults> {
    const items: ReminderResult[] = [];
    for (const order_id of new Set(orderIds)) {
      try {
        await this.deps.sending.sendInvoice(member, order_id, { kind: 'reminder' }, language);
        items.push({ order_id, sent: true, code: null, message: null });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        items.push({ order_id, sent: false, ...reasonOf(error, language) });
      }
    }
    return { items };
  }

  /** What was earned, by client, lane or month. */
  async listMargins({ companyId }: Member, query: MarginQuery): Promise<MarginPage> {
    const { reads } = this.deps.db;
    const period = this.period(query);
    const currency = await this.homeOf(companyId);
    const [page, sums] = await Promise.all([
      listMargins(reads, companyId, query, period, currency),
      sumMargins(reads, companyId, period, currency),
    ]);
    return { ...page, ...sums, currency };
  }

  /** The orders of a client, lane or month. */
  async listMarginOrders({ companyId }: Member, query: MarginOrderQuery): Promise<MarginOrderPage> {
    const page = await listMarginOrders(this.deps.db.lists, companyId, query, this.period(query));
    return { ...page, currency: await this.homeOf(companyId) };
  }

  private period({ from = firstOfMonth(this.today(), -11), to }: MoneyPeriod): Period {
    const ahead = firstOfMonth(this.today(), 12);
    const isTooLong = isDay(from) && daysBetween(from, ahead) > longestPeriod;
    return periodOf({ from, to: to ?? (isTooLong ? dayAfter(from, longestPeriod) : ahead) });
  }

  private async summary(companyId: number, rows: readonly AgedRow[]): Promise<MoneySummary> {
    const home = await this.homeOf(companyId);
    const foreign = rows.map(({ currency }) => currency).filter((currency) => currency !== home);
    const rates = await this.deps.currencies.findRates(foreign, home);
    const missing = new Set<Currency>();
    const inHome = {} as AgedSums;
    for (const name of sumNames) {
      const sums = rows.map((row) => parseMoney(row[name], row.currency));
      const { total, missing: without } = sumIn(home, sums, rates);
      inHome[name] = toNumber(total);
      for (const currency of without) missing.add(currency);
    }
    return {
      today: this.today(),
      currencies: rows.map(agedCurrency),
      home_currency: home,
      home: inHome,
      rates: [...rates].map(([currency, { rate, date, source }]) => ({ currency, rate, date, source })),
      missing_rates: [...missing],
    };
  }

  private async homeOf(companyId: number): Promise<Currency> {
    const { invoice_country } = await this.deps.settings.getSettings({ companyId });
    return homeCurrency[invoice_country];
  }

  private today(): string {
    return warsawDay(this.deps.clock.now());
  }
}

function agedCurrency(row: AgedRow): AgedCurrency {
  const { currency, count } = row;
  const sums = Object.fromEntries(
    [...sumNames, 'to_return' as const].map((name) => [name, toNumber(parseMoney(row[name], currency))]),
  ) as Omit<AgedCurrency, 'currency' | 'count'>;
  return { currency, count, ...sums };
}

/** Why a reminder was not sent: what the order lacks in its own words, else those of the failure. */
function reasonOf(error: DomainError, language: UiLanguage): { code: string; message: string } {
  const { missing } = error.details as { missing?: readonly { code: string; message: string }[] };
  const [first] = missing ?? [];
  if (first) return { code: first.code, message: first.message };
  return { code: error.code, message: problemText(error.code, error.details, language) };
}

/** The first day of the month that lies so many months after that of a day. */
function firstOfMonth(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}
