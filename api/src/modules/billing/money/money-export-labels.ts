import type { UiLanguage } from '../../../kernel/text/language.js';
import { vatFields } from '../structured-invoices/vat-record.js';
import type { MoneyExportKind } from './money.dto.js';

type Label = Readonly<Record<UiLanguage, string>>;

/** A column of an export. */
export interface ExportColumn {
  /** What the row has it under. */
  name: string;
  /** A sum or a rate: written with the decimal sign of the language, and as a number in workbooks. */
  isNumber?: true;
  /** For the Polish records of VAT: only in tables of companies that keep them. */
  isOfVatRecord?: true;
  label: Label;
}

const column = (name: string, pl: string, en: string, no: string): ExportColumn => ({
  name,
  label: { pl, en, no },
});
const sum = (name: string, pl: string, en: string, no: string): ExportColumn => ({
  ...column(name, pl, en, no),
  isNumber: true,
});

const number = column('number', 'Numer', 'Number', 'Nummer');
const issued = column('issue_date', 'Data wystawienia', 'Issue date', 'Fakturadato');
const due = column('due_date', 'Termin płatności', 'Due date', 'Forfallsdato');
const currency = column('currency', 'Waluta', 'Currency', 'Valuta');
const order = column('order_id', 'Zlecenie', 'Order', 'Ordre');
// Marks of the records of VAT, JPK_V7: a number of KSeF, or why there is none. TP is not there: the product knows of no related parties.
const ksefNumber = column('ksef_number', 'Numer KSeF', 'KSeF number', 'KSeF-nummer');
const ksefEnvironment = column('ksef_environment', 'Środowisko KSeF', 'KSeF environment', 'KSeF-miljø');
const jpkMark = column('jpk_mark', 'Oznaczenie JPK', 'JPK mark', 'JPK-merke');
const vatRecord = vatFields.map((field): ExportColumn => ({
  ...sum(field, field, field, field),
  isOfVatRecord: true,
}));
const sums = [
  sum('net', 'Netto', 'Net', 'Netto'),
  sum('vat', 'VAT', 'VAT', 'Mva'),
  sum('gross', 'Brutto', 'Gross', 'Brutto'),
  currency,
];

/** The columns of each export in their sequence. */
export const exportColumns: Readonly<Record<MoneyExportKind, readonly ExportColumn[]>> = {
  invoices: [
    number,
    column('kind', 'Rodzaj', 'Kind', 'Type'),
    column('corrected', 'Koryguje', 'Corrects', 'Retter'),
    issued,
    column('sale_date', 'Data sprzedaży', 'Sale date', 'Leveringsdato'),
    due,
    column('buyer', 'Nabywca', 'Buyer', 'Kjøper'),
    column('tax_numbers', 'Numery podatkowe', 'Tax numbers', 'Organisasjonsnummer'),
    column('country', 'Kraj', 'Country', 'Land'),
    ...sums,
    sum('rate', 'Kurs', 'Rate', 'Kurs'),
    column('rate_date', 'Data kursu', 'Rate date', 'Kursdato'),
    column('home_currency', 'Waluta podatku', 'Tax currency', 'Avgiftsvaluta'),
    column('reason', 'Przyczyna korekty', 'Reason of the correction', 'Årsak til korreksjonen'),
    order,
    column('rate_table', 'Tabela kursów', 'Table of rates', 'Kurstabell'),
    ksefNumber,
    jpkMark,
    column('gtu', 'GTU', 'GTU', 'GTU'),
    ksefEnvironment,
    column('vat_rates', 'Stawki VAT', 'VAT rates', 'Mva-satser'),
    sum('home_net', 'Netto w walucie podatku', 'Net in the tax currency', 'Netto i avgiftsvalutaen'),
    sum('home_vat', 'VAT w walucie podatku', 'VAT in the tax currency', 'Mva i avgiftsvalutaen'),
    ...vatRecord,
  ],
  payments: [
    column('paid_on', 'Dzień zapłaty', 'Paid on', 'Betalt'),
    sum('amount', 'Kwota', 'Amount', 'Beløp'),
    currency,
    column('method', 'Sposób', 'Method', 'Måte'),
    column('number', 'Faktura', 'Invoice', 'Faktura'),
    column('client', 'Klient', 'Client', 'Kunde'),
    order,
    column('note', 'Notatka', 'Note', 'Merknad'),
    column('entered_by', 'Kto zapisał', 'Entered by', 'Registrert av'),
  ],
  'carrier-invoices': [
    number,
    column('carrier', 'Podwykonawca', 'Subcontractor', 'Underleverandør'),
    issued,
    column('received_on', 'Otrzymano', 'Received on', 'Mottatt'),
    due,
    ...sums,
    sum('paid', 'Zapłacono', 'Paid', 'Betalt'),
    sum('open', 'Do zapłaty', 'Open', 'Ubetalt'),
    sum('agreed_net', 'Uzgodniono netto', 'Agreed net', 'Avtalt netto'),
    column('agreed_currency', 'Uzgodniona waluta', 'Agreed currency', 'Avtalt valuta'),
    column('difference_reason', 'Powód różnicy', 'Reason of the difference', 'Årsak til avviket'),
    order,
    column('route', 'Trasa', 'Route', 'Rute'),
    ksefNumber,
    column('seller_nip', 'NIP sprzedawcy', 'Seller’s NIP', 'Selgerens NIP'),
    jpkMark,
    column('mpp', 'MPP', 'Split payment', 'Delt betaling'),
    column('account', 'Rachunek', 'Account', 'Konto'),
    column('transfer_title', 'Tytuł przelewu', 'Transfer title', 'Betalingsmelding'),
    ksefEnvironment,
  ],
};

/** What stands in a file for codes. */
export const exportWords: Readonly<Record<string, Label>> = {
  'kind.invoice': { pl: 'faktura', en: 'invoice', no: 'faktura' },
  'kind.correction': { pl: 'korekta', en: 'correction', no: 'korreksjon' },
  'ksef_environment.test': { pl: 'testowe', en: 'test', no: 'test' },
  'ksef_environment.demo': { pl: 'przedprodukcyjne', en: 'demo', no: 'demo' },
  'ksef_environment.production': { pl: 'produkcyjne', en: 'production', no: 'produksjon' },
  'jpk_mark.waiting': { pl: 'czeka na KSeF', en: 'waits for KSeF', no: 'venter på KSeF' },
  'jpk_mark.sent': { pl: 'w KSeF bez numeru', en: 'in KSeF without a number', no: 'i KSeF uten nummer' },
  'jpk_mark.refused': { pl: 'odrzucona przez KSeF', en: 'refused by KSeF', no: 'avvist av KSeF' },
  'method.transfer': { pl: 'przelew', en: 'transfer', no: 'overføring' },
  'method.cash': { pl: 'gotówka', en: 'cash', no: 'kontant' },
  'method.card': { pl: 'karta', en: 'card', no: 'kort' },
  'method.offset': { pl: 'kompensata', en: 'set-off', no: 'motregning' },
  'method.other': { pl: 'inaczej', en: 'other', no: 'annet' },
};
