import {
  Body,
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
import { ApiController } from '../../../../platform/http/api-controller.js';
import type { Id } from '../../../../platform/http/api-types.js';
import { admitted, checked } from '../../../../platform/http/checks.js';
import { Response } from '../../../../platform/http/problem-codes.js';
import type { ReceivedFile } from '../../../../platform/http/receive-file.js';
import type { RequestScope } from '../../../../platform/http/request-scope.js';
import type { LinkQuery } from '../../links/link.dto.js';
import type { DocumentDto } from '../document.dto.js';
import { carrierDocumentRules } from './received-document.policy.js';
import type {
  CarrierDocumentReceipt,
  CarrierDocumentType,
  ReceivedDocumentConfirmation,
  ReceivedDocumentList,
} from './received-document.dto.js';

@Route('')
@Tags('Documents')
@Security('bearer', ['member'])
export class ReceivedDocumentController extends ApiController {
  /** Files that came for an order, over its carriers' links or with mails, and wait to be confirmed. */
  @Get('orders/{id}/received-documents')
  async listReceivedDocuments(@Path() id: Id): Promise<ReceivedDocumentList> {
    return this.scope.services.receivedDocuments.listReceived(this.scope.member, id);
  }

  /** The file itself, to be saved: nobody vouches for what is in it. */
  @Get('received-documents/{id}/download')
  @Produces('application/octet-stream')
  @Response<'storage_unavailable'>(503, 'The file cannot be read now')
  async downloadReceivedDocument(@Path() id: Id): Promise<Readable> {
    const { services, member } = this.scope;
    const { name, content } = await services.receivedDocuments.openReceived(member, id);
    this.saveAs(name, 'application/octet-stream');
    return content;
  }

  /** Files what came as a document. The POD that was still missing at status 8 leads to 10. */
  @Post('received-documents/{id}/confirm')
  @SuccessResponse(201)
  @Response<
    'documents_too_early' | 'received_document_decided' | 'status_not_allowed' | 'too_many_documents'
  >(409, 'Somebody has confirmed or refused it, or the order has too many documents')
  @Response<'file_content_differs' | 'file_type_not_allowed'>(
    415,
    'The content of a mail’s file is another than its name says',
  )
  @Response<'storage_unavailable'>(503, 'The file cannot be read or stored now')
  async confirmReceivedDocument(
    @Path() id: Id,
    @Body() body: ReceivedDocumentConfirmation,
  ): Promise<DocumentDto> {
    return this.scope.services.receivedDocuments.confirm(this.scope.member, id, body);
  }

  /** Refuses what came: a file over the link is deleted, one of a mail stays with the mail. */
  @Post('received-documents/{id}/refuse')
  @SuccessResponse(204)
  @Response<'received_document_decided'>(409, 'Somebody has confirmed or refused it')
  async refuseReceivedDocument(@Path() id: Id): Promise<void> {
    await this.scope.services.receivedDocuments.refuse(this.scope.member, id);
  }
}

/** The link of an address as it came; what is no number names nothing. */
function linkInQuery(query: Readonly<Record<string, unknown>>): LinkQuery {
  const number = (name: string) => (/^\d{1,15}$/.test(String(query[name])) ? Number(query[name]) : 0);
  return {
    order_id: number('order_id'),
    route_id: number('route_id'),
    subcontractor_id: number('subcontractor_id'),
    exp: number('exp'),
    sig: typeof query['sig'] === 'string' ? query['sig'] : '',
  };
}

/** Nobody reads ten megabytes from a stranger whose link is none. */
async function admitCarrier(
  { services, address }: RequestScope,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  await services.carrierDocuments.admit(linkInQuery(query), address);
}

@Route('public/links/subcontractor-order-view/documents')
@Tags('Public pages')
export class CarrierDocumentController extends ApiController {
  /**
   * A carrier sends a POD, an invoice or another file of at most 10 MB over the link of the order: PDF, JPEG or PNG. It waits until the
   * forwarder has confirmed it.
   * @param document_type `POD`, `SUBCONTRACTOR_INVOICE` or `OTHER`
   */
  @Post()
  @SuccessResponse(201)
  @checked(carrierDocumentRules)
  @admitted(admitCarrier)
  @Response<'invalid_link' | 'link_expired'>(400, 'Invalid link')
  @Response<'no_longer_open' | 'too_many_documents'>(
    409,
    'The carrier has not accepted, or has sent too many files',
  )
  @Response<'file_content_differs' | 'file_type_not_allowed'>(
    415,
    'No kind of file that is taken, or its content is another than its name says',
  )
  @Response<'too_many_requests'>(429, 'Too many files')
  @Response<'storage_unavailable'>(503, 'The file cannot be stored now')
  async sendCarrierDocument(
    @Queries() query: LinkQuery,
    @UploadedFile() file: ReceivedFile,
    @FormField() document_type: string,
  ): Promise<CarrierDocumentReceipt> {
    const type = document_type as CarrierDocumentType;
    return this.scope.services.carrierDocuments.receive(query, type, file);
  }
}
