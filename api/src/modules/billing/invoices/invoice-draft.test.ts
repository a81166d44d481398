import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MixedCurrencyError, moneyOf, type Currency, type Money } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Rate } from '../../shipment/index.js';
import {
  legalBasisOf,
  taxed,
  vatTreatments,
  type LegalBasis,
  type TaxCountry,
  type VatCase,
  type VatTreatment,
} from '../rules/vat.js';
import type { InvoiceContent, InvoiceDraft, InvoiceSums } from './invoice-content.js';
import {
  changesNothing,
  deliveryDay,
  draftInvoice,
  invoiceFacts,
  paymentDaysOf,
  rateOfConversion,
  type CorrectionFacts,
  type InvoiceFacts,
  type InvoiceRecords,
  type InvoiceTerms,
} from './invoice-draft.js';

const route = {
  pickup_street: 'ul. Hutnicza 1',
  pickup_city: 'Gdynia',
  pickup_post_code: '81-212',
  pickup_country: 'PL',
  pickup_date: new Date('2026-11-17T08:00:00Z'),
  delivery_street: 'ul. Hutnicza 4',
  delivery_city: 'Szczecin',
  delivery_post_code: '71-061',
  delivery_country: 'PL',
  // The day after in Warsaw.
  delivery_date: new Date('2026-11-17T23:30:00Z'),
};
const toBergen = {
  ...route,
  delivery_street: 'Bryggen 7',
  delivery_city: 'Bergen',
  delivery_post_code: '5003',
  delivery_country: 'NO',
};

const records: InvoiceRecords = {
  country: 'PL',
  order: {
    id: 21,
    status: OrderStatus.PodReceived,
    client_name: 'As the order has it',
    payment_days: 30,
    price_for_client: 10_037.4,
    currency_for_client: 'PLN',
    pallets_count: 12,
    weight: 8400.5,
    cargo_type: 'Meble',
    client_reference: 'PO 45-11204',
    our_reference: null,
  },
  seller: {
    company_name: 'Bałtyk Spedycja sp. z o.o.',
    nip: '526-000-12-46',
    address: 'ul. Śląska 17',
    city: 'Gdynia',
    post_code: '81-319',
    email: 'faktury@baltykspedycja.example',
    bank_name: 'Bank Portowy',
    bank_account: '42 9999 0001 0000 1234 5678 0001',
    bank_swift: 'bpor plpw',
    bank_account_no: '9998.00.12340',
    bank_swift_no: 'fjornokk',
  },
  paymentTermsDays: 21,
  client: {
    name: 'Elektromontaż Sp. z o.o.',
    address: 'ul. Przemysłowa 12',
    city: 'Poznań',
    post_code: '61-541',
    country_id: 1,
    vat_number: '7790001234',
    business_registration_number: null,
  },
  routes: [route],
  carriers: [null],
};
/** Countries of clients by the ids that they have in the directory. */
const countryIds = { PL: 1, NO: 21, DE: 2 } as const;

const factsWith = (changes: Partial<InvoiceRecords> = {}): InvoiceFacts =>
  invoiceFacts({ ...records, ...changes });
const buyerIn = (country: keyof typeof countryIds): Pick<InvoiceRecords, 'client'> => ({
  client: records.client && { ...records.client, country_id: countryIds[country] },
});
const inCurrency = (currency_for_client: Currency): Pick<InvoiceRecords, 'order'> => ({
  order: { ...records.order, currency_for_client },
});

const at = (rate: number, vatCase: VatCase | null = null): VatTreatment => ({ rate, vatCase });
const rateOf = (from: Currency, to: Currency, rate: string): Rate => ({
  from,
  to,
  rate,
  date: '2026-11-16',
  source: to === 'NOK' ? 'Norges Bank' : 'NBP',
  table_no: to === 'NOK' ? null : '222/A/NBP/2026',
});
const termsWith = (changes: Partial<InvoiceTerms> = {}): InvoiceTerms => ({
  net: moneyOf(10_000_00, 'PLN'),
  treatment: at(23),
  issueDate: '2026-11-20',
  saleDate: '2026-11-18',
  dueDate: '2026-12-20',
  rate: null,
  namesCarriers: false,
  ...changes,
});
const issued = (draft: InvoiceDraft, number = 'FV/2026/0017'): InvoiceContent => ({ ...draft, number });
const invoiceOf = (facts: InvoiceFacts, terms: Partial<InvoiceTerms> = {}) =>
  issued(draftInvoice(facts, termsWith(terms)));

/** The terms of a correction that changes nothing. */
const termsOf = ({ currency, sums, lines, ...days }: InvoiceContent): InvoiceTerms => ({
  net: moneyOf(Math.round(sums.net * 100), currency),
  treatment: at(lines[0]?.vat_rate ?? 0, lines[0]?.vat_case ?? null),
  issueDate: '2026-12-01',
  saleDate: days.sale_date,
  dueDate: days.due_date,
  rate: rateOfConversion({ ...days, currency, sums, lines }),
  namesCarriers: false,
});
const correctionOf = (
  before: InvoiceContent,
  terms: Partial<InvoiceTerms>,
  { facts = factsWith(), ...correction }: Partial<CorrectionFacts> & { facts?: InvoiceFacts } = {},
) =>
  draftInvoice(
    facts,
    { ...termsOf(before), ...terms },
    {
      original: before,
      before,
      reason: ' Rabat ',
      renewsBuyer: false,
      paid: moneyOf(0, before.currency),
      ...correction,
    },
  );

describe('facts', () => {
  it.each<[string, Partial<InvoiceRecords>, Partial<InvoiceFacts>]>([
    ['at home', {}, { clientCountry: 'PL', currency: 'PLN', isInternational: false, isWithinUnion: false }],
    ['over the border of the Union', { routes: [toBergen] }, { isInternational: true, isWithinUnion: false }],
    [
      'within the Union',
      { routes: [route, { ...route, pickup_city: 'Szczecin', delivery_country: 'DE' }] },
      { isInternational: true, isWithinUnion: true },
    ],
    ['without a client’s record', { client: null }, { clientCountry: null }],
    [
      'without a price, in a currency that is not billed',
      { order: { ...records.order, price_for_client: null, currency_for_client: 'USD' } },
      { price: null, currency: 'PLN' },
    ],
    ['in euros', inCurrency('EUR'), { price: moneyOf(10_037_40, 'EUR'), currency: 'EUR' }],
  ])('of a transport %s', (_name, changes, expected) => {
    expect(factsWith(changes)).toMatchObject(expected);
  });

  it('tell the day of the sale and the days until payment where nobody names others', () => {
    expect(deliveryDay(factsWith())).toBe('2026-11-18');
    expect(paymentDaysOf(factsWith())).toBe(30);
    const order = { ...records.order, payment_days: null };
    expect(paymentDaysOf(factsWith({ order }))).toBe(21);
    expect(paymentDaysOf(factsWith({ order, paymentTermsDays: null }))).toBe(14);
  });
});

describe('the draft of an invoice', () => {
  const abroad = { routes: [toBergen] };
  it.each<[string, Partial<InvoiceRecords>, VatTreatment, [vat: number, gross: number], LegalBasis | null]>([
    ['23%', {}, at(23), [2300, 12_300], null],
    ['8%', {}, at(8), [800, 10_800], null],
    ['5%', {}, at(5), [500, 10_500], null],
    ['0% at home', {}, at(0), [0, 10_000], null],
    ['0% over a border', abroad, at(0), [0, 10_000], 'international_pl'],
    ['23% over a border', abroad, at(23), [2300, 12_300], null],
    ['np to Norway', { ...abroad, ...buyerIn('NO') }, at(0, 'np'), [0, 10_000], 'outside_poland'],
    ['reverse charge to Germany', buyerIn('DE'), at(0, 'oo'), [0, 10_000], 'reverse_charge'],
    ['25% in Norway', { country: 'NO', ...buyerIn('NO') }, at(25), [2500, 12_500], null],
    ['15% in Norway', { country: 'NO', ...buyerIn('NO') }, at(15), [1500, 11_500], null],
    ['12% in Norway', { country: 'NO', ...buyerIn('NO') }, at(12), [1200, 11_200], null],
    ['0% from Norway', { country: 'NO', ...abroad }, at(0), [0, 10_000], 'international_no'],
  ])('is taxed by %s', (_name, changes, treatment, [vat, gross], legal_basis) => {
    const { lines, sums } = draftInvoice(factsWith(changes), termsWith({ treatment }));
    const amounts = { vat_rate: treatment.rate, vat_case: treatment.vatCase, net: 10_000, vat, gross };
    expect(lines).toEqual([
      {
        way: changes.routes ? 'Gdynia (PL) → Bergen (NO)' : 'Gdynia (PL) → Szczecin (PL)',
        pickup_day: '2026-11-17',
        delivery_day: '2026-11-18',
        pallets: 12,
        weight: 8400.5,
        cargo: 'Meble',
        ...amounts,
        legal_basis,
      },
    ]);
    expect(sums).toEqual({ rates: [amounts], net: 10_000, vat, gross });
  });

  it('says who sells to whom, what, when, and where the money goes', () => {
    const { lines: _lines, sums: _sums, ...draft } = draftInvoice(factsWith(), termsWith());
    expect(draft).toEqual({
      kind: 'invoice',
      country: 'PL',
      language: 'pl',
      order_number: 21,
      issue_date: '2026-11-20',
      sale_date: '2026-11-18',
      due_date: '2026-12-20',
      issue_place: 'Gdynia',
      pickup_place: 'ul. Hutnicza 1, 81-212 Gdynia, PL',
      delivery_place: 'ul. Hutnicza 4, 71-061 Szczecin, PL',
      payment_days: 30,
      seller: {
        name: 'Bałtyk Spedycja sp. z o.o.',
        address: ['ul. Śląska 17', '81-319 Gdynia'],
        country: 'PL',
        numbers: [{ label: 'NIP', value: '526-000-12-46' }],
        phone: null,
        email: 'faktury@baltykspedycja.example',
      },
      buyer: {
        name: 'Elektromontaż Sp. z o.o.',
        address: ['ul. Przemysłowa 12', '61-541 Poznań', 'Polska'],
        country: 'PL',
        numbers: [{ label: 'NIP', value: '7790001234' }],
        phone: null,
        email: null,
      },
      account: {
        bank: 'Bank Portowy',
        account: null,
        iban: 'PL42 9999 0001 0000 1234 5678 0001',
        swift: null,
      },
      currency: 'PLN',
      conversion: null,
      is_international: false,
      client_reference: 'PO 45-11204',
      our_reference: null,
      corrects: null,
    });
  });

  it.each<[keyof typeof countryIds, string, string, string, string]>([
    ['NO', 'no', 'Norge', 'Org.nr.', 'Polen'],
    ['DE', 'en', 'Germany', 'VAT', 'Poland'],
  ])('to a buyer in %s is in %s and names both countries', (country, language, theirs, label, ours) => {
    const draft = draftInvoice(factsWith(buyerIn(country)), termsWith());
    expect(draft.language).toBe(language);
    expect(draft.buyer).toMatchObject({ country, numbers: [{ label, value: '7790001234' }] });
    expect(draft.buyer.address.at(-1)).toBe(theirs);
    expect(draft.seller.address.at(-1)).toBe(ours);
    expect(draft.seller.numbers).toEqual([{ label: 'NIP', value: 'PL5260001246' }]);
    expect(draft.account.swift).toBe('BPORPLPW');
  });

  it('of a Norwegian company names its own account', () => {
    const { account } = draftInvoice(factsWith({ country: 'NO' }), termsWith());
    expect(account).toEqual({ bank: null, account: '9998.00.12340', iban: null, swift: 'FJORNOKK' });
  });

  it('in euros names the account in euros, where the seller has one', () => {
    const seller = { ...records.seller, bank_account_eur: 'pl40 9999 0000 0000 1234 5678 0002' };
    const net = moneyOf(2_000_00, 'EUR');
    const ibanIn = (changes: Partial<InvoiceRecords>, terms: Partial<InvoiceTerms> = { net }) =>
      draftInvoice(factsWith({ ...inCurrency('EUR'), ...changes }), termsWith(terms)).account.iban;
    const euro = 'PL40 9999 0000 0000 1234 5678 0002';
    const usual = 'PL42 9999 0001 0000 1234 5678 0001';
    expect(ibanIn({ seller })).toBe(euro);
    expect(ibanIn({})).toBe(usual);
    expect(ibanIn({ seller, ...inCurrency('PLN') }, {})).toBe(usual);
    const norwegian = draftInvoice(
      factsWith({ country: 'NO', seller, ...inCurrency('EUR') }),
      termsWith({ net, treatment: at(25) }),
    );
    expect(norwegian.account).toMatchObject({ account: null, iban: euro, swift: null });
    // Name and BIC are told of the bank that has the account.
    const accountAt = (bank_account_eur: string) =>
      draftInvoice(
        factsWith({ ...inCurrency('EUR'), ...buyerIn('DE'), seller: { ...seller, bank_account_eur } }),
        termsWith({ net }),
      ).account;
    expect(accountAt(euro)).toMatchObject({ bank: 'Bank Portowy', swift: 'BPORPLPW' });
    expect(accountAt('PL27 1140 2004 0000 3002 0135 5387')).toMatchObject({ bank: null, swift: null });
  });

  it('of several routes goes from the first to the last, and names the country of each place', () => {
    const onwards = { ...toBergen, pickup_city: 'Szczecin', delivery_date: new Date('2026-11-19T09:00:00Z') };
    const facts = factsWith({ routes: [route, onwards] });
    const { lines, delivery_place } = draftInvoice(facts, termsWith());
    expect(lines).toMatchObject([
      {
        way: 'Gdynia (PL) → Szczecin (PL) → Bergen (NO)',
        pickup_day: '2026-11-17',
        delivery_day: '2026-11-19',
      },
    ]);
    expect(delivery_place).toBe('Bryggen 7, 5003 Bergen, NO');
    expect(deliveryDay(facts)).toBe('2026-11-19');
  });

  it('without a client’s record names the client as the order does', () => {
    expect(draftInvoice(factsWith({ client: null }), termsWith()).buyer).toMatchObject({
      name: 'As the order has it',
      address: [],
      country: null,
      numbers: [],
    });
  });

  it.each<
    [TaxCountry, Currency, number, VatTreatment, string, [Currency, net: number, vat: number, gross: number]]
  >([
    ['PL', 'EUR', 1_000_00, at(23), '4.25', ['PLN', 4250, 977.5, 5227.5]],
    ['PL', 'EUR', 4_250_00, at(0, 'np'), '4.2731', ['PLN', 18_160.68, 0, 18_160.68]],
    ['PL', 'NOK', 3_33, at(8), '0.3641', ['PLN', 1.21, 0.1, 1.31]],
    ['NO', 'EUR', 1_000_00, at(25), '11.7955', ['NOK', 11_795.5, 2948.88, 14_744.38]],
    ['NO', 'PLN', 10, at(0), '2.75', ['NOK', 0.28, 0, 0.28]],
  ])('from %s in %s declares its tax at home', (country, currency, minor, treatment, rate, sums) => {
    const [home, net, vat, gross] = sums;
    const { conversion } = draftInvoice(
      factsWith({ country, ...inCurrency(currency) }),
      termsWith({ net: moneyOf(minor, currency), treatment, rate: rateOf(currency, home, rate) }),
    );
    const { from: _from, to, ...source } = rateOf(currency, home, rate);
    expect(conversion).toEqual({ ...source, currency: to, net, vat, gross });
  });

  it('converts nothing in the currency of its tax, or without a rate', () => {
    const rate = rateOf('EUR', 'PLN', '4.25');
    expect(draftInvoice(factsWith(), termsWith({ rate })).conversion).toBeNull();
    const net = moneyOf(1, 'EUR');
    expect(draftInvoice(factsWith(inCurrency('EUR')), termsWith({ net })).conversion).toBeNull();
  });
});

describe('the draft of a correction', () => {
  const invoice = invoiceOf(factsWith());
  const row = (vat_rate: number, net: number, vat: number, vat_case: VatCase | null = null) => ({
    vat_rate,
    vat_case,
    net,
    vat,
    gross: Math.round((net + vat) * 100) / 100,
  });

  it.each<[string, Partial<InvoiceTerms>, InvoiceSums['rates'], number]>([
    ['a lower price', { net: moneyOf(9_000_00, 'PLN') }, [row(23, -1000, -230)], 11_070],
    ['a higher price', { net: moneyOf(10_000_01, 'PLN') }, [row(23, 0.01, 0)], 12_300.01],
    ['all of it', { net: moneyOf(0, 'PLN') }, [row(23, -10_000, -2300)], 0],
    ['the rate', { treatment: at(8) }, [row(23, -10_000, -2300), row(8, 10_000, 800)], 10_800],
    [
      'the rate and the price',
      { treatment: at(5), net: moneyOf(12_000_00, 'PLN') },
      [row(23, -10_000, -2300), row(5, 12_000, 600)],
      12_600,
    ],
    [
      'a rate to reverse charge',
      { treatment: at(0, 'oo') },
      [row(23, -10_000, -2300), row(0, 10_000, 0, 'oo')],
      10_000,
    ],
    ['a day alone', { saleDate: '2026-11-17' }, [row(23, 0, 0)], 12_300],
  ])('of %s says what changes and what is due then', (_name, terms, rates, gross) => {
    const { kind, sums, lines, corrects } = correctionOf(invoice, terms);
    expect(kind).toBe('correction');
    expect(corrects?.difference.rates).toEqual(rates);
    expect(sums.gross).toBe(gross);
    expect(lines[0]?.gross).toBe(gross);
    // The transport is the one that was invoiced, down to its pallets.
    const { way, pallets, weight, cargo } = invoice.lines[0] ?? {};
    expect(lines).toMatchObject([{ way, pallets, weight, cargo }]);
    expect(corrects).toMatchObject({
      number: 'FV/2026/0017',
      issue_date: '2026-11-20',
      reason: 'Rabat',
      lines: invoice.lines,
      sums: invoice.sums,
      buyer: null,
      is_paid: false,
    });
  });

  it('names the days that were wrong, and counts those of payment from the invoice', () => {
    const draft = correctionOf(invoice, { saleDate: '2026-11-17', dueDate: '2026-11-30' });
    expect(draft).toMatchObject({ issue_date: '2026-12-01', due_date: '2026-11-30', payment_days: 10 });
    expect(draft.corrects).toMatchObject({ sale_date: '2026-11-18', due_date: '2026-12-20' });
    expect(correctionOf(invoice, {}).corrects).not.toHaveProperty('sale_date');
    expect(correctionOf(invoice, {}).corrects).not.toHaveProperty('due_date');
  });

  it('names the buyer anew only when that is wanted, in their language then', () => {
    const facts = factsWith({ ...buyerIn('NO'), country: 'NO', seller: {} });
    const { buyer, seller, language } = invoice;
    expect(correctionOf(invoice, {}, { facts })).toMatchObject({ buyer, seller, language });
    const renewed = correctionOf(invoice, {}, { facts, renewsBuyer: true });
    expect(renewed).toMatchObject({ country: 'PL', seller, language: 'no', buyer: { country: 'NO' } });
    expect(renewed.corrects?.buyer).toEqual(buyer);
  });

  it('converts what it changes by the rate of the invoice', () => {
    const inEuros = invoiceOf(factsWith(inCurrency('EUR')), {
      net: moneyOf(1_000_00, 'EUR'),
      rate: rateOf('EUR', 'PLN', '4.25'),
    });
    const { conversion } = correctionOf(inEuros, { net: moneyOf(900_00, 'EUR') });
    expect(conversion).toEqual({ ...inEuros.conversion, net: -425, vat: -97.75, gross: -522.75 });
  });

  it.each<[string, number, OrderStatus, boolean, number | undefined]>([
    ['nothing', 0, OrderStatus.InvoiceSent, false, undefined],
    ['a part', 100_00, OrderStatus.InvoiceSent, false, 100],
    ['all', 12_300_00, OrderStatus.InvoiceSent, true, 12_300],
    ['all, says the order', 0, OrderStatus.Paid, true, undefined],
    ['less than nothing', -1_00, OrderStatus.InvoiceSent, false, undefined],
  ])('tells that %s was paid', (_name, minor, status, is_paid, paid) => {
    const facts = factsWith({ order: { ...records.order, status } });
    const { corrects } = correctionOf(invoice, {}, { facts, paid: moneyOf(minor, 'PLN') });
    expect([corrects?.is_paid, corrects?.paid]).toEqual([is_paid, paid]);
  });

  it('changes nothing unless price, tax, days or buyer differ', () => {
    const isIdle = (terms: Partial<InvoiceTerms>, more: Parameters<typeof correctionOf>[2] = {}) =>
      changesNothing(correctionOf(invoice, terms, more));
    expect(isIdle({})).toBe(true);
    expect(isIdle({ issueDate: '2027-01-01' }, { renewsBuyer: true })).toBe(true);
    expect(isIdle({ net: moneyOf(1, 'PLN') })).toBe(false);
    expect(isIdle({ treatment: at(8) })).toBe(false);
    expect(isIdle({ saleDate: '2026-11-17' })).toBe(false);
    expect(isIdle({ dueDate: '2026-12-21' })).toBe(false);
    expect(isIdle({}, { renewsBuyer: true, facts: factsWith(buyerIn('DE')) })).toBe(false);
    // A rate of 0 and a case without a rate come to the same money and are not the same.
    const atZero = invoiceOf(factsWith(), { treatment: at(0) });
    expect(changesNothing(correctionOf(atZero, { treatment: at(0, 'np') }))).toBe(false);
    expect(changesNothing(invoice)).toBe(false);
  });

  it('of an invoice with several lines is not written: it would count each as the whole', () => {
    const [line] = invoice.lines;
    const several = { ...invoice, lines: line ? [line, line] : [] };
    expect(() => correctionOf(several, {})).toThrow('one line, not 2');
  });
});

describe('any draft', () => {
  const country = fc.constantFrom<TaxCountry>('PL', 'NO');
  const currency = fc.constantFrom<Currency>('PLN', 'EUR', 'NOK');
  const minor = fc.integer({ min: 0, max: 1_000_000_000 });
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
  const rate = fc.integer({ min: 1, max: 200_000 }).map((tenThousandths) => String(tenThousandths / 10_000));
  const home = { PL: 'PLN', NO: 'NOK' } as const;
  const buyer = fc.constantFrom(...(Object.keys(countryIds) as (keyof typeof countryIds)[]));
  const first = fc
    .record({
      country,
      currency,
      minor,
      buyer,
      rate,
      routes: fc.constantFrom([route], [toBergen], [route, toBergen]),
    })
    .chain((base) =>
      fc.record({ base: fc.constant(base), treatment: fc.constantFrom(...vatTreatments(base.country)) }),
    )
    .map(({ base, treatment }) => {
      const { currency: billed, country: law } = base;
      const facts = factsWith({
        country: law,
        routes: base.routes,
        ...inCurrency(billed),
        ...buyerIn(base.buyer),
      });
      const terms = termsWith({
        net: moneyOf(base.minor, billed),
        treatment,
        rate: billed === home[law] ? null : rateOf(billed, home[law], base.rate),
      });
      return { facts, terms };
    });
  const change = fc.record(
    { minor, treatment: fc.nat({ max: 5 }), saleDate: day, dueDate: day, buyer },
    { requiredKeys: [] },
  );

  /** An invoice and its corrections, each of what the one before it left. */
  const chain = fc
    .record({ first, changes: fc.array(change, { minLength: 1, maxLength: 6 }) })
    .map(({ first: { facts, terms }, changes }) => {
      const original = issued(draftInvoice(facts, terms));
      const treatments = vatTreatments(original.country);
      const contents = [original];
      let wanted: InvoiceTerms = terms;
      let wantedFacts = facts;
      for (const [index, one] of changes.entries()) {
        const before = contents.at(-1) ?? original;
        const chosen = treatments[(one.treatment ?? 0) % treatments.length];
        wanted = {
          ...wanted,
          issueDate: '2026-12-01',
          ...(one.minor === undefined ? {} : { net: moneyOf(one.minor, original.currency) }),
          ...(one.treatment === undefined || !chosen ? {} : { treatment: chosen }),
          ...(one.saleDate === undefined ? {} : { saleDate: one.saleDate }),
          ...(one.dueDate === undefined ? {} : { dueDate: one.dueDate }),
        };
        if (one.buyer) wantedFacts = invoiceFacts({ ...facts, ...buyerIn(one.buyer) });
        const draft = draftInvoice(wantedFacts, wanted, {
          original,
          before,
          reason: `Correction ${index + 1}`,
          renewsBuyer: one.buyer !== undefined,
          paid: moneyOf(0, original.currency),
        });
        contents.push(issued(draft, `FK/2026/${index + 1}`));
      }
      return { contents, wanted, wantedFacts };
    });

  const cents = (amount: number) => Math.round(amount * 100);
  const parts = ['net', 'vat', 'gross'] as const;
  /** What is due at each rate after all of them. */
  const byRate = (sums: readonly InvoiceSums[]) => {
    const found = new Map<string, number[]>();
    for (const one of sums.flatMap(({ rates }) => rates)) {
      const key = `${one.vat_rate} ${one.vat_case}`;
      const known = found.get(key) ?? [0, 0, 0];
      found.set(
        key,
        parts.map((part, index) => (known[index] ?? 0) + cents(one[part])),
      );
    }
    return Object.fromEntries([...found].filter(([, amounts]) => amounts.some((amount) => amount !== 0)));
  };
  const changeOf = ({ sums, corrects }: InvoiceDraft) => corrects?.difference ?? sums;

  it('adds up: lines and rates to its sums, net and tax to gross, also at home', () => {
    fc.assert(
      fc.property(chain, ({ contents }) => {
        for (const { lines, sums, corrects, conversion } of contents) {
          for (const all of [sums, ...(corrects ? [corrects.sums, corrects.difference] : [])]) {
            for (const part of parts)
              expect(all.rates.reduce((sum, one) => sum + cents(one[part]), 0)).toBe(cents(all[part]));
            for (const one of [all, ...all.rates])
              expect(cents(one.net) + cents(one.vat)).toBe(cents(one.gross));
          }
          for (const part of parts)
            expect(lines.reduce((sum, line) => sum + cents(line[part]), 0)).toBe(cents(sums[part]));
          if (conversion) expect(cents(conversion.net) + cents(conversion.vat)).toBe(cents(conversion.gross));
        }
      }),
    );
  });

  it('of a correction after others ends at the state that is wanted', () => {
    fc.assert(
      fc.property(chain, ({ contents, wanted, wantedFacts }) => {
        const last = contents.at(-1);
        const { net, vat, gross } = taxed(wanted.net, wanted.treatment);
        expect(parts.map((part) => cents(last?.sums[part] ?? NaN))).toEqual(
          [net, vat, gross].map((money: Money) => money.minor),
        );
        // As an invoice that had been right from the start would have it.
        const right = draftInvoice(wantedFacts, wanted);
        const { lines, sums, buyer: named, sale_date, due_date, language } = right;
        expect(last).toMatchObject({ lines, sums, buyer: named, sale_date, due_date, language });
        // The invoice and all its corrections come to that, in all and at each rate.
        for (const part of parts)
          expect(contents.reduce((sum, one) => sum + cents(changeOf(one)[part]), 0)).toBe(cents(sums[part]));
        expect(byRate(contents.map(changeOf))).toEqual(byRate([sums]));
        // Each begins where the one before it ended.
        for (const [index, { corrects }] of contents.entries())
          if (index > 0) expect(corrects?.sums).toEqual(contents[index - 1]?.sums);
      }),
    );
  });

  it('names the law exactly where it bears no tax for a reason of the law', () => {
    fc.assert(
      fc.property(chain, ({ contents }) => {
        for (const { country: law, is_international, lines } of contents)
          for (const { vat_rate, vat_case, legal_basis } of lines) {
            expect(legal_basis).toBe(legalBasisOf(law, at(vat_rate, vat_case), is_international));
            if (legal_basis) expect(vat_rate).toBe(0);
          }
      }),
    );
  });

  it('is the same for the same facts, changes none of them, and comes back from the database as it went in', () => {
    fc.assert(
      fc.property(chain, ({ contents, wanted, wantedFacts }) => {
        const again = () => draftInvoice(frozen(wantedFacts), frozen(wanted));
        expect(again()).toEqual(again());
        for (const content of contents) expect(JSON.parse(JSON.stringify(content))).toStrictEqual(content);
      }),
    );
  });

  it('in more than one currency is refused', () => {
    const others = fc
      .tuple(currency, currency, country)
      .filter(([one, other]) => one !== other)
      .map(([one, other, law]) => ({ one, other, law }));
    fc.assert(
      fc.property(others, minor, ({ one, other, law }, amount) => {
        const facts = factsWith({ country: law, ...inCurrency(one) });
        const right = { net: moneyOf(amount, one), treatment: at(0) };
        const draft = (terms: Partial<InvoiceTerms>) => () => draftInvoice(facts, termsWith(terms));
        const invoice = issued(draft(right)());
        expect(draft({ ...right, net: moneyOf(amount, other) })).toThrow(MixedCurrencyError);
        const correct = (terms: Partial<InvoiceTerms>, paid: Currency) => () =>
          correctionOf(invoice, terms, { facts, paid: moneyOf(1, paid) });
        expect(correct({ net: moneyOf(amount, other) }, one)).toThrow(MixedCurrencyError);
        expect(correct({}, other)).toThrow(MixedCurrencyError);
        expect(correct({}, one)).not.toThrow();
        if (one === home[law]) return;
        expect(draft({ ...right, rate: rateOf(other, home[law], '4.25') })).toThrow(MixedCurrencyError);
        expect(draft({ ...right, rate: rateOf(one, 'USD', '4.25') })).toThrow(MixedCurrencyError);
        expect(draft({ ...right, rate: rateOf(one, home[law], '4.25') })).not.toThrow();
      }),
    );
  });
});

/** The same, so that whoever changes it is told. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
