import { Get, Path, Query, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id, SummaryCurrency } from '../../../platform/http/api-types.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { OrderWorkspace } from './order-workspace.dto.js';

@Route('orders')
@Tags('Orders')
@Security('bearer', ['member'])
export class OrderWorkspaceController extends ApiController {
  /**
   * All that the page of an order shows when it opens: details, summary, history, quotes, requests for prices, client and invoices
   * in one answer. Each part is what its own call answers; to read one of them again, use that call. `currency` is that of the
   * summary; when left out that of the order (`currency_for_client`), or PLN; the frozen one once the offer is sent.
   */
  @Get('{id}/workspace')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async getOrderWorkspace(@Path() id: Id, @Query() currency?: SummaryCurrency): Promise<OrderWorkspace> {
    const { services, member, language } = this.scope;
    return services.orderWorkspaces.getWorkspace(member, id, currency, language);
  }
}
