import { Session } from '../modules/auth/session.entity.js';
import { ClientMailing } from '../modules/client-mails/client-mailing.entity.js';
import { ClientMailingRecipient } from '../modules/client-mails/client-mailing-recipient.entity.js';
import { Client } from '../modules/clients/client.entity.js';
import { CollectedClientEntry } from '../modules/clients/collected-client.entity.js';
import { Company } from '../modules/companies/company.entity.js';
import { Invitation } from '../modules/companies/invitation.entity.js';
import { Crawl } from '../modules/crawler/crawl.entity.js';
import { CrawlAddress } from '../modules/crawler/crawl-address.entity.js';
import { CrawledCompany } from '../modules/crawler/crawled-company.entity.js';
import { Document } from '../modules/documents/document.entity.js';
import { GroupMember } from '../modules/groups/group-member.entity.js';
import { Group } from '../modules/groups/group.entity.js';
import { Import } from '../modules/imports/import.entity.js';
import { InvoiceMail } from '../modules/invoices/invoice-mail.entity.js';
import { Invoice } from '../modules/invoices/invoice.entity.js';
import { Message } from '../modules/mail/message.entity.js';
import { OutboxMail } from '../modules/mail/outbox-mail.entity.js';
import { Offer } from '../modules/offers/offer.entity.js';
import { CarrierOrder } from '../modules/orders/carrier-order/carrier-order.entity.js';
import { ClientOffer } from '../modules/orders/client-offer.entity.js';
import { OrderHistoryEntry } from '../modules/orders/order-history.entity.js';
import { Order } from '../modules/orders/order.entity.js';
import { GroupPriceRequest } from '../modules/routes/group-price-request.entity.js';
import { PriceRequest } from '../modules/routes/price-request.entity.js';
import { Route } from '../modules/routes/route.entity.js';
import { Settings } from '../modules/settings/company-settings.entity.js';
import { CollectedSubcontractorEntry } from '../modules/subcontractors/collected-subcontractor.entity.js';
import { Subcontractor } from '../modules/subcontractors/subcontractor.entity.js';
import { Template } from '../modules/templates/template.entity.js';
import { User } from '../modules/users/user.entity.js';

/** Everything that the ORM maps. */
export const entities = [
  Company,
  User,
  Session,
  Settings,
  Invitation,
  Template,
  Client,
  CollectedClientEntry,
  Subcontractor,
  CollectedSubcontractorEntry,
  Group,
  GroupMember,
  Order,
  OrderHistoryEntry,
  ClientOffer,
  Route,
  CarrierOrder,
  Document,
  Invoice,
  InvoiceMail,
  Offer,
  GroupPriceRequest,
  PriceRequest,
  Import,
  Crawl,
  CrawlAddress,
  CrawledCompany,
  Message,
  OutboxMail,
  ClientMailing,
  ClientMailingRecipient,
];
