import type { components } from '@frakto/sdk/schema';

/** The shapes of the API by the names that its description gives them. */
export type Schemas = components['schemas'];

export type Client = Schemas['ClientDto'];
export type Subcontractor = Schemas['SubcontractorDto'];
/** A client or a subcontractor as a company's directory has it: its own, or a collected global one. */
export type DirectoryClient = Schemas['DirectoryClient'];
export type DirectorySubcontractor = Schemas['DirectorySubcontractor'];
export type Group = Schemas['GroupDto'];
export type GroupMember = Schemas['GroupMemberDto'];
export type Order = Schemas['ListedOrder'];
/** A message or an order in the feed of what happened. */
export type Activity = Schemas['Activity'];
export type ActivityKind = Schemas['ActivityKind'];
export type Message = Schemas['MessageDetails'];
export type Country = Schemas['CountryDto'];
export type ClientMailing = Schemas['ClientMailingDto'];
export type OutboxMail = Schemas['OutboxMail'];
export type OutboxMailDetails = Schemas['OutboxMailDetails'];
