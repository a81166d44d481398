import { Body, Get, Path, Produces, Put, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/api-controller.js';
import type { Id } from '../../../../platform/http/api-types.js';
import { Response } from '../../../../platform/http/problem-codes.js';
import type { CmrBoxes, CmrNote, CmrNoteQuery, CmrQuery } from './cmr.dto.js';

@Route('orders')
@Tags('Order routes')
@Security('bearer', ['member'])
export class CmrController extends ApiController {
  /** The CMR consignment note of a route: what people wrote into it, and what the order fills in. */
  @Get('{id}/order-routes/{routeId}/cmr-note')
  async getCmrNote(@Path() id: Id, @Path() routeId: Id, @Queries() query: CmrNoteQuery): Promise<CmrNote> {
    const { services, member, language } = this.scope;
    return services.cmrNotes.getNote(member, id, routeId, query.lang ?? language);
  }

  /** Keeps what somebody writes into the consignment note of a route. */
  @Put('{id}/order-routes/{routeId}/cmr-note')
  async keepCmrNote(
    @Path() id: Id,
    @Path() routeId: Id,
    @Queries() query: CmrNoteQuery,
    @Body() body: CmrBoxes,
  ): Promise<CmrNote> {
    const { services, member, language } = this.scope;
    return services.cmrNotes.keepNote(member, id, routeId, body, query.lang ?? language);
  }

  /** The CMR consignment note of a route as a PDF: the form in four copies, or its text alone for preprinted paper. */
  @Get('{id}/order-routes/{routeId}/cmr')
  @Produces('application/pdf')
  @Response<'too_many_requests'>(429, 'The company prints too many notes within a minute')
  @Response<'pdf_unavailable'>(503, 'No PDF can be made now')
  async printCmr(@Path() id: Id, @Path() routeId: Id, @Queries() query: CmrQuery): Promise<Buffer> {
    const { services, member, language } = this.scope;
    const { paper = 'blank', lang, offset_x: x = 0, offset_y: y = 0 } = query;
    const { filename, pdf } = await services.cmrNotes.print(member, id, routeId, {
      paper,
      language: lang ?? language,
      offset: { x, y },
    });
    this.saveAs(filename, 'application/pdf');
    return pdf;
  }
}
