import {
  Body,
  Delete,
  Get,
  Path,
  Post,
  Put,
  Queries,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked } from '../../../platform/http/checks.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { KsefOutageDto, KsefOutageInput, KsefOutageList, KsefOutageUpdate } from './ksef-outage.dto.js';
import { ksefOutageRules } from './ksef-outage.policy.js';
import type { UnsentInvoicePage, UnsentInvoiceQuery } from './ksef-submission.dto.js';

@Route('company-settings/ksef-outages')
@Tags('Settings')
@Security('bearer', ['owner'])
export class KsefOutageController extends ApiController {
  /** Outages of KSeF that the Ministry announced, entered by hand or read from its status service, the latest first. */
  @Get()
  async listKsefOutages(): Promise<KsefOutageList> {
    return this.scope.services.ksefOutages.list(this.scope.member);
  }

  /**
   * Enters an outage that the Ministry announced. While it lasts nothing is sent; invoices that are issued then are sent after its end, by the
   * deadline of its kind, or never after a total one. Deadlines of what was issued before are worked out anew. It takes the place of those at
   * that time that were read from the Ministry's status service.
   */
  @Post()
  @SuccessResponse(201)
  @checked(ksefOutageRules)
  @Response<'ksef_outage_overlaps'>(409, 'Another outage was entered for that time')
  async enterKsefOutage(@Body() input: KsefOutageInput): Promise<KsefOutageDto> {
    return this.scope.services.ksefOutages.enter(this.scope.member, input);
  }

  /**
   * Changes an outage, most often by its end; deadlines are worked out anew, and what waits is sent. One that was read from the Ministry's status
   * service is the company's own from then on.
   */
  @Put('{id}')
  @checked(ksefOutageRules)
  @Response<'ksef_outage_overlaps'>(409, 'Another outage was entered for that time')
  async updateKsefOutage(@Path() id: Id, @Body() input: KsefOutageUpdate): Promise<KsefOutageDto> {
    return this.scope.services.ksefOutages.update(this.scope.member, id, input);
  }

  /** Removes an outage that was entered by mistake: what was issued meanwhile counts as issued without it. It is not read again. */
  @Delete('{id}')
  @SuccessResponse(204)
  async removeKsefOutage(@Path() id: Id): Promise<void> {
    await this.scope.services.ksefOutages.remove(this.scope.member, id);
  }
}

@Route('money/unsent-invoices')
@Tags('Money')
@Security('bearer', ['member'])
export class UnsentInvoiceController extends ApiController {
  /** Invoices that KSeF does not have yet or refused, with the day by which each has to be sent: refused ones, then what is due first. */
  @Get()
  async listUnsentInvoices(@Queries() query: UnsentInvoiceQuery): Promise<UnsentInvoicePage> {
    const { services, member, language } = this.scope;
    return services.ksefOutages.listUnsent(member, query, language);
  }
}
