import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { PaperKind } from '../carriers/carrier.dto.js';
import type { DocumentMimeType } from '../documents/document.dto.js';
import type { RegisteredLane, FleetPart, RegistrationState } from './carrier-registration.dto.js';

const registrationSchema = defineEntity({
  name: 'CarrierRegistration',
  tableName: 'carrier_registrations',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    subcontractor_id: p.integer(),
    is_known: p.boolean(),
    state: p.string().$type<RegistrationState>().default('waiting'),
    /** Of the challenge with which it was sent: who has it may send its files. */
    nonce: p.string(),
    name: p.string(),
    vat_number: p.string(),
    country: p.string(),
    contact_name: p.string(),
    email: p.string(),
    phone: p.string().nullable(),
    language: p.string().$type<UiLanguage>(),
    fleet: p.json().$type<FleetPart[]>(),
    lanes: p.json().$type<RegisteredLane[]>(),
    notes: p.text().nullable(),
    site: p.string().nullable(),
    /** A mail asks the sender to confirm the address. */
    awaits_email: p.boolean().default(false),
    email_confirmed_at: p.datetime().nullable(),
    decided_by: p.integer().nullable(),
    decided_at: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** What a carrier said of itself over a company's website. */
export class RegistrationOfCarrier extends registrationSchema.class {}
registrationSchema.setClass(RegistrationOfCarrier);

const registrationPaperSchema = defineEntity({
  name: 'CarrierRegistrationPaper',
  tableName: 'carrier_registration_papers',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    registration_id: p.integer(),
    position: p.integer(),
    kind: p.string().$type<PaperKind>(),
    number: p.string(),
    issuer: p.string().nullable(),
    valid_until: p.date().nullable(),
    original_filename: p.string().nullable(),
    mime_type: p.string().$type<DocumentMimeType>().nullable(),
    file_size: p.integer().nullable(),
    storage_key: p.string().nullable(),
  },
});

/** A paper as a carrier told of it. */
export class PaperOfRegistration extends registrationPaperSchema.class {}
registrationPaperSchema.setClass(PaperOfRegistration);
