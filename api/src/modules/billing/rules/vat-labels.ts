import type { UiLanguage } from '../../../kernel/text/language.js';
import type { TaxCountry, VatTreatment } from './vat.js';

type Texts = Readonly<Record<UiLanguage, string>>;

/** What a treatment is called, and when it is the right one. */
interface VatLabel {
  label: string;
  explanation: string;
}

const cases: Readonly<Record<'np' | 'oo', { label: Texts; explanation: Texts }>> = {
  np: {
    label: {
      pl: 'np – nie podlega VAT w Polsce',
      en: 'np – outside Polish VAT',
      no: 'np – utenfor polsk mva',
    },
    explanation: {
      pl: 'Nabywca prowadzi firmę poza Polską i Unią Europejską: miejsce opodatkowania jest u niego (art. 28b ustawy o VAT).',
      en: 'The buyer is a business outside Poland and the European Union: the service is taxed there (article 28b of the Polish VAT Act).',
      no: 'Kjøperen er en bedrift utenfor Polen og EU: tjenesten avgiftsbelegges der (artikkel 28b i den polske mva-loven).',
    },
  },
  oo: {
    label: { pl: 'oo – odwrotne obciążenie', en: 'oo – reverse charge', no: 'oo – omvendt avgiftsplikt' },
    explanation: {
      pl: 'Nabywca jest podatnikiem VAT w innym kraju Unii Europejskiej i sam rozlicza podatek. Na fakturze musi być jego numer VAT UE.',
      en: 'The buyer is a VAT payer in another country of the European Union and accounts for the tax. The invoice needs their EU VAT number.',
      no: 'Kjøperen er avgiftspliktig i et annet EU-land og beregner avgiften selv. Fakturaen må ha kjøperens EU-mva-nummer.',
    },
  },
};

const atZero: Readonly<Record<TaxCountry, Texts>> = {
  PL: {
    pl: 'Transport do krajów spoza Unii Europejskiej lub z nich dla nabywcy z Polski (art. 83 ust. 1 pkt 23 ustawy o VAT).',
    en: 'Transport to or from countries outside the European Union for a buyer in Poland (article 83(1)(23) of the Polish VAT Act).',
    no: 'Transport til eller fra land utenfor EU for en kjøper i Polen (artikkel 83 nr. 1 punkt 23 i den polske mva-loven).',
  },
  NO: {
    pl: 'Transport do Norwegii lub z niej, zwolniony z MVA (merverdiavgiftsloven § 6-28).',
    en: 'Transport to or from Norway, zero-rated (merverdiavgiftsloven § 6-28).',
    no: 'Transport direkte til eller fra utlandet, fritatt for merverdiavgift (merverdiavgiftsloven § 6-28).',
  },
};

const full: Readonly<Record<TaxCountry, Texts>> = {
  PL: {
    pl: 'Stawka podstawowa: transport krajowy, a dla nabywcy z Polski także między krajami Unii Europejskiej.',
    en: 'Standard rate: transport within Poland, for a buyer in Poland also between countries of the European Union.',
    no: 'Alminnelig sats: transport innenlands i Polen, for en kjøper i Polen også mellom land i EU.',
  },
  NO: {
    pl: 'Stawka podstawowa: transport w Norwegii.',
    en: 'Standard rate: transport within Norway.',
    no: 'Alminnelig sats: innenlands transport.',
  },
};

const reduced: Texts = {
  pl: 'Stawka obniżona; dla transportu towarów rzadko właściwa.',
  en: 'Reduced rate; seldom right for the carriage of goods.',
  no: 'Redusert sats; sjelden riktig for godstransport.',
};

/** A treatment in the reader's words. */
export function vatLabel(
  country: TaxCountry,
  { rate, vatCase }: VatTreatment,
  language: UiLanguage,
): VatLabel {
  if (vatCase) {
    const { label, explanation } = cases[vatCase];
    return { label: label[language], explanation: explanation[language] };
  }
  const label = language === 'no' ? `${rate} %` : `${rate}%`;
  if (rate === 0) return { label, explanation: atZero[country][language] };
  const isFull = rate === (country === 'PL' ? 23 : 25);
  return { label, explanation: (isFull ? full[country] : reduced)[language] };
}
