import type { Paged } from '../platform/http/api-types.js';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import type { ImportDto, ImportKind, ImportPlan } from '../modules/directory/imports/import.dto.js';
import { taken } from './api-caller.js';
import type { TestMember, TestUser } from './people.js';
import type { TestApp } from './test-app.js';

/** A file that somebody imports; nothing of it is entered yet. */
export async function anImport(
  user: TestMember | TestUser,
  content: string | Buffer = 'Name;Address\nLamex AS;Gate 1',
  kind: ImportKind = 'clients',
): Promise<ImportDto> {
  const file = { name: 'kontrahenci.csv', content };
  return taken(await user.api.upload<ImportDto>(`/imports/${kind}`, {}, file), 201);
}

/** The columns of a file of clients. */
export const clientHead = 'Nazwa;Adres;Kod pocztowy;Miasto;Kraj;E-mail;Telefon;NIP';

/** A row of such a file that nothing stands against. */
export const goodClient =
  'Łódzkie Meble;ul. Długa 1;90-001;Łódź;Polska;biuro@meble.example;600 100 200;5260001246';

/** A file of clients with these rows. */
export const clientTable = (...lines: string[]) => [clientHead, ...lines].join('\n');

/** A plan that puts the columns where the server suggested. */
export const planOf = ({ mapping }: ImportDto, changes: Partial<ImportPlan> = {}): ImportPlan => ({
  mapping,
  ...changes,
});

/** Starts an import and waits until it has ended. */
export async function runImport(
  app: TestApp,
  user: TestUser,
  imported: ImportDto,
  changes?: Partial<ImportPlan>,
): Promise<ImportDto> {
  await user.api.act(`/imports/${imported.id}/start`, planOf(imported, changes));
  await app.doJobs();
  return user.api.read(`/imports/${imported.id}`);
}

/** The clients that a company entered itself. */
export const clientsOf = (user: TestMember) =>
  user.api.read<Paged<ClientDto>>('/clients-personal', { page_size: 100 });
