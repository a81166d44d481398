import {
  Delete,
  FormField,
  Get,
  Path,
  Post,
  Produces,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
  UploadedFile,
} from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules, type Fault } from '../../../platform/http/checks.js';
import type { ReceivedFile } from '../../../platform/http/receive-file.js';
import type {
  DocumentDto,
  DocumentPage,
  DocumentQuery,
  DocumentTypeList,
  DocumentWithContent,
  OrderDocumentType,
  RouteDocumentType,
} from './document.dto.js';
import { documentKinds, type DocumentLevel } from '../rules/document-type.js';

const codesAt = (level: DocumentLevel): string[] =>
  documentKinds.filter(({ levels }) => levels.includes(level)).map(({ code }) => code);

/** Rules of a form with a file: its fields come as texts, whose types the contract cannot check. */
function formRules(level: DocumentLevel, idField: string): BodyRules {
  const codes = codesAt(level);
  return ({ document_type: type, [idField]: id }) => {
    const faults: Fault[] = [];
    if (typeof type === 'string' && !codes.includes(type))
      faults.push(
        type === ''
          ? { field: 'document_type', code: 'required' }
          : { field: 'document_type', code: 'not_in_list', params: { values: codes.join(', ') } },
      );
    if (Array.isArray(type)) faults.push({ field: 'document_type', code: 'invalid_value' });
    if (Array.isArray(id)) faults.push({ field: idField, code: 'invalid_value' });
    if (typeof id === 'string') faults.push(...idFaults(idField, id));
    return faults;
  };
}

const largestId = 2_147_483_647;

function idFaults(field: string, text: string): Fault[] {
  if (text === '') return [{ field, code: 'required' }];
  if (!/^-?\d{1,18}$/.test(text)) return [{ field, code: 'not_an_integer' }];
  if (Number(text) < 1) return [{ field, code: 'too_small', params: { limit: 1 } }];
  return Number(text) > largestId ? [{ field, code: 'too_large', params: { limit: largestId } }] : [];
}

/** What the form with a file of a route has to keep. */
export const routeDocumentRules = formRules('route', 'order_routes_id');

/** What the form with a file of a whole order has to keep. */
export const orderDocumentRules = formRules('order', 'order_id');

@Route('documents')
@Tags('Documents')
@Security('bearer', ['member'])
export class DocumentController extends ApiController {
  /** Documents of an order, or of one route, the newest first. */
  @Get()
  async listDocuments(@Queries() query: DocumentQuery): Promise<DocumentPage> {
    return this.scope.services.documentViews.listDocuments(this.scope.member, query);
  }

  /** What documents there are, and which files are taken. */
  @Get('types')
  async listDocumentTypes(): Promise<DocumentTypeList> {
    return Promise.resolve(this.scope.services.documentViews.listTypes(this.scope.language));
  }

  /**
   * Files a document of at most 10 MB with a route. The POD that was still missing at status 8 leads to 10.
   * @param document_type `SUBCONTRACTOR_INVOICE`, `POD` or `OTHER`
   * @param order_routes_id the route
   */
  @Post('upload')
  @SuccessResponse(201)
  @checked(routeDocumentRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'documents_too_early' | 'status_not_allowed' | 'too_many_documents'>(
    409,
    'The order is not created yet, or has too many documents',
  )
  @Response<'file_content_differs' | 'file_type_not_allowed'>(
    415,
    'No kind of file that is taken, or its content is another than its name says',
  )
  @Response<'too_many_requests'>(429, 'Too many files')
  @Response<'storage_unavailable'>(503, 'The file cannot be stored now')
  async uploadRouteDocument(
    @UploadedFile() file: ReceivedFile,
    @FormField() document_type: string,
    @FormField() order_routes_id: string,
  ): Promise<DocumentDto> {
    const { services, member } = this.scope;
    const type = document_type as RouteDocumentType;
    return services.documents.uploadToRoute(member, Number(order_routes_id), type, file);
  }

  /**
   * Files a document of at most 10 MB with a whole order.
   * @param document_type `ISSUED_INVOICE` or `OTHER`
   * @param order_id the order
   */
  @Post('upload-order')
  @SuccessResponse(201)
  @checked(orderDocumentRules)
  @Response<'not_found'>(404, 'A record that the call names is not there, or is not the caller’s')
  @Response<'documents_too_early' | 'status_not_allowed' | 'too_many_documents'>(
    409,
    'The order is not created yet, or has too many documents',
  )
  @Response<'file_content_differs' | 'file_type_not_allowed'>(
    415,
    'No kind of file that is taken, or its content is another than its name says',
  )
  @Response<'too_many_requests'>(429, 'Too many files')
  @Response<'storage_unavailable'>(503, 'The file cannot be stored now')
  async uploadOrderDocument(
    @UploadedFile() file: ReceivedFile,
    @FormField() document_type: string,
    @FormField() order_id: string,
  ): Promise<DocumentDto> {
    const { services, member } = this.scope;
    const type = document_type as OrderDocumentType;
    return services.documents.uploadToOrder(member, Number(order_id), type, file);
  }

  /** A document with its content. */
  @Get('{id}')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'pdf_unavailable' | 'storage_unavailable'>(
    503,
    'The file cannot be read now, or is still to be made and no PDF can be made',
  )
  async getDocument(@Path() id: Id): Promise<DocumentWithContent> {
    return this.scope.services.documentViews.getDocument(this.scope.member, id);
  }

  /** The file itself, to be saved. */
  @Get('{id}/download')
  @Produces('application/pdf')
  @Produces('image/jpeg')
  @Produces('image/png')
  @Produces('image/gif')
  @Produces('application/msword')
  @Produces('application/vnd.ms-excel')
  @Produces('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  @Produces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @Produces('text/plain')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'pdf_unavailable' | 'storage_unavailable'>(
    503,
    'The file cannot be read now, or is still to be made and no PDF can be made',
  )
  async downloadDocument(@Path() id: Id): Promise<Readable> {
    const { document, content } = await this.scope.services.documentViews.openDocument(this.scope.member, id);
    this.saveAs(document.original_filename, document.mime_type);
    return content;
  }

  /** Deletes a document with its file. */
  @Delete('{id}')
  @SuccessResponse(204)
  @Response<'document_kept'>(409, 'The order is invoiced, and the document proves it')
  async deleteDocument(@Path() id: Id): Promise<void> {
    await this.scope.services.documents.deleteDocument(this.scope.member, id);
  }
}
