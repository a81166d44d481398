import { withAddress } from './authorisation-cases-of-orders.js';
import * as records from './authorisation-records.js';
import type { Ids } from './authorisation-records.js';
import type { OpenedLink } from './links.js';
import type { OperationCase } from './operation-case.js';
import { priceFields } from './orders.js';

const sig = (link: OpenedLink | undefined) => ({ sig: link?.sig ?? '', exp: link?.exp ?? 0 });

const priceByLink = ({ order_id, route_id, ...ids }: Ids, link: OpenedLink | undefined) => ({
  ...ids,
  quotation_id: order_id,
  quotation_route_id: route_id,
  ...sig(link),
  ...priceFields(),
});

/** Operations on links, and those that strangers call by them. */
export const linkCases: Readonly<Record<string, OperationCase>> = {
  createLink: {
    access: 'member',
    records: records.offerLinkIds,
    body: (ids) => ({ kind: 'subcontractor-offer', ...ids }),
  },
  revokeLinks: {
    access: 'member',
    records: records.offerLinkIds,
    body: (ids) => ({ kind: 'subcontractor-offer', ...ids }),
    // Links are also taken back from somebody who is no longer there: the order and the route decide.
    passedOver: ['subcontractor_id'],
  },

  getCompanyFormLink: { access: 'member' },

  submitPublicQuotation: {
    access: 'anyone',
    records: records.orderFormLink,
    body: (ids, link) => ({ ...withAddress(ids), ...sig(link) }),
    status: 201,
  },
  submitPublicOrder: {
    access: 'anyone',
    records: records.orderFormLink,
    body: (ids, link) => ({ ...withAddress(ids), ...sig(link) }),
    status: 201,
  },
  submitSubcontractorOffer: { access: 'anyone', records: records.offerLink, body: priceByLink },
  answerClientOffer: {
    access: 'anyone',
    records: records.clientLink,
    body: (ids, link) => ({ ...ids, ...sig(link) }),
  },
  answerSubcontractorOrder: {
    access: 'anyone',
    records: records.orderLink,
    body: ({ route_id, subcontractor_id }, link) => ({
      action: 'accept',
      route_id,
      subcontractor_id,
      ...sig(link),
    }),
  },
  getLinkedOrderDocument: {
    access: 'anyone',
    records: records.orderLinkToRead,
    query: (ids, link) => ({ ...ids, ...sig(link) }),
  },
  viewLink: {
    access: 'anyone',
    records: records.offerLink,
    path: { kind: 'subcontractor-offer' },
    query: (ids, link) => ({ ...ids, ...sig(link) }),
  },
};
