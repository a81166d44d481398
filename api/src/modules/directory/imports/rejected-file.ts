import { stringify } from 'csv-stringify/sync';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { faultText } from '../../../platform/http/problem-texts.js';
import type { ImportField } from './import.dto.js';
import type { Import } from './import.entity.js';
import type { ImportRow } from './import-rows.service.js';
import { cellText } from './cell-text.js';
import { escapeFormula } from './escape-formula.js';
import { mapInSlices } from '../../../kernel/in-slices.js';

/** What the fields of a directory are called, for reasons about what no column of a file holds. */
const fieldNames: Readonly<Record<UiLanguage, Readonly<Record<ImportField, string>>>> = {
  pl: {
    name: 'Nazwa',
    address: 'Ulica i numer',
    city: 'Miasto',
    post_code: 'Kod pocztowy',
    country: 'Kraj',
    website: 'Strona internetowa',
    email: 'E-mail',
    phone: 'Telefon',
    notes: 'Uwagi',
    vat_number: 'Numer VAT',
    business_registration_number: 'Numer rejestrowy firmy',
    rate_type: 'Rodzaj stawki',
  },
  en: {
    name: 'Name',
    address: 'Street and number',
    city: 'City',
    post_code: 'Post code',
    country: 'Country',
    website: 'Website',
    email: 'E-mail',
    phone: 'Phone',
    notes: 'Notes',
    vat_number: 'VAT number',
    business_registration_number: 'Business registration number',
    rate_type: 'Type of rate',
  },
  no: {
    name: 'Navn',
    address: 'Gate og nummer',
    city: 'Sted',
    post_code: 'Postnummer',
    country: 'Land',
    website: 'Nettsted',
    email: 'E-post',
    phone: 'Telefon',
    notes: 'Merknader',
    vat_number: 'MVA-nummer',
    business_registration_number: 'Organisasjonsnummer',
    rate_type: 'Pristype',
  },
};

const reasonHead: Readonly<Record<UiLanguage, string>> = { pl: 'Błędy', en: 'Faults', no: 'Feil' };

/**
 * The refused rows as they came, with the reasons in a last column: to be mended and imported again.
 * @param head titles of the file's columns; a reason names the column that it is about by its title
 * @returns CSV in which no cell is a formula
 */
export async function rejectedFile(
  { language, plan }: Pick<Import, 'language' | 'plan'>,
  head: readonly string[],
  refused: readonly ImportRow[],
): Promise<string> {
  const titles = new Map(plan.mapping.map(({ field, column }) => [field, head[column]?.trim()]));
  const nameOf = (field: string) => titles.get(field as ImportField) || nameIn(language, field);
  const lines = await mapInSlices(refused, ({ cells, faults }) => {
    const reasons = faults.map(
      ({ field, code, params }) => `${nameOf(field)}: ${faultText(code, params ?? {}, language)}`,
    );
    return written([...cells, reasons.join('; ')]);
  });
  return `\ufeff${written([...head, reasonHead[language]])}${lines.join('')}`;
}

function nameIn(language: UiLanguage, field: string): string {
  const names: Readonly<Record<string, string>> = fieldNames[language];
  return names[field] ?? field;
}

function written(cells: readonly string[]): string {
  return stringify([cells.map((cell) => escapeFormula(cellText(cell)))], { delimiter: ';' });
}
