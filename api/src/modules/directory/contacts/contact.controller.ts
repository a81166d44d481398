import { Body, Delete, Get, Path, Post, Put, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Id } from '../../../platform/http/api-types.js';
import { checked, type BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, emailFaults } from '../../../platform/http/field-rules.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Contact, ContactInput, ContactList, ContactUpdate } from './contact.dto.js';

/** A person: a name that is not blank, and a real address where there is one. */
export const contactRules: BodyRules = (body) => [
  ...blankFaults(body, 'name'),
  ...emailFaults(body, 'email'),
];

@Route('client-directory')
@Tags('Clients')
@Security('bearer', ['member'])
export class ClientContactController extends ApiController {
  /** The people at a client, by name. */
  @Get('{id}/contacts')
  async listClientContacts(@Path() id: Id): Promise<ContactList> {
    return this.scope.services.contacts.listContacts(this.scope.member, { kind: 'client', id });
  }

  /** Adds a person to a client. */
  @Post('{id}/contacts')
  @SuccessResponse(201)
  @checked(contactRules)
  @Response<'too_many_contacts'>(409, 'The record has as many people as it may have')
  async addClientContact(@Path() id: Id, @Body() input: ContactInput): Promise<Contact> {
    return this.scope.services.contacts.addContact(this.scope.member, { kind: 'client', id }, input);
  }

  /** Changes a person at a client. */
  @Put('{id}/contacts/{contactId}')
  @checked(contactRules)
  @Response<'changed_meanwhile'>(409, 'Somebody else changed the person meanwhile')
  async changeClientContact(
    @Path() id: Id,
    @Path() contactId: Id,
    @Body() input: ContactUpdate,
  ): Promise<Contact> {
    const { services, member } = this.scope;
    return services.contacts.changeContact(member, { kind: 'client', id }, contactId, input);
  }

  /** Removes a person from a client. */
  @Delete('{id}/contacts/{contactId}')
  @SuccessResponse(204)
  async removeClientContact(@Path() id: Id, @Path() contactId: Id): Promise<void> {
    await this.scope.services.contacts.removeContact(this.scope.member, { kind: 'client', id }, contactId);
  }
}

@Route('subcontractor-directory')
@Tags('Subcontractors')
@Security('bearer', ['member'])
export class CarrierContactController extends ApiController {
  /** The people at a carrier, by name. */
  @Get('{id}/contacts')
  async listCarrierContacts(@Path() id: Id): Promise<ContactList> {
    return this.scope.services.contacts.listContacts(this.scope.member, { kind: 'subcontractor', id });
  }

  /** Adds a person to a carrier. */
  @Post('{id}/contacts')
  @SuccessResponse(201)
  @checked(contactRules)
  @Response<'too_many_contacts'>(409, 'The record has as many people as it may have')
  async addCarrierContact(@Path() id: Id, @Body() input: ContactInput): Promise<Contact> {
    return this.scope.services.contacts.addContact(this.scope.member, { kind: 'subcontractor', id }, input);
  }

  /** Changes a person at a carrier. */
  @Put('{id}/contacts/{contactId}')
  @checked(contactRules)
  @Response<'changed_meanwhile'>(409, 'Somebody else changed the person meanwhile')
  async changeCarrierContact(
    @Path() id: Id,
    @Path() contactId: Id,
    @Body() input: ContactUpdate,
  ): Promise<Contact> {
    const { services, member } = this.scope;
    return services.contacts.changeContact(member, { kind: 'subcontractor', id }, contactId, input);
  }

  /** Removes a person from a carrier. */
  @Delete('{id}/contacts/{contactId}')
  @SuccessResponse(204)
  async removeCarrierContact(@Path() id: Id, @Path() contactId: Id): Promise<void> {
    await this.scope.services.contacts.removeContact(
      this.scope.member,
      { kind: 'subcontractor', id },
      contactId,
    );
  }
}
