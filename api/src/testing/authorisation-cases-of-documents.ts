import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/** Operations on the files of orders and of their routes. */
export const documentCases: Readonly<Record<string, OperationCase>> = {
  listDocuments: {
    access: 'member',
    records: records.requestToName,
    query: ({ order_id }) => ({ order_id: order_id ?? 0 }),
    passedOver: ['order_id'],
  },
  listDocumentTypes: { access: 'member' },
  uploadRouteDocument: {
    access: 'member',
    records: records.routeToFileWith,
    upload: () => 'Delivered.',
    uploadAs: 'txt',
    uploadFields: ({ order_routes_id }) => ({
      document_type: 'POD',
      order_routes_id: String(order_routes_id),
    }),
  },
  uploadOrderDocument: {
    access: 'member',
    records: records.orderToFileWith,
    upload: () => 'Agreed.',
    uploadAs: 'txt',
    uploadFields: ({ order_id }) => ({ document_type: 'OTHER', order_id: String(order_id) }),
  },
  getDocument: { access: 'member', records: records.document },
  downloadDocument: { access: 'member', records: records.document },
  deleteDocument: { access: 'member', records: records.document },
  listReceivedDocuments: { access: 'member', records: records.receivedOrder },
  downloadReceivedDocument: { access: 'member', records: records.receivedDocument },
  confirmReceivedDocument: {
    access: 'member',
    records: records.receivedDocumentAndRoute,
    body: ({ order_routes_id }) => ({ document_type: 'POD', order_routes_id }),
  },
  refuseReceivedDocument: { access: 'member', records: records.receivedDocument },
  sendCarrierDocument: {
    access: 'anyone',
    records: records.acceptedOrderLink,
    query: (ids, link) => ({ ...ids, sig: link?.sig ?? '', exp: link?.exp ?? 0 }),
    upload: () => '%PDF-1.4\n%%EOF\n',
    uploadAs: 'pdf',
    uploadFields: () => ({ document_type: 'POD' }),
  },
};
