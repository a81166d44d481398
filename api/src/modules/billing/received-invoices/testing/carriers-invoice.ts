import { checkDigitsOf } from '../../structured-invoices/ksef-number.js';
import type { BoughtInvoice } from '../../ksef/testing/fake-ksef.js';

/** What a carrier writes. */
export interface CarriersInvoice {
  seller: { nip: string; name: string };
  buyerNip: string;
  number: string;
  issueDate: string;
  currency: string;
  net: number;
  /** Percent; 23 when left out. */
  rate?: number;
  /** `NrZleceniaTransportu`. */
  order?: string | null;
  /** `NrZamowienia`. */
  purchaseOrder?: string | null;
  /** Number of the invoice that it corrects. */
  corrects?: string | null;
  /** `P_15`, where it is not net and VAT. */
  due?: number;
  /** `RachunekBankowy`; one when left out. */
  accounts?: readonly string[];
  /** `RachunekBankowyFaktora`. */
  factorAccounts?: readonly string[];
  /** The file is another one than an invoice. */
  content?: string;
}

let counter = 0;

/** The invoice of a carrier as KSeF has it: a file like those that accounting programs write. */
export function carriersInvoice(input: CarriersInvoice, storedAt: Date): BoughtInvoice {
  const {
    seller,
    buyerNip,
    number,
    issueDate,
    currency,
    net,
    rate = 23,
    order,
    purchaseOrder,
    corrects,
  } = input;
  const vat = Math.round(net * rate) / 100;
  const gross = input.due ?? Math.round((net + vat) * 100) / 100;
  counter += 1;
  const start = `${seller.nip}-${issueDate.replaceAll('-', '')}-${counter.toString(16).toUpperCase().padStart(12, '0')}`;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const transport = order
    ? `<Transport><RodzajTransportu>3</RodzajTransportu><NrZleceniaTransportu>${escaped(order)}</NrZleceniaTransportu><OpisLadunku>13</OpisLadunku></Transport>`
    : '';
  const purchase = purchaseOrder
    ? `<Zamowienia><NrZamowienia>${escaped(purchaseOrder)}</NrZamowienia></Zamowienia>`
    : '';
  const correction = corrects
    ? `<PrzyczynaKorekty>Zmiana ceny</PrzyczynaKorekty><DaneFaKorygowanej><DataWystFaKorygowanej>${issueDate}</DataWystFaKorygowanej><NrFaKorygowanej>${escaped(corrects)}</NrFaKorygowanej><NrKSeFN>1</NrKSeFN></DaneFaKorygowanej>`
    : '';
  const { accounts = ['61109010140000071219812874'], factorAccounts = [] } = input;
  const account = (name: string) => (one: string) => `<${name}><NrRB>${one}</NrRB></${name}>`;
  const allAccounts = [
    ...accounts.map(account('RachunekBankowy')),
    ...factorAccounts.map(account('RachunekBankowyFaktora')),
  ].join('');
  const xml =
    input.content ??
    `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>3</WariantFormularza><DataWytworzeniaFa>${issueDate}T10:00:00Z</DataWytworzeniaFa></Naglowek>
<Podmiot1><DaneIdentyfikacyjne><NIP>${seller.nip}</NIP><Nazwa>${escaped(seller.name)}</Nazwa></DaneIdentyfikacyjne><Adres><KodKraju>PL</KodKraju><AdresL1>ul. Towarowa 1, 60-001 Poznań</AdresL1></Adres></Podmiot1>
<Podmiot2><DaneIdentyfikacyjne><NIP>${buyerNip}</NIP><Nazwa>Bałtyk Spedycja sp. z o.o.</Nazwa></DaneIdentyfikacyjne><JST>2</JST><GV>2</GV></Podmiot2>
<Fa><KodWaluty>${currency}</KodWaluty><P_1>${issueDate}</P_1><P_2>${escaped(number)}</P_2><P_13_1>${net.toFixed(2)}</P_13_1><P_14_1>${vat.toFixed(2)}</P_14_1><P_15>${gross.toFixed(2)}</P_15>
<Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie><NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu><P_23>2</P_23><PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje>
<RodzajFaktury>${corrects ? 'KOR' : 'VAT'}</RodzajFaktury>${correction}
<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Usługa transportowa</P_7><P_8A>usł.</P_8A><P_8B>1</P_8B><P_11>${net.toFixed(2)}</P_11><P_12>${rate}</P_12></FaWiersz>
<Platnosc><TerminPlatnosci><Termin>${issueDate}</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci>${allAccounts}</Platnosc>
<WarunkiTransakcji>${purchase}${transport}</WarunkiTransakcji></Fa></Faktura>`;
  return {
    ksefNumber: `${start}-${checkDigitsOf(start)}`,
    buyerNip,
    xml: Buffer.from(xml),
    storedAt,
    seller,
    invoiceNumber: number,
    issueDate,
    currency,
    net,
    gross,
  };
}

/** A NIP with the right check digit; another one for each index. */
export function nipOf(index: number): string {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  for (let start = 774_300_000 + index * 11; ; start += 1) {
    const digits = String(start);
    const check = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}
