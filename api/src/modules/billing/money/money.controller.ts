import { Body, Get, Path, Post, Produces, Queries, Route, Security, Tags } from '@tsoa/runtime';
import type { Readable } from 'node:stream';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import { exportMediaTypes } from '../../directory/index.js';
import type { CarrierInvoicePage, CarrierInvoiceQuery } from '../carrier-invoices/carrier-invoice.dto.js';
import type {
  MarginOrderPage,
  MarginOrderQuery,
  MarginPage,
  MarginQuery,
  MoneyExportKind,
  MoneyExportQuery,
  MoneySummary,
  ReceivablePage,
  ReceivableQuery,
  ReminderResults,
  RemindersInput,
} from './money.dto.js';

@Route('money')
@Tags('Money')
@Security('bearer', ['member'])
export class MoneyController extends ApiController {
  /** What clients have to pay, by currency and by how long it has been due, with the sum in the company's currency. */
  @Get('receivables/summary')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async summarizeReceivables(): Promise<MoneySummary> {
    return this.scope.services.money.sumReceivables(this.scope.member);
  }

  /** Invoices that are not settled: open ones, and those of which something is to be returned. */
  @Get('receivables')
  async listReceivables(@Queries() query: ReceivableQuery): Promise<ReceivablePage> {
    return this.scope.services.money.listReceivables(this.scope.member, query);
  }

  /** Mails reminders of payment for several orders. What stands against one keeps no other back: the answer names it. */
  @Post('reminders')
  async sendReminders(@Body() { order_ids }: RemindersInput): Promise<ReminderResults> {
    const { services, member, language } = this.scope;
    return services.money.remind(member, order_ids, language);
  }

  /** What carriers get, by currency and by how long it has been due, with the sum in the company's currency. */
  @Get('payables/summary')
  @Response<'amount_out_of_range'>(400, 'A sum is larger than amounts may be')
  async summarizePayables(): Promise<MoneySummary> {
    return this.scope.services.money.sumPayables(this.scope.member);
  }

  /** What carriers invoiced: what is to be paid, unless another state is asked for. */
  @Get('payables')
  async listPayables(@Queries() query: CarrierInvoiceQuery): Promise<CarrierInvoicePage> {
    return this.scope.services.carrierInvoices.list(this.scope.member, query);
  }

  /** Margins of invoiced orders by client, lane or month, with the totals of the period. */
  @Get('margins')
  async listMargins(@Queries() query: MarginQuery): Promise<MarginPage> {
    return this.scope.services.money.listMargins(this.scope.member, query);
  }

  /** The orders behind one client, lane or month. */
  @Get('margins/orders')
  async listMarginOrders(@Queries() query: MarginOrderQuery): Promise<MarginOrderPage> {
    return this.scope.services.money.listMarginOrders(this.scope.member, query);
  }

  /**
   * What the accountant needs of a period as a file: issued invoices with corrections, payments, or carriers' invoices. Owners only: it is
   * all that the company sold and bought. The header `X-Total-Count` says how many rows it has.
   */
  @Get('export/{kind}')
  @Security('bearer', ['owner'])
  @Produces('text/csv')
  @Produces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @Produces('application/x-ndjson')
  @Response<'too_many_rows'>(400, 'A workbook cannot hold that many rows')
  async exportMoney(@Path() kind: MoneyExportKind, @Queries() query: MoneyExportQuery): Promise<Readable> {
    const { services, member, language } = this.scope;
    const { format = 'csv', from, to } = query;
    const { content, count } = await services.moneyExport.write(member, kind, query, language);
    this.saveAs(`${kind}-${from}-${to}.${format}`, exportMediaTypes[format]);
    this.setHeader('X-Total-Count', String(count));
    return content;
  }
}
