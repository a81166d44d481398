import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const clientSchema = defineEntity({
  name: 'Client',
  tableName: 'clients',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer().nullable(),
    created_by: p.integer().nullable(),
    name: p.string(),
    address: p.string().nullable(),
    city: p.string().nullable(),
    post_code: p.string().nullable(),
    country_id: p.integer().nullable(),
    website: p.string().nullable(),
    email: p.string().nullable(),
    phone: p.string().nullable(),
    notes: p.text().nullable(),
    vat_number: p.string().nullable(),
    business_registration_number: p.string().nullable(),
    external_id: p.string().nullable(),
    /** Since when nobody has said yet that the client is real, who was made of a request from a website. */
    unconfirmed_since: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    update_date: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A client: of one company, or global when `company_id` is null. */
export class Client extends clientSchema.class {}
clientSchema.setClass(Client);

const collectedClientSchema = defineEntity({
  name: 'CollectedClient',
  tableName: 'collected_clients',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    client_id: p.integer(),
    notes: p.text().nullable(),
    added_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A global client in a company's collection. */
export class CollectedClientEntry extends collectedClientSchema.class {}
collectedClientSchema.setClass(CollectedClientEntry);
