import type { Id, Line } from '../../../../platform/http/api-types.js';
import type { DocumentMimeType, DocumentRouteInfo, RouteDocumentType } from '../document.dto.js';

/** A file that came from outside for an order and that nobody has filed or refused yet. */
export interface ReceivedDocumentDto {
  id: Id;
  order_id: Id;
  /** `link`: over the carrier's link; `mail`: with a mail. */
  source: 'link' | 'mail';
  /** The mail that it came with; null for a file over the link. */
  message_id: Id | null;
  /** Name or address of who sent it. */
  sender: Line;
  /** The name of the file, as it was sent. */
  original_filename: Line;
  /** What the file is: by its content over the link, by its name with a mail until it is confirmed. */
  mime_type: DocumentMimeType;
  /** In bytes. */
  file_size: number;
  received_at: Date;
  /** What it is: as the carrier said over the link, as it seems with a mail. */
  document_type: RouteDocumentType;
  /** The route that it seems to be of; null for the whole order. */
  order_routes_id: Id | null;
  /** That route; null for the whole order. */
  route_info: DocumentRouteInfo | null;
  /** A browser can show it. */
  can_preview: boolean;
}

/** Files of an order that wait to be confirmed, the oldest first. */
export interface ReceivedDocumentList {
  items: ReceivedDocumentDto[];
}

/** What a received file is and where it is kept. */
export interface ReceivedDocumentConfirmation {
  document_type: RouteDocumentType;
  /** Null keeps it with the whole order, as `OTHER`. */
  order_routes_id: Id | null;
}

/** What a carrier sends over the link. */
export type CarrierDocumentType = 'POD' | 'SUBCONTRACTOR_INVOICE' | 'OTHER';

/** How a file of a carrier was taken. */
export interface CarrierDocumentReceipt {
  /** As it is kept. */
  original_filename: Line;
  document_type: CarrierDocumentType;
  /** How many files the carrier has sent for the route that wait to be looked at, this one included. */
  waiting: number;
}
