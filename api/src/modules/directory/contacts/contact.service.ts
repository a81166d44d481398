import { LockMode } from '@mikro-orm/core';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { Conflict, NotFound } from '../../../platform/http/errors.js';
import { normalizeInput, withKeptPhone } from '../../../platform/http/normalize-input.js';
import type { Member } from '../../../platform/http/principal.js';
import type { ClientDirectoryService } from '../clients/client-directory.service.js';
import type { SubcontractorDirectoryService } from '../subcontractors/subcontractor-directory.service.js';
import { PartnerContact } from './contact.entity.js';
import type { Contact, ContactInput, ContactList, ContactUpdate } from './contact.dto.js';

/** Whose people they are. */
export interface Partner {
  kind: 'client' | 'subcontractor';
  id: number;
}

/** The addresses at a client. */
interface ClientAddresses {
  /** Of the first person by name who is to get invoices; null when nobody is. */
  marked: string | null;
  /** Of all its people, and its own. */
  all: string[];
}

/** More people than anybody knows at one company. */
const mostContacts = 100;

const columnOf = { client: 'client_id', subcontractor: 'subcontractor_id' } as const;

/** People at clients and carriers, each company's own: also at those that it has collected. */
export class ContactService {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectoryService,
    private readonly subcontractors: SubcontractorDirectoryService,
  ) {}

  /**
   * The record of a partner in the company's directory.
   * @throws {NotFound} when it is neither the company's own nor collected
   */
  async requirePartner(member: Member, { kind, id }: Partner): Promise<{ country_id: number | null }> {
    return kind === 'client'
      ? this.clients.getDirectoryClient(member, id)
      : this.subcontractors.getDirectorySubcontractor(member, id, 'en');
  }

  /** @throws {NotFound} when the company has no such partner */
  async listContacts(member: Member, partner: Partner): Promise<ContactList> {
    await this.requirePartner(member, partner);
    const { rows } = await sql<Contact>`
      select id, name, role, email, phone, language, notes, gets_offers, gets_orders, gets_invoices, update_date, version
      from partner_contacts
      where company_id = ${member.companyId} and ${sql.ref(columnOf[partner.kind])} = ${partner.id}
      order by fold(name), id limit ${mostContacts}`.execute(this.db.reads);
    return { items: rows };
  }

  /** The addresses at a client: of its people and its own. */
  async findAddresses(companyId: number, clientId: number): Promise<ClientAddresses> {
    const { rows } = await sql<{ email: string; gets_invoices: boolean }>`
      select email, gets_invoices from (
        select email, gets_invoices, name, id from partner_contacts
        where company_id = ${companyId} and client_id = ${clientId}
        union all select email, false, name, null from clients where id = ${clientId}) t
      where email <> '' order by fold(name), id`.execute(this.db.reads);
    return {
      marked: rows.find(({ gets_invoices }) => gets_invoices)?.email ?? null,
      all: rows.map(({ email }) => email),
    };
  }

  /**
   * @throws {NotFound} when the company has no such partner
   * @throws {Conflict} `too_many_contacts`
   */
  async addContact(member: Member, partner: Partner, input: ContactInput): Promise<Contact> {
    const { country_id } = await this.requirePartner(member, partner);
    const { companyId, userId } = member;
    return this.db.inCompany(companyId, async (unit) => {
      const of = { [columnOf[partner.kind]]: partner.id };
      if ((await unit.count(PartnerContact, of)) >= mostContacts)
        throw new Conflict('too_many_contacts', { limit: mostContacts });
      const contact = unit.create(PartnerContact, {
        ...withKeptPhone(normalizeInput(input), country_id),
        ...of,
        company_id: companyId,
        created_by: userId,
      });
      await unit.flush();
      return dtoOf(contact);
    });
  }

  /**
   * Adds who registered a carrier, in a unit of work of the company; nothing when the person is known already, by their address, or there
   * are too many.
   */
  async addRegistered(
    unit: Unit,
    { companyId, userId }: Member,
    subcontractorId: number,
    person: { name: string; email: string; phone: string | null; language: UiLanguage },
  ): Promise<void> {
    const known = await unit.find(PartnerContact, { subcontractor_id: subcontractorId });
    const isKnown = known.some(({ email }) => email && emailKey(email) === emailKey(person.email));
    if (isKnown || known.length >= mostContacts) return;
    unit.create(PartnerContact, {
      ...normalizeInput(person),
      role: 'other',
      subcontractor_id: subcontractorId,
      company_id: companyId,
      created_by: userId,
    });
    await unit.flush();
  }

  /**
   * Changes what is given.
   * @throws {NotFound} when the partner or the person is not the company's
   * @throws {Conflict} `changed_meanwhile` when another version is stored than the one that was edited
   */
  async changeContact(member: Member, partner: Partner, id: number, input: ContactUpdate): Promise<Contact> {
    const { country_id } = await this.requirePartner(member, partner);
    const { version, ...changes } = input;
    return this.db.inCompany(member.companyId, async (unit) => {
      const contact = await unit.findOne(
        PartnerContact,
        { id, [columnOf[partner.kind]]: partner.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!contact) throw new NotFound();
      if (version !== undefined && version !== contact.version) throw new Conflict('changed_meanwhile');
      unit.assign(contact, withKeptPhone(normalizeInput(changes), country_id), { ignoreUndefined: true });
      await unit.flush();
      return dtoOf(contact);
    });
  }

  /** @throws {NotFound} when the partner or the person is not the company's */
  async removeContact(member: Member, partner: Partner, id: number): Promise<void> {
    await this.requirePartner(member, partner);
    const removed = await this.db.inCompany(member.companyId, (unit) =>
      unit.nativeDelete(PartnerContact, { id, [columnOf[partner.kind]]: partner.id }),
    );
    if (removed === 0) throw new NotFound();
  }
}

function dtoOf(contact: PartnerContact): Contact {
  const { id, name, role, gets_offers, gets_orders, gets_invoices, update_date, version } = contact;
  const { email = null, phone = null, language = null, notes = null } = contact;
  return {
    id,
    name,
    role,
    email,
    phone,
    language,
    notes,
    gets_offers,
    gets_orders,
    gets_invoices,
    update_date,
    version,
  };
}
