import type { FormFault } from '@frakto/sdk/rules';
import { readNumber } from '@frakto/sdk/numbers';
import { formatNumber, formatTyped } from '../lib/format';
import type { Language } from '../lib/language';
import type { CommonMessages } from '../messages/pl/common';
import type { FieldMessages } from '../messages/pl/fields';

/** What fields say: pages with more than plain texts to fill in bring it along, and none else asks. */
export function fieldsOf({ fields }: CommonMessages): FieldMessages {
  return fields as FieldMessages;
}

/** What the contract found wrong with a field, in words; a page words its own limits itself. */
export function faultText(fault: FormFault, common: CommonMessages, language: Language): string {
  switch (fault.code) {
    case 'too_long':
      return fieldsOf(common).tooLong(fault.limit ?? 0);
    case 'too_large':
      return fieldsOf(common).tooMuch(formatNumber(fault.limit ?? 0, language));
    case 'not_a_number':
    case 'not_an_integer':
      return fieldsOf(common).notANumber;
    case 'too_many_decimals':
      return fieldsOf(common).tooManyDecimals;
    default:
      return fieldsOf(common).required;
  }
}

/** What to ask of a number that may be two; null when it is clear. */
export function ambiguityText(text: string, common: CommonMessages, language: Language): string | null {
  const reading = readNumber(text, language);
  if (reading.kind !== 'ambiguous') return null;
  const [thousands, decimals] = reading.readings.map((value) => formatTyped(value, 0, language));
  return fieldsOf(common).whichNumber(thousands ?? '', decimals ?? '');
}

/** A fault's text after the field's name and a colon. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
