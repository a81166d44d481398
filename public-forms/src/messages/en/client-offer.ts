import type { ClientOfferMessages } from '../pl/client-offer';

export const clientOffer: ClientOfferMessages = {
  title: (order) => `Transport offer ${order}`,
  titleAlone: 'Transport offer',
  lead: 'Check the details, then accept or reject the offer.',
  leadVariants: 'Choose a variant, then accept or reject the offer.',
  variants: 'Variants',
  kinds: { cheap: 'Cheapest', fast: 'Fastest' },
  faster: (days) => `${days} faster`,
  cheaper: (price) => `${price} less`,
  validUntil: (day) => `The offer is valid until ${day}.`,
  loading: 'Loading offer details...',
  total: 'Net price for everything',
  price: 'Net price',
  number: (id) => `no. ${id}`,
  parts: 'Legs',
  noParts: 'The offer has no prices yet. Reply to the e-mail and ask your forwarder.',
  net: 'Net price.',
  netTerm: (days) => `Net price. Payment term: ${days} from the invoice date.`,
  accept: 'Accept offer',
  acceptTitle: 'Accept the offer?',
  acceptText:
    'Your forwarder will know at once and book the transport. An accepted offer cannot be taken back on this page.',
  acceptFor: (price) => (price === null ? 'I accept the offer' : `I accept the offer for ${price}`),
  reject: 'Reject offer',
  rejectTitle: 'Reject the offer?',
  rejectText: 'Your forwarder will know at once. A reason helps to prepare a better offer.',
  reason: 'Reason (optional)',
  reasonExample: 'E.g. price too high, other dates',
  lost: {
    label: 'What decided it?',
    choices: {
      price: 'The price',
      dates: 'The dates',
      competitor: 'Somebody else gets it',
      cancelled: 'The transport will not take place',
      other: 'Something else',
    },
  },
  failed: 'Error accepting offer',
  failedReject: 'Error rejecting offer',

  acceptedTitle: 'Offer accepted',
  acceptedText: (order) => `Thank you. Offer ${order} is accepted, and your forwarder knows.`,
  rejectedTitle: 'Offer rejected',
  rejectedText: (order) => `Thank you for your answer. Offer ${order} is rejected.`,
  accepted1: 'Your forwarder books the carrier',
  accepted1Text: 'There is nothing more for you to do.',
  accepted2: 'Confirmation and changes come by e-mail',
  accepted2Text: 'Any questions? Reply to the message with the offer.',
  rejected1: 'Your forwarder has your answer',
  rejected1Text: 'If you gave a reason, a new offer may follow.',
  rejected2: 'Changed your mind?',
  rejected2Text: 'Reply to the message with the offer; your forwarder will prepare a new one.',

  alreadyAcceptedTitle: 'This offer has already been accepted',
  alreadyRejectedTitle: 'This offer has already been rejected',
  alreadyText:
    'The answer is on record and nothing has changed. If it is a mistake, reply to the message with the offer.',
  takenBack:
    'The link is damaged, or a newer offer took its place. Open it straight from the latest message with the offer.',
  expiredTitle: 'This offer has run out',
  expiredText: (day) =>
    `It was valid until ${day}. Reply to the message with the offer, and the forwarder will confirm it or make a new one.`,
  closedTitle: 'This offer can no longer be answered',
  closedText:
    'The offer has changed since the link was sent. Reply to the message with the offer and ask for the current one.',
};
