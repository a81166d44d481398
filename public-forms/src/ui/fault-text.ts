import type { FormFault } from '@frakto/sdk/rules';
import { readNumber } from '@frakto/sdk/numbers';
import { formatNumber, formatTyped } from '../lib/format';
import type { Language } from '../lib/language';
import type { CommonMessages } from '../messages/pl/common';

/** What the contract found wrong with a field, in words; a page words its own limits itself. */
export function faultText(fault: FormFault, common: CommonMessages, language: Language): string {
  switch (fault.code) {
    case 'too_long':
      return common.tooLong(fault.limit ?? 0);
    case 'too_large':
      return common.tooMuch(formatNumber(fault.limit ?? 0, language));
    case 'not_a_number':
    case 'not_an_integer':
      return common.notANumber;
    case 'too_many_decimals':
      return common.tooManyDecimals;
    default:
      return common.required;
  }
}

/** What to ask of a number that may be two; null when it is clear. */
export function ambiguityText(text: string, common: CommonMessages, language: Language): string | null {
  const reading = readNumber(text, language);
  if (reading.kind !== 'ambiguous') return null;
  const [thousands, decimals] = reading.readings.map((value) => formatTyped(value, 0, language));
  return common.whichNumber(thousands ?? '', decimals ?? '');
}

/** A fault's text after the field's name and a colon. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
