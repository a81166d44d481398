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
import { attachment } from '../../../platform/http/attachment.js';
import { checked } from '../../../platform/http/checks.js';
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
import { orderDocumentRules, routeDocumentRules } from './document.policy.js';

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
    this.setHeader('Content-Type', document.mime_type);
    this.setHeader('Content-Disposition', attachment(document.original_filename));
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
