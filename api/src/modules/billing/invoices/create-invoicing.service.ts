import type { Database } from '../../../platform/db/database.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Storage } from '../../../platform/storage/storage.port.js';
import type { ClientService } from '../../directory/clients/client.service.js';
import type { CurrencyService } from '../../shipment/currencies/currency.service.js';
import type { DocumentService } from '../../shipment/documents/document.service.js';
import type { MailService } from '../../correspondence/outbox/mail.service.js';
import type { OrderBook } from '../../shipment/orders/order-book.service.js';
import type { OrderMailService } from '../../shipment/orders/order-mail.service.js';
import type { PaymentBook } from '../../shipment/orders/payments/payment-book.service.js';
import type { OrderService } from '../../shipment/orders/order.service.js';
import type { RouteService } from '../../shipment/routes/route.service.js';
import type { SettingsService } from '../../identity/settings/company-settings.service.js';
import type { DiscardedFileService } from '../../../platform/stored-files/discarded-file.service.js';
import type { TemplateService } from '../../correspondence/templates/template.service.js';
import { CorrectInvoiceService } from './correct-invoice.service.js';
import { InvoiceIssuing } from './invoice-issuing.service.js';
import { InvoiceLetterService } from './invoice-letter.service.js';
import type { InvoicePrinter } from './invoice-printer.service.js';
import { InvoiceSources } from './invoice-source.service.js';
import { InvoiceTermsService } from './invoice-terms.service.js';
import { InvoicesToMail } from './invoice-to-mail.service.js';
import { InvoiceService } from './invoice.service.js';
import { SaveInvoiceService } from './save-invoice.service.js';
import { SendInvoiceService } from './send-invoice.service.js';

/** What invoices need of the rest. */
interface InvoicingParts {
  db: Database;
  storage: Storage;
  files: DiscardedFileService;
  clock: Clock;
  clients: ClientService;
  currencies: CurrencyService;
  documents: DocumentService;
  mail: MailService;
  orderBook: OrderBook;
  orderMails: OrderMailService;
  orders: OrderService;
  paymentBook: PaymentBook;
  printer: InvoicePrinter;
  routes: RouteService;
  settings: SettingsService;
  templates: TemplateService;
  limits: RateLimits;
}

/** Puts the services of invoices together. */
export function createInvoicing(parts: InvoicingParts) {
  const { db, storage, clock, clients, currencies, documents, mail, orderBook, orderMails, orders, printer } =
    parts;
  const { files, limits, paymentBook, routes, settings, templates } = parts;
  const sources = new InvoiceSources(settings, clients, routes);
  const terms = new InvoiceTermsService(currencies, clock);
  const letters = new InvoiceLetterService(mail, orderMails, templates);
  const toMail = new InvoicesToMail(routes, paymentBook, clock);
  const invoices = new InvoiceService(db, orderBook, orders, sources, terms, letters, paymentBook);
  const issuing = new InvoiceIssuing(db, storage, files, documents, printer, clock);
  return {
    invoices,
    invoiceSaving: new SaveInvoiceService(db, orderBook, invoices, sources, terms, issuing, printer),
    invoiceCorrections: new CorrectInvoiceService(
      db,
      orderBook,
      sources,
      terms,
      issuing,
      printer,
      invoices,
      paymentBook,
    ),
    invoiceSending: new SendInvoiceService(
      db,
      orderBook,
      orders,
      orderMails,
      letters,
      toMail,
      paymentBook,
      clock,
      limits,
    ),
  };
}
