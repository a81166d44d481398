// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
/** `received`, `sent`: messages; the others: orders, by how far they have come. */
export const activityKindValues = [
  'received',
  'sent',
  'offers',
  'in_valuation',
  'in_progress',
  'finished',
] as const;
export type ActivityKind = (typeof activityKindValues)[number];

/** Class or division of dangerous goods by ADR. */
export const adrClassValues = [
  '1',
  '2',
  '3',
  '7',
  '8',
  '9',
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
] as const;
export type AdrClass = (typeof adrClassValues)[number];

/** What a key may be allowed: `read` reads everything; the others write in one area of the business, and read nothing by themselves. */
export const apiScopeNameValues = [
  'read',
  'orders',
  'directory',
  'messages',
  'documents',
  'billing',
  'settings',
] as const;
export type ApiScopeName = (typeof apiScopeNameValues)[number];

/** Body of the vehicle that the load needs. */
export const bodyTypeValues = [
  'curtain_side',
  'mega',
  'box',
  'reefer',
  'flatbed',
  'low_loader',
  'container',
  'tanker',
  'silo',
  'tipper',
  'walking_floor',
  'van',
  'tail_lift_van',
] as const;
export type BodyType = (typeof bodyTypeValues)[number];

/** Whose orders a calendar shows: those that the person looks after, or all of the company. */
export const calendarScopeValues = ['own', 'company'] as const;
export type CalendarScope = (typeof calendarScopeValues)[number];

/**
 * What is done about the papers of carriers when an order is sent to one. `off`: nothing. `warn`: papers that have expired, or are demanded
 * and not there, are shown before the order is sent. `block`: the order is sent only when somebody says why.
 */
export const carrierCheckValues = ['off', 'warn', 'block'] as const;
export type CarrierCheck = (typeof carrierCheckValues)[number];

/** What a carrier sends over the link. */
export const carrierDocumentTypeValues = ['POD', 'SUBCONTRACTOR_INVOICE', 'OTHER'] as const;
export type CarrierDocumentType = (typeof carrierDocumentTypeValues)[number];

/** `embedded`: the product's own; `model`: a model behind `AI_URL`. */
export const classifierNameValues = ['embedded', 'model'] as const;
export type ClassifierName = (typeof classifierNameValues)[number];

/**
 * How it stands with one of the mails.
 * - `waiting`: not delivered yet; also while it is tried again
 * - `sent`: the mail server has taken it; whether it arrived nobody tells
 * - `stored`: it was only kept, since no mail server was set; nobody has got it
 * - `failed`: it could not be delivered; it may be sent again
 * - `left_out`: none was written, since the client has unsubscribed
 */
export const clientMailStateValues = ['waiting', 'sent', 'stored', 'failed', 'left_out'] as const;
export type ClientMailState = (typeof clientMailStateValues)[number];

/**
 * Whether somebody can work: `inactive` for whom the owner has deactivated; `waiting` for whoever has not set a password of their own yet,
 * because the one that counts was chosen by somebody else or nobody has one; `active` for all others.
 */
export const companyUserStateValues = ['active', 'waiting', 'inactive'] as const;
export type CompanyUserState = (typeof companyUserStateValues)[number];

/** What somebody does at a client or a carrier. */
export const contactRoleValues = [
  'owner',
  'dispatcher',
  'accounting',
  'sales',
  'warehouse',
  'driver',
  'other',
] as const;
export type ContactRole = (typeof contactRoleValues)[number];

/**
 * Why an address gave nothing.
 * - `private_address`: it leads into a private network
 * - `port_not_allowed`: it names a port that websites do not use
 * - `host_not_found`, `unreachable`, `timed_out`, `bad_certificate`, `bad_answer`: it could not be read
 * - `http_status`: the server answered with a failure, see `http_status`
 * - `not_a_page`: a picture or a file is there
 * - `refused_by_robots`: its robots.txt asks robots to stay away
 * - `too_many_redirects`: it leads from address to address
 * - `nothing_found`: it was read, and names no company
 * - `internal`: it went wrong on our side
 */
export const crawlFaultValues = [
  'private_address',
  'port_not_allowed',
  'host_not_found',
  'unreachable',
  'timed_out',
  'bad_certificate',
  'bad_answer',
  'http_status',
  'not_a_page',
  'page_too_heavy',
  'refused_by_robots',
  'too_many_redirects',
  'nothing_found',
  'internal',
] as const;
export type CrawlFault = (typeof crawlFaultValues)[number];

/** Where looking through websites stands: nothing yet or stopped, under way, done, or broken off. */
export const crawlStatusValues = ['idle', 'running', 'completed', 'error'] as const;
export type CrawlStatus = (typeof crawlStatusValues)[number];

/** Currency of prices and settings. */
export const currencyValues = ['PLN', 'EUR', 'USD', 'NOK'] as const;
export type Currency = (typeof currencyValues)[number];

/** What documents are, as browsers name it. */
export const documentMimeTypeValues = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain',
] as const;
export type DocumentMimeType = (typeof documentMimeTypeValues)[number];

/** What a document is. Routes have `SUBCONTRACTOR_INVOICE`, `POD` and `OTHER`, orders `ISSUED_INVOICE` and `OTHER`. */
export const documentTypeCodeValues = ['SUBCONTRACTOR_INVOICE', 'POD', 'ISSUED_INVOICE', 'OTHER'] as const;
export type DocumentTypeCode = (typeof documentTypeCodeValues)[number];

/** Kinds of doubt. */
export const doubtCodeValues = [
  'doubtful_nip',
  'doubtful_regon',
  'doubtful_mva',
  'doubtful_organisation_number',
  'doubtful_vat_number',
  'doubtful_bank_account',
  'doubtful_iban',
  'doubtful_bic',
  'doubtful_phone',
] as const;
export type DoubtCode = (typeof doubtCodeValues)[number];

/** What a mail is for. */
export const emailTemplateTypeValues = [
  'quote_request',
  'quote_confirmation',
  'completion_request',
  'order_acceptance',
  'subcontractor_price_request',
  'offers_to_client',
  'subcontractor_acceptance_request',
  'invoice_sent',
  'follow_up',
] as const;
export type EmailTemplateType = (typeof emailTemplateTypeValues)[number];

/** What a form is for: `request`, of clients; `carrier`, by which carriers register themselves. */
export const embeddedFormKindValues = ['request', 'carrier'] as const;
export type EmbeddedFormKind = (typeof embeddedFormKindValues)[number];

/** How the form looks on a website: as the visitor's device has it, or always light or dark. */
export const embeddedThemeValues = ['auto', 'light', 'dark'] as const;
export type EmbeddedTheme = (typeof embeddedThemeValues)[number];

/** How exported records are written: tables for people, NDJSON for programs. */
export const exportFormatValues = ['csv', 'xlsx', 'ndjson'] as const;
export type ExportFormat = (typeof exportFormatValues)[number];

/** Where a fact was read: data for machines, a link, the text, a text that hides it from robots, name or title of the site. */
export const factSourceValues = [
  'structured_data',
  'link',
  'text',
  'obfuscated_text',
  'site_name',
  'title',
  'domain',
] as const;
export type FactSource = (typeof factSourceValues)[number];

/**
 * What is wrong with a field. Stable, never translated; forms that check by the SDK's schemas speak of the same.
 * - `required`: nothing was entered, or only blanks
 * - `unknown_field`: the call has no such field
 * - `not_a_text`, `not_a_number`, `not_an_integer`, `not_a_boolean`, `not_a_date`: of another type; a date is an
 * ISO 8601 instant with its offset
 * - `not_in_list`: none of the values that there are
 * - `too_short`, `too_long`: characters of a text
 * - `too_small`, `too_large`, `too_many_decimals`, `must_be_positive`: a number
 * - `too_few_items`, `too_many_items`: entries of a list
 * - `invalid_format`, `invalid_characters`: how a text is written
 * - `invalid_email`, `invalid_post_code`: no address that mail can go to, no post code of that country
 * - `invalid_certificate`, `certificate_expired`, `invalid_private_key`, `private_key_of_another`: no certificate in PEM, one that is over,
 * a key that cannot be read, or that of another certificate
 * - `not_for_sign_in`, `not_for_offline`: a certificate of KSeF’s other kind
 * - `invalid_krs`: no number of the Polish National Court Register
 * - `unknown_country`, `unknown_record`, `unknown_sort_field`: names what is not there
 * - `pickup_after_delivery`, `delivery_before_pickup`, `delivery_not_after_pickup`, `year_out_of_range`: dates that no
 * transport has
 * - `outside_route`: a date on which a route cannot be split, since it is not under way then
 * - `until_before_date`: a window of time that ends before it begins
 * - `above_maximum`, `below_minimum`: the lower of two values is the higher one
 * - `day_passed`: a day that is over
 * - `incomplete_list`: the list does not name each record once that it has to
 * - `variant_required`: an offer in several variants is accepted without saying which
 * - `no_contract_rates`: a subcontractor whose prices are not made by contract
 * - `offer_not_sent`: an order of which the client has been sent no offer
 * - `wrong_password`, `wrong_code`: not the password of the signed-in user, not the present code of their app
 * - `password_too_common`, `password_too_weak`, `password_breached`, `passwords_differ`: a new password; a breached one is known from a
 * leak
 * - `same_email`: the address that the account has already
 * - `invalid_value`: anything else
 */
export const faultCodeValues = [
  'required',
  'unknown_field',
  'not_a_text',
  'not_a_number',
  'not_an_integer',
  'not_a_boolean',
  'not_a_date',
  'not_in_list',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_many_decimals',
  'must_be_positive',
  'too_few_items',
  'too_many_items',
  'invalid_format',
  'invalid_characters',
  'invalid_certificate',
  'certificate_expired',
  'not_for_sign_in',
  'not_for_offline',
  'invalid_private_key',
  'private_key_of_another',
  'invalid_email',
  'address_not_public',
  'invalid_post_code',
  'invalid_krs',
  'unknown_country',
  'unknown_record',
  'unknown_sort_field',
  'pickup_after_delivery',
  'delivery_before_pickup',
  'delivery_not_after_pickup',
  'year_out_of_range',
  'outside_route',
  'until_before_date',
  'above_maximum',
  'below_minimum',
  'day_passed',
  'time_passed',
  'day_ahead',
  'day_not_ahead',
  'day_too_far',
  'before_invoice',
  'incomplete_list',
  'variant_required',
  'no_contract_rates',
  'offer_not_sent',
  'password_too_common',
  'password_too_weak',
  'password_breached',
  'passwords_differ',
  'wrong_password',
  'wrong_code',
  'same_email',
  'invalid_value',
] as const;
export type FaultCode = (typeof faultCodeValues)[number];

/**
 * Why no reminder of an offer goes to the client, although the company has them sent:
 * - `switched_off`: somebody has switched it off for the order
 * - `client_wrote`: the client has answered the offer by mail
 * - `undeliverable`: the offer, or a later mail to the client, was refused or came back
 * - `erased`: the offer's mail and its address were erased with the data of a person
 * - `link_revoked`: the link of the offer was taken back
 * - `offer_expires`: the last day of the offer comes before that of the reminder
 * - `failed`: it could not be written, and is not tried again by itself; that it is switched on once more has it tried anew
 */
export const followUpHoldValues = [
  'switched_off',
  'client_wrote',
  'undeliverable',
  'erased',
  'link_revoked',
  'offer_expires',
  'failed',
] as const;
export type FollowUpHold = (typeof followUpHoldValues)[number];

/** A field that a column can go into. `rate_type` is for subcontractors, `business_registration_number` and `website` for clients. */
export const importFieldValues = [
  'name',
  'address',
  'city',
  'post_code',
  'country',
  'website',
  'email',
  'phone',
  'notes',
  'vat_number',
  'business_registration_number',
  'rate_type',
] as const;
export type ImportField = (typeof importFieldValues)[number];

/** What an import brings. */
export const importKindValues = ['clients', 'subcontractors'] as const;
export type ImportKind = (typeof importKindValues)[number];

/**
 * Where an import stands: its file was read, its rows are being entered, all of them are entered or refused, or it
 * broke off for a reason that lies not with its rows.
 */
export const importStatusValues = ['uploaded', 'running', 'done', 'failed'] as const;
export type ImportStatus = (typeof importStatusValues)[number];

/** Incoterms 2020: who of seller and buyer bears cost and risk up to where. */
export const incotermValues = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const;
export type Incoterm = (typeof incotermValues)[number];

/** Whose rules invoices follow. */
export const invoiceCountryValues = ['PL', 'NO'] as const;
export type InvoiceCountry = (typeof invoiceCountryValues)[number];

/** Where a company's invoices are sent: nowhere, or to one of the Ministry's environments. */
export const ksefEnvironmentNameValues = ['off', 'test', 'demo', 'production'] as const;
export type KsefEnvironmentName = (typeof ksefEnvironmentNameValues)[number];

/**
 * What the Ministry announced (art. 106ne of the VAT Act). `unavailable`: KSeF is out of use for a while, such as for maintenance; invoices
 * are sent by the next working day after it (art. 106nh). `failure`: they are sent within seven working days after its end (art. 106nf).
 * `total`: announced in the mass media; invoices are issued outside KSeF and never sent (art. 106ng).
 */
export const ksefOutageKindValues = ['unavailable', 'failure', 'total'] as const;
export type KsefOutageKind = (typeof ksefOutageKindValues)[number];

/** `owner`: entered or changed by hand. `ministry`: as the Ministry’s status service announces it. */
export const ksefOutageSourceValues = ['owner', 'ministry'] as const;
export type KsefOutageSource = (typeof ksefOutageSourceValues)[number];

/**
 * How far an invoice has come on its way to KSeF. `waiting`: not sent yet; a correction waits until what it corrects has its number. `sent`:
 * KSeF has taken it and checks it. `accepted`: it has its number. `refused`: by KSeF, or before it was sent. `offline`: KSeF could not be
 * reached, or did not let the company in, or an outage was announced; it is sent by itself once that works again, at the latest by `deadline`.
 * `exempt`: issued during a total outage, and so never sent.
 */
export const ksefStatusValues = ['waiting', 'sent', 'accepted', 'refused', 'offline', 'exempt'] as const;
export type KsefStatus = (typeof ksefStatusValues)[number];

/** One of the Ministry's environments. */
export const ksefTargetValues = ['test', 'demo', 'production'] as const;
export type KsefTarget = (typeof ksefTargetValues)[number];

/** `undecided`: KSeF has not said yet what becomes of the trial invoice. `skipped`: an earlier step failed, or it is not done in production. */
export const ksefTrialOutcomeValues = ['passed', 'failed', 'undecided', 'skipped'] as const;
export type KsefTrialOutcome = (typeof ksefTrialOutcomeValues)[number];

/**
 * A step of a trial: the stored `settings` are whole, KSeF lets the company in (`sign_in`), lets it issue invoices (`session`), and takes a trial
 * `invoice`.
 */
export const ksefTrialStepNameValues = ['settings', 'sign_in', 'session', 'invoice'] as const;
export type KsefTrialStepName = (typeof ksefTrialStepNameValues)[number];

/** What a public link is for. */
export const linkKindValues = [
  'order-form',
  'subcontractor-offer',
  'client-offer-selection',
  'subcontractor-order-view',
] as const;
export type LinkKind = (typeof linkKindValues)[number];

/** Currencies in which a load exchange names prices that quotes can have, too. */
export const loadCurrencyValues = ['EUR', 'PLN'] as const;
export type LoadCurrency = (typeof loadCurrencyValues)[number];

/**
 * Why a publication ends: by hand, since another took its place (`replaced`), since a quote was chosen, the request ended, the route or its
 * order was deleted, the time of loading is `over`, it was ended on the exchange itself, or the company switched the exchange off.
 */
export const loadEndReasonValues = [
  'by_hand',
  'replaced',
  'quote_chosen',
  'request_ended',
  'route_deleted',
  'over',
  'ended_there',
  'switched_off',
] as const;
export type LoadEndReason = (typeof loadEndReasonValues)[number];

/**
 * What stands against a publication: the exchange cannot be reached, asks to wait, refuses it, wants the company's owner to sign in again,
 * or does not allow the account or the application to do it (`forbidden`); `gave_up` after too many tries; `left_there` where it may still
 * stand on the exchange, which the company's application is no longer let in to.
 */
export const loadErrorCodeValues = [
  'unreachable',
  'paused',
  'refused',
  'sign_in',
  'forbidden',
  'gave_up',
  'left_there',
] as const;
export type LoadErrorCode = (typeof loadErrorCodeValues)[number];

/**
 * How a publication stands: `waiting` to be published, `published`, `refused` by the exchange, `withdrawn`, or `failed` after too many
 * tries.
 */
export const loadPublicationStatusValues = [
  'waiting',
  'published',
  'refused',
  'withdrawn',
  'failed',
] as const;
export type LoadPublicationStatus = (typeof loadPublicationStatusValues)[number];

/**
 * Why an offer came to nothing: `price` too high, `dates` did not suit, a `competitor` has it, the transport was
 * `cancelled`, we had `no_capacity`, `no_answer` came, or something `other`.
 */
export const lostReasonValues = [
  'price',
  'dates',
  'competitor',
  'cancelled',
  'no_capacity',
  'no_answer',
  'other',
] as const;
export type LostReason = (typeof lostReasonValues)[number];

/** Language in which mails are written. */
export const mailLanguageValues = ['pl', 'en', 'no', 'de', 'fr', 'es', 'it'] as const;
export type MailLanguage = (typeof mailLanguageValues)[number];

/** What margins are put together by: the client, the pair of countries, the month of the sale. */
export const marginGroupingValues = ['client', 'lane', 'month'] as const;
export type MarginGrouping = (typeof marginGroupingValues)[number];

/**
 * What became of the mail of a message that the company wrote; none of these says that somebody has it before them.
 * - `queued`: waits for its delivery, or for another try
 * - `stored`: composed and kept here, since no mail server is set; nobody was sent it
 * - `handed_over`: the mail server has taken it
 * - `failed`: it was refused, or came back
 * - `passed_on`: it reached nobody, and somebody of the company has handed its link over in another way since
 */
export const messageDeliveryValues = ['queued', 'stored', 'handed_over', 'failed', 'passed_on'] as const;
export type MessageDelivery = (typeof messageDeliveryValues)[number];

/** `incoming`: somebody wrote to the company; `outgoing`: the company wrote. */
export const messageDirectionValues = ['incoming', 'outgoing'] as const;
export type MessageDirection = (typeof messageDirectionValues)[number];

/** `sent`: waits for its delivery; `delivered`: no longer waits, or came in: `delivery` says where it is; `failed`: could not be delivered; `read`: somebody of the company has read it. */
export const messageStatusValues = ['sent', 'delivered', 'failed', 'read'] as const;
export type MessageStatus = (typeof messageStatusValues)[number];

/** How long money has been due: not yet, or for so many days. */
export const moneyAgeValues = ['not_due', 'days_1_7', 'days_8_30', 'days_31_60', 'days_over_60'] as const;
export type MoneyAge = (typeof moneyAgeValues)[number];

/** What the accountant gets. */
export const moneyExportKindValues = ['invoices', 'payments', 'carrier-invoices'] as const;
export type MoneyExportKind = (typeof moneyExportKindValues)[number];

/**
 * Why an invoice is not in the file: nothing of it is open; the carrier owes it, as a correction that lowers; the POD is awaited, so that it is
 * not due; it names no account, several of which none goes before the others, one with wrong check digits, or the company's own; it is to be paid abroad, in EUR outside of the European Economic Area; in another currency than the file; by split payment, but not in PLN, or
 * the seller's NIP or the tax is not known.
 */
export const notInFileReasonValues = [
  'nothing_open',
  'to_get_back',
  'awaiting_pod',
  'no_account',
  'several_accounts',
  'account_wrong',
  'account_abroad',
  'account_own',
  'other_currency',
  'split_unknown',
] as const;
export type NotInFileReason = (typeof notInFileReasonValues)[number];

/** A step that an order can take; `request_data`, asking the client to complete the data, leaves the status as it is. */
export const orderActionValues = [
  'accept',
  'ask_subcontractors',
  'send_to_client',
  'client_accepts',
  'reject',
  'revise',
  'create_order',
  'send_to_subcontractor',
  'subcontractor_accepts',
  'subcontractor_rejects',
  'choose_again',
  'pods_complete',
  'save_invoice',
  'mail_invoice',
  'pay',
  'request_data',
] as const;
export type OrderAction = (typeof orderActionValues)[number];

/**
 * A mail that a step of an order sends; an offer and an invoice have previews of their own.
 * - `data_request`: asks the client to complete the data
 * - `price_request`, `price_reminder`: ask carriers for the price of a route, or remind them of it
 * - `carrier_order`, `carrier_reminder`: bring the order of a route to its carrier, or remind them to answer it
 * - `vehicle_request`: asks the carrier of a route for the vehicle and the driver
 * - `client_reminder`: reminds the client of the offer
 */
export const orderMailKindValues = [
  'data_request',
  'price_request',
  'price_reminder',
  'carrier_order',
  'carrier_reminder',
  'vehicle_request',
  'client_reminder',
] as const;
export type OrderMailKind = (typeof orderMailKindValues)[number];

/** Status of an order; see `GET /quotation-statuses`. */
export const orderStatusCodeValues = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type OrderStatusCode = (typeof orderStatusCodeValues)[number];
/** The members of {@link OrderStatusCode} by name. */
export const OrderStatusCode = {
  Created: 0,
  Accepted: 1,
  SentToSubcontractors: 2,
  SentToClient: 3,
  AcceptedByClient: 4,
  RejectedByClient: 5,
  OrderCreated: 6,
  SentToContractor: 7,
  InProgress: 8,
  RejectedBySubcontractor: 9,
  PodReceived: 10,
  InvoiceCreated: 11,
  InvoiceSent: 12,
  Paid: 13,
} as const;
/** A stable word for each member of {@link OrderStatusCode}, for keys of texts, colours and icons. */
export const orderStatusCodeKeys = {
  '0': 'created',
  '1': 'accepted',
  '2': 'sent_to_subcontractors',
  '3': 'sent_to_client',
  '4': 'accepted_by_client',
  '5': 'rejected_by_client',
  '6': 'order_created',
  '7': 'sent_to_contractor',
  '8': 'in_progress',
  '9': 'rejected_by_subcontractor',
  '10': 'pod_received',
  '11': 'invoice_created',
  '12': 'invoice_sent',
  '13': 'paid',
} as const;
/** Names of the members of {@link OrderStatusCode} for people, by language. */
export const orderStatusCodeLabels = {
  pl: {
    '0': 'Zapytanie utworzone',
    '1': 'Zapytanie przyjęte',
    '2': 'Zapytanie wysłane do podwykonawców',
    '3': 'Oferta wysłana do klienta',
    '4': 'Oferta przyjęta przez klienta',
    '5': 'Oferta odrzucona przez klienta',
    '6': 'Zlecenie utworzone',
    '7': 'Zlecenie wysłane do podwykonawcy',
    '8': 'W realizacji',
    '9': 'Zlecenie odrzucone przez podwykonawcę',
    '10': 'Otrzymano POD',
    '11': 'Faktura utworzona',
    '12': 'Faktura wysłana do klienta',
    '13': 'Zlecenie opłacone',
  },
  en: {
    '0': 'Quotation Created',
    '1': 'Quotation Accepted',
    '2': 'Quotation Sent to Subcontractors',
    '3': 'Offer Sent to Client',
    '4': 'Offer Accepted by Client',
    '5': 'Offer Rejected by Client',
    '6': 'Order Created',
    '7': 'Order Sent to Contractor',
    '8': 'In Progress',
    '9': 'Order Rejected by Subcontractor',
    '10': 'Order Received POD',
    '11': 'Order Invoice Created',
    '12': 'Order Invoice Sent to Client',
    '13': 'Order Paid',
  },
  no: {
    '0': 'Forespørsel opprettet',
    '1': 'Forespørsel godtatt',
    '2': 'Forespørsel sendt til underleverandører',
    '3': 'Tilbud sendt til kunden',
    '4': 'Tilbud godtatt av kunden',
    '5': 'Tilbud avslått av kunden',
    '6': 'Ordre opprettet',
    '7': 'Oppdrag sendt til underleverandør',
    '8': 'Under utførelse',
    '9': 'Oppdrag avslått av underleverandør',
    '10': 'POD mottatt',
    '11': 'Faktura opprettet',
    '12': 'Faktura sendt til kunden',
    '13': 'Ordre betalt',
  },
} as const;

/**
 * What of a field the text does not say: the `hour` of a day (8:00 in Warsaw is proposed), the `country` of a town whose name tells
 * it, which `end` of the transport is meant, or which `day`: whether the month comes first, or whose week "next Friday" is in.
 * `reading`: the words may as well mean something else, for example goods that nothing names as such, or one of two places of one end.
 */
export const orderTextDoubtValues = ['hour', 'country', 'end', 'day', 'reading'] as const;
export type OrderTextDoubt = (typeof orderTextDoubtValues)[number];

/** A field that may be read out of a mail. */
export const orderTextFieldValues = [
  'client_name',
  'client_email',
  'client_phone',
  'pickup_street',
  'pickup_city',
  'pickup_post_code',
  'pickup_country',
  'pickup_date',
  'pickup_until',
  'delivery_street',
  'delivery_city',
  'delivery_post_code',
  'delivery_country',
  'delivery_date',
  'delivery_until',
  'pallets_count',
  'weight',
  'cargo_type',
  'ldm',
  'length_cm',
  'width_cm',
  'height_cm',
  'body_type',
  'temperature_min',
  'temperature_max',
  'adr_un',
  'adr_class',
  'incoterm',
  'client_reference',
  'payment_days',
  'notes',
] as const;
export type OrderTextField = (typeof orderTextFieldValues)[number];

/** `waiting`: for the company's owner to confirm their address; `queued`: not yet tried or to be tried again; `sent`: taken by the mail server; `captured`: kept here since no mail server is set; `failed`: given up. */
export const outboxStatusValues = ['waiting', 'queued', 'sent', 'captured', 'failed'] as const;
export type OutboxStatus = (typeof outboxStatusValues)[number];

/** `insurance`: the carrier's liability (OCP, CMR); `licence`: of the Community or the country. */
export const paperKindValues = ['insurance', 'licence', 'other'] as const;
export type PaperKind = (typeof paperKindValues)[number];

/** `valid`; `ends_soon`: within 30 days; `expired`: its last day is over. */
export const paperStateValues = ['valid', 'ends_soon', 'expired'] as const;
export type PaperState = (typeof paperStateValues)[number];

/** In which files pay: transfers within Poland, or those of SEPA. */
export const paymentCurrencyValues = ['PLN', 'EUR'] as const;
export type PaymentCurrency = (typeof paymentCurrencyValues)[number];

/** How money came: by bank transfer, in cash, by card, set off against a debt, or otherwise. */
export const paymentMethodValues = ['transfer', 'cash', 'card', 'offset', 'other'] as const;
export type PaymentMethod = (typeof paymentMethodValues)[number];

/** Kinds of records that have a screen of their own. */
export const personRecordValues = [
  'client',
  'subcontractor',
  'order',
  'message',
  'mailing',
  'import',
] as const;
export type PersonRecord = (typeof personRecordValues)[number];

/** Languages in which subcontractors are written to. */
export const priceRequestLanguageValues = ['pl', 'en', 'no', 'de', 'fr', 'es', 'it'] as const;
export type PriceRequestLanguage = (typeof priceRequestLanguageValues)[number];

/**
 * How it stands with a request for a price.
 * - `waiting`: the mail is not delivered yet; also while it is tried again
 * - `sent`: the mail server has taken the mail; whether it arrived nobody tells
 * - `stored`: the mail was only kept, since no mail server was set; nobody has got it
 * - `failed`: the mail could not be delivered; they may be asked again
 * - `passed_on`: somebody has handed the link over in another way
 * - `answered`: there is a quote, whatever became of the mail
 */
export const priceRequestStateValues = [
  'waiting',
  'sent',
  'stored',
  'failed',
  'passed_on',
  'answered',
] as const;
export type PriceRequestState = (typeof priceRequestStateValues)[number];

/** How a carrier's prices are made: for one transport, or by contract. */
export const rateTypeValues = ['Spot', 'Contract'] as const;
export type RateType = (typeof rateTypeValues)[number];

/**
 * What an invoice is beside the orders to carriers: as agreed; the same, of a seller whose tax number nobody has approved for the carrier yet,
 * so that number and account are to be checked; of another sum or currency; as agreed while the POD is awaited; come
 * before; of no order that it could be found by.
 */
export const receivedInvoiceMatchValues = [
  'agreed',
  'seller_to_check',
  'differs',
  'documents_missing',
  'duplicate',
  'unknown',
] as const;
export type ReceivedInvoiceMatch = (typeof receivedInvoiceMatchValues)[number];

/**
 * Why no order was found: the file is not here or cannot be read; KSeF lists it in a way that is not known, so
 * that only its number and its file are here; it names no order; the company has none of that number; it fits
 * several routes; the order is another carrier's; nobody has approved an invoice of this seller for the order's carrier yet, and the names
 * differ; the first invoice of this tax number for the carrier.
 */
export const receivedInvoiceReasonValues = [
  'not_read',
  'not_understood',
  'no_order_number',
  'order_not_found',
  'several_routes',
  'other_seller',
  'new_seller',
  'first_of_seller',
] as const;
export type ReceivedInvoiceReason = (typeof receivedInvoiceReasonValues)[number];

/** Whether somebody has decided on it. */
export const receivedInvoiceStateValues = ['open', 'approved', 'rejected'] as const;
export type ReceivedInvoiceState = (typeof receivedInvoiceStateValues)[number];

/** `waiting`: nobody has decided; `accepted`: the carrier may be put to work. One that is refused is deleted. */
export const registrationStateValues = ['waiting', 'accepted'] as const;
export type RegistrationState = (typeof registrationStateValues)[number];

/** What a document of a route can be. */
export const routeDocumentTypeValues = ['SUBCONTRACTOR_INVOICE', 'POD', 'OTHER'] as const;
export type RouteDocumentType = (typeof routeDocumentTypeValues)[number];

/** 0 new, 1 waiting for the subcontractor, 2 accepted, 3 rejected. */
export const routeStatusCodeValues = [0, 1, 2, 3] as const;
export type RouteStatusCode = (typeof routeStatusCodeValues)[number];
/** The members of {@link RouteStatusCode} by name. */
export const RouteStatusCode = { New: 0, Waiting: 1, Accepted: 2, Rejected: 3 } as const;
/** A stable word for each member of {@link RouteStatusCode}, for keys of texts, colours and icons. */
export const routeStatusCodeKeys = { '0': 'new', '1': 'waiting', '2': 'accepted', '3': 'rejected' } as const;

/**
 * What the receiving mail server found out about who sent a mail, by SPF, DKIM and DMARC: `pass`: it is from whom it says;
 * `fail`: it is not; `unknown`: the server said nothing, or the product does not ask it.
 */
export const senderCheckValues = ['pass', 'fail', 'unknown'] as const;
export type SenderCheck = (typeof senderCheckValues)[number];

/**
 * - `too_many_parts`: it has more parts than any mail that a person wrote
 * - `headers_too_long`: its headers are longer than those of any such mail
 * - `timed_out`: reading it took too long
 * - `out_of_memory`: reading it needed too much memory
 * - `unreadable`: it is no mail, or broken
 * - `interrupted`: the process ended while it was read, twice
 * - `not_entered`: it was read, and its message could not be kept
 * - `gone`: it was to be tried again, and waits in the mailbox no longer
 */
export const setAsideReasonValues = [
  'too_many_parts',
  'headers_too_long',
  'timed_out',
  'out_of_memory',
  'unreadable',
  'interrupted',
  'not_entered',
  'gone',
] as const;
export type SetAsideReason = (typeof setAsideReasonValues)[number];

/** What statements may do: nothing at all, read, or also write. */
export const sqlModeValues = ['off', 'read', 'write'] as const;
export type SqlMode = (typeof sqlModeValues)[number];

/** Currency in which an order is summed up for the client. */
export const summaryCurrencyValues = ['PLN', 'EUR', 'NOK'] as const;
export type SummaryCurrency = (typeof summaryCurrencyValues)[number];

/** Kinds of records that links and quotations are tried out with. */
export const testRecordKindValues = ['client', 'subcontractor', 'order'] as const;
export type TestRecordKind = (typeof testRecordKindValues)[number];

/**
 * - `built_in`: the text was one that the product brings along, and so is this one
 * - `service`: made by the service that the installation has set
 */
export const translationOriginValues = ['built_in', 'service'] as const;
export type TranslationOrigin = (typeof translationOriginValues)[number];

/** Language of the user interface. */
export const uiLanguageValues = ['pl', 'en', 'no'] as const;
export type UiLanguage = (typeof uiLanguageValues)[number];

/** What a user may do in the product as a whole. */
export const userRoleValues = ['administrator', 'user'] as const;
export type UserRole = (typeof userRoleValues)[number];

/**
 * - `inactive`: they may not sign in
 * - `waiting`: for a password of their own: somebody else set the one that they have, or none is set
 * - `unconfirmed`: they have not confirmed their address
 * - `active`: none of these
 */
export const userStateValues = ['active', 'waiting', 'unconfirmed', 'inactive'] as const;
export type UserState = (typeof userStateValues)[number];

/** What a variant of an offer is: the cheapest or the fastest one, or what the forwarder calls it. */
export const variantKindValues = ['cheap', 'fast', 'own'] as const;
export type VariantKind = (typeof variantKindValues)[number];

/** A case without a rate, by its name in Polish law: `np` is not taxed in Poland, `oo` is taxed by the buyer. */
export const vatCaseValues = ['np', 'oo'] as const;
export type VatCase = (typeof vatCaseValues)[number];

/** What a vehicle is. */
export const vehicleKindValues = [
  'tautliner',
  'box',
  'reefer',
  'flatbed',
  'tipper',
  'tanker',
  'van',
  'tractor',
  'other',
] as const;
export type VehicleKind = (typeof vehicleKindValues)[number];

/** Which list a view is of: the orders, or the queue of work. */
export const viewedListValues = ['orders', 'queue'] as const;
export type ViewedList = (typeof viewedListValues)[number];

/** How a delivery stands: `waiting` for its first or next try, `delivered`, or `failed` after the last one. */
export const webhookDeliveryStatusValues = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatusValues)[number];

/** What webhooks can be told of. */
export const webhookEventTypeValues = [
  'order.created',
  'order.status_changed',
  'quote.received',
  'offer.answered',
  'route.answered',
  'document.added',
  'invoice.issued',
  'invoice.sent',
  'invoice.paid',
  'message.received',
] as const;
export type WebhookEventType = (typeof webhookEventTypeValues)[number];

/** Why there was no answer. */
export const webhookFaultValues = [
  'private_address',
  'port_not_allowed',
  'host_not_found',
  'unreachable',
  'bad_certificate',
  'timed_out',
  'bad_answer',
] as const;
export type WebhookFault = (typeof webhookFaultValues)[number];

/** What is to be done next. `confirm_client`: say whether a request is the client's whom it names; `confirm_files`: say what the received files are; `complete`: complete the draft; `ask_vehicle`: ask the carrier for truck and driver; `hand_over`: give them the link that did not reach them by mail; `read`: read the mail; `open`: look at the order, nothing is pressing. */
export const workActValues = [
  'complete',
  'confirm_files',
  'confirm_client',
  'accept',
  'ask',
  'compare',
  'send_to_client',
  'create_order',
  'revise',
  'send_to_subcontractor',
  'choose_again',
  'remind_carrier',
  'remind_client',
  'extend_offer',
  'hand_over',
  'ask_vehicle',
  'add_pod',
  'save_invoice',
  'mail_invoice',
  'mend_invoice',
  'remind_payment',
  'read',
  'open',
] as const;
export type WorkAct = (typeof workActValues)[number];

/**
 * Why an order waits for the company. `to_price`: a request to accept, or one that no carrier has priced yet; `answers`: prices to compare or to
 * offer, or the client has answered; `undelivered`: the mail to the client or to a carrier who has to answer was not sent, or did not arrive;
 * `to_carrier`: the order has to go to its carrier, who has refused it, or has not answered for a day; `expiring`: the offer ends within two days, or has ended; `loading`, `unloading`: today or tomorrow; `pod_missing`: unloaded on an
 * earlier day, and no file from the carrier waits; `to_invoice`, `invoice_to_send`, `overdue`: money; `mails`: a mail that nobody has read; `files`: files from a carrier that
 * nobody has accepted or refused; `drafts`: an order that somebody began to enter; `snoozed`: put off until a day.
 */
export const workKindValues = [
  'loading',
  'unloading',
  'undelivered',
  'expiring',
  'overdue',
  'pod_missing',
  'to_carrier',
  'answers',
  'to_price',
  'files',
  'mails',
  'to_invoice',
  'invoice_to_send',
  'drafts',
  'snoozed',
] as const;
export type WorkKind = (typeof workKindValues)[number];
