import type { CommonMessages } from '../pl/common';

export const common: CommonMessages = {
  language: 'Language: English',
  noScript:
    'This page needs JavaScript. Turn it on in your browser, or reply to the e-mail that the link came from.',
  processing: 'Processing...',
  loading: 'Loading…',
  notGiven: 'Not specified',
  back: 'Back',
  footer: (company) => `Form run by Frakto on behalf of ${company}`,
  footerAlone: 'Run by Frakto',
  validUntil: (date) => `The link is valid until ${date}.`,
  days: (n) => (n === 1 ? '1 day' : `${n} days`),
  next: 'What happens next',

  pickup: 'Pickup',
  delivery: 'Delivery',
  route: (n) => `Leg ${n}`,
  cargo: 'Cargo',
  pallets: 'Pallets',
  weight: 'Weight',
  cargoType: 'Type of cargo',
  notes: 'Notes',
  paymentTerm: 'Payment term',

  summaryTitle: (n) => (n === 1 ? 'Correct 1 field to send' : `Correct ${n} fields to send`),
  summaryMore: (n) => `and ${n} more`,
  questions: 'Questions?',

  troubleOffline: 'No connection',
  troubleOfflineText:
    'Nothing is lost: what you typed is still on this page. Check your internet and try again.',
  troubleWait: 'Too many attempts',
  troubleWaitText: (seconds) =>
    seconds >= 90
      ? `Try again in ${Math.ceil(seconds / 60)} minutes.`
      : `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  troubleWaitOver: 'You can try again now.',
  troubleServer: 'The fault is ours, not yours. Please try again in a moment.',
  troubleCode: (code) => `Reference: ${code}`,
  loadFailed: 'Error loading data',
  sample: 'This is a sample with made-up data. Nobody’s order is shown, and nothing can be answered.',
  retry: 'Try again',

  badLink: 'This link does not work',
  badLinkMissing: 'Part of this link is missing.\nFor the sender: Invalid link. Missing required parameters.',
  badLinkUnreadable: 'This link is damaged.\nFor the sender: Error parsing order data.',
  badLinkRefused: 'It is damaged or was withdrawn by its sender.',
  badLinkExpired: 'This link has expired.',
  badLinkHelp: 'Open it again from the e-mail; if that fails, ask the sender for a new one.',
  badLinkRenew: 'Reply to the message that the link came from and ask for a new one.',
  badLinkSafe: 'Nothing was sent and nothing was changed.',
};
