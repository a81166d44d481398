// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
import * as z from 'zod/mini';
import { instant, object } from '../form-parts.js';

/** Identifier of a record. */
export const idSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();

/** How a carrier is accepted. */
export const acceptRegistrationInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ same_as: z.optional(z.nullable(idSchema)) })))();

/** The token of a link in a mail, as it stands in its address. */
export const linkTokenSchema = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200)))();

/** The link of a mail. */
export const accountLinkInputSchema = /* @__PURE__ */ (() => object(() => ({ token: linkTokenSchema })))();

/** Whether a collaborator may work. */
export const activationInputSchema = /* @__PURE__ */ (() => object(() => ({ is_active: z.boolean() })))();

/** What a key may be allowed: `read` reads everything; the others write in one area of the business, and read nothing by themselves. */
export const apiScopeNameSchema = /* @__PURE__ */ (() =>
  z.enum(['read', 'orders', 'directory', 'messages', 'documents', 'billing', 'settings']))();

/** A line that has to be filled. */
export const requiredLineSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(200),
      z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
    ))();

/** A key that a company is to have. */
export const apiKeyInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    scopes: z.array(apiScopeNameSchema).check(z.minLength(1), z.maxLength(7)),
    expires_at: z.optional(z.nullable(instant())),
  })))();

/** Which found companies are to be saved. */
export const approveCompaniesSchema = /* @__PURE__ */ (() =>
  object(() => ({ company_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)) })))();

/** Names who looks after an order. */
export const assigneeInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ user_id: z.nullable(idSchema), expected_user_id: z.optional(z.nullable(idSchema)) })))();

/** Whose orders a calendar shows: those that the person looks after, or all of the company. */
export const calendarScopeSchema = /* @__PURE__ */ (() => z.enum(['own', 'company']))();

/** Which calendar a link is wanted for. */
export const calendarLinkInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ scope: calendarScopeSchema })))();

/** Currency of prices and settings. */
export const currencySchema = /* @__PURE__ */ (() => z.enum(['PLN', 'EUR', 'USD', 'NOK']))();

/** A day of the calendar, `YYYY-MM-DD`. */
export const daySchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/)))();

/** Days until payment. */
export const paymentDaysSchema = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(365)))();

/** Enters what a carrier invoiced. The gross sum is net and VAT. */
export const carrierInvoiceInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    route_id: idSchema,
    number: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(60),
        z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
      ),
    issue_date: daySchema,
    received_on: z.optional(z.nullable(daySchema)),
    payment_days: z.optional(z.nullable(paymentDaysSchema)),
    currency: currencySchema,
    net_amount: z.number().check(z.gte(-99999999999.99), z.lte(99999999999.99)),
    vat_amount: z.optional(z.number().check(z.gte(-99999999999.99), z.lte(99999999999.99))),
    difference_reason: z.optional(
      z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    ),
    note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  })))();

/** Removes what was entered by mistake; the log keeps it. */
export const carrierInvoiceRemovalSchema = /* @__PURE__ */ (() =>
  object(() => ({ reason: requiredLineSchema })))();

/** An amount of money with at most two decimals. */
export const amountSchema = /* @__PURE__ */ (() =>
  z.number().check(z.gte(0), z.lte(99999999999.99), z.multipleOf(0.01)))();

/** A name or another single line of text. */
export const lineSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** `insurance`: the carrier's liability (OCP, CMR); `licence`: of the Community or the country. */
export const paperKindSchema = /* @__PURE__ */ (() => z.enum(['insurance', 'licence', 'other']))();

/** The number that stands on a paper. */
export const paperNumberSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(80),
      z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
    ))();

/** A new paper of a carrier. */
export const carrierPaperInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: paperKindSchema,
    number: paperNumberSchema,
    issuer: z.optional(z.nullable(lineSchema)),
    amount: z.optional(z.nullable(amountSchema)),
    currency: z.optional(z.nullable(currencySchema)),
    valid_until: z.optional(z.nullable(daySchema)),
  })))();

/** Changes to a paper; what is left out stays. */
export const carrierPaperUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: z.optional(paperKindSchema),
    number: z.optional(paperNumberSchema),
    issuer: z.optional(z.nullable(lineSchema)),
    amount: z.optional(z.nullable(amountSchema)),
    currency: z.optional(z.nullable(currencySchema)),
    valid_until: z.optional(z.nullable(daySchema)),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** Records a payment to a carrier, or with a minus what was returned. */
export const carrierPaymentInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    amount: z.optional(z.nullable(z.number().check(z.gte(-99999999999.99), z.lte(99999999999.99)))),
    paid_on: z.optional(z.nullable(daySchema)),
    note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  })))();

/** A tax number: NIP in Poland, MVA in Norway, else the VAT number of the country. */
export const carrierTaxNumberSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(30), z.regex(/^[^\x00-\x1f\x7f]*[A-Za-z0-9][^\x00-\x1f\x7f]*$/)))();

/** Country as an ISO 3166-1 alpha-2 code, for example `PL`. */
export const countryCodeSchema = /* @__PURE__ */ (() => z.string().check(z.regex(/^[A-Z]{2}$/)))();

/** One e-mail address, without a display name. */
export const emailAddressSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(254), z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/)))();

/** What a vehicle carries, in kg. */
export const capacityKgSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(100000)))();

/** How many vehicles. */
export const vehicleCountSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(10000)))();

/** What a vehicle is. */
export const vehicleKindSchema = /* @__PURE__ */ (() =>
  z.enum(['tautliner', 'box', 'reefer', 'flatbed', 'tipper', 'tanker', 'van', 'tractor', 'other']))();

/** Vehicles of one kind. */
export const fleetPartSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: vehicleKindSchema,
    count: vehicleCountSchema,
    capacity_kg: z.optional(z.nullable(capacityKgSchema)),
  })))();

/** A phone number as people write it; kept as machines dial it where that can be told. */
export const phoneNumberSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(40), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** Part of a country, in the carrier's own words. */
export const regionSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** From where to where a carrier drives. */
export const registeredLaneSchema = /* @__PURE__ */ (() =>
  object(() => ({
    from_country: countryCodeSchema,
    from_region: z.optional(z.nullable(regionSchema)),
    to_country: countryCodeSchema,
    to_region: z.optional(z.nullable(regionSchema)),
  })))();

/** A paper that a carrier tells of; its file follows. */
export const registrationPaperInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: paperKindSchema,
    number: paperNumberSchema,
    issuer: z.optional(z.nullable(lineSchema)),
    valid_until: z.optional(z.nullable(daySchema)),
  })))();

/** Free text of several lines. */
export const textSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(4000)))();

/** Language of the user interface. */
export const uiLanguageSchema = /* @__PURE__ */ (() => z.enum(['pl', 'en', 'no']))();

/** A carrier registers itself over a company's website. */
export const carrierRegistrationInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    vat_number: carrierTaxNumberSchema,
    country: countryCodeSchema,
    contact_name: requiredLineSchema,
    email: emailAddressSchema,
    phone: z.optional(z.nullable(phoneNumberSchema)),
    fleet: z.array(fleetPartSchema).check(z.maxLength(20)),
    lanes: z.array(registeredLaneSchema).check(z.maxLength(30)),
    papers: z.array(registrationPaperInputSchema).check(z.maxLength(5)),
    notes: z.optional(z.nullable(textSchema)),
    language: z.optional(uiLanguageSchema),
    site: z.optional(z.string().check(z.maxLength(300))),
    website: z.optional(z.string().check(z.maxLength(200))),
    challenge: z.string().check(z.maxLength(200)),
    proof: z.string().check(z.maxLength(20), z.regex(/^\d{1,20}$/)),
  })))();

/** Registration plates as they are written. */
export const carrierPlatesSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(40),
      z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
    ))();

/** What is worth knowing of a vehicle. */
export const carrierVehicleNotesSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(1000)))();

/** Places for Euro pallets. */
export const palletPlacesSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(100)))();

/** A new vehicle of a carrier. */
export const carrierVehicleInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: vehicleKindSchema,
    plates: carrierPlatesSchema,
    capacity_kg: z.optional(z.nullable(capacityKgSchema)),
    pallets: z.optional(z.nullable(palletPlacesSchema)),
    notes: z.optional(z.nullable(carrierVehicleNotesSchema)),
  })))();

/** Changes to a vehicle; what is left out stays. */
export const carrierVehicleUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: z.optional(vehicleKindSchema),
    plates: z.optional(carrierPlatesSchema),
    capacity_kg: z.optional(z.nullable(capacityKgSchema)),
    pallets: z.optional(z.nullable(palletPlacesSchema)),
    notes: z.optional(z.nullable(carrierVehicleNotesSchema)),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** A password as somebody entered it, to be held against theirs. */
export const enteredPasswordSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(200)))();

/** Another address for oneself. */
export const changeEmailInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ password: enteredPasswordSchema, new_email: emailAddressSchema })))();

/** A new password: at least 6 characters, not a common one, and hard to guess for somebody who knows its user. */
export const newPasswordSchema = /* @__PURE__ */ (() => z.string().check(z.minLength(6), z.maxLength(200)))();

/** Another password for oneself. */
export const changePasswordInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ current_password: enteredPasswordSchema, new_password: newPasswordSchema })))();

/** A message to another user. */
export const chatMessageInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    recipient_id: z.optional(idSchema),
    content: z.string().check(z.minLength(1), z.maxLength(4000)),
    recipient_email: z.optional(emailAddressSchema),
    client_key: z.optional(z.string().check(z.regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/))),
  })))();

/** How far somebody has read. */
export const chatReadInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ up_to_id: z.optional(idSchema) })))();

/** Consent to losing all data. */
export const cleanupInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ confirm: z.literal('DELETE ALL DATA') })))();

/** A number that identifies a company. */
export const companyNumberSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(30), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** What another program calls the record; each once in a company and kind. */
export const externalIdSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(100),
      z.regex(/^[^\s\x00-\x1f\x7f]([^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f])?$/),
    ))();

/** A post code; its shape is checked by the rules of the address's country. */
export const postCodeSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(12), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** A website as people write it: a host, with `http://` or `https://` before it or without; no other protocol. */
export const websiteSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(500), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** A new client. */
export const clientInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    address: requiredLineSchema,
    city: z.optional(z.nullable(lineSchema)),
    post_code: postCodeSchema,
    country_id: idSchema,
    website: z.optional(z.nullable(websiteSchema)),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    notes: z.optional(z.nullable(textSchema)),
    vat_number: z.optional(z.nullable(companyNumberSchema)),
    business_registration_number: z.optional(z.nullable(companyNumberSchema)),
    external_id: z.optional(z.nullable(externalIdSchema)),
  })))();

/** New clients, each made or refused by itself. */
export const clientBulkInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ items: z.array(clientInputSchema).check(z.minLength(1), z.maxLength(500)) })))();

/** What the forwarder says of a claim. */
export const clientClaimAnswerSchema = /* @__PURE__ */ (() =>
  object(() => ({ confirm: z.optional(z.boolean()), email: z.optional(z.enum(['directory', 'given'])) })))();

/** Language in which mails are written. */
export const mailLanguageSchema = /* @__PURE__ */ (() =>
  z.enum(['pl', 'en', 'no', 'de', 'fr', 'es', 'it']))();

/** A mail to look at before it is sent. */
export const clientMailPreviewInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    subject: lineSchema,
    message: z.string().check(z.maxLength(20000)),
    client_id: z.optional(z.nullable(idSchema)),
    recipient_name: z.optional(z.nullable(lineSchema)),
    language: z.optional(mailLanguageSchema),
  })))();

/**
 * HTML, or plain text with line breaks; sanitised. May hold `{{name}}` (of the recipient), `{{company}}` and `{{order_link}}` (the form
 * in which that client asks for a quote).
 */
export const clientMailTextSchema = /* @__PURE__ */ (() =>
  z.string().check(z.minLength(1), z.maxLength(20000)))();

/** A letter in a further language. */
export const clientMailTranslationSchema = /* @__PURE__ */ (() =>
  object(() => ({
    language: mailLanguageSchema,
    subject: requiredLineSchema,
    message: clientMailTextSchema,
  })))();

/** Names a letter, so that one whose answer got lost is not sent twice. Chosen by the caller, for example a UUID. */
export const letterKeySchema = /* @__PURE__ */ (() => z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)))();

/** What a message is for: a type of mail, for example `quote_request`, or a word of the caller's own. */
export const messageTypeSchema = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/)))();

/** The same letter to many clients, each with a name and a link of their own. */
export const clientMailingInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    client_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)),
    subject: requiredLineSchema,
    message: clientMailTextSchema,
    language: z.optional(mailLanguageSchema),
    translations: z.optional(z.array(clientMailTranslationSchema).check(z.maxLength(6))),
    type: z.optional(messageTypeSchema),
    key: z.optional(letterKeySchema),
  })))();

/** A price for the client set by hand, in the currency of the order (`currency_for_client`, or PLN). An offer in another currency is the sum of the routes. */
export const clientPriceInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ client_price: z.nullable(amountSchema) })))();

/** Changes to a client; what is left out stays. */
export const clientUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(requiredLineSchema),
    address: z.optional(requiredLineSchema),
    city: z.optional(z.nullable(lineSchema)),
    post_code: z.optional(postCodeSchema),
    country_id: z.optional(idSchema),
    website: z.optional(z.nullable(websiteSchema)),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    notes: z.optional(z.nullable(textSchema)),
    vat_number: z.optional(z.nullable(companyNumberSchema)),
    business_registration_number: z.optional(z.nullable(companyNumberSchema)),
    version: z.optional(z.int().check(z.gte(1))),
    external_id: z.optional(z.nullable(externalIdSchema)),
  })))();

/** What somebody writes into a box of a consignment note: several short lines. */
export const cmrTextSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(600)))();

/**
 * What people write into a consignment note beside what the order knows, by the names of the boxes of the CMR form. Null is filled from
 * the order, where it knows something, and empty where it does not.
 */
export const cmrBoxesSchema = /* @__PURE__ */ (() =>
  object(() => ({
    sender: z.nullable(cmrTextSchema),
    consignee: z.nullable(cmrTextSchema),
    attached_documents: z.nullable(cmrTextSchema),
    marks: z.nullable(cmrTextSchema),
    packing: z.nullable(cmrTextSchema),
    goods: z.nullable(cmrTextSchema),
    statistical_number: z.nullable(cmrTextSchema),
    volume: z.nullable(cmrTextSchema),
    instructions: z.nullable(cmrTextSchema),
    carriage: z.nullable(z.enum(['paid', 'forward'])),
    cash_on_delivery: z.nullable(cmrTextSchema),
    successive_carriers: z.nullable(cmrTextSchema),
    reservations: z.nullable(cmrTextSchema),
    agreements: z.nullable(cmrTextSchema),
    established_in: z.nullable(cmrTextSchema),
  })))();

/** A global client to collect. */
export const collectedClientInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ client_id: idSchema, notes: z.optional(z.nullable(textSchema)) })))();

/** A change to an entry of the collection. */
export const collectedClientUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({ notes: z.optional(z.nullable(textSchema)) })))();

/** A global subcontractor to collect. */
export const collectedSubcontractorInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ subcontractor_id: idSchema })))();

/** A new company. */
export const companyInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    email_name: z.string().check(z.minLength(2), z.maxLength(64), z.regex(/^[a-z0-9._]+$/)),
  })))();

/** Numbers of a company to look at; what is left out is not judged. */
export const companyNumbersInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    country_id: z.optional(z.nullable(idSchema)),
    vat_number: z.optional(z.nullable(lineSchema)),
    business_registration_number: z.optional(z.nullable(lineSchema)),
    phone: z.optional(z.nullable(lineSchema)),
    bank_account: z.optional(z.nullable(lineSchema)),
    iban: z.optional(z.nullable(lineSchema)),
    bic: z.optional(z.nullable(lineSchema)),
  })))();

/**
 * What is done about the papers of carriers when an order is sent to one. `off`: nothing. `warn`: papers that have expired, or are demanded
 * and not there, are shown before the order is sent. `block`: the order is sent only when somebody says why.
 */
export const carrierCheckSchema = /* @__PURE__ */ (() => z.enum(['off', 'warn', 'block']))();

/** The company as it is to stand on invoices; null and an empty text clear a field. */
export const companyDataInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    company_name: z.optional(z.nullable(lineSchema)),
    address: z.optional(z.nullable(lineSchema)),
    city: z.optional(z.nullable(lineSchema)),
    post_code: z.optional(z.nullable(postCodeSchema)),
    phone: z.optional(z.nullable(lineSchema)),
    email: z.optional(z.nullable(lineSchema)),
    website: z.optional(z.nullable(lineSchema)),
    nip: z.optional(z.nullable(lineSchema)),
    regon: z.optional(z.nullable(lineSchema)),
    krs: z.optional(z.nullable(lineSchema)),
    register_court: z.optional(z.nullable(lineSchema)),
    share_capital: z.optional(z.nullable(lineSchema)),
    bank_name: z.optional(z.nullable(lineSchema)),
    bank_account: z.optional(z.nullable(lineSchema)),
    bank_swift: z.optional(z.nullable(lineSchema)),
    bank_account_eur: z.optional(z.nullable(lineSchema)),
    organization_number: z.optional(z.nullable(lineSchema)),
    vat_number: z.optional(z.nullable(lineSchema)),
    bank_account_no: z.optional(z.nullable(lineSchema)),
    bank_swift_no: z.optional(z.nullable(lineSchema)),
    bank_iban_no: z.optional(z.nullable(lineSchema)),
  })))();

/** Days without an answer. */
export const followUpDaysSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(60)))();

/** Whose rules invoices follow. */
export const invoiceCountrySchema = /* @__PURE__ */ (() => z.enum(['PL', 'NO']))();

/** Terms of orders to carriers, one paragraph a line. */
export const termsTextSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(10000)))();

/** The same as they are entered: what is left out, or blank, is replaced by the built-in terms. */
export const ownOrderTermsInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    pl: z.optional(z.nullable(termsTextSchema)),
    no: z.optional(z.nullable(termsTextSchema)),
    en: z.optional(z.nullable(termsTextSchema)),
  })))();

/** A margin in percent, 0 to 100 in steps of 0.1. */
export const percentSchema = /* @__PURE__ */ (() =>
  z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.1)))();

/** Changes to the settings; what is left out stays. */
export const companySettingsUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    profit_margin: z.optional(z.nullable(percentSchema)),
    payment_terms_days: z.optional(z.nullable(paymentDaysSchema)),
    email_prefix: z.optional(z.string().check(z.minLength(2), z.maxLength(64), z.regex(/^[a-z0-9._]+$/))),
    invoice_country: z.optional(invoiceCountrySchema),
    company_data: z.optional(companyDataInputSchema),
    order_terms: z.optional(ownOrderTermsInputSchema),
    require_second_factor: z.optional(z.boolean()),
    send_order_acceptance: z.optional(z.boolean()),
    create_order_on_acceptance: z.optional(z.boolean()),
    follow_up_days: z.optional(z.nullable(followUpDaysSchema)),
    carrier_check: z.optional(carrierCheckSchema),
    carrier_papers_required: z.optional(z.boolean()),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** Changes to a company; what is left out stays. */
export const companyUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    email_name: z.optional(z.string().check(z.minLength(2), z.maxLength(64), z.regex(/^[a-z0-9._]+$/))),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** A new collaborator. */
export const companyUserInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    email: emailAddressSchema,
    password: z.nullable(newPasswordSchema),
    default_language: z.optional(uiLanguageSchema),
  })))();

/** The address that the link of a mail went to. */
export const confirmEmailInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ token: linkTokenSchema, password: z.optional(enteredPasswordSchema) })))();

/** What is worth knowing of somebody. */
export const contactNotesSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(1000)))();

/** What somebody does at a client or a carrier. */
export const contactRoleSchema = /* @__PURE__ */ (() =>
  z.enum(['owner', 'dispatcher', 'accounting', 'sales', 'warehouse', 'driver', 'other']))();

/** A new person at a client or a carrier. */
export const contactInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    role: z.optional(contactRoleSchema),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    language: z.optional(z.nullable(mailLanguageSchema)),
    notes: z.optional(z.nullable(contactNotesSchema)),
    gets_offers: z.optional(z.boolean()),
    gets_orders: z.optional(z.boolean()),
    gets_invoices: z.optional(z.boolean()),
  })))();

/** Changes to a person at a client or a carrier; what is left out stays. */
export const contactUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(requiredLineSchema),
    role: z.optional(contactRoleSchema),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    language: z.optional(z.nullable(mailLanguageSchema)),
    notes: z.optional(z.nullable(contactNotesSchema)),
    gets_offers: z.optional(z.boolean()),
    gets_orders: z.optional(z.boolean()),
    gets_invoices: z.optional(z.boolean()),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** A carrier's price. Far above any real one, and low enough that sums of many routes in any currency can be kept. */
export const quotePriceSchema = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(99999999.99)))();

/** The price of a contract subcontractor for a route, entered by the forwarder. */
export const contractQuoteInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    subcontractor_id: idSchema,
    quotation_route_id: idSchema,
    price: quotePriceSchema,
    currency: currencySchema,
    pickup_date: instant(),
    delivery_date: instant(),
    notes: z.optional(z.nullable(textSchema)),
  })))();

/** A case without a rate, by its name in Polish law: `np` is not taxed in Poland, `oo` is taxed by the buyer. */
export const vatCaseSchema = /* @__PURE__ */ (() => z.enum(['np', 'oo']))();

/** What a correction changes; what is left out stays as it was. */
export const correctionInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    reason: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200),
        z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
      ),
    net_amount: z.optional(z.number().check(z.gte(0), z.lte(99999999999.99))),
    vat_rate: z.optional(z.number().check(z.gte(0), z.lte(100))),
    vat_case: z.optional(z.nullable(vatCaseSchema)),
    renew_buyer: z.optional(z.boolean()),
    sale_date: z.optional(daySchema),
    payment_days: z.optional(paymentDaysSchema),
    accept_old_rate: z.optional(z.boolean()),
    accept_unusual_rate: z.optional(z.boolean()),
  })))();

/** Address of a website as people write it; `https://` is put before it when it has neither `http://` nor `https://`. */
export const webAddressSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(2000)))();

/** Which websites are to be looked through. */
export const crawlStartSchema = /* @__PURE__ */ (() =>
  object(() => ({
    urls: z.array(webAddressSchema).check(z.minLength(1), z.maxLength(1000)),
    country_id: idSchema,
  })))();

/** Construct a type with a set of properties K of type T */
export const recordStringUnknownSchema = /* @__PURE__ */ (() => object(() => ({})))();

/** Asks the client to complete the data of a request. */
export const dataRequestInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    order_id: idSchema,
    recipient_email: emailAddressSchema,
    recipient_name: z.optional(z.nullable(lineSchema)),
    subject: z.string().check(z.maxLength(200)),
    message: z.string().check(z.maxLength(20000)),
    language: z.optional(mailLanguageSchema),
    client_id: z.optional(z.nullable(idSchema)),
    order_data: z.optional(z.nullable(recordStringUnknownSchema)),
  })))();

/** What a mail is for. */
export const emailTemplateTypeSchema = /* @__PURE__ */ (() =>
  z.enum([
    'quote_request',
    'quote_confirmation',
    'completion_request',
    'order_acceptance',
    'subcontractor_price_request',
    'offers_to_client',
    'subcontractor_acceptance_request',
    'invoice_sent',
    'follow_up',
  ]))();

/** A new template. */
export const emailTemplateInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    template_type: emailTemplateTypeSchema,
    subject: z.optional(z.nullable(lineSchema)),
    body: z.string().check(z.minLength(1), z.maxLength(20000)),
  })))();

/** Changes to a template; what is left out stays. */
export const emailTemplateUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    template_type: z.optional(emailTemplateTypeSchema),
    subject: z.optional(z.nullable(lineSchema)),
    body: z.optional(z.string().check(z.minLength(1), z.maxLength(20000))),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** A mail to translate, from whatever language it is in. */
export const emailTranslationInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    subject: z.string().check(z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    message: z.string().check(z.minLength(1), z.maxLength(20000)),
    target_language: mailLanguageSchema,
  })))();

/** How the form looks on a website: as the visitor's device has it, or always light or dark. */
export const embeddedThemeSchema = /* @__PURE__ */ (() => z.enum(['auto', 'light', 'dark']))();

/** A colour as `#` and six hexadecimal digits. */
export const hexColourSchema = /* @__PURE__ */ (() => z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)))();

/** A website: scheme, host and port, without a path. Without a scheme `https` is meant. */
export const siteSchema = /* @__PURE__ */ (() => z.string().check(z.minLength(3), z.maxLength(200)))();

/** What of the form is to be changed; what is left out stays. */
export const embeddedFormUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    is_on: z.optional(z.boolean()),
    takes_carriers: z.optional(z.boolean()),
    sites: z.optional(z.array(siteSchema).check(z.maxLength(20))),
    confirm_requests: z.optional(z.boolean()),
    accent: z.optional(z.nullable(hexColourSchema)),
    theme: z.optional(embeddedThemeSchema),
  })))();

/** A request that somebody unknown sends over a company's website. */
export const embeddedRequestInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    pickup_street: requiredLineSchema,
    pickup_city: requiredLineSchema,
    pickup_post_code: postCodeSchema,
    pickup_country: countryCodeSchema,
    pickup_date: instant(),
    delivery_street: requiredLineSchema,
    delivery_city: requiredLineSchema,
    delivery_post_code: postCodeSchema,
    delivery_country: countryCodeSchema,
    delivery_date: instant(),
    pallets_count: z.int().check(z.gte(1), z.lte(100000)),
    weight: z.number().check(z.gte(0.1), z.lte(99999999), z.multipleOf(0.01)),
    cargo_type: requiredLineSchema,
    client_name: requiredLineSchema,
    contact_name: requiredLineSchema,
    client_email: emailAddressSchema,
    notes: z.optional(z.nullable(textSchema)),
    payment_days: z.optional(z.nullable(paymentDaysSchema)),
    language: z.optional(uiLanguageSchema),
    site: z.optional(z.string().check(z.maxLength(300))),
    website: z.optional(z.string().check(z.maxLength(200))),
    challenge: z.string().check(z.maxLength(200)),
    proof: z.string().check(z.maxLength(20), z.regex(/^\d{1,20}$/)),
  })))();

/** Whose data are to be erased. */
export const erasureInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ email: emailAddressSchema, dry_run: z.optional(z.boolean()) })))();

/** Whether the client of an order is reminded of offers. */
export const followUpInputSchema = /* @__PURE__ */ (() => object(() => ({ enabled: z.boolean() })))();

/** Whose password is forgotten. */
export const forgotPasswordInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ email: emailAddressSchema })))();

/** A new client of the global directory. */
export const globalClientInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    address: requiredLineSchema,
    city: z.optional(z.nullable(lineSchema)),
    post_code: postCodeSchema,
    country_id: z.optional(z.nullable(idSchema)),
    website: z.optional(z.nullable(websiteSchema)),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    notes: z.optional(z.nullable(textSchema)),
    vat_number: z.optional(z.nullable(companyNumberSchema)),
    business_registration_number: z.optional(z.nullable(companyNumberSchema)),
  })))();

/** Changes to a client of the global directory; what is left out stays. */
export const globalClientUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(requiredLineSchema),
    address: z.optional(requiredLineSchema),
    city: z.optional(z.nullable(lineSchema)),
    post_code: z.optional(postCodeSchema),
    country_id: z.optional(z.nullable(idSchema)),
    website: z.optional(z.nullable(websiteSchema)),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    notes: z.optional(z.nullable(textSchema)),
    vat_number: z.optional(z.nullable(companyNumberSchema)),
    business_registration_number: z.optional(z.nullable(companyNumberSchema)),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** A colour as `#RRGGBB`. */
export const colorSchema = /* @__PURE__ */ (() => z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)))();

/** A new group. */
export const groupInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    description: z.optional(z.nullable(textSchema)),
    color: z.optional(colorSchema),
  })))();

/** A subcontractor to put into a group. */
export const groupMemberInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ subcontractor_id: idSchema })))();

/** Languages in which subcontractors are written to. */
export const priceRequestLanguageSchema = /* @__PURE__ */ (() =>
  z.enum(['pl', 'en', 'no', 'de', 'fr', 'es', 'it']))();

/** Asks every member of a group for the price of a route. */
export const groupPriceRequestInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    group_id: idSchema,
    quotation_route_id: idSchema,
    subject: z.string().check(z.maxLength(200)),
    message: z.string().check(z.maxLength(10000)),
    language: z.optional(priceRequestLanguageSchema),
  })))();

/** Changes to a group; what is left out stays. */
export const groupUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(requiredLineSchema),
    description: z.optional(z.nullable(textSchema)),
    color: z.optional(colorSchema),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** A field that a column can go into. `rate_type` is for subcontractors, `business_registration_number` and `website` for clients. */
export const importFieldSchema = /* @__PURE__ */ (() =>
  z.enum([
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
  ]))();

/** Which column goes into which field. */
export const importMappingSchema = /* @__PURE__ */ (() =>
  object(() => ({ field: importFieldSchema, column: z.int().check(z.gte(0), z.lte(999)) })))();

/** How a file is to be understood. */
export const importPlanSchema = /* @__PURE__ */ (() =>
  object(() => ({
    mapping: z.array(importMappingSchema).check(z.minLength(1), z.maxLength(12)),
    default_country_id: z.optional(z.nullable(idSchema)),
    duplicates: z.optional(z.enum(['skip', 'add'])),
  })))();

/** Who is to be invited. */
export const invitationInputSchema = /* @__PURE__ */ (() => object(() => ({ email: emailAddressSchema })))();

/** How an invoice is to be made. */
export const invoiceInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    vat_rate: z.optional(z.number().check(z.gte(0), z.lte(100))),
    vat_case: z.optional(z.nullable(vatCaseSchema)),
    sale_date: z.optional(daySchema),
    payment_days: z.optional(paymentDaysSchema),
    names_carrier: z.optional(z.boolean()),
    accept_old_rate: z.optional(z.boolean()),
    accept_unusual_rate: z.optional(z.boolean()),
  })))();

/** Mails an invoice to the client. */
export const invoiceMailInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    invoice_id: z.optional(idSchema),
    kind: z.optional(z.enum(['invoice', 'reminder'])),
    recipient_name: z.optional(z.nullable(lineSchema)),
    subject: z.optional(z.string().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(100000))),
    language: z.optional(mailLanguageSchema),
    recipient_email: z.optional(emailAddressSchema),
    document_ids: z.optional(z.array(idSchema).check(z.maxLength(20))),
  })))();

/** An invoice's mail to look at before it is sent; words may be missing while they are written. */
export const invoiceMailPreviewInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    invoice_id: z.optional(idSchema),
    kind: z.optional(z.enum(['invoice', 'reminder'])),
    recipient_name: z.optional(z.nullable(lineSchema)),
    subject: z.optional(z.string().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(100000))),
    language: z.optional(mailLanguageSchema),
  })))();

/** An account and a company by the link of an invitation. */
export const joinInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    token: linkTokenSchema,
    password: newPasswordSchema,
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/))),
  })))();

/**
 * What the Ministry announced (art. 106ne of the VAT Act). `unavailable`: KSeF is out of use for a while, such as for maintenance; invoices
 * are sent by the next working day after it (art. 106nh). `failure`: they are sent within seven working days after its end (art. 106nf).
 * `total`: announced in the mass media; invoices are issued outside KSeF and never sent (art. 106ng).
 */
export const ksefOutageKindSchema = /* @__PURE__ */ (() => z.enum(['unavailable', 'failure', 'total']))();

/** An outage that the Ministry announced, as the company's owner enters it. */
export const ksefOutageInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: ksefOutageKindSchema,
    begins_at: instant(),
    ends_at: z.optional(z.nullable(instant())),
  })))();

/** What changes of such an outage; what is left out stays. */
export const ksefOutageUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: z.optional(ksefOutageKindSchema),
    begins_at: z.optional(instant()),
    ends_at: z.optional(z.nullable(instant())),
  })))();

/** The password of a private key. */
export const keyPasswordSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();

/** Where a company's invoices are sent: nowhere, or to one of the Ministry's environments. */
export const ksefEnvironmentNameSchema = /* @__PURE__ */ (() =>
  z.enum(['off', 'test', 'demo', 'production']))();

/** A KSeF token, as KSeF showed it when it was made. */
export const ksefTokenSchema = /* @__PURE__ */ (() =>
  z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[\x21-\x7e]+$/)))();

/** A text in PEM. */
export const pemTextSchema = /* @__PURE__ */ (() =>
  z.string().check(z.minLength(1), z.maxLength(20000), z.regex(/^[\r\n\t\x20-\x7e]+$/)))();

/**
 * Changes where invoices are sent, and by what the company proves itself there: a KSeF token, or a certificate with its key. What is
 * given of them replaces what is stored of them as a whole; without any of it, that stays. Null removes it. The certificate for offline invoices
 * with its key is changed by itself, in the same way. Each environment issues tokens and certificates of its own, so a change from one to another
 * needs new ones.
 */
export const ksefSettingsInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    environment: z.optional(ksefEnvironmentNameSchema),
    token: z.optional(z.nullable(ksefTokenSchema)),
    certificate: z.optional(z.nullable(pemTextSchema)),
    private_key: z.optional(z.nullable(pemTextSchema)),
    private_key_password: z.optional(z.nullable(keyPasswordSchema)),
    offline_certificate: z.optional(z.nullable(pemTextSchema)),
    offline_private_key: z.optional(z.nullable(pemTextSchema)),
    offline_private_key_password: z.optional(z.nullable(keyPasswordSchema)),
  })))();

/** What a public link is for. */
export const linkKindSchema = /* @__PURE__ */ (() =>
  z.enum(['order-form', 'subcontractor-offer', 'client-offer-selection', 'subcontractor-order-view']))();

/** Which link to make or to take back. */
export const linkInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: linkKindSchema,
    client_id: z.optional(idSchema),
    client_email: z.optional(emailAddressSchema),
    order_id: z.optional(idSchema),
    route_id: z.optional(idSchema),
    subcontractor_id: z.optional(idSchema),
    lang: z.optional(mailLanguageSchema),
  })))();

/** The name of the application that Trans.eu gave the company. */
export const exchangeClientIdSchema = /* @__PURE__ */ (() =>
  z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)))();

/** A secret that Trans.eu gave the company. */
export const exchangeSecretSchema = /* @__PURE__ */ (() =>
  z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[\x21-\x7e]+$/)))();

/** Changes whether and as whom a company publishes loads. The three of an application come together; null for all removes it. */
export const loadExchangeSettingsInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    is_on: z.boolean(),
    client_id: z.optional(z.nullable(exchangeClientIdSchema)),
    client_secret: z.optional(z.nullable(exchangeSecretSchema)),
    api_key: z.optional(z.nullable(exchangeSecretSchema)),
  })))();

/** What Trans.eu gave the owner who signed in there. */
export const loadExchangeSignInInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ code: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[\x21-\x7e]+$/)) })))();

/** Body of the vehicle that the load needs. */
export const bodyTypeSchema = /* @__PURE__ */ (() =>
  z.enum([
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
  ]))();

/** Currencies in which a load exchange names prices that quotes can have, too. */
export const loadCurrencySchema = /* @__PURE__ */ (() => z.enum(['EUR', 'PLN']))();

/** A price that is wished for, in whole units: exchanges know no smaller ones. */
export const loadPriceSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();

/** What carriers are told besides. */
export const loadRemarksSchema = /* @__PURE__ */ (() => z.string().check(z.maxLength(250)))();

/** What the forwarder decides on when a route is published. */
export const loadPublicationInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    body_type: z.optional(z.nullable(bodyTypeSchema)),
    is_full_truck: z.boolean(),
    price: z.optional(z.nullable(loadPriceSchema)),
    currency: z.optional(z.nullable(loadCurrencySchema)),
    remarks: z.optional(z.nullable(loadRemarksSchema)),
  })))();

/** Form of the OAuth2 password grant. */
export const loginFormSchema = /* @__PURE__ */ (() =>
  object(() => ({
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    grant_type: z.optional(z.string()),
    scope: z.optional(z.string()),
    client_id: z.optional(z.string()),
    client_secret: z.optional(z.string()),
  })))();

/** Which orders to mark as read. */
export const markAsReadInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ ids: z.optional(z.array(idSchema).check(z.maxLength(1000))) })))();

/**
 * How an invoice that KSeF refused is made anew. Rate, day of the sale, days until payment and whether carriers are named stay as it had them where
 * they are left out; buyer, seller, price and transport are those of the records. `names_carrier` is of an invoice alone.
 */
export const mendInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    vat_rate: z.optional(z.number().check(z.gte(0), z.lte(100))),
    vat_case: z.optional(z.nullable(vatCaseSchema)),
    sale_date: z.optional(daySchema),
    payment_days: z.optional(paymentDaysSchema),
    names_carrier: z.optional(z.boolean()),
    accept_old_rate: z.optional(z.boolean()),
    accept_unusual_rate: z.optional(z.boolean()),
    reason: z.optional(
      z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(200),
          z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
        ),
    ),
    net_amount: z.optional(z.number().check(z.gte(0), z.lte(99999999999.99))),
    renew_buyer: z.optional(z.boolean()),
    withdraw_corrections: z.optional(z.boolean()),
    take_next_number: z.optional(z.boolean()),
  })))();

/** A letter to somebody outside. */
export const messageInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    type: messageTypeSchema,
    subject: requiredLineSchema,
    from: emailAddressSchema,
    to: emailAddressSchema,
    content: z.string().check(z.minLength(1), z.maxLength(100000)),
    client_id: z.optional(z.nullable(idSchema)),
  })))();

/** A change to a message. */
export const messageUpdateSchema = /* @__PURE__ */ (() => object(() => ({ status: z.literal('read') })))();

/** Bytes in base64url. */
export const base64UrlSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(20000), z.regex(/^[A-Za-z0-9_-]*$/)))();

/** What an authenticator says of a new passkey: `AuthenticatorAttestationResponseJSON` of WebAuthn. */
export const passkeyAttestationSchema = /* @__PURE__ */ (() =>
  object(() => ({
    clientDataJSON: base64UrlSchema,
    attestationObject: base64UrlSchema,
    authenticatorData: z.optional(base64UrlSchema),
    transports: z.optional(z.array(z.string())),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(base64UrlSchema),
  })))();

/** A new passkey, as `PublicKeyCredential.toJSON` gives it. */
export const newPasskeyCredentialSchema = /* @__PURE__ */ (() =>
  object(() => ({
    id: base64UrlSchema,
    rawId: base64UrlSchema,
    type: z.literal('public-key'),
    authenticatorAttachment: z.optional(z.string()),
    clientExtensionResults: recordStringUnknownSchema,
    response: passkeyAttestationSchema,
  })))();

/** Name by which its user tells a passkey from others. */
export const passkeyNameSchema = /* @__PURE__ */ (() =>
  z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** A passkey that was made, with its name. */
export const newPasskeySchema = /* @__PURE__ */ (() =>
  object(() => ({ name: passkeyNameSchema, credential: newPasskeyCredentialSchema })))();

/** A password set by an administrator. */
export const newPasswordInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ new_password: newPasswordSchema })))();

/** Currency in which an order is summed up for the client. */
export const summaryCurrencySchema = /* @__PURE__ */ (() => z.enum(['PLN', 'EUR', 'NOK']))();

/** What a variant of an offer is: the cheapest or the fastest one, or what the forwarder calls it. */
export const variantKindSchema = /* @__PURE__ */ (() => z.enum(['cheap', 'fast', 'own']))();

/** One of several ways in which a transport is to be offered. */
export const offerVariantInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: variantKindSchema,
    label: z.optional(z.nullable(z.string().check(z.maxLength(60), z.regex(/^[^\x00-\x1f\x7f]*$/)))),
    quote_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(50)),
    price_for_client: z.optional(z.nullable(amountSchema)),
    currency_for_client: z.optional(summaryCurrencySchema),
  })))();

/** An offer to look at before it is sent. */
export const offerPreviewInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    quotation_id: idSchema,
    subject: z.string().check(z.maxLength(200)),
    message: z.string().check(z.maxLength(100000)),
    price_for_client: amountSchema,
    currency_for_client: summaryCurrencySchema,
    variants: z.optional(z.array(offerVariantInputSchema).check(z.minLength(2), z.maxLength(3))),
    valid_until: z.optional(z.nullable(daySchema)),
    language: z.optional(mailLanguageSchema),
  })))();

/** How a client is reminded of an offer. */
export const offerReminderInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ valid_until: z.optional(daySchema) })))();

/** Sends the offer to the client. */
export const offerToClientInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    quotation_id: idSchema,
    recipient_email: emailAddressSchema,
    subject: z.string().check(z.maxLength(200)),
    message: z.string().check(z.maxLength(100000)),
    profit_margin: z.optional(z.nullable(z.number())),
    price_for_client: z.optional(z.nullable(amountSchema)),
    currency_for_client: z.optional(summaryCurrencySchema),
    valid_until: z.optional(z.nullable(daySchema)),
    language: z.optional(mailLanguageSchema),
    variants: z.optional(z.array(offerVariantInputSchema).check(z.minLength(2), z.maxLength(3))),
    accept_old_rate: z.optional(z.boolean()),
  })))();

/** Class or division of dangerous goods by ADR. */
export const adrClassSchema = /* @__PURE__ */ (() =>
  z.enum([
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
  ]))();

/** A temperature in °C, with one decimal. */
export const celsiusSchema = /* @__PURE__ */ (() => z.number().check(z.gte(-100), z.lte(250)))();

/** A measure of the largest piece, in cm. */
export const centimetresSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(10000)))();

/** Incoterms 2020: who of seller and buyer bears cost and risk up to where. */
export const incotermSchema = /* @__PURE__ */ (() =>
  z.enum(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF']))();

/** Length of a trailer's floor that the load takes, in metres (LDM), with two decimals. */
export const loadingMetresSchema = /* @__PURE__ */ (() => z.number().check(z.gte(0.01), z.lte(99999.99)))();

/** A number or a name by which somebody finds the transport in their own books. */
export const referenceSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(60), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** Number of dangerous goods by the UN's list: four digits. */
export const unNumberSchema = /* @__PURE__ */ (() => z.string().check(z.regex(/^(?!0000)\d{4}$/)))();

/** A request entered by the forwarder. */
export const orderInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    pickup_street: requiredLineSchema,
    pickup_city: requiredLineSchema,
    pickup_post_code: postCodeSchema,
    pickup_country: countryCodeSchema,
    pickup_date: instant(),
    delivery_street: requiredLineSchema,
    delivery_city: requiredLineSchema,
    delivery_post_code: postCodeSchema,
    delivery_country: countryCodeSchema,
    delivery_date: instant(),
    pallets_count: z.int().check(z.gte(1), z.lte(100000)),
    weight: z.number().check(z.gte(0.1), z.lte(99999999), z.multipleOf(0.01)),
    cargo_type: requiredLineSchema,
    ldm: z.optional(z.nullable(loadingMetresSchema)),
    length_cm: z.optional(z.nullable(centimetresSchema)),
    width_cm: z.optional(z.nullable(centimetresSchema)),
    height_cm: z.optional(z.nullable(centimetresSchema)),
    body_type: z.optional(z.nullable(bodyTypeSchema)),
    temperature_min: z.optional(z.nullable(celsiusSchema)),
    temperature_max: z.optional(z.nullable(celsiusSchema)),
    adr_un: z.optional(z.nullable(unNumberSchema)),
    adr_class: z.optional(z.nullable(adrClassSchema)),
    incoterm: z.optional(z.nullable(incotermSchema)),
    pickup_until: z.optional(z.nullable(instant())),
    delivery_until: z.optional(z.nullable(instant())),
    client_reference: z.optional(z.nullable(referenceSchema)),
    our_reference: z.optional(z.nullable(referenceSchema)),
    external_id: z.optional(z.nullable(externalIdSchema)),
    client_id: z.optional(z.nullable(idSchema)),
    client_email: z.optional(emailAddressSchema),
    notes: z.optional(z.nullable(textSchema)),
    payment_days: z.optional(z.nullable(paymentDaysSchema)),
    valid_until: z.optional(z.nullable(daySchema)),
    draft_id: z.optional(idSchema),
    draft_version: z.optional(z.int().check(z.gte(1))),
  })))();

/** New requests, each entered or refused by itself. */
export const orderBulkInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ items: z.array(orderInputSchema).check(z.minLength(1), z.maxLength(500)) })))();

/** When the copy of an order is to be loaded. */
export const orderCopyInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ pickup_date: z.optional(instant()) })))();

/** A line as far as it was typed; an address, say, that is not whole yet. */
export const draftLineSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(254), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** A number as far as it was typed; whether an order can have it is asked when the order is made. */
export const draftNumberSchema = /* @__PURE__ */ (() =>
  z.number().check(z.gte(-1000000000000), z.lte(1000000000000)))();

/**
 * What is known of an order that somebody began to enter: the fields of `OrderInput`, each of which may be missing and need not be what an order can have
 * yet. Null and blank texts count as missing and are not kept. All of it is limited by its fields, to less than 64 kB.
 */
export const orderDraftValuesSchema = /* @__PURE__ */ (() =>
  object(() => ({
    client_id: z.optional(z.nullable(idSchema)),
    client_email: z.optional(z.nullable(draftLineSchema)),
    pickup_street: z.optional(z.nullable(lineSchema)),
    pickup_city: z.optional(z.nullable(lineSchema)),
    pickup_post_code: z.optional(z.nullable(postCodeSchema)),
    pickup_country: z.optional(z.nullable(lineSchema)),
    pickup_date: z.optional(z.nullable(instant())),
    pickup_until: z.optional(z.nullable(instant())),
    delivery_street: z.optional(z.nullable(lineSchema)),
    delivery_city: z.optional(z.nullable(lineSchema)),
    delivery_post_code: z.optional(z.nullable(postCodeSchema)),
    delivery_country: z.optional(z.nullable(lineSchema)),
    delivery_date: z.optional(z.nullable(instant())),
    delivery_until: z.optional(z.nullable(instant())),
    pallets_count: z.optional(z.nullable(draftNumberSchema)),
    weight: z.optional(z.nullable(draftNumberSchema)),
    cargo_type: z.optional(z.nullable(lineSchema)),
    ldm: z.optional(z.nullable(draftNumberSchema)),
    length_cm: z.optional(z.nullable(draftNumberSchema)),
    width_cm: z.optional(z.nullable(draftNumberSchema)),
    height_cm: z.optional(z.nullable(draftNumberSchema)),
    body_type: z.optional(z.nullable(bodyTypeSchema)),
    temperature_min: z.optional(z.nullable(draftNumberSchema)),
    temperature_max: z.optional(z.nullable(draftNumberSchema)),
    adr_un: z.optional(z.nullable(lineSchema)),
    adr_class: z.optional(z.nullable(adrClassSchema)),
    incoterm: z.optional(z.nullable(incotermSchema)),
    client_reference: z.optional(z.nullable(referenceSchema)),
    our_reference: z.optional(z.nullable(referenceSchema)),
    notes: z.optional(z.nullable(textSchema)),
    payment_days: z.optional(z.nullable(draftNumberSchema)),
    valid_until: z.optional(z.nullable(daySchema)),
  })))();

/** A new draft. */
export const orderDraftInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ values: orderDraftValuesSchema })))();

/** A draft as it is from now on. */
export const orderDraftUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({ values: orderDraftValuesSchema, version: z.optional(z.int().check(z.gte(1))) })))();

/**
 * A mail that a step of an order sends; an offer and an invoice have previews of their own.
 * - `data_request`: asks the client to complete the data
 * - `price_request`, `price_reminder`: ask carriers for the price of a route, or remind them of it
 * - `carrier_order`, `carrier_reminder`: bring the order of a route to its carrier, or remind them to answer it
 * - `vehicle_request`: asks the carrier of a route for the vehicle and the driver
 * - `client_reminder`: reminds the client of the offer
 */
export const orderMailKindSchema = /* @__PURE__ */ (() =>
  z.enum([
    'data_request',
    'price_request',
    'price_reminder',
    'carrier_order',
    'carrier_reminder',
    'vehicle_request',
    'client_reminder',
  ]))();

/** A mail of an order to look at before it is sent. */
export const orderMailPreviewInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: orderMailKindSchema,
    route_id: z.optional(idSchema),
    subcontractor_id: z.optional(idSchema),
    recipient_name: z.optional(z.nullable(lineSchema)),
    subject: z.optional(z.string().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(20000))),
    language: z.optional(mailLanguageSchema),
    valid_until: z.optional(daySchema),
  })))();

/** A mail or another message that asks for a transport. */
export const orderTextInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ text: z.string().check(z.minLength(1), z.maxLength(20000)) })))();

/** Changes to an order; what is left out stays. */
export const orderUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    ldm: z.optional(z.nullable(loadingMetresSchema)),
    length_cm: z.optional(z.nullable(centimetresSchema)),
    width_cm: z.optional(z.nullable(centimetresSchema)),
    height_cm: z.optional(z.nullable(centimetresSchema)),
    body_type: z.optional(z.nullable(bodyTypeSchema)),
    temperature_min: z.optional(z.nullable(celsiusSchema)),
    temperature_max: z.optional(z.nullable(celsiusSchema)),
    adr_un: z.optional(z.nullable(unNumberSchema)),
    adr_class: z.optional(z.nullable(adrClassSchema)),
    incoterm: z.optional(z.nullable(incotermSchema)),
    pickup_until: z.optional(z.nullable(instant())),
    delivery_until: z.optional(z.nullable(instant())),
    client_reference: z.optional(z.nullable(referenceSchema)),
    our_reference: z.optional(z.nullable(referenceSchema)),
    external_id: z.optional(z.nullable(externalIdSchema)),
    client_id: z.optional(z.nullable(idSchema)),
    client_email: z.optional(emailAddressSchema),
    pickup_street: z.optional(requiredLineSchema),
    pickup_city: z.optional(requiredLineSchema),
    pickup_post_code: z.optional(postCodeSchema),
    pickup_country: z.optional(countryCodeSchema),
    pickup_date: z.optional(instant()),
    delivery_street: z.optional(requiredLineSchema),
    delivery_city: z.optional(requiredLineSchema),
    delivery_post_code: z.optional(postCodeSchema),
    delivery_country: z.optional(countryCodeSchema),
    delivery_date: z.optional(instant()),
    pallets_count: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    weight: z.optional(z.number().check(z.gte(0.1), z.lte(99999999), z.multipleOf(0.01))),
    cargo_type: z.optional(requiredLineSchema),
    notes: z.optional(z.nullable(textSchema)),
    payment_days: z.optional(z.nullable(paymentDaysSchema)),
    valid_until: z.optional(z.nullable(daySchema)),
    is_data_complete: z.optional(z.boolean()),
    price_for_client: z.optional(z.nullable(amountSchema)),
    currency_for_client: z.optional(z.nullable(summaryCurrencySchema)),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/**
 * Why an order waits for the company. `to_price`: a request to accept, or one that no carrier has priced yet; `answers`: prices to compare or to
 * offer, or the client has answered; `undelivered`: the mail to the client or to a carrier who has to answer was not sent, or did not arrive;
 * `to_carrier`: the order has to go to its carrier, who has refused it, or has not answered for a day; `expiring`: the offer ends within two days, or has ended; `loading`, `unloading`: today or tomorrow; `pod_missing`: unloaded on an
 * earlier day, and no file from the carrier waits; `to_invoice`, `invoice_to_send`, `overdue`: money; `mails`: a mail that nobody has read; `files`: files from a carrier that
 * nobody has accepted or refused; `drafts`: an order that somebody began to enter; `snoozed`: put off until a day.
 */
export const workKindSchema = /* @__PURE__ */ (() =>
  z.enum([
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
  ]))();

/** What a view shows: `q`, `status` and `sort` are of the list of orders, `kind` and `assignee_id` of the queue of work. */
export const orderViewFilterSchema = /* @__PURE__ */ (() =>
  object(() => ({
    q: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(z.array(z.number()).check(z.maxLength(14))),
    assigned: z.optional(z.enum(['mine', 'unassigned'])),
    kind: z.optional(z.array(workKindSchema).check(z.maxLength(14))),
    assignee_id: z.optional(idSchema),
    sort: z.optional(z.string().check(z.maxLength(40))),
  })))();

/** What a view is called. */
export const orderViewNameSchema = /* @__PURE__ */ (() =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(60),
      z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
    ))();

/** Which list a view is of: the orders, or the queue of work. */
export const viewedListSchema = /* @__PURE__ */ (() => z.enum(['orders', 'queue']))();

/** A new view. */
export const orderViewInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: orderViewNameSchema,
    list: z.optional(viewedListSchema),
    filter: orderViewFilterSchema,
    is_shared: z.optional(z.boolean()),
  })))();

/** The sequence of views for the caller. */
export const orderViewSequenceSchema = /* @__PURE__ */ (() =>
  object(() => ({ list: z.optional(viewedListSchema), ids: z.array(idSchema).check(z.maxLength(200)) })))();

/** Changes to a view; what is left out stays. */
export const orderViewUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(orderViewNameSchema),
    filter: z.optional(orderViewFilterSchema),
    is_shared: z.optional(z.boolean()),
  })))();

/** A user's own settings. */
export const ownSettingsInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ default_language: z.optional(uiLanguageSchema) })))();

/** Another name of a passkey. */
export const passkeyChangeSchema = /* @__PURE__ */ (() => object(() => ({ name: passkeyNameSchema })))();

/** What an authenticator says to sign in: `AuthenticatorAssertionResponseJSON` of WebAuthn. */
export const passkeyAssertionSchema = /* @__PURE__ */ (() =>
  object(() => ({
    clientDataJSON: base64UrlSchema,
    authenticatorData: base64UrlSchema,
    signature: base64UrlSchema,
    userHandle: z.optional(base64UrlSchema),
  })))();

/** The answer of a passkey to a challenge, as `PublicKeyCredential.toJSON` gives it. */
export const passkeyCredentialSchema = /* @__PURE__ */ (() =>
  object(() => ({
    id: base64UrlSchema,
    rawId: base64UrlSchema,
    type: z.literal('public-key'),
    authenticatorAttachment: z.optional(z.string()),
    clientExtensionResults: recordStringUnknownSchema,
    response: passkeyAssertionSchema,
  })))();

/** A sign-in with a passkey. */
export const passkeyLoginSchema = /* @__PURE__ */ (() =>
  object(() => ({ credential: passkeyCredentialSchema })))();

/** What adding a passkey begins with, and removing one takes. */
export const passkeyRequestSchema = /* @__PURE__ */ (() =>
  object(() => ({ password: z.optional(z.string().check(z.maxLength(200))) })))();

/** What turning a second factor off takes. */
export const passwordProofSchema = /* @__PURE__ */ (() =>
  object(() => ({ password: z.string().check(z.minLength(1), z.maxLength(200)) })))();

/** An account as people write it: 26 digits of a Polish one, or an IBAN. */
export const writtenAccountSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(50), z.regex(/^[\x20-\x7e]*$/)))();

/** The account of an invoice that names none, as the carrier told it. */
export const invoiceAccountInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ carrier_invoice_id: idSchema, written_account: writtenAccountSchema })))();

/** In which files pay: transfers within Poland, or those of SEPA. */
export const paymentCurrencySchema = /* @__PURE__ */ (() => z.enum(['PLN', 'EUR']))();

/** The same, to be written. */
export const paymentFileInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    currency: z.optional(paymentCurrencySchema),
    carrier_invoice_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(500)),
    accounts: z.optional(z.array(invoiceAccountInputSchema).check(z.maxLength(500))),
    accept_repeated: z.optional(z.boolean()),
  })))();

/** Says that the bank has paid what is in a file. */
export const paymentFilePaidInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ paid_on: z.optional(z.nullable(daySchema)) })))();

/** Which carriers' invoices are to be paid. */
export const paymentFilePreviewInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    currency: z.optional(paymentCurrencySchema),
    carrier_invoice_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(500)),
    accounts: z.optional(z.array(invoiceAccountInputSchema).check(z.maxLength(500))),
  })))();

/** How money came: by bank transfer, in cash, by card, set off against a debt, or otherwise. */
export const paymentMethodSchema = /* @__PURE__ */ (() =>
  z.enum(['transfer', 'cash', 'card', 'offset', 'other']))();

/** Records a payment, or with a minus a refund. */
export const paymentInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    amount: z.number().check(z.gte(-99999999999.99), z.lte(99999999999.99)),
    paid_on: z.optional(z.nullable(daySchema)),
    method: z.optional(paymentMethodSchema),
    note: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  })))();

/** Removes a payment that was recorded by mistake. */
export const paymentRemovalSchema = /* @__PURE__ */ (() =>
  object(() => ({
    reason: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200),
        z.regex(/^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$/),
      ),
  })))();

/** Whom to ask for a price. */
export const priceRequestInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ subcontractor_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)) })))();

/** The price of a kilometre. */
export const priceSettingsInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    price_per_km: amountSchema,
    currency: currencySchema,
    version: z.optional(z.int().check(z.gte(0))),
  })))();

/** A quote given over a link. */
export const publicOfferInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    user_id: z.optional(z.number().check(z.lte(2147483647))),
    subcontractor_id: z.optional(z.number().check(z.lte(2147483647))),
    quotation_id: z.optional(z.number().check(z.lte(2147483647))),
    quotation_route_id: z.optional(z.number().check(z.lte(2147483647))),
    price: quotePriceSchema,
    currency: currencySchema,
    pickup_date: instant(),
    delivery_date: instant(),
    notes: z.optional(z.nullable(textSchema)),
    sig: z.optional(z.string().check(z.maxLength(200))),
    exp: z.optional(z.number()),
  })))();

/** Names the request that a form completes. */
export const completedOrderSchema = /* @__PURE__ */ (() => object(() => ({ order_id: idSchema })))();

/** A stranger's transport request, or the completion of one. */
export const publicQuotationInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    pickup_street: requiredLineSchema,
    pickup_city: requiredLineSchema,
    pickup_post_code: postCodeSchema,
    pickup_country: countryCodeSchema,
    pickup_date: instant(),
    delivery_street: requiredLineSchema,
    delivery_city: requiredLineSchema,
    delivery_post_code: postCodeSchema,
    delivery_country: countryCodeSchema,
    delivery_date: instant(),
    pallets_count: z.int().check(z.gte(1), z.lte(100000)),
    weight: z.number().check(z.gte(0.1), z.lte(99999999), z.multipleOf(0.01)),
    cargo_type: requiredLineSchema,
    client_id: z.optional(z.nullable(idSchema)),
    client_name: z.optional(z.nullable(requiredLineSchema)),
    user_id: idSchema,
    client_email: emailAddressSchema,
    notes: z.optional(z.nullable(textSchema)),
    payment_days: z.optional(z.nullable(paymentDaysSchema)),
    order_id: z.optional(z.nullable(idSchema)),
    order_data: z.optional(z.nullable(completedOrderSchema)),
    sig: z.optional(z.string().check(z.maxLength(200))),
    exp: z.optional(z.number()),
  })))();

/**
 * Why an offer came to nothing: `price` too high, `dates` did not suit, a `competitor` has it, the transport was
 * `cancelled`, we had `no_capacity`, `no_answer` came, or something `other`.
 */
export const lostReasonSchema = /* @__PURE__ */ (() =>
  z.enum(['price', 'dates', 'competitor', 'cancelled', 'no_capacity', 'no_answer', 'other']))();

/** Counts the variants of an offer. */
export const variantNumberSchema = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(3)))();

/** The client's answer to an offer. */
export const quotationAcceptanceInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    order_id: z.optional(z.number().check(z.lte(2147483647))),
    action: z.optional(z.enum(['accept', 'reject'])),
    variant: z.optional(variantNumberSchema),
    reason: z.optional(z.nullable(lineSchema)),
    lost_reason: z.optional(z.nullable(lostReasonSchema)),
    sig: z.optional(z.string().check(z.maxLength(200))),
    exp: z.optional(z.number()),
  })))();

/** A text to judge. */
export const quoteCheckInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ text: z.string().check(z.minLength(1), z.maxLength(20000)) })))();

/** For whom a random quotation is made. */
export const randomQuotationInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ user_id: idSchema, client_id: idSchema })))();

/** What a document of a route can be. */
export const routeDocumentTypeSchema = /* @__PURE__ */ (() =>
  z.enum(['SUBCONTRACTOR_INVOICE', 'POD', 'OTHER']))();

/** What a received file is and where it is kept. */
export const receivedDocumentConfirmationSchema = /* @__PURE__ */ (() =>
  object(() => ({ document_type: routeDocumentTypeSchema, order_routes_id: z.nullable(idSchema) })))();

/** Approves an invoice as its carrier's. */
export const receivedInvoiceApprovalSchema = /* @__PURE__ */ (() =>
  object(() => ({
    route_id: idSchema,
    difference_reason: z.optional(
      z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    ),
    difference: z.optional(z.nullable(z.number())),
    payment_days: z.optional(z.nullable(paymentDaysSchema)),
  })))();

/** Says for which route an invoice is. */
export const receivedInvoiceAssignmentSchema = /* @__PURE__ */ (() =>
  object(() => ({ route_id: z.nullable(idSchema) })))();

/** Rejects an invoice. */
export const receivedInvoiceRejectionSchema = /* @__PURE__ */ (() =>
  object(() => ({ reason: requiredLineSchema })))();

/** A new user with a new company. */
export const registrationSchema = /* @__PURE__ */ (() =>
  object(() => ({
    email: emailAddressSchema,
    default_language: z.optional(uiLanguageSchema),
    name: z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    company_name: z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/)),
    email_name: z.string().check(z.minLength(2), z.maxLength(64), z.regex(/^[a-z0-9._]+$/)),
    password: z.nullable(newPasswordSchema),
    confirmPassword: z.optional(z.string().check(z.maxLength(200))),
  })))();

/** Whose invoices are to be reminded of; each reminder goes to whom `GET /orders/{id}/invoice-mail` proposes. */
export const remindersInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ order_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(50)) })))();

/** A new password by the link of a mail. */
export const resetPasswordInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    token: linkTokenSchema,
    password: newPasswordSchema,
    keep_company: z.optional(z.boolean()),
  })))();

/** When one route is driven. */
export const routeDatesSchema = /* @__PURE__ */ (() =>
  object(() => ({ id: idSchema, pickup_date: instant(), delivery_date: instant() })))();

/** New dates of some routes of an order, which hold together or not at all. */
export const routeDatesInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ routes: z.array(routeDatesSchema).check(z.minLength(1), z.maxLength(50)) })))();

/** A new route. */
export const routeInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    pickup_street: requiredLineSchema,
    pickup_city: requiredLineSchema,
    pickup_post_code: postCodeSchema,
    pickup_country: countryCodeSchema,
    pickup_date: instant(),
    delivery_street: requiredLineSchema,
    delivery_city: requiredLineSchema,
    delivery_post_code: postCodeSchema,
    delivery_country: countryCodeSchema,
    delivery_date: instant(),
    pickup_until: z.optional(z.nullable(instant())),
    delivery_until: z.optional(z.nullable(instant())),
    external_id: z.optional(z.nullable(externalIdSchema)),
    quotation_id: idSchema,
    payment_terms: z.optional(z.nullable(paymentDaysSchema)),
    profit_margin: z.optional(z.nullable(percentSchema)),
  })))();

/** The routes of an order in their new sequence. */
export const routeSequenceInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(50)) })))();

/** The town in which a route is split, and when the goods change over there. */
export const routeSplitInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    city: requiredLineSchema,
    post_code: z.optional(postCodeSchema),
    country: countryCodeSchema,
    date: instant(),
  })))();

/** Number plates of a vehicle. */
export const platesSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(20), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** A phone number, kept as machines dial it where that can be told. */
export const typedPhoneSchema = /* @__PURE__ */ (() =>
  z.string().check(z.maxLength(40), z.regex(/^[^\x00-\x1f\x7f]*$/)))();

/** Changes to a route; what is left out stays. */
export const routeUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    pickup_until: z.optional(z.nullable(instant())),
    delivery_until: z.optional(z.nullable(instant())),
    truck_plates: z.optional(z.nullable(platesSchema)),
    trailer_plates: z.optional(z.nullable(platesSchema)),
    driver_name: z.optional(z.nullable(lineSchema)),
    driver_phone: z.optional(z.nullable(typedPhoneSchema)),
    external_id: z.optional(z.nullable(externalIdSchema)),
    pickup_street: z.optional(requiredLineSchema),
    pickup_city: z.optional(requiredLineSchema),
    pickup_post_code: z.optional(postCodeSchema),
    pickup_country: z.optional(countryCodeSchema),
    pickup_date: z.optional(instant()),
    delivery_street: z.optional(requiredLineSchema),
    delivery_city: z.optional(requiredLineSchema),
    delivery_post_code: z.optional(postCodeSchema),
    delivery_country: z.optional(countryCodeSchema),
    delivery_date: z.optional(instant()),
    payment_terms: z.optional(z.nullable(paymentDaysSchema)),
    profit_margin: z.optional(z.nullable(percentSchema)),
    subcontractor_offer_id: z.optional(z.nullable(idSchema)),
  })))();

/** How a second factor is begun. */
export const secondFactorBeginningSchema = /* @__PURE__ */ (() =>
  object(() => ({
    password: z.optional(z.string().check(z.maxLength(200))),
    replace: z.optional(z.boolean()),
  })))();

/** The first code of an authenticator app. */
export const secondFactorConfirmationSchema = /* @__PURE__ */ (() =>
  object(() => ({ code: z.string().check(z.minLength(1), z.maxLength(40)) })))();

/** The second step of a sign-in. */
export const secondFactorLoginSchema = /* @__PURE__ */ (() =>
  object(() => ({
    factor_token: z.string().check(z.minLength(1), z.maxLength(200)),
    code: z.string().check(z.minLength(1), z.maxLength(40)),
  })))();

/** What turning a second factor on, or new recovery codes, begin with. */
export const secondFactorRequestSchema = /* @__PURE__ */ (() =>
  object(() => ({ password: z.optional(z.string().check(z.maxLength(200))) })))();

/** The quote to choose; null takes the choice back. */
export const selectOfferInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ offer_id: z.nullable(idSchema), replaces: z.optional(z.nullable(idSchema)) })))();

/** Somebody lets an order go to a carrier whose papers stand against it. */
export const acceptedUnfitCarrierSchema = /* @__PURE__ */ (() =>
  object(() => ({ reason: requiredLineSchema })))();

/** Which route's order goes to its subcontractor. */
export const sendToSubcontractorInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    route_id: idSchema,
    accept_unfit_carrier: z.optional(acceptedUnfitCarrierSchema),
    subject: z.optional(z.string().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(20000))),
  })))();

/** A mail to one client, or to somebody there. */
export const singleEmailInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    recipient_email: emailAddressSchema,
    recipient_name: z.optional(z.nullable(lineSchema)),
    subject: requiredLineSchema,
    message: clientMailTextSchema,
    client_id: z.optional(z.nullable(idSchema)),
    language: z.optional(mailLanguageSchema),
    answers: z.optional(z.nullable(idSchema)),
    type: z.optional(messageTypeSchema),
    key: z.optional(letterKeySchema),
  })))();

/** Puts an order off. */
export const snoozeInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ until: daySchema, note: z.optional(z.nullable(lineSchema)) })))();

/** A statement to run. */
export const sqlInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ sql: z.string().check(z.minLength(1), z.maxLength(20000)) })))();

/** Status of an order; see `GET /quotation-statuses`. */
export const orderStatusCodeSchema = /* @__PURE__ */ (() =>
  z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]))();

/** A status that a person decides. */
export const statusChangeSchema = /* @__PURE__ */ (() =>
  object(() => ({
    status: orderStatusCodeSchema,
    reason: z.optional(z.nullable(lineSchema)),
    lost_reason: z.optional(z.nullable(lostReasonSchema)),
    variant: z.optional(variantNumberSchema),
    paid_on: z.optional(z.nullable(daySchema)),
  })))();

/** What a subcontractor said to the order of a route by telephone or mail. */
export const subcontractorAnswerInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    route_id: idSchema,
    action: z.enum(['accept', 'reject']),
    reason: z.optional(z.nullable(lineSchema)),
  })))();

/** How a carrier's prices are made: for one transport, or by contract. */
export const rateTypeSchema = /* @__PURE__ */ (() => z.enum(['Spot', 'Contract']))();

/** A new subcontractor. */
export const subcontractorInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: requiredLineSchema,
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    address: z.optional(z.nullable(lineSchema)),
    city: z.optional(z.nullable(lineSchema)),
    post_code: z.optional(z.nullable(postCodeSchema)),
    country_id: z.optional(z.nullable(idSchema)),
    vat_number: z.optional(z.nullable(companyNumberSchema)),
    notes: z.optional(z.nullable(textSchema)),
    rate_type: z.optional(rateTypeSchema),
    external_id: z.optional(z.nullable(externalIdSchema)),
  })))();

/** New subcontractors, each made or refused by itself. */
export const subcontractorBulkInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ items: z.array(subcontractorInputSchema).check(z.minLength(1), z.maxLength(500)) })))();

/**
 * The subcontractor's answer to an order. With an acceptance the vehicle and the driver may be told, or corrected by
 * accepting again until the goods are delivered; with a rejection they are passed over.
 */
export const subcontractorResponseInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    truck_plates: z.optional(z.nullable(platesSchema)),
    trailer_plates: z.optional(z.nullable(platesSchema)),
    driver_name: z.optional(z.nullable(lineSchema)),
    driver_phone: z.optional(z.nullable(typedPhoneSchema)),
    action: z.enum(['accept', 'reject']),
    subcontractor_id: z.optional(z.number().check(z.lte(2147483647))),
    route_id: z.optional(z.number().check(z.lte(2147483647))),
    reason: z.optional(z.nullable(lineSchema)),
    sig: z.optional(z.string().check(z.maxLength(200))),
    exp: z.optional(z.number()),
  })))();

/** Changes to a subcontractor; what is left out stays. */
export const subcontractorUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(requiredLineSchema),
    email: z.optional(z.nullable(z.union([emailAddressSchema, z.literal('')]))),
    phone: z.optional(z.nullable(phoneNumberSchema)),
    address: z.optional(z.nullable(lineSchema)),
    city: z.optional(z.nullable(lineSchema)),
    post_code: z.optional(z.nullable(postCodeSchema)),
    country_id: z.optional(z.nullable(idSchema)),
    vat_number: z.optional(z.nullable(companyNumberSchema)),
    notes: z.optional(z.nullable(textSchema)),
    rate_type: z.optional(rateTypeSchema),
    external_id: z.optional(z.nullable(externalIdSchema)),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** An offer that nobody made, to see how the client's page shows it. */
export const testOfferSchema = /* @__PURE__ */ (() =>
  object(() => ({
    price: amountSchema,
    currency: summaryCurrencySchema,
    pickup_date: z.optional(instant()),
    delivery_date: z.optional(instant()),
  })))();

/** Which link to make, on behalf of whom. */
export const testLinkInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    kind: linkKindSchema,
    user_id: z.optional(idSchema),
    client_id: z.optional(idSchema),
    client_email: z.optional(emailAddressSchema),
    order_id: z.optional(idSchema),
    route_id: z.optional(idSchema),
    subcontractor_id: z.optional(idSchema),
    order_number: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
    offers: z.optional(z.array(testOfferSchema).check(z.minLength(1), z.maxLength(5))),
    lang: z.optional(uiLanguageSchema),
  })))();

/** To whom a test mail goes. */
export const testMailInputSchema = /* @__PURE__ */ (() => object(() => ({ email: emailAddressSchema })))();

/** Changes to a user; what is left out stays. */
export const userUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(200), z.regex(/^[^\x00-\x1f\x7f]*$/))),
    email: z.optional(emailAddressSchema),
    is_admin: z.optional(z.boolean()),
    version: z.optional(z.int().check(z.gte(1))),
  })))();

/** What webhooks can be told of. */
export const webhookEventTypeSchema = /* @__PURE__ */ (() =>
  z.enum([
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
  ]))();

/** What it is told of. */
export const webhookEventsSchema = /* @__PURE__ */ (() =>
  z.array(webhookEventTypeSchema).check(z.minLength(1), z.maxLength(10)))();

/** Where a webhook is told: an `https` address on the public internet. */
export const webhookUrlSchema = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(2000)))();

/** A webhook that a company is to have. */
export const webhookInputSchema = /* @__PURE__ */ (() =>
  object(() => ({
    url: webhookUrlSchema,
    events: webhookEventsSchema,
    description: z.optional(z.nullable(lineSchema)),
    is_active: z.optional(z.boolean()),
  })))();

/** From when on events are sent again. */
export const webhookReplayInputSchema = /* @__PURE__ */ (() =>
  object(() => ({ from: instant(), to: z.optional(instant()) })))();

/** What changes of a webhook; what is left out stays. */
export const webhookUpdateSchema = /* @__PURE__ */ (() =>
  object(() => ({
    url: z.optional(webhookUrlSchema),
    events: z.optional(webhookEventsSchema),
    description: z.optional(z.nullable(lineSchema)),
    is_active: z.optional(z.boolean()),
  })))();
