import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import type { SubcontractorDto } from '../modules/directory/subcontractors/subcontractor.dto.js';
import type { GroupDto } from '../modules/directory/groups/group.dto.js';
import { nextNumber } from './next-number.js';
import { anAdministrator, type TestMember } from './people.js';
import type { TestApp } from './test-app.js';

/** A client's fields that nothing stands against. */
export function clientFields(changes: object = {}) {
  const number = nextNumber();
  return {
    name: `Fabryka Mebli ${number}`,
    address: 'ul. Długa 12',
    city: 'Łódź',
    post_code: '90-001',
    country_id: 1,
    email: `zakupy${number}@meble.example`,
    ...changes,
  };
}

/** A client of a company. */
export function aClient(owner: TestMember, changes: object = {}): Promise<ClientDto> {
  return owner.api.create('/clients-personal', clientFields(changes));
}

/** A subcontractor's fields that nothing stands against. */
export function subcontractorFields(changes: object = {}) {
  const number = nextNumber();
  return {
    name: `Tromsø Transport ${number}`,
    email: `post${number}@transport.example`,
    address: 'Storgata 4',
    city: 'Tromsø',
    post_code: '9008',
    country_id: 21,
    ...changes,
  };
}

/** A subcontractor of a company. */
export function aSubcontractor(owner: TestMember, changes: object = {}): Promise<SubcontractorDto> {
  return owner.api.create('/subcontractors-personal', subcontractorFields(changes));
}

/** A client that administrators keep for all companies. */
export async function aGlobalClient(app: TestApp, changes: object = {}): Promise<ClientDto> {
  const { api } = await anAdministrator(app);
  return api.create('/client-database', clientFields(changes));
}

/** A subcontractor that administrators keep for all companies. */
export async function aGlobalSubcontractor(app: TestApp, changes: object = {}): Promise<SubcontractorDto> {
  const { api } = await anAdministrator(app);
  return api.create('/global-subcontractors', subcontractorFields(changes));
}

/** A group of a company's subcontractors. */
export function aGroup(owner: TestMember, changes: object = {}): Promise<GroupDto> {
  return owner.api.create('/subcontractor-groups', { name: `Chłodnie ${nextNumber()}`, ...changes });
}
