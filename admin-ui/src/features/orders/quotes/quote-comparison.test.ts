import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareQuotes, type QuoteFacts, isRefused, travelTime, wantedBy } from './quote-comparison';
import { routeStatus } from '../order-view';

function quote(id: number, facts: Partial<QuoteFacts> = {}): QuoteFacts {
  return { id, is_chosen: false, pickup_date: null, delivery_date: null, ...facts };
}

const dated = (id: number, pickup: string, delivery: string) =>
  quote(id, { pickup_date: `2026-11-${pickup}T08:00:00Z`, delivery_date: `2026-11-${delivery}T08:00:00Z` });
const ids = (compared: readonly { quote: QuoteFacts }[]) => compared.map((row) => row.quote.id);

describe('comparison of quotes', () => {
  it('puts the chosen one first, then the others by price, and ranks all by price', () => {
    const prices = new Map([
      [1, 1657.6],
      [2, 1562.4],
      [3, 1676.5],
    ]);
    const compared = compareQuotes([quote(3), quote(1, { is_chosen: true }), quote(2)], prices);
    assert.deepEqual(ids(compared), [1, 2, 3]);
    assert.deepEqual(
      compared.map((row) => row.rank),
      [2, 1, 3],
    );
    assert.deepEqual(
      compared.map((row) => row.difference),
      [null, -95.2, 18.9],
    );
  });

  it('measures against the cheapest while none is chosen', () => {
    const compared = compareQuotes(
      [quote(1), quote(2)],
      new Map([
        [1, 0.3],
        [2, 0.1],
      ]),
    );
    assert.deepEqual(
      compared.map((row) => [row.quote.id, row.difference]),
      [
        [2, null],
        [1, 0.2],
      ],
    );
  });

  it('leaves out who refused: last, without rank or marks, and measured against by none', () => {
    const quotes = [quote(1, { is_chosen: true }), dated(2, '10', '12'), dated(3, '10', '14')];
    const prices = new Map([
      [1, 5],
      [2, 7],
      [3, 6],
    ]);
    const compared = compareQuotes(quotes, prices, ({ id }) => id === 1);
    assert.deepEqual(
      compared.map((row) => [row.quote.id, row.rank, row.difference]),
      [
        [3, 1, null],
        [2, 2, 1],
        [1, null, null],
      ],
    );
    assert.deepEqual(marks(compared), [
      [3, 'alone', false],
      [2, false, 'alone'],
      [1, false, false],
    ]);
  });

  const marks = (compared: ReturnType<typeof compareQuotes>) =>
    compared.map((row) => [
      row.quote.id,
      row.isCheapest && (row.sharesPrice ? 'shared' : 'alone'),
      row.isFastest && (row.sharesTime ? 'shared' : 'alone'),
    ]);

  it('marks the cheapest and the fastest', () => {
    const quotes = [dated(1, '10', '12'), dated(2, '10', '13'), dated(3, '10', '11')];
    const prices = new Map([
      [1, 5],
      [2, 4.99],
      [3, 9],
    ]);
    assert.deepEqual(marks(compareQuotes(quotes, prices)), [
      [2, 'alone', false],
      [1, false, false],
      [3, false, 'alone'],
    ]);
  });

  it('marks all that tie, with the same rank, whichever days they take', () => {
    const quotes = [dated(1, '10', '12'), dated(2, '14', '16'), dated(3, '10', '13')];
    const prices = new Map([
      [1, 9],
      [2, 5],
      [3, 5],
    ]);
    const compared = compareQuotes(quotes, prices);
    assert.deepEqual(marks(compared), [
      [2, 'shared', 'shared'],
      [3, 'shared', false],
      [1, false, 'shared'],
    ]);
    assert.deepEqual(
      compared.map((row) => row.rank),
      [1, 1, 3],
    );
    assert.equal(compared[1]?.difference, 0);
  });

  it('marks none where nothing stands out: one quote, or all the same', () => {
    const one = compareQuotes([dated(1, '10', '12')], new Map([[1, 5]]));
    assert.deepEqual(marks(one), [[1, false, false]]);
    const prices = new Map([
      [1, 5],
      [2, 5],
    ]);
    const same = compareQuotes([dated(1, '10', '12'), dated(2, '11', '13')], prices);
    assert.deepEqual(marks(same), [
      [1, false, false],
      [2, false, false],
    ]);
  });

  it('calls none the cheapest while another one’s price cannot be compared', () => {
    const prices = new Map([
      [1, 5],
      [2, 6],
      [3, null],
    ]);
    const compared = compareQuotes([quote(1), quote(2), quote(3)], prices);
    assert.ok(compared.every((row) => !row.isCheapest));
  });

  it('calls a quote fastest only by dates that stand the right way round', () => {
    const quotes = [dated(1, '12', '10'), dated(2, '10', '15'), quote(3)];
    assert.ok(compareQuotes(quotes, new Map()).every((row) => !row.isFastest));
    const compared = compareQuotes([...quotes, dated(4, '10', '16')], new Map());
    assert.deepEqual(ids(compared.filter((row) => row.isFastest)), [2]);
  });

  it('tells a missing rate from one that is not known yet, and puts both last without a rank', () => {
    const compared = compareQuotes(
      [quote(1), quote(2), quote(3)],
      new Map([
        [1, null],
        [3, 7],
      ]),
    );
    assert.deepEqual(
      compared.map((row) => [row.quote.id, row.rank, row.hasNoRate]),
      [
        [3, 1, false],
        [1, null, true],
        [2, null, false],
      ],
    );
  });

  it('fills half of the bar at fifteen percent, and never more', () => {
    const prices = new Map([
      [1, 100],
      [2, 107.5],
      [3, 400],
    ]);
    const compared = compareQuotes([quote(1, { is_chosen: true }), quote(2), quote(3)], prices);
    assert.deepEqual(
      compared.map((row) => row.weight),
      [0, 0.5, 1],
    );
  });
});

const at = (time: string) => `2026-12-${time}:00.000Z`;

describe('the time a quote takes', () => {
  const taking = (pickup: string | null, delivery: string | null) =>
    travelTime(quote(1, { pickup_date: pickup && at(pickup), delivery_date: delivery && at(delivery) }));

  it('counts what passes, and not the days of the calendar', () => {
    assert.deepEqual(taking('03T08:00', '04T08:00'), { days: 1, hours: 0 });
    assert.deepEqual(taking('03T08:00', '03T20:30'), { days: 0, hours: 13 });
    assert.deepEqual(taking('03T22:00', '06T05:00'), { days: 2, hours: 7 });
  });

  it('is not known with an open date, or where unloading would come first', () => {
    assert.equal(taking(null, '04T08:00'), null);
    assert.equal(taking('04T08:00', '03T08:00'), null);
  });
});

describe('by when the goods have to arrive', () => {
  const order = { delivery_date: at('05T08:00'), delivery_until: at('05T12:00') };

  it('is as the route plans, to the end of its window', () => {
    assert.equal(wantedBy(order, { delivery_date: at('03T08:00'), delivery_until: null }), at('03T08:00'));
    assert.equal(wantedBy(order, { ...order }), at('05T12:00'));
  });

  it('is never later than the client asked', () => {
    assert.equal(wantedBy(order, { delivery_date: at('07T08:00'), delivery_until: null }), at('05T12:00'));
  });
});

const refusedAt = '2026-11-20T10:00:00.000Z';

describe('quotes of carriers who refused', () => {
  it('stay marked when another one is chosen', () => {
    const quote = { is_chosen: false, refused_at: refusedAt };
    assert.equal(isRefused(quote, { status: routeStatus.rejected }), true);
    assert.equal(isRefused(quote, { status: routeStatus.waiting }), true);
    assert.equal(isRefused({ ...quote, refused_at: null }, { status: routeStatus.rejected }), false);
  });

  it('are not marked while a second answer is awaited', () => {
    const quote = { is_chosen: true, refused_at: refusedAt };
    assert.equal(isRefused(quote, { status: routeStatus.rejected }), true);
    assert.equal(isRefused(quote, { status: routeStatus.waiting }), false);
  });
});
