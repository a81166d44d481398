import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lateMessages as en } from '../../app/i18n/seldom.en';
import {
  actionOnOther,
  actionsOf,
  beginningOf,
  changesOf,
  fieldNames,
  kindOf,
  knownActions,
  nameOf,
  nameOfPerson,
  partsOf,
  pathOf,
  personOf,
  recordKinds,
  referredName,
  sentenceOf,
  shownChanges,
  type Entry,
} from './entry';

const entry = (changes: Partial<Entry>): Entry => ({
  id: 1,
  company_id: 7,
  company_name: 'Bałtyk',
  actor_id: 3,
  actor_name: 'Anna',
  api_key_id: null,
  action: 'client.updated',
  record: 'client',
  record_id: 12,
  before: null,
  after: null,
  ip: null,
  request_id: null,
  names: {},
  created_at: '2026-11-20T08:00:00.000Z',
  ...changes,
});

describe('what was looked at', () => {
  const read = (changes: Partial<Entry>) =>
    entry({ action: 'bank_data.read', record: 'bank_account', ...changes });

  it('again within a minute is one line, and another one for another person or minute', () => {
    const entries = [
      read({ id: 5, created_at: '2026-11-20T08:00:59.000Z' }),
      read({ id: 4, created_at: '2026-11-20T08:00:10.000Z' }),
      read({ id: 3, created_at: '2026-11-20T08:00:05.000Z', actor_id: 4 }),
      read({ id: 2, created_at: '2026-11-20T07:59:59.000Z', actor_id: 4 }),
      entry({ id: 1 }),
      entry({ id: 0 }),
    ];
    const lines = actionsOf(entries).map(({ entry: { id }, others }) => [id, others.map((one) => one.id)]);
    assert.deepEqual(lines, [
      [5, [4]],
      [3, []],
      [2, []],
      [1, []],
      [0, []],
    ]);
  });
});

describe('sign-ins', () => {
  const opened = (changes: Partial<Entry>) =>
    entry({ action: 'session.opened', record: 'session', ip: '10.0.0.1', ...changes });

  it('of one person from one address that follow each other on a day are one line', () => {
    const entries = [
      opened({ id: 6, record_id: 6, created_at: '2026-11-20T22:30:00.000Z' }),
      opened({ id: 5, record_id: 5, created_at: '2026-11-20T23:30:00.000Z' }),
      opened({ id: 4, record_id: 4, created_at: '2026-11-20T23:10:00.000Z' }),
      opened({ id: 3, record_id: 3, created_at: '2026-11-20T23:05:00.000Z', ip: '10.0.0.2' }),
      opened({ id: 2, record_id: 2, created_at: '2026-11-20T23:01:00.000Z', ip: '10.0.0.2', actor_id: 4 }),
      entry({ id: 1 }),
      opened({ id: 0, record_id: 0, created_at: '2026-11-20T23:00:00.000Z', ip: '10.0.0.2', actor_id: 4 }),
    ];
    const lines = actionsOf(entries).map(({ entry: { id }, others }) => [id, others.map((one) => one.id)]);
    // Warsaw's midnight lies between the first two.
    assert.deepEqual(lines, [
      [6, []],
      [5, [4]],
      [3, []],
      [2, []],
      [1, []],
      [0, []],
    ]);
  });
});

describe('an entry of the audit log', () => {
  it('has a sentence of its own, one by its verb, or its name', () => {
    assert.equal(sentenceOf('order.status_changed'), 'done.order.status_changed');
    assert.equal(sentenceOf('client.created'), 'said.created');
    assert.equal(sentenceOf('something.new_happened'), 'said.other');
    assert.equal(kindOf('client'), 'client');
    assert.equal(kindOf('unheard_of'), undefined);
  });

  it('is known by a name, by where it goes, or by its number', () => {
    assert.equal(nameOf(entry({ before: { name: 'Meble' } })), 'Meble');
    assert.equal(nameOf(entry({ after: { pickup_city: 'Gdańsk', delivery_city: 'Oslo' } })), 'Gdańsk → Oslo');
    assert.equal(nameOf(entry({ after: { pickup_city: 'Gdańsk' } })), '#12');
  });

  it('is known by what it belongs to where it has no name of its own', () => {
    const order = { record: 'order', record_id: 25 };
    assert.equal(nameOf(entry({ ...order, names: { 'order/25': '#25 Stal-Bud' } })), '#25 Stal-Bud');
    const after = { client_name: 'Stal-Bud', pickup_city: 'Gdańsk', delivery_city: 'Oslo' };
    assert.equal(nameOf(entry({ ...order, after })), '#25 Stal-Bud');
    const names = { 'route_id/26': 'Gdańsk → Oslo', 'order_id/25': '#25 Stal-Bud' };
    const gone = { record: 'carrier_order', before: { route_id: 26, order_id: 25 } };
    assert.equal(nameOf(entry({ ...gone, names })), 'Gdańsk → Oslo');
    assert.equal(nameOf(entry(gone)), '#12');
  });

  it('leads to its record while that is there, and to the order that it belongs to', () => {
    assert.equal(pathOf(entry({}), false), '/client-directory/12');
    assert.equal(pathOf(entry({ action: 'client.deleted' }), false), null);
    assert.equal(pathOf(entry({ record: 'quote', after: { order_id: 5 } }), false), '/offer/5');
    assert.equal(pathOf(entry({}), true), null);
    assert.equal(pathOf(entry({ company_id: null }), true), '/admin-global-clients/12');
  });

  it('shows nested data part by part', () => {
    assert.deepEqual(
      changesOf({
        before: { company_data: { phone: '1' }, name: 'A' },
        after: { company_data: { phone: '2' }, name: null },
      }),
      [
        { field: 'company_data.phone', before: '1', after: '2' },
        { field: 'name', before: 'A', after: null },
      ],
    );
  });

  it('shows lists and what is in them part by part, and an object with nothing in it as such', () => {
    assert.deepEqual(changesOf({ before: { order_terms: {} }, after: { order_terms: { pl: 'A' } } }), [
      { field: 'order_terms.pl', before: undefined, after: 'A' },
    ]);
    assert.deepEqual(changesOf({ before: null, after: { order_terms: {} } }), [
      { field: 'order_terms', before: undefined, after: {} },
    ]);
    assert.deepEqual(partsOf(['Gdańsk', 7]), [
      { field: null, value: 'Gdańsk' },
      { field: null, value: 7 },
    ]);
    assert.deepEqual(partsOf({ price: 120, buyer: { name: 'Meble', numbers: ['1', '2'] } }), [
      { field: 'price', value: 120 },
      { field: 'buyer.name', value: 'Meble' },
      { field: 'buyer.numbers', value: ['1', '2'] },
    ]);
  });

  it('shows of a long text the beginning, to the end of a word', () => {
    assert.equal(beginningOf('Krótki tekst', 12), 'Krótki tekst');
    assert.equal(beginningOf('Dłuższy tekst, którego koniec', 20), 'Dłuższy tekst,…');
    assert.equal(beginningOf('x'.repeat(30), 20), `${'x'.repeat(20)}…`);
  });

  it('is told by who did it to whom', () => {
    const kari = { record: 'user', record_id: 7, names: { 'user/7': 'Kari Nordmann' } };
    const told = (changes: Partial<Entry>) => {
      const one = entry({ ...kari, ...changes });
      return [actionOnOther(one), nameOfPerson(one)];
    };
    assert.deepEqual(told({ action: 'user.invited' }), ['invited', 'Kari Nordmann']);
    assert.deepEqual(told({ action: 'user.registered' }), ['registered', 'Kari Nordmann']);
    assert.deepEqual(told({ action: 'user.left_company' }), ['removed', 'Kari Nordmann']);
    assert.deepEqual(told({ action: 'user.invitation_withdrawn', names: {}, before: { name: 'Kari' } }), [
      'withdrawn',
      'Kari',
    ]);
    assert.deepEqual(told({ action: 'user.registered', actor_id: 7 }), [undefined, 'Kari Nordmann']);
    assert.deepEqual(told({ action: 'user.left_company', actor_id: 7 }), [undefined, 'Kari Nordmann']);
    const names = { 'user_id/7': 'Kari Nordmann' };
    const invitation = { record: 'invitation', record_id: 2, before: { user_id: 7 }, names };
    assert.deepEqual(told({ ...invitation, action: 'invitation.deleted' }), ['withdrawn', 'Kari Nordmann']);
    assert.equal(told({ ...invitation, action: 'invitation.deleted', actor_id: 7 })[0], 'answered');
    assert.equal(told({ action: 'user.invited', names: {} })[1], '#7');
    // The id of a passkey is not that of its user.
    assert.equal(personOf(entry({ record: 'passkey', record_id: 3, after: { user_id: 7 } })), 7);
  });

  it('stands with what the same request wrote of the same record, behind the one that tells the action', () => {
    const of = (id: number, action: string, changes: Partial<Entry> = {}) =>
      entry({ id, action, record: 'user', record_id: 7, request_id: 'a', ...changes });
    const ids = (entries: Entry[]) =>
      actionsOf(entries).map(({ entry: { id }, others }) => [id, others.map((other) => other.id)]);
    assert.deepEqual(
      ids([
        of(9, 'user.updated'),
        of(8, 'user.invited'),
        of(7, 'company.updated', { record: 'company', record_id: 7 }),
        of(6, 'user.created'),
        of(5, 'invitation.deleted', { record: 'invitation', record_id: 1, before: { user_id: 7 } }),
        of(4, 'user.updated', { request_id: 'b' }),
        of(3, 'user.updated', { record_id: 8 }),
      ]),
      [
        [8, [9, 6, 5]],
        [7, []],
        [4, []],
        [3, []],
      ],
    );
    // Jobs have no request: what they do is not one action.
    assert.equal(
      actionsOf([of(2, 'user.updated', { request_id: null }), of(1, 'user.updated', { request_id: null })])
        .length,
      2,
    );
  });

  it('names the records that its fields refer to, and its own that is not named in it', () => {
    const names = { 'company_id/7': 'Bałtyk', 'user/7': 'Kari Nordmann' };
    const left = entry({ action: 'user.left_company', record: 'user', record_id: 7, names });
    assert.equal(referredName(left, 'company_id', 7), 'Bałtyk');
    assert.equal(referredName(left, 'company_id', 8), undefined);
    assert.equal(referredName(left, 'weight', 7), undefined);
    assert.equal(nameOf(left), 'Kari Nordmann');
  });

  it('of an erasure shows no kind of which there was none', () => {
    const erased = entry({ action: 'privacy.erased', record: 'person', after: { clients: 1, texts: 0 } });
    assert.deepEqual(
      shownChanges(erased).map(({ field }) => field),
      ['clients'],
    );
    assert.equal(shownChanges({ ...erased, action: 'client.updated' }).length, 2);
  });

  it('has a text for each kind, action and field', () => {
    const { record, field, done } = en.auditLog;
    assert.deepEqual(Object.keys(record).sort(), [...recordKinds].sort());
    assert.deepEqual(Object.keys(field).sort(), [...fieldNames].sort());
    const told = Object.entries(done).flatMap(([one, verbs]) =>
      Object.keys(verbs).map((verb) => `${one}.${verb}`),
    );
    assert.deepEqual(told.sort(), [...knownActions].sort());
  });
});
