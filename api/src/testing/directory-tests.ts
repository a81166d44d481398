import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../platform/http/api-types.js';
import { faultsIn, refused, taken } from './api-caller.js';
import { refusesBadBodies } from './bad-bodies.js';
import { aCompany, type TestMember } from './people.js';
import { refusesValues } from './refused-values.js';
import type { TestApp } from './test-app.js';

/** What records of all directories have. */
interface DirectoryRecord {
  id: number;
  name: string;
  city: string | null;
  email: string | null;
  notes: string | null;
  update_date: string;
  version: number;
}

/** A directory of a company: where it is and what a record takes. */
interface Directory {
  app: TestApp;
  owner: TestMember;
  /** Lists and reads. */
  path: string;
  /** Makes, changes and deletes; the same records. */
  writes: string;
  fields: (changes?: object) => object;
  defaultPageSize: number;
}

/** The tests that every directory of a company passes. */
export function testDirectory(directory: Directory): void {
  const { app, owner, path, writes, fields } = directory;
  const create = (changes: object = {}, as = owner) =>
    as.api.create<DirectoryRecord>(writes, fields(changes));
  const list = (query = {}, as = owner) => as.api.read<Paged<DirectoryRecord>>(path, query);
  const namesOf = ({ items }: Paged<DirectoryRecord>) => items.map(({ name }) => name);

  describe('a record', () => {
    test('is made, read, changed and deleted', async () => {
      const made = await create({ name: '  Kowalski i Synowie ', phone: '', notes: ' two\nlines ' });
      expect(made).toMatchObject({
        name: 'Kowalski i Synowie',
        phone: null,
        notes: 'two\nlines',
        version: 1,
      });
      expect(made).toMatchObject({ source_type: 'personal' });
      expect(await owner.api.read(`${path}/${made.id}`)).toEqual(made);
      const changed = await owner.api.change<DirectoryRecord>(`${writes}/${made.id}`, {
        notes: null,
        phone: '1',
      });
      expect(changed).toMatchObject({
        ...made,
        notes: null,
        phone: '1',
        version: 2,
        update_date: changed.update_date,
      });
      expect(changed.update_date > made.update_date).toBe(true);
      await owner.api.remove(`${writes}/${made.id}`);
      refused(await owner.api.get(`${path}/${made.id}`), 404, 'not_found');
      refused(await owner.api.delete(`${writes}/${made.id}`), 404, 'not_found');
      refused(await owner.api.put(`${writes}/${made.id}`, { notes: 'x' }), 404, 'not_found');
    });

    test('a change of nothing is taken', async () => {
      const made = await create();
      expect(await owner.api.change(`${writes}/${made.id}`, {})).toMatchObject({
        id: made.id,
        name: made.name,
      });
    });

    test.each([
      'abc',
      '0',
      '-1',
      '1.5',
      '1e3',
      '2147483648',
      '99999999999999999999',
      '%00',
      '%20',
      'null',
      '١',
    ])('at the id %s there is nothing', async (id) => {
      refused(await owner.api.get(`${path}/${id}`), 404, 'not_found');
      refused(await owner.api.put(`${writes}/${id}`, { notes: 'x' }), 404, 'not_found');
      refused(await owner.api.delete(`${writes}/${id}`), 404, 'not_found');
    });
  });

  describe('two people change one record', () => {
    test('who edited an older version is told', async () => {
      const made = await create();
      const edit = (notes: string) => owner.api.put(`${writes}/${made.id}`, { notes, version: made.version });
      taken(await edit('first'), 200);
      refused(await edit('second'), 409, 'changed_meanwhile');
      expect(await owner.api.read(`${path}/${made.id}`)).toMatchObject({ notes: 'first', version: 2 });
    });

    test('of many at once who name the version, one is taken', async () => {
      const made = await create();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_each, index) =>
          owner.api.put(`${writes}/${made.id}`, { notes: `note ${index}`, version: made.version }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect(await owner.api.read(`${path}/${made.id}`)).toMatchObject({ version: 2 });
    });

    test('of many at once who name no version, all are taken', async () => {
      const made = await create();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_each, index) =>
          owner.api.put(`${writes}/${made.id}`, { notes: `note ${index}` }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    });
  });

  describe('the list', () => {
    test('has pages in a total order, also where the sorted field is the same', async () => {
      const forwarder = await aCompany(app);
      for (let index = 0; index < 7; index += 1)
        await create({ name: index < 5 ? 'Same' : 'Other' }, forwarder);
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list({ page, page_size: 3, sort: '-name' }, forwarder)),
      );
      expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
      for (const page of pages) expect(page).toMatchObject({ total: 7, total_pages: 3, page_size: 3 });
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(7);
      const upwards = await list({ sort: 'name', page_size: 7 }, forwarder);
      expect(upwards.items.map(({ id }) => id)).toEqual(ids.toReversed());
      const plain = await list({}, forwarder);
      expect(plain).toMatchObject({ page: 1, page_size: directory.defaultPageSize });
      expect(namesOf(plain)[0]).toBe('Other');
      expect((await list({ page: 1_000_000, page_size: 1_000 }, forwarder)).items).toEqual([]);
    });

    test('is sorted as people do, not by the codes of letters', async () => {
      const forwarder = await aCompany(app);
      for (const name of [
        'Zebra',
        'łan',
        'Lublin',
        'Śląsk',
        'adam',
        'Ćma',
        'Sopot',
        'Oslo',
        'Łódź',
        'Cargo',
      ]) {
        await create({ name }, forwarder);
      }
      const sorted = ['adam', 'Cargo', 'Ćma', 'łan', 'Łódź', 'Lublin', 'Oslo', 'Śląsk', 'Sopot', 'Zebra'];
      expect(namesOf(await list({}, forwarder))).toEqual(sorted);
    });

    test('of a company without records is empty', async () => {
      expect(await list({}, await aCompany(app))).toMatchObject({ items: [], total: 0, total_pages: 0 });
    });

    refusesValues(
      [
        ['page', '0', 'too_small'],
        ['page', '-1', 'too_small'],
        ['page', '1.5', 'not_an_integer'],
        ['page', 'two', 'not_an_integer'],
        ['page', '99999999999', 'too_large'],
        ['page_size', '0', 'too_small'],
        ['page_size', '1001', 'too_large'],
        ['sort', 'password_hash', 'unknown_sort_field'],
        ['sort', 'name;drop table users', 'unknown_sort_field'],
        ['sort', '--name', 'unknown_sort_field'],
        ['q', 'x'.repeat(201), 'too_long'],
        ['q', 'a\u0000b', 'invalid_characters'],
      ],
      (name, value) => owner.api.get(path, { [name]: String(value) }),
    );

    test('all faults of a query are told at once; unknown parameters are named', async () => {
      const faults = faultsIn(await owner.api.get(path, { page: 0, page_size: 5000, colour: 'red' }));
      expect(faults).toEqual({ colour: 'unknown_field', page: 'too_small', page_size: 'too_large' });
    });
  });

  describe('the search', () => {
    test.each([
      ['lodz', 'Łódź'],
      ['LODZ', 'Łódź'],
      ['łódź', 'Łódź'],
      ['Ło\u0301dz\u0301', 'Łódź'],
      ['tromso', 'Tromsø'],
      ['TROMSØ', 'Tromsø'],
      ['aal', 'Aalen'],
      ['alesund', 'Ålesund'],
      ['strasse', 'Straße'],
      ['zażółć gęślą', 'Zażółć gęślą jaźń'],
      ['zazolc gesla jazn', 'Zażółć gęślą jaźń'],
      ['100%', '100% Cargo'],
      ['a_b', 'A_B Logistics'],
      ["o'hara", "O'Hara"],
      ['a\\b', 'a\\b'],
    ])('%s finds %s alone', async (q, name) => {
      const forwarder = await directoryOfNames();
      expect(namesOf(await list({ q }, forwarder))).toEqual([name]);
    });

    let named: Promise<TestMember> | null = null;
    function directoryOfNames(): Promise<TestMember> {
      named ??= (async () => {
        const forwarder = await aCompany(app);
        const names = ['Łódź', 'Tromsø', 'Aalen', 'Ålesund', 'Straße', 'Zażółć gęślą jaźń', '100% Cargo'];
        for (const name of [...names, 'A_B Logistics', "O'Hara", 'a\\b', 'axb', '1000 Cargo']) {
          await create({ name, city: 'Oslo', address: 'Gate 1', email: null }, forwarder);
        }
        return forwarder;
      })();
      return named;
    }

    test('looks into every field that the screen shows, and nowhere else', async () => {
      const forwarder = await aCompany(app);
      const shown = {
        name: 'Nazwa Firmy',
        address: 'Adresowa 1',
        city: 'Miasto',
        email: 'poczta@firma.example',
        phone: '+48 600 700 800',
        post_code: '11-222',
        country_id: 1,
      };
      await create({ ...shown, notes: 'sekretna notatka' }, forwarder);
      await create({}, forwarder);
      const searched = ['azwa fir', 'adresowa', 'MIASTO', 'poczta@', '600 700', '11-222', 'sekretna'];
      for (const q of searched) expect((await list({ q }, forwarder)).total).toBe(1);
      expect((await list({ q: 'personal' }, forwarder)).total).toBe(0);
      expect((await list({ q: '   ' }, forwarder)).total).toBe(2);
      expect((await list({ q: '  miasto  ' }, forwarder)).total).toBe(1);
    });
  });

  describe('bad input', () => {
    refusesBadBodies({ method: 'POST', path: () => writes, caller: () => owner.api, body: () => fields() });
  });
}
