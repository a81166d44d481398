import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Hello {{name}},';
const farewell = 'Kind regards,<br>{{company}}';

/** English. */
export const englishTemplates = {
  quote_request: {
    subject: 'A quick transport quote from {{company}}',
    body: paragraphs(
      greeting,
      'Do you have a load to move? Tell us where from, where to, when and what it is – we will take care of the rest.',
      'The short form takes a couple of minutes:',
      '{{order_link}}',
      'Any questions first? Simply reply to this e-mail.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Thank you for your request – our offer within 24 hours',
    body: paragraphs(
      greeting,
      'Thank you for your request and for thinking of us. ' +
        'We are already working on it and will send you an offer within 24 hours.',
      'This is what we have received from you:',
      '[ORDER DETAILS]',
      'Has anything changed? You can correct the details here:',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'A few details missing for your transport quote',
    body: paragraphs(
      greeting,
      'To give you a firm price, we need a few more details about your transport. ' +
        'What you have already told us is in the form, so the rest is quickly done.',
      '{{order_link}}',
      'This is what we have so far:',
      '[ORDER DETAILS]',
      'As soon as everything is there, we will come back to you with our offer.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Your transport order is confirmed',
    body: paragraphs(
      greeting,
      'Thank you for your order. It is booked, and we are getting it on the road.',
      '[ORDER DETAILS]',
      'We will keep you posted along the way. ' +
        'If anything changes or you have a question, simply reply to this e-mail.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Transport quote request',
    body: paragraphs(
      greeting,
      'We have a load that may suit you and would like to have your price:',
      '[ORDER DETAILS]',
      'You can enter your price and dates in a minute, no account needed:',
      '{{order_link}}',
      'Thank you – we look forward to hearing from you.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Transport offer',
    body: paragraphs(
      greeting,
      'Here is our offer for your transport.',
      '[OFFER DETAILS]',
      'You can accept or decline it online right away:',
      '[OFFER ACCEPTANCE LINK]',
      'Not quite the right date or price? Reply to this e-mail and we will find a way.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Transport order for your confirmation',
    body: paragraphs(
      greeting,
      'We would like to place the following transport order with you.',
      '[ORDER DETAILS]',
      'Please check the details and accept or decline the order:',
      '{{order_link}}',
      'You can enter the vehicle’s plates and the driver right when accepting, or later at the same address.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Invoice for your transport',
    body: paragraphs(
      greeting,
      'Thank you for your business. Please find attached the invoice for the completed transport.',
      '[ORDER DETAILS]',
      'We kindly ask for payment by the due date shown. Any questions? Simply reply to this e-mail.',
      farewell,
    ),
  },
  follow_up: {
    subject: 'Any questions about our offer?',
    body: paragraphs(
      greeting,
      'A little while ago we sent you a transport offer. Have you had a chance to look at it? ' +
        'If a date or a condition should be different, we are happy to adjust it.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
