import type {
  DocumentDto,
  DocumentPage,
  OrderDocumentType,
  RouteDocumentType,
} from '../modules/shipment/documents/document.dto.js';
import type {
  CarrierDocumentReceipt,
  CarrierDocumentType,
  ReceivedDocumentList,
} from '../modules/shipment/documents/received/received-document.dto.js';
import type { CmrBoxes } from '../modules/shipment/orders/cmr/cmr.dto.js';
import { taken } from './api-caller.js';
import type { OpenedLink } from './links.js';
import type { TestMember } from './people.js';

/** A file that a test sends. */
interface TestFile {
  name: string;
  content: string | Buffer;
}

/** A file that every reader of PDFs takes for one. */
export const aPdf: TestFile = { name: 'pod.pdf', content: '%PDF-1.4\n%%EOF\n' };

/** Sends a file of a route. */
export function uploadToRoute(
  { api }: TestMember,
  routeId: number | string,
  file: TestFile | null = aPdf,
  type: RouteDocumentType = 'POD',
) {
  const fields = { document_type: type, order_routes_id: String(routeId) };
  return api.upload<DocumentDto>('/documents/upload', fields, file);
}

/** Sends a file of a whole order. */
export function uploadToOrder(
  { api }: TestMember,
  orderId: number,
  file: TestFile = aPdf,
  type: OrderDocumentType = 'OTHER',
) {
  const fields = { document_type: type, order_id: String(orderId) };
  return api.upload<DocumentDto>('/documents/upload-order', fields, file);
}

/** A file that is kept with a route. */
export async function aDocument(
  owner: TestMember,
  routeId: number,
  type: RouteDocumentType = 'POD',
): Promise<DocumentDto> {
  return taken(await uploadToRoute(owner, routeId, aPdf, type), 201);
}

/** The documents of an order and of its routes, the newest first. */
export const documentsOf = ({ api }: TestMember, orderId: number) =>
  api.read<DocumentPage>('/documents', { order_id: orderId });

/** The parameters by which a carrier's page proves whose link it is. */
export function carrierQuery(link: OpenedLink, changes: object = {}): string {
  const ids = Object.fromEntries(
    ['order_id', 'route_id', 'subcontractor_id'].map((name) => [name, link.id(name)]),
  );
  const all = { ...ids, sig: link.sig, exp: link.exp, ...changes };
  return new URLSearchParams(
    Object.entries(all).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** Sends a file as a carrier does, over the link of the order. */
export function sendAsCarrier(
  { api }: Pick<TestMember, 'api'>,
  link: OpenedLink,
  file: TestFile | null = aPdf,
  type: CarrierDocumentType = 'POD',
  changes: object = {},
) {
  const path = `/public/links/subcontractor-order-view/documents?${carrierQuery(link, changes)}`;
  return api.upload<CarrierDocumentReceipt>(path, { document_type: type }, file);
}

/** Files of an order that wait to be confirmed. */
export const receivedFor = async ({ api }: TestMember, orderId: number) =>
  (await api.read<ReceivedDocumentList>(`/orders/${orderId}/received-documents`)).items;

/** Boxes of a consignment note into which nobody wrote anything. */
export const cmrBoxes: CmrBoxes = {
  sender: null,
  consignee: null,
  attached_documents: null,
  marks: null,
  packing: null,
  goods: null,
  statistical_number: null,
  volume: null,
  instructions: null,
  carriage: null,
  cash_on_delivery: null,
  successive_carriers: null,
  reservations: null,
  agreements: null,
  established_in: null,
};
