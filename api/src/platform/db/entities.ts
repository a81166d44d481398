import { Session } from '../../modules/identity/accounts/session.entity.js';
import { ClientMailing } from '../../modules/correspondence/client-mails/client-mailing.entity.js';
import { ClientMailingRecipient } from '../../modules/correspondence/client-mails/client-mailing-recipient.entity.js';
import { Client } from '../../modules/directory/clients/client.entity.js';
import { CollectedClientEntry } from '../../modules/directory/clients/collected-client.entity.js';
import { Company } from '../../modules/identity/companies/company.entity.js';
import { Invitation } from '../../modules/identity/companies/invitation.entity.js';
import { Crawl } from '../../modules/directory/crawler/crawl.entity.js';
import { CrawlAddress } from '../../modules/directory/crawler/crawl-address.entity.js';
import { CrawledCompany } from '../../modules/directory/crawler/crawled-company.entity.js';
import { Document } from '../../modules/shipment/documents/document.entity.js';
import { GroupMember } from '../../modules/directory/groups/group-member.entity.js';
import { Group } from '../../modules/directory/groups/group.entity.js';
import { Import } from '../../modules/directory/imports/import.entity.js';
import { InvoiceMail } from '../../modules/billing/invoices/invoice-mail.entity.js';
import { Invoice } from '../../modules/billing/invoices/invoice.entity.js';
import { Message } from '../../modules/correspondence/messages/message.entity.js';
import { OutboxMail } from '../../modules/correspondence/outbox/outbox-mail.entity.js';
import { Offer } from '../../modules/shipment/quotes/offer.entity.js';
import { CarrierOrder } from '../../modules/shipment/orders/carrier-order/carrier-order.entity.js';
import { ClientOffer } from '../../modules/shipment/orders/client-offer.entity.js';
import { OrderHistoryEntry } from '../../modules/shipment/orders/order-history.entity.js';
import { Order } from '../../modules/shipment/orders/order.entity.js';
import { GroupPriceRequest } from '../../modules/shipment/routes/group-price-request.entity.js';
import { PriceRequest } from '../../modules/shipment/routes/price-request.entity.js';
import { Route } from '../../modules/shipment/routes/route.entity.js';
import { Settings } from '../../modules/identity/settings/company-settings.entity.js';
import { CollectedSubcontractorEntry } from '../../modules/directory/subcontractors/collected-subcontractor.entity.js';
import { Subcontractor } from '../../modules/directory/subcontractors/subcontractor.entity.js';
import { Template } from '../../modules/correspondence/templates/template.entity.js';
import { User } from '../../modules/identity/users/user.entity.js';

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
