// @ts-nocheck
/* eslint-disable */
// Made by tsoa from the controllers' annotations (npm run generate); never edited.
import { answerWith } from './../platform/http/run-operation.js';
import { StrictTemplateService } from './../platform/http/strict-template-service.js';
import { RouteController } from './../modules/shipment/routes/route.controller.js';
import { RoutePlanController } from './../modules/shipment/routes/route-plan.controller.js';
import { PriceRequestController } from './../modules/shipment/routes/price-request.controller.js';
import { OfferController } from './../modules/shipment/quotes/offer.controller.js';
import { QuotationController } from './../modules/shipment/orders/quotation.controller.js';
import { OrderController } from './../modules/shipment/orders/order.controller.js';
import { DataRequestController } from './../modules/shipment/orders/data-request.controller.js';
import { PaymentController } from './../modules/shipment/orders/payments/payment.controller.js';
import { OrderTextController } from './../modules/shipment/orders/order-text/order-text.controller.js';
import { CmrController } from './../modules/shipment/orders/cmr/cmr.controller.js';
import { CarrierOrderController } from './../modules/shipment/orders/carrier-order/carrier-order.controller.js';
import { OrderCareController } from './../modules/shipment/orders/care/order-care.controller.js';
import { OrderViewController } from './../modules/shipment/order-views/order-view.controller.js';
import { OrderDraftController } from './../modules/shipment/order-drafts/order-draft.controller.js';
import { LoadPublicationController } from './../modules/shipment/load-exchange/load-publication.controller.js';
import { LoadExchangeSettingsController } from './../modules/shipment/load-exchange/load-exchange-settings.controller.js';
import { PublicController } from './../modules/shipment/links/public.controller.js';
import { LinkController } from './../modules/shipment/links/link.controller.js';
import { EmbeddedFormController } from './../modules/shipment/embedded-forms/embedded-form.controller.js';
import { PublicEmbeddedFormController } from './../modules/shipment/embedded-forms/embedded-form.controller.js';
import { DocumentController } from './../modules/shipment/documents/document.controller.js';
import { ReceivedDocumentController } from './../modules/shipment/documents/received/received-document.controller.js';
import { CarrierDocumentController } from './../modules/shipment/documents/received/received-document.controller.js';
import { CurrencyController } from './../modules/shipment/currencies/currency.controller.js';
import { CarrierController } from './../modules/shipment/carriers/carrier.controller.js';
import { HeldPapersController } from './../modules/shipment/carriers/carrier.controller.js';
import { CarrierRegistrationController } from './../modules/shipment/carrier-registrations/carrier-registration.controller.js';
import { PublicCarrierRegistrationController } from './../modules/shipment/carrier-registrations/carrier-registration.controller.js';
import { OrderWorkspaceController } from './../modules/insight/workspace/order-workspace.controller.js';
import { WorkQueueController } from './../modules/insight/work-queue/work-queue.controller.js';
import { WebhookController } from './../modules/insight/webhooks/webhook.controller.js';
import { UnreadController } from './../modules/insight/unread/unread.controller.js';
import { PrivacyController } from './../modules/insight/privacy/privacy.controller.js';
import { ClientPageController } from './../modules/insight/partners/partner.controller.js';
import { CarrierPageController } from './../modules/insight/partners/partner.controller.js';
import { SystemController } from './../modules/insight/health/system.controller.js';
import { HealthController } from './../modules/insight/health/health.controller.js';
import { CalendarLinkController } from './../modules/insight/calendar/calendar.controller.js';
import { AdminToolsController } from './../modules/insight/admin-tools/admin-tools.controller.js';
import { ActivityController } from './../modules/insight/activities/activity.controller.js';
import { UserController } from './../modules/identity/users/user.controller.js';
import { UserAdminController } from './../modules/identity/users/user-admin.controller.js';
import { PriceSettingsController } from './../modules/identity/settings/price-settings.controller.js';
import { CompanySettingsController } from './../modules/identity/settings/company-settings.controller.js';
import { InvitationController } from './../modules/identity/companies/invitation.controller.js';
import { CompanyController } from './../modules/identity/companies/company.controller.js';
import { CompanyPeopleController } from './../modules/identity/companies/company-people.controller.js';
import { ChangeController } from './../modules/identity/changes/change.controller.js';
import { AuditLogController } from './../modules/identity/audit/audit-log.controller.js';
import { ApiKeyController } from './../modules/identity/api-keys/api-key.controller.js';
import { SessionController } from './../modules/identity/accounts/session.controller.js';
import { SecondFactorController } from './../modules/identity/accounts/second-factor.controller.js';
import { UserSecondFactorController } from './../modules/identity/accounts/second-factor.controller.js';
import { PasskeyController } from './../modules/identity/accounts/passkey.controller.js';
import { AuthController } from './../modules/identity/accounts/auth.controller.js';
import { AccountController } from './../modules/identity/accounts/account.controller.js';
import { SubcontractorController } from './../modules/directory/subcontractors/subcontractor.controller.js';
import { SubcontractorDirectoryController } from './../modules/directory/subcontractors/subcontractor-directory.controller.js';
import { GlobalSubcontractorController } from './../modules/directory/subcontractors/global-subcontractor.controller.js';
import { ImportController } from './../modules/directory/imports/import.controller.js';
import { ExportController } from './../modules/directory/imports/export.controller.js';
import { GroupController } from './../modules/directory/groups/group.controller.js';
import { CrawlerController } from './../modules/directory/crawler/crawler.controller.js';
import { CountryController } from './../modules/directory/countries/country.controller.js';
import { ClientContactController } from './../modules/directory/contacts/contact.controller.js';
import { CarrierContactController } from './../modules/directory/contacts/contact.controller.js';
import { CompanyNumbersController } from './../modules/directory/company-numbers/company-numbers.controller.js';
import { GlobalClientController } from './../modules/directory/clients/global-client.controller.js';
import { PersonalClientController } from './../modules/directory/clients/client.controller.js';
import { ClientController } from './../modules/directory/clients/client.controller.js';
import { ClientDirectoryController } from './../modules/directory/clients/client-directory.controller.js';
import { TranslationController } from './../modules/correspondence/translations/translation.controller.js';
import { EmailTemplateController } from './../modules/correspondence/templates/template.controller.js';
import { MailOutboxController } from './../modules/correspondence/outbox/mail-outbox.controller.js';
import { MessageController } from './../modules/correspondence/messages/message.controller.js';
import { SetAsideMailController } from './../modules/correspondence/incoming-mail/set-aside-mail.controller.js';
import { ClientMailController } from './../modules/correspondence/client-mails/client-mail.controller.js';
import { ChatController } from './../modules/correspondence/chat/chat.controller.js';
import { StructuredInvoiceController } from './../modules/billing/structured-invoices/structured-invoice.controller.js';
import { ReceivedInvoiceController } from './../modules/billing/received-invoices/received-invoice.controller.js';
import { PaymentFileController } from './../modules/billing/payment-files/payment-file.controller.js';
import { MoneyController } from './../modules/billing/money/money.controller.js';
import { KsefSubmissionController } from './../modules/billing/ksef/ksef-submission.controller.js';
import { KsefSettingsController } from './../modules/billing/ksef/ksef-settings.controller.js';
import { KsefOutageController } from './../modules/billing/ksef/ksef-outage.controller.js';
import { UnsentInvoiceController } from './../modules/billing/ksef/ksef-outage.controller.js';
import { InvoiceController } from './../modules/billing/invoices/invoice.controller.js';
import { CarrierInvoiceController } from './../modules/billing/carrier-invoices/carrier-invoice.controller.js';
import type { Router } from '@koa/router';

const models = {
  Id: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 2147483647 } } },
  },
  RouteStatusCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: [0] },
        { dataType: 'enum', enums: [1] },
        { dataType: 'enum', enums: [2] },
        { dataType: 'enum', enums: [3] },
      ],
      validators: {},
    },
  },
  Currency: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['PLN'] },
        { dataType: 'enum', enums: ['EUR'] },
        { dataType: 'enum', enums: ['USD'] },
        { dataType: 'enum', enums: ['NOK'] },
      ],
      validators: {},
    },
  },
  OfferSubcontractor: {
    dataType: 'refObject',
    properties: {
      name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OfferDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      quotation_id: { ref: 'Id', required: true },
      quotation_route_id: { ref: 'Id', required: true },
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      profit_margin: { dataType: 'double', required: true },
      price_with_margin: { dataType: 'double', required: true },
      is_chosen: { dataType: 'boolean', required: true },
      subcontractor: { ref: 'OfferSubcontractor', required: true },
      exchange_carrier: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      refused_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      refusal_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  LoadPublicationStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['published'] },
        { dataType: 'enum', enums: ['refused'] },
        { dataType: 'enum', enums: ['withdrawn'] },
        { dataType: 'enum', enums: ['failed'] },
      ],
      validators: {},
    },
  },
  LoadEndReason: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['by_hand'] },
        { dataType: 'enum', enums: ['replaced'] },
        { dataType: 'enum', enums: ['quote_chosen'] },
        { dataType: 'enum', enums: ['request_ended'] },
        { dataType: 'enum', enums: ['route_deleted'] },
        { dataType: 'enum', enums: ['over'] },
        { dataType: 'enum', enums: ['ended_there'] },
        { dataType: 'enum', enums: ['switched_off'] },
      ],
      validators: {},
    },
  },
  LoadErrorCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['unreachable'] },
        { dataType: 'enum', enums: ['paused'] },
        { dataType: 'enum', enums: ['refused'] },
        { dataType: 'enum', enums: ['sign_in'] },
        { dataType: 'enum', enums: ['forbidden'] },
        { dataType: 'enum', enums: ['gave_up'] },
        { dataType: 'enum', enums: ['left_there'] },
      ],
      validators: {},
    },
  },
  LoadError: {
    dataType: 'refObject',
    properties: {
      code: { ref: 'LoadErrorCode', required: true },
      detail: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LoadPublicationState: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      status: { ref: 'LoadPublicationStatus', required: true },
      is_ending: { dataType: 'boolean', required: true },
      end_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadEndReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_outdated: { dataType: 'boolean', required: true },
      error: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadError' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  RouteDto: {
    dataType: 'refObject',
    properties: {
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      truck_plates: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      trailer_plates: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      driver_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      driver_phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      quotation_id: { ref: 'Id', required: true },
      position: { dataType: 'double', required: true },
      status: { ref: 'RouteStatusCode', required: true },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      payment_terms: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_offer_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      chosen_offer: {
        dataType: 'union',
        subSchemas: [{ ref: 'OfferDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      offers_count: { dataType: 'double', required: true },
      asked_count: { dataType: 'double', required: true },
      load_publication: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadPublicationState' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      can_be_published: { dataType: 'boolean', required: true },
      vehicle_asked_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_sent_without_file: { dataType: 'boolean', required: true },
      has_pod: { dataType: 'boolean', required: true },
      has_carrier_invoice: { dataType: 'boolean', required: true },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  ExternalId: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 100 },
        pattern: { value: '^[^\\s\\x00-\\x1f\\x7f]([^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f])?$' },
      },
    },
  },
  PaymentDays: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 0 }, maximum: { value: 365 } } },
  },
  Percent: {
    dataType: 'refAlias',
    type: { dataType: 'double', validators: { minimum: { value: 0 }, maximum: { value: 100 } } },
  },
  RequiredLine: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 200 },
        pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
      },
    },
  },
  PostCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 12 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  CountryCode: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { pattern: { value: '^[A-Z]{2}$' } } },
  },
  RouteInput: {
    dataType: 'refObject',
    properties: {
      pickup_street: { ref: 'RequiredLine', required: true },
      pickup_city: { ref: 'RequiredLine', required: true },
      pickup_post_code: { ref: 'PostCode', required: true },
      pickup_country: { ref: 'CountryCode', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { ref: 'RequiredLine', required: true },
      delivery_city: { ref: 'RequiredLine', required: true },
      delivery_post_code: { ref: 'PostCode', required: true },
      delivery_country: { ref: 'CountryCode', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
      quotation_id: { ref: 'Id', required: true },
      payment_terms: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ ref: 'Percent' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  Plates: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 20 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  Line: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 200 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  TypedPhone: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 40 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  RouteUpdate: {
    dataType: 'refObject',
    properties: {
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      truck_plates: {
        dataType: 'union',
        subSchemas: [{ ref: 'Plates' }, { dataType: 'enum', enums: [null] }],
      },
      trailer_plates: {
        dataType: 'union',
        subSchemas: [{ ref: 'Plates' }, { dataType: 'enum', enums: [null] }],
      },
      driver_name: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      driver_phone: {
        dataType: 'union',
        subSchemas: [{ ref: 'TypedPhone' }, { dataType: 'enum', enums: [null] }],
      },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
      pickup_street: { ref: 'RequiredLine' },
      pickup_city: { ref: 'RequiredLine' },
      pickup_post_code: { ref: 'PostCode' },
      pickup_country: { ref: 'CountryCode' },
      pickup_date: { dataType: 'datetime' },
      delivery_street: { ref: 'RequiredLine' },
      delivery_city: { ref: 'RequiredLine' },
      delivery_post_code: { ref: 'PostCode' },
      delivery_country: { ref: 'CountryCode' },
      delivery_date: { dataType: 'datetime' },
      payment_terms: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ ref: 'Percent' }, { dataType: 'enum', enums: [null] }],
      },
      subcontractor_offer_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  SelectOfferInput: {
    dataType: 'refObject',
    properties: {
      offer_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      replaces: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  Lane: {
    dataType: 'refObject',
    properties: {
      pickup_country: { dataType: 'string', required: true },
      pickup_area: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_area: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  PastQuote: {
    dataType: 'refObject',
    properties: {
      offer_id: { ref: 'Id', required: true },
      quotation_id: { ref: 'Id', required: true },
      quotation_route_id: { ref: 'Id', required: true },
      quoted_at: { dataType: 'datetime', required: true },
      subcontractor_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: { dataType: 'string', required: true },
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      is_chosen: { dataType: 'boolean', required: true },
      pickup_city: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      ldm: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PriceLevel: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'Currency', required: true },
      count: { dataType: 'double', required: true },
      lowest: { dataType: 'double', required: true },
      median: { dataType: 'double', required: true },
      highest: { dataType: 'double', required: true },
      chosen_median: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PriceHistory: {
    dataType: 'refObject',
    properties: {
      lane: { ref: 'Lane', required: true },
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PastQuote' }, required: true },
      total: { dataType: 'double', required: true },
      levels: { dataType: 'array', array: { dataType: 'refObject', ref: 'PriceLevel' }, required: true },
    },
    additionalProperties: false,
  },
  RouteHint: {
    dataType: 'refObject',
    properties: {
      code: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['takes_no_time'] },
          { dataType: 'enum', enums: ['ends_before_start'] },
          { dataType: 'enum', enums: ['starts_elsewhere'] },
          { dataType: 'enum', enums: ['starts_too_early'] },
        ],
        required: true,
      },
      route_id: { ref: 'Id', required: true },
      previous_route_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  RouteList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'RouteDto' }, required: true },
      total: { dataType: 'double', required: true },
      hints: { dataType: 'array', array: { dataType: 'refObject', ref: 'RouteHint' }, required: true },
    },
    additionalProperties: false,
  },
  RouteSplitInput: {
    dataType: 'refObject',
    properties: {
      city: { ref: 'RequiredLine', required: true },
      post_code: { ref: 'PostCode' },
      country: { ref: 'CountryCode', required: true },
      date: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  MapPlace: {
    dataType: 'refObject',
    properties: {
      city: { dataType: 'string', required: true },
      country: { dataType: 'string', required: true },
      lat: { dataType: 'double', required: true },
      lng: { dataType: 'double', required: true },
      doubtful: { dataType: 'boolean', required: true },
      approximate: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  MapLeg: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      from: {
        dataType: 'union',
        subSchemas: [{ ref: 'MapPlace' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      to: {
        dataType: 'union',
        subSchemas: [{ ref: 'MapPlace' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      crow_km: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  RouteMap: {
    dataType: 'refObject',
    properties: {
      legs: { dataType: 'array', array: { dataType: 'refObject', ref: 'MapLeg' }, required: true },
    },
    additionalProperties: false,
  },
  RouteDates: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  RouteDatesInput: {
    dataType: 'refObject',
    properties: {
      routes: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RouteDates' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 50 } },
      },
    },
    additionalProperties: false,
  },
  PriceRequestSkip: {
    dataType: 'refObject',
    properties: {
      subcontractor_id: { dataType: 'double', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['no_email'] },
          { dataType: 'enum', enums: ['already_asked'] },
          { dataType: 'enum', enums: ['not_found'] },
          { dataType: 'enum', enums: ['unsubscribed'] },
          { dataType: 'enum', enums: ['reminded_today'] },
          { dataType: 'enum', enums: ['unconfirmed'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PriceRequestAnswer: {
    dataType: 'refObject',
    properties: {
      sent: { dataType: 'double', required: true },
      total: { dataType: 'double', required: true },
      skipped: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'PriceRequestSkip' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  PriceRequestInput: {
    dataType: 'refObject',
    properties: {
      subcontractor_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 1000 } },
      },
    },
    additionalProperties: false,
  },
  GroupPriceRequestAnswer: {
    dataType: 'refObject',
    properties: {
      emails_sent: { dataType: 'double', required: true },
      total: { dataType: 'double', required: true },
      skipped: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'PriceRequestSkip' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  PriceRequestLanguage: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['pl'] },
        { dataType: 'enum', enums: ['en'] },
        { dataType: 'enum', enums: ['no'] },
        { dataType: 'enum', enums: ['de'] },
        { dataType: 'enum', enums: ['fr'] },
        { dataType: 'enum', enums: ['es'] },
        { dataType: 'enum', enums: ['it'] },
      ],
      validators: {},
    },
  },
  GroupPriceRequestInput: {
    dataType: 'refObject',
    properties: {
      group_id: { ref: 'Id', required: true },
      quotation_route_id: { ref: 'Id', required: true },
      subject: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', required: true, validators: { maxLength: { value: 10000 } } },
      language: { ref: 'PriceRequestLanguage' },
    },
    additionalProperties: false,
  },
  PriceRequestState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['sent'] },
        { dataType: 'enum', enums: ['stored'] },
        { dataType: 'enum', enums: ['failed'] },
        { dataType: 'enum', enums: ['passed_on'] },
        { dataType: 'enum', enums: ['answered'] },
      ],
      validators: {},
    },
  },
  PriceRequestDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      quotation_route_id: { ref: 'Id', required: true },
      subcontractor_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: { dataType: 'string', required: true },
      subcontractor_email: { dataType: 'string', required: true },
      message_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      group_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      asked_at: { dataType: 'datetime', required: true },
      reminded_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      state: { ref: 'PriceRequestState', required: true },
      failure_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      answered: { dataType: 'boolean', required: true },
      mail_failed: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  PriceRequestCounts: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      waiting: { dataType: 'double', required: true },
      sent: { dataType: 'double', required: true },
      stored: { dataType: 'double', required: true },
      failed: { dataType: 'double', required: true },
      passed_on: { dataType: 'double', required: true },
      answered: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  PriceRequestList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PriceRequestDto' }, required: true },
      total: { dataType: 'double', required: true },
      counts: { ref: 'PriceRequestCounts', required: true },
    },
    additionalProperties: false,
  },
  LaneQuote: {
    dataType: 'refObject',
    properties: {
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      quoted_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  Day: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 10 }, pattern: { value: '^\\d{4}-\\d{2}-\\d{2}$' } },
    },
  },
  InsuranceOfCarrier: {
    dataType: 'refObject',
    properties: {
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarrierToAsk: {
    dataType: 'refObject',
    properties: {
      subcontractor_id: { ref: 'Id', required: true },
      asked: { dataType: 'double', required: true },
      answered: { dataType: 'double', required: true },
      asked_today: { dataType: 'boolean', required: true },
      last_quote: {
        dataType: 'union',
        subSchemas: [{ ref: 'LaneQuote' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      was_chosen: { dataType: 'boolean', required: true },
      insurance: {
        dataType: 'union',
        subSchemas: [{ ref: 'InsuranceOfCarrier' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarriersToAsk: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CarrierToAsk' }, required: true },
    },
    additionalProperties: false,
  },
  OfferPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'OfferDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  OfferQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      order_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  QuotePrice: {
    dataType: 'refAlias',
    type: { dataType: 'double', validators: { minimum: { value: 0 }, maximum: { value: 99999999.99 } } },
  },
  Text: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 4000 } } },
  },
  ContractQuoteInput: {
    dataType: 'refObject',
    properties: {
      subcontractor_id: { ref: 'Id', required: true },
      quotation_route_id: { ref: 'Id', required: true },
      price: { ref: 'QuotePrice', required: true },
      currency: { ref: 'Currency', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  PageQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
    },
    additionalProperties: false,
  },
  OfferCount: {
    dataType: 'refObject',
    properties: {
      count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  OrderStatusCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: [0] },
        { dataType: 'enum', enums: [1] },
        { dataType: 'enum', enums: [2] },
        { dataType: 'enum', enums: [3] },
        { dataType: 'enum', enums: [4] },
        { dataType: 'enum', enums: [5] },
        { dataType: 'enum', enums: [6] },
        { dataType: 'enum', enums: [7] },
        { dataType: 'enum', enums: [8] },
        { dataType: 'enum', enums: [9] },
        { dataType: 'enum', enums: [10] },
        { dataType: 'enum', enums: [11] },
        { dataType: 'enum', enums: [12] },
        { dataType: 'enum', enums: [13] },
      ],
      validators: {},
    },
  },
  StatusInfo: {
    dataType: 'refObject',
    properties: {
      code: { ref: 'OrderStatusCode', required: true },
      key: { dataType: 'string', required: true },
      label: { dataType: 'string', required: true },
      allowed_next: { dataType: 'array', array: { dataType: 'double' }, required: true },
      activity: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['in_valuation'] },
          { dataType: 'enum', enums: ['offers'] },
          { dataType: 'enum', enums: ['in_progress'] },
          { dataType: 'enum', enums: ['finished'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  StatusList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'StatusInfo' }, required: true },
    },
    additionalProperties: false,
  },
  AgreedDates: {
    dataType: 'refObject',
    properties: {
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  ShownPrice: {
    dataType: 'refObject',
    properties: {
      amount: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['client'] },
          { dataType: 'enum', enums: ['sum'] },
          { dataType: 'enum', enums: ['from'] },
          { dataType: 'enum', enums: ['open'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  SummaryCurrency: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['PLN'] },
        { dataType: 'enum', enums: ['EUR'] },
        { dataType: 'enum', enums: ['NOK'] },
      ],
      validators: {},
    },
  },
  Reference: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 60 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  LostReason: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['price'] },
        { dataType: 'enum', enums: ['dates'] },
        { dataType: 'enum', enums: ['competitor'] },
        { dataType: 'enum', enums: ['cancelled'] },
        { dataType: 'enum', enums: ['no_capacity'] },
        { dataType: 'enum', enums: ['no_answer'] },
        { dataType: 'enum', enums: ['other'] },
      ],
      validators: {},
    },
  },
  MessageDelivery: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['queued'] },
        { dataType: 'enum', enums: ['stored'] },
        { dataType: 'enum', enums: ['handed_over'] },
        { dataType: 'enum', enums: ['failed'] },
        { dataType: 'enum', enums: ['passed_on'] },
      ],
      validators: {},
    },
  },
  ListedOrder: {
    dataType: 'refObject',
    properties: {
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lost_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LostReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lost_note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: { dataType: 'string', required: true },
      claimed_client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      contact_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      request_site: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: { ref: 'OrderStatusCode', required: true },
      status_key: { dataType: 'string', required: true },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      cargo_type: { dataType: 'string', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'SummaryCurrency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_read: { dataType: 'boolean', required: true },
      is_data_complete: { dataType: 'boolean', required: true },
      assignee_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      assignee_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      snoozed_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      invoice_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed: {
        dataType: 'union',
        subSchemas: [{ ref: 'AgreedDates' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      shown_price: {
        dataType: 'union',
        subSchemas: [{ ref: 'ShownPrice' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ListedOrder' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  OrderQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      status: { dataType: 'array', array: { dataType: 'double' } },
      assigned: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['mine'] },
          { dataType: 'enum', enums: ['unassigned'] },
        ],
      },
      external_id: { ref: 'ExternalId' },
    },
    additionalProperties: false,
  },
  ClientClaim: {
    dataType: 'refObject',
    properties: {
      client_id: { ref: 'Id', required: true },
      client_name: { dataType: 'string', required: true },
      directory_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      given_email: { dataType: 'string', required: true },
      is_same_email: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  OrderAction: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['accept'] },
        { dataType: 'enum', enums: ['ask_subcontractors'] },
        { dataType: 'enum', enums: ['send_to_client'] },
        { dataType: 'enum', enums: ['client_accepts'] },
        { dataType: 'enum', enums: ['reject'] },
        { dataType: 'enum', enums: ['revise'] },
        { dataType: 'enum', enums: ['create_order'] },
        { dataType: 'enum', enums: ['send_to_subcontractor'] },
        { dataType: 'enum', enums: ['subcontractor_accepts'] },
        { dataType: 'enum', enums: ['subcontractor_rejects'] },
        { dataType: 'enum', enums: ['choose_again'] },
        { dataType: 'enum', enums: ['pods_complete'] },
        { dataType: 'enum', enums: ['save_invoice'] },
        { dataType: 'enum', enums: ['mail_invoice'] },
        { dataType: 'enum', enums: ['pay'] },
        { dataType: 'enum', enums: ['request_data'] },
      ],
      validators: {},
    },
  },
  MissingDto: {
    dataType: 'refObject',
    properties: {
      code: { dataType: 'string', required: true },
      route_ids: { dataType: 'array', array: { dataType: 'double' } },
      fields: { dataType: 'array', array: { dataType: 'string' } },
      message: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  AllowedAction: {
    dataType: 'refObject',
    properties: {
      action: { ref: 'OrderAction', required: true },
      allowed: { dataType: 'boolean', required: true },
      missing: { dataType: 'array', array: { dataType: 'refObject', ref: 'MissingDto' }, required: true },
    },
    additionalProperties: false,
  },
  ClientOfferLine: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      offer_id: { ref: 'Id', required: true },
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      profit_margin: { dataType: 'double', required: true },
      price_with_margin: { dataType: 'double', required: true },
      rate: { dataType: 'string', required: true },
      converted: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  VariantKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['cheap'] },
        { dataType: 'enum', enums: ['fast'] },
        { dataType: 'enum', enums: ['own'] },
      ],
      validators: {},
    },
  },
  VariantLeg: {
    dataType: 'refObject',
    properties: {
      pickup_city: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  ClientOfferVariant: {
    dataType: 'refObject',
    properties: {
      number: { dataType: 'double', required: true },
      kind: { ref: 'VariantKind', required: true },
      label: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price: { dataType: 'double', required: true },
      currency: { ref: 'SummaryCurrency', required: true },
      legs: { dataType: 'array', array: { dataType: 'refObject', ref: 'VariantLeg' }, required: true },
      lines: { dataType: 'array', array: { dataType: 'refObject', ref: 'ClientOfferLine' }, required: true },
    },
    additionalProperties: false,
  },
  ClientOfferDto: {
    dataType: 'refObject',
    properties: {
      price: { dataType: 'double', required: true },
      currency: { ref: 'SummaryCurrency', required: true },
      sent_at: { dataType: 'datetime', required: true },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lines: { dataType: 'array', array: { dataType: 'refObject', ref: 'ClientOfferLine' }, required: true },
      variants: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientOfferVariant' },
        required: true,
      },
      chosen_variant: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  EmailAddress: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        maxLength: { value: 254 },
        pattern: { errorMsg: 'invalid_email', value: '^[^\\s@,;<>"]+@[^\\s@,;<>"]+\\.[^\\s@,;<>"]+$' },
      },
    },
  },
  AutomaticMail: {
    dataType: 'refObject',
    properties: {
      message_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      to: { ref: 'EmailAddress', required: true },
      written_at: { dataType: 'datetime', required: true },
      sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery: { ref: 'MessageDelivery', required: true },
      failure_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      waits_for_confirmation: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  OrderAcceptance: {
    dataType: 'refObject',
    properties: {
      to: { ref: 'EmailAddress', required: true },
      mail: {
        dataType: 'union',
        subSchemas: [{ ref: 'AutomaticMail' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  FollowUpHold: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['switched_off'] },
        { dataType: 'enum', enums: ['client_wrote'] },
        { dataType: 'enum', enums: ['undeliverable'] },
        { dataType: 'enum', enums: ['erased'] },
        { dataType: 'enum', enums: ['link_revoked'] },
        { dataType: 'enum', enums: ['offer_expires'] },
        { dataType: 'enum', enums: ['failed'] },
      ],
      validators: {},
    },
  },
  FollowUp: {
    dataType: 'refObject',
    properties: {
      day: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      held: {
        dataType: 'union',
        subSchemas: [{ ref: 'FollowUpHold' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      mail: {
        dataType: 'union',
        subSchemas: [{ ref: 'AutomaticMail' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  MailOnHold: {
    dataType: 'refObject',
    properties: {
      message_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      to: { ref: 'EmailAddress', required: true },
      written_at: { dataType: 'datetime', required: true },
      sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery: { ref: 'MessageDelivery', required: true },
      failure_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      waits_for_confirmation: { dataType: 'boolean', required: true },
      subject: { dataType: 'string', required: true },
      route_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LoadingMetres: {
    dataType: 'refAlias',
    type: { dataType: 'double', validators: { minimum: { value: 0.01 }, maximum: { value: 99999.99 } } },
  },
  Centimetres: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 10000 } } },
  },
  BodyType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['curtain_side'] },
        { dataType: 'enum', enums: ['mega'] },
        { dataType: 'enum', enums: ['box'] },
        { dataType: 'enum', enums: ['reefer'] },
        { dataType: 'enum', enums: ['flatbed'] },
        { dataType: 'enum', enums: ['low_loader'] },
        { dataType: 'enum', enums: ['container'] },
        { dataType: 'enum', enums: ['tanker'] },
        { dataType: 'enum', enums: ['silo'] },
        { dataType: 'enum', enums: ['tipper'] },
        { dataType: 'enum', enums: ['walking_floor'] },
        { dataType: 'enum', enums: ['van'] },
        { dataType: 'enum', enums: ['tail_lift_van'] },
      ],
      validators: {},
    },
  },
  Celsius: {
    dataType: 'refAlias',
    type: { dataType: 'double', validators: { minimum: { value: -100 }, maximum: { value: 250 } } },
  },
  UnNumber: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { pattern: { value: '^(?!0000)\\d{4}$' } } },
  },
  AdrClass: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['1'] },
        { dataType: 'enum', enums: ['1.1'] },
        { dataType: 'enum', enums: ['1.2'] },
        { dataType: 'enum', enums: ['1.3'] },
        { dataType: 'enum', enums: ['1.4'] },
        { dataType: 'enum', enums: ['1.5'] },
        { dataType: 'enum', enums: ['1.6'] },
        { dataType: 'enum', enums: ['2'] },
        { dataType: 'enum', enums: ['2.1'] },
        { dataType: 'enum', enums: ['2.2'] },
        { dataType: 'enum', enums: ['2.3'] },
        { dataType: 'enum', enums: ['3'] },
        { dataType: 'enum', enums: ['4.1'] },
        { dataType: 'enum', enums: ['4.2'] },
        { dataType: 'enum', enums: ['4.3'] },
        { dataType: 'enum', enums: ['5.1'] },
        { dataType: 'enum', enums: ['5.2'] },
        { dataType: 'enum', enums: ['6.1'] },
        { dataType: 'enum', enums: ['6.2'] },
        { dataType: 'enum', enums: ['7'] },
        { dataType: 'enum', enums: ['8'] },
        { dataType: 'enum', enums: ['9'] },
      ],
      validators: {},
    },
  },
  Incoterm: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['EXW'] },
        { dataType: 'enum', enums: ['FCA'] },
        { dataType: 'enum', enums: ['CPT'] },
        { dataType: 'enum', enums: ['CIP'] },
        { dataType: 'enum', enums: ['DAP'] },
        { dataType: 'enum', enums: ['DPU'] },
        { dataType: 'enum', enums: ['DDP'] },
        { dataType: 'enum', enums: ['FAS'] },
        { dataType: 'enum', enums: ['FOB'] },
        { dataType: 'enum', enums: ['CFR'] },
        { dataType: 'enum', enums: ['CIF'] },
      ],
      validators: {},
    },
  },
  OrderDetails: {
    dataType: 'refObject',
    properties: {
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lost_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LostReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lost_note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: { dataType: 'string', required: true },
      claimed_client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      contact_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      request_site: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: { ref: 'OrderStatusCode', required: true },
      status_key: { dataType: 'string', required: true },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      cargo_type: { dataType: 'string', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'SummaryCurrency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_read: { dataType: 'boolean', required: true },
      is_data_complete: { dataType: 'boolean', required: true },
      assignee_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      assignee_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      snoozed_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      ldm: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadingMetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      length_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      width_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      height_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_un: {
        dataType: 'union',
        subSchemas: [{ ref: 'UnNumber' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      incoterm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Incoterm' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      invoice_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_claim: {
        dataType: 'union',
        subSchemas: [{ ref: 'ClientClaim' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      routes: { dataType: 'array', array: { dataType: 'refObject', ref: 'RouteDto' }, required: true },
      route_hints: { dataType: 'array', array: { dataType: 'refObject', ref: 'RouteHint' }, required: true },
      allowed_statuses: { dataType: 'array', array: { dataType: 'double' }, required: true },
      allowed_actions: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'AllowedAction' },
        required: true,
      },
      has_issued_invoice: { dataType: 'boolean', required: true },
      documents_count: { dataType: 'double', required: true },
      received_documents_count: { dataType: 'double', required: true },
      client_offer: {
        dataType: 'union',
        subSchemas: [{ ref: 'ClientOfferDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_acceptance: {
        dataType: 'union',
        subSchemas: [{ ref: 'OrderAcceptance' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      follow_up: {
        dataType: 'union',
        subSchemas: [{ ref: 'FollowUp' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      mails_on_hold: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'MailOnHold' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderInput: {
    dataType: 'refObject',
    properties: {
      pickup_street: { ref: 'RequiredLine', required: true },
      pickup_city: { ref: 'RequiredLine', required: true },
      pickup_post_code: { ref: 'PostCode', required: true },
      pickup_country: { ref: 'CountryCode', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { ref: 'RequiredLine', required: true },
      delivery_city: { ref: 'RequiredLine', required: true },
      delivery_post_code: { ref: 'PostCode', required: true },
      delivery_country: { ref: 'CountryCode', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 1 }, maximum: { value: 100000 } },
      },
      weight: {
        dataType: 'double',
        required: true,
        validators: { minimum: { value: 0.1 }, maximum: { value: 99999999 } },
      },
      cargo_type: { ref: 'RequiredLine', required: true },
      ldm: { dataType: 'union', subSchemas: [{ ref: 'LoadingMetres' }, { dataType: 'enum', enums: [null] }] },
      length_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
      },
      width_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
      },
      height_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
      },
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
      },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
      },
      adr_un: { dataType: 'union', subSchemas: [{ ref: 'UnNumber' }, { dataType: 'enum', enums: [null] }] },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
      },
      incoterm: { dataType: 'union', subSchemas: [{ ref: 'Incoterm' }, { dataType: 'enum', enums: [null] }] },
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
      },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      client_email: { ref: 'EmailAddress' },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      draft_id: { ref: 'Id' },
      draft_version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  Amount: {
    dataType: 'refAlias',
    type: { dataType: 'double', validators: { minimum: { value: 0 }, maximum: { value: 99999999999.99 } } },
  },
  ClientPriceInput: {
    dataType: 'refObject',
    properties: {
      client_price: {
        dataType: 'union',
        subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderStep: {
    dataType: 'refObject',
    properties: {
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lost_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LostReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      lost_note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: { dataType: 'string', required: true },
      claimed_client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      contact_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      request_site: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: { ref: 'OrderStatusCode', required: true },
      status_key: { dataType: 'string', required: true },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      cargo_type: { dataType: 'string', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'SummaryCurrency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_read: { dataType: 'boolean', required: true },
      is_data_complete: { dataType: 'boolean', required: true },
      assignee_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      assignee_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      snoozed_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      ldm: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadingMetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      length_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      width_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      height_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_un: {
        dataType: 'union',
        subSchemas: [{ ref: 'UnNumber' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      incoterm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Incoterm' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      invoice_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_claim: {
        dataType: 'union',
        subSchemas: [{ ref: 'ClientClaim' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      routes: { dataType: 'array', array: { dataType: 'refObject', ref: 'RouteDto' }, required: true },
      route_hints: { dataType: 'array', array: { dataType: 'refObject', ref: 'RouteHint' }, required: true },
      allowed_statuses: { dataType: 'array', array: { dataType: 'double' }, required: true },
      allowed_actions: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'AllowedAction' },
        required: true,
      },
      has_issued_invoice: { dataType: 'boolean', required: true },
      documents_count: { dataType: 'double', required: true },
      received_documents_count: { dataType: 'double', required: true },
      client_offer: {
        dataType: 'union',
        subSchemas: [{ ref: 'ClientOfferDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_acceptance: {
        dataType: 'union',
        subSchemas: [{ ref: 'OrderAcceptance' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      follow_up: {
        dataType: 'union',
        subSchemas: [{ ref: 'FollowUp' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      mails_on_hold: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'MailOnHold' },
        required: true,
      },
      email_sent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'boolean' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  MailLanguage: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['pl'] },
        { dataType: 'enum', enums: ['en'] },
        { dataType: 'enum', enums: ['no'] },
        { dataType: 'enum', enums: ['de'] },
        { dataType: 'enum', enums: ['fr'] },
        { dataType: 'enum', enums: ['es'] },
        { dataType: 'enum', enums: ['it'] },
      ],
      validators: {},
    },
  },
  OfferVariantInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'VariantKind', required: true },
      label: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 60 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
      },
      quote_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 50 } },
      },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }],
      },
      currency_for_client: { ref: 'SummaryCurrency' },
    },
    additionalProperties: false,
  },
  OfferToClientInput: {
    dataType: 'refObject',
    properties: {
      quotation_id: { ref: 'Id', required: true },
      recipient_email: { ref: 'EmailAddress', required: true },
      subject: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', required: true, validators: { maxLength: { value: 100000 } } },
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
      },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }],
      },
      currency_for_client: { ref: 'SummaryCurrency' },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      language: { ref: 'MailLanguage' },
      variants: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'OfferVariantInput' },
        validators: { minItems: { value: 2 }, maxItems: { value: 3 } },
      },
      accept_old_rate: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SummaryRate: {
    dataType: 'refObject',
    properties: {
      from: { ref: 'Currency', required: true },
      to: { ref: 'Currency', required: true },
      rate: { dataType: 'string', required: true },
      date: { dataType: 'string', required: true },
      source: { dataType: 'string', required: true },
      table_no: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      too_old: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  OfferPreview: {
    dataType: 'refObject',
    properties: {
      subject: { dataType: 'string', required: true },
      html: { dataType: 'string', required: true },
      unknown: { dataType: 'array', array: { dataType: 'string' }, required: true },
      variants: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientOfferVariant' },
        required: true,
      },
      rates: { dataType: 'array', array: { dataType: 'refObject', ref: 'SummaryRate' }, required: true },
    },
    additionalProperties: false,
  },
  OfferPreviewInput: {
    dataType: 'refObject',
    properties: {
      quotation_id: { ref: 'Id', required: true },
      subject: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', required: true, validators: { maxLength: { value: 100000 } } },
      price_for_client: { ref: 'Amount', required: true },
      currency_for_client: { ref: 'SummaryCurrency', required: true },
      variants: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'OfferVariantInput' },
        validators: { minItems: { value: 2 }, maxItems: { value: 3 } },
      },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      language: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  ExportFormat: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['csv'] },
        { dataType: 'enum', enums: ['xlsx'] },
        { dataType: 'enum', enums: ['ndjson'] },
      ],
      validators: {},
    },
  },
  OrderExportQuery: {
    dataType: 'refObject',
    properties: {
      format: { ref: 'ExportFormat' },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      status: { dataType: 'array', array: { dataType: 'double' } },
      assigned: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['mine'] },
          { dataType: 'enum', enums: ['unassigned'] },
        ],
      },
      external_id: { ref: 'ExternalId' },
    },
    additionalProperties: false,
  },
  FaultCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['required'] },
        { dataType: 'enum', enums: ['unknown_field'] },
        { dataType: 'enum', enums: ['not_a_text'] },
        { dataType: 'enum', enums: ['not_a_number'] },
        { dataType: 'enum', enums: ['not_an_integer'] },
        { dataType: 'enum', enums: ['not_a_boolean'] },
        { dataType: 'enum', enums: ['not_a_date'] },
        { dataType: 'enum', enums: ['not_in_list'] },
        { dataType: 'enum', enums: ['too_short'] },
        { dataType: 'enum', enums: ['too_long'] },
        { dataType: 'enum', enums: ['too_small'] },
        { dataType: 'enum', enums: ['too_large'] },
        { dataType: 'enum', enums: ['too_many_decimals'] },
        { dataType: 'enum', enums: ['must_be_positive'] },
        { dataType: 'enum', enums: ['too_few_items'] },
        { dataType: 'enum', enums: ['too_many_items'] },
        { dataType: 'enum', enums: ['invalid_format'] },
        { dataType: 'enum', enums: ['invalid_characters'] },
        { dataType: 'enum', enums: ['invalid_certificate'] },
        { dataType: 'enum', enums: ['certificate_expired'] },
        { dataType: 'enum', enums: ['not_for_sign_in'] },
        { dataType: 'enum', enums: ['not_for_offline'] },
        { dataType: 'enum', enums: ['invalid_private_key'] },
        { dataType: 'enum', enums: ['private_key_of_another'] },
        { dataType: 'enum', enums: ['invalid_email'] },
        { dataType: 'enum', enums: ['address_not_public'] },
        { dataType: 'enum', enums: ['invalid_post_code'] },
        { dataType: 'enum', enums: ['invalid_krs'] },
        { dataType: 'enum', enums: ['unknown_country'] },
        { dataType: 'enum', enums: ['unknown_record'] },
        { dataType: 'enum', enums: ['unknown_sort_field'] },
        { dataType: 'enum', enums: ['pickup_after_delivery'] },
        { dataType: 'enum', enums: ['delivery_before_pickup'] },
        { dataType: 'enum', enums: ['delivery_not_after_pickup'] },
        { dataType: 'enum', enums: ['year_out_of_range'] },
        { dataType: 'enum', enums: ['outside_route'] },
        { dataType: 'enum', enums: ['until_before_date'] },
        { dataType: 'enum', enums: ['above_maximum'] },
        { dataType: 'enum', enums: ['below_minimum'] },
        { dataType: 'enum', enums: ['day_passed'] },
        { dataType: 'enum', enums: ['time_passed'] },
        { dataType: 'enum', enums: ['day_ahead'] },
        { dataType: 'enum', enums: ['day_not_ahead'] },
        { dataType: 'enum', enums: ['day_too_far'] },
        { dataType: 'enum', enums: ['before_invoice'] },
        { dataType: 'enum', enums: ['incomplete_list'] },
        { dataType: 'enum', enums: ['variant_required'] },
        { dataType: 'enum', enums: ['no_contract_rates'] },
        { dataType: 'enum', enums: ['offer_not_sent'] },
        { dataType: 'enum', enums: ['password_too_common'] },
        { dataType: 'enum', enums: ['password_too_weak'] },
        { dataType: 'enum', enums: ['password_breached'] },
        { dataType: 'enum', enums: ['passwords_differ'] },
        { dataType: 'enum', enums: ['wrong_password'] },
        { dataType: 'enum', enums: ['wrong_code'] },
        { dataType: 'enum', enums: ['same_email'] },
        { dataType: 'enum', enums: ['invalid_value'] },
      ],
      validators: {},
    },
  },
  FieldFault: {
    dataType: 'refObject',
    properties: {
      field: { dataType: 'string', required: true },
      message: { dataType: 'string', required: true },
      code: { ref: 'FaultCode', required: true },
    },
    additionalProperties: false,
  },
  UnfitPaperDto: {
    dataType: 'refObject',
    properties: {
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['insurance'] },
          { dataType: 'enum', enums: ['licence'] },
        ],
        required: true,
      },
      problem: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['expired'] },
          { dataType: 'enum', enums: ['missing'] },
        ],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  Fa3FaultDto: {
    dataType: 'refObject',
    properties: {
      code: { dataType: 'string', required: true },
      field: { dataType: 'string', required: true },
      path: { dataType: 'string', required: true },
      message: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  LinkContact: {
    dataType: 'refObject',
    properties: {
      company_name: { dataType: 'string', required: true },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  Problem: {
    dataType: 'refObject',
    properties: {
      type: { dataType: 'string', required: true },
      title: { dataType: 'string', required: true },
      status: { dataType: 'double', required: true },
      detail: { dataType: 'string', required: true },
      code: { dataType: 'string', required: true },
      errors: { dataType: 'array', array: { dataType: 'refObject', ref: 'FieldFault' } },
      allowed_statuses: { dataType: 'array', array: { dataType: 'double' } },
      missing: { dataType: 'array', array: { dataType: 'refObject', ref: 'MissingDto' } },
      unfit_papers: { dataType: 'array', array: { dataType: 'refObject', ref: 'UnfitPaperDto' } },
      subcontractor_id: { dataType: 'double' },
      subcontractor_name: { dataType: 'string' },
      faults: { dataType: 'array', array: { dataType: 'refObject', ref: 'Fa3FaultDto' } },
      agreed: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
      },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
      },
      answered: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
        ],
      },
      retry_after: { dataType: 'double' },
      factor_token: { dataType: 'string' },
      expires_in: { dataType: 'double' },
      tries_left: { dataType: 'double' },
      limit: { dataType: 'double' },
      scope: { dataType: 'string' },
      known_versions: { dataType: 'string' },
      allowed_extensions: { dataType: 'string' },
      from: { dataType: 'string' },
      to: { dataType: 'string' },
      date: { dataType: 'string' },
      contact: { ref: 'LinkContact' },
      usual: { dataType: 'string' },
      names: { dataType: 'string' },
      numbers: { dataType: 'string' },
      company_name: { dataType: 'string' },
      reason: { dataType: 'string' },
      position: { dataType: 'double' },
      sql_state: { dataType: 'string' },
      hint: { dataType: 'string' },
      request_id: { dataType: 'string' },
    },
    additionalProperties: false,
  },
  OrderBulkRow: {
    dataType: 'refObject',
    properties: {
      index: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      status: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 201 }, maximum: { value: 499 } },
      },
      problem: {
        dataType: 'union',
        subSchemas: [{ ref: 'Problem' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      record: {
        dataType: 'union',
        subSchemas: [{ ref: 'OrderDetails' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderBulkAnswer: {
    dataType: 'refObject',
    properties: {
      created: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      refused: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'OrderBulkRow' }, required: true },
    },
    additionalProperties: false,
  },
  OrderBulkInput: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'OrderInput' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
  CurrencySum: {
    dataType: 'refObject',
    properties: {
      amount: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
    },
    additionalProperties: false,
  },
  StatusTotal: {
    dataType: 'refObject',
    properties: {
      count: { dataType: 'double', required: true },
      sums: { dataType: 'array', array: { dataType: 'refObject', ref: 'CurrencySum' }, required: true },
      home: {
        dataType: 'union',
        subSchemas: [{ ref: 'CurrencySum' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: { ref: 'OrderStatusCode', required: true },
    },
    additionalProperties: false,
  },
  OrderTotals: {
    dataType: 'refObject',
    properties: {
      count: { dataType: 'double', required: true },
      sums: { dataType: 'array', array: { dataType: 'refObject', ref: 'CurrencySum' }, required: true },
      home: {
        dataType: 'union',
        subSchemas: [{ ref: 'CurrencySum' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      statuses: { dataType: 'array', array: { dataType: 'refObject', ref: 'StatusTotal' }, required: true },
    },
    additionalProperties: false,
  },
  OrderTotalsQuery: {
    dataType: 'refObject',
    properties: {
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      status: { dataType: 'array', array: { dataType: 'double' } },
      assigned: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['mine'] },
          { dataType: 'enum', enums: ['unassigned'] },
        ],
      },
    },
    additionalProperties: false,
  },
  UnreadCount: {
    dataType: 'refObject',
    properties: {
      unread_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  MarkAsReadAnswer: {
    dataType: 'refObject',
    properties: {
      marked: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  MarkAsReadInput: {
    dataType: 'refObject',
    properties: {
      ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        validators: { maxItems: { value: 1000 } },
      },
    },
    additionalProperties: false,
  },
  SummaryLine: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      pickup_city: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      offer_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      profit_margin: { dataType: 'double', required: true },
      margin_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price_with_margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      converted: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderSummary: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'SummaryCurrency', required: true },
      lines: { dataType: 'array', array: { dataType: 'refObject', ref: 'SummaryLine' }, required: true },
      cost: { dataType: 'double', required: true },
      margin: { dataType: 'double', required: true },
      margin_percent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      total: { dataType: 'double', required: true },
      corrections: { dataType: 'double', required: true },
      missing_rates: { dataType: 'array', array: { dataType: 'refAlias', ref: 'Currency' }, required: true },
      rates: { dataType: 'array', array: { dataType: 'refObject', ref: 'SummaryRate' }, required: true },
      frozen: { dataType: 'boolean', required: true },
      can_send: { dataType: 'boolean', required: true },
      missing: { dataType: 'array', array: { dataType: 'refObject', ref: 'MissingDto' }, required: true },
    },
    additionalProperties: false,
  },
  HistoryPrice: {
    dataType: 'refObject',
    properties: {
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
    },
    additionalProperties: false,
  },
  DocumentTypeCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['SUBCONTRACTOR_INVOICE'] },
        { dataType: 'enum', enums: ['POD'] },
        { dataType: 'enum', enums: ['ISSUED_INVOICE'] },
        { dataType: 'enum', enums: ['OTHER'] },
      ],
      validators: {},
    },
  },
  HistoryVariant: {
    dataType: 'refObject',
    properties: {
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      number: { dataType: 'double', required: true },
      kind: { ref: 'VariantKind', required: true },
      label: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  HistoryRate: {
    dataType: 'refObject',
    properties: {
      from: { ref: 'Currency', required: true },
      to: { ref: 'Currency', required: true },
      rate: { dataType: 'string', required: true },
      date: { ref: 'Day', required: true },
      source: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  HistoryVatRate: {
    dataType: 'refObject',
    properties: {
      vat_rate: { dataType: 'double', required: true },
      vat_case: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['np'] },
          { dataType: 'enum', enums: ['oo'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  UnfitPaper: {
    dataType: 'refObject',
    properties: {
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['insurance'] },
          { dataType: 'enum', enums: ['licence'] },
        ],
        required: true,
      },
      problem: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['expired'] },
          { dataType: 'enum', enums: ['missing'] },
        ],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  HistoryFacts: {
    dataType: 'refObject',
    properties: {
      by_acceptance: { dataType: 'boolean' },
      route_id: { ref: 'Id' },
      pickup_city: { dataType: 'string' },
      delivery_city: { dataType: 'string' },
      group: { dataType: 'string' },
      before: { ref: 'HistoryPrice' },
      after: { ref: 'HistoryPrice' },
      lost_reason: { ref: 'LostReason' },
      source_order_id: { ref: 'Id' },
      document_type: { ref: 'DocumentTypeCode' },
      paid_on: { ref: 'Day' },
      payment: { ref: 'HistoryPrice' },
      snoozed_until: { ref: 'Day' },
      variants: { dataType: 'array', array: { dataType: 'refObject', ref: 'HistoryVariant' } },
      variant: { ref: 'HistoryVariant' },
      valid_until: { ref: 'Day' },
      old_rate: { ref: 'HistoryRate' },
      unusual_vat_rate: { ref: 'HistoryVatRate' },
      ksef_environment: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['test'] },
          { dataType: 'enum', enums: ['demo'] },
        ],
      },
      unfit_papers: { dataType: 'array', array: { dataType: 'refObject', ref: 'UnfitPaper' } },
    },
    additionalProperties: false,
  },
  HistoryEntry: {
    dataType: 'refObject',
    properties: {
      from_status: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      to_status: { dataType: 'double', required: true },
      event: { dataType: 'string', required: true },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      api_key_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      api_key_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      facts: {
        dataType: 'union',
        subSchemas: [{ ref: 'HistoryFacts' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderHistory: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'HistoryEntry' }, required: true },
    },
    additionalProperties: false,
  },
  OrderUpdate: {
    dataType: 'refObject',
    properties: {
      ldm: { dataType: 'union', subSchemas: [{ ref: 'LoadingMetres' }, { dataType: 'enum', enums: [null] }] },
      length_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
      },
      width_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
      },
      height_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
      },
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
      },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
      },
      adr_un: { dataType: 'union', subSchemas: [{ ref: 'UnNumber' }, { dataType: 'enum', enums: [null] }] },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
      },
      incoterm: { dataType: 'union', subSchemas: [{ ref: 'Incoterm' }, { dataType: 'enum', enums: [null] }] },
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
      },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      client_email: { ref: 'EmailAddress' },
      pickup_street: { ref: 'RequiredLine' },
      pickup_city: { ref: 'RequiredLine' },
      pickup_post_code: { ref: 'PostCode' },
      pickup_country: { ref: 'CountryCode' },
      pickup_date: { dataType: 'datetime' },
      delivery_street: { ref: 'RequiredLine' },
      delivery_city: { ref: 'RequiredLine' },
      delivery_post_code: { ref: 'PostCode' },
      delivery_country: { ref: 'CountryCode' },
      delivery_date: { dataType: 'datetime' },
      pallets_count: {
        dataType: 'integer',
        validators: { minimum: { value: 1 }, maximum: { value: 100000 } },
      },
      weight: { dataType: 'double', validators: { minimum: { value: 0.1 }, maximum: { value: 99999999 } } },
      cargo_type: { ref: 'RequiredLine' },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      is_data_complete: { dataType: 'boolean' },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }],
      },
      currency_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'SummaryCurrency' }, { dataType: 'enum', enums: [null] }],
      },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  VariantNumber: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 3 } } },
  },
  StatusChange: {
    dataType: 'refObject',
    properties: {
      status: { ref: 'OrderStatusCode', required: true },
      reason: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      lost_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LostReason' }, { dataType: 'enum', enums: [null] }],
      },
      variant: { ref: 'VariantNumber' },
      paid_on: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  ClientClaimAnswer: {
    dataType: 'refObject',
    properties: {
      confirm: { dataType: 'boolean' },
      email: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['directory'] },
          { dataType: 'enum', enums: ['given'] },
        ],
      },
    },
    additionalProperties: false,
  },
  FollowUpInput: {
    dataType: 'refObject',
    properties: {
      enabled: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  OfferReminderInput: {
    dataType: 'refObject',
    properties: {
      valid_until: { ref: 'Day' },
    },
    additionalProperties: false,
  },
  OrderCopyInput: {
    dataType: 'refObject',
    properties: {
      pickup_date: { dataType: 'datetime' },
    },
    additionalProperties: false,
  },
  RouteSequenceInput: {
    dataType: 'refObject',
    properties: {
      ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 50 } },
      },
    },
    additionalProperties: false,
  },
  MailPreview: {
    dataType: 'refObject',
    properties: {
      subject: { dataType: 'string', required: true },
      html: { dataType: 'string', required: true },
      unknown: { dataType: 'array', array: { dataType: 'string' }, required: true },
    },
    additionalProperties: false,
  },
  OrderMailKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['data_request'] },
        { dataType: 'enum', enums: ['price_request'] },
        { dataType: 'enum', enums: ['price_reminder'] },
        { dataType: 'enum', enums: ['carrier_order'] },
        { dataType: 'enum', enums: ['carrier_reminder'] },
        { dataType: 'enum', enums: ['vehicle_request'] },
        { dataType: 'enum', enums: ['client_reminder'] },
      ],
      validators: {},
    },
  },
  OrderMailPreviewInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'OrderMailKind', required: true },
      route_id: { ref: 'Id' },
      subcontractor_id: { ref: 'Id' },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      subject: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', validators: { maxLength: { value: 20000 } } },
      language: { ref: 'MailLanguage' },
      valid_until: { ref: 'Day' },
    },
    additionalProperties: false,
  },
  AcceptedUnfitCarrier: {
    dataType: 'refObject',
    properties: {
      reason: { ref: 'RequiredLine', required: true },
    },
    additionalProperties: false,
  },
  SendToSubcontractorInput: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      accept_unfit_carrier: { ref: 'AcceptedUnfitCarrier' },
      subject: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', validators: { maxLength: { value: 20000 } } },
    },
    additionalProperties: false,
  },
  SubcontractorAnswerInput: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      action: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
        ],
        required: true,
      },
      reason: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  'Record_string.unknown_': {
    dataType: 'refAlias',
    type: {
      dataType: 'nestedObjectLiteral',
      nestedProperties: {},
      additionalProperties: { dataType: 'any' },
      validators: {},
    },
  },
  DataRequestInput: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
      recipient_email: { ref: 'EmailAddress', required: true },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      subject: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', required: true, validators: { maxLength: { value: 20000 } } },
      language: { ref: 'MailLanguage' },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      order_data: {
        dataType: 'union',
        subSchemas: [{ ref: 'Record_string.unknown_' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  PaymentMethod: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['transfer'] },
        { dataType: 'enum', enums: ['cash'] },
        { dataType: 'enum', enums: ['card'] },
        { dataType: 'enum', enums: ['offset'] },
        { dataType: 'enum', enums: ['other'] },
      ],
      validators: {},
    },
  },
  PaymentDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      paid_on: { ref: 'Day', required: true },
      amount: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      method: { ref: 'PaymentMethod', required: true },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  OrderPayments: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PaymentDto' }, required: true },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      amount_due: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      paid_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      balance: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_status: { ref: 'OrderStatusCode', required: true },
    },
    additionalProperties: false,
  },
  PaymentInput: {
    dataType: 'refObject',
    properties: {
      amount: {
        dataType: 'double',
        required: true,
        validators: { minimum: { value: -99999999999.99 }, maximum: { value: 99999999999.99 } },
      },
      paid_on: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      method: { ref: 'PaymentMethod' },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
  PaymentRemoval: {
    dataType: 'refObject',
    properties: {
      reason: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 1 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
        },
      },
    },
    additionalProperties: false,
  },
  OrderTextValues: {
    dataType: 'refObject',
    properties: {
      client_name: { ref: 'RequiredLine' },
      client_email: { ref: 'EmailAddress' },
      client_phone: { dataType: 'string' },
      pickup_street: { dataType: 'string' },
      pickup_city: { dataType: 'string' },
      pickup_post_code: { dataType: 'string' },
      pickup_country: { dataType: 'string' },
      pickup_date: { dataType: 'string' },
      pickup_until: { dataType: 'string' },
      delivery_street: { dataType: 'string' },
      delivery_city: { dataType: 'string' },
      delivery_post_code: { dataType: 'string' },
      delivery_country: { dataType: 'string' },
      delivery_date: { dataType: 'string' },
      delivery_until: { dataType: 'string' },
      pallets_count: { dataType: 'double' },
      weight: { dataType: 'double' },
      cargo_type: { dataType: 'string' },
      ldm: { ref: 'LoadingMetres' },
      length_cm: { ref: 'Centimetres' },
      width_cm: { ref: 'Centimetres' },
      height_cm: { ref: 'Centimetres' },
      body_type: { ref: 'BodyType' },
      temperature_min: { ref: 'Celsius' },
      temperature_max: { ref: 'Celsius' },
      adr_un: { ref: 'UnNumber' },
      adr_class: { ref: 'AdrClass' },
      incoterm: { ref: 'Incoterm' },
      client_reference: { ref: 'Reference' },
      payment_days: { dataType: 'double' },
      notes: { dataType: 'string' },
    },
    additionalProperties: false,
  },
  OrderTextField: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['client_name'] },
        { dataType: 'enum', enums: ['client_email'] },
        { dataType: 'enum', enums: ['client_phone'] },
        { dataType: 'enum', enums: ['pickup_street'] },
        { dataType: 'enum', enums: ['pickup_city'] },
        { dataType: 'enum', enums: ['pickup_post_code'] },
        { dataType: 'enum', enums: ['pickup_country'] },
        { dataType: 'enum', enums: ['pickup_date'] },
        { dataType: 'enum', enums: ['pickup_until'] },
        { dataType: 'enum', enums: ['delivery_street'] },
        { dataType: 'enum', enums: ['delivery_city'] },
        { dataType: 'enum', enums: ['delivery_post_code'] },
        { dataType: 'enum', enums: ['delivery_country'] },
        { dataType: 'enum', enums: ['delivery_date'] },
        { dataType: 'enum', enums: ['delivery_until'] },
        { dataType: 'enum', enums: ['pallets_count'] },
        { dataType: 'enum', enums: ['weight'] },
        { dataType: 'enum', enums: ['cargo_type'] },
        { dataType: 'enum', enums: ['ldm'] },
        { dataType: 'enum', enums: ['length_cm'] },
        { dataType: 'enum', enums: ['width_cm'] },
        { dataType: 'enum', enums: ['height_cm'] },
        { dataType: 'enum', enums: ['body_type'] },
        { dataType: 'enum', enums: ['temperature_min'] },
        { dataType: 'enum', enums: ['temperature_max'] },
        { dataType: 'enum', enums: ['adr_un'] },
        { dataType: 'enum', enums: ['adr_class'] },
        { dataType: 'enum', enums: ['incoterm'] },
        { dataType: 'enum', enums: ['client_reference'] },
        { dataType: 'enum', enums: ['payment_days'] },
        { dataType: 'enum', enums: ['notes'] },
      ],
      validators: {},
    },
  },
  OrderTextDoubt: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['hour'] },
        { dataType: 'enum', enums: ['country'] },
        { dataType: 'enum', enums: ['end'] },
        { dataType: 'enum', enums: ['day'] },
        { dataType: 'enum', enums: ['reading'] },
      ],
      validators: {},
    },
  },
  ReadPiece: {
    dataType: 'refObject',
    properties: {
      field: { ref: 'OrderTextField', required: true },
      text: { dataType: 'string', required: true },
      start: { dataType: 'double', required: true },
      end: { dataType: 'double', required: true },
      doubt: {
        dataType: 'union',
        subSchemas: [{ ref: 'OrderTextDoubt' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderTextReading: {
    dataType: 'refObject',
    properties: {
      values: { ref: 'OrderTextValues', required: true },
      pieces: { dataType: 'array', array: { dataType: 'refObject', ref: 'ReadPiece' }, required: true },
      more_loads: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  OrderTextInput: {
    dataType: 'refObject',
    properties: {
      text: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 20000 } },
      },
    },
    additionalProperties: false,
  },
  CmrText: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 600 } } },
  },
  CmrBoxes: {
    dataType: 'refObject',
    properties: {
      sender: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      consignee: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      attached_documents: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      marks: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      packing: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      goods: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      statistical_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      volume: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      instructions: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      carriage: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['paid'] },
          { dataType: 'enum', enums: ['forward'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      cash_on_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      successive_carriers: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      reservations: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreements: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      established_in: {
        dataType: 'union',
        subSchemas: [{ ref: 'CmrText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CmrBoxText: {
    dataType: 'refObject',
    properties: {
      box: { dataType: 'integer', required: true },
      text: { ref: 'Text', required: true },
    },
    additionalProperties: false,
  },
  CmrNote: {
    dataType: 'refObject',
    properties: {
      boxes: { ref: 'CmrBoxes', required: true },
      filled: { dataType: 'array', array: { dataType: 'refObject', ref: 'CmrBoxText' }, required: true },
    },
    additionalProperties: false,
  },
  CmrNoteQuery: {
    dataType: 'refObject',
    properties: {
      lang: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['pl'] },
          { dataType: 'enum', enums: ['en'] },
          { dataType: 'enum', enums: ['no'] },
        ],
      },
    },
    additionalProperties: false,
  },
  CmrQuery: {
    dataType: 'refObject',
    properties: {
      paper: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['blank'] },
          { dataType: 'enum', enums: ['preprinted'] },
        ],
      },
      lang: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['pl'] },
          { dataType: 'enum', enums: ['en'] },
          { dataType: 'enum', enums: ['no'] },
        ],
      },
      offset_x: { dataType: 'double', validators: { minimum: { value: -20 }, maximum: { value: 20 } } },
      offset_y: { dataType: 'double', validators: { minimum: { value: -20 }, maximum: { value: 20 } } },
    },
    additionalProperties: false,
  },
  OrderCare: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      assignee_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      assignee_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      snoozed_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      snoozed_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  AssigneeInput: {
    dataType: 'refObject',
    properties: {
      user_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      expected_user_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  SnoozeInput: {
    dataType: 'refObject',
    properties: {
      until: { ref: 'Day', required: true },
      note: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  ViewedList: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['orders'] },
        { dataType: 'enum', enums: ['queue'] },
      ],
      validators: {},
    },
  },
  WorkKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['loading'] },
        { dataType: 'enum', enums: ['unloading'] },
        { dataType: 'enum', enums: ['undelivered'] },
        { dataType: 'enum', enums: ['expiring'] },
        { dataType: 'enum', enums: ['overdue'] },
        { dataType: 'enum', enums: ['pod_missing'] },
        { dataType: 'enum', enums: ['to_carrier'] },
        { dataType: 'enum', enums: ['answers'] },
        { dataType: 'enum', enums: ['to_price'] },
        { dataType: 'enum', enums: ['files'] },
        { dataType: 'enum', enums: ['mails'] },
        { dataType: 'enum', enums: ['to_invoice'] },
        { dataType: 'enum', enums: ['invoice_to_send'] },
        { dataType: 'enum', enums: ['drafts'] },
        { dataType: 'enum', enums: ['snoozed'] },
      ],
      validators: {},
    },
  },
  OrderViewFilter: {
    dataType: 'refObject',
    properties: {
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      status: { dataType: 'array', array: { dataType: 'double' }, validators: { maxItems: { value: 14 } } },
      assigned: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['mine'] },
          { dataType: 'enum', enums: ['unassigned'] },
        ],
      },
      kind: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'WorkKind' },
        validators: { maxItems: { value: 14 } },
      },
      assignee_id: { ref: 'Id' },
      sort: { dataType: 'string', validators: { maxLength: { value: 40 } } },
    },
    additionalProperties: false,
  },
  OrderView: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      list: { ref: 'ViewedList', required: true },
      filter: { ref: 'OrderViewFilter', required: true },
      is_shared: { dataType: 'boolean', required: true },
      is_own: { dataType: 'boolean', required: true },
      owner_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      count: { dataType: 'double', required: true },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  OrderViewList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'OrderView' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  OrderViewQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      list: { ref: 'ViewedList' },
    },
    additionalProperties: false,
  },
  OrderViewName: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 60 },
        pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
      },
    },
  },
  OrderViewInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'OrderViewName', required: true },
      list: { ref: 'ViewedList' },
      filter: { ref: 'OrderViewFilter', required: true },
      is_shared: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  OrderViewSequence: {
    dataType: 'refObject',
    properties: {
      list: { ref: 'ViewedList' },
      ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { maxItems: { value: 200 } },
      },
    },
    additionalProperties: false,
  },
  OrderViewUpdate: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'OrderViewName' },
      filter: { ref: 'OrderViewFilter' },
      is_shared: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ListedOrderDraft: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      title: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  OrderDraftPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ListedOrderDraft' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  OrderDraftQuery: {
    dataType: 'refObject',
    properties: {
      sort: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'undefined' }],
        validators: { maxLength: { value: 60 } },
      },
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  DraftLine: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 254 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  DraftNumber: {
    dataType: 'refAlias',
    type: {
      dataType: 'double',
      validators: { minimum: { value: -1000000000000 }, maximum: { value: 1000000000000 } },
    },
  },
  OrderDraftValues: {
    dataType: 'refObject',
    properties: {
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      client_email: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftLine' }, { dataType: 'enum', enums: [null] }],
      },
      pickup_street: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      pickup_city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      pickup_post_code: {
        dataType: 'union',
        subSchemas: [{ ref: 'PostCode' }, { dataType: 'enum', enums: [null] }],
      },
      pickup_country: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_street: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_city: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_post_code: {
        dataType: 'union',
        subSchemas: [{ ref: 'PostCode' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_country: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      pallets_count: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      weight: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      cargo_type: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      ldm: { dataType: 'union', subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }] },
      length_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      width_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      height_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
      },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      adr_un: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
      },
      incoterm: { dataType: 'union', subSchemas: [{ ref: 'Incoterm' }, { dataType: 'enum', enums: [null] }] },
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
      },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'DraftNumber' }, { dataType: 'enum', enums: [null] }],
      },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  OrderDraft: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      title: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      values: { ref: 'OrderDraftValues', required: true },
    },
    additionalProperties: false,
  },
  OrderDraftInput: {
    dataType: 'refObject',
    properties: {
      values: { ref: 'OrderDraftValues', required: true },
    },
    additionalProperties: false,
  },
  OrderDraftUpdate: {
    dataType: 'refObject',
    properties: {
      values: { ref: 'OrderDraftValues', required: true },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  LoadEnd: {
    dataType: 'refObject',
    properties: {
      country: { ref: 'CountryCode', required: true },
      post_code: { dataType: 'string', required: true },
      city: { dataType: 'string', required: true },
      from: { dataType: 'datetime', required: true },
      until: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  LoadCurrency: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['EUR'] },
        { dataType: 'enum', enums: ['PLN'] },
      ],
      validators: {},
    },
  },
  LoadContent: {
    dataType: 'refObject',
    properties: {
      pickup: { ref: 'LoadEnd', required: true },
      delivery: { ref: 'LoadEnd', required: true },
      cargo: { ref: 'Line', required: true },
      pallets: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      ldm: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      body_type: { ref: 'BodyType', required: true },
      is_full_truck: { dataType: 'boolean', required: true },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadCurrency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      remarks: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LoadPublicationDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      status: { ref: 'LoadPublicationStatus', required: true },
      is_ending: { dataType: 'boolean', required: true },
      end_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadEndReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_outdated: { dataType: 'boolean', required: true },
      error: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadError' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route_id: { ref: 'Id', required: true },
      external_id: { dataType: 'string', required: true },
      reference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      load: { ref: 'LoadContent', required: true },
      offers_count: { dataType: 'double', required: true },
      foreign_offers_count: { dataType: 'double', required: true },
      published_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  LoadPublicationList: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'LoadPublicationDto' },
        required: true,
      },
      total: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  LoadPrice: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
  },
  LoadRemarks: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 250 } } },
  },
  LoadPublicationInput: {
    dataType: 'refObject',
    properties: {
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
      },
      is_full_truck: { dataType: 'boolean', required: true },
      price: { dataType: 'union', subSchemas: [{ ref: 'LoadPrice' }, { dataType: 'enum', enums: [null] }] },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadCurrency' }, { dataType: 'enum', enums: [null] }],
      },
      remarks: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadRemarks' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  LoadExchangeSettings: {
    dataType: 'refObject',
    properties: {
      is_on: { dataType: 'boolean', required: true },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      signed_in_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sign_in_url: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      redirect_uri: { dataType: 'string', required: true },
      updated_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ExchangeClientId: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 200 },
        pattern: { value: '^[\\x21-\\x7e]+$' },
      },
    },
  },
  ExchangeSecret: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 500 },
        pattern: { value: '^[\\x21-\\x7e]+$' },
      },
    },
  },
  LoadExchangeSettingsInput: {
    dataType: 'refObject',
    properties: {
      is_on: { dataType: 'boolean', required: true },
      client_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExchangeClientId' }, { dataType: 'enum', enums: [null] }],
      },
      client_secret: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExchangeSecret' }, { dataType: 'enum', enums: [null] }],
      },
      api_key: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExchangeSecret' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  LoadExchangeSignInInput: {
    dataType: 'refObject',
    properties: {
      code: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 1 },
          maxLength: { value: 2000 },
          pattern: { value: '^[\\x21-\\x7e]+$' },
        },
      },
    },
    additionalProperties: false,
  },
  PublicQuotationReceipt: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      status: { ref: 'OrderStatusCode', required: true },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: { dataType: 'string', required: true },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { ref: 'CountryCode', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { ref: 'CountryCode', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      cargo_type: { dataType: 'string', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  CompletedOrder: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
    },
    additionalProperties: false,
  },
  PublicQuotationInput: {
    dataType: 'refObject',
    properties: {
      pickup_street: { ref: 'RequiredLine', required: true },
      pickup_city: { ref: 'RequiredLine', required: true },
      pickup_post_code: { ref: 'PostCode', required: true },
      pickup_country: { ref: 'CountryCode', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { ref: 'RequiredLine', required: true },
      delivery_city: { ref: 'RequiredLine', required: true },
      delivery_post_code: { ref: 'PostCode', required: true },
      delivery_country: { ref: 'CountryCode', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 1 }, maximum: { value: 100000 } },
      },
      weight: {
        dataType: 'double',
        required: true,
        validators: { minimum: { value: 0.1 }, maximum: { value: 99999999 } },
      },
      cargo_type: { ref: 'RequiredLine', required: true },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      client_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'RequiredLine' }, { dataType: 'enum', enums: [null] }],
      },
      user_id: { ref: 'Id', required: true },
      client_email: { ref: 'EmailAddress', required: true },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      order_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      order_data: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompletedOrder' }, { dataType: 'enum', enums: [null] }],
      },
      sig: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      exp: { dataType: 'double' },
    },
    additionalProperties: false,
  },
  PublicOfferReceipt: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      quotation_id: { ref: 'Id', required: true },
      quotation_route_id: { ref: 'Id', required: true },
      subcontractor_id: { dataType: 'double', required: true },
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PublicOfferInput: {
    dataType: 'refObject',
    properties: {
      user_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      subcontractor_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      quotation_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      quotation_route_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      price: { ref: 'QuotePrice', required: true },
      currency: { ref: 'Currency', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      sig: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      exp: { dataType: 'double' },
    },
    additionalProperties: false,
  },
  QuotationAcceptanceReceipt: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
      status: { ref: 'OrderStatusCode', required: true },
      action: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
        ],
        required: true,
      },
      price_for_client: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency_for_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'SummaryCurrency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  QuotationAcceptanceInput: {
    dataType: 'refObject',
    properties: {
      order_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      action: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
        ],
      },
      variant: { ref: 'VariantNumber' },
      reason: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      lost_reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'LostReason' }, { dataType: 'enum', enums: [null] }],
      },
      sig: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      exp: { dataType: 'double' },
    },
    additionalProperties: false,
  },
  SubcontractorResponseReceipt: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
      route_id: { ref: 'Id', required: true },
      status: { ref: 'OrderStatusCode', required: true },
      route_status: { ref: 'RouteStatusCode', required: true },
      action: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  SubcontractorResponseInput: {
    dataType: 'refObject',
    properties: {
      truck_plates: {
        dataType: 'union',
        subSchemas: [{ ref: 'Plates' }, { dataType: 'enum', enums: [null] }],
      },
      trailer_plates: {
        dataType: 'union',
        subSchemas: [{ ref: 'Plates' }, { dataType: 'enum', enums: [null] }],
      },
      driver_name: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      driver_phone: {
        dataType: 'union',
        subSchemas: [{ ref: 'TypedPhone' }, { dataType: 'enum', enums: [null] }],
      },
      action: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
        ],
        required: true,
      },
      subcontractor_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      route_id: { dataType: 'double', validators: { maximum: { value: 2147483647 } } },
      reason: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      sig: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      exp: { dataType: 'double' },
    },
    additionalProperties: false,
  },
  LinkKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['order-form'] },
        { dataType: 'enum', enums: ['subcontractor-offer'] },
        { dataType: 'enum', enums: ['client-offer-selection'] },
        { dataType: 'enum', enums: ['subcontractor-order-view'] },
      ],
      validators: {},
    },
  },
  LinkTransport: {
    dataType: 'refObject',
    properties: {
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_time_zone: { dataType: 'string', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_time_zone: { dataType: 'string', required: true },
      ldm: {
        dataType: 'union',
        subSchemas: [{ ref: 'LoadingMetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      length_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      width_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      height_cm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Centimetres' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      body_type: {
        dataType: 'union',
        subSchemas: [{ ref: 'BodyType' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_min: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      temperature_max: {
        dataType: 'union',
        subSchemas: [{ ref: 'Celsius' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_un: {
        dataType: 'union',
        subSchemas: [{ ref: 'UnNumber' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      adr_class: {
        dataType: 'union',
        subSchemas: [{ ref: 'AdrClass' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      incoterm: {
        dataType: 'union',
        subSchemas: [{ ref: 'Incoterm' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      our_reference: {
        dataType: 'union',
        subSchemas: [{ ref: 'Reference' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: { ref: 'Id', required: true },
      route_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      cargo_type: { dataType: 'string', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PublicContact: {
    dataType: 'refObject',
    properties: {
      name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LinkLeg: {
    dataType: 'refObject',
    properties: {
      pickup_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_street: { dataType: 'string', required: true },
      pickup_city: { dataType: 'string', required: true },
      pickup_post_code: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_time_zone: { dataType: 'string', required: true },
      delivery_street: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_post_code: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_time_zone: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  LinkOffer: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      price: { dataType: 'double', required: true },
      currency: { ref: 'SummaryCurrency', required: true },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LinkVariantLeg: {
    dataType: 'refObject',
    properties: {
      pickup_city: { dataType: 'string', required: true },
      pickup_country: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pickup_time_zone: { dataType: 'string', required: true },
      delivery_time_zone: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  LinkVariant: {
    dataType: 'refObject',
    properties: {
      number: { dataType: 'double', required: true },
      kind: { ref: 'VariantKind', required: true },
      label: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price: { dataType: 'double', required: true },
      currency: { ref: 'SummaryCurrency', required: true },
      legs: { dataType: 'array', array: { dataType: 'refObject', ref: 'LinkVariantLeg' }, required: true },
    },
    additionalProperties: false,
  },
  EarlierOffer: {
    dataType: 'refObject',
    properties: {
      price: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  VehicleDto: {
    dataType: 'refObject',
    properties: {
      truck_plates: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      trailer_plates: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      driver_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      driver_phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  SentDocument: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string', required: true },
      document_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['POD'] },
          { dataType: 'enum', enums: ['SUBCONTRACTOR_INVOICE'] },
          { dataType: 'enum', enums: ['OTHER'] },
        ],
        required: true,
      },
      sent_at: { dataType: 'datetime', required: true },
      state: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['waiting'] },
          { dataType: 'enum', enums: ['confirmed'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  RegisterNumber: {
    dataType: 'refObject',
    properties: {
      label: { dataType: 'string', required: true },
      value: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  InvoiceRecipient: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string', required: true },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      tax_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'RegisterNumber' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LinkView: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'LinkKind', required: true },
      company_name: { dataType: 'string', required: true },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      transport: {
        dataType: 'union',
        subSchemas: [{ ref: 'LinkTransport' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      contact: {
        dataType: 'union',
        subSchemas: [{ ref: 'PublicContact' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      legs: { dataType: 'array', array: { dataType: 'refObject', ref: 'LinkLeg' }, required: true },
      offers: { dataType: 'array', array: { dataType: 'refObject', ref: 'LinkOffer' }, required: true },
      variants: { dataType: 'array', array: { dataType: 'refObject', ref: 'LinkVariant' }, required: true },
      accepted_variant: {
        dataType: 'union',
        subSchemas: [{ ref: 'LinkVariant' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      expired: { dataType: 'boolean', required: true },
      price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      default_currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      earlier_offer: {
        dataType: 'union',
        subSchemas: [{ ref: 'EarlierOffer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      answered: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accept'] },
          { dataType: 'enum', enums: ['reject'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      open: { dataType: 'boolean', required: true },
      accepted_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      loading_passed: { dataType: 'boolean', required: true },
      vehicle: {
        dataType: 'union',
        subSchemas: [{ ref: 'VehicleDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      takes_vehicle: { dataType: 'boolean', required: true },
      has_document: { dataType: 'boolean', required: true },
      takes_documents: { dataType: 'boolean', required: true },
      sent_documents: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'SentDocument' },
        required: true,
      },
      has_pod: { dataType: 'boolean', required: true },
      invoice_to: {
        dataType: 'union',
        subSchemas: [{ ref: 'InvoiceRecipient' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LinkQuery: {
    dataType: 'refObject',
    properties: {
      user_id: { dataType: 'double' },
      client_id: { dataType: 'double' },
      order_id: { dataType: 'double' },
      route_id: { dataType: 'double' },
      subcontractor_id: { dataType: 'double' },
      sig: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      exp: { dataType: 'double' },
    },
    additionalProperties: false,
  },
  PublicCompanySettings: {
    dataType: 'refObject',
    properties: {
      company_name: { dataType: 'string', required: true },
      payment_terms_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      contact: { ref: 'PublicContact' },
    },
    additionalProperties: false,
  },
  Installation: {
    dataType: 'refObject',
    properties: {
      mail_domain: { dataType: 'string', required: true },
      sends_mail: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  LinkDto: {
    dataType: 'refObject',
    properties: {
      url: { dataType: 'string', required: true },
      short_url: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  LinkInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'LinkKind', required: true },
      client_id: { ref: 'Id' },
      client_email: { ref: 'EmailAddress' },
      order_id: { ref: 'Id' },
      route_id: { ref: 'Id' },
      subcontractor_id: { ref: 'Id' },
      lang: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  CompanyFormLink: {
    dataType: 'refObject',
    properties: {
      url: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  CompanyFormQuery: {
    dataType: 'refObject',
    properties: {
      lang: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  RevokedLink: {
    dataType: 'refObject',
    properties: {
      revoked: { dataType: 'enum', enums: [true], required: true },
    },
    additionalProperties: false,
  },
  EmbeddedTheme: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['auto'] },
        { dataType: 'enum', enums: ['light'] },
        { dataType: 'enum', enums: ['dark'] },
      ],
      validators: {},
    },
  },
  EmbeddedForm: {
    dataType: 'refObject',
    properties: {
      is_on: { dataType: 'boolean', required: true },
      takes_carriers: { dataType: 'boolean', required: true },
      code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sites: { dataType: 'array', array: { dataType: 'string' }, required: true },
      confirm_requests: { dataType: 'boolean', required: true },
      accent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      theme: { ref: 'EmbeddedTheme', required: true },
      script_url: { dataType: 'string', required: true },
      carrier_url: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      updated_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  Site: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { minLength: { value: 3 }, maxLength: { value: 200 } } },
  },
  HexColour: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { pattern: { value: '^#[0-9a-fA-F]{6}$' } } },
  },
  EmbeddedFormUpdate: {
    dataType: 'refObject',
    properties: {
      is_on: { dataType: 'boolean' },
      takes_carriers: { dataType: 'boolean' },
      sites: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Site' },
        validators: { maxItems: { value: 20 } },
      },
      confirm_requests: { dataType: 'boolean' },
      accent: { dataType: 'union', subSchemas: [{ ref: 'HexColour' }, { dataType: 'enum', enums: [null] }] },
      theme: { ref: 'EmbeddedTheme' },
    },
    additionalProperties: false,
  },
  EmbeddedFormView: {
    dataType: 'refObject',
    properties: {
      company_name: { dataType: 'string', required: true },
      payment_terms_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      confirms: { dataType: 'boolean', required: true },
      accent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      theme: { ref: 'EmbeddedTheme', required: true },
      challenge: { dataType: 'string', required: true },
      difficulty: { dataType: 'double', required: true },
      min_seconds: { dataType: 'double', required: true },
      max_seconds: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  EmbeddedFormKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['request'] },
        { dataType: 'enum', enums: ['carrier'] },
      ],
      validators: {},
    },
  },
  EmbeddedFormQuery: {
    dataType: 'refObject',
    properties: {
      form: { ref: 'EmbeddedFormKind' },
      site: { dataType: 'string', validators: { maxLength: { value: 300 } } },
    },
    additionalProperties: false,
  },
  EmbeddedRequestReceipt: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      awaits_confirmation: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  UiLanguage: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['pl'] },
        { dataType: 'enum', enums: ['en'] },
        { dataType: 'enum', enums: ['no'] },
      ],
      validators: {},
    },
  },
  EmbeddedRequestInput: {
    dataType: 'refObject',
    properties: {
      pickup_street: { ref: 'RequiredLine', required: true },
      pickup_city: { ref: 'RequiredLine', required: true },
      pickup_post_code: { ref: 'PostCode', required: true },
      pickup_country: { ref: 'CountryCode', required: true },
      pickup_date: { dataType: 'datetime', required: true },
      delivery_street: { ref: 'RequiredLine', required: true },
      delivery_city: { ref: 'RequiredLine', required: true },
      delivery_post_code: { ref: 'PostCode', required: true },
      delivery_country: { ref: 'CountryCode', required: true },
      delivery_date: { dataType: 'datetime', required: true },
      pallets_count: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 1 }, maximum: { value: 100000 } },
      },
      weight: {
        dataType: 'double',
        required: true,
        validators: { minimum: { value: 0.1 }, maximum: { value: 99999999 } },
      },
      cargo_type: { ref: 'RequiredLine', required: true },
      client_name: { ref: 'RequiredLine', required: true },
      contact_name: { ref: 'RequiredLine', required: true },
      client_email: { ref: 'EmailAddress', required: true },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      language: { ref: 'UiLanguage' },
      site: { dataType: 'string', validators: { maxLength: { value: 300 } } },
      website: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      challenge: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      proof: {
        dataType: 'string',
        required: true,
        validators: { maxLength: { value: 20 }, pattern: { value: '^\\d{1,20}$' } },
      },
    },
    additionalProperties: false,
  },
  DocumentMimeType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['application/pdf'] },
        { dataType: 'enum', enums: ['image/jpeg'] },
        { dataType: 'enum', enums: ['image/png'] },
        { dataType: 'enum', enums: ['image/gif'] },
        { dataType: 'enum', enums: ['application/msword'] },
        { dataType: 'enum', enums: ['application/vnd.ms-excel'] },
        {
          dataType: 'enum',
          enums: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
        },
        { dataType: 'enum', enums: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
        { dataType: 'enum', enums: ['text/plain'] },
      ],
      validators: {},
    },
  },
  DocumentRouteInfo: {
    dataType: 'refObject',
    properties: {
      description: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  DocumentDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      order_routes_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      original_filename: { ref: 'Line', required: true },
      mime_type: { ref: 'DocumentMimeType', required: true },
      file_size: { dataType: 'double', required: true },
      upload_date: { dataType: 'datetime', required: true },
      document_type: { ref: 'DocumentTypeCode', required: true },
      route_info: {
        dataType: 'union',
        subSchemas: [{ ref: 'DocumentRouteInfo' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      uploaded_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      can_preview: { dataType: 'boolean', required: true },
      can_delete: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  Paged_DocumentDto_: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'DocumentDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  DocumentPage: {
    dataType: 'refAlias',
    type: { ref: 'Paged_DocumentDto_', validators: {} },
  },
  DocumentQuery: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id' },
      order_routes_id: { ref: 'Id' },
      document_type: { ref: 'DocumentTypeCode' },
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
    },
    additionalProperties: false,
  },
  DocumentTypeDto: {
    dataType: 'refObject',
    properties: {
      code: { ref: 'DocumentTypeCode', required: true },
      label: { dataType: 'string', required: true },
      levels: {
        dataType: 'array',
        array: {
          dataType: 'union',
          subSchemas: [
            { dataType: 'enum', enums: ['route'] },
            { dataType: 'enum', enums: ['order'] },
          ],
        },
        required: true,
      },
    },
    additionalProperties: false,
  },
  DocumentTypeList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'DocumentTypeDto' }, required: true },
      extensions: { dataType: 'array', array: { dataType: 'string' }, required: true },
      max_bytes: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  DocumentWithContent: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      order_routes_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      original_filename: { ref: 'Line', required: true },
      mime_type: { ref: 'DocumentMimeType', required: true },
      file_size: { dataType: 'double', required: true },
      upload_date: { dataType: 'datetime', required: true },
      document_type: { ref: 'DocumentTypeCode', required: true },
      route_info: {
        dataType: 'union',
        subSchemas: [{ ref: 'DocumentRouteInfo' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      uploaded_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      can_preview: { dataType: 'boolean', required: true },
      can_delete: { dataType: 'boolean', required: true },
      file_data: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  RouteDocumentType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['SUBCONTRACTOR_INVOICE'] },
        { dataType: 'enum', enums: ['POD'] },
        { dataType: 'enum', enums: ['OTHER'] },
      ],
      validators: {},
    },
  },
  ReceivedDocumentDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      source: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['link'] },
          { dataType: 'enum', enums: ['mail'] },
        ],
        required: true,
      },
      message_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sender: { ref: 'Line', required: true },
      original_filename: { ref: 'Line', required: true },
      mime_type: { ref: 'DocumentMimeType', required: true },
      file_size: { dataType: 'double', required: true },
      received_at: { dataType: 'datetime', required: true },
      document_type: { ref: 'RouteDocumentType', required: true },
      order_routes_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route_info: {
        dataType: 'union',
        subSchemas: [{ ref: 'DocumentRouteInfo' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      can_preview: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ReceivedDocumentList: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ReceivedDocumentDto' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  ReceivedDocumentConfirmation: {
    dataType: 'refObject',
    properties: {
      document_type: { ref: 'RouteDocumentType', required: true },
      order_routes_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarrierDocumentType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['POD'] },
        { dataType: 'enum', enums: ['SUBCONTRACTOR_INVOICE'] },
        { dataType: 'enum', enums: ['OTHER'] },
      ],
      validators: {},
    },
  },
  CarrierDocumentReceipt: {
    dataType: 'refObject',
    properties: {
      original_filename: { ref: 'Line', required: true },
      document_type: { ref: 'CarrierDocumentType', required: true },
      waiting: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CurrencyRateDto: {
    dataType: 'refObject',
    properties: {
      date: { dataType: 'string', required: true },
      from_currency: { dataType: 'string', required: true },
      to_currency: { dataType: 'string', required: true },
      rate: { dataType: 'string', required: true },
      source: { dataType: 'string', required: true },
      table_no: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CurrencyRatePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CurrencyRateDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CurrencyRateQuery: {
    dataType: 'refObject',
    properties: {
      date: { dataType: 'string', validators: { pattern: { value: '^\\d{4}-\\d{2}-\\d{2}$' } } },
      from_currency: { ref: 'Currency' },
      to_currency: { ref: 'Currency' },
      skip: { dataType: 'integer', validators: { minimum: { value: 0 }, maximum: { value: 1000000 } } },
      limit: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  Conversion: {
    dataType: 'refObject',
    properties: {
      converted_amount: { dataType: 'double', required: true },
      rate: { dataType: 'string', required: true },
      date: { dataType: 'string', required: true },
      source: { dataType: 'string', required: true },
      table_no: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ConversionQuery: {
    dataType: 'refObject',
    properties: {
      from_currency: { ref: 'Currency', required: true },
      to_currency: { ref: 'Currency', required: true },
      amount: {
        dataType: 'double',
        required: true,
        validators: { minimum: { value: 0 }, maximum: { value: 9999999999.99 } },
      },
      date: { dataType: 'string', validators: { pattern: { value: '^\\d{4}-\\d{2}-\\d{2}$' } } },
    },
    additionalProperties: false,
  },
  CarrierFitness: {
    dataType: 'refObject',
    properties: {
      check: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['off'] },
          { dataType: 'enum', enums: ['warn'] },
          { dataType: 'enum', enums: ['block'] },
        ],
        required: true,
      },
      papers: { dataType: 'array', array: { dataType: 'refObject', ref: 'UnfitPaper' }, required: true },
    },
    additionalProperties: false,
  },
  VehicleKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['tautliner'] },
        { dataType: 'enum', enums: ['box'] },
        { dataType: 'enum', enums: ['reefer'] },
        { dataType: 'enum', enums: ['flatbed'] },
        { dataType: 'enum', enums: ['tipper'] },
        { dataType: 'enum', enums: ['tanker'] },
        { dataType: 'enum', enums: ['van'] },
        { dataType: 'enum', enums: ['tractor'] },
        { dataType: 'enum', enums: ['other'] },
      ],
      validators: {},
    },
  },
  CarrierVehicle: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      kind: { ref: 'VehicleKind', required: true },
      plates: { dataType: 'string', required: true },
      capacity_kg: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pallets: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CarrierVehicleList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CarrierVehicle' }, required: true },
    },
    additionalProperties: false,
  },
  CarrierPlates: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 40 },
        pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
      },
    },
  },
  CapacityKg: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 100000 } } },
  },
  PalletPlaces: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 100 } } },
  },
  CarrierVehicleNotes: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 1000 } } },
  },
  CarrierVehicleInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'VehicleKind', required: true },
      plates: { ref: 'CarrierPlates', required: true },
      capacity_kg: {
        dataType: 'union',
        subSchemas: [{ ref: 'CapacityKg' }, { dataType: 'enum', enums: [null] }],
      },
      pallets: {
        dataType: 'union',
        subSchemas: [{ ref: 'PalletPlaces' }, { dataType: 'enum', enums: [null] }],
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ ref: 'CarrierVehicleNotes' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  CarrierVehicleUpdate: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'VehicleKind' },
      plates: { ref: 'CarrierPlates' },
      capacity_kg: {
        dataType: 'union',
        subSchemas: [{ ref: 'CapacityKg' }, { dataType: 'enum', enums: [null] }],
      },
      pallets: {
        dataType: 'union',
        subSchemas: [{ ref: 'PalletPlaces' }, { dataType: 'enum', enums: [null] }],
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ ref: 'CarrierVehicleNotes' }, { dataType: 'enum', enums: [null] }],
      },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  PaperKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['insurance'] },
        { dataType: 'enum', enums: ['licence'] },
        { dataType: 'enum', enums: ['other'] },
      ],
      validators: {},
    },
  },
  PaperState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['valid'] },
        { dataType: 'enum', enums: ['ends_soon'] },
        { dataType: 'enum', enums: ['expired'] },
      ],
      validators: {},
    },
  },
  PaperFile: {
    dataType: 'refObject',
    properties: {
      filename: { dataType: 'string', required: true },
      mime_type: { dataType: 'string', required: true },
      size: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CarrierPaper: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      kind: { ref: 'PaperKind', required: true },
      number: { dataType: 'string', required: true },
      issuer: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      state: { ref: 'PaperState', required: true },
      file: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaperFile' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CarrierPaperList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CarrierPaper' }, required: true },
    },
    additionalProperties: false,
  },
  PaperNumber: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 80 },
        pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
      },
    },
  },
  CarrierPaperInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'PaperKind', required: true },
      number: { ref: 'PaperNumber', required: true },
      issuer: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      amount: { dataType: 'union', subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }] },
      currency: { dataType: 'union', subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }] },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  CarrierPaperUpdate: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'PaperKind' },
      number: { ref: 'PaperNumber' },
      issuer: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      amount: { dataType: 'union', subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }] },
      currency: { dataType: 'union', subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }] },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  HeldPaper: {
    dataType: 'refObject',
    properties: {
      subcontractor_id: { ref: 'Id', required: true },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['insurance'] },
          { dataType: 'enum', enums: ['licence'] },
        ],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      state: { ref: 'PaperState', required: true },
    },
    additionalProperties: false,
  },
  HeldPaperList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'HeldPaper' }, required: true },
    },
    additionalProperties: false,
  },
  HeldPapersQuery: {
    dataType: 'refObject',
    properties: {
      ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 200 } },
      },
    },
    additionalProperties: false,
  },
  RegistrationState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['accepted'] },
      ],
      validators: {},
    },
  },
  VehicleCount: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 10000 } } },
  },
  FleetPart: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'VehicleKind', required: true },
      count: { ref: 'VehicleCount', required: true },
      capacity_kg: {
        dataType: 'union',
        subSchemas: [{ ref: 'CapacityKg' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  Region: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 100 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  RegisteredLane: {
    dataType: 'refObject',
    properties: {
      from_country: { ref: 'CountryCode', required: true },
      from_region: {
        dataType: 'union',
        subSchemas: [{ ref: 'Region' }, { dataType: 'enum', enums: [null] }],
      },
      to_country: { ref: 'CountryCode', required: true },
      to_region: { dataType: 'union', subSchemas: [{ ref: 'Region' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  RegistrationPaper: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      kind: { ref: 'PaperKind', required: true },
      number: { dataType: 'string', required: true },
      issuer: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      file: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaperFile' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarrierRegistration: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      subcontractor_id: { ref: 'Id', required: true },
      subcontractor_name: { dataType: 'string', required: true },
      is_known: { dataType: 'boolean', required: true },
      state: { ref: 'RegistrationState', required: true },
      name: { dataType: 'string', required: true },
      vat_number: { dataType: 'string', required: true },
      country: { dataType: 'string', required: true },
      contact_name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      language: { ref: 'UiLanguage', required: true },
      fleet: { dataType: 'array', array: { dataType: 'refObject', ref: 'FleetPart' }, required: true },
      lanes: { dataType: 'array', array: { dataType: 'refObject', ref: 'RegisteredLane' }, required: true },
      papers: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RegistrationPaper' },
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      site: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email_confirmed_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      decided_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      decided_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      deleted_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  CarrierRegistrationPage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CarrierRegistration' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CarrierRegistrationQuery: {
    dataType: 'refObject',
    properties: {
      sort: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'undefined' }],
        validators: { maxLength: { value: 60 } },
      },
      state: { ref: 'RegistrationState' },
      subcontractor_id: { ref: 'Id' },
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  AcceptRegistrationInput: {
    dataType: 'refObject',
    properties: {
      same_as: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  CarrierRegistrationReceipt: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      awaits_confirmation: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  CarrierTaxNumber: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 30 },
        pattern: { value: '^[^\\x00-\\x1f\\x7f]*[A-Za-z0-9][^\\x00-\\x1f\\x7f]*$' },
      },
    },
  },
  PhoneNumber: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 40 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  RegistrationPaperInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'PaperKind', required: true },
      number: { ref: 'PaperNumber', required: true },
      issuer: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      valid_until: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  CarrierRegistrationInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      vat_number: { ref: 'CarrierTaxNumber', required: true },
      country: { ref: 'CountryCode', required: true },
      contact_name: { ref: 'RequiredLine', required: true },
      email: { ref: 'EmailAddress', required: true },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      fleet: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'FleetPart' },
        required: true,
        validators: { maxItems: { value: 20 } },
      },
      lanes: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RegisteredLane' },
        required: true,
        validators: { maxItems: { value: 30 } },
      },
      papers: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RegistrationPaperInput' },
        required: true,
        validators: { maxItems: { value: 5 } },
      },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      language: { ref: 'UiLanguage' },
      site: { dataType: 'string', validators: { maxLength: { value: 300 } } },
      website: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      challenge: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      proof: {
        dataType: 'string',
        required: true,
        validators: { maxLength: { value: 20 }, pattern: { value: '^\\d{1,20}$' } },
      },
    },
    additionalProperties: false,
  },
  RegistrationPaperReceipt: {
    dataType: 'refObject',
    properties: {
      filename: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  RegistrationPaperQuery: {
    dataType: 'refObject',
    properties: {
      challenge: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
      position: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 0 }, maximum: { value: 4 } },
      },
    },
    additionalProperties: false,
  },
  RoutePriceRequests: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      counts: { ref: 'PriceRequestCounts', required: true },
    },
    additionalProperties: false,
  },
  ClientDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
      name: { dataType: 'string', required: true },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      website: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  VatCase: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['np'] },
        { dataType: 'enum', enums: ['oo'] },
      ],
      validators: {},
    },
  },
  KsefStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['sent'] },
        { dataType: 'enum', enums: ['accepted'] },
        { dataType: 'enum', enums: ['refused'] },
        { dataType: 'enum', enums: ['offline'] },
        { dataType: 'enum', enums: ['exempt'] },
      ],
      validators: {},
    },
  },
  KsefTarget: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['test'] },
        { dataType: 'enum', enums: ['demo'] },
        { dataType: 'enum', enums: ['production'] },
      ],
      validators: {},
    },
  },
  KsefOutageKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['unavailable'] },
        { dataType: 'enum', enums: ['failure'] },
        { dataType: 'enum', enums: ['total'] },
      ],
      validators: {},
    },
  },
  KsefOfflineMode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [{ dataType: 'enum', enums: ['offline24'] }, { ref: 'KsefOutageKind' }],
      validators: {},
    },
  },
  KsefState: {
    dataType: 'refObject',
    properties: {
      status: { ref: 'KsefStatus', required: true },
      environment: { ref: 'KsefTarget', required: true },
      number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      reference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      acquired_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      offline_mode: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefOfflineMode' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_technical_correction: { dataType: 'boolean', required: true },
      deadline: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      held_back_by: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['off'] },
          { dataType: 'enum', enums: ['environment'] },
          { dataType: 'enum', enums: ['original'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      is_number_taken: { dataType: 'boolean', required: true },
      error: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  InvoiceDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      document_id: { ref: 'Id', required: true },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['correction'] },
        ],
        required: true,
      },
      corrects_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      number: { ref: 'Line', required: true },
      issue_date: { ref: 'Day', required: true },
      sale_date: { ref: 'Day', required: true },
      due_date: { ref: 'Day', required: true },
      currency: { ref: 'Currency', required: true },
      net_amount: { dataType: 'double', required: true },
      vat_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      vat_rate: { dataType: 'double', required: true },
      vat_case: {
        dataType: 'union',
        subSchemas: [{ ref: 'VatCase' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      buyer_name: { dataType: 'string', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_to: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      reminders_sent: { dataType: 'double', required: true },
      reminded_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      mail_subject: { dataType: 'string', required: true },
      ksef: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefState' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  RefusedInvoiceDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      replaced_by_id: { ref: 'Id', required: true },
      number: { ref: 'Line', required: true },
      issue_date: { ref: 'Day', required: true },
      currency: { ref: 'Currency', required: true },
      gross_amount: { dataType: 'double', required: true },
      is_withdrawn: { dataType: 'boolean', required: true },
      error: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      has_file: { dataType: 'boolean', required: true },
      mended_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  OrderInvoices: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'InvoiceDto' }, required: true },
      refused: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RefusedInvoiceDto' },
        required: true,
      },
      amount_due: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      paid_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      balance: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      due_date: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      overdue_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      has_tax_rate: { dataType: 'boolean', required: true },
      paid_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      paid_on: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OrderWorkspace: {
    dataType: 'refObject',
    properties: {
      details: { ref: 'OrderDetails', required: true },
      summary: { ref: 'OrderSummary', required: true },
      history: { ref: 'OrderHistory', required: true },
      offers: { ref: 'OfferPage', required: true },
      price_requests: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RoutePriceRequests' },
        required: true,
      },
      client: {
        dataType: 'union',
        subSchemas: [{ ref: 'ClientDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      invoices: { ref: 'OrderInvoices', required: true },
    },
    additionalProperties: false,
  },
  WorkAct: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['complete'] },
        { dataType: 'enum', enums: ['confirm_files'] },
        { dataType: 'enum', enums: ['confirm_client'] },
        { dataType: 'enum', enums: ['accept'] },
        { dataType: 'enum', enums: ['ask'] },
        { dataType: 'enum', enums: ['compare'] },
        { dataType: 'enum', enums: ['send_to_client'] },
        { dataType: 'enum', enums: ['create_order'] },
        { dataType: 'enum', enums: ['revise'] },
        { dataType: 'enum', enums: ['send_to_subcontractor'] },
        { dataType: 'enum', enums: ['choose_again'] },
        { dataType: 'enum', enums: ['remind_carrier'] },
        { dataType: 'enum', enums: ['remind_client'] },
        { dataType: 'enum', enums: ['extend_offer'] },
        { dataType: 'enum', enums: ['hand_over'] },
        { dataType: 'enum', enums: ['ask_vehicle'] },
        { dataType: 'enum', enums: ['add_pod'] },
        { dataType: 'enum', enums: ['save_invoice'] },
        { dataType: 'enum', enums: ['mail_invoice'] },
        { dataType: 'enum', enums: ['mend_invoice'] },
        { dataType: 'enum', enums: ['remind_payment'] },
        { dataType: 'enum', enums: ['read'] },
        { dataType: 'enum', enums: ['open'] },
      ],
      validators: {},
    },
  },
  WorkEntry: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'WorkKind', required: true },
      act: { ref: 'WorkAct', required: true },
      order_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      message_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      draft_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: {
        dataType: 'union',
        subSchemas: [{ ref: 'OrderStatusCode' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: { dataType: 'string', required: true },
      subject: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      since: { dataType: 'datetime', required: true },
      due_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      due_on: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price: {
        dataType: 'union',
        subSchemas: [{ ref: 'ShownPrice' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      assignee_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      assignee_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  WorkGroup: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'WorkKind', required: true },
      count: { dataType: 'double', required: true },
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'WorkEntry' }, required: true },
    },
    additionalProperties: false,
  },
  WorkQueue: {
    dataType: 'refObject',
    properties: {
      groups: { dataType: 'array', array: { dataType: 'refObject', ref: 'WorkGroup' }, required: true },
      total: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  WorkQueueQuery: {
    dataType: 'refObject',
    properties: {
      kind: { dataType: 'array', array: { dataType: 'refAlias', ref: 'WorkKind' } },
      assigned: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['mine'] },
          { dataType: 'enum', enums: ['unassigned'] },
        ],
      },
      assignee_id: { ref: 'Id' },
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  WebhookEventType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['order.created'] },
        { dataType: 'enum', enums: ['order.status_changed'] },
        { dataType: 'enum', enums: ['quote.received'] },
        { dataType: 'enum', enums: ['offer.answered'] },
        { dataType: 'enum', enums: ['route.answered'] },
        { dataType: 'enum', enums: ['document.added'] },
        { dataType: 'enum', enums: ['invoice.issued'] },
        { dataType: 'enum', enums: ['invoice.sent'] },
        { dataType: 'enum', enums: ['invoice.paid'] },
        { dataType: 'enum', enums: ['message.received'] },
      ],
      validators: {},
    },
  },
  WebhookDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      url: { dataType: 'string', required: true },
      description: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      events: { dataType: 'array', array: { dataType: 'refAlias', ref: 'WebhookEventType' }, required: true },
      is_active: { dataType: 'boolean', required: true },
      off_reason: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['gone'] },
          { dataType: 'enum', enums: ['failing'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      failing_since: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      former_secret_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      waiting: { dataType: 'integer', required: true },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      created_by: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  WebhookList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'WebhookDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  NewWebhook: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      url: { dataType: 'string', required: true },
      description: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      events: { dataType: 'array', array: { dataType: 'refAlias', ref: 'WebhookEventType' }, required: true },
      is_active: { dataType: 'boolean', required: true },
      off_reason: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['gone'] },
          { dataType: 'enum', enums: ['failing'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      failing_since: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      former_secret_until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      waiting: { dataType: 'integer', required: true },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      created_by: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      secret: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  WebhookUrl: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { minLength: { value: 1 }, maxLength: { value: 2000 } } },
  },
  WebhookEvents: {
    dataType: 'refAlias',
    type: {
      dataType: 'array',
      array: { dataType: 'refAlias', ref: 'WebhookEventType' },
      validators: { minItems: { errorMsg: 'choose at least one', value: 1 }, maxItems: { value: 10 } },
    },
  },
  WebhookInput: {
    dataType: 'refObject',
    properties: {
      url: { ref: 'WebhookUrl', required: true },
      events: { ref: 'WebhookEvents', required: true },
      description: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      is_active: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  WebhookUpdate: {
    dataType: 'refObject',
    properties: {
      url: { ref: 'WebhookUrl' },
      events: { ref: 'WebhookEvents' },
      description: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      is_active: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  WebhookSecret: {
    dataType: 'refObject',
    properties: {
      secret: { dataType: 'string', required: true },
      former_secret_until: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  WebhookDeliveryStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['delivered'] },
        { dataType: 'enum', enums: ['failed'] },
      ],
      validators: {},
    },
  },
  WebhookFault: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['private_address'] },
        { dataType: 'enum', enums: ['port_not_allowed'] },
        { dataType: 'enum', enums: ['host_not_found'] },
        { dataType: 'enum', enums: ['unreachable'] },
        { dataType: 'enum', enums: ['bad_certificate'] },
        { dataType: 'enum', enums: ['timed_out'] },
        { dataType: 'enum', enums: ['bad_answer'] },
      ],
      validators: {},
    },
  },
  WebhookDelivery: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      event_id: { dataType: 'string', required: true },
      event: {
        dataType: 'union',
        subSchemas: [{ ref: 'WebhookEventType' }, { dataType: 'enum', enums: ['webhook.test'] }],
        required: true,
      },
      status: { ref: 'WebhookDeliveryStatus', required: true },
      tries: { dataType: 'integer', required: true },
      answer_status: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      answer_body: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      fault: {
        dataType: 'union',
        subSchemas: [{ ref: 'WebhookFault' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      last_try_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      duration_ms: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      next_try_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivered_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  WebhookReplay: {
    dataType: 'refObject',
    properties: {
      count: { dataType: 'integer', required: true },
    },
    additionalProperties: false,
  },
  WebhookReplayInput: {
    dataType: 'refObject',
    properties: {
      from: { dataType: 'datetime', required: true },
      to: { dataType: 'datetime' },
    },
    additionalProperties: false,
  },
  WebhookDeliveryPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'WebhookDelivery' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  WebhookDeliveryQuery: {
    dataType: 'refObject',
    properties: {
      sort: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'undefined' }],
        validators: { maxLength: { value: 60 } },
      },
      page: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'undefined' }],
        validators: { minimum: { value: 1 }, maximum: { value: 1000000 } },
      },
      page_size: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'undefined' }],
        validators: { minimum: { value: 1 }, maximum: { value: 1000 } },
      },
      status: { ref: 'WebhookDeliveryStatus' },
    },
    additionalProperties: false,
  },
  WebhookDeliveryDetails: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      event_id: { dataType: 'string', required: true },
      event: {
        dataType: 'union',
        subSchemas: [{ ref: 'WebhookEventType' }, { dataType: 'enum', enums: ['webhook.test'] }],
        required: true,
      },
      status: { ref: 'WebhookDeliveryStatus', required: true },
      tries: { dataType: 'integer', required: true },
      answer_status: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      answer_body: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      fault: {
        dataType: 'union',
        subSchemas: [{ ref: 'WebhookFault' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      last_try_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      duration_ms: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      next_try_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivered_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      body: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  UnreadCounts: {
    dataType: 'refObject',
    properties: {
      orders: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      messages: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      chat: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CompanyExport: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      status: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['running'] },
          { dataType: 'enum', enums: ['ready'] },
          { dataType: 'enum', enums: ['failed'] },
        ],
        required: true,
      },
      failure: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['failed'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      done: { dataType: 'double', required: true },
      total: { dataType: 'double', required: true },
      size: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sha256: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      finished_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ErasedCounts: {
    dataType: 'refObject',
    properties: {
      clients: { dataType: 'double', required: true },
      subcontractors: { dataType: 'double', required: true },
      collected: { dataType: 'double', required: true },
      contacts: { dataType: 'double', required: true },
      orders: { dataType: 'double', required: true },
      drafts: { dataType: 'double', required: true },
      quotes: { dataType: 'double', required: true },
      carrier_orders: { dataType: 'double', required: true },
      messages: { dataType: 'double', required: true },
      withdrawn_mails: { dataType: 'double', required: true },
      mailing_recipients: { dataType: 'double', required: true },
      sent_mails: { dataType: 'double', required: true },
      imports: { dataType: 'double', required: true },
      invitations: { dataType: 'double', required: true },
      exports: { dataType: 'double', required: true },
      texts: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  PersonRecord: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['client'] },
        { dataType: 'enum', enums: ['subcontractor'] },
        { dataType: 'enum', enums: ['order'] },
        { dataType: 'enum', enums: ['message'] },
        { dataType: 'enum', enums: ['mailing'] },
        { dataType: 'enum', enums: ['import'] },
      ],
      validators: {},
    },
  },
  ErasedRecord: {
    dataType: 'refObject',
    properties: {
      kind: {
        dataType: 'enum',
        enums: [
          'orders',
          'drafts',
          'clients',
          'subcontractors',
          'collected',
          'contacts',
          'quotes',
          'carrier_orders',
          'messages',
          'withdrawn_mails',
          'mailing_recipients',
          'sent_mails',
          'imports',
          'invitations',
          'exports',
          'texts',
        ],
        required: true,
      },
      name: { dataType: 'string', required: true },
      record: {
        dataType: 'union',
        subSchemas: [{ ref: 'PersonRecord' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      record_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  KeptRecord: {
    dataType: 'refObject',
    properties: {
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['document'] },
          { dataType: 'enum', enums: ['order'] },
          { dataType: 'enum', enums: ['chat'] },
          { dataType: 'enum', enums: ['audit_log'] },
          { dataType: 'enum', enums: ['global_entry'] },
        ],
        required: true,
      },
      id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      number: { dataType: 'string', required: true },
      record: {
        dataType: 'union',
        subSchemas: [{ ref: 'PersonRecord' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      record_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      reason: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['accounting_pl'] },
          { dataType: 'enum', enums: ['accounting_no'] },
          { dataType: 'enum', enums: ['evidence'] },
          { dataType: 'enum', enums: ['security'] },
          { dataType: 'enum', enums: ['between_users'] },
          { dataType: 'enum', enums: ['not_the_companys'] },
        ],
        required: true,
      },
      until: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ErasureReceipt: {
    dataType: 'refObject',
    properties: {
      erased_at: { dataType: 'datetime', required: true },
      erased_by: { dataType: 'string', required: true },
      address_digest: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  ErasureReport: {
    dataType: 'refObject',
    properties: {
      dry_run: { dataType: 'boolean', required: true },
      found: { dataType: 'boolean', required: true },
      addresses: { dataType: 'array', array: { dataType: 'string' }, required: true },
      erased: { ref: 'ErasedCounts', required: true },
      records: { dataType: 'array', array: { dataType: 'refObject', ref: 'ErasedRecord' }, required: true },
      kept: { dataType: 'array', array: { dataType: 'refObject', ref: 'KeptRecord' }, required: true },
      receipt: {
        dataType: 'union',
        subSchemas: [{ ref: 'ErasureReceipt' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ErasureInput: {
    dataType: 'refObject',
    properties: {
      email: { ref: 'EmailAddress', required: true },
      dry_run: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CompanyExportState: {
    dataType: 'refObject',
    properties: {
      export: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyExport' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  RouteBalance: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'Currency', required: true },
      open: { dataType: 'double', required: true },
      due_date: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PartnerOrder: {
    dataType: 'refObject',
    properties: {
      invoice_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      id: { ref: 'Id', required: true },
      route_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: { ref: 'OrderStatusCode', required: true },
      pickup_city: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      pickup_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      delivery_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      price: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      answer: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['waiting'] },
          { dataType: 'enum', enums: ['accepted'] },
          { dataType: 'enum', enums: ['rejected'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      has_pod: {
        dataType: 'union',
        subSchemas: [{ dataType: 'boolean' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      file_waits: {
        dataType: 'union',
        subSchemas: [{ dataType: 'boolean' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      carrier_balances: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'RouteBalance' },
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  PartnerOrderPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PartnerOrder' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  PartnerOrderQuery: {
    dataType: 'refObject',
    properties: {
      sort: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'undefined' }],
        validators: { maxLength: { value: 60 } },
      },
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 10000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      state: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['open'] },
          { dataType: 'enum', enums: ['finished'] },
        ],
      },
    },
    additionalProperties: false,
  },
  PartnerDocument: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      document_type: { dataType: 'string', required: true },
      original_filename: { dataType: 'string', required: true },
      mime_type: { dataType: 'string', required: true },
      file_size: { dataType: 'double', required: true },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  PartnerDocumentPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PartnerDocument' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SectionQuery: {
    dataType: 'refObject',
    properties: {
      sort: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'undefined' }],
        validators: { maxLength: { value: 60 } },
      },
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 10000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  MessageDirection: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['incoming'] },
        { dataType: 'enum', enums: ['outgoing'] },
      ],
      validators: {},
    },
  },
  ThreadMail: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      message_type: { ref: 'MessageDirection', required: true },
      subject: { dataType: 'string', required: true },
      excerpt: { dataType: 'string', required: true },
      with: { dataType: 'string', required: true },
      delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_read: { dataType: 'boolean', required: true },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  MailThread: {
    dataType: 'refObject',
    properties: {
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subject: { dataType: 'string', required: true },
      last_at: { dataType: 'datetime', required: true },
      mails: { dataType: 'array', array: { dataType: 'refObject', ref: 'ThreadMail' }, required: true },
    },
    additionalProperties: false,
  },
  MailThreadList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'MailThread' }, required: true },
      is_cut: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ClientMoneyOfCurrency: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'Currency', required: true },
      turnover: { dataType: 'double', required: true },
      orders: { dataType: 'double', required: true },
      margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      margin_orders: { dataType: 'double', required: true },
      open: { dataType: 'double', required: true },
      overdue: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ClientMoney: {
    dataType: 'refObject',
    properties: {
      currencies: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientMoneyOfCurrency' },
        required: true,
      },
      days_to_payment: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      paid_orders: { dataType: 'double', required: true },
      overdue_orders: { dataType: 'double', required: true },
      open_orders: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CarrierBalance: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'Currency', required: true },
      open: { dataType: 'double', required: true },
      overdue: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CarrierPerformance: {
    dataType: 'refObject',
    properties: {
      asked: { dataType: 'double', required: true },
      answered: { dataType: 'double', required: true },
      median_response_hours: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      orders_sent: { dataType: 'double', required: true },
      refused: { dataType: 'double', required: true },
      driven: { dataType: 'double', required: true },
      with_pod: { dataType: 'double', required: true },
      median_pod_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      open_orders: { dataType: 'double', required: true },
      balances: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CarrierBalance' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarrierLane: {
    dataType: 'refObject',
    properties: {
      pickup_country: { dataType: 'string', required: true },
      delivery_country: { dataType: 'string', required: true },
      currency: { ref: 'Currency', required: true },
      quotes: { dataType: 'double', required: true },
      median: { dataType: 'double', required: true },
      market_median: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      market_quotes: { dataType: 'double', required: true },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarrierLaneList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CarrierLane' }, required: true },
    },
    additionalProperties: false,
  },
  OutboxStanding: {
    dataType: 'refObject',
    properties: {
      due: { dataType: 'integer', required: true },
      retried: { dataType: 'integer', required: true },
      held: { dataType: 'integer', required: true },
      failed: { dataType: 'integer', required: true },
      oldest_seconds: { dataType: 'integer', required: true },
    },
    additionalProperties: false,
  },
  JobStanding: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string', required: true },
      waiting: { dataType: 'integer', required: true },
      due_since: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      running: { dataType: 'integer', required: true },
      failed: { dataType: 'integer', required: true },
      last_run_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_seconds: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      next_run_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  JobId: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { minLength: { value: 1 }, maxLength: { value: 64 } } },
  },
  FailedJob: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'JobId', required: true },
      name: { dataType: 'string', required: true },
      failed_at: { dataType: 'datetime', required: true },
      reason: { dataType: 'string', required: true },
      attempts: { dataType: 'integer', required: true },
    },
    additionalProperties: false,
  },
  SystemStatus: {
    dataType: 'refObject',
    properties: {
      version: { dataType: 'string', required: true },
      node_version: { dataType: 'string', required: true },
      started_at: { dataType: 'datetime', required: true },
      database: {
        dataType: 'nestedObjectLiteral',
        nestedProperties: {
          size: { dataType: 'double', required: true },
          schema: { dataType: 'string', required: true },
          version: { dataType: 'string', required: true },
        },
        required: true,
      },
      mail: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['ok'] },
          { dataType: 'enum', enums: ['captured'] },
          { dataType: 'enum', enums: ['unreachable'] },
        ],
        required: true,
      },
      storage: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['ok'] },
          { dataType: 'enum', enums: ['unreachable'] },
          { dataType: 'enum', enums: ['full'] },
        ],
        required: true,
      },
      outbox: { ref: 'OutboxStanding', required: true },
      jobs: { dataType: 'array', array: { dataType: 'refObject', ref: 'JobStanding' }, required: true },
      failed_jobs: { dataType: 'array', array: { dataType: 'refObject', ref: 'FailedJob' }, required: true },
    },
    additionalProperties: false,
  },
  Liveness: {
    dataType: 'refObject',
    properties: {
      status: { dataType: 'enum', enums: ['ok'], required: true },
    },
    additionalProperties: false,
  },
  Readiness: {
    dataType: 'refObject',
    properties: {
      status: { dataType: 'enum', enums: ['ok'], required: true },
      version: { dataType: 'string', required: true },
      database: { dataType: 'enum', enums: ['ok'], required: true },
      jobs: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['ok'] },
          { dataType: 'enum', enums: ['off'] },
        ],
        required: true,
      },
      mail: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['ok'] },
          { dataType: 'enum', enums: ['captured'] },
          { dataType: 'enum', enums: ['unreachable'] },
        ],
        required: true,
      },
      storage: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['ok'] },
          { dataType: 'enum', enums: ['unreachable'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CalendarScope: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['own'] },
        { dataType: 'enum', enums: ['company'] },
      ],
      validators: {},
    },
  },
  CalendarLink: {
    dataType: 'refObject',
    properties: {
      scope: { ref: 'CalendarScope', required: true },
      created_at: { dataType: 'datetime', required: true },
      last_used_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CalendarLinkList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CalendarLink' }, required: true },
    },
    additionalProperties: false,
  },
  NewCalendarLink: {
    dataType: 'refObject',
    properties: {
      scope: { ref: 'CalendarScope', required: true },
      created_at: { dataType: 'datetime', required: true },
      last_used_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      url: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  CalendarLinkInput: {
    dataType: 'refObject',
    properties: {
      scope: { ref: 'CalendarScope', required: true },
    },
    additionalProperties: false,
  },
  SqlMode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['off'] },
        { dataType: 'enum', enums: ['read'] },
        { dataType: 'enum', enums: ['write'] },
      ],
      validators: {},
    },
  },
  ClassifierName: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['embedded'] },
        { dataType: 'enum', enums: ['model'] },
      ],
      validators: {},
    },
  },
  TestToolsDto: {
    dataType: 'refObject',
    properties: {
      sql_mode: { ref: 'SqlMode', required: true },
      sql_max_rows: { dataType: 'double', required: true },
      sql_max_seconds: { dataType: 'double', required: true },
      cleanup_allowed: { dataType: 'boolean', required: true },
      cleanup_confirmation: { dataType: 'string', required: true },
      mail_server: { dataType: 'boolean', required: true },
      classifier: { ref: 'ClassifierName', required: true },
    },
    additionalProperties: false,
  },
  OutboxStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['queued'] },
        { dataType: 'enum', enums: ['sent'] },
        { dataType: 'enum', enums: ['captured'] },
        { dataType: 'enum', enums: ['failed'] },
      ],
      validators: {},
    },
  },
  TestMailReceipt: {
    dataType: 'refObject',
    properties: {
      outbox_id: { ref: 'Id', required: true },
      to: { dataType: 'string', required: true },
      status: { ref: 'OutboxStatus', required: true },
      mail_server: { dataType: 'boolean', required: true },
      message: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  TestMailInput: {
    dataType: 'refObject',
    properties: {
      email: { ref: 'EmailAddress', required: true },
    },
    additionalProperties: false,
  },
  SqlResult: {
    dataType: 'refObject',
    properties: {
      columns: { dataType: 'array', array: { dataType: 'string' }, required: true },
      column_types: { dataType: 'array', array: { dataType: 'string' }, required: true },
      rows: { dataType: 'array', array: { dataType: 'array', array: { dataType: 'any' } }, required: true },
      row_count: { dataType: 'double', required: true },
      truncated: { dataType: 'boolean', required: true },
      shortened: { dataType: 'boolean', required: true },
      command: { dataType: 'string', required: true },
      mode: { ref: 'SqlMode', required: true },
      duration_ms: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  SqlInput: {
    dataType: 'refObject',
    properties: {
      sql: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 20000 } },
      },
    },
    additionalProperties: false,
  },
  SqlHistoryItem: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      user_email: { dataType: 'string', required: true },
      mode: { ref: 'SqlMode', required: true },
      sql: { dataType: 'string', required: true },
      row_count: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      error: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      duration_ms: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  SqlHistory: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'SqlHistoryItem' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SqlHistoryQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  QuoteReason: {
    dataType: 'refObject',
    properties: {
      signal: { dataType: 'string', required: true },
      found: { dataType: 'string', required: true },
      weight: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  QuoteCheck: {
    dataType: 'refObject',
    properties: {
      is_quote: { dataType: 'boolean', required: true },
      score: { dataType: 'double', required: true },
      reasons: { dataType: 'array', array: { dataType: 'refObject', ref: 'QuoteReason' }, required: true },
      classifier: { ref: 'ClassifierName', required: true },
      fell_back: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  QuoteCheckInput: {
    dataType: 'refObject',
    properties: {
      text: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 20000 } },
      },
    },
    additionalProperties: false,
  },
  TestRecord: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      detail: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: {
        dataType: 'union',
        subSchemas: [{ ref: 'OrderStatusCode' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  TestRecordList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'TestRecord' }, required: true },
    },
    additionalProperties: false,
  },
  TestRecordKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['client'] },
        { dataType: 'enum', enums: ['subcontractor'] },
        { dataType: 'enum', enums: ['order'] },
      ],
      validators: {},
    },
  },
  TestRecordQuery: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'TestRecordKind', required: true },
      user_id: { ref: 'Id', required: true },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  RandomQuotation: {
    dataType: 'refObject',
    properties: {
      success: { dataType: 'enum', enums: [true], required: true },
      quotation: { ref: 'PublicQuotationReceipt', required: true },
      message: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  RandomQuotationInput: {
    dataType: 'refObject',
    properties: {
      user_id: { ref: 'Id', required: true },
      client_id: { ref: 'Id', required: true },
    },
    additionalProperties: false,
  },
  TestLink: {
    dataType: 'refObject',
    properties: {
      url: { dataType: 'string', required: true },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sample: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  TestOffer: {
    dataType: 'refObject',
    properties: {
      price: { ref: 'Amount', required: true },
      currency: { ref: 'SummaryCurrency', required: true },
      pickup_date: { dataType: 'datetime' },
      delivery_date: { dataType: 'datetime' },
    },
    additionalProperties: false,
  },
  TestLinkInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'LinkKind', required: true },
      user_id: { ref: 'Id' },
      client_id: { ref: 'Id' },
      client_email: { ref: 'EmailAddress' },
      order_id: { ref: 'Id' },
      route_id: { ref: 'Id' },
      subcontractor_id: { ref: 'Id' },
      order_number: { dataType: 'string', validators: { minLength: { value: 1 }, maxLength: { value: 50 } } },
      offers: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'TestOffer' },
        validators: { minItems: { value: 1 }, maxItems: { value: 5 } },
      },
      lang: { ref: 'UiLanguage' },
    },
    additionalProperties: false,
  },
  DeletedCounts: {
    dataType: 'refObject',
    properties: {
      orders: { dataType: 'double', required: true },
      messages: { dataType: 'double', required: true },
      templates: { dataType: 'double', required: true },
      settings: { dataType: 'double', required: true },
      offers: { dataType: 'double', required: true },
      subcontractors: { dataType: 'double', required: true },
      clients: { dataType: 'double', required: true },
      companies: { dataType: 'double', required: true },
      users: { dataType: 'double', required: true },
      users_company_updated: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  'Record_string.number_': {
    dataType: 'refAlias',
    type: {
      dataType: 'nestedObjectLiteral',
      nestedProperties: {},
      additionalProperties: { dataType: 'double' },
      validators: {},
    },
  },
  CleanupResult: {
    dataType: 'refObject',
    properties: {
      success: { dataType: 'enum', enums: [true], required: true },
      message: { dataType: 'string', required: true },
      deleted_counts: { ref: 'DeletedCounts', required: true },
      by_table: { ref: 'Record_string.number_', required: true },
    },
    additionalProperties: false,
  },
  CleanupInput: {
    dataType: 'refObject',
    properties: {
      confirm: { dataType: 'enum', enums: ['DELETE ALL DATA'], required: true },
    },
    additionalProperties: false,
  },
  ActivityKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['received'] },
        { dataType: 'enum', enums: ['sent'] },
        { dataType: 'enum', enums: ['offers'] },
        { dataType: 'enum', enums: ['in_valuation'] },
        { dataType: 'enum', enums: ['in_progress'] },
        { dataType: 'enum', enums: ['finished'] },
      ],
      validators: {},
    },
  },
  ActivityOrder: {
    dataType: 'refObject',
    properties: {
      invoice_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_email: { dataType: 'string', required: true },
      claimed_client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      claimed_client_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      status: { ref: 'OrderStatusCode', required: true },
      pickup_city: { dataType: 'string', required: true },
      delivery_city: { dataType: 'string', required: true },
      pallets_count: { dataType: 'double', required: true },
      weight: { dataType: 'double', required: true },
      is_data_complete: { dataType: 'boolean', required: true },
      valid_until: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  SenderCheck: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['pass'] },
        { dataType: 'enum', enums: ['fail'] },
        { dataType: 'enum', enums: ['unknown'] },
      ],
      validators: {},
    },
  },
  MessageStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['sent'] },
        { dataType: 'enum', enums: ['delivered'] },
        { dataType: 'enum', enums: ['failed'] },
        { dataType: 'enum', enums: ['read'] },
      ],
      validators: {},
    },
  },
  ActivityMessage: {
    dataType: 'refObject',
    properties: {
      message_type: { ref: 'MessageDirection', required: true },
      type: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      excerpt: { dataType: 'string', required: true },
      party_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      party_email: { dataType: 'string', required: true },
      sender_check: { ref: 'SenderCheck', required: true },
      others: { dataType: 'double', required: true },
      status: { ref: 'MessageStatus', required: true },
      delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      has_failed: { dataType: 'boolean', required: true },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  Activity: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'ActivityKind', required: true },
      id: { ref: 'Id', required: true },
      at: { dataType: 'datetime', required: true },
      is_read: { dataType: 'boolean', required: true },
      order: {
        dataType: 'union',
        subSchemas: [{ ref: 'ActivityOrder' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      message: {
        dataType: 'union',
        subSchemas: [{ ref: 'ActivityMessage' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ActivityPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'Activity' }, required: true },
      next_cursor: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ActivityQuery: {
    dataType: 'refObject',
    properties: {
      kind: { dataType: 'array', array: { dataType: 'refAlias', ref: 'ActivityKind' } },
      assigned: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['mine'] },
          { dataType: 'enum', enums: ['unassigned'] },
        ],
      },
      cursor: { dataType: 'string', validators: { maxLength: { value: 40 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  CountsByKind: {
    dataType: 'refObject',
    properties: {
      received: { dataType: 'double', required: true },
      sent: { dataType: 'double', required: true },
      offers: { dataType: 'double', required: true },
      in_valuation: { dataType: 'double', required: true },
      in_progress: { dataType: 'double', required: true },
      finished: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ActivityCounts: {
    dataType: 'refObject',
    properties: {
      total: { ref: 'CountsByKind', required: true },
      unread: { ref: 'CountsByKind', required: true },
    },
    additionalProperties: false,
  },
  ActivitiesRead: {
    dataType: 'refObject',
    properties: {
      marked: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  UserCompany: {
    dataType: 'refObject',
    properties: {
      company_id: { ref: 'Id', required: true },
      company_name: { ref: 'RequiredLine', required: true },
      is_owner: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  Me: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      is_admin: { dataType: 'boolean', required: true },
      default_language: { ref: 'UiLanguage', required: true },
      is_active: { dataType: 'boolean', required: true },
      user_companies: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'UserCompany' },
        required: true,
      },
      creation_date: { dataType: 'datetime', required: true },
      last_login_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email_confirmed: { dataType: 'boolean', required: true },
      password_set_by_other: { dataType: 'boolean', required: true },
      sends_mail: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  OwnSettingsInput: {
    dataType: 'refObject',
    properties: {
      default_language: { ref: 'UiLanguage' },
    },
    additionalProperties: false,
  },
  UserSearchItem: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      is_online: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  UserSearchResult: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'UserSearchItem' }, required: true },
    },
    additionalProperties: false,
  },
  UserSearchQuery: {
    dataType: 'refObject',
    properties: {
      q: { dataType: 'string', required: true, validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  FoundUser: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      is_available: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  EmailQuery: {
    dataType: 'refObject',
    properties: {
      email: { ref: 'EmailAddress', required: true },
    },
    additionalProperties: false,
  },
  UserRole: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['administrator'] },
        { dataType: 'enum', enums: ['user'] },
      ],
      validators: {},
    },
  },
  UserState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['active'] },
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['unconfirmed'] },
        { dataType: 'enum', enums: ['inactive'] },
      ],
      validators: {},
    },
  },
  UserDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      is_admin: { dataType: 'boolean', required: true },
      role: { ref: 'UserRole', required: true },
      is_owner: { dataType: 'boolean', required: true },
      is_active: { dataType: 'boolean', required: true },
      state: { ref: 'UserState', required: true },
      default_language: { ref: 'UiLanguage', required: true },
      company_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      creation_date: { dataType: 'datetime', required: true },
      last_login_date: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      has_second_factor: { dataType: 'boolean', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  UserPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'UserDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  UserQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      state: { ref: 'UserState' },
    },
    additionalProperties: false,
  },
  UserUpdate: {
    dataType: 'refObject',
    properties: {
      name: {
        dataType: 'string',
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
      email: { ref: 'EmailAddress' },
      is_admin: { dataType: 'boolean' },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  NewPassword: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { minLength: { value: 6 }, maxLength: { value: 200 } } },
  },
  NewPasswordInput: {
    dataType: 'refObject',
    properties: {
      new_password: { ref: 'NewPassword', required: true },
    },
    additionalProperties: false,
  },
  PasswordLinkAnswer: {
    dataType: 'refObject',
    properties: {
      user_id: { ref: 'Id', required: true },
      email: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  PriceSettings: {
    dataType: 'refObject',
    properties: {
      price_per_km: {
        dataType: 'union',
        subSchemas: [{ ref: 'Amount' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: { ref: 'Currency', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  PriceSettingsInput: {
    dataType: 'refObject',
    properties: {
      price_per_km: { ref: 'Amount', required: true },
      currency: { ref: 'Currency', required: true },
      version: { dataType: 'integer', validators: { minimum: { value: 0 } } },
    },
    additionalProperties: false,
  },
  InvoiceCountry: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['PL'] },
        { dataType: 'enum', enums: ['NO'] },
      ],
      validators: {},
    },
  },
  CompanyData: {
    dataType: 'refObject',
    properties: {
      company_name: { ref: 'Line' },
      address: { ref: 'Line' },
      city: { ref: 'Line' },
      post_code: { ref: 'PostCode' },
      phone: { ref: 'Line' },
      email: { ref: 'Line' },
      website: { ref: 'Line' },
      nip: { ref: 'Line' },
      regon: { ref: 'Line' },
      krs: { ref: 'Line' },
      register_court: { ref: 'Line' },
      share_capital: { ref: 'Line' },
      bank_name: { ref: 'Line' },
      bank_account: { ref: 'Line' },
      bank_swift: { ref: 'Line' },
      bank_account_eur: { ref: 'Line' },
      organization_number: { ref: 'Line' },
      vat_number: { ref: 'Line' },
      bank_account_no: { ref: 'Line' },
      bank_swift_no: { ref: 'Line' },
      bank_iban_no: { ref: 'Line' },
    },
    additionalProperties: false,
  },
  TermsText: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 10000 } } },
  },
  OwnOrderTerms: {
    dataType: 'refObject',
    properties: {
      pl: {
        dataType: 'union',
        subSchemas: [{ ref: 'TermsText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      no: {
        dataType: 'union',
        subSchemas: [{ ref: 'TermsText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      en: {
        dataType: 'union',
        subSchemas: [{ ref: 'TermsText' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  BuiltInOrderTerms: {
    dataType: 'refObject',
    properties: {
      pl: { dataType: 'string', required: true },
      no: { dataType: 'string', required: true },
      en: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  FollowUpDays: {
    dataType: 'refAlias',
    type: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 60 } } },
  },
  CarrierCheck: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['off'] },
        { dataType: 'enum', enums: ['warn'] },
        { dataType: 'enum', enums: ['block'] },
      ],
      validators: {},
    },
  },
  CompanySettings: {
    dataType: 'refObject',
    properties: {
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_terms_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email_prefix: { dataType: 'string', required: true },
      invoice_country: { ref: 'InvoiceCountry', required: true },
      company_data: { ref: 'CompanyData', required: true },
      order_terms: { ref: 'OwnOrderTerms', required: true },
      built_in_order_terms: { ref: 'BuiltInOrderTerms', required: true },
      require_second_factor: { dataType: 'boolean', required: true },
      send_order_acceptance: { dataType: 'boolean', required: true },
      create_order_on_acceptance: { dataType: 'boolean', required: true },
      follow_up_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'FollowUpDays' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      carrier_check: { ref: 'CarrierCheck', required: true },
      carrier_papers_required: { dataType: 'boolean', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CompanyDataInput: {
    dataType: 'refObject',
    properties: {
      company_name: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      address: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: {
        dataType: 'union',
        subSchemas: [{ ref: 'PostCode' }, { dataType: 'enum', enums: [null] }],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      email: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      website: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      nip: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      regon: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      krs: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      register_court: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      share_capital: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      bank_name: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      bank_account: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      bank_swift: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      bank_account_eur: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      organization_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      vat_number: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      bank_account_no: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      bank_swift_no: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      bank_iban_no: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  OwnOrderTermsInput: {
    dataType: 'refObject',
    properties: {
      pl: { dataType: 'union', subSchemas: [{ ref: 'TermsText' }, { dataType: 'enum', enums: [null] }] },
      no: { dataType: 'union', subSchemas: [{ ref: 'TermsText' }, { dataType: 'enum', enums: [null] }] },
      en: { dataType: 'union', subSchemas: [{ ref: 'TermsText' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  CompanySettingsUpdate: {
    dataType: 'refObject',
    properties: {
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ ref: 'Percent' }, { dataType: 'enum', enums: [null] }],
      },
      payment_terms_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      email_prefix: {
        dataType: 'string',
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 64 },
          pattern: { value: '^[a-z0-9._]+$' },
        },
      },
      invoice_country: { ref: 'InvoiceCountry' },
      company_data: { ref: 'CompanyDataInput' },
      order_terms: { ref: 'OwnOrderTermsInput' },
      require_second_factor: { dataType: 'boolean' },
      send_order_acceptance: { dataType: 'boolean' },
      create_order_on_acceptance: { dataType: 'boolean' },
      follow_up_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'FollowUpDays' }, { dataType: 'enum', enums: [null] }],
      },
      carrier_check: { ref: 'CarrierCheck' },
      carrier_papers_required: { dataType: 'boolean' },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  CompanySettingsReadOnly: {
    dataType: 'refObject',
    properties: {
      email_name: { dataType: 'string', required: true },
      company_name: { dataType: 'string', required: true },
      profit_margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_terms_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      send_order_acceptance: { dataType: 'boolean', required: true },
      create_order_on_acceptance: { dataType: 'boolean', required: true },
      follow_up_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'FollowUpDays' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      carrier_check: { ref: 'CarrierCheck', required: true },
      carrier_papers_required: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  InvitationDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      company_id: { ref: 'Id', required: true },
      company_name: { dataType: 'string', required: true },
      invited_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  InvitationList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'InvitationDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CompanyDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      user_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email_name: { dataType: 'string', required: true },
      sending_address: { dataType: 'string', required: true },
      creation_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CompanyPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CompanyDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ListQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  CompanyInput: {
    dataType: 'refObject',
    properties: {
      name: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
      email_name: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 64 },
          pattern: { value: '^[a-z0-9._]+$' },
        },
      },
    },
    additionalProperties: false,
  },
  CompanyUpdate: {
    dataType: 'refObject',
    properties: {
      name: {
        dataType: 'string',
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
      email_name: {
        dataType: 'string',
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 64 },
          pattern: { value: '^[a-z0-9._]+$' },
        },
      },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  CompanyUserDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      is_owner: { dataType: 'boolean', required: true },
      is_active: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  CompanyUserList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CompanyUserDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CompanyInvitation: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      user_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: { dataType: 'string', required: true },
      created_at: { dataType: 'datetime', required: true },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CompanyUserState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['active'] },
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['inactive'] },
      ],
      validators: {},
    },
  },
  CompanyUserWithRole: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: { dataType: 'string', required: true },
      is_owner: { dataType: 'boolean', required: true },
      is_active: { dataType: 'boolean', required: true },
      role: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['owner'] },
          { dataType: 'enum', enums: ['collaborator'] },
        ],
        required: true,
      },
      last_login: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      state: { ref: 'CompanyUserState', required: true },
      link_expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      has_second_factor: {
        dataType: 'union',
        subSchemas: [{ dataType: 'boolean' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CompanyUserWithRoleList: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CompanyUserWithRole' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
      invitations: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CompanyInvitation' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  InvitationInput: {
    dataType: 'refObject',
    properties: {
      email: { ref: 'EmailAddress', required: true },
    },
    additionalProperties: false,
  },
  CompanyUserInput: {
    dataType: 'refObject',
    properties: {
      name: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
      email: { ref: 'EmailAddress', required: true },
      password: {
        dataType: 'union',
        subSchemas: [{ ref: 'NewPassword' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      default_language: { ref: 'UiLanguage' },
    },
    additionalProperties: false,
  },
  ActivationInput: {
    dataType: 'refObject',
    properties: {
      is_active: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ChangeDto: {
    dataType: 'refObject',
    properties: {
      seq: { dataType: 'integer', required: true },
      kind: { dataType: 'string', required: true },
      id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      version: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  ChangesAnswer: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ChangeDto' }, required: true },
      seq: { dataType: 'integer', required: true },
      has_more: { dataType: 'boolean', required: true },
      resync: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ChangesQuery: {
    dataType: 'refObject',
    properties: {
      after: {
        dataType: 'integer',
        validators: {
          minimum: { errorMsg: 'must not be negative', value: 0 },
          maximum: { errorMsg: 'is too large', value: 9007199254740991 },
        },
      },
      limit: {
        dataType: 'integer',
        default: 100,
        validators: {
          minimum: { errorMsg: 'must be at least 1', value: 1 },
          maximum: { errorMsg: 'must be at most 1000', value: 1000 },
        },
      },
    },
    additionalProperties: false,
  },
  'Record_string.string_': {
    dataType: 'refAlias',
    type: {
      dataType: 'nestedObjectLiteral',
      nestedProperties: {},
      additionalProperties: { dataType: 'string' },
      validators: {},
    },
  },
  AuditLogEntry: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      company_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      company_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      actor_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      actor_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      api_key_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      action: { dataType: 'string', required: true },
      record: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      record_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      before: {
        dataType: 'union',
        subSchemas: [{ ref: 'Record_string.unknown_' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      after: {
        dataType: 'union',
        subSchemas: [{ ref: 'Record_string.unknown_' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      ip: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      request_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      names: { ref: 'Record_string.string_', required: true },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  AuditLogPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'AuditLogEntry' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  AuditLogQuery: {
    dataType: 'refObject',
    properties: {
      sort: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'undefined' }],
        validators: { maxLength: { value: 60 } },
      },
      page: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'undefined' }],
        validators: { minimum: { value: 1 }, maximum: { value: 1000000 } },
      },
      page_size: {
        dataType: 'union',
        subSchemas: [{ dataType: 'integer' }, { dataType: 'undefined' }],
        validators: { minimum: { value: 1 }, maximum: { value: 1000 } },
      },
      company_id: { ref: 'Id' },
      actor_id: { ref: 'Id' },
      action: {
        dataType: 'string',
        validators: { maxLength: { value: 80 }, pattern: { value: '^[a-z_]+(\\.[a-z_]*)?$' } },
      },
      record: {
        dataType: 'string',
        validators: { maxLength: { value: 40 }, pattern: { value: '^[a-z_]+$' } },
      },
      record_id: { ref: 'Id' },
      from: { dataType: 'datetime' },
      to: { dataType: 'datetime' },
    },
    additionalProperties: false,
  },
  ApiScopeName: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['read'] },
        { dataType: 'enum', enums: ['orders'] },
        { dataType: 'enum', enums: ['directory'] },
        { dataType: 'enum', enums: ['messages'] },
        { dataType: 'enum', enums: ['documents'] },
        { dataType: 'enum', enums: ['billing'] },
        { dataType: 'enum', enums: ['settings'] },
      ],
      validators: {},
    },
  },
  ApiKeyDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      prefix: { dataType: 'string', required: true },
      scopes: { dataType: 'array', array: { dataType: 'refAlias', ref: 'ApiScopeName' }, required: true },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_used_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_used_ip: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      api_version: { dataType: 'string', required: true },
      created_at: { dataType: 'datetime', required: true },
      created_by: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ApiKeyList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ApiKeyDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  NewApiKey: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      prefix: { dataType: 'string', required: true },
      scopes: { dataType: 'array', array: { dataType: 'refAlias', ref: 'ApiScopeName' }, required: true },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_used_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_used_ip: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      api_version: { dataType: 'string', required: true },
      created_at: { dataType: 'datetime', required: true },
      created_by: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      token: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  ApiKeyInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      scopes: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'ApiScopeName' },
        required: true,
        validators: { minItems: { errorMsg: 'choose at least one', value: 1 }, maxItems: { value: 7 } },
      },
      expires_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  SessionDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      device: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      last_used_at: { dataType: 'datetime', required: true },
      is_current: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  SessionList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'SessionDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SecondFactorStatus: {
    dataType: 'refObject',
    properties: {
      enabled: { dataType: 'boolean', required: true },
      required: { dataType: 'boolean', required: true },
      needed: { dataType: 'boolean', required: true },
      recovery_codes_left: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  NewSecondFactor: {
    dataType: 'refObject',
    properties: {
      otpauth_uri: { dataType: 'string', required: true },
      recovery_codes: { dataType: 'array', array: { dataType: 'string' }, required: true },
    },
    additionalProperties: false,
  },
  SecondFactorBeginning: {
    dataType: 'refObject',
    properties: {
      password: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      replace: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SecondFactorConfirmation: {
    dataType: 'refObject',
    properties: {
      code: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 40 } },
      },
    },
    additionalProperties: false,
  },
  NewRecoveryCodes: {
    dataType: 'refObject',
    properties: {
      recovery_codes: { dataType: 'array', array: { dataType: 'string' }, required: true },
    },
    additionalProperties: false,
  },
  SecondFactorRequest: {
    dataType: 'refObject',
    properties: {
      password: { dataType: 'string', validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  PasswordProof: {
    dataType: 'refObject',
    properties: {
      password: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 200 } },
      },
    },
    additionalProperties: false,
  },
  PasskeyName: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 100 },
        pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
      },
    },
  },
  PasskeyDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { ref: 'PasskeyName', required: true },
      created_at: { dataType: 'datetime', required: true },
      last_used_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PasskeyList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PasskeyDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  PasskeyOptions: {
    dataType: 'refObject',
    properties: {
      options: { ref: 'Record_string.unknown_', required: true },
    },
    additionalProperties: false,
  },
  PasskeyRequest: {
    dataType: 'refObject',
    properties: {
      password: { dataType: 'string', validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  Base64Url: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 20000 }, pattern: { value: '^[A-Za-z0-9_-]*$' } },
    },
  },
  PasskeyAttestation: {
    dataType: 'refObject',
    properties: {
      clientDataJSON: { ref: 'Base64Url', required: true },
      attestationObject: { ref: 'Base64Url', required: true },
      authenticatorData: { ref: 'Base64Url' },
      transports: { dataType: 'array', array: { dataType: 'string' } },
      publicKeyAlgorithm: { dataType: 'double' },
      publicKey: { ref: 'Base64Url' },
    },
    additionalProperties: false,
  },
  NewPasskeyCredential: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Base64Url', required: true },
      rawId: { ref: 'Base64Url', required: true },
      type: { dataType: 'enum', enums: ['public-key'], required: true },
      authenticatorAttachment: { dataType: 'string' },
      clientExtensionResults: { ref: 'Record_string.unknown_', required: true },
      response: { ref: 'PasskeyAttestation', required: true },
    },
    additionalProperties: false,
  },
  NewPasskey: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'PasskeyName', required: true },
      credential: { ref: 'NewPasskeyCredential', required: true },
    },
    additionalProperties: false,
  },
  PasskeyChange: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'PasskeyName', required: true },
    },
    additionalProperties: false,
  },
  LoginAnswer: {
    dataType: 'refObject',
    properties: {
      access_token: { dataType: 'string', required: true },
      token_type: { dataType: 'enum', enums: ['bearer'], required: true },
      expires_in: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  LoginForm: {
    dataType: 'refObject',
    properties: {
      username: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 254 } },
      },
      password: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 200 } },
      },
      grant_type: { dataType: 'string' },
      scope: { dataType: 'string' },
      client_id: { dataType: 'string' },
      client_secret: { dataType: 'string' },
    },
    additionalProperties: false,
  },
  SecondFactorLogin: {
    dataType: 'refObject',
    properties: {
      factor_token: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 200 } },
      },
      code: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 40 } },
      },
    },
    additionalProperties: false,
  },
  Registration: {
    dataType: 'refObject',
    properties: {
      email: { ref: 'EmailAddress', required: true },
      default_language: { ref: 'UiLanguage' },
      name: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
      company_name: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
      email_name: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 64 },
          pattern: { value: '^[a-z0-9._]+$' },
        },
      },
      password: {
        dataType: 'union',
        subSchemas: [{ ref: 'NewPassword' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      confirmPassword: { dataType: 'string', validators: { maxLength: { value: 200 } } },
    },
    additionalProperties: false,
  },
  PasskeyAssertion: {
    dataType: 'refObject',
    properties: {
      clientDataJSON: { ref: 'Base64Url', required: true },
      authenticatorData: { ref: 'Base64Url', required: true },
      signature: { ref: 'Base64Url', required: true },
      userHandle: { ref: 'Base64Url' },
    },
    additionalProperties: false,
  },
  PasskeyCredential: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Base64Url', required: true },
      rawId: { ref: 'Base64Url', required: true },
      type: { dataType: 'enum', enums: ['public-key'], required: true },
      authenticatorAttachment: { dataType: 'string' },
      clientExtensionResults: { ref: 'Record_string.unknown_', required: true },
      response: { ref: 'PasskeyAssertion', required: true },
    },
    additionalProperties: false,
  },
  PasskeyLogin: {
    dataType: 'refObject',
    properties: {
      credential: { ref: 'PasskeyCredential', required: true },
    },
    additionalProperties: false,
  },
  RegistrationRule: {
    dataType: 'refObject',
    properties: {
      registration: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['open'] },
          { dataType: 'enum', enums: ['invited'] },
          { dataType: 'enum', enums: ['off'] },
        ],
        required: true,
      },
      confirm: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ForgotPasswordInput: {
    dataType: 'refObject',
    properties: {
      email: { ref: 'EmailAddress', required: true },
    },
    additionalProperties: false,
  },
  LinkToken: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { minLength: { value: 1 }, maxLength: { value: 200 } } },
  },
  ResetPasswordInput: {
    dataType: 'refObject',
    properties: {
      token: { ref: 'LinkToken', required: true },
      password: { ref: 'NewPassword', required: true },
      keep_company: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  EnteredPassword: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 200 } } },
  },
  ChangePasswordInput: {
    dataType: 'refObject',
    properties: {
      current_password: { ref: 'EnteredPassword', required: true },
      new_password: { ref: 'NewPassword', required: true },
    },
    additionalProperties: false,
  },
  ChangeEmailInput: {
    dataType: 'refObject',
    properties: {
      password: { ref: 'EnteredPassword', required: true },
      new_email: { ref: 'EmailAddress', required: true },
    },
    additionalProperties: false,
  },
  PendingEmailChange: {
    dataType: 'refObject',
    properties: {
      new_email: { dataType: 'string', required: true },
      expires_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  EmailChangeStatus: {
    dataType: 'refObject',
    properties: {
      pending: {
        dataType: 'union',
        subSchemas: [{ ref: 'PendingEmailChange' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ConfirmEmailInput: {
    dataType: 'refObject',
    properties: {
      token: { ref: 'LinkToken', required: true },
      password: { ref: 'EnteredPassword' },
    },
    additionalProperties: false,
  },
  AccountLinkDto: {
    dataType: 'refObject',
    properties: {
      purpose: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['reset'] },
          { dataType: 'enum', enums: ['set_password'] },
          { dataType: 'enum', enums: ['email_change'] },
          { dataType: 'enum', enums: ['registration'] },
          { dataType: 'enum', enums: ['join'] },
        ],
        required: true,
      },
      email: { dataType: 'string', required: true },
      name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      company_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      invited_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      is_first: { dataType: 'boolean', required: true },
      needs_password: { dataType: 'boolean', required: true },
      passkeys: { dataType: 'array', array: { dataType: 'string' }, required: true },
      pending_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      expires_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  AccountLinkInput: {
    dataType: 'refObject',
    properties: {
      token: { ref: 'LinkToken', required: true },
    },
    additionalProperties: false,
  },
  JoinInput: {
    dataType: 'refObject',
    properties: {
      token: { ref: 'LinkToken', required: true },
      password: { ref: 'NewPassword', required: true },
      name: {
        dataType: 'string',
        validators: {
          minLength: { value: 2 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' },
        },
      },
    },
    additionalProperties: false,
  },
  RateType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['Spot'] },
        { dataType: 'enum', enums: ['Contract'] },
      ],
      validators: {},
    },
  },
  DirectorySubcontractor: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      name: { dataType: 'string', required: true },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      rate_type: { ref: 'RateType', required: true },
      origin: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['load_exchange'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      collection_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  SubcontractorDirectoryPage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'DirectorySubcontractor' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SubcontractorDirectoryQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      rate_type: { ref: 'RateType' },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
      },
      country_id: { ref: 'Id' },
      has_email: { dataType: 'boolean' },
      is_unconfirmed: { dataType: 'boolean' },
      not_in_group: { ref: 'Id' },
      external_id: { ref: 'ExternalId' },
    },
    additionalProperties: false,
  },
  SubcontractorStats: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      personal: { dataType: 'double', required: true },
      global: { dataType: 'double', required: true },
      spot: { dataType: 'double', required: true },
      contract: { dataType: 'double', required: true },
      with_email: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  SubcontractorDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      name: { dataType: 'string', required: true },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      rate_type: { ref: 'RateType', required: true },
      origin: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['load_exchange'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CompanyNumber: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 30 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  SubcontractorInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      address: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: {
        dataType: 'union',
        subSchemas: [{ ref: 'PostCode' }, { dataType: 'enum', enums: [null] }],
      },
      country_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      rate_type: { ref: 'RateType' },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  SubcontractorBulkRow: {
    dataType: 'refObject',
    properties: {
      index: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      status: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 201 }, maximum: { value: 499 } },
      },
      problem: {
        dataType: 'union',
        subSchemas: [{ ref: 'Problem' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      record: {
        dataType: 'union',
        subSchemas: [{ ref: 'SubcontractorDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  SubcontractorBulkAnswer: {
    dataType: 'refObject',
    properties: {
      created: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      refused: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'SubcontractorBulkRow' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  SubcontractorBulkInput: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'SubcontractorInput' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
  SubcontractorUpdate: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine' },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      address: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: {
        dataType: 'union',
        subSchemas: [{ ref: 'PostCode' }, { dataType: 'enum', enums: [null] }],
      },
      country_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      rate_type: { ref: 'RateType' },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  CollectedSubcontractor: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      subcontractor_id: { ref: 'Id', required: true },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  CollectedSubcontractorInput: {
    dataType: 'refObject',
    properties: {
      subcontractor_id: { ref: 'Id', required: true },
    },
    additionalProperties: false,
  },
  SubcontractorPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'SubcontractorDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SubcontractorQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      rate_type: { ref: 'RateType' },
    },
    additionalProperties: false,
  },
  FoundGlobalSubcontractor: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
      user_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      name: { dataType: 'string', required: true },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      rate_type: { ref: 'RateType', required: true },
      origin: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['load_exchange'] },
          { dataType: 'enum', enums: [null] },
        ],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      is_collected: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  FoundGlobalSubcontractorPage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'FoundGlobalSubcontractor' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ImportKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['clients'] },
        { dataType: 'enum', enums: ['subcontractors'] },
      ],
      validators: {},
    },
  },
  ImportStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['uploaded'] },
        { dataType: 'enum', enums: ['running'] },
        { dataType: 'enum', enums: ['done'] },
        { dataType: 'enum', enums: ['failed'] },
      ],
      validators: {},
    },
  },
  ImportSummary: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      kind: { ref: 'ImportKind', required: true },
      file_name: { dataType: 'string', required: true },
      status: { ref: 'ImportStatus', required: true },
      row_count: { dataType: 'double', required: true },
      processed: { dataType: 'double', required: true },
      created: { dataType: 'double', required: true },
      skipped: { dataType: 'double', required: true },
      rejected: { dataType: 'double', required: true },
      created_at: { dataType: 'datetime', required: true },
      finished_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ImportPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ImportSummary' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ImportColumn: {
    dataType: 'refObject',
    properties: {
      index: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      title: { dataType: 'string', required: true },
      samples: { dataType: 'array', array: { dataType: 'string' }, required: true },
    },
    additionalProperties: false,
  },
  ImportField: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['name'] },
        { dataType: 'enum', enums: ['address'] },
        { dataType: 'enum', enums: ['city'] },
        { dataType: 'enum', enums: ['post_code'] },
        { dataType: 'enum', enums: ['country'] },
        { dataType: 'enum', enums: ['website'] },
        { dataType: 'enum', enums: ['email'] },
        { dataType: 'enum', enums: ['phone'] },
        { dataType: 'enum', enums: ['notes'] },
        { dataType: 'enum', enums: ['vat_number'] },
        { dataType: 'enum', enums: ['business_registration_number'] },
        { dataType: 'enum', enums: ['rate_type'] },
      ],
      validators: {},
    },
  },
  ImportMapping: {
    dataType: 'refObject',
    properties: {
      field: { ref: 'ImportField', required: true },
      column: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 0 }, maximum: { value: 999 } },
      },
    },
    additionalProperties: false,
  },
  ImportDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      kind: { ref: 'ImportKind', required: true },
      file_name: { dataType: 'string', required: true },
      status: { ref: 'ImportStatus', required: true },
      row_count: { dataType: 'double', required: true },
      processed: { dataType: 'double', required: true },
      created: { dataType: 'double', required: true },
      skipped: { dataType: 'double', required: true },
      rejected: { dataType: 'double', required: true },
      created_at: { dataType: 'datetime', required: true },
      finished_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      columns: { dataType: 'array', array: { dataType: 'refObject', ref: 'ImportColumn' }, required: true },
      mapping: { dataType: 'array', array: { dataType: 'refObject', ref: 'ImportMapping' }, required: true },
    },
    additionalProperties: false,
  },
  ImportedTexts: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string' },
      address: { dataType: 'string' },
      city: { dataType: 'string' },
      post_code: { dataType: 'string' },
      country: { dataType: 'string' },
      website: { dataType: 'string' },
      email: { dataType: 'string' },
      phone: { dataType: 'string' },
      notes: { dataType: 'string' },
      vat_number: { dataType: 'string' },
      business_registration_number: { dataType: 'string' },
      rate_type: { dataType: 'string' },
    },
    additionalProperties: false,
  },
  ImportPreviewRow: {
    dataType: 'refObject',
    properties: {
      line: { dataType: 'double', required: true },
      values: { ref: 'ImportedTexts', required: true },
      faults: { dataType: 'array', array: { dataType: 'refObject', ref: 'FieldFault' }, required: true },
      is_duplicate: { dataType: 'boolean', required: true },
      is_collected: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ImportPreview: {
    dataType: 'refObject',
    properties: {
      row_count: { dataType: 'double', required: true },
      valid: { dataType: 'double', required: true },
      faulty: { dataType: 'double', required: true },
      duplicates: { dataType: 'double', required: true },
      collected: { dataType: 'double', required: true },
      rows: { dataType: 'array', array: { dataType: 'refObject', ref: 'ImportPreviewRow' }, required: true },
      faulty_rows: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ImportPreviewRow' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  ImportPlan: {
    dataType: 'refObject',
    properties: {
      mapping: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ImportMapping' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 12 } },
      },
      default_country_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
      },
      duplicates: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['skip'] },
          { dataType: 'enum', enums: ['add'] },
        ],
      },
    },
    additionalProperties: false,
  },
  ExportQuery: {
    dataType: 'refObject',
    properties: {
      format: { ref: 'ExportFormat' },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
      },
      country_id: { ref: 'Id' },
      has_email: { dataType: 'boolean' },
      rate_type: { ref: 'RateType' },
    },
    additionalProperties: false,
  },
  Color: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { pattern: { value: '^#[0-9A-Fa-f]{6}$' } } },
  },
  GroupDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      description: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      color: { ref: 'Color', required: true },
      member_count: { dataType: 'double', required: true },
      asked_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  GroupPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'GroupDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  GroupQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      route_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  GroupStats: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      members: { dataType: 'double', required: true },
      subcontractors: { dataType: 'double', required: true },
      empty: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  GroupInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      description: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      color: { ref: 'Color' },
    },
    additionalProperties: false,
  },
  GroupUpdate: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine' },
      description: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      color: { ref: 'Color' },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  MemberSubcontractor: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      rate_type: { ref: 'RateType', required: true },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  GroupMemberDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      subcontractor_id: { ref: 'Id', required: true },
      subcontractor: { ref: 'MemberSubcontractor', required: true },
      is_unsubscribed: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  GroupMemberPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'GroupMemberDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  GroupMemberInput: {
    dataType: 'refObject',
    properties: {
      subcontractor_id: { ref: 'Id', required: true },
    },
    additionalProperties: false,
  },
  CrawlStarted: {
    dataType: 'refObject',
    properties: {
      total_urls: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  WebAddress: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 2000 } } },
  },
  CrawlStart: {
    dataType: 'refObject',
    properties: {
      urls: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'WebAddress' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 1000 } },
      },
      country_id: { ref: 'Id', required: true },
    },
    additionalProperties: false,
  },
  CrawlStatus: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['idle'] },
        { dataType: 'enum', enums: ['running'] },
        { dataType: 'enum', enums: ['completed'] },
        { dataType: 'enum', enums: ['error'] },
      ],
      validators: {},
    },
  },
  CrawlProgress: {
    dataType: 'refObject',
    properties: {
      status: { ref: 'CrawlStatus', required: true },
      progress: { dataType: 'double', required: true },
      total_urls: { dataType: 'double', required: true },
      scanned_urls: { dataType: 'double', required: true },
      failed_urls: { dataType: 'double', required: true },
      found_companies: { dataType: 'double', required: true },
      found_emails: { dataType: 'double', required: true },
      found_addresses: { dataType: 'double', required: true },
      current_url: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      message: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      started_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      started_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      finished_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CrawlFault: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['private_address'] },
        { dataType: 'enum', enums: ['port_not_allowed'] },
        { dataType: 'enum', enums: ['host_not_found'] },
        { dataType: 'enum', enums: ['unreachable'] },
        { dataType: 'enum', enums: ['timed_out'] },
        { dataType: 'enum', enums: ['bad_certificate'] },
        { dataType: 'enum', enums: ['bad_answer'] },
        { dataType: 'enum', enums: ['http_status'] },
        { dataType: 'enum', enums: ['not_a_page'] },
        { dataType: 'enum', enums: ['page_too_heavy'] },
        { dataType: 'enum', enums: ['refused_by_robots'] },
        { dataType: 'enum', enums: ['too_many_redirects'] },
        { dataType: 'enum', enums: ['nothing_found'] },
        { dataType: 'enum', enums: ['internal'] },
      ],
      validators: {},
    },
  },
  CrawledAddress: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      url: { dataType: 'string', required: true },
      status: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['waiting'] },
          { dataType: 'enum', enums: ['done'] },
          { dataType: 'enum', enums: ['failed'] },
        ],
        required: true,
      },
      fault: {
        dataType: 'union',
        subSchemas: [{ ref: 'CrawlFault' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      message: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      http_status: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      pages: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CrawledAddressPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CrawledAddress' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  FactSource: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['structured_data'] },
        { dataType: 'enum', enums: ['link'] },
        { dataType: 'enum', enums: ['text'] },
        { dataType: 'enum', enums: ['obfuscated_text'] },
        { dataType: 'enum', enums: ['site_name'] },
        { dataType: 'enum', enums: ['title'] },
        { dataType: 'enum', enums: ['domain'] },
      ],
      validators: {},
    },
  },
  FactOrigin: {
    dataType: 'refObject',
    properties: {
      field: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['name'] },
          { dataType: 'enum', enums: ['address'] },
          { dataType: 'enum', enums: ['email'] },
          { dataType: 'enum', enums: ['phone'] },
          { dataType: 'enum', enums: ['vat_number'] },
          { dataType: 'enum', enums: ['business_registration_number'] },
        ],
        required: true,
      },
      source: { ref: 'FactSource', required: true },
      url: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  KnownClient: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  FoundCompany: {
    dataType: 'refObject',
    properties: {
      temp_id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      url: { dataType: 'string', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      score: { dataType: 'integer', required: true },
      origins: { dataType: 'array', array: { dataType: 'refObject', ref: 'FactOrigin' }, required: true },
      known_client: {
        dataType: 'union',
        subSchemas: [{ ref: 'KnownClient' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  FoundCompanyPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'FoundCompany' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ApprovedCompanies: {
    dataType: 'refObject',
    properties: {
      approved_count: { dataType: 'double', required: true },
      updated_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ApproveCompanies: {
    dataType: 'refObject',
    properties: {
      company_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 1000 } },
      },
    },
    additionalProperties: false,
  },
  CountryDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      code: { dataType: 'string', required: true },
      name: { dataType: 'string', required: true },
      post_code_pattern: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code_example: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      mail_language: { ref: 'MailLanguage', required: true },
      time_zone: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  CountryList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CountryDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ContactRole: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['owner'] },
        { dataType: 'enum', enums: ['dispatcher'] },
        { dataType: 'enum', enums: ['accounting'] },
        { dataType: 'enum', enums: ['sales'] },
        { dataType: 'enum', enums: ['warehouse'] },
        { dataType: 'enum', enums: ['driver'] },
        { dataType: 'enum', enums: ['other'] },
      ],
      validators: {},
    },
  },
  Contact: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      name: { dataType: 'string', required: true },
      role: { ref: 'ContactRole', required: true },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      language: {
        dataType: 'union',
        subSchemas: [{ ref: 'MailLanguage' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      gets_offers: { dataType: 'boolean', required: true },
      gets_orders: { dataType: 'boolean', required: true },
      gets_invoices: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ContactList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'Contact' }, required: true },
    },
    additionalProperties: false,
  },
  ContactNotes: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 1000 } } },
  },
  ContactInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      role: { ref: 'ContactRole' },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      language: {
        dataType: 'union',
        subSchemas: [{ ref: 'MailLanguage' }, { dataType: 'enum', enums: [null] }],
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ ref: 'ContactNotes' }, { dataType: 'enum', enums: [null] }],
      },
      gets_offers: { dataType: 'boolean' },
      gets_orders: { dataType: 'boolean' },
      gets_invoices: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ContactUpdate: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine' },
      role: { ref: 'ContactRole' },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      language: {
        dataType: 'union',
        subSchemas: [{ ref: 'MailLanguage' }, { dataType: 'enum', enums: [null] }],
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ ref: 'ContactNotes' }, { dataType: 'enum', enums: [null] }],
      },
      gets_offers: { dataType: 'boolean' },
      gets_orders: { dataType: 'boolean' },
      gets_invoices: { dataType: 'boolean' },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  DoubtCode: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['doubtful_nip'] },
        { dataType: 'enum', enums: ['doubtful_regon'] },
        { dataType: 'enum', enums: ['doubtful_mva'] },
        { dataType: 'enum', enums: ['doubtful_organisation_number'] },
        { dataType: 'enum', enums: ['doubtful_vat_number'] },
        { dataType: 'enum', enums: ['doubtful_bank_account'] },
        { dataType: 'enum', enums: ['doubtful_iban'] },
        { dataType: 'enum', enums: ['doubtful_bic'] },
        { dataType: 'enum', enums: ['doubtful_phone'] },
      ],
      validators: {},
    },
  },
  FieldWarning: {
    dataType: 'refObject',
    properties: {
      field: { dataType: 'string', required: true },
      message: { dataType: 'string', required: true },
      code: { ref: 'DoubtCode', required: true },
    },
    additionalProperties: false,
  },
  CompanyNumbersAnswer: {
    dataType: 'refObject',
    properties: {
      warnings: { dataType: 'array', array: { dataType: 'refObject', ref: 'FieldWarning' }, required: true },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CompanyNumbersInput: {
    dataType: 'refObject',
    properties: {
      country_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      vat_number: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      bank_account: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      iban: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      bic: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  RegisteredCompanyDto: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string', required: true },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: { ref: 'Id', required: true },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      website: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  RegistryQuery: {
    dataType: 'refObject',
    properties: {
      country_id: { ref: 'Id', required: true },
      number: { dataType: 'string', required: true, validators: { maxLength: { value: 30 } } },
    },
    additionalProperties: false,
  },
  ClientPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ClientDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  FoundGlobalClient: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
      name: { dataType: 'string', required: true },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      website: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      is_collected: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  FoundGlobalClientPage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'FoundGlobalClient' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  GlobalClientStats: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      with_email: { dataType: 'double', required: true },
      with_phone: { dataType: 'double', required: true },
      added_in_30_days: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  Website: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 500 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
    },
  },
  GlobalClientInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      address: { ref: 'RequiredLine', required: true },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: { ref: 'PostCode', required: true },
      country_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      website: { dataType: 'union', subSchemas: [{ ref: 'Website' }, { dataType: 'enum', enums: [null] }] },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  GlobalClientUpdate: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine' },
      address: { ref: 'RequiredLine' },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: { ref: 'PostCode' },
      country_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      website: { dataType: 'union', subSchemas: [{ ref: 'Website' }, { dataType: 'enum', enums: [null] }] },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  ClientQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      external_id: { ref: 'ExternalId' },
    },
    additionalProperties: false,
  },
  ClientInput: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine', required: true },
      address: { ref: 'RequiredLine', required: true },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: { ref: 'PostCode', required: true },
      country_id: { ref: 'Id', required: true },
      website: { dataType: 'union', subSchemas: [{ ref: 'Website' }, { dataType: 'enum', enums: [null] }] },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  ClientUpdate: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'RequiredLine' },
      address: { ref: 'RequiredLine' },
      city: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      post_code: { ref: 'PostCode' },
      country_id: { ref: 'Id' },
      website: { dataType: 'union', subSchemas: [{ ref: 'Website' }, { dataType: 'enum', enums: [null] }] },
      email: {
        dataType: 'union',
        subSchemas: [
          { ref: 'EmailAddress' },
          { dataType: 'enum', enums: [''] },
          { dataType: 'enum', enums: [null] },
        ],
      },
      phone: { dataType: 'union', subSchemas: [{ ref: 'PhoneNumber' }, { dataType: 'enum', enums: [null] }] },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ ref: 'CompanyNumber' }, { dataType: 'enum', enums: [null] }],
      },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
      external_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'ExternalId' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  ClientBulkRow: {
    dataType: 'refObject',
    properties: {
      index: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      status: {
        dataType: 'integer',
        required: true,
        validators: { minimum: { value: 201 }, maximum: { value: 499 } },
      },
      problem: {
        dataType: 'union',
        subSchemas: [{ ref: 'Problem' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      record: {
        dataType: 'union',
        subSchemas: [{ ref: 'ClientDto' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ClientBulkAnswer: {
    dataType: 'refObject',
    properties: {
      created: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      refused: { dataType: 'integer', required: true, validators: { minimum: { value: 0 } } },
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ClientBulkRow' }, required: true },
    },
    additionalProperties: false,
  },
  ClientBulkInput: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientInput' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
  DirectoryClient: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      external_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
        required: true,
      },
      name: { dataType: 'string', required: true },
      address: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      post_code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      website: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      phone: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      business_registration_number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unconfirmed: { dataType: 'boolean', required: true },
      update_date: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
      collection_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      collection_notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ClientDirectoryPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'DirectoryClient' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ClientDirectoryQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      external_id: { ref: 'ExternalId' },
      source_type: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['personal'] },
          { dataType: 'enum', enums: ['global'] },
        ],
      },
      country_id: { ref: 'Id' },
      has_email: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ClientDirectoryStats: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      personal: { dataType: 'double', required: true },
      global: { dataType: 'double', required: true },
      with_email: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  CollectedClient: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      client_id: { ref: 'Id', required: true },
      notes: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      client_name: { dataType: 'string', required: true },
      client_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_city: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_country_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  CollectedClientPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'CollectedClient' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CollectedClientInput: {
    dataType: 'refObject',
    properties: {
      client_id: { ref: 'Id', required: true },
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  CollectedClientUpdate: {
    dataType: 'refObject',
    properties: {
      notes: { dataType: 'union', subSchemas: [{ ref: 'Text' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  TranslationOrigin: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['built_in'] },
        { dataType: 'enum', enums: ['service'] },
      ],
      validators: {},
    },
  },
  EmailTranslation: {
    dataType: 'refObject',
    properties: {
      translated_subject: { dataType: 'string', required: true },
      translated_body: { dataType: 'string', required: true },
      origin: { ref: 'TranslationOrigin', required: true },
    },
    additionalProperties: false,
  },
  EmailTranslationInput: {
    dataType: 'refObject',
    properties: {
      subject: {
        dataType: 'string',
        required: true,
        validators: { maxLength: { value: 200 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
      },
      message: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 20000 } },
      },
      target_language: { ref: 'MailLanguage', required: true },
    },
    additionalProperties: false,
  },
  EmailTemplateType: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['quote_request'] },
        { dataType: 'enum', enums: ['quote_confirmation'] },
        { dataType: 'enum', enums: ['completion_request'] },
        { dataType: 'enum', enums: ['order_acceptance'] },
        { dataType: 'enum', enums: ['subcontractor_price_request'] },
        { dataType: 'enum', enums: ['offers_to_client'] },
        { dataType: 'enum', enums: ['subcontractor_acceptance_request'] },
        { dataType: 'enum', enums: ['invoice_sent'] },
        { dataType: 'enum', enums: ['follow_up'] },
      ],
      validators: {},
    },
  },
  EmailTemplateDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      template_type: { ref: 'EmailTemplateType', required: true },
      subject: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      body: { dataType: 'string', required: true },
      updated_at: { dataType: 'datetime', required: true },
      version: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  EmailTemplatePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'EmailTemplateDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  EmailText: {
    dataType: 'refObject',
    properties: {
      template_type: { ref: 'EmailTemplateType', required: true },
      language: { ref: 'MailLanguage', required: true },
      subject: { dataType: 'string', required: true },
      body: { dataType: 'string', required: true },
      action: { dataType: 'string', required: true },
      sample_details: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  EmailTextQuery: {
    dataType: 'refObject',
    properties: {
      language: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  CurrentEmailText: {
    dataType: 'refObject',
    properties: {
      template_type: { ref: 'EmailTemplateType', required: true },
      language: { ref: 'MailLanguage', required: true },
      subject: { dataType: 'string', required: true },
      body: { dataType: 'string', required: true },
      action: { dataType: 'string', required: true },
      sample_details: { dataType: 'string', required: true },
      is_own: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  EmailTemplateInput: {
    dataType: 'refObject',
    properties: {
      template_type: { ref: 'EmailTemplateType', required: true },
      subject: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      body: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 20000 } },
      },
    },
    additionalProperties: false,
  },
  EmailTemplateUpdate: {
    dataType: 'refObject',
    properties: {
      template_type: { ref: 'EmailTemplateType' },
      subject: { dataType: 'union', subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }] },
      body: { dataType: 'string', validators: { minLength: { value: 1 }, maxLength: { value: 20000 } } },
      version: { dataType: 'integer', validators: { minimum: { value: 1 } } },
    },
    additionalProperties: false,
  },
  OutboxMail: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      status: { ref: 'OutboxStatus', required: true },
      from: { dataType: 'string', required: true },
      reply_to: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      to: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      company_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      company_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      attempts: { dataType: 'double', required: true },
      last_error: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      next_attempt_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OutboxPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'OutboxMail' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  OutboxQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      status: { ref: 'OutboxStatus' },
    },
    additionalProperties: false,
  },
  MailHeader: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string', required: true },
      value: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  OutboxAttachment: {
    dataType: 'refObject',
    properties: {
      filename: { dataType: 'string', required: true },
      content_type: { dataType: 'string', required: true },
      size: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      failure: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  OutboxMailDetails: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      status: { ref: 'OutboxStatus', required: true },
      from: { dataType: 'string', required: true },
      reply_to: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      to: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      company_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      company_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      attempts: { dataType: 'double', required: true },
      last_error: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      next_attempt_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      headers: { dataType: 'array', array: { dataType: 'refObject', ref: 'MailHeader' }, required: true },
      html: { dataType: 'string', required: true },
      text: { dataType: 'string', required: true },
      attachments: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'OutboxAttachment' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  MessageDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      type: { dataType: 'string', required: true },
      message_type: { ref: 'MessageDirection', required: true },
      subject: { dataType: 'string', required: true },
      excerpt: { dataType: 'string', required: true },
      from: { dataType: 'string', required: true },
      sender_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sender_check: { ref: 'SenderCheck', required: true },
      to: { dataType: 'string', required: true },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      others: { dataType: 'double', required: true },
      status: { ref: 'MessageStatus', required: true },
      delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      failure_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      waits_for_confirmation: { dataType: 'boolean', required: true },
      is_read: { dataType: 'boolean', required: true },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  MessagePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'MessageDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  MessageType: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { pattern: { value: '^[a-z][a-z0-9_]{1,39}$' } } },
  },
  MessageQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      message_type: { ref: 'MessageDirection' },
      status: { ref: 'MessageStatus' },
      type: { ref: 'MessageType' },
      client_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  MessageStats: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      incoming: { dataType: 'double', required: true },
      outgoing: { dataType: 'double', required: true },
      unread: { dataType: 'double', required: true },
      sent: { dataType: 'double', required: true },
      delivered: { dataType: 'double', required: true },
      failed: { dataType: 'double', required: true },
      read: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  UnreadMessages: {
    dataType: 'refObject',
    properties: {
      unread_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  Conversation: {
    dataType: 'refObject',
    properties: {
      latest: { ref: 'MessageDto', required: true },
      count: { dataType: 'double', required: true },
      unread: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ConversationPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'Conversation' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ConversationQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      order_id: { ref: 'Id' },
      client_id: { ref: 'Id' },
      email: { ref: 'EmailAddress' },
    },
    additionalProperties: false,
  },
  ConversationMessages: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'MessageDto' }, required: true },
      total: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  MessageAttachment: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      filename: { dataType: 'string', required: true },
      content_type: { dataType: 'string', required: true },
      size: { dataType: 'double', required: true },
      is_kept: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  MessageDetails: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      type: { dataType: 'string', required: true },
      message_type: { ref: 'MessageDirection', required: true },
      subject: { dataType: 'string', required: true },
      excerpt: { dataType: 'string', required: true },
      from: { dataType: 'string', required: true },
      sender_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sender_check: { ref: 'SenderCheck', required: true },
      to: { dataType: 'string', required: true },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      others: { dataType: 'double', required: true },
      status: { ref: 'MessageStatus', required: true },
      delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      failure_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      waits_for_confirmation: { dataType: 'boolean', required: true },
      is_read: { dataType: 'boolean', required: true },
      created_at: { dataType: 'datetime', required: true },
      updated_at: { dataType: 'datetime', required: true },
      content: { dataType: 'string', required: true },
      is_cut: { dataType: 'boolean', required: true },
      attachments: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'MessageAttachment' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  MessageInput: {
    dataType: 'refObject',
    properties: {
      type: { ref: 'MessageType', required: true },
      subject: { ref: 'RequiredLine', required: true },
      from: { ref: 'EmailAddress', required: true },
      to: { ref: 'EmailAddress', required: true },
      content: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 100000 } },
      },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  MessageUpdate: {
    dataType: 'refObject',
    properties: {
      status: { dataType: 'enum', enums: ['read'], required: true },
    },
    additionalProperties: false,
  },
  SetAsideReason: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['too_many_parts'] },
        { dataType: 'enum', enums: ['headers_too_long'] },
        { dataType: 'enum', enums: ['timed_out'] },
        { dataType: 'enum', enums: ['out_of_memory'] },
        { dataType: 'enum', enums: ['unreadable'] },
        { dataType: 'enum', enums: ['interrupted'] },
        { dataType: 'enum', enums: ['not_entered'] },
        { dataType: 'enum', enums: ['gone'] },
      ],
      validators: {},
    },
  },
  SetAsideMail: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      from: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      size: { dataType: 'double', required: true },
      arrived_at: { dataType: 'datetime', required: true },
      reason: { ref: 'SetAsideReason', required: true },
      attempts: { dataType: 'double', required: true },
      last_tried_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      set_aside_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  SetAsideMailPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'SetAsideMail' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  SetAsideMailQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      reason: { ref: 'SetAsideReason' },
    },
    additionalProperties: false,
  },
  ClientMailText: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { minLength: { value: 1 }, maxLength: { value: 20000 } } },
  },
  LetterKey: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { pattern: { value: '^[A-Za-z0-9_-]{8,64}$' } } },
  },
  SingleEmailInput: {
    dataType: 'refObject',
    properties: {
      recipient_email: { ref: 'EmailAddress', required: true },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      subject: { ref: 'RequiredLine', required: true },
      message: { ref: 'ClientMailText', required: true },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      language: { ref: 'MailLanguage' },
      answers: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      type: { ref: 'MessageType' },
      key: { ref: 'LetterKey' },
    },
    additionalProperties: false,
  },
  ClientMailPreview: {
    dataType: 'refObject',
    properties: {
      subject: { dataType: 'string', required: true },
      html: { dataType: 'string', required: true },
      unknown: { dataType: 'array', array: { dataType: 'string' }, required: true },
    },
    additionalProperties: false,
  },
  ClientMailPreviewInput: {
    dataType: 'refObject',
    properties: {
      subject: { ref: 'Line', required: true },
      message: { dataType: 'string', required: true, validators: { maxLength: { value: 20000 } } },
      client_id: { dataType: 'union', subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }] },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      language: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  ClientMailingSkip: {
    dataType: 'refObject',
    properties: {
      client_name: { dataType: 'string', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['no_email'] },
          { dataType: 'enum', enums: ['not_found'] },
          { dataType: 'enum', enums: ['unsubscribed'] },
        ],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ClientMailingCounts: {
    dataType: 'refObject',
    properties: {
      total: { dataType: 'double', required: true },
      waiting: { dataType: 'double', required: true },
      sent: { dataType: 'double', required: true },
      stored: { dataType: 'double', required: true },
      failed: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ClientMailingBegun: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      type: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      language: {
        dataType: 'union',
        subSchemas: [{ ref: 'MailLanguage' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_at: { dataType: 'datetime', required: true },
      counts: { ref: 'ClientMailingCounts', required: true },
      left_out: { dataType: 'double', required: true },
      skipped: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientMailingSkip' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  ClientMailTranslation: {
    dataType: 'refObject',
    properties: {
      language: { ref: 'MailLanguage', required: true },
      subject: { ref: 'RequiredLine', required: true },
      message: { ref: 'ClientMailText', required: true },
    },
    additionalProperties: false,
  },
  ClientMailingInput: {
    dataType: 'refObject',
    properties: {
      client_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 1000 } },
      },
      subject: { ref: 'RequiredLine', required: true },
      message: { ref: 'ClientMailText', required: true },
      language: { ref: 'MailLanguage' },
      translations: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientMailTranslation' },
        validators: { maxItems: { value: 6 } },
      },
      type: { ref: 'MessageType' },
      key: { ref: 'LetterKey' },
    },
    additionalProperties: false,
  },
  ClientMailingDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      type: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      language: {
        dataType: 'union',
        subSchemas: [{ ref: 'MailLanguage' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_at: { dataType: 'datetime', required: true },
      counts: { ref: 'ClientMailingCounts', required: true },
      left_out: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ClientMailingPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ClientMailingDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ClientMailingQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      is_open: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ClientMailState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['waiting'] },
        { dataType: 'enum', enums: ['sent'] },
        { dataType: 'enum', enums: ['stored'] },
        { dataType: 'enum', enums: ['failed'] },
        { dataType: 'enum', enums: ['left_out'] },
      ],
      validators: {},
    },
  },
  ClientMailingRecipientDto: {
    dataType: 'refObject',
    properties: {
      client_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: { dataType: 'string', required: true },
      client_email: { dataType: 'string', required: true },
      message_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      state: { ref: 'ClientMailState', required: true },
      failure_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ClientMailingDetails: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      type: { dataType: 'string', required: true },
      subject: { dataType: 'string', required: true },
      language: {
        dataType: 'union',
        subSchemas: [{ ref: 'MailLanguage' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_by: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_at: { dataType: 'datetime', required: true },
      counts: { ref: 'ClientMailingCounts', required: true },
      left_out: { dataType: 'double', required: true },
      message: { dataType: 'string', required: true },
      translations: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientMailTranslation' },
        required: true,
      },
      recipients: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientMailingRecipientDto' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  ClientMailingRetry: {
    dataType: 'refObject',
    properties: {
      sent: { dataType: 'double', required: true },
      total: { dataType: 'double', required: true },
      skipped: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ClientMailingSkip' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  ChatConversationDto: {
    dataType: 'refObject',
    properties: {
      user_id: { ref: 'Id', required: true },
      user_name: { dataType: 'string', required: true },
      is_online: { dataType: 'boolean', required: true },
      is_active: { dataType: 'boolean', required: true },
      last_message: { dataType: 'string', required: true },
      last_message_time: { dataType: 'datetime', required: true },
      last_message_sender_id: { ref: 'Id', required: true },
      unread_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ChatConversationPage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ChatConversationDto' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ChatConversationQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
    },
    additionalProperties: false,
  },
  ChatReadResult: {
    dataType: 'refObject',
    properties: {
      user_id: { ref: 'Id', required: true },
      unread_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ChatReadInput: {
    dataType: 'refObject',
    properties: {
      up_to_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  ChatMessageDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      sender_id: { ref: 'Id', required: true },
      recipient_id: { ref: 'Id', required: true },
      content: { dataType: 'string', required: true },
      created_at: { dataType: 'datetime', required: true },
      is_read: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ChatMessagePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ChatMessageDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  ChatMessageQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      before_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  ChatMessageInput: {
    dataType: 'refObject',
    properties: {
      recipient_id: { ref: 'Id' },
      content: {
        dataType: 'string',
        required: true,
        validators: { minLength: { value: 1 }, maxLength: { value: 4000 } },
      },
      recipient_email: { ref: 'EmailAddress' },
      client_key: {
        dataType: 'string',
        validators: { pattern: { value: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' } },
      },
    },
    additionalProperties: false,
  },
  UnreadChatMessages: {
    dataType: 'refObject',
    properties: {
      unread_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceSync: {
    dataType: 'refObject',
    properties: {
      is_on: { dataType: 'boolean', required: true },
      fetched_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      next_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      error: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceState: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['open'] },
        { dataType: 'enum', enums: ['approved'] },
        { dataType: 'enum', enums: ['rejected'] },
      ],
      validators: {},
    },
  },
  ReceivedInvoiceMatch: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['agreed'] },
        { dataType: 'enum', enums: ['seller_to_check'] },
        { dataType: 'enum', enums: ['differs'] },
        { dataType: 'enum', enums: ['documents_missing'] },
        { dataType: 'enum', enums: ['duplicate'] },
        { dataType: 'enum', enums: ['unknown'] },
      ],
      validators: {},
    },
  },
  ReceivedInvoiceReason: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['not_read'] },
        { dataType: 'enum', enums: ['not_understood'] },
        { dataType: 'enum', enums: ['no_order_number'] },
        { dataType: 'enum', enums: ['order_not_found'] },
        { dataType: 'enum', enums: ['several_routes'] },
        { dataType: 'enum', enums: ['other_seller'] },
        { dataType: 'enum', enums: ['new_seller'] },
        { dataType: 'enum', enums: ['first_of_seller'] },
      ],
      validators: {},
    },
  },
  ReceivedInvoiceDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      ksef_number: { dataType: 'string', required: true },
      invoice_number: { dataType: 'string', required: true },
      issue_date: { ref: 'Day', required: true },
      received_at: { dataType: 'datetime', required: true },
      seller_name: { dataType: 'string', required: true },
      seller_nip: { dataType: 'string', required: true },
      invoice_currency: { dataType: 'string', required: true },
      net_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      state: { ref: 'ReceivedInvoiceState', required: true },
      match: { ref: 'ReceivedInvoiceMatch', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'ReceivedInvoiceReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_currency: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_assigned: { dataType: 'boolean', required: true },
      has_pod: { dataType: 'boolean', required: true },
      rejection_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      decided_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      decided_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ReceivedInvoicePage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ReceivedInvoiceDto' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
      sync: { ref: 'ReceivedInvoiceSync', required: true },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      state: {
        dataType: 'union',
        subSchemas: [{ ref: 'ReceivedInvoiceState' }, { dataType: 'enum', enums: ['all'] }],
      },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceLine: {
    dataType: 'refObject',
    properties: {
      line_text: { dataType: 'string', required: true },
      quantity: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      unit: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      net: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      rate: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceContent: {
    dataType: 'refObject',
    properties: {
      kind: { dataType: 'string', required: true },
      sale_date: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      due_date: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      vat_amount: { dataType: 'double', required: true },
      buyer: { dataType: 'string', required: true },
      order_texts: { dataType: 'array', array: { dataType: 'string' }, required: true },
      corrects: { dataType: 'array', array: { dataType: 'string' }, required: true },
      correction_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      bank_account: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_split_payment: { dataType: 'boolean', required: true },
      lines: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'ReceivedInvoiceLine' },
        required: true,
      },
      line_count: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceDetails: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      ksef_number: { dataType: 'string', required: true },
      invoice_number: { dataType: 'string', required: true },
      issue_date: { ref: 'Day', required: true },
      received_at: { dataType: 'datetime', required: true },
      seller_name: { dataType: 'string', required: true },
      seller_nip: { dataType: 'string', required: true },
      invoice_currency: { dataType: 'string', required: true },
      net_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      state: { ref: 'ReceivedInvoiceState', required: true },
      match: { ref: 'ReceivedInvoiceMatch', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [{ ref: 'ReceivedInvoiceReason' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      order_id: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      route: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_currency: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_assigned: { dataType: 'boolean', required: true },
      has_pod: { dataType: 'boolean', required: true },
      rejection_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      decided_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      decided_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      content: {
        dataType: 'union',
        subSchemas: [{ ref: 'ReceivedInvoiceContent' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceApproval: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      difference_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 200 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
      },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
      },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceRejection: {
    dataType: 'refObject',
    properties: {
      reason: { ref: 'RequiredLine', required: true },
    },
    additionalProperties: false,
  },
  ReceivedInvoiceAssignment: {
    dataType: 'refObject',
    properties: {
      route_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PaymentFileDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      created_at: { dataType: 'datetime', required: true },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      debtor_account: { dataType: 'string', required: true },
      currency: { ref: 'Currency', required: true },
      total: { dataType: 'double', required: true },
      transfer_count: { dataType: 'double', required: true },
      paid_on: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  PaymentFilePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'PaymentFileDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  PaymentFileQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
    },
    additionalProperties: false,
  },
  PaymentTransfer: {
    dataType: 'refObject',
    properties: {
      carrier_invoice_id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      invoice_number: { dataType: 'string', required: true },
      subcontractor_name: { dataType: 'string', required: true },
      amount: { dataType: 'double', required: true },
      creditor_account: { dataType: 'string', required: true },
      is_account_typed: { dataType: 'boolean', required: true },
      execution_on: { ref: 'Day', required: true },
      transfer_title: { dataType: 'string', required: true },
      is_split_payment: { dataType: 'boolean', required: true },
      in_file_since: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  NotInFileReason: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['nothing_open'] },
        { dataType: 'enum', enums: ['to_get_back'] },
        { dataType: 'enum', enums: ['awaiting_pod'] },
        { dataType: 'enum', enums: ['no_account'] },
        { dataType: 'enum', enums: ['several_accounts'] },
        { dataType: 'enum', enums: ['account_wrong'] },
        { dataType: 'enum', enums: ['account_abroad'] },
        { dataType: 'enum', enums: ['account_own'] },
        { dataType: 'enum', enums: ['other_currency'] },
        { dataType: 'enum', enums: ['split_unknown'] },
      ],
      validators: {},
    },
  },
  LeftOutInvoice: {
    dataType: 'refObject',
    properties: {
      carrier_invoice_id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      invoice_number: { dataType: 'string', required: true },
      subcontractor_name: { dataType: 'string', required: true },
      amount: { dataType: 'double', required: true },
      invoice_currency: { ref: 'Currency', required: true },
      left_out_reason: { ref: 'NotInFileReason', required: true },
      is_account_typed: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  PaymentFilePreview: {
    dataType: 'refObject',
    properties: {
      debtor_account: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: { ref: 'Currency', required: true },
      total: { dataType: 'double', required: true },
      transfers: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'PaymentTransfer' },
        required: true,
      },
      left_out: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'LeftOutInvoice' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  PaymentCurrency: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['PLN'] },
        { dataType: 'enum', enums: ['EUR'] },
      ],
      validators: {},
    },
  },
  WrittenAccount: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: { maxLength: { value: 50 }, pattern: { value: '^[\\x20-\\x7e]*$' } },
    },
  },
  InvoiceAccountInput: {
    dataType: 'refObject',
    properties: {
      carrier_invoice_id: { ref: 'Id', required: true },
      written_account: { ref: 'WrittenAccount', required: true },
    },
    additionalProperties: false,
  },
  PaymentFilePreviewInput: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'PaymentCurrency' },
      carrier_invoice_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 500 } },
      },
      accounts: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'InvoiceAccountInput' },
        validators: { maxItems: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
  NewPaymentFile: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      created_at: { dataType: 'datetime', required: true },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      debtor_account: { dataType: 'string', required: true },
      currency: { ref: 'Currency', required: true },
      total: { dataType: 'double', required: true },
      transfer_count: { dataType: 'double', required: true },
      paid_on: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      left_out: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'LeftOutInvoice' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  PaymentFileInput: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'PaymentCurrency' },
      carrier_invoice_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 500 } },
      },
      accounts: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'InvoiceAccountInput' },
        validators: { maxItems: { value: 500 } },
      },
      accept_repeated: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  PaymentFilePaid: {
    dataType: 'refObject',
    properties: {
      paid_on: { ref: 'Day', required: true },
      recorded: { dataType: 'double', required: true },
      settled_before: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  PaymentFilePaidInput: {
    dataType: 'refObject',
    properties: {
      paid_on: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
    },
    additionalProperties: false,
  },
  AgedCurrency: {
    dataType: 'refObject',
    properties: {
      not_due: { dataType: 'double', required: true },
      days_1_7: { dataType: 'double', required: true },
      days_8_30: { dataType: 'double', required: true },
      days_31_60: { dataType: 'double', required: true },
      days_over_60: { dataType: 'double', required: true },
      total: { dataType: 'double', required: true },
      this_week: { dataType: 'double', required: true },
      no_due_day: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      count: { dataType: 'double', required: true },
      to_return: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  AgedSums: {
    dataType: 'refObject',
    properties: {
      not_due: { dataType: 'double', required: true },
      days_1_7: { dataType: 'double', required: true },
      days_8_30: { dataType: 'double', required: true },
      days_31_60: { dataType: 'double', required: true },
      days_over_60: { dataType: 'double', required: true },
      total: { dataType: 'double', required: true },
      this_week: { dataType: 'double', required: true },
      no_due_day: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  MoneyRate: {
    dataType: 'refObject',
    properties: {
      currency: { ref: 'Currency', required: true },
      rate: { dataType: 'string', required: true },
      date: { ref: 'Day', required: true },
      source: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  MoneySummary: {
    dataType: 'refObject',
    properties: {
      today: { ref: 'Day', required: true },
      currencies: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'AgedCurrency' },
        required: true,
      },
      home_currency: { ref: 'Currency', required: true },
      home: { ref: 'AgedSums', required: true },
      rates: { dataType: 'array', array: { dataType: 'refObject', ref: 'MoneyRate' }, required: true },
      missing_rates: { dataType: 'array', array: { dataType: 'refAlias', ref: 'Currency' }, required: true },
    },
    additionalProperties: false,
  },
  ReceivableDto: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
      order_status: { ref: 'OrderStatusCode', required: true },
      invoice_id: { ref: 'Id', required: true },
      number: { dataType: 'string', required: true },
      client_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      issue_date: { ref: 'Day', required: true },
      due_date: { ref: 'Day', required: true },
      currency: { ref: 'Currency', required: true },
      amount_due: { dataType: 'double', required: true },
      paid_amount: { dataType: 'double', required: true },
      balance: { dataType: 'double', required: true },
      overdue_days: { dataType: 'double', required: true },
      reminders_sent: { dataType: 'double', required: true },
      reminded_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_unsent: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  ReceivablePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ReceivableDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  MoneyAge: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['not_due'] },
        { dataType: 'enum', enums: ['days_1_7'] },
        { dataType: 'enum', enums: ['days_8_30'] },
        { dataType: 'enum', enums: ['days_31_60'] },
        { dataType: 'enum', enums: ['days_over_60'] },
      ],
      validators: {},
    },
  },
  ReceivableQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      age: { ref: 'MoneyAge' },
      this_week: { dataType: 'boolean' },
      overdue: { dataType: 'boolean' },
      to_return: { dataType: 'boolean' },
      currency: { ref: 'Currency' },
      client_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  ReminderResult: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
      sent: { dataType: 'boolean', required: true },
      code: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      message: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  ReminderResults: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'ReminderResult' }, required: true },
    },
    additionalProperties: false,
  },
  RemindersInput: {
    dataType: 'refObject',
    properties: {
      order_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        required: true,
        validators: { minItems: { value: 1 }, maxItems: { value: 50 } },
      },
    },
    additionalProperties: false,
  },
  CarrierInvoiceDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      route_id: { ref: 'Id', required: true },
      route: { dataType: 'string', required: true },
      subcontractor_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: { dataType: 'string', required: true },
      number: { dataType: 'string', required: true },
      issue_date: { ref: 'Day', required: true },
      received_on: { ref: 'Day', required: true },
      pod_on: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: { ref: 'PaymentDays', required: true },
      due_date: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      overdue_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: { ref: 'Currency', required: true },
      net_amount: { dataType: 'double', required: true },
      vat_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      agreed_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      difference_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      paid_amount: { dataType: 'double', required: true },
      balance: { dataType: 'double', required: true },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  CarrierInvoicePage: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CarrierInvoiceDto' },
        required: true,
      },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CarrierInvoiceQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      state: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['open'] },
          { dataType: 'enum', enums: ['overdue'] },
          { dataType: 'enum', enums: ['this_week'] },
          { dataType: 'enum', enums: ['awaiting_pod'] },
          { dataType: 'enum', enums: ['paid'] },
          { dataType: 'enum', enums: ['all'] },
        ],
      },
      age: { ref: 'MoneyAge' },
      currency: { ref: 'Currency' },
      subcontractor_id: { ref: 'Id' },
    },
    additionalProperties: false,
  },
  MarginSums: {
    dataType: 'refObject',
    properties: {
      orders: { dataType: 'double', required: true },
      revenue: { dataType: 'double', required: true },
      cost: { dataType: 'double', required: true },
      margin: { dataType: 'double', required: true },
      margin_percent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  MarginGroup: {
    dataType: 'refObject',
    properties: {
      orders: { dataType: 'double', required: true },
      revenue: { dataType: 'double', required: true },
      cost: { dataType: 'double', required: true },
      margin: { dataType: 'double', required: true },
      margin_percent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      key: { dataType: 'string', required: true },
      label: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  MarginPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'MarginGroup' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
      currency: { ref: 'Currency', required: true },
      totals: { ref: 'MarginSums', required: true },
      orders_without_rate: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  MarginGrouping: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['client'] },
        { dataType: 'enum', enums: ['lane'] },
        { dataType: 'enum', enums: ['month'] },
      ],
      validators: {},
    },
  },
  MarginQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      from: { ref: 'Day' },
      to: { ref: 'Day' },
      by: { ref: 'MarginGrouping', required: true },
    },
    additionalProperties: false,
  },
  MarginOrder: {
    dataType: 'refObject',
    properties: {
      order_id: { ref: 'Id', required: true },
      number: { dataType: 'string', required: true },
      client_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sale_date: { ref: 'Day', required: true },
      from_country: { dataType: 'string', required: true },
      to_country: { dataType: 'string', required: true },
      revenue: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      cost: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      margin: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      margin_percent: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  MarginOrderPage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'MarginOrder' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
      currency: { ref: 'Currency', required: true },
    },
    additionalProperties: false,
  },
  MarginOrderQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
      q: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      from: { ref: 'Day' },
      to: { ref: 'Day' },
      by: { ref: 'MarginGrouping', required: true },
      key: { dataType: 'string', required: true, validators: { maxLength: { value: 20 } } },
    },
    additionalProperties: false,
  },
  MoneyExportKind: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['invoices'] },
        { dataType: 'enum', enums: ['payments'] },
        { dataType: 'enum', enums: ['carrier-invoices'] },
      ],
      validators: {},
    },
  },
  MoneyExportQuery: {
    dataType: 'refObject',
    properties: {
      from: { ref: 'Day', required: true },
      to: { ref: 'Day', required: true },
      format: { ref: 'ExportFormat' },
    },
    additionalProperties: false,
  },
  KsefEnvironmentName: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['off'] },
        { dataType: 'enum', enums: ['test'] },
        { dataType: 'enum', enums: ['demo'] },
        { dataType: 'enum', enums: ['production'] },
      ],
      validators: {},
    },
  },
  KsefCredential: {
    dataType: 'refObject',
    properties: {
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['token'] },
          { dataType: 'enum', enums: ['certificate'] },
        ],
        required: true,
      },
      environment: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefTarget' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      since: { dataType: 'datetime', required: true },
      certificate_ends_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  KsefOfflineCertificate: {
    dataType: 'refObject',
    properties: {
      name: { dataType: 'string', required: true },
      serial_number: { dataType: 'string', required: true },
      environment: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefTarget' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      since: { dataType: 'datetime', required: true },
      ends_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  KsefSettings: {
    dataType: 'refObject',
    properties: {
      environment: { ref: 'KsefEnvironmentName', required: true },
      credential: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefCredential' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      offline_certificate: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefOfflineCertificate' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      signs_offline_codes: { dataType: 'boolean', required: true },
      updated_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  KsefToken: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 1000 },
        pattern: { value: '^[\\x21-\\x7e]+$' },
      },
    },
  },
  PemText: {
    dataType: 'refAlias',
    type: {
      dataType: 'string',
      validators: {
        minLength: { value: 1 },
        maxLength: { value: 20000 },
        pattern: { value: '^[\\r\\n\\t\\x20-\\x7e]+$' },
      },
    },
  },
  KeyPassword: {
    dataType: 'refAlias',
    type: { dataType: 'string', validators: { maxLength: { value: 500 } } },
  },
  KsefSettingsInput: {
    dataType: 'refObject',
    properties: {
      environment: { ref: 'KsefEnvironmentName' },
      token: { dataType: 'union', subSchemas: [{ ref: 'KsefToken' }, { dataType: 'enum', enums: [null] }] },
      certificate: {
        dataType: 'union',
        subSchemas: [{ ref: 'PemText' }, { dataType: 'enum', enums: [null] }],
      },
      private_key: {
        dataType: 'union',
        subSchemas: [{ ref: 'PemText' }, { dataType: 'enum', enums: [null] }],
      },
      private_key_password: {
        dataType: 'union',
        subSchemas: [{ ref: 'KeyPassword' }, { dataType: 'enum', enums: [null] }],
      },
      offline_certificate: {
        dataType: 'union',
        subSchemas: [{ ref: 'PemText' }, { dataType: 'enum', enums: [null] }],
      },
      offline_private_key: {
        dataType: 'union',
        subSchemas: [{ ref: 'PemText' }, { dataType: 'enum', enums: [null] }],
      },
      offline_private_key_password: {
        dataType: 'union',
        subSchemas: [{ ref: 'KeyPassword' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  KsefTrialStepName: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['settings'] },
        { dataType: 'enum', enums: ['sign_in'] },
        { dataType: 'enum', enums: ['session'] },
        { dataType: 'enum', enums: ['invoice'] },
      ],
      validators: {},
    },
  },
  KsefTrialOutcome: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['passed'] },
        { dataType: 'enum', enums: ['failed'] },
        { dataType: 'enum', enums: ['undecided'] },
        { dataType: 'enum', enums: ['skipped'] },
      ],
      validators: {},
    },
  },
  KsefTrialStep: {
    dataType: 'refObject',
    properties: {
      name: { ref: 'KsefTrialStepName', required: true },
      outcome: { ref: 'KsefTrialOutcome', required: true },
      words: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      advice: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  KsefTrial: {
    dataType: 'refObject',
    properties: {
      environment: { ref: 'KsefTarget', required: true },
      steps: { dataType: 'array', array: { dataType: 'refObject', ref: 'KsefTrialStep' }, required: true },
      number: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  KsefOutageSource: {
    dataType: 'refAlias',
    type: {
      dataType: 'union',
      subSchemas: [
        { dataType: 'enum', enums: ['owner'] },
        { dataType: 'enum', enums: ['ministry'] },
      ],
      validators: {},
    },
  },
  KsefOutageDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      kind: { ref: 'KsefOutageKind', required: true },
      begins_at: { dataType: 'datetime', required: true },
      ends_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_on: { dataType: 'boolean', required: true },
      source: { ref: 'KsefOutageSource', required: true },
      announced_as: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  KsefStatusService: {
    dataType: 'refObject',
    properties: {
      is_followed: { dataType: 'boolean', required: true },
      read_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      is_failing: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  KsefOutageList: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'KsefOutageDto' }, required: true },
      status_service: { ref: 'KsefStatusService', required: true },
    },
    additionalProperties: false,
  },
  KsefOutageInput: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'KsefOutageKind', required: true },
      begins_at: { dataType: 'datetime', required: true },
      ends_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  KsefOutageUpdate: {
    dataType: 'refObject',
    properties: {
      kind: { ref: 'KsefOutageKind' },
      begins_at: { dataType: 'datetime' },
      ends_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
      },
    },
    additionalProperties: false,
  },
  UnsentInvoiceDto: {
    dataType: 'refObject',
    properties: {
      invoice_id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      number: { dataType: 'string', required: true },
      issue_date: { ref: 'Day', required: true },
      client_name: { dataType: 'string', required: true },
      currency: { ref: 'Currency', required: true },
      gross_amount: { dataType: 'double', required: true },
      ksef_status: { ref: 'KsefStatus', required: true },
      offline_mode: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefOfflineMode' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      send_by: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      unsent_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
    },
    additionalProperties: false,
  },
  UnsentInvoicePage: {
    dataType: 'refObject',
    properties: {
      items: { dataType: 'array', array: { dataType: 'refObject', ref: 'UnsentInvoiceDto' }, required: true },
      total: { dataType: 'integer', required: true },
      page: { dataType: 'integer', required: true },
      page_size: { dataType: 'integer', required: true },
      total_pages: { dataType: 'integer', required: true },
      is_total_capped: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  UnsentInvoiceQuery: {
    dataType: 'refObject',
    properties: {
      page: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000000 } } },
      page_size: { dataType: 'integer', validators: { minimum: { value: 1 }, maximum: { value: 1000 } } },
      sort: { dataType: 'string', validators: { maxLength: { value: 60 } } },
    },
    additionalProperties: false,
  },
  VatRateDto: {
    dataType: 'refObject',
    properties: {
      vat_rate: { dataType: 'double', required: true },
      vat_case: {
        dataType: 'union',
        subSchemas: [{ ref: 'VatCase' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      label: { dataType: 'string', required: true },
      explanation: { dataType: 'string', required: true },
      is_default: { dataType: 'boolean', required: true },
      is_usual: { dataType: 'boolean', required: true },
      is_unusual: { dataType: 'boolean', required: true },
      vat_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  InvoiceWarning: {
    dataType: 'refObject',
    properties: {
      code: { dataType: 'string', required: true },
      message: { dataType: 'string', required: true },
    },
    additionalProperties: false,
  },
  VatRates: {
    dataType: 'refObject',
    properties: {
      available_rates: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'VatRateDto' },
        required: true,
      },
      net_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: { ref: 'Currency', required: true },
      sale_date: { ref: 'Day', required: true },
      payment_days: { dataType: 'double', required: true },
      carriers: { dataType: 'array', array: { dataType: 'string' }, required: true },
      ksef: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefTarget' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      tax_rate: {
        dataType: 'union',
        subSchemas: [{ ref: 'SummaryRate' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      missing: { dataType: 'array', array: { dataType: 'refObject', ref: 'MissingDto' }, required: true },
      warnings: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'InvoiceWarning' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  VatRatesQuery: {
    dataType: 'refObject',
    properties: {
      sale_date: { ref: 'Day' },
    },
    additionalProperties: false,
  },
  InvoicePreview: {
    dataType: 'refObject',
    properties: {
      pdf_base64: { dataType: 'string', required: true },
      invoice_number: { dataType: 'string', required: true },
      net_amount: { dataType: 'double', required: true },
      vat_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      currency: { ref: 'Currency', required: true },
      due_date: { ref: 'Day', required: true },
    },
    additionalProperties: false,
  },
  InvoiceInput: {
    dataType: 'refObject',
    properties: {
      vat_rate: { dataType: 'double', validators: { minimum: { value: 0 }, maximum: { value: 100 } } },
      vat_case: { dataType: 'union', subSchemas: [{ ref: 'VatCase' }, { dataType: 'enum', enums: [null] }] },
      sale_date: { ref: 'Day' },
      payment_days: { ref: 'PaymentDays' },
      names_carrier: { dataType: 'boolean' },
      accept_old_rate: { dataType: 'boolean' },
      accept_unusual_rate: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  IssuedInvoice: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      document_id: { ref: 'Id', required: true },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['correction'] },
        ],
        required: true,
      },
      corrects_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      number: { ref: 'Line', required: true },
      issue_date: { ref: 'Day', required: true },
      sale_date: { ref: 'Day', required: true },
      due_date: { ref: 'Day', required: true },
      currency: { ref: 'Currency', required: true },
      net_amount: { dataType: 'double', required: true },
      vat_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      vat_rate: { dataType: 'double', required: true },
      vat_case: {
        dataType: 'union',
        subSchemas: [{ ref: 'VatCase' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      buyer_name: { dataType: 'string', required: true },
      reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_sent_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      sent_to: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      last_delivery: {
        dataType: 'union',
        subSchemas: [{ ref: 'MessageDelivery' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      reminders_sent: { dataType: 'double', required: true },
      reminded_at: {
        dataType: 'union',
        subSchemas: [{ dataType: 'datetime' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      mail_subject: { dataType: 'string', required: true },
      ksef: {
        dataType: 'union',
        subSchemas: [{ ref: 'KsefState' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      order_status: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  InvoiceMailDocument: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      original_filename: { dataType: 'string', required: true },
      file_size: { dataType: 'double', required: true },
      is_proposed: { dataType: 'boolean', required: true },
    },
    additionalProperties: false,
  },
  InvoiceMailDraft: {
    dataType: 'refObject',
    properties: {
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['reminder'] },
          { dataType: 'enum', enums: ['correction'] },
        ],
        required: true,
      },
      language: { ref: 'MailLanguage', required: true },
      recipient_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subject: { dataType: 'string', required: true },
      body: { dataType: 'string', required: true },
      invoice_file_size: { dataType: 'double', required: true },
      documents: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'InvoiceMailDocument' },
        required: true,
      },
      max_file_bytes: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  InvoiceMailQuery: {
    dataType: 'refObject',
    properties: {
      invoice_id: { ref: 'Id' },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['reminder'] },
        ],
      },
      language: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  InvoiceMailPreview: {
    dataType: 'refObject',
    properties: {
      recipient_email: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subject: { dataType: 'string', required: true },
      html: { dataType: 'string', required: true },
      unknown: { dataType: 'array', array: { dataType: 'string' }, required: true },
    },
    additionalProperties: false,
  },
  InvoiceMailPreviewInput: {
    dataType: 'refObject',
    properties: {
      invoice_id: { ref: 'Id' },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['reminder'] },
        ],
      },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      subject: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', validators: { maxLength: { value: 100000 } } },
      language: { ref: 'MailLanguage' },
    },
    additionalProperties: false,
  },
  InvoiceMailInput: {
    dataType: 'refObject',
    properties: {
      invoice_id: { ref: 'Id' },
      kind: {
        dataType: 'union',
        subSchemas: [
          { dataType: 'enum', enums: ['invoice'] },
          { dataType: 'enum', enums: ['reminder'] },
        ],
      },
      recipient_name: {
        dataType: 'union',
        subSchemas: [{ ref: 'Line' }, { dataType: 'enum', enums: [null] }],
      },
      subject: { dataType: 'string', validators: { maxLength: { value: 200 } } },
      message: { dataType: 'string', validators: { maxLength: { value: 100000 } } },
      language: { ref: 'MailLanguage' },
      recipient_email: { ref: 'EmailAddress' },
      document_ids: {
        dataType: 'array',
        array: { dataType: 'refAlias', ref: 'Id' },
        validators: { maxItems: { value: 20 } },
      },
    },
    additionalProperties: false,
  },
  CorrectionInput: {
    dataType: 'refObject',
    properties: {
      reason: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 1 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
        },
      },
      net_amount: {
        dataType: 'double',
        validators: { minimum: { value: 0 }, maximum: { value: 99999999999.99 } },
      },
      vat_rate: { dataType: 'double', validators: { minimum: { value: 0 }, maximum: { value: 100 } } },
      vat_case: { dataType: 'union', subSchemas: [{ ref: 'VatCase' }, { dataType: 'enum', enums: [null] }] },
      renew_buyer: { dataType: 'boolean' },
      sale_date: { ref: 'Day' },
      payment_days: { ref: 'PaymentDays' },
      accept_old_rate: { dataType: 'boolean' },
      accept_unusual_rate: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  MendInput: {
    dataType: 'refObject',
    properties: {
      vat_rate: { dataType: 'double', validators: { minimum: { value: 0 }, maximum: { value: 100 } } },
      vat_case: { dataType: 'union', subSchemas: [{ ref: 'VatCase' }, { dataType: 'enum', enums: [null] }] },
      sale_date: { ref: 'Day' },
      payment_days: { ref: 'PaymentDays' },
      names_carrier: { dataType: 'boolean' },
      accept_old_rate: { dataType: 'boolean' },
      accept_unusual_rate: { dataType: 'boolean' },
      reason: {
        dataType: 'string',
        validators: {
          minLength: { value: 1 },
          maxLength: { value: 200 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
        },
      },
      net_amount: {
        dataType: 'double',
        validators: { minimum: { value: 0 }, maximum: { value: 99999999999.99 } },
      },
      renew_buyer: { dataType: 'boolean' },
      withdraw_corrections: { dataType: 'boolean' },
      take_next_number: { dataType: 'boolean' },
    },
    additionalProperties: false,
  },
  CarrierPaymentDto: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      paid_on: { ref: 'Day', required: true },
      amount: { dataType: 'double', required: true },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
    },
    additionalProperties: false,
  },
  CarrierInvoiceDetails: {
    dataType: 'refObject',
    properties: {
      id: { ref: 'Id', required: true },
      order_id: { ref: 'Id', required: true },
      route_id: { ref: 'Id', required: true },
      route: { dataType: 'string', required: true },
      subcontractor_id: {
        dataType: 'union',
        subSchemas: [{ ref: 'Id' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      subcontractor_name: { dataType: 'string', required: true },
      number: { dataType: 'string', required: true },
      issue_date: { ref: 'Day', required: true },
      received_on: { ref: 'Day', required: true },
      pod_on: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: { ref: 'PaymentDays', required: true },
      due_date: {
        dataType: 'union',
        subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      overdue_days: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      currency: { ref: 'Currency', required: true },
      net_amount: { dataType: 'double', required: true },
      vat_amount: { dataType: 'double', required: true },
      gross_amount: { dataType: 'double', required: true },
      agreed_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      difference: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      difference_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      paid_amount: { dataType: 'double', required: true },
      balance: { dataType: 'double', required: true },
      created_by_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      created_at: { dataType: 'datetime', required: true },
      payments: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CarrierPaymentDto' },
        required: true,
      },
    },
    additionalProperties: false,
  },
  CarrierRoute: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      route: { dataType: 'string', required: true },
      subcontractor_name: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      agreed_currency: {
        dataType: 'union',
        subSchemas: [{ ref: 'Currency' }, { dataType: 'enum', enums: [null] }],
        required: true,
      },
      payment_days: { ref: 'PaymentDays', required: true },
      invoiced_amount: { dataType: 'double', required: true },
    },
    additionalProperties: false,
  },
  OrderCarrierInvoices: {
    dataType: 'refObject',
    properties: {
      items: {
        dataType: 'array',
        array: { dataType: 'refObject', ref: 'CarrierInvoiceDetails' },
        required: true,
      },
      routes: { dataType: 'array', array: { dataType: 'refObject', ref: 'CarrierRoute' }, required: true },
    },
    additionalProperties: false,
  },
  CarrierInvoiceInput: {
    dataType: 'refObject',
    properties: {
      route_id: { ref: 'Id', required: true },
      number: {
        dataType: 'string',
        required: true,
        validators: {
          minLength: { value: 1 },
          maxLength: { value: 60 },
          pattern: { value: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$' },
        },
      },
      issue_date: { ref: 'Day', required: true },
      received_on: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      payment_days: {
        dataType: 'union',
        subSchemas: [{ ref: 'PaymentDays' }, { dataType: 'enum', enums: [null] }],
      },
      currency: { ref: 'Currency', required: true },
      net_amount: {
        dataType: 'double',
        required: true,
        validators: { minimum: { value: -99999999999.99 }, maximum: { value: 99999999999.99 } },
      },
      vat_amount: {
        dataType: 'double',
        validators: { minimum: { value: -99999999999.99 }, maximum: { value: 99999999999.99 } },
      },
      difference_reason: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 200 }, pattern: { value: '^[^\\x00-\\x1f\\x7f]*$' } },
      },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
  CarrierInvoiceRemoval: {
    dataType: 'refObject',
    properties: {
      reason: { ref: 'RequiredLine', required: true },
    },
    additionalProperties: false,
  },
  CarrierPaymentInput: {
    dataType: 'refObject',
    properties: {
      amount: {
        dataType: 'union',
        subSchemas: [{ dataType: 'double' }, { dataType: 'enum', enums: [null] }],
        validators: { minimum: { value: -99999999999.99 }, maximum: { value: 99999999999.99 } },
      },
      paid_on: { dataType: 'union', subSchemas: [{ ref: 'Day' }, { dataType: 'enum', enums: [null] }] },
      note: {
        dataType: 'union',
        subSchemas: [{ dataType: 'string' }, { dataType: 'enum', enums: [null] }],
        validators: { maxLength: { value: 500 } },
      },
    },
    additionalProperties: false,
  },
};
const templateService = new StrictTemplateService(models, {
  noImplicitAdditionalProperties: 'throw-on-extras',
  bodyCoercion: false,
});

/** Registers every operation of the contract on a router. */
export function registerRoutes(router: Router): void {
  router.post(
    '/order-routes',
    answerWith({
      controller: RouteController,
      method: 'createRoute',
      verb: 'post',
      path: '/order-routes',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'RouteInput' },
      },
    }),
  );
  router.put(
    '/order-routes/:id',
    answerWith({
      controller: RouteController,
      method: 'updateRoute',
      verb: 'put',
      path: '/order-routes/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'RouteUpdate' },
      },
    }),
  );
  router.delete(
    '/order-routes/:id',
    answerWith({
      controller: RouteController,
      method: 'deleteRoute',
      verb: 'delete',
      path: '/order-routes/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/order-routes/:id/select-offer',
    answerWith({
      controller: RouteController,
      method: 'selectOffer',
      verb: 'put',
      path: '/order-routes/:id/select-offer',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SelectOfferInput' },
      },
    }),
  );
  router.get(
    '/order-routes/:id/price-history',
    answerWith({
      controller: RouteController,
      method: 'getPriceHistory',
      verb: 'get',
      path: '/order-routes/:id/price-history',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/order-routes/:routeId/split',
    answerWith({
      controller: RoutePlanController,
      method: 'splitRoute',
      verb: 'post',
      path: '/orders/:id/order-routes/:routeId/split',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'RouteSplitInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/order-routes/:routeId/join',
    answerWith({
      controller: RoutePlanController,
      method: 'joinRoutes',
      verb: 'post',
      path: '/orders/:id/order-routes/:routeId/join',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/orders/:id/route-map',
    answerWith({
      controller: RoutePlanController,
      method: 'getRouteMap',
      verb: 'get',
      path: '/orders/:id/route-map',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/orders/:id/order-routes/dates',
    answerWith({
      controller: RoutePlanController,
      method: 'moveOrderRoutes',
      verb: 'put',
      path: '/orders/:id/order-routes/dates',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'RouteDatesInput' },
      },
    }),
  );
  router.post(
    '/order-routes/:id/price-requests',
    answerWith({
      controller: PriceRequestController,
      method: 'askSubcontractors',
      verb: 'post',
      path: '/order-routes/:id/price-requests',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'PriceRequestInput' },
      },
    }),
  );
  router.post(
    '/send-email-to-subcontractor-group',
    answerWith({
      controller: PriceRequestController,
      method: 'askSubcontractorGroup',
      verb: 'post',
      path: '/send-email-to-subcontractor-group',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'GroupPriceRequestInput' },
      },
    }),
  );
  router.get(
    '/order-routes/:id/price-requests',
    answerWith({
      controller: PriceRequestController,
      method: 'listPriceRequests',
      verb: 'get',
      path: '/order-routes/:id/price-requests',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/order-routes/:id/carriers-to-ask',
    answerWith({
      controller: PriceRequestController,
      method: 'listCarriersToAsk',
      verb: 'get',
      path: '/order-routes/:id/carriers-to-ask',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/order-routes/:id/price-requests/progress',
    answerWith({
      controller: PriceRequestController,
      method: 'getPriceRequestProgress',
      verb: 'get',
      path: '/order-routes/:id/price-requests/progress',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/order-routes/:id/price-requests/retry',
    answerWith({
      controller: PriceRequestController,
      method: 'retryPriceRequests',
      verb: 'post',
      path: '/order-routes/:id/price-requests/retry',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/order-routes/:id/price-requests/remind',
    answerWith({
      controller: PriceRequestController,
      method: 'remindPriceRequests',
      verb: 'post',
      path: '/order-routes/:id/price-requests/remind',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-offers',
    answerWith({
      controller: OfferController,
      method: 'listOffers',
      verb: 'get',
      path: '/subcontractor-offers',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OfferQuery' },
      },
    }),
  );
  router.post(
    '/subcontractor-offers',
    answerWith({
      controller: OfferController,
      method: 'enterContractQuote',
      verb: 'post',
      path: '/subcontractor-offers',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ContractQuoteInput' },
      },
    }),
  );
  router.get(
    '/subcontractor-offers/route/:id',
    answerWith({
      controller: OfferController,
      method: 'listOffersOfRoute',
      verb: 'get',
      path: '/subcontractor-offers/route/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-offers/count/:id',
    answerWith({
      controller: OfferController,
      method: 'countOffersOfOrder',
      verb: 'get',
      path: '/subcontractor-offers/count/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-offers/:id',
    answerWith({
      controller: OfferController,
      method: 'getOffer',
      verb: 'get',
      path: '/subcontractor-offers/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/subcontractor-offers/:id',
    answerWith({
      controller: OfferController,
      method: 'deleteOffer',
      verb: 'delete',
      path: '/subcontractor-offers/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/quotation-statuses',
    answerWith({
      controller: QuotationController,
      method: 'listQuotationStatuses',
      verb: 'get',
      path: '/quotation-statuses',
      security: [],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/quotations',
    answerWith({
      controller: QuotationController,
      method: 'listQuotations',
      verb: 'get',
      path: '/quotations',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OrderQuery' },
      },
    }),
  );
  router.post(
    '/quotations',
    answerWith({
      controller: QuotationController,
      method: 'createQuotation',
      verb: 'post',
      path: '/quotations',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OrderInput' },
      },
    }),
  );
  router.put(
    '/quotations/:id/client-price',
    answerWith({
      controller: QuotationController,
      method: 'setClientPrice',
      verb: 'put',
      path: '/quotations/:id/client-price',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ClientPriceInput' },
      },
    }),
  );
  router.post(
    '/send-offers-to-client',
    answerWith({
      controller: QuotationController,
      method: 'sendOffersToClient',
      verb: 'post',
      path: '/send-offers-to-client',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OfferToClientInput' },
      },
    }),
  );
  router.post(
    '/send-offers-to-client/preview',
    answerWith({
      controller: QuotationController,
      method: 'previewOfferToClient',
      verb: 'post',
      path: '/send-offers-to-client/preview',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OfferPreviewInput' },
      },
    }),
  );
  router.get(
    '/orders',
    answerWith({
      controller: OrderController,
      method: 'listOrders',
      verb: 'get',
      path: '/orders',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OrderQuery' },
      },
    }),
  );
  router.get(
    '/orders/export',
    answerWith({
      controller: OrderController,
      method: 'exportOrders',
      verb: 'get',
      path: '/orders/export',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OrderExportQuery' },
      },
    }),
  );
  router.post(
    '/orders/bulk',
    answerWith({
      controller: OrderController,
      method: 'createOrdersInBulk',
      verb: 'post',
      path: '/orders/bulk',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'OrderBulkInput' },
      },
    }),
  );
  router.get(
    '/orders/totals',
    answerWith({
      controller: OrderController,
      method: 'sumUpOrders',
      verb: 'get',
      path: '/orders/totals',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OrderTotalsQuery' },
      },
    }),
  );
  router.get(
    '/orders/unread-count',
    answerWith({
      controller: OrderController,
      method: 'countUnreadOrders',
      verb: 'get',
      path: '/orders/unread-count',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/orders/mark-as-read',
    answerWith({
      controller: OrderController,
      method: 'markOrdersAsRead',
      verb: 'post',
      path: '/orders/mark-as-read',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'MarkAsReadInput' },
      },
    }),
  );
  router.get(
    '/orders/:id/details',
    answerWith({
      controller: OrderController,
      method: 'getOrderDetails',
      verb: 'get',
      path: '/orders/:id/details',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/orders/:id/summary',
    answerWith({
      controller: OrderController,
      method: 'getOrderSummary',
      verb: 'get',
      path: '/orders/:id/summary',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        currency: { in: 'query', name: 'currency', ref: 'SummaryCurrency' },
      },
    }),
  );
  router.get(
    '/orders/:id/history',
    answerWith({
      controller: OrderController,
      method: 'getOrderHistory',
      verb: 'get',
      path: '/orders/:id/history',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/orders/:id',
    answerWith({
      controller: OrderController,
      method: 'updateOrder',
      verb: 'put',
      path: '/orders/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'OrderUpdate' },
      },
    }),
  );
  router.put(
    '/orders/:id/status',
    answerWith({
      controller: OrderController,
      method: 'changeOrderStatus',
      verb: 'put',
      path: '/orders/:id/status',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'StatusChange' },
      },
    }),
  );
  router.post(
    '/orders/:id/confirm-client',
    answerWith({
      controller: OrderController,
      method: 'confirmClient',
      verb: 'post',
      path: '/orders/:id/confirm-client',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ClientClaimAnswer' },
      },
    }),
  );
  router.post(
    '/orders/:id/confirm-request',
    answerWith({
      controller: OrderController,
      method: 'confirmRequest',
      verb: 'post',
      path: '/orders/:id/confirm-request',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/orders/:id/follow-up',
    answerWith({
      controller: OrderController,
      method: 'setFollowUp',
      verb: 'put',
      path: '/orders/:id/follow-up',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'FollowUpInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/remind-client',
    answerWith({
      controller: OrderController,
      method: 'remindClient',
      verb: 'post',
      path: '/orders/:id/remind-client',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', ref: 'OfferReminderInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/mails/:messageId/passed-on',
    answerWith({
      controller: OrderController,
      method: 'passOnMail',
      verb: 'post',
      path: '/orders/:id/mails/:messageId/passed-on',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        messageId: { in: 'path', name: 'messageId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/duplicate',
    answerWith({
      controller: OrderController,
      method: 'duplicateOrder',
      verb: 'post',
      path: '/orders/:id/duplicate',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'OrderCopyInput' },
      },
    }),
  );
  router.put(
    '/orders/:id/mark-as-read',
    answerWith({
      controller: OrderController,
      method: 'markOrderAsRead',
      verb: 'put',
      path: '/orders/:id/mark-as-read',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/orders/:id',
    answerWith({
      controller: OrderController,
      method: 'deleteOrder',
      verb: 'delete',
      path: '/orders/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/orders/:id/order-routes',
    answerWith({
      controller: OrderController,
      method: 'listOrderRoutes',
      verb: 'get',
      path: '/orders/:id/order-routes',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        external_id: { in: 'query', name: 'external_id', ref: 'ExternalId' },
      },
    }),
  );
  router.put(
    '/orders/:id/order-routes/sequence',
    answerWith({
      controller: OrderController,
      method: 'arrangeOrderRoutes',
      verb: 'put',
      path: '/orders/:id/order-routes/sequence',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'RouteSequenceInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/mail-preview',
    answerWith({
      controller: OrderController,
      method: 'previewOrderMail',
      verb: 'post',
      path: '/orders/:id/mail-preview',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'OrderMailPreviewInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/send-subcontractor-acceptance',
    answerWith({
      controller: OrderController,
      method: 'sendSubcontractorAcceptance',
      verb: 'post',
      path: '/orders/:id/send-subcontractor-acceptance',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SendToSubcontractorInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/record-subcontractor-answer',
    answerWith({
      controller: OrderController,
      method: 'recordSubcontractorAnswer',
      verb: 'post',
      path: '/orders/:id/record-subcontractor-answer',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorAnswerInput' },
      },
    }),
  );
  router.post(
    '/send-completion-request-email',
    answerWith({
      controller: DataRequestController,
      method: 'sendCompletionRequest',
      verb: 'post',
      path: '/send-completion-request-email',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'DataRequestInput' },
      },
    }),
  );
  router.get(
    '/orders/:id/payments',
    answerWith({
      controller: PaymentController,
      method: 'listPayments',
      verb: 'get',
      path: '/orders/:id/payments',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/payments',
    answerWith({
      controller: PaymentController,
      method: 'recordPayment',
      verb: 'post',
      path: '/orders/:id/payments',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'PaymentInput' },
      },
    }),
  );
  router.delete(
    '/orders/:id/payments/:paymentId',
    answerWith({
      controller: PaymentController,
      method: 'removePayment',
      verb: 'delete',
      path: '/orders/:id/payments/:paymentId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        paymentId: { in: 'path', name: 'paymentId', required: true, ref: 'Id' },
        undefined: { in: 'body', required: true, ref: 'PaymentRemoval' },
      },
    }),
  );
  router.post(
    '/orders/read-text',
    answerWith({
      controller: OrderTextController,
      method: 'readOrderText',
      verb: 'post',
      path: '/orders/read-text',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OrderTextInput' },
      },
    }),
  );
  router.get(
    '/orders/:id/order-routes/:routeId/cmr-note',
    answerWith({
      controller: CmrController,
      method: 'getCmrNote',
      verb: 'get',
      path: '/orders/:id/order-routes/:routeId/cmr-note',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'CmrNoteQuery' },
      },
    }),
  );
  router.put(
    '/orders/:id/order-routes/:routeId/cmr-note',
    answerWith({
      controller: CmrController,
      method: 'keepCmrNote',
      verb: 'put',
      path: '/orders/:id/order-routes/:routeId/cmr-note',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'CmrNoteQuery' },
        body: { in: 'body', name: 'body', required: true, ref: 'CmrBoxes' },
      },
    }),
  );
  router.get(
    '/orders/:id/order-routes/:routeId/cmr',
    answerWith({
      controller: CmrController,
      method: 'printCmr',
      verb: 'get',
      path: '/orders/:id/order-routes/:routeId/cmr',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'CmrQuery' },
      },
    }),
  );
  router.get(
    '/orders/:id/order-routes/:routeId/order-document',
    answerWith({
      controller: CarrierOrderController,
      method: 'getOrderDocument',
      verb: 'get',
      path: '/orders/:id/order-routes/:routeId/order-document',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/order-routes/:routeId/vehicle-request',
    answerWith({
      controller: CarrierOrderController,
      method: 'askForVehicle',
      verb: 'post',
      path: '/orders/:id/order-routes/:routeId/vehicle-request',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/order-routes/:routeId/remind-carrier',
    answerWith({
      controller: CarrierOrderController,
      method: 'remindCarrier',
      verb: 'post',
      path: '/orders/:id/order-routes/:routeId/remind-carrier',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        routeId: { in: 'path', name: 'routeId', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/orders/:id/assignee',
    answerWith({
      controller: OrderCareController,
      method: 'assignOrder',
      verb: 'put',
      path: '/orders/:id/assignee',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'AssigneeInput' },
      },
    }),
  );
  router.put(
    '/orders/:id/snooze',
    answerWith({
      controller: OrderCareController,
      method: 'snoozeOrder',
      verb: 'put',
      path: '/orders/:id/snooze',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SnoozeInput' },
      },
    }),
  );
  router.delete(
    '/orders/:id/snooze',
    answerWith({
      controller: OrderCareController,
      method: 'wakeOrder',
      verb: 'delete',
      path: '/orders/:id/snooze',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/order-views',
    answerWith({
      controller: OrderViewController,
      method: 'listOrderViews',
      verb: 'get',
      path: '/order-views',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OrderViewQuery' },
      },
    }),
  );
  router.post(
    '/order-views',
    answerWith({
      controller: OrderViewController,
      method: 'createOrderView',
      verb: 'post',
      path: '/order-views',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OrderViewInput' },
      },
    }),
  );
  router.put(
    '/order-views/sequence',
    answerWith({
      controller: OrderViewController,
      method: 'arrangeOrderViews',
      verb: 'put',
      path: '/order-views/sequence',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OrderViewSequence' },
      },
    }),
  );
  router.put(
    '/order-views/:id',
    answerWith({
      controller: OrderViewController,
      method: 'updateOrderView',
      verb: 'put',
      path: '/order-views/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'OrderViewUpdate' },
      },
    }),
  );
  router.delete(
    '/order-views/:id',
    answerWith({
      controller: OrderViewController,
      method: 'deleteOrderView',
      verb: 'delete',
      path: '/order-views/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/order-drafts',
    answerWith({
      controller: OrderDraftController,
      method: 'listOrderDrafts',
      verb: 'get',
      path: '/order-drafts',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OrderDraftQuery' },
      },
    }),
  );
  router.post(
    '/order-drafts',
    answerWith({
      controller: OrderDraftController,
      method: 'createOrderDraft',
      verb: 'post',
      path: '/order-drafts',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OrderDraftInput' },
      },
    }),
  );
  router.get(
    '/order-drafts/:id',
    answerWith({
      controller: OrderDraftController,
      method: 'getOrderDraft',
      verb: 'get',
      path: '/order-drafts/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/order-drafts/:id',
    answerWith({
      controller: OrderDraftController,
      method: 'updateOrderDraft',
      verb: 'put',
      path: '/order-drafts/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'OrderDraftUpdate' },
      },
    }),
  );
  router.delete(
    '/order-drafts/:id',
    answerWith({
      controller: OrderDraftController,
      method: 'deleteOrderDraft',
      verb: 'delete',
      path: '/order-drafts/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/order-routes/:id/load-publications',
    answerWith({
      controller: LoadPublicationController,
      method: 'listLoadPublications',
      verb: 'get',
      path: '/order-routes/:id/load-publications',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/order-routes/:id/load-publications',
    answerWith({
      controller: LoadPublicationController,
      method: 'publishLoad',
      verb: 'post',
      path: '/order-routes/:id/load-publications',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'LoadPublicationInput' },
      },
    }),
  );
  router.post(
    '/order-routes/:id/load-publications/preview',
    answerWith({
      controller: LoadPublicationController,
      method: 'previewLoad',
      verb: 'post',
      path: '/order-routes/:id/load-publications/preview',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'LoadPublicationInput' },
      },
    }),
  );
  router.delete(
    '/order-routes/:id/load-publications',
    answerWith({
      controller: LoadPublicationController,
      method: 'withdrawLoad',
      verb: 'delete',
      path: '/order-routes/:id/load-publications',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/company-settings/load-exchange',
    answerWith({
      controller: LoadExchangeSettingsController,
      method: 'getLoadExchangeSettings',
      verb: 'get',
      path: '/company-settings/load-exchange',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.put(
    '/company-settings/load-exchange',
    answerWith({
      controller: LoadExchangeSettingsController,
      method: 'updateLoadExchangeSettings',
      verb: 'put',
      path: '/company-settings/load-exchange',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'LoadExchangeSettingsInput' },
      },
    }),
  );
  router.post(
    '/company-settings/load-exchange/sign-in',
    answerWith({
      controller: LoadExchangeSettingsController,
      method: 'signInAtLoadExchange',
      verb: 'post',
      path: '/company-settings/load-exchange/sign-in',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'LoadExchangeSignInInput' },
      },
    }),
  );
  router.post(
    '/public/quotation',
    answerWith({
      controller: PublicController,
      method: 'submitPublicQuotation',
      verb: 'post',
      path: '/public/quotation',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PublicQuotationInput' },
      },
    }),
  );
  router.post(
    '/public/order',
    answerWith({
      controller: PublicController,
      method: 'submitPublicOrder',
      verb: 'post',
      path: '/public/order',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PublicQuotationInput' },
      },
    }),
  );
  router.post(
    '/public/subcontractor-offer',
    answerWith({
      controller: PublicController,
      method: 'submitSubcontractorOffer',
      verb: 'post',
      path: '/public/subcontractor-offer',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PublicOfferInput' },
      },
    }),
  );
  router.post(
    '/public/quotation-acceptance',
    answerWith({
      controller: PublicController,
      method: 'answerClientOffer',
      verb: 'post',
      path: '/public/quotation-acceptance',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'QuotationAcceptanceInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/subcontractor-response',
    answerWith({
      controller: PublicController,
      method: 'answerSubcontractorOrder',
      verb: 'post',
      path: '/orders/:id/subcontractor-response',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorResponseInput' },
      },
    }),
  );
  router.get(
    '/public/links/:kind',
    answerWith({
      controller: PublicController,
      method: 'viewLink',
      verb: 'get',
      path: '/public/links/:kind',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        kind: { in: 'path', name: 'kind', required: true, ref: 'LinkKind' },
        query: { in: 'queries', name: 'query', required: true, ref: 'LinkQuery' },
      },
    }),
  );
  router.get(
    '/public/links/subcontractor-order-view/document',
    answerWith({
      controller: PublicController,
      method: 'getLinkedOrderDocument',
      verb: 'get',
      path: '/public/links/subcontractor-order-view/document',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'LinkQuery' },
      },
    }),
  );
  router.get(
    '/public/company-settings/:user_id',
    answerWith({
      controller: PublicController,
      method: 'getPublicCompanySettings',
      verb: 'get',
      path: '/public/company-settings/:user_id',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        user_id: { in: 'path', name: 'user_id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/public/installation',
    answerWith({
      controller: PublicController,
      method: 'getInstallation',
      verb: 'get',
      path: '/public/installation',
      security: [],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/links',
    answerWith({
      controller: LinkController,
      method: 'createLink',
      verb: 'post',
      path: '/links',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'LinkInput' },
      },
    }),
  );
  router.get(
    '/links/company-form',
    answerWith({
      controller: LinkController,
      method: 'getCompanyFormLink',
      verb: 'get',
      path: '/links/company-form',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'CompanyFormQuery' },
      },
    }),
  );
  router.post(
    '/links/revoke',
    answerWith({
      controller: LinkController,
      method: 'revokeLinks',
      verb: 'post',
      path: '/links/revoke',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'LinkInput' },
      },
    }),
  );
  router.get(
    '/embedded-form',
    answerWith({
      controller: EmbeddedFormController,
      method: 'getEmbeddedForm',
      verb: 'get',
      path: '/embedded-form',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.put(
    '/embedded-form',
    answerWith({
      controller: EmbeddedFormController,
      method: 'updateEmbeddedForm',
      verb: 'put',
      path: '/embedded-form',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'EmbeddedFormUpdate' },
      },
    }),
  );
  router.post(
    '/embedded-form/renew-code',
    answerWith({
      controller: EmbeddedFormController,
      method: 'renewEmbeddedFormCode',
      verb: 'post',
      path: '/embedded-form/renew-code',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/public/embedded-forms/:code',
    answerWith({
      controller: PublicEmbeddedFormController,
      method: 'viewEmbeddedForm',
      verb: 'get',
      path: '/public/embedded-forms/:code',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        code: { in: 'path', name: 'code', required: true, dataType: 'string' },
        query: { in: 'queries', name: 'query', required: true, ref: 'EmbeddedFormQuery' },
      },
    }),
  );
  router.post(
    '/public/embedded-forms/:code/requests',
    answerWith({
      controller: PublicEmbeddedFormController,
      method: 'submitEmbeddedRequest',
      verb: 'post',
      path: '/public/embedded-forms/:code/requests',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        code: { in: 'path', name: 'code', required: true, dataType: 'string' },
        input: { in: 'body', name: 'input', required: true, ref: 'EmbeddedRequestInput' },
      },
    }),
  );
  router.get(
    '/documents',
    answerWith({
      controller: DocumentController,
      method: 'listDocuments',
      verb: 'get',
      path: '/documents',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'DocumentQuery' },
      },
    }),
  );
  router.get(
    '/documents/types',
    answerWith({
      controller: DocumentController,
      method: 'listDocumentTypes',
      verb: 'get',
      path: '/documents/types',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/documents/upload',
    answerWith({
      controller: DocumentController,
      method: 'uploadRouteDocument',
      verb: 'post',
      path: '/documents/upload',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        file: { in: 'formData', name: 'file', required: true, dataType: 'file' },
        document_type: { in: 'formData', name: 'document_type', required: true, dataType: 'string' },
        order_routes_id: { in: 'formData', name: 'order_routes_id', required: true, dataType: 'string' },
      },
    }),
  );
  router.post(
    '/documents/upload-order',
    answerWith({
      controller: DocumentController,
      method: 'uploadOrderDocument',
      verb: 'post',
      path: '/documents/upload-order',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        file: { in: 'formData', name: 'file', required: true, dataType: 'file' },
        document_type: { in: 'formData', name: 'document_type', required: true, dataType: 'string' },
        order_id: { in: 'formData', name: 'order_id', required: true, dataType: 'string' },
      },
    }),
  );
  router.get(
    '/documents/:id',
    answerWith({
      controller: DocumentController,
      method: 'getDocument',
      verb: 'get',
      path: '/documents/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/documents/:id/download',
    answerWith({
      controller: DocumentController,
      method: 'downloadDocument',
      verb: 'get',
      path: '/documents/:id/download',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/documents/:id',
    answerWith({
      controller: DocumentController,
      method: 'deleteDocument',
      verb: 'delete',
      path: '/documents/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/orders/:id/received-documents',
    answerWith({
      controller: ReceivedDocumentController,
      method: 'listReceivedDocuments',
      verb: 'get',
      path: '/orders/:id/received-documents',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/received-documents/:id/download',
    answerWith({
      controller: ReceivedDocumentController,
      method: 'downloadReceivedDocument',
      verb: 'get',
      path: '/received-documents/:id/download',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/received-documents/:id/confirm',
    answerWith({
      controller: ReceivedDocumentController,
      method: 'confirmReceivedDocument',
      verb: 'post',
      path: '/received-documents/:id/confirm',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        body: { in: 'body', name: 'body', required: true, ref: 'ReceivedDocumentConfirmation' },
      },
    }),
  );
  router.post(
    '/received-documents/:id/refuse',
    answerWith({
      controller: ReceivedDocumentController,
      method: 'refuseReceivedDocument',
      verb: 'post',
      path: '/received-documents/:id/refuse',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/public/links/subcontractor-order-view/documents',
    answerWith({
      controller: CarrierDocumentController,
      method: 'sendCarrierDocument',
      verb: 'post',
      path: '/public/links/subcontractor-order-view/documents',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'LinkQuery' },
        file: { in: 'formData', name: 'file', required: true, dataType: 'file' },
        document_type: { in: 'formData', name: 'document_type', required: true, dataType: 'string' },
      },
    }),
  );
  router.get(
    '/currencies',
    answerWith({
      controller: CurrencyController,
      method: 'listCurrencyRates',
      verb: 'get',
      path: '/currencies',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'CurrencyRateQuery' },
      },
    }),
  );
  router.get(
    '/convert-currency',
    answerWith({
      controller: CurrencyController,
      method: 'convertCurrency',
      verb: 'get',
      path: '/convert-currency',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ConversionQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/fitness',
    answerWith({
      controller: CarrierController,
      method: 'getCarrierFitness',
      verb: 'get',
      path: '/subcontractor-directory/:id/fitness',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/vehicles',
    answerWith({
      controller: CarrierController,
      method: 'listCarrierVehicles',
      verb: 'get',
      path: '/subcontractor-directory/:id/vehicles',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractor-directory/:id/vehicles',
    answerWith({
      controller: CarrierController,
      method: 'addCarrierVehicle',
      verb: 'post',
      path: '/subcontractor-directory/:id/vehicles',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierVehicleInput' },
      },
    }),
  );
  router.put(
    '/subcontractor-directory/:id/vehicles/:vehicleId',
    answerWith({
      controller: CarrierController,
      method: 'changeCarrierVehicle',
      verb: 'put',
      path: '/subcontractor-directory/:id/vehicles/:vehicleId',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        vehicleId: { in: 'path', name: 'vehicleId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierVehicleUpdate' },
      },
    }),
  );
  router.delete(
    '/subcontractor-directory/:id/vehicles/:vehicleId',
    answerWith({
      controller: CarrierController,
      method: 'removeCarrierVehicle',
      verb: 'delete',
      path: '/subcontractor-directory/:id/vehicles/:vehicleId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        vehicleId: { in: 'path', name: 'vehicleId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/papers',
    answerWith({
      controller: CarrierController,
      method: 'listCarrierPapers',
      verb: 'get',
      path: '/subcontractor-directory/:id/papers',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractor-directory/:id/papers',
    answerWith({
      controller: CarrierController,
      method: 'addCarrierPaper',
      verb: 'post',
      path: '/subcontractor-directory/:id/papers',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierPaperInput' },
      },
    }),
  );
  router.put(
    '/subcontractor-directory/:id/papers/:paperId',
    answerWith({
      controller: CarrierController,
      method: 'changeCarrierPaper',
      verb: 'put',
      path: '/subcontractor-directory/:id/papers/:paperId',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        paperId: { in: 'path', name: 'paperId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierPaperUpdate' },
      },
    }),
  );
  router.delete(
    '/subcontractor-directory/:id/papers/:paperId',
    answerWith({
      controller: CarrierController,
      method: 'removeCarrierPaper',
      verb: 'delete',
      path: '/subcontractor-directory/:id/papers/:paperId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        paperId: { in: 'path', name: 'paperId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractor-directory/:id/papers/:paperId/file',
    answerWith({
      controller: CarrierController,
      method: 'fileCarrierPaper',
      verb: 'post',
      path: '/subcontractor-directory/:id/papers/:paperId/file',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        paperId: { in: 'path', name: 'paperId', required: true, ref: 'Id' },
        file: { in: 'formData', name: 'file', required: true, dataType: 'file' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/papers/:paperId/file',
    answerWith({
      controller: CarrierController,
      method: 'downloadCarrierPaper',
      verb: 'get',
      path: '/subcontractor-directory/:id/papers/:paperId/file',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        paperId: { in: 'path', name: 'paperId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/carrier-papers',
    answerWith({
      controller: HeldPapersController,
      method: 'listHeldPapers',
      verb: 'get',
      path: '/carrier-papers',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'HeldPapersQuery' },
      },
    }),
  );
  router.get(
    '/carrier-registrations',
    answerWith({
      controller: CarrierRegistrationController,
      method: 'listCarrierRegistrations',
      verb: 'get',
      path: '/carrier-registrations',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'CarrierRegistrationQuery' },
      },
    }),
  );
  router.post(
    '/carrier-registrations/:id/accept',
    answerWith({
      controller: CarrierRegistrationController,
      method: 'acceptCarrierRegistration',
      verb: 'post',
      path: '/carrier-registrations/:id/accept',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', ref: 'AcceptRegistrationInput' },
      },
    }),
  );
  router.post(
    '/carrier-registrations/:id/refuse',
    answerWith({
      controller: CarrierRegistrationController,
      method: 'refuseCarrierRegistration',
      verb: 'post',
      path: '/carrier-registrations/:id/refuse',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/carrier-registrations/:id/papers/:paperId/file',
    answerWith({
      controller: CarrierRegistrationController,
      method: 'downloadRegistrationPaper',
      verb: 'get',
      path: '/carrier-registrations/:id/papers/:paperId/file',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        paperId: { in: 'path', name: 'paperId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/public/embedded-forms/:code/carriers',
    answerWith({
      controller: PublicCarrierRegistrationController,
      method: 'registerCarrier',
      verb: 'post',
      path: '/public/embedded-forms/:code/carriers',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        code: { in: 'path', name: 'code', required: true, dataType: 'string' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierRegistrationInput' },
      },
    }),
  );
  router.post(
    '/public/embedded-forms/carriers/papers',
    answerWith({
      controller: PublicCarrierRegistrationController,
      method: 'sendRegistrationPaper',
      verb: 'post',
      path: '/public/embedded-forms/carriers/papers',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'RegistrationPaperQuery' },
        file: { in: 'formData', name: 'file', required: true, dataType: 'file' },
      },
    }),
  );
  router.get(
    '/orders/:id/workspace',
    answerWith({
      controller: OrderWorkspaceController,
      method: 'getOrderWorkspace',
      verb: 'get',
      path: '/orders/:id/workspace',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        currency: { in: 'query', name: 'currency', ref: 'SummaryCurrency' },
      },
    }),
  );
  router.get(
    '/work-queue',
    answerWith({
      controller: WorkQueueController,
      method: 'getWorkQueue',
      verb: 'get',
      path: '/work-queue',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'WorkQueueQuery' },
      },
    }),
  );
  router.get(
    '/webhooks',
    answerWith({
      controller: WebhookController,
      method: 'listWebhooks',
      verb: 'get',
      path: '/webhooks',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.post(
    '/webhooks',
    answerWith({
      controller: WebhookController,
      method: 'createWebhook',
      verb: 'post',
      path: '/webhooks',
      security: [{ bearer: ['owner'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'WebhookInput' },
      },
    }),
  );
  router.get(
    '/webhooks/:id',
    answerWith({
      controller: WebhookController,
      method: 'getWebhook',
      verb: 'get',
      path: '/webhooks/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/webhooks/:id',
    answerWith({
      controller: WebhookController,
      method: 'updateWebhook',
      verb: 'put',
      path: '/webhooks/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'WebhookUpdate' },
      },
    }),
  );
  router.delete(
    '/webhooks/:id',
    answerWith({
      controller: WebhookController,
      method: 'deleteWebhook',
      verb: 'delete',
      path: '/webhooks/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/webhooks/:id/rotate-secret',
    answerWith({
      controller: WebhookController,
      method: 'rotateWebhookSecret',
      verb: 'post',
      path: '/webhooks/:id/rotate-secret',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/webhooks/:id/test',
    answerWith({
      controller: WebhookController,
      method: 'testWebhook',
      verb: 'post',
      path: '/webhooks/:id/test',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/webhooks/:id/replay',
    answerWith({
      controller: WebhookController,
      method: 'replayWebhook',
      verb: 'post',
      path: '/webhooks/:id/replay',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'WebhookReplayInput' },
      },
    }),
  );
  router.get(
    '/webhooks/:id/deliveries',
    answerWith({
      controller: WebhookController,
      method: 'listWebhookDeliveries',
      verb: 'get',
      path: '/webhooks/:id/deliveries',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'WebhookDeliveryQuery' },
      },
    }),
  );
  router.get(
    '/webhooks/:id/deliveries/:deliveryId',
    answerWith({
      controller: WebhookController,
      method: 'getWebhookDelivery',
      verb: 'get',
      path: '/webhooks/:id/deliveries/:deliveryId',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        deliveryId: { in: 'path', name: 'deliveryId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/webhooks/:id/deliveries/:deliveryId/resend',
    answerWith({
      controller: WebhookController,
      method: 'resendWebhookDelivery',
      verb: 'post',
      path: '/webhooks/:id/deliveries/:deliveryId/resend',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        deliveryId: { in: 'path', name: 'deliveryId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/unread-counts',
    answerWith({
      controller: UnreadController,
      method: 'countUnread',
      verb: 'get',
      path: '/unread-counts',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/companies/:id/export',
    answerWith({
      controller: PrivacyController,
      method: 'downloadCompanyExport',
      verb: 'get',
      path: '/companies/:id/export',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/companies/:id/export',
    answerWith({
      controller: PrivacyController,
      method: 'startCompanyExport',
      verb: 'post',
      path: '/companies/:id/export',
      security: [{ bearer: ['owner'] }],
      successStatus: 202,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/privacy/erase',
    answerWith({
      controller: PrivacyController,
      method: 'erasePerson',
      verb: 'post',
      path: '/privacy/erase',
      security: [{ bearer: ['owner'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ErasureInput' },
      },
    }),
  );
  router.get(
    '/companies/:id/export/status',
    answerWith({
      controller: PrivacyController,
      method: 'getCompanyExport',
      verb: 'get',
      path: '/companies/:id/export/status',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/client-directory/:id/orders',
    answerWith({
      controller: ClientPageController,
      method: 'listClientOrders',
      verb: 'get',
      path: '/client-directory/:id/orders',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'PartnerOrderQuery' },
      },
    }),
  );
  router.get(
    '/client-directory/:id/documents',
    answerWith({
      controller: ClientPageController,
      method: 'listClientDocuments',
      verb: 'get',
      path: '/client-directory/:id/documents',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'SectionQuery' },
      },
    }),
  );
  router.get(
    '/client-directory/:id/mails',
    answerWith({
      controller: ClientPageController,
      method: 'listClientMails',
      verb: 'get',
      path: '/client-directory/:id/mails',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/client-directory/:id/money',
    answerWith({
      controller: ClientPageController,
      method: 'getClientMoney',
      verb: 'get',
      path: '/client-directory/:id/money',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/orders',
    answerWith({
      controller: CarrierPageController,
      method: 'listCarrierOrders',
      verb: 'get',
      path: '/subcontractor-directory/:id/orders',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'PartnerOrderQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/documents',
    answerWith({
      controller: CarrierPageController,
      method: 'listCarrierDocuments',
      verb: 'get',
      path: '/subcontractor-directory/:id/documents',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'SectionQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/mails',
    answerWith({
      controller: CarrierPageController,
      method: 'listCarrierMails',
      verb: 'get',
      path: '/subcontractor-directory/:id/mails',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/performance',
    answerWith({
      controller: CarrierPageController,
      method: 'getCarrierPerformance',
      verb: 'get',
      path: '/subcontractor-directory/:id/performance',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/lanes',
    answerWith({
      controller: CarrierPageController,
      method: 'listCarrierLanes',
      verb: 'get',
      path: '/subcontractor-directory/:id/lanes',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/system',
    answerWith({
      controller: SystemController,
      method: 'getSystem',
      verb: 'get',
      path: '/system',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/system/failed-jobs/:id/retry',
    answerWith({
      controller: SystemController,
      method: 'retryFailedJob',
      verb: 'post',
      path: '/system/failed-jobs/:id/retry',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'JobId' },
      },
    }),
  );
  router.get(
    '/health/live',
    answerWith({
      controller: HealthController,
      method: 'getLiveness',
      verb: 'get',
      path: '/health/live',
      security: [],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/health/ready',
    answerWith({
      controller: HealthController,
      method: 'getReadiness',
      verb: 'get',
      path: '/health/ready',
      security: [],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/calendar-links',
    answerWith({
      controller: CalendarLinkController,
      method: 'listCalendarLinks',
      verb: 'get',
      path: '/calendar-links',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/calendar-links',
    answerWith({
      controller: CalendarLinkController,
      method: 'createCalendarLink',
      verb: 'post',
      path: '/calendar-links',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'CalendarLinkInput' },
      },
    }),
  );
  router.delete(
    '/calendar-links/:scope',
    answerWith({
      controller: CalendarLinkController,
      method: 'deleteCalendarLink',
      verb: 'delete',
      path: '/calendar-links/:scope',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        scope: { in: 'path', name: 'scope', required: true, ref: 'CalendarScope' },
      },
    }),
  );
  router.get(
    '/tests',
    answerWith({
      controller: AdminToolsController,
      method: 'getTestTools',
      verb: 'get',
      path: '/tests',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/tests/send-test-email',
    answerWith({
      controller: AdminToolsController,
      method: 'sendTestEmail',
      verb: 'post',
      path: '/tests/send-test-email',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'TestMailInput' },
      },
    }),
  );
  router.post(
    '/tests/execute-sql',
    answerWith({
      controller: AdminToolsController,
      method: 'executeSql',
      verb: 'post',
      path: '/tests/execute-sql',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SqlInput' },
      },
    }),
  );
  router.get(
    '/tests/sql-history',
    answerWith({
      controller: AdminToolsController,
      method: 'listSqlHistory',
      verb: 'get',
      path: '/tests/sql-history',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'SqlHistoryQuery' },
      },
    }),
  );
  router.post(
    '/tests/is-quote-request',
    answerWith({
      controller: AdminToolsController,
      method: 'checkQuoteRequest',
      verb: 'post',
      path: '/tests/is-quote-request',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'QuoteCheckInput' },
      },
    }),
  );
  router.get(
    '/tests/records',
    answerWith({
      controller: AdminToolsController,
      method: 'findTestRecords',
      verb: 'get',
      path: '/tests/records',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'TestRecordQuery' },
      },
    }),
  );
  router.post(
    '/tests/generate-random-quotation',
    answerWith({
      controller: AdminToolsController,
      method: 'generateRandomQuotation',
      verb: 'post',
      path: '/tests/generate-random-quotation',
      security: [{ bearer: ['administrator'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'RandomQuotationInput' },
      },
    }),
  );
  router.post(
    '/tests/links',
    answerWith({
      controller: AdminToolsController,
      method: 'createTestLink',
      verb: 'post',
      path: '/tests/links',
      security: [{ bearer: ['administrator'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'TestLinkInput' },
      },
    }),
  );
  router.post(
    '/tests/cleanup-database',
    answerWith({
      controller: AdminToolsController,
      method: 'cleanupDatabase',
      verb: 'post',
      path: '/tests/cleanup-database',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CleanupInput' },
      },
    }),
  );
  router.get(
    '/activities',
    answerWith({
      controller: ActivityController,
      method: 'listActivities',
      verb: 'get',
      path: '/activities',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ActivityQuery' },
      },
    }),
  );
  router.get(
    '/activities/counts',
    answerWith({
      controller: ActivityController,
      method: 'countActivities',
      verb: 'get',
      path: '/activities/counts',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/activities/mark-as-read',
    answerWith({
      controller: ActivityController,
      method: 'markActivitiesAsRead',
      verb: 'post',
      path: '/activities/mark-as-read',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.put(
    '/users/me',
    answerWith({
      controller: UserController,
      method: 'updateOwnSettings',
      verb: 'put',
      path: '/users/me',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'OwnSettingsInput' },
      },
    }),
  );
  router.get(
    '/users/search',
    answerWith({
      controller: UserController,
      method: 'searchUsers',
      verb: 'get',
      path: '/users/search',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'UserSearchQuery' },
      },
    }),
  );
  router.get(
    '/users/find-by-email',
    answerWith({
      controller: UserController,
      method: 'findUserByEmail',
      verb: 'get',
      path: '/users/find-by-email',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'EmailQuery' },
      },
    }),
  );
  router.get(
    '/users',
    answerWith({
      controller: UserAdminController,
      method: 'listUsers',
      verb: 'get',
      path: '/users',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'UserQuery' },
      },
    }),
  );
  router.get(
    '/users/:id',
    answerWith({
      controller: UserAdminController,
      method: 'getUser',
      verb: 'get',
      path: '/users/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/users/:id',
    answerWith({
      controller: UserAdminController,
      method: 'updateUser',
      verb: 'put',
      path: '/users/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'UserUpdate' },
      },
    }),
  );
  router.delete(
    '/users/:id',
    answerWith({
      controller: UserAdminController,
      method: 'deleteUser',
      verb: 'delete',
      path: '/users/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/users/:id/password',
    answerWith({
      controller: UserAdminController,
      method: 'setPassword',
      verb: 'put',
      path: '/users/:id/password',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'NewPasswordInput' },
      },
    }),
  );
  router.delete(
    '/users/:id/sessions',
    answerWith({
      controller: UserAdminController,
      method: 'endSessionsOf',
      verb: 'delete',
      path: '/users/:id/sessions',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/users/:id/password-link',
    answerWith({
      controller: UserAdminController,
      method: 'mailPasswordLink',
      verb: 'post',
      path: '/users/:id/password-link',
      security: [{ bearer: ['administrator'] }],
      successStatus: 202,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/user-price-km',
    answerWith({
      controller: PriceSettingsController,
      method: 'getPriceSettings',
      verb: 'get',
      path: '/user-price-km',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.put(
    '/user-price-km',
    answerWith({
      controller: PriceSettingsController,
      method: 'updatePriceSettings',
      verb: 'put',
      path: '/user-price-km',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PriceSettingsInput' },
      },
    }),
  );
  router.get(
    '/company-settings',
    answerWith({
      controller: CompanySettingsController,
      method: 'getCompanySettings',
      verb: 'get',
      path: '/company-settings',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.put(
    '/company-settings',
    answerWith({
      controller: CompanySettingsController,
      method: 'updateCompanySettings',
      verb: 'put',
      path: '/company-settings',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CompanySettingsUpdate' },
      },
    }),
  );
  router.get(
    '/company-settings/read-only',
    answerWith({
      controller: CompanySettingsController,
      method: 'getReadOnlyCompanySettings',
      verb: 'get',
      path: '/company-settings/read-only',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/invitations',
    answerWith({
      controller: InvitationController,
      method: 'listInvitations',
      verb: 'get',
      path: '/invitations',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.post(
    '/invitations/:id/accept',
    answerWith({
      controller: InvitationController,
      method: 'acceptInvitation',
      verb: 'post',
      path: '/invitations/:id/accept',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/invitations/:id/decline',
    answerWith({
      controller: InvitationController,
      method: 'declineInvitation',
      verb: 'post',
      path: '/invitations/:id/decline',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/user-company',
    answerWith({
      controller: CompanyController,
      method: 'getUserCompany',
      verb: 'get',
      path: '/user-company',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/companies',
    answerWith({
      controller: CompanyController,
      method: 'listCompanies',
      verb: 'get',
      path: '/companies',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.post(
    '/companies',
    answerWith({
      controller: CompanyController,
      method: 'createCompany',
      verb: 'post',
      path: '/companies',
      security: [{ bearer: ['user'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CompanyInput' },
      },
    }),
  );
  router.get(
    '/companies/:id',
    answerWith({
      controller: CompanyController,
      method: 'getCompany',
      verb: 'get',
      path: '/companies/:id',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.put(
    '/companies/:id',
    answerWith({
      controller: CompanyController,
      method: 'updateCompany',
      verb: 'put',
      path: '/companies/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CompanyUpdate' },
      },
    }),
  );
  router.delete(
    '/companies/:id',
    answerWith({
      controller: CompanyController,
      method: 'deleteCompany',
      verb: 'delete',
      path: '/companies/:id',
      security: [{ bearer: ['owner-or-administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/companies/:id/users',
    answerWith({
      controller: CompanyPeopleController,
      method: 'listCompanyUsers',
      verb: 'get',
      path: '/companies/:id/users',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.get(
    '/companies/:id/users-with-roles',
    answerWith({
      controller: CompanyPeopleController,
      method: 'listCompanyUsersWithRoles',
      verb: 'get',
      path: '/companies/:id/users-with-roles',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.post(
    '/companies/:id/users',
    answerWith({
      controller: CompanyPeopleController,
      method: 'inviteCompanyUser',
      verb: 'post',
      path: '/companies/:id/users',
      security: [{ bearer: ['owner'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'InvitationInput' },
      },
    }),
  );
  router.delete(
    '/companies/:id/invitations/:invitationId',
    answerWith({
      controller: CompanyPeopleController,
      method: 'withdrawInvitation',
      verb: 'delete',
      path: '/companies/:id/invitations/:invitationId',
      security: [{ bearer: ['owner'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invitationId: { in: 'path', name: 'invitationId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/companies/:id/invitations/:invitationId/resend',
    answerWith({
      controller: CompanyPeopleController,
      method: 'resendInvitation',
      verb: 'post',
      path: '/companies/:id/invitations/:invitationId/resend',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invitationId: { in: 'path', name: 'invitationId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/companies/:id/register-user',
    answerWith({
      controller: CompanyPeopleController,
      method: 'registerCompanyUser',
      verb: 'post',
      path: '/companies/:id/register-user',
      security: [{ bearer: ['owner'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CompanyUserInput' },
      },
    }),
  );
  router.post(
    '/companies/:id/users/:userId/password-link',
    answerWith({
      controller: CompanyPeopleController,
      method: 'mailCompanyUserPasswordLink',
      verb: 'post',
      path: '/companies/:id/users/:userId/password-link',
      security: [{ bearer: ['owner'] }],
      successStatus: 202,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        userId: { in: 'path', name: 'userId', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/companies/:id/users/:userId',
    answerWith({
      controller: CompanyPeopleController,
      method: 'removeCompanyUser',
      verb: 'delete',
      path: '/companies/:id/users/:userId',
      security: [{ bearer: ['owner'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        userId: { in: 'path', name: 'userId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/companies/:id/users/:userId/activate',
    answerWith({
      controller: CompanyPeopleController,
      method: 'setCompanyUserActive',
      verb: 'post',
      path: '/companies/:id/users/:userId/activate',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        userId: { in: 'path', name: 'userId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ActivationInput' },
      },
    }),
  );
  router.get(
    '/changes',
    answerWith({
      controller: ChangeController,
      method: 'listChanges',
      verb: 'get',
      path: '/changes',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ChangesQuery' },
      },
    }),
  );
  router.get(
    '/audit-log',
    answerWith({
      controller: AuditLogController,
      method: 'listAuditLog',
      verb: 'get',
      path: '/audit-log',
      security: [{ bearer: ['owner-or-administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'AuditLogQuery' },
      },
    }),
  );
  router.get(
    '/api-keys',
    answerWith({
      controller: ApiKeyController,
      method: 'listApiKeys',
      verb: 'get',
      path: '/api-keys',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.post(
    '/api-keys',
    answerWith({
      controller: ApiKeyController,
      method: 'createApiKey',
      verb: 'post',
      path: '/api-keys',
      security: [{ bearer: ['owner'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ApiKeyInput' },
      },
    }),
  );
  router.delete(
    '/api-keys/:id',
    answerWith({
      controller: ApiKeyController,
      method: 'deleteApiKey',
      verb: 'delete',
      path: '/api-keys/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/auth/sessions',
    answerWith({
      controller: SessionController,
      method: 'listSessions',
      verb: 'get',
      path: '/auth/sessions',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.delete(
    '/auth/sessions',
    answerWith({
      controller: SessionController,
      method: 'endOtherSessions',
      verb: 'delete',
      path: '/auth/sessions',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {},
    }),
  );
  router.delete(
    '/auth/sessions/:id',
    answerWith({
      controller: SessionController,
      method: 'endSession',
      verb: 'delete',
      path: '/auth/sessions/:id',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/auth/second-factor',
    answerWith({
      controller: SecondFactorController,
      method: 'getSecondFactor',
      verb: 'get',
      path: '/auth/second-factor',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/second-factor',
    answerWith({
      controller: SecondFactorController,
      method: 'beginSecondFactor',
      verb: 'post',
      path: '/auth/second-factor',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SecondFactorBeginning' },
      },
    }),
  );
  router.post(
    '/auth/second-factor/confirm',
    answerWith({
      controller: SecondFactorController,
      method: 'confirmSecondFactor',
      verb: 'post',
      path: '/auth/second-factor/confirm',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SecondFactorConfirmation' },
      },
    }),
  );
  router.post(
    '/auth/second-factor/recovery-codes',
    answerWith({
      controller: SecondFactorController,
      method: 'renewRecoveryCodes',
      verb: 'post',
      path: '/auth/second-factor/recovery-codes',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SecondFactorRequest' },
      },
    }),
  );
  router.delete(
    '/auth/second-factor',
    answerWith({
      controller: SecondFactorController,
      method: 'turnOffSecondFactor',
      verb: 'delete',
      path: '/auth/second-factor',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'PasswordProof' },
      },
    }),
  );
  router.delete(
    '/users/:id/second-factor',
    answerWith({
      controller: UserSecondFactorController,
      method: 'turnOffSecondFactorOf',
      verb: 'delete',
      path: '/users/:id/second-factor',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/auth/passkeys',
    answerWith({
      controller: PasskeyController,
      method: 'listPasskeys',
      verb: 'get',
      path: '/auth/passkeys',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.post(
    '/auth/passkeys/options',
    answerWith({
      controller: PasskeyController,
      method: 'beginPasskey',
      verb: 'post',
      path: '/auth/passkeys/options',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PasskeyRequest' },
      },
    }),
  );
  router.post(
    '/auth/passkeys',
    answerWith({
      controller: PasskeyController,
      method: 'addPasskey',
      verb: 'post',
      path: '/auth/passkeys',
      security: [{ bearer: ['user'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'NewPasskey' },
      },
    }),
  );
  router.put(
    '/auth/passkeys/:id',
    answerWith({
      controller: PasskeyController,
      method: 'renamePasskey',
      verb: 'put',
      path: '/auth/passkeys/:id',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        undefined: { in: 'body', required: true, ref: 'PasskeyChange' },
      },
    }),
  );
  router.delete(
    '/auth/passkeys/:id',
    answerWith({
      controller: PasskeyController,
      method: 'removePasskey',
      verb: 'delete',
      path: '/auth/passkeys/:id',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', ref: 'PasskeyRequest' },
      },
    }),
  );
  router.post(
    '/auth/login',
    answerWith({
      controller: AuthController,
      method: 'login',
      verb: 'post',
      path: '/auth/login',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        form: { in: 'body', name: 'form', required: true, ref: 'LoginForm' },
      },
    }),
  );
  router.post(
    '/auth/login/second-factor',
    answerWith({
      controller: AuthController,
      method: 'loginWithSecondFactor',
      verb: 'post',
      path: '/auth/login/second-factor',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SecondFactorLogin' },
      },
    }),
  );
  router.post(
    '/auth/register',
    answerWith({
      controller: AuthController,
      method: 'register',
      verb: 'post',
      path: '/auth/register',
      security: [],
      successStatus: 201,
      templateService,
      args: {
        registration: { in: 'body', name: 'registration', required: true, ref: 'Registration' },
      },
    }),
  );
  router.get(
    '/auth/me',
    answerWith({
      controller: AuthController,
      method: 'me',
      verb: 'get',
      path: '/auth/me',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/logout',
    answerWith({
      controller: AuthController,
      method: 'logout',
      verb: 'post',
      path: '/auth/logout',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/login/passkey/options',
    answerWith({
      controller: AuthController,
      method: 'beginPasskeyLogin',
      verb: 'post',
      path: '/auth/login/passkey/options',
      security: [],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/login/passkey',
    answerWith({
      controller: AuthController,
      method: 'loginWithPasskey',
      verb: 'post',
      path: '/auth/login/passkey',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PasskeyLogin' },
      },
    }),
  );
  router.get(
    '/auth/registration',
    answerWith({
      controller: AccountController,
      method: 'getRegistrationRule',
      verb: 'get',
      path: '/auth/registration',
      security: [],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/forgot-password',
    answerWith({
      controller: AccountController,
      method: 'forgotPassword',
      verb: 'post',
      path: '/auth/forgot-password',
      security: [],
      successStatus: 202,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ForgotPasswordInput' },
      },
    }),
  );
  router.post(
    '/auth/reset-password',
    answerWith({
      controller: AccountController,
      method: 'resetPassword',
      verb: 'post',
      path: '/auth/reset-password',
      security: [],
      successStatus: 204,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ResetPasswordInput' },
      },
    }),
  );
  router.post(
    '/auth/change-password',
    answerWith({
      controller: AccountController,
      method: 'changePassword',
      verb: 'post',
      path: '/auth/change-password',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ChangePasswordInput' },
      },
    }),
  );
  router.post(
    '/auth/change-email',
    answerWith({
      controller: AccountController,
      method: 'changeEmail',
      verb: 'post',
      path: '/auth/change-email',
      security: [{ bearer: ['user'] }],
      successStatus: 202,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ChangeEmailInput' },
      },
    }),
  );
  router.get(
    '/auth/change-email',
    answerWith({
      controller: AccountController,
      method: 'getEmailChange',
      verb: 'get',
      path: '/auth/change-email',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/change-email/resend',
    answerWith({
      controller: AccountController,
      method: 'resendEmailChange',
      verb: 'post',
      path: '/auth/change-email/resend',
      security: [{ bearer: ['user'] }],
      successStatus: 202,
      templateService,
      args: {},
    }),
  );
  router.delete(
    '/auth/change-email',
    answerWith({
      controller: AccountController,
      method: 'cancelEmailChange',
      verb: 'delete',
      path: '/auth/change-email',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/confirm-email',
    answerWith({
      controller: AccountController,
      method: 'confirmEmail',
      verb: 'post',
      path: '/auth/confirm-email',
      security: [],
      successStatus: 204,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ConfirmEmailInput' },
      },
    }),
  );
  router.post(
    '/auth/resend-confirmation',
    answerWith({
      controller: AccountController,
      method: 'resendConfirmation',
      verb: 'post',
      path: '/auth/resend-confirmation',
      security: [{ bearer: ['user'] }],
      successStatus: 202,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/auth/link',
    answerWith({
      controller: AccountController,
      method: 'lookAtAccountLink',
      verb: 'post',
      path: '/auth/link',
      security: [],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'AccountLinkInput' },
      },
    }),
  );
  router.post(
    '/auth/join',
    answerWith({
      controller: AccountController,
      method: 'joinCompany',
      verb: 'post',
      path: '/auth/join',
      security: [],
      successStatus: 204,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'JoinInput' },
      },
    }),
  );
  router.get(
    '/subcontractors',
    answerWith({
      controller: SubcontractorController,
      method: 'listSubcontractors',
      verb: 'get',
      path: '/subcontractors',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'SubcontractorDirectoryQuery' },
      },
    }),
  );
  router.get(
    '/subcontractors/stats',
    answerWith({
      controller: SubcontractorController,
      method: 'countSubcontractors',
      verb: 'get',
      path: '/subcontractors/stats',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/subcontractors/:id',
    answerWith({
      controller: SubcontractorController,
      method: 'getSubcontractor',
      verb: 'get',
      path: '/subcontractors/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractors',
    answerWith({
      controller: SubcontractorController,
      method: 'createSubcontractor',
      verb: 'post',
      path: '/subcontractors',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorInput' },
      },
    }),
  );
  router.post(
    '/subcontractors/bulk',
    answerWith({
      controller: SubcontractorController,
      method: 'createSubcontractorsInBulk',
      verb: 'post',
      path: '/subcontractors/bulk',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'SubcontractorBulkInput' },
      },
    }),
  );
  router.put(
    '/subcontractors/:id',
    answerWith({
      controller: SubcontractorController,
      method: 'updateSubcontractor',
      verb: 'put',
      path: '/subcontractors/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorUpdate' },
      },
    }),
  );
  router.delete(
    '/subcontractors/:id',
    answerWith({
      controller: SubcontractorController,
      method: 'deleteSubcontractor',
      verb: 'delete',
      path: '/subcontractors/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractors-personal',
    answerWith({
      controller: SubcontractorController,
      method: 'createPersonalSubcontractor',
      verb: 'post',
      path: '/subcontractors-personal',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorInput' },
      },
    }),
  );
  router.put(
    '/subcontractors-personal/:id',
    answerWith({
      controller: SubcontractorController,
      method: 'updatePersonalSubcontractor',
      verb: 'put',
      path: '/subcontractors-personal/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorUpdate' },
      },
    }),
  );
  router.delete(
    '/subcontractors-personal/:id',
    answerWith({
      controller: SubcontractorController,
      method: 'deletePersonalSubcontractor',
      verb: 'delete',
      path: '/subcontractors-personal/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory',
    answerWith({
      controller: SubcontractorDirectoryController,
      method: 'listSubcontractorDirectory',
      verb: 'get',
      path: '/subcontractor-directory',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'SubcontractorDirectoryQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/stats',
    answerWith({
      controller: SubcontractorDirectoryController,
      method: 'countSubcontractorDirectory',
      verb: 'get',
      path: '/subcontractor-directory/stats',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/subcontractor-directory/:id',
    answerWith({
      controller: SubcontractorDirectoryController,
      method: 'getDirectorySubcontractor',
      verb: 'get',
      path: '/subcontractor-directory/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/user-global-subcontractors',
    answerWith({
      controller: SubcontractorDirectoryController,
      method: 'collectSubcontractor',
      verb: 'post',
      path: '/user-global-subcontractors',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CollectedSubcontractorInput' },
      },
    }),
  );
  router.delete(
    '/user-global-subcontractors/:id',
    answerWith({
      controller: SubcontractorDirectoryController,
      method: 'releaseSubcontractor',
      verb: 'delete',
      path: '/user-global-subcontractors/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/global-subcontractors',
    answerWith({
      controller: GlobalSubcontractorController,
      method: 'listGlobalSubcontractors',
      verb: 'get',
      path: '/global-subcontractors',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'SubcontractorQuery' },
      },
    }),
  );
  router.get(
    '/global-subcontractors/search',
    answerWith({
      controller: GlobalSubcontractorController,
      method: 'searchGlobalSubcontractors',
      verb: 'get',
      path: '/global-subcontractors/search',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/global-subcontractors/:id',
    answerWith({
      controller: GlobalSubcontractorController,
      method: 'getGlobalSubcontractor',
      verb: 'get',
      path: '/global-subcontractors/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/global-subcontractors',
    answerWith({
      controller: GlobalSubcontractorController,
      method: 'createGlobalSubcontractor',
      verb: 'post',
      path: '/global-subcontractors',
      security: [{ bearer: ['administrator'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorInput' },
      },
    }),
  );
  router.put(
    '/global-subcontractors/:id',
    answerWith({
      controller: GlobalSubcontractorController,
      method: 'updateGlobalSubcontractor',
      verb: 'put',
      path: '/global-subcontractors/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'SubcontractorUpdate' },
      },
    }),
  );
  router.delete(
    '/global-subcontractors/:id',
    answerWith({
      controller: GlobalSubcontractorController,
      method: 'deleteGlobalSubcontractor',
      verb: 'delete',
      path: '/global-subcontractors/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/imports',
    answerWith({
      controller: ImportController,
      method: 'listImports',
      verb: 'get',
      path: '/imports',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/imports/:id',
    answerWith({
      controller: ImportController,
      method: 'getImport',
      verb: 'get',
      path: '/imports/:id',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/imports/:kind',
    answerWith({
      controller: ImportController,
      method: 'uploadImport',
      verb: 'post',
      path: '/imports/:kind',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: 201,
      templateService,
      args: {
        kind: { in: 'path', name: 'kind', required: true, ref: 'ImportKind' },
        file: { in: 'formData', name: 'file', required: true, dataType: 'file' },
      },
    }),
  );
  router.post(
    '/imports/:id/preview',
    answerWith({
      controller: ImportController,
      method: 'previewImport',
      verb: 'post',
      path: '/imports/:id/preview',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        plan: { in: 'body', name: 'plan', required: true, ref: 'ImportPlan' },
      },
    }),
  );
  router.post(
    '/imports/:id/start',
    answerWith({
      controller: ImportController,
      method: 'startImport',
      verb: 'post',
      path: '/imports/:id/start',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        plan: { in: 'body', name: 'plan', required: true, ref: 'ImportPlan' },
      },
    }),
  );
  router.get(
    '/imports/:id/rejected',
    answerWith({
      controller: ImportController,
      method: 'downloadRejectedRows',
      verb: 'get',
      path: '/imports/:id/rejected',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/exports/:kind',
    answerWith({
      controller: ExportController,
      method: 'exportDirectory',
      verb: 'get',
      path: '/exports/:kind',
      security: [{ bearer: ['member-or-administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        kind: { in: 'path', name: 'kind', required: true, ref: 'ImportKind' },
        query: { in: 'queries', name: 'query', required: true, ref: 'ExportQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-groups',
    answerWith({
      controller: GroupController,
      method: 'listGroups',
      verb: 'get',
      path: '/subcontractor-groups',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'GroupQuery' },
      },
    }),
  );
  router.get(
    '/subcontractor-groups/stats',
    answerWith({
      controller: GroupController,
      method: 'countGroups',
      verb: 'get',
      path: '/subcontractor-groups/stats',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/subcontractor-groups/:id',
    answerWith({
      controller: GroupController,
      method: 'getGroup',
      verb: 'get',
      path: '/subcontractor-groups/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractor-groups',
    answerWith({
      controller: GroupController,
      method: 'createGroup',
      verb: 'post',
      path: '/subcontractor-groups',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'GroupInput' },
      },
    }),
  );
  router.put(
    '/subcontractor-groups/:id',
    answerWith({
      controller: GroupController,
      method: 'updateGroup',
      verb: 'put',
      path: '/subcontractor-groups/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'GroupUpdate' },
      },
    }),
  );
  router.delete(
    '/subcontractor-groups/:id',
    answerWith({
      controller: GroupController,
      method: 'deleteGroup',
      verb: 'delete',
      path: '/subcontractor-groups/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-groups/:id/members',
    answerWith({
      controller: GroupController,
      method: 'listGroupMembers',
      verb: 'get',
      path: '/subcontractor-groups/:id/members',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.post(
    '/subcontractor-groups/:id/members',
    answerWith({
      controller: GroupController,
      method: 'addGroupMember',
      verb: 'post',
      path: '/subcontractor-groups/:id/members',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'GroupMemberInput' },
      },
    }),
  );
  router.delete(
    '/subcontractor-groups/:id/members/:memberId',
    answerWith({
      controller: GroupController,
      method: 'removeGroupMember',
      verb: 'delete',
      path: '/subcontractor-groups/:id/members/:memberId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        memberId: { in: 'path', name: 'memberId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/crawler/start',
    answerWith({
      controller: CrawlerController,
      method: 'startCrawl',
      verb: 'post',
      path: '/crawler/start',
      security: [{ bearer: ['administrator'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CrawlStart' },
      },
    }),
  );
  router.get(
    '/crawler/progress',
    answerWith({
      controller: CrawlerController,
      method: 'getCrawlProgress',
      verb: 'get',
      path: '/crawler/progress',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/crawler/stop',
    answerWith({
      controller: CrawlerController,
      method: 'stopCrawl',
      verb: 'post',
      path: '/crawler/stop',
      security: [{ bearer: ['administrator'] }],
      successStatus: 200,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/crawler/addresses',
    answerWith({
      controller: CrawlerController,
      method: 'listCrawledAddresses',
      verb: 'get',
      path: '/crawler/addresses',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/crawler/found-companies',
    answerWith({
      controller: CrawlerController,
      method: 'listFoundCompanies',
      verb: 'get',
      path: '/crawler/found-companies',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.post(
    '/crawler/approve-companies',
    answerWith({
      controller: CrawlerController,
      method: 'approveFoundCompanies',
      verb: 'post',
      path: '/crawler/approve-companies',
      security: [{ bearer: ['administrator'] }],
      successStatus: 200,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'ApproveCompanies' },
      },
    }),
  );
  router.delete(
    '/crawler/found-companies/:id',
    answerWith({
      controller: CrawlerController,
      method: 'removeFoundCompany',
      verb: 'delete',
      path: '/crawler/found-companies/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/crawler/found-companies',
    answerWith({
      controller: CrawlerController,
      method: 'clearFoundCompanies',
      verb: 'delete',
      path: '/crawler/found-companies',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/countries',
    answerWith({
      controller: CountryController,
      method: 'listCountries',
      verb: 'get',
      path: '/countries',
      security: [],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PageQuery' },
      },
    }),
  );
  router.get(
    '/client-directory/:id/contacts',
    answerWith({
      controller: ClientContactController,
      method: 'listClientContacts',
      verb: 'get',
      path: '/client-directory/:id/contacts',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/client-directory/:id/contacts',
    answerWith({
      controller: ClientContactController,
      method: 'addClientContact',
      verb: 'post',
      path: '/client-directory/:id/contacts',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ContactInput' },
      },
    }),
  );
  router.put(
    '/client-directory/:id/contacts/:contactId',
    answerWith({
      controller: ClientContactController,
      method: 'changeClientContact',
      verb: 'put',
      path: '/client-directory/:id/contacts/:contactId',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        contactId: { in: 'path', name: 'contactId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ContactUpdate' },
      },
    }),
  );
  router.delete(
    '/client-directory/:id/contacts/:contactId',
    answerWith({
      controller: ClientContactController,
      method: 'removeClientContact',
      verb: 'delete',
      path: '/client-directory/:id/contacts/:contactId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        contactId: { in: 'path', name: 'contactId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/subcontractor-directory/:id/contacts',
    answerWith({
      controller: CarrierContactController,
      method: 'listCarrierContacts',
      verb: 'get',
      path: '/subcontractor-directory/:id/contacts',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/subcontractor-directory/:id/contacts',
    answerWith({
      controller: CarrierContactController,
      method: 'addCarrierContact',
      verb: 'post',
      path: '/subcontractor-directory/:id/contacts',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ContactInput' },
      },
    }),
  );
  router.put(
    '/subcontractor-directory/:id/contacts/:contactId',
    answerWith({
      controller: CarrierContactController,
      method: 'changeCarrierContact',
      verb: 'put',
      path: '/subcontractor-directory/:id/contacts/:contactId',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        contactId: { in: 'path', name: 'contactId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ContactUpdate' },
      },
    }),
  );
  router.delete(
    '/subcontractor-directory/:id/contacts/:contactId',
    answerWith({
      controller: CarrierContactController,
      method: 'removeCarrierContact',
      verb: 'delete',
      path: '/subcontractor-directory/:id/contacts/:contactId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        contactId: { in: 'path', name: 'contactId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/checks/company-numbers',
    answerWith({
      controller: CompanyNumbersController,
      method: 'checkCompanyNumbers',
      verb: 'post',
      path: '/checks/company-numbers',
      security: [{ bearer: ['user'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CompanyNumbersInput' },
      },
    }),
  );
  router.get(
    '/company-registry',
    answerWith({
      controller: CompanyNumbersController,
      method: 'findRegisteredCompany',
      verb: 'get',
      path: '/company-registry',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'RegistryQuery' },
      },
    }),
  );
  router.get(
    '/client-database',
    answerWith({
      controller: GlobalClientController,
      method: 'listGlobalClients',
      verb: 'get',
      path: '/client-database',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/client-database/search',
    answerWith({
      controller: GlobalClientController,
      method: 'searchClientDatabase',
      verb: 'get',
      path: '/client-database/search',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/client-database/stats',
    answerWith({
      controller: GlobalClientController,
      method: 'countGlobalClients',
      verb: 'get',
      path: '/client-database/stats',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/client-database/:id',
    answerWith({
      controller: GlobalClientController,
      method: 'getGlobalClient',
      verb: 'get',
      path: '/client-database/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/client-database',
    answerWith({
      controller: GlobalClientController,
      method: 'createGlobalClient',
      verb: 'post',
      path: '/client-database',
      security: [{ bearer: ['administrator'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'GlobalClientInput' },
      },
    }),
  );
  router.put(
    '/client-database/:id',
    answerWith({
      controller: GlobalClientController,
      method: 'updateGlobalClient',
      verb: 'put',
      path: '/client-database/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'GlobalClientUpdate' },
      },
    }),
  );
  router.delete(
    '/client-database/:id',
    answerWith({
      controller: GlobalClientController,
      method: 'deleteGlobalClient',
      verb: 'delete',
      path: '/client-database/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/clients-personal',
    answerWith({
      controller: PersonalClientController,
      method: 'listPersonalClients',
      verb: 'get',
      path: '/clients-personal',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ClientQuery' },
      },
    }),
  );
  router.get(
    '/clients-personal/:id',
    answerWith({
      controller: PersonalClientController,
      method: 'getPersonalClient',
      verb: 'get',
      path: '/clients-personal/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/clients-personal',
    answerWith({
      controller: PersonalClientController,
      method: 'createPersonalClient',
      verb: 'post',
      path: '/clients-personal',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ClientInput' },
      },
    }),
  );
  router.put(
    '/clients-personal/:id',
    answerWith({
      controller: PersonalClientController,
      method: 'updatePersonalClient',
      verb: 'put',
      path: '/clients-personal/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ClientUpdate' },
      },
    }),
  );
  router.post(
    '/clients-personal/:id/confirm',
    answerWith({
      controller: PersonalClientController,
      method: 'confirmPersonalClient',
      verb: 'post',
      path: '/clients-personal/:id/confirm',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/clients-personal/:id',
    answerWith({
      controller: PersonalClientController,
      method: 'deletePersonalClient',
      verb: 'delete',
      path: '/clients-personal/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/clients',
    answerWith({
      controller: ClientController,
      method: 'listClients',
      verb: 'get',
      path: '/clients',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ClientQuery' },
      },
    }),
  );
  router.get(
    '/clients/:id',
    answerWith({
      controller: ClientController,
      method: 'getClient',
      verb: 'get',
      path: '/clients/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/clients',
    answerWith({
      controller: ClientController,
      method: 'createClient',
      verb: 'post',
      path: '/clients',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ClientInput' },
      },
    }),
  );
  router.post(
    '/clients/bulk',
    answerWith({
      controller: ClientController,
      method: 'createClientsInBulk',
      verb: 'post',
      path: '/clients/bulk',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'ClientBulkInput' },
      },
    }),
  );
  router.put(
    '/clients/:id',
    answerWith({
      controller: ClientController,
      method: 'updateClient',
      verb: 'put',
      path: '/clients/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ClientUpdate' },
      },
    }),
  );
  router.delete(
    '/clients/:id',
    answerWith({
      controller: ClientController,
      method: 'deleteClient',
      verb: 'delete',
      path: '/clients/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/client-directory',
    answerWith({
      controller: ClientDirectoryController,
      method: 'listClientDirectory',
      verb: 'get',
      path: '/client-directory',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ClientDirectoryQuery' },
      },
    }),
  );
  router.get(
    '/client-directory/stats',
    answerWith({
      controller: ClientDirectoryController,
      method: 'countClientDirectory',
      verb: 'get',
      path: '/client-directory/stats',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/client-directory/:id',
    answerWith({
      controller: ClientDirectoryController,
      method: 'getDirectoryClient',
      verb: 'get',
      path: '/client-directory/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/global-clients/search',
    answerWith({
      controller: ClientDirectoryController,
      method: 'searchGlobalClients',
      verb: 'get',
      path: '/global-clients/search',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/user-global-clients',
    answerWith({
      controller: ClientDirectoryController,
      method: 'listCollectedClients',
      verb: 'get',
      path: '/user-global-clients',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.post(
    '/user-global-clients',
    answerWith({
      controller: ClientDirectoryController,
      method: 'collectClient',
      verb: 'post',
      path: '/user-global-clients',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'CollectedClientInput' },
      },
    }),
  );
  router.put(
    '/user-global-clients/:id',
    answerWith({
      controller: ClientDirectoryController,
      method: 'annotateCollectedClient',
      verb: 'put',
      path: '/user-global-clients/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CollectedClientUpdate' },
      },
    }),
  );
  router.delete(
    '/user-global-clients/:id',
    answerWith({
      controller: ClientDirectoryController,
      method: 'releaseClient',
      verb: 'delete',
      path: '/user-global-clients/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/translate-email',
    answerWith({
      controller: TranslationController,
      method: 'translateEmail',
      verb: 'post',
      path: '/translate-email',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'EmailTranslationInput' },
      },
    }),
  );
  router.get(
    '/email-templates',
    answerWith({
      controller: EmailTemplateController,
      method: 'listEmailTemplates',
      verb: 'get',
      path: '/email-templates',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ListQuery' },
      },
    }),
  );
  router.get(
    '/email-templates/type/:type',
    answerWith({
      controller: EmailTemplateController,
      method: 'getEmailTemplateOfType',
      verb: 'get',
      path: '/email-templates/type/:type',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        type: { in: 'path', name: 'type', required: true, ref: 'EmailTemplateType' },
      },
    }),
  );
  router.get(
    '/email-templates/built-in/:type',
    answerWith({
      controller: EmailTemplateController,
      method: 'getBuiltInEmailText',
      verb: 'get',
      path: '/email-templates/built-in/:type',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        type: { in: 'path', name: 'type', required: true, ref: 'EmailTemplateType' },
        query: { in: 'queries', name: 'query', required: true, ref: 'EmailTextQuery' },
      },
    }),
  );
  router.get(
    '/email-templates/current/:type',
    answerWith({
      controller: EmailTemplateController,
      method: 'getCurrentEmailText',
      verb: 'get',
      path: '/email-templates/current/:type',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        type: { in: 'path', name: 'type', required: true, ref: 'EmailTemplateType' },
        query: { in: 'queries', name: 'query', required: true, ref: 'EmailTextQuery' },
      },
    }),
  );
  router.get(
    '/email-templates/:id',
    answerWith({
      controller: EmailTemplateController,
      method: 'getEmailTemplate',
      verb: 'get',
      path: '/email-templates/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/email-templates',
    answerWith({
      controller: EmailTemplateController,
      method: 'createEmailTemplate',
      verb: 'post',
      path: '/email-templates',
      security: [{ bearer: ['owner'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'EmailTemplateInput' },
      },
    }),
  );
  router.put(
    '/email-templates/:id',
    answerWith({
      controller: EmailTemplateController,
      method: 'updateEmailTemplate',
      verb: 'put',
      path: '/email-templates/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'EmailTemplateUpdate' },
      },
    }),
  );
  router.delete(
    '/email-templates/:id',
    answerWith({
      controller: EmailTemplateController,
      method: 'deleteEmailTemplate',
      verb: 'delete',
      path: '/email-templates/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/mail-outbox',
    answerWith({
      controller: MailOutboxController,
      method: 'listOutboxMails',
      verb: 'get',
      path: '/mail-outbox',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'OutboxQuery' },
      },
    }),
  );
  router.get(
    '/mail-outbox/:id',
    answerWith({
      controller: MailOutboxController,
      method: 'getOutboxMail',
      verb: 'get',
      path: '/mail-outbox/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/messages',
    answerWith({
      controller: MessageController,
      method: 'listMessages',
      verb: 'get',
      path: '/messages',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'MessageQuery' },
      },
    }),
  );
  router.get(
    '/messages/stats',
    answerWith({
      controller: MessageController,
      method: 'countMessages',
      verb: 'get',
      path: '/messages/stats',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/messages/unread-count',
    answerWith({
      controller: MessageController,
      method: 'countUnreadMessages',
      verb: 'get',
      path: '/messages/unread-count',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/messages/conversations',
    answerWith({
      controller: MessageController,
      method: 'listConversations',
      verb: 'get',
      path: '/messages/conversations',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ConversationQuery' },
      },
    }),
  );
  router.get(
    '/messages/:id/conversation',
    answerWith({
      controller: MessageController,
      method: 'getConversation',
      verb: 'get',
      path: '/messages/:id/conversation',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/messages/:id',
    answerWith({
      controller: MessageController,
      method: 'getMessage',
      verb: 'get',
      path: '/messages/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/messages/:id/attachments/:attachmentId',
    answerWith({
      controller: MessageController,
      method: 'downloadMessageAttachment',
      verb: 'get',
      path: '/messages/:id/attachments/:attachmentId',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        attachmentId: { in: 'path', name: 'attachmentId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/messages',
    answerWith({
      controller: MessageController,
      method: 'createMessage',
      verb: 'post',
      path: '/messages',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'MessageInput' },
      },
    }),
  );
  router.put(
    '/messages/:id',
    answerWith({
      controller: MessageController,
      method: 'updateMessage',
      verb: 'put',
      path: '/messages/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'MessageUpdate' },
      },
    }),
  );
  router.delete(
    '/messages/:id',
    answerWith({
      controller: MessageController,
      method: 'deleteMessage',
      verb: 'delete',
      path: '/messages/:id',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/incoming-mail/set-aside',
    answerWith({
      controller: SetAsideMailController,
      method: 'listSetAsideMails',
      verb: 'get',
      path: '/incoming-mail/set-aside',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'SetAsideMailQuery' },
      },
    }),
  );
  router.post(
    '/incoming-mail/set-aside/:id/retry',
    answerWith({
      controller: SetAsideMailController,
      method: 'retrySetAsideMail',
      verb: 'post',
      path: '/incoming-mail/set-aside/:id/retry',
      security: [{ bearer: ['administrator'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.delete(
    '/incoming-mail/set-aside/:id',
    answerWith({
      controller: SetAsideMailController,
      method: 'dropSetAsideMail',
      verb: 'delete',
      path: '/incoming-mail/set-aside/:id',
      security: [{ bearer: ['administrator'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/send-single-email',
    answerWith({
      controller: ClientMailController,
      method: 'sendSingleEmail',
      verb: 'post',
      path: '/send-single-email',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'SingleEmailInput' },
      },
    }),
  );
  router.post(
    '/preview-email',
    answerWith({
      controller: ClientMailController,
      method: 'previewEmail',
      verb: 'post',
      path: '/preview-email',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ClientMailPreviewInput' },
      },
    }),
  );
  router.post(
    '/send-email-to-clients',
    answerWith({
      controller: ClientMailController,
      method: 'sendEmailToClients',
      verb: 'post',
      path: '/send-email-to-clients',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ClientMailingInput' },
      },
    }),
  );
  router.get(
    '/client-mailings',
    answerWith({
      controller: ClientMailController,
      method: 'listClientMailings',
      verb: 'get',
      path: '/client-mailings',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ClientMailingQuery' },
      },
    }),
  );
  router.get(
    '/client-mailings/:id',
    answerWith({
      controller: ClientMailController,
      method: 'getClientMailing',
      verb: 'get',
      path: '/client-mailings/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/client-mailings/:id/progress',
    answerWith({
      controller: ClientMailController,
      method: 'getClientMailingProgress',
      verb: 'get',
      path: '/client-mailings/:id/progress',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/client-mailings/:id/retry',
    answerWith({
      controller: ClientMailController,
      method: 'retryClientMailing',
      verb: 'post',
      path: '/client-mailings/:id/retry',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/chat/conversations',
    answerWith({
      controller: ChatController,
      method: 'listChatConversations',
      verb: 'get',
      path: '/chat/conversations',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ChatConversationQuery' },
      },
    }),
  );
  router.delete(
    '/chat/conversations/:id',
    answerWith({
      controller: ChatController,
      method: 'deleteChatConversation',
      verb: 'delete',
      path: '/chat/conversations/:id',
      security: [{ bearer: ['user'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/chat/conversations/:id/read',
    answerWith({
      controller: ChatController,
      method: 'markChatConversationAsRead',
      verb: 'post',
      path: '/chat/conversations/:id/read',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ChatReadInput' },
      },
    }),
  );
  router.get(
    '/chat/messages/:id',
    answerWith({
      controller: ChatController,
      method: 'listChatMessages',
      verb: 'get',
      path: '/chat/messages/:id',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'ChatMessageQuery' },
      },
    }),
  );
  router.post(
    '/chat/messages',
    answerWith({
      controller: ChatController,
      method: 'sendChatMessage',
      verb: 'post',
      path: '/chat/messages',
      security: [{ bearer: ['user'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'ChatMessageInput' },
      },
    }),
  );
  router.get(
    '/chat/unread-count',
    answerWith({
      controller: ChatController,
      method: 'countUnreadChatMessages',
      verb: 'get',
      path: '/chat/unread-count',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/chat/users',
    answerWith({
      controller: ChatController,
      method: 'searchChatUsers',
      verb: 'get',
      path: '/chat/users',
      security: [{ bearer: ['user'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'UserSearchQuery' },
      },
    }),
  );
  router.get(
    '/orders/:id/invoices/:invoiceId/xml',
    answerWith({
      controller: StructuredInvoiceController,
      method: 'downloadStructuredInvoice',
      verb: 'get',
      path: '/orders/:id/invoices/:invoiceId/xml',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/money/received-invoices',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'listReceivedInvoices',
      verb: 'get',
      path: '/money/received-invoices',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ReceivedInvoiceQuery' },
      },
    }),
  );
  router.get(
    '/money/received-invoices/:id',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'getReceivedInvoice',
      verb: 'get',
      path: '/money/received-invoices/:id',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/money/received-invoices/:id/xml',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'downloadReceivedInvoice',
      verb: 'get',
      path: '/money/received-invoices/:id/xml',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/money/received-invoices/:id/approve',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'approveReceivedInvoice',
      verb: 'post',
      path: '/money/received-invoices/:id/approve',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'ReceivedInvoiceApproval' },
      },
    }),
  );
  router.post(
    '/money/received-invoices/:id/reject',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'rejectReceivedInvoice',
      verb: 'post',
      path: '/money/received-invoices/:id/reject',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        undefined: { in: 'body', required: true, ref: 'ReceivedInvoiceRejection' },
      },
    }),
  );
  router.post(
    '/money/received-invoices/:id/restore',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'restoreReceivedInvoice',
      verb: 'post',
      path: '/money/received-invoices/:id/restore',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/money/received-invoices/:id/assign',
    answerWith({
      controller: ReceivedInvoiceController,
      method: 'assignReceivedInvoice',
      verb: 'post',
      path: '/money/received-invoices/:id/assign',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        undefined: { in: 'body', required: true, ref: 'ReceivedInvoiceAssignment' },
      },
    }),
  );
  router.get(
    '/money/payment-files',
    answerWith({
      controller: PaymentFileController,
      method: 'listPaymentFiles',
      verb: 'get',
      path: '/money/payment-files',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'PaymentFileQuery' },
      },
    }),
  );
  router.post(
    '/money/payment-files/preview',
    answerWith({
      controller: PaymentFileController,
      method: 'previewPaymentFile',
      verb: 'post',
      path: '/money/payment-files/preview',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PaymentFilePreviewInput' },
      },
    }),
  );
  router.post(
    '/money/payment-files',
    answerWith({
      controller: PaymentFileController,
      method: 'createPaymentFile',
      verb: 'post',
      path: '/money/payment-files',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'PaymentFileInput' },
      },
    }),
  );
  router.get(
    '/money/payment-files/:id/xml',
    answerWith({
      controller: PaymentFileController,
      method: 'downloadPaymentFile',
      verb: 'get',
      path: '/money/payment-files/:id/xml',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/money/payment-files/:id/paid',
    answerWith({
      controller: PaymentFileController,
      method: 'markPaymentFilePaid',
      verb: 'post',
      path: '/money/payment-files/:id/paid',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'PaymentFilePaidInput' },
      },
    }),
  );
  router.get(
    '/money/receivables/summary',
    answerWith({
      controller: MoneyController,
      method: 'summarizeReceivables',
      verb: 'get',
      path: '/money/receivables/summary',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/money/receivables',
    answerWith({
      controller: MoneyController,
      method: 'listReceivables',
      verb: 'get',
      path: '/money/receivables',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'ReceivableQuery' },
      },
    }),
  );
  router.post(
    '/money/reminders',
    answerWith({
      controller: MoneyController,
      method: 'sendReminders',
      verb: 'post',
      path: '/money/reminders',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        undefined: { in: 'body', required: true, ref: 'RemindersInput' },
      },
    }),
  );
  router.get(
    '/money/payables/summary',
    answerWith({
      controller: MoneyController,
      method: 'summarizePayables',
      verb: 'get',
      path: '/money/payables/summary',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/money/payables',
    answerWith({
      controller: MoneyController,
      method: 'listPayables',
      verb: 'get',
      path: '/money/payables',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'CarrierInvoiceQuery' },
      },
    }),
  );
  router.get(
    '/money/margins',
    answerWith({
      controller: MoneyController,
      method: 'listMargins',
      verb: 'get',
      path: '/money/margins',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'MarginQuery' },
      },
    }),
  );
  router.get(
    '/money/margins/orders',
    answerWith({
      controller: MoneyController,
      method: 'listMarginOrders',
      verb: 'get',
      path: '/money/margins/orders',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'MarginOrderQuery' },
      },
    }),
  );
  router.get(
    '/money/export/:kind',
    answerWith({
      controller: MoneyController,
      method: 'exportMoney',
      verb: 'get',
      path: '/money/export/:kind',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        kind: { in: 'path', name: 'kind', required: true, ref: 'MoneyExportKind' },
        query: { in: 'queries', name: 'query', required: true, ref: 'MoneyExportQuery' },
      },
    }),
  );
  router.get(
    '/orders/:id/invoices/:invoiceId/upo',
    answerWith({
      controller: KsefSubmissionController,
      method: 'downloadKsefReceipt',
      verb: 'get',
      path: '/orders/:id/invoices/:invoiceId/upo',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/invoices/:invoiceId/ksef-retry',
    answerWith({
      controller: KsefSubmissionController,
      method: 'retryKsefSubmission',
      verb: 'post',
      path: '/orders/:id/invoices/:invoiceId/ksef-retry',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/company-settings/ksef',
    answerWith({
      controller: KsefSettingsController,
      method: 'getKsefSettings',
      verb: 'get',
      path: '/company-settings/ksef',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.put(
    '/company-settings/ksef',
    answerWith({
      controller: KsefSettingsController,
      method: 'updateKsefSettings',
      verb: 'put',
      path: '/company-settings/ksef',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'KsefSettingsInput' },
      },
    }),
  );
  router.post(
    '/company-settings/ksef/trial',
    answerWith({
      controller: KsefSettingsController,
      method: 'tryKsef',
      verb: 'post',
      path: '/company-settings/ksef/trial',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.get(
    '/company-settings/ksef-outages',
    answerWith({
      controller: KsefOutageController,
      method: 'listKsefOutages',
      verb: 'get',
      path: '/company-settings/ksef-outages',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {},
    }),
  );
  router.post(
    '/company-settings/ksef-outages',
    answerWith({
      controller: KsefOutageController,
      method: 'enterKsefOutage',
      verb: 'post',
      path: '/company-settings/ksef-outages',
      security: [{ bearer: ['owner'] }],
      successStatus: 201,
      templateService,
      args: {
        input: { in: 'body', name: 'input', required: true, ref: 'KsefOutageInput' },
      },
    }),
  );
  router.put(
    '/company-settings/ksef-outages/:id',
    answerWith({
      controller: KsefOutageController,
      method: 'updateKsefOutage',
      verb: 'put',
      path: '/company-settings/ksef-outages/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'KsefOutageUpdate' },
      },
    }),
  );
  router.delete(
    '/company-settings/ksef-outages/:id',
    answerWith({
      controller: KsefOutageController,
      method: 'removeKsefOutage',
      verb: 'delete',
      path: '/company-settings/ksef-outages/:id',
      security: [{ bearer: ['owner'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.get(
    '/money/unsent-invoices',
    answerWith({
      controller: UnsentInvoiceController,
      method: 'listUnsentInvoices',
      verb: 'get',
      path: '/money/unsent-invoices',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        query: { in: 'queries', name: 'query', required: true, ref: 'UnsentInvoiceQuery' },
      },
    }),
  );
  router.get(
    '/orders/:id/vat-rates',
    answerWith({
      controller: InvoiceController,
      method: 'listVatRates',
      verb: 'get',
      path: '/orders/:id/vat-rates',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'VatRatesQuery' },
      },
    }),
  );
  router.get(
    '/orders/:id/invoices',
    answerWith({
      controller: InvoiceController,
      method: 'listOrderInvoices',
      verb: 'get',
      path: '/orders/:id/invoices',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/generate-invoice-preview',
    answerWith({
      controller: InvoiceController,
      method: 'generateInvoicePreview',
      verb: 'post',
      path: '/orders/:id/generate-invoice-preview',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'InvoiceInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/save-invoice',
    answerWith({
      controller: InvoiceController,
      method: 'saveInvoice',
      verb: 'post',
      path: '/orders/:id/save-invoice',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'InvoiceInput' },
      },
    }),
  );
  router.get(
    '/orders/:id/invoice-mail',
    answerWith({
      controller: InvoiceController,
      method: 'getInvoiceMail',
      verb: 'get',
      path: '/orders/:id/invoice-mail',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        query: { in: 'queries', name: 'query', required: true, ref: 'InvoiceMailQuery' },
      },
    }),
  );
  router.post(
    '/orders/:id/send-invoice/preview',
    answerWith({
      controller: InvoiceController,
      method: 'previewInvoiceMail',
      verb: 'post',
      path: '/orders/:id/send-invoice/preview',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'InvoiceMailPreviewInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/send-invoice',
    answerWith({
      controller: InvoiceController,
      method: 'sendInvoice',
      verb: 'post',
      path: '/orders/:id/send-invoice',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'InvoiceMailInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/invoices/:invoiceId/passed-on',
    answerWith({
      controller: InvoiceController,
      method: 'passInvoiceOn',
      verb: 'post',
      path: '/orders/:id/invoices/:invoiceId/passed-on',
      security: [{ bearer: ['member'] }],
      successStatus: 200,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/generate-correction-preview',
    answerWith({
      controller: InvoiceController,
      method: 'generateCorrectionPreview',
      verb: 'post',
      path: '/orders/:id/generate-correction-preview',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CorrectionInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/correct-invoice',
    answerWith({
      controller: InvoiceController,
      method: 'correctInvoice',
      verb: 'post',
      path: '/orders/:id/correct-invoice',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CorrectionInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/invoices/:invoiceId/generate-mend-preview',
    answerWith({
      controller: InvoiceController,
      method: 'generateMendPreview',
      verb: 'post',
      path: '/orders/:id/invoices/:invoiceId/generate-mend-preview',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'MendInput' },
      },
    }),
  );
  router.post(
    '/orders/:id/invoices/:invoiceId/mend',
    answerWith({
      controller: InvoiceController,
      method: 'mendInvoice',
      verb: 'post',
      path: '/orders/:id/invoices/:invoiceId/mend',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'MendInput' },
      },
    }),
  );
  router.get(
    '/orders/:id/carrier-invoices',
    answerWith({
      controller: CarrierInvoiceController,
      method: 'listOrderCarrierInvoices',
      verb: 'get',
      path: '/orders/:id/carrier-invoices',
      security: [{ bearer: ['member'] }],
      successStatus: undefined,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
      },
    }),
  );
  router.post(
    '/orders/:id/carrier-invoices',
    answerWith({
      controller: CarrierInvoiceController,
      method: 'enterCarrierInvoice',
      verb: 'post',
      path: '/orders/:id/carrier-invoices',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierInvoiceInput' },
      },
    }),
  );
  router.delete(
    '/orders/:id/carrier-invoices/:invoiceId',
    answerWith({
      controller: CarrierInvoiceController,
      method: 'removeCarrierInvoice',
      verb: 'delete',
      path: '/orders/:id/carrier-invoices/:invoiceId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
        undefined: { in: 'body', required: true, ref: 'CarrierInvoiceRemoval' },
      },
    }),
  );
  router.post(
    '/orders/:id/carrier-invoices/:invoiceId/payments',
    answerWith({
      controller: CarrierInvoiceController,
      method: 'recordCarrierPayment',
      verb: 'post',
      path: '/orders/:id/carrier-invoices/:invoiceId/payments',
      security: [{ bearer: ['member'] }],
      successStatus: 201,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
        input: { in: 'body', name: 'input', required: true, ref: 'CarrierPaymentInput' },
      },
    }),
  );
  router.delete(
    '/orders/:id/carrier-invoices/:invoiceId/payments/:paymentId',
    answerWith({
      controller: CarrierInvoiceController,
      method: 'removeCarrierPayment',
      verb: 'delete',
      path: '/orders/:id/carrier-invoices/:invoiceId/payments/:paymentId',
      security: [{ bearer: ['member'] }],
      successStatus: 204,
      templateService,
      args: {
        id: { in: 'path', name: 'id', required: true, ref: 'Id' },
        invoiceId: { in: 'path', name: 'invoiceId', required: true, ref: 'Id' },
        paymentId: { in: 'path', name: 'paymentId', required: true, ref: 'Id' },
        undefined: { in: 'body', required: true, ref: 'CarrierInvoiceRemoval' },
      },
    }),
  );
}

/** What tsoa finds wrong with a body of one of the contract's types; nothing when it fits. */
export function modelFaults(model: string, body: unknown) {
  return templateService.faultsOfModel(model, body);
}
