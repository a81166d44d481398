import { Body, Delete, Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { LoadContent, LoadPublicationInput, LoadPublicationList } from './load-publication.dto.js';

@Route('order-routes')
@Tags('Order routes')
@Security('bearer', ['member'])
export class LoadPublicationController extends ApiController {
  /** How a route stood and stands on Trans.eu. */
  @Get('{id}/load-publications')
  async listLoadPublications(@Path() id: Id): Promise<LoadPublicationList> {
    return this.scope.services.loadPublications.listPublications(this.scope.member, id);
  }

  /**
   * Publishes a route on Trans.eu, where carriers offer prices that become quotes of the route. A publication that goes on and says
   * something else is withdrawn first. The call only notes it: whether Trans.eu has taken it, `status` tells within moments.
   */
  @Post('{id}/load-publications')
  @SuccessResponse(201)
  @Response<'load_exchange_off' | 'order_not_editable' | 'route_has_chosen_quote' | 'status_not_allowed'>(
    409,
    'The company does not use Trans.eu, or the status of the order or a chosen quote does not allow it',
  )
  async publishLoad(@Path() id: Id, @Body() input: LoadPublicationInput): Promise<LoadPublicationList> {
    return this.scope.services.loadPublications.publish(this.scope.member, id, input);
  }

  /** What strangers would be shown of a route: that and nothing else. */
  @Post('{id}/load-publications/preview')
  @SuccessResponse(200)
  @Response<'order_not_editable' | 'route_has_chosen_quote'>(
    409,
    'The status of the order or a chosen quote does not allow it',
  )
  async previewLoad(@Path() id: Id, @Body() input: LoadPublicationInput): Promise<LoadContent> {
    return this.scope.services.loadPublications.preview(this.scope.member, id, input);
  }

  /** Withdraws a route from Trans.eu; its quotes stay. The call only notes it. */
  @Delete('{id}/load-publications')
  @SuccessResponse(204)
  async withdrawLoad(@Path() id: Id): Promise<void> {
    await this.scope.services.loadPublications.withdraw(this.scope.member, id);
  }
}
