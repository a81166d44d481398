import type { SubcontractorOrderMessages } from '../pl/subcontractor-order';

export const subcontractorOrder: SubcontractorOrderMessages = {
  title: (order) => `Transport order ${order}`,
  titleAlone: 'Transport order',
  lead: 'Check the details and answer: accept the order or reject it.',
  loading: 'Loading order details...',
  price: 'Price for the route',
  client: 'Client',
  unknownClient: 'Unknown client',
  accept: 'Accept order',
  acceptTitle: 'Accept the order?',
  acceptText:
    'The forwarder will know at once that you are going. An accepted order cannot be taken back on this page.',
  acceptFor: (price) => (price === null ? 'I accept the order' : `I accept the order for ${price}`),
  reject: 'Reject order',
  rejectTitle: 'Reject the order?',
  rejectText: 'The forwarder will know at once that you are not going, and will choose another carrier.',
  reason: 'Reason (optional)',
  reasonExample: 'E.g. no free vehicle',
  failed: 'Error processing response. Please try again.',
  missingData: 'Missing required order data',
  errorTitle: 'Error',
  errorText: 'Failed to load data. Please check the link validity.',

  thanksTitle: 'Thank you for your answer',
  acceptedText: (order) => `Order ${order} is accepted. The forwarder has been told.`,
  rejectedText: (order) => `Order ${order} is rejected. The forwarder has been told.`,
  loadingStep: (city, date) => `Pickup: ${city}, ${date}`,
  cmr: 'After unloading, send the signed CMR',
  cmrText: 'Reply to the e-mail with the order and attach a scan or a photo.',
  question: 'Any questions?',
  questionText: 'Reply to the e-mail with the order; it goes straight to the forwarder.',
  rejectedStep: 'There is nothing more for you to do',
  rejectedStepText: 'The forwarder will choose another carrier. We will gladly ask you about the next route.',

  alreadyAcceptedTitle: 'This order has already been accepted',
  alreadyRejectedTitle: 'This order has already been rejected',
  alreadyText:
    'The answer is on record and nothing has changed. If it is a mistake, reply to the e-mail with the order.',
  closedTitle: 'This order can no longer be answered',
  closedText:
    'The order has changed since the link was sent. Reply to the e-mail with the order and ask the forwarder.',
};
