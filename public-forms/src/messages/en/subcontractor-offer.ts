import type { SubcontractorOfferMessages } from '../pl/subcontractor-offer';

export const subcontractorOffer: SubcontractorOfferMessages = {
  title: 'Transport quote request',
  lead: 'Enter your price and the dates you can keep. No account needed, it takes a minute.',
  yourOffer: 'Your offer',
  price: 'Net price',
  currency: 'Currency',
  pickupDate: 'Pickup date and time',
  deliveryDate: 'Delivery date and time',
  notes: 'Notes',
  notesExample: 'E.g. type of vehicle, how long the price holds',
  send: 'Send offer',
  names: {
    price: 'Price',
    currency: 'Currency',
    pickup_date: 'Pickup date',
    delivery_date: 'Delivery date',
    notes: 'Notes',
  },
  priceMin: 'Price must be greater than 0',
  pickupAfterDelivery: 'Pickup date cannot be later than delivery date',
  deliveryBeforePickup: 'Delivery date cannot be earlier than pickup date',
  failed: 'Error submitting offer',
  earlier: (price) => `We already have your offer of ${price}. A new one will replace it.`,
  badLink: 'Invalid offer link',
  badLinkMissing:
    'Part of this link is missing.\nFor the sender: Invalid link - missing required parameters.',
  loadingFailed: 'The details of the route could not be loaded. You can still send your offer.',

  thanksTitle: 'Thank you for your offer',
  thanksText: (price) => `Your price of ${price} is with the forwarder.`,
  step1: 'The forwarder compares offers',
  step1Text: 'You usually hear back within one working day.',
  step2: 'If yours is chosen, you get the order by e-mail',
  step2Text: 'One click accepts or rejects it.',
  step3: 'Want to change your price?',
  step3Text: 'You can send a new one over the same link until the forwarder has chosen.',
  again: 'Change offer',
  closedTitle: 'This route no longer takes offers',
  closedText:
    'The forwarder has stopped collecting prices or has chosen an offer. Thank you for your interest.',
  closedWithPriceTitle: 'The forwarder has your price',
  closedWithPriceText: (price) =>
    `The forwarder no longer collects prices for this route and has yours: ${price}. If it is chosen, the order comes by e-mail.`,
};
