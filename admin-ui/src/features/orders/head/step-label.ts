import type { MessageKey } from '../../../kit/i18n/use-t';
import { status } from '../order-view';
import type { HeadStep } from './next-steps';

/** What a step is called, where that is not by its name. */
const otherKeys: Partial<Record<HeadStep, MessageKey>> = {
  ask: 'orders.route.ask',
  send_only_quote: 'orders.action.send_to_client',
  compare: 'orders.view.compareQuotes',
  copy_client_link: 'orders.action.clientLink',
  copy_carrier_link: 'orders.carrier.copyLink',
  carrier_answer: 'carrierOrder.answer.open',
  add_document: 'documents.add',
  add_pod: 'documents.addPod',
  mend_invoice: 'invoices.ksef.mend',
  remind_payment: 'invoices.remind',
};

/** The text of a step on an order of that status. */
export function stepKey(step: HeadStep, orderStatus: number): MessageKey {
  if (step === 'reject' && orderStatus === status.acceptedByClient) return 'orders.action.withdraw';
  return otherKeys[step] ?? (`orders.action.${step}` as MessageKey);
}
