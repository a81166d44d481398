import type { Id, Line, Paged } from '../../../platform/http/api-types.js';

/** What documents are, as browsers name it. */
export type DocumentMimeType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'application/msword'
  | 'application/vnd.ms-excel'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/plain';

/** What a document is. Routes have `SUBCONTRACTOR_INVOICE`, `POD` and `OTHER`, orders `ISSUED_INVOICE` and `OTHER`. */
export type DocumentTypeCode = 'SUBCONTRACTOR_INVOICE' | 'POD' | 'ISSUED_INVOICE' | 'OTHER';

/** What a document of a route can be. */
export type RouteDocumentType = 'SUBCONTRACTOR_INVOICE' | 'POD' | 'OTHER';

/** What a document of a whole order can be. */
export type OrderDocumentType = 'ISSUED_INVOICE' | 'OTHER';

/** The route that a document belongs to. */
export interface DocumentRouteInfo {
  /** From where to where, by the names of the cities. */
  description: string;
}

/** A file that is kept with an order or with one of its routes. */
export interface DocumentDto {
  id: Id;
  order_id: Id;
  /** Null when it belongs to the whole order. */
  order_routes_id: Id | null;
  /** The name of the file, as it was sent. */
  original_filename: Line;
  /** What the file is, by its content. */
  mime_type: DocumentMimeType;
  /** In bytes; 0 for an invoice whose file is made when it is first opened. */
  file_size: number;
  upload_date: Date;
  document_type: DocumentTypeCode;
  /** Null when it belongs to the whole order. */
  route_info: DocumentRouteInfo | null;
  /** Who sent it; null when they have left. */
  uploaded_by: string | null;
  /** A browser can show it. */
  can_preview: boolean;
  /** It may be deleted. */
  can_delete: boolean;
}

/** A document with its content. */
export interface DocumentWithContent extends DocumentDto {
  /** The content in base64. */
  file_data: string;
}

export type DocumentPage = Paged<DocumentDto>;

/** Whose documents: those of an order with those of its routes, or those of one route. One of the two has to be named. */
export interface DocumentQuery {
  order_id?: Id;
  order_routes_id?: Id;
  document_type?: DocumentTypeCode;
  /**
   * Page, from 1.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  page?: number;
  /**
   * Records a page, 1 to 1,000; 100 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
  /**
   * `id`, `upload_date`, `original_filename`, `document_type` or `file_size`, with `-` before it for descending; `-id` when left out.
   * @maxLength 60
   */
  sort?: string;
}

/** What a document can be, and where. */
export interface DocumentTypeDto {
  code: DocumentTypeCode;
  /** In the language of `Accept-Language`. */
  label: string;
  /** `route`: of a route; `order`: of the whole order. */
  levels: ('route' | 'order')[];
}

/** What documents there are, and which files are taken. */
export interface DocumentTypeList {
  items: DocumentTypeDto[];
  /** How names of files may end, without the dot. */
  extensions: string[];
  /** The most that a file may have, in bytes. */
  max_bytes: number;
}
