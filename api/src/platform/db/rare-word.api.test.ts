import { expect, test } from '@jest/globals';
import type { Paged } from '../http/api-types.js';
import type { FoundGlobalClient } from '../../modules/directory/clients/client-directory.dto.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { rareWordOf } from './rare-word.js';

const app = await testApp();
const owner = await aCompany(app);

const namesFound = async (q: string) =>
  (await owner.api.read<Paged<FoundGlobalClient>>('/global-clients/search', { q, page_size: 20 })).items.map(
    ({ name }) => name,
  );
const rareWord = (text: string) => rareWordOf(app.db.reads, 'clients', text);

test('a directory of thousands is searched by the rarest word of a text, and what is found holds the whole text', async () => {
  await app.rows(
    `insert into clients (name, city) select 'Hurtownia Okna i Drzwi ' || n, 'Trzebnica' from generate_series(1, 12000) n`,
  );
  // A sample may hold these rows: no word stands in it more often than a rare one may.
  await app.rows(
    `insert into clients (name, city) values ('Okna Źrebięcin Kowalczyk', 'Żory'), ('Drzwi Źrebięcin Bąk', 'Żory'),
       ('Okna Przyźrebięcin Kowalczyk', 'Żory'), ('Rabat 100% Żłobizna', 'Żory'),
       ('Szyby Krótkie1½metra Hartowane', 'Żory')`,
  );
  await app.rows('analyze clients');

  expect(await namesFound('OKNA ŹREBIĘCIN KOWALCZYK')).toEqual(['Okna Źrebięcin Kowalczyk']);
  expect(await namesFound('rzwi zrebiecin bak zory')).toEqual(['Drzwi Źrebięcin Bąk']);
  expect(await namesFound('zrebiecin kowal')).toEqual([
    'Okna Przyźrebięcin Kowalczyk',
    'Okna Źrebięcin Kowalczyk',
  ]);
  expect(await namesFound('rabat 100% zlob')).toEqual(['Rabat 100% Żłobizna']);
  expect(await namesFound('okna zrebiecin bak')).toEqual([]);
  expect(await namesFound('szyby krótkie1½metra hartowane')).toEqual(['Szyby Krótkie1½metra Hartowane']);
  expect(await namesFound('okna i drzwi 11999 trzeb')).toEqual(['Hurtownia Okna i Drzwi 11999']);

  expect(await rareWord('Okna Źrebięcin Kowalczyk')).toEqual({ word: 'Źrebięcin', isWhole: true });
  expect(await rareWord('okna kowal')).toEqual({ word: 'kowal', isWhole: false });
  expect(await rareWord('okna i drzwi')).toBeUndefined();
  // No index finds signs.
  expect(await rareWord('okna ----')).toBeUndefined();
  expect(await rareWord('Kowalczyk')).toBeUndefined();
});
