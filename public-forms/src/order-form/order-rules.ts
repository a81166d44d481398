import { checkFields, publicQuotationInputRules, type FormFault } from '@frakto/sdk/rules';
import { formatDateTime } from '../lib/format';
import type { Language } from '../lib/language';
import { decimalsOf } from '../lib/numbers';
import { postCodeFits, type PostCodeRules } from '../lib/post-code';
import type { CommonMessages } from '../messages/pl/common';
import type { OrderFormMessages } from '../messages/pl/order-form';
import { ambiguityText, faultText } from '../ui/fault-text';
import type { Faults } from '../ui/use-form';
import { ORDER_FIELDS, orderCandidate, type OrderField, type OrderValues } from './order-values';

/** What the rules of the order form need besides the values. */
export interface OrderRules {
  language: Language;
  common: CommonMessages;
  texts: OrderFormMessages;
  postCodes: PostCodeRules;
  /** False while the company's payment terms are on their way: the server fills them in. */
  paymentDaysNeeded: boolean;
}

function isOrderField(field: string): field is OrderField {
  return ORDER_FIELDS.some((known) => known === field);
}

function wordOf(field: OrderField, fault: FormFault, { texts, common, language }: OrderRules): string {
  if (fault.code === 'too_small' || fault.code === 'not_an_integer') {
    if (field === 'pallets_count') return texts.palletsMin;
    if (field === 'weight') return texts.weightMin;
  }
  if (field === 'payment_days' && fault.code !== 'required') return texts.paymentDaysRange;
  return faultText(fault, common, language);
}

/** Every fault of the form: limits come from the API's contract, the rest is about fields that belong together. */
export function checkOrder(values: OrderValues, rules: OrderRules): Faults<OrderField> {
  const { texts, common, language } = rules;
  const faults: Faults<OrderField> = {};
  const order = orderCandidate(values, language);
  // Whom a request speaks for comes from the link, not from a field.
  for (const fault of checkFields(publicQuotationInputRules, order)) {
    if (isOrderField(fault.field)) faults[fault.field] = wordOf(fault.field, fault, rules);
  }
  for (const end of ['pickup', 'delivery'] as const) {
    const code = values[`${end}_post_code`].trim();
    const country = values[`${end}_country`];
    if (code === '') faults[`${end}_post_code`] = common.required;
    else if (!postCodeFits(code, country, rules.postCodes)) {
      const like = rules.postCodes.get(country);
      faults[`${end}_post_code`] ??= like ? texts.postCodeLike(like.example) : texts.postCodeOther;
    }
  }
  const question = ambiguityText(values.weight, common, language);
  if (question) faults.weight = question;
  if (order.weight !== undefined && decimalsOf(order.weight) > 2) faults.weight ??= common.tooManyDecimals;
  if (rules.paymentDaysNeeded && values.payment_days.trim() === '') faults.payment_days = common.required;
  const pickup = new Date(order.pickup_date);
  if (!faults.pickup_date && !faults.delivery_date && new Date(order.delivery_date) < pickup) {
    faults.delivery_date = texts.deliveryBeforePickup(formatDateTime(pickup, language));
  }
  return faults;
}
