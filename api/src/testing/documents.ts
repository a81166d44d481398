import type {
  DocumentDto,
  DocumentPage,
  OrderDocumentType,
  RouteDocumentType,
} from '../modules/shipment/documents/document.dto.js';
import { taken } from './api-caller.js';
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
