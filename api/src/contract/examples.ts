import { operationsOf, resolved, type Contract, type Media, type Schema } from './contract.js';

// Values of examples: one transport of frozen fish from Gdańsk to Oslo, its client, its carrier, its forwarder. A value is found by
// `Schema.property`, then by the property's name, then by the name of its type.

/** Values by property, also as `Schema.property` where a name means different things. */
const valuesByProperty: Readonly<Record<string, unknown>> = {
  // Who
  'CompanyDataInput.address': 'Nabrzeże Północne 4',
  'CompanyDataInput.city': 'Gdańsk',
  'CompanyDataInput.post_code': '80-601',
  'CompanyDataInput.phone': '+48 58 123 45 67',
  'CompanyDataInput.email': 'biuro@baltyk.example',
  'CompanyDataInput.website': 'https://www.baltyk.example',
  nip: '5260001246',
  regon: '000002217',
  bank_name: 'Bank Pekao',
  bank_account: 'PL61109010140000071219812874',
  bank_swift: 'WBKPPLPP',
  bank_account_eur: 'PL67999900000000123456780001',
  organization_number: '974760673',
  bank_account_no: '8601 11 17947',
  bank_swift_no: 'DNBANOKK',
  bank_iban_no: 'NO9386011117947',
  name: 'Fjordfisk AS',
  'Me.name': 'Anna Wiśniewska',
  'PublicContact.name': 'Anna Wiśniewska',
  'PublicContact.email': 'anna@baltyk.example',
  'Registration.name': 'Anna Wiśniewska',
  'UserDto.name': 'Anna Wiśniewska',
  'ApiKeyInput.name': 'Warehouse system',
  'ApiKeyDto.name': 'Warehouse system',
  'NewApiKey.name': 'Warehouse system',
  external_id: 'WMS-2026-00417',
  'InvoiceRecipient.name': 'Bałtyk Spedycja sp. z o.o.',
  'InvoiceRecipient.address': 'Nabrzeże Północne 4',
  'InvoiceRecipient.post_code': '80-601',
  'InvoiceRecipient.city': 'Gdańsk',
  'InvoiceRecipient.country': 'PL',
  'InvoiceMailDocument.original_filename': 'CMR 118.pdf',
  'InvoiceMailDocument.file_size': 412_672,
  'InvoiceMailDocument.is_proposed': true,
  invoice_file_size: 86_016,
  max_file_bytes: 18_874_368,
  'CarrierToAsk.asked': 12,
  'CarrierToAsk.answered': 9,
  'CarrierToAsk.was_chosen': true,
  'LaneQuote.price': 1850,
  'LaneQuote.currency': 'EUR',
  'InsuranceOfCarrier.valid_until': '2027-05-31',
  sample_details:
    '<table role="presentation"><tr><td>Offer 48: Gdańsk → Oslo, 4,800.00 PLN</td></tr></table>',
  'RegisterNumber.label': 'NIP',
  'RegisterNumber.value': '5260001246',
  from_region: 'Pomorskie',
  to_region: 'Østlandet',
  api_version: '2026-11-27',
  known_versions: '2026-11-27',
  'NewCalendarLink.url': 'https://frakto.example/calendar/Zk3vQm8sT1xYc7Lb0RwNf5HdPq2jGa9eUi4oKy6t.ics',
  'ClientBulkRow.problem': null,
  'SubcontractorBulkRow.problem': null,
  'OrderBulkRow.problem': null,
  'ClientBulkRow.status': 201,
  'SubcontractorBulkRow.status': 201,
  'OrderBulkRow.status': 201,
  'ClientBulkRow.index': 0,
  'SubcontractorBulkRow.index': 0,
  'OrderBulkRow.index': 0,
  created: 1,
  'ClientBulkAnswer.refused': 0,
  'SubcontractorBulkAnswer.refused': 0,
  'OrderBulkAnswer.refused': 0,
  api_key_name: 'Warehouse system',
  'Idempotency-Key': '6f1d8a4e-2c57-4b9e-8f03-5d7c1a9b2e60',
  'Frakto-Position': '0000000003A7F2C8',
  prefix: 'fk_Vq3nL8xT',
  'NewApiKey.token': 'fk_Vq3nL8xTb0RwNf5HdZk2mQsYc7Lb1vXgPe9Jt4Ua',
  last_used_ip: '192.0.2.17',
  'KsefSettingsInput.token': '20261120-EC-2F14610000-242991F8C9-B4|nip-5260001246|4f1c',
  'KsefSettingsInput.certificate': '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
  'KsefSettingsInput.private_key': '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----',
  'KsefSettingsInput.private_key_password': 'the password of the key',
  'KsefSettingsInput.offline_certificate': '-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----',
  'KsefSettingsInput.offline_private_key': '-----BEGIN PRIVATE KEY-----\nMIIF\n-----END PRIVATE KEY-----',
  'KsefSettingsInput.offline_private_key_password': 'the password of that key',
  'KsefOfflineCertificate.serial_number': '01F20A5D352AE590',
  'KsefState.number': '5260001246-20261125-0100001AF629-AF',
  'KsefState.reference': '20261125-EE-2F20AD2000-242386DF86-52',
  'KsefState.deadline': '2026-11-26',
  'KsefState.held_back_by': null,
  'KsefState.error': null,
  'KsefTrial.number': '5260001246-20261125-0100001AF629-AF',
  'KsefTrialStep.words': null,
  'KsefTrialStep.advice': null,
  'KsefState.offline_mode': null,
  announced_as: 'Wystąpiła awaria KSeF',
  'LoadExchangeSettings.client_id': 'baltyk-spedycja',
  'LoadExchangeSettingsInput.client_id': 'baltyk-spedycja',
  'LoadExchangeSettingsInput.client_secret': 'Zk3vQm8sT1xYc7Lb0RwNf5Hd',
  'LoadExchangeSettingsInput.api_key': '0f8fad5bd9cb469fa16570867728950e',
  sign_in_url:
    'https://auth.platform.trans.eu/oauth2/auth?client_id=baltyk-spedycja&response_type=code&redirect_uri=https%3A%2F%2Ffrakto.example%2Fuser-settings%2Fload-exchange',
  redirect_uri: 'https://frakto.example/user-settings/load-exchange',
  'LoadExchangeSignInInput.code': 'd52d1d998d6533a3be8e7f26f904be51',
  'LoadPublicationDto.external_id': 'frakto-0f8fad5b-d9cb-469f-a165-70867728950e',
  'LoadPublicationDto.reference': '3459823',
  'LoadPublicationDto.error': null,
  'LoadPublicationDto.end_reason': null,
  'LoadPublicationState.error': null,
  'LoadPublicationState.end_reason': null,
  'LoadError.detail': 'Vehicle type not allowed for vehicle size',
  'LoadPublicationDto.is_outdated': false,
  'LoadPublicationDto.is_ending': false,
  'LoadPublicationDto.status': 'published',
  'LoadPublicationState.status': 'published',
  'LoadContent.weight': 18.4,
  'LoadContent.cargo': 'Frozen fish',
  'LoadContent.pallets': 33,
  'LoadContent.price': 1850,
  'LoadContent.currency': 'EUR',
  'LoadPublicationInput.price': 1850,
  'LoadPublicationInput.currency': 'EUR',
  'LoadContent.remarks': 'Two drivers',
  'LoadPublicationInput.remarks': 'Two drivers',
  'LoadEnd.post_code': '80-601',
  'LoadEnd.city': 'Gdańsk',
  'LoadEnd.country': 'PL',
  exchange_carrier: 'Skandia Cargo AS',
  send_by: '2026-11-26',
  unsent_reason: 'KSeF is not responding (HTTP 503). The invoice will be sent automatically once it is.',
  ksef_number: '7743186491-20261125-0100001AF62A-3C',
  'ReceivedInvoiceDto.invoice_number': 'FV/2026/11/118',
  'ReceivedInvoiceDetails.invoice_number': 'FV/2026/11/118',
  'ReceivedInvoiceDto.issue_date': '2026-11-25',
  'ReceivedInvoiceDetails.issue_date': '2026-11-25',
  seller_name: 'Nord-Trans Sp. z o.o.',
  seller_nip: '7743186491',
  invoice_currency: 'PLN',
  agreed_currency: 'PLN',
  'ReceivedInvoiceDto.rejection_reason': 'Ordered by nobody here',
  'ReceivedInvoiceDetails.rejection_reason': 'Ordered by nobody here',
  decided_by_name: 'Anna Wiśniewska',
  'ReceivedInvoiceDto.reason': null,
  'ReceivedInvoiceDetails.reason': null,
  'ReceivedInvoiceDto.difference': 0,
  'ReceivedInvoiceDetails.difference': 0,
  'ReceivedInvoiceApproval.difference': 80,
  line_text: 'Usługa transportowa: Gdańsk – Oslo',
  'ReceivedInvoiceLine.quantity': '1',
  unit: 'usł.',
  'ReceivedInvoiceLine.rate': '23',
  'ReceivedInvoiceContent.kind': 'VAT',
  order_texts: ['417/1'],
  corrects: ['FV/2026/10/97'],
  correction_reason: 'Waiting at the ramp',
  buyer: 'Bałtyk Spedycja sp. z o.o.',
  'ReceivedInvoiceContent.bank_account': 'PL61109010140000071219812874',
  'ReceivedInvoiceRejection.reason': 'Ordered by nobody here',
  'ReceivedInvoiceSync.error': null,
  written_account: '61 1090 1014 0000 0712 1981 2874',
  creditor_account: 'PL61109010140000071219812874',
  debtor_account: 'PL67999900000000123456780001',
  transfer_title: 'FV/2026/11/118 KSeF 7743186491-20261125-0100001AF62A-3C',
  event_id: 'evt_6f1d8a4e2c574b9e8f035d7c1a9b2e60',
  answer_body: 'ok',
  'WebhookInput.url': 'https://wms.baltyk.example/frakto',
  'WebhookUpdate.url': 'https://wms.baltyk.example/frakto',
  'WebhookDto.url': 'https://wms.baltyk.example/frakto',
  'NewWebhook.url': 'https://wms.baltyk.example/frakto',
  'WebhookInput.description': 'Warehouse system',
  'WebhookUpdate.description': 'Warehouse system',
  'WebhookDto.description': 'Warehouse system',
  'NewWebhook.description': 'Warehouse system',
  'NewWebhook.secret': 'whsec_plJ3nmyCDGBKInavdOK15jsl5qvDmxQvJ3sT0kWwX1g=',
  'WebhookSecret.secret': 'whsec_plJ3nmyCDGBKInavdOK15jsl5qvDmxQvJ3sT0kWwX1g=',
  'WebhookDeliveryDetails.body':
    '{"id":"evt_6f1d8a4e2c574b9e8f035d7c1a9b2e60","type":"order.status_changed","created_at":"2026-11-23T09:30:00.000Z","company_id":3,"data":{"order_id":417,"from_status":3,"to_status":4,"order":{"id":417}}}',
  'EmbeddedForm.code': 'Vq3nL8xTb0RwNf5HdZk2mQ',
  accent: '#0b6e4f',
  sites: ['https://www.baltyk.example'],
  script_url: 'https://frakto.example/embed.js',
  challenge: 'Zk3vQm8sT1xYc7Lb0RwNfQ.1780000000.5HdPq2jGa9eUi4oKy6tZk3vQm8sT1xYc7Lb0RwNf5Hd',
  proof: '48211',
  site: 'https://www.baltyk.example',
  request_site: 'https://www.baltyk.example',
  contact_name: 'Kari Nordmann',
  company_name: 'Bałtyk Spedycja',
  email: 'post@fjordfisk.example',
  email_name: 'baltyk',
  email_prefix: 'baltyk',
  mail_domain: 'mail.frakto.example',
  sending_address: 'baltyk@mail.frakto.example',
  reply_to: 'anna@baltyk.example',
  username: 'anna@baltyk.example',
  new_email: 'anna.wisniewska@baltyk.example',
  client_name: 'Fjordfisk AS',
  client_email: 'post@fjordfisk.example',
  claimed_client_name: 'Fjordfisk AS',
  claimed_client_email: 'kari@fjordfisk.example',
  directory_email: 'post@fjordfisk.example',
  given_email: 'kari@fjordfisk.example',
  subcontractor_name: 'Nord-Trans Sp. z o.o.',
  subcontractor_email: 'dyspozycja@nordtrans.example',
  buyer_name: 'Fjordfisk AS',
  sender_name: 'Kari Nordmann',
  recipient_name: 'Fjordfisk AS',
  party_name: 'Fjordfisk AS',
  party_email: 'post@fjordfisk.example',
  user_name: 'Anna Wiśniewska',
  user_email: 'admin@frakto.example',
  actor_name: 'Anna Wiśniewska',
  uploaded_by: 'Anna Wiśniewska',
  invited_by: 'Anna Wiśniewska',
  started_by: 'Anna Wiśniewska',
  sent_by_name: 'Anna Wiśniewska',
  erased_by: 'Anna Wiśniewska',
  sent_to: 'post@fjordfisk.example',
  phone: '+47 22 12 34 56',
  website: 'https://www.fjordfisk.example',
  vat_number: 'NO974760673MVA',
  krs: '0000123456',
  register_court: 'Sąd Rejonowy Gdańsk-Północ w Gdańsku, VIII Wydział Gospodarczy KRS',
  share_capital: '50 000,00 PLN',
  business_registration_number: '974760673',
  number: '974760673',
  address: 'Fiskebrygga 4',
  city: 'Oslo',
  client_city: 'Oslo',
  post_code: '0250',
  country: 'NO',
  country_name: 'Norway',
  country_id: 21,
  client_country_id: 21,
  post_code_pattern: '^\\d{4}$',
  post_code_example: '0250',
  notes: 'Deliveries from 7 to 15 on weekdays',
  collection_notes: 'Pays on time',
  description: 'Refrigerated transport to Scandinavia',
  group: 'Scandinavia, refrigerated',
  device: 'Firefox on Windows',
  ip: '203.0.113.17',
  created_by_name: 'Anna Wiśniewska',
  assignee_name: 'Anna Wiśniewska',
  'InvoiceMailDraft.recipient_email': 'faktury@fjordfisk.example',
  'InvoiceMailPreview.recipient_email': 'faktury@fjordfisk.example',
  invoice_delivery: null,
  owner_name: 'Anna Wiśniewska',
  snoozed_by_name: 'Anna Wiśniewska',
  due_on: '2026-11-27',
  note: 'Transfer for FV/2026/11/0012',
  passkeys: ['Laptop'],
  pending_email: 'anna.wisniewska@baltyk.example',
  order_number: '48',
  short_url: 'https://frakto.example/l/Zk3vQm8sT1xYc7Lb0RwNf5HdPq2jGa9eUi4oKy6tZk3vQm8sT1xYc7Lb0RwNf5Hd',
  // What is written into consignment notes, and who sends files
  sender: 'Fjordfisk AS\nFiskebrygga 4\n0250 Oslo',
  consignee: 'Meble Gdańsk sp. z o.o.\nul. Długa 12\n80-827 Gdańsk',
  attached_documents: 'Invoice 2026/118, packing list',
  marks: 'FJ 1-12',
  packing: 'pallets',
  goods: 'Frozen fish',
  statistical_number: '0303 13 00',
  volume: '24',
  instructions: 'Keep at -18 °C',
  cash_on_delivery: 'none',
  successive_carriers: 'Skandia Cargo AS, Oslo',
  reservations: 'Two pallets wet',
  agreements: 'Order 17',
  established_in: 'Gdańsk',
  // What is carried, and where
  pickup_street: 'ul. Kontenerowa 7',
  pickup_city: 'Gdańsk',
  pickup_post_code: '80-601',
  pickup_country: 'PL',
  pickup_area: 'PL 80',
  time_zone: 'Europe/Warsaw',
  pickup_time_zone: 'Europe/Warsaw',
  delivery_street: 'Fiskebrygga 4',
  delivery_city: 'Oslo',
  delivery_post_code: '0250',
  delivery_country: 'NO',
  delivery_time_zone: 'Europe/Oslo',
  delivery_area: 'NO 02',
  cargo_type: 'Frozen fish on pallets',
  weight: 18400,
  ldm: 13.2,
  pallets_count: 33,
  length: 120,
  width: 80,
  height: 180,
  quantity: 33,
  count: 33,
  temperature_min: -22,
  temperature_max: -18,
  un_number: '1845',
  reference: 'PO-2026-1187',
  truck_plates: 'GD 4821K',
  trailer_plates: 'GD 77P2',
  driver_name: 'Marek Kowalski',
  driver_phone: '+48 601 234 567',
  // Money
  price: 2150,
  price_with_margin: 2472.5,
  price_for_client: 2472.5,
  client_price: 2472.5,
  cost: 2150,
  margin: 322.5,
  margin_amount: 322.5,
  margin_percent: 15,
  corrections: 0,
  profit_margin: 15,
  total: 2472.5,
  amount: 2472.5,
  converted: 10558.81,
  converted_amount: 10558.81,
  net_amount: 2472.5,
  vat_amount: 0,
  gross_amount: 2472.5,
  amount_due: 2472.5,
  vat_rate: 0,
  lowest: 1980,
  median: 2150,
  highest: 2400,
  chosen_median: 2150,
  payment_days: 30,
  payment_terms: 30,
  payment_terms_days: 30,
  currency: 'EUR',
  summary_currency: 'EUR',
  from_currency: 'EUR',
  to_currency: 'PLN',
  from: 'EUR',
  to: 'PLN',
  rate: '4.2705',
  table_no: '226/A/NBP/2026',
  source: 'nbp',
  invoice_number: 'FV/12/11/2026',
  // Times
  date: '2026-11-23',
  sale_date: '2026-12-03',
  pickup_date: '2026-12-01T07:00:00.000Z',
  pickup_date_until: '2026-12-01T12:00:00.000Z',
  delivery_date: '2026-12-03T06:00:00.000Z',
  delivery_date_until: '2026-12-03T13:00:00.000Z',
  pickup_until: '2026-12-01T12:00:00.000Z',
  delivery_until: '2026-12-03T13:00:00.000Z',
  until: '2031-12-31',
  'SnoozeInput.until': '2026-12-07',
  'PaymentFilePaidInput.paid_on': '2026-11-20',
  'ApiKeyInput.expires_at': '2027-06-30T22:00:00.000Z',
  'KsefOutageInput.ends_at': '2026-11-23T11:30:00.000Z',
  // Words
  q: 'fjord',
  sort: '-id',
  subject: 'Our offer for Gdańsk – Oslo',
  mail_subject: 'Invoice for your transport – FV/12/11/2026 · #48: Gdańsk → Oslo',
  message: 'Good morning, please find our offer for the transport from Gdańsk to Oslo.',
  body: 'Good morning {{name}}, please find our offer: {{order_link}}',
  content: 'Can you load on Tuesday instead?',
  text: 'How much is a transport of 33 pallets from Gdańsk to Oslo on 1 December?',
  html: '<p>Good morning, please find our offer for the transport from Gdańsk to Oslo.</p>',
  excerpt: 'Good morning, please find our offer for the transport',
  last_message: 'Can you load on Tuesday instead?',
  translated_subject: 'Vårt tilbud for Gdańsk – Oslo',
  translated_body: 'God morgen {{name}}, her er tilbudet vårt: {{order_link}}',
  reason: 'The price is above our budget',
  refusal_reason: 'No vehicle on that day',
  failure_reason: 'The mailbox is full',
  failure: 'The file could not be made',
  last_error: '452 The mailbox is full',
  lost_note: 'A competitor was 100 EUR cheaper',
  explanation: 'Export of services to a business in Norway',
  pl: 'Fracht płatny 30 dni od daty otrzymania dokumentów.',
  en: 'Freight is payable 30 days after the documents were received.',
  no: 'Frakten betales 30 dager etter at dokumentene er mottatt.',
  // The product’s own
  title: 'Company name',
  'ListedOrderDraft.title': 'Fjordfisk AS, Gdańsk → Oslo',
  'OrderDraft.title': 'Fjordfisk AS, Gdańsk → Oslo',
  'OrderDraftValues.adr_un': '1845',
  draft_id: 5,
  field: 'delivery_date',
  code: 'required',
  detail: 'Please correct the fields named.',
  type: 'about:blank',
  key: 'accepted_by_client',
  label: 'Offer accepted by client',
  status_key: 'accepted_by_client',
  event: 'accept',
  action: 'order.status_changed',
  record: 'orders',
  filename: 'cmr-118.pdf',
  file_name: 'clients.csv',
  file: 'cmr-118.pdf',
  content_type: 'application/pdf',
  file_data: 'JVBERi0xLjcK',
  pdf_base64: 'JVBERi0xLjcK',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  address_digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  url: 'https://frakto.example/l/Q3vXk8mTz1',
  current_url: 'https://www.nordtrans.example/kontakt',
  sig: 'b7Qm3xV0kTz8sLw1',
  exp: 1798243200,
  version: '0.1.0',
  value: 'text/html; charset=utf-8',
  request_id: '0f9a4c52-7d1e-4b63-9c0a-5e2f8b716d34',
  client_key: 'c0a8f1d2-4b7e-4c55-9a31-6f0e2d8b9c14',
  next_cursor: 'MjAyNi0xMS0yM1QwOTozMDowMC4wMDBafDExOA',
  cursor: 'MjAyNi0xMS0yM1QwOTozMDowMC4wMDBafDExOA',
  skip: 0,
  limit: 20,
  page: 1,
  page_size: 20,
  total_pages: 1,
  unknown: ['order_nr'],
  samples: ['Fjordfisk AS', 'Baltic Timber UAB'],
  extensions: ['pdf', 'jpg', 'png'],
  addresses: ['kari@fjordfisk.example'],
  rate_type: 'spot',
  transports: ['internal'],
  column_types: ['integer', 'smallint'],
  fields: ['vat_number'],
  document_type: 'OTHER',
  'uploadRouteDocument.document_type': 'POD',
  'uploadRouteDocument.order_routes_id': '204',
  'uploadOrderDocument.order_id': '118',
  // Signing in
  password: 'seven-boats-on-the-fjord',
  confirmPassword: 'seven-boats-on-the-fjord',
  current_password: 'seven-boats-on-the-fjord',
  new_password: 'nine-lorries-to-trondheim',
  token: 'Zk3vQm8sT1xYc7Lb0RwNf5Hd',
  factor_token: 'Zk3vQm8sT1xYc7Lb0RwNf5Hd',
  access_token: 'pT4nVq9sKx2LmZc8RbYw7HdJ',
  expires_in: 604800,
  otpauth_uri: 'otpauth://totp/Frakto:anna%40baltyk.example?secret=JBSWY3DPEHPK3PXP&issuer=Frakto',
  secret: 'JBSWY3DPEHPK3PXP',
  recovery_codes: ['4k2m-9xqf', 'w7tz-1bnc'],
  grant_type: 'password',
  scope: '',
  client_id: 41,
  'LoginForm.client_id': '',
  client_secret: '',
  authenticatorAttachment: 'platform',
  // Money
  difference_reason: 'Two hours of waiting at the ramp',
  route: 'Gdańsk → Oslo',
  from_country: 'PL',
  to_country: 'NO',
  'MarginGroup.key': 'PL-NO',
  'MarginGroup.label': 'PL-NO',
  'listMarginOrders.key': 'PL-NO',
  // Test tools
  sql: 'select id, status from orders limit 10',
  command: 'SELECT',
  'SqlResult.columns': ['id', 'status'],
  'SqlResult.rows': [[118, 4]],
  error: 'column "prise" does not exist',
  sql_state: '42703',
  hint: 'Perhaps you meant to reference the column "orders.price".',
  names: 'Fjordfisk AS',
  allowed_extensions: 'pdf, jpg, png',
  cleanup_confirmation: 'DELETE ALL DATA',
  confirm: 'DELETE ALL DATA',
  signal: 'asks for a price',
  found: 'how much',
  // Records
  id: 118,
  order_id: 118,
  quotation_id: 118,
  route_id: 204,
  order_routes_id: 204,
  quotation_route_id: 204,
  user_id: 7,
  company_id: 3,
  subcontractor_id: 58,
  subcontractor_offer_id: 312,
  offer_id: 312,
  group_id: 6,
  collection_id: 23,
  claimed_client_id: 41,
  message_id: 905,
  invoice_id: 77,
  actor_id: 7,
  sent_by: 7,
  record_id: 118,
};

/** Values by the name of a type. */
const valuesByType: Readonly<Record<string, unknown>> = {
  Site: 'https://www.baltyk.example',
  Id: 118,
  Line: 'Gdańsk',
  RequiredLine: 'Fjordfisk AS',
  Text: 'Deliveries from 7 to 15 on weekdays',
  TermsText: 'Freight is payable 30 days after the documents were received.',
  EmailAddress: 'post@fjordfisk.example',
  PhoneNumber: '+47 22 12 34 56',
  TypedPhone: '+48 601 234 567',
  PostCode: '0250',
  CountryCode: 'NO',
  Plates: 'GD 4821K',
  Reference: 'PO-2026-1187',
  Day: '2026-12-03',
  UnNumber: '1845',
  Celsius: -18,
  LoadingMetres: 13.2,
  Centimetres: 120,
  Amount: 2472.5,
  QuotePrice: 2150,
  Percent: 15,
  PaymentDays: 30,
  MessageType: 'client_offer',
  Color: '#1F6FEB',
  WebAddress: 'https://www.nordtrans.example',
  Website: 'https://www.fjordfisk.example',
  CompanyNumber: '974760673',
  ClientMailText: 'Good morning, please find our offer for the transport from Gdańsk to Oslo.',
  LetterKey: 'offer-118-first',
  PasskeyName: 'Laptop at the office',
  JobId: '0198c2f0-5a1e-7c3d-9b1a-2f6a3c1d4e5f',
  Base64Url: 'dGhlLWFuc3dlci1vZi10aGUtZGV2aWNl',
  LinkToken: 'Zk3vQm8sT1xYc7Lb0RwNf5Hd',
  NewPassword: 'seven-boats-on-the-fjord',
  EnteredPassword: 'seven-boats-on-the-fjord',
  'date-time': '2026-11-23T09:30:00.000Z',
};

/** An offer of a fast and a cheap way, as it is sent and as it is looked at before. */
const offerOfVariants = {
  quotation_id: 118,
  subject: 'Our offer for Gdańsk – Oslo',
  message: 'Good morning, please find our offer for the transport from Gdańsk to Oslo.',
  currency_for_client: 'EUR',
  valid_until: '2026-12-03',
  language: 'en',
  variants: [
    { kind: 'fast', quote_ids: [312], price_for_client: 2472.5, currency_for_client: 'EUR' },
    { kind: 'cheap', quote_ids: [315], price_for_client: 2180, currency_for_client: 'EUR' },
  ],
};

/** Whole bodies of requests where what the types allow together is not what one sends together. */
const requestsByOperation: Readonly<Record<string, unknown>> = {
  changeOrderStatus: { status: 1 },
  logout: {},
  sendOffersToClient: { ...offerOfVariants, recipient_email: 'post@fjordfisk.example' },
  previewOfferToClient: { ...offerOfVariants, price_for_client: 2472.5 },
  createOrderView: {
    name: 'Mine, with the client',
    list: 'orders',
    filter: { q: 'fjord', status: [3], assigned: 'mine', sort: '-id' },
    is_shared: false,
  },
  updateKsefSettings: {
    environment: 'off',
    token: '20261120-EC-2F14610000-242991F8C9-B4|nip-5260001246|4f1c',
  },
};

/** What answers that are no JSON look like, by media type. */
const textsByMediaType: Readonly<Record<string, string>> = {
  'application/xml':
    '<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">…</Faktura>',
  'text/csv': 'name,email,city,country\r\nFjordfisk AS,post@fjordfisk.example,Oslo,NO\r\n',
  'application/x-ndjson': '{"id":118,"status":4,"client_name":"Fjordfisk AS"}\n',
  'text/plain': 'Loaded 33 pallets in Gdańsk on 1 December.',
};

/** What is known of the place for which a value is made. */
interface Place {
  /** Name of the schema or operation around it. */
  owner: string;
  /** Name of the property or parameter. */
  name: string;
}

/**
 * Gives every operation an example of its parameters, its body and its answers. The values come from what the properties say of
 * themselves (`@example`), else from the values above.
 * @throws Error that names the texts without a value: none is made up
 */
export function addExamples(contract: Contract): void {
  const missing = new Set<string>();
  const maker = new ExampleMaker(contract, missing);
  for (const { operation } of operationsOf(contract)) {
    const { operationId, parameters = [], requestBody, responses } = operation;
    for (const parameter of parameters) {
      parameter.example = maker.valueOf(parameter.schema, { owner: operationId, name: parameter.name });
    }
    for (const [type, media] of Object.entries(requestBody?.content ?? {})) {
      if (operationId in requestsByOperation) media.example = requestsByOperation[operationId];
      else fill(media, type, maker, operationId);
    }
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) >= 400) continue;
      for (const [type, media] of Object.entries(answer.content ?? {})) fill(media, type, maker, operationId);
    }
  }
  if (missing.size > 0) {
    const names = [...missing].sort().join('\n  ');
    throw new Error(
      `No example: write @example at the property, or a value into contract/examples.ts\n  ${names}`,
    );
  }
}

function fill(media: Media, type: string, maker: ExampleMaker, owner: string): void {
  if (/\bjson|form/.test(type)) media.example = maker.valueOf(media.schema ?? {}, { owner, name: '' });
  else media.example = textsByMediaType[type] ?? `The bytes of the file (${type})`;
}

class ExampleMaker {
  constructor(
    private readonly contract: Contract,
    private readonly missing: Set<string>,
  ) {}

  valueOf(schema: Schema, place: Place, depth = 0): unknown {
    const type =
      schema.$ref?.split('/').at(-1) ?? (schema.allOf ?? schema.anyOf)?.[0]?.$ref?.split('/').at(-1);
    const plain = this.merged(schema);
    const known = this.known(schema, plain, place, type);
    if (known !== undefined) return known;
    const inner: Place = { owner: plain.properties && type ? type : place.owner, name: place.name };
    const [variant] = plain.anyOf ?? plain.oneOf ?? [];
    if (variant) return this.valueOf(variant, place, depth);
    if (plain.enum) return plain.enum.find((value) => value !== null);
    if (depth > 12) return plain.nullable ? null : [];
    switch (plain.type) {
      case 'array':
        return Array.from({ length: Math.max(plain.minItems ?? 1, 1) }, () =>
          this.valueOf(plain.items ?? {}, place, depth + 1),
        );
      case 'boolean':
        return false;
      case 'integer':
      case 'number':
        return Math.max(plain.minimum ?? 1, 1);
      case 'string':
        if (plain.format === 'binary') return valuesByProperty['file'];
        this.missing.add(`${place.owner}.${place.name}${type ? ` (${type})` : ''}`);
        return '';
      default:
        return Object.fromEntries(
          Object.entries(plain.properties ?? {}).map(([name, property]) => [
            name,
            this.valueOf(property, { owner: inner.owner, name }, depth + 1),
          ]),
        );
    }
  }

  /** A value that somebody wrote, if it is one of the schema's kind. */
  private known(schema: Schema, plain: Schema, { owner, name }: Place, type: string | undefined): unknown {
    const written = [
      schema.example,
      valuesByProperty[`${owner}.${name}`],
      valuesByProperty[name],
      type === undefined ? undefined : valuesByType[type],
      plain.format === undefined ? undefined : valuesByType[plain.format],
      plain.example,
    ];
    return written.find((value) => value !== undefined && fits(value, plain));
  }

  /** A schema with those that it refers to or is made of. */
  private merged(schema: Schema): Schema {
    const plain = resolved(this.contract, schema);
    if (!plain.allOf) return plain;
    const parts = plain.allOf.map((part) => this.merged(part));
    const properties = Object.assign(
      {},
      ...parts.map((part) => part.properties ?? {}),
    ) as Schema['properties'];
    return Object.assign({}, ...parts, plain, {
      allOf: undefined,
      properties: Object.keys(properties ?? {}).length > 0 ? properties : undefined,
    }) as Schema;
  }
}

/** Whether a value is of a schema’s kind and within its limits; objects are made, not looked up. */
function fits(value: unknown, schema: Schema): boolean {
  if (value === null) return (schema.anyOf ?? [schema]).some(({ nullable }) => nullable);
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (schema.type === 'number' || Number.isInteger(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
      );
    case 'string': {
      if (typeof value !== 'string' || schema.format === 'binary') return false;
      const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
      if (format === 'date-time' && !/^\d{4}-\d\d-\d\dT/.test(value)) return false;
      return (
        value.length >= minLength &&
        value.length <= maxLength &&
        (!pattern || new RegExp(pattern).test(value))
      );
    }
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.every((item) => fits(item, schema.items ?? {}));
    default:
      return !schema.$ref && schema.type === undefined && schema.properties === undefined && !schema.anyOf;
  }
}
