import { Get, Path, Post, Produces, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../../platform/http/api-controller.js';
import { Response } from '../../../../platform/http/problem-codes.js';
import type { Id } from '../../../../platform/http/api-types.js';
import type { RouteDto } from '../../routes/route.dto.js';
import type { OrderDetails } from '../order.dto.js';

@Route('orders')
@Tags('Order routes')
@Security('bearer', ['member'])
export class CarrierOrderController extends ApiController {
  /** The order of a route to its carrier as a PDF: as it was sent, or as it would be. */
  @Get('{id}/order-routes/{routeId}/order-document')
  @Produces('application/pdf')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'route_without_carrier'>(409, 'The route has no chosen quote')
  @Response<'pdf_unavailable'>(503, 'No PDF can be made now')
  async getOrderDocument(@Path() id: Id, @Path() routeId: Id): Promise<Buffer> {
    const { filename, pdf } = await this.scope.services.carrierOrders.print(this.scope.member, id, routeId);
    this.saveAs(filename, 'application/pdf');
    return pdf;
  }

  /** Mails the carrier of a route the link at which the vehicle and the driver are told. */
  @Post('{id}/order-routes/{routeId}/vehicle-request')
  @Response<'carrier_without_email' | 'vehicle_known' | 'vehicle_not_awaited'>(
    409,
    'The carrier has not accepted, has no address, or has told everything',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async askForVehicle(@Path() id: Id, @Path() routeId: Id): Promise<RouteDto> {
    return this.scope.services.vehicleRequests.askForVehicle(this.scope.member, id, routeId);
  }

  /** Reminds the carrier of a route that its order waits for their answer. Twice within a minute it is one. */
  @Post('{id}/order-routes/{routeId}/remind-carrier')
  @SuccessResponse(200)
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  @Response<'carrier_without_email' | 'step_not_possible'>(
    409,
    'The order of the route waits for no answer, or its carrier has no address',
  )
  @Response<'too_many_strangers' | 'too_many_strangers_first_day'>(
    429,
    'Too many mails to people who never wrote to the company',
  )
  async remindCarrier(@Path() id: Id, @Path() routeId: Id): Promise<OrderDetails> {
    return this.scope.services.reminders.remindCarrier(this.scope.member, id, routeId, this.scope.language);
  }
}
