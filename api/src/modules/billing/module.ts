import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { MailService, TemplateService } from '../correspondence/index.js';
import type { ClientService } from '../directory/index.js';
import type { SettingsService } from '../identity/index.js';
import type { Shipment } from '../shipment/index.js';
import { CorrectInvoiceService } from './invoices/correct-invoice.service.js';
import { InvoiceIssuing } from './invoices/invoice-issuing.service.js';
import { InvoiceLetterService } from './invoices/invoice-letter.service.js';
import { InvoiceSources } from './invoices/invoice-source.service.js';
import { InvoiceTermsService } from './invoices/invoice-terms.service.js';
import { InvoicesToMail } from './invoices/invoice-to-mail.service.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { SaveInvoiceService } from './invoices/save-invoice.service.js';
import { SendInvoiceService } from './invoices/send-invoice.service.js';
import { InvoiceMail } from './invoices/invoice-mail.entity.js';
import { InvoicePrinter } from './invoices/invoice-printer.service.js';
import { Invoice } from './invoices/invoice.entity.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Billing {}
}

/** The tables of this module. */
export const billingTables: TableSet = { entities: [Invoice, InvoiceMail] };

/** Prints invoices; the documents of orders hold them. */
export function createInvoicePrinter({ db, limits, log, pdf, storage }: AppContext): InvoicePrinter {
  return new InvoicePrinter(db, storage, pdf, limits, log);
}

/** What invoices need of the rest. */
interface Given {
  clients: ClientService;
  mail: MailService;
  printer: InvoicePrinter;
  settings: SettingsService;
  templates: TemplateService;
  shipment: Shipment;
}

/** The use cases of this module. */
export type Billing = ReturnType<typeof createBilling>;

/** Invoices, corrections, and what clients are sent of them. */
export function createBilling(
  { clock, db, discardedFiles: files, limits, storage }: AppContext,
  { clients, mail, printer, settings, templates, shipment }: Given,
) {
  const { currencies, documents, orderRepository, orderMails, orders, paymentLedger, routes } = shipment;
  const sources = new InvoiceSources(settings, clients, routes);
  const terms = new InvoiceTermsService(currencies, clock);
  const letters = new InvoiceLetterService(mail, orderMails, templates);
  const toMail = new InvoicesToMail(routes, paymentLedger, clock);
  const invoices = new InvoiceService(db, orderRepository, orders, sources, terms, letters, paymentLedger);
  const issuing = new InvoiceIssuing(db, storage, files, documents, printer, clock);
  return {
    invoices,
    invoiceSaving: new SaveInvoiceService(db, orderRepository, invoices, sources, terms, issuing, printer),
    invoiceCorrections: new CorrectInvoiceService(
      db,
      orderRepository,
      sources,
      terms,
      issuing,
      printer,
      invoices,
      paymentLedger,
    ),
    invoiceSending: new SendInvoiceService(
      db,
      orderRepository,
      orders,
      orderMails,
      letters,
      toMail,
      paymentLedger,
      clock,
      limits,
    ),
  };
}
