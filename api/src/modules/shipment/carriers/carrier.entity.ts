import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { DocumentMimeType } from '../documents/document.dto.js';
import type { PaperKind, VehicleKind } from './carrier.dto.js';

const kept = {
  created_by: p.integer().nullable(),
  created_at: p.datetime().onCreate(() => new Date()),
  update_date: p
    .datetime()
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
  version: p.integer().version(),
};

const vehicleSchema = defineEntity({
  name: 'CarrierVehicle',
  tableName: 'carrier_vehicles',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    subcontractor_id: p.integer(),
    kind: p.string().$type<VehicleKind>(),
    plates: p.string(),
    capacity_kg: p.integer().nullable(),
    pallets: p.integer().nullable(),
    notes: p.string().nullable(),
    ...kept,
  },
});

/** A vehicle of a carrier, as one company keeps it. */
export class VehicleOfCarrier extends vehicleSchema.class {}
vehicleSchema.setClass(VehicleOfCarrier);

const paperSchema = defineEntity({
  name: 'CarrierPaper',
  tableName: 'carrier_papers',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    subcontractor_id: p.integer(),
    kind: p.string().$type<PaperKind>(),
    number: p.string(),
    issuer: p.string().nullable(),
    amount: p.decimal('number').nullable(),
    currency: p.string().$type<Currency>().nullable(),
    valid_until: p.date().nullable(),
    original_filename: p.string().nullable(),
    mime_type: p.string().$type<DocumentMimeType>().nullable(),
    file_size: p.integer().nullable(),
    storage_key: p.string().nullable(),
    /** The last of the reminders that was written: so many days before the last day. */
    told_at_days: p.integer().nullable(),
    ...kept,
  },
});

/** An insurance, a licence or another paper of a carrier, as one company keeps it. */
export class PaperOfCarrier extends paperSchema.class {}
paperSchema.setClass(PaperOfCarrier);
