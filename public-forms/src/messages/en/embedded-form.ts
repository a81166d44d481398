import type { EmbeddedFormMessages } from '../pl/embedded-form';
import { orderForm } from './order-form';

export const embeddedForm: EmbeddedFormMessages = {
  order: orderForm,
  company: 'Company',
  contactName: 'Your name',
  leaveEmpty: 'Leave this field empty',
  noScript: 'This form needs JavaScript. Turn it on in your browser.',
  unavailableTitle: 'The form is not available now',
  unavailableText: 'Please write to the company directly. Nothing was sent.',
  checking: 'One moment, checking…',
  arrivedText: (email) => `Your request has already reached us. We will write to ${email}.`,
  confirmTitle: 'Confirm your request by e-mail',
  confirmText: (email) => `We sent a link to ${email}. The request counts once you confirm it there.`,
};
