import type { ImportDto, ImportKind } from '../modules/imports/import.dto.js';
import { taken } from './api-caller.js';
import type { TestMember, TestUser } from './people.js';

/** A file that somebody imports; nothing of it is entered yet. */
export async function anImport(
  user: TestMember | TestUser,
  content: string | Buffer = 'Name;Address\nLamex AS;Gate 1',
  kind: ImportKind = 'clients',
): Promise<ImportDto> {
  const file = { name: 'kontrahenci.csv', content };
  return taken(await user.api.upload<ImportDto>(`/imports/${kind}`, {}, file), 201);
}
