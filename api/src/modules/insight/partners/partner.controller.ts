import { Get, Path, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import type {
  CarrierLaneList,
  CarrierPerformance,
  ClientMoney,
  MailThreadList,
  PartnerDocumentPage,
  PartnerOrderPage,
  PartnerOrderQuery,
  SectionQuery,
} from './partner.dto.js';

@Route('client-directory')
@Tags('Clients')
@Security('bearer', ['member'])
export class ClientPageController extends ApiController {
  /** The orders of a client, the latest first. */
  @Get('{id}/orders')
  async listClientOrders(@Path() id: Id, @Queries() query: PartnerOrderQuery): Promise<PartnerOrderPage> {
    return this.scope.services.partners.listClientOrders(this.scope.member, id, query);
  }

  /** Documents of the orders of a client, the latest first. */
  @Get('{id}/documents')
  async listClientDocuments(@Path() id: Id, @Queries() query: SectionQuery): Promise<PartnerDocumentPage> {
    return this.scope.services.partners.listClientDocuments(this.scope.member, id, query);
  }

  /** The latest mails with a client and with its contacts, in threads. */
  @Get('{id}/mails')
  async listClientMails(@Path() id: Id): Promise<MailThreadList> {
    return this.scope.services.partners.listClientMails(this.scope.member, id);
  }

  /** What a client's invoices come to: turnover and margin of twelve months, what is open and overdue, how soon they pay. */
  @Get('{id}/money')
  async getClientMoney(@Path() id: Id): Promise<ClientMoney> {
    return this.scope.services.partners.getClientMoney(this.scope.member, id);
  }
}

@Route('subcontractor-directory')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class CarrierPageController extends ApiController {
  /** The routes that a subcontractor’s quote was chosen for, those of the latest order first. */
  @Get('{id}/orders')
  async listCarrierOrders(@Path() id: Id, @Queries() query: PartnerOrderQuery): Promise<PartnerOrderPage> {
    return this.scope.services.partners.listCarrierOrders(this.scope.member, id, query);
  }

  /** Documents of the routes that a subcontractor’s quote was chosen for, the latest first. */
  @Get('{id}/documents')
  async listCarrierDocuments(@Path() id: Id, @Queries() query: SectionQuery): Promise<PartnerDocumentPage> {
    return this.scope.services.partners.listCarrierDocuments(this.scope.member, id, query);
  }

  /** The latest mails with a subcontractor and with its contacts, in threads. */
  @Get('{id}/mails')
  async listCarrierMails(@Path() id: Id): Promise<MailThreadList> {
    return this.scope.services.partners.listCarrierMails(this.scope.member, id);
  }

  /** How a subcontractor answers and drives, over twelve months. */
  @Get('{id}/performance')
  async getCarrierPerformance(@Path() id: Id): Promise<CarrierPerformance> {
    return this.scope.services.partners.getCarrierPerformance(this.scope.member, id);
  }

  /** What a subcontractor asks for by lane, beside what all ask for, over twelve months. */
  @Get('{id}/lanes')
  async listCarrierLanes(@Path() id: Id): Promise<CarrierLaneList> {
    return this.scope.services.partners.listCarrierLanes(this.scope.member, id);
  }
}
