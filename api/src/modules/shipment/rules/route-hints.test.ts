import { describe, expect, it } from '@jest/globals';
import { routeHints, type DrivenRoute } from './route-hints.js';

const route = (id: number, changes: Partial<DrivenRoute> = {}): DrivenRoute => ({
  id,
  pickup_city: 'Gdańsk',
  pickup_country: 'PL',
  pickup_date: new Date('2026-12-01T08:00:00Z'),
  delivery_city: 'Oslo',
  delivery_country: 'NO',
  delivery_date: new Date('2026-12-03T12:00:00Z'),
  ...changes,
});
const onwards = {
  pickup_city: 'Oslo',
  pickup_country: 'NO',
  pickup_date: new Date('2026-12-03T12:00:00Z'),
  delivery_city: 'Bergen',
  delivery_date: new Date('2026-12-04T12:00:00Z'),
};

describe('hints between routes', () => {
  it('has none for one route, or for routes that follow each other', () => {
    expect(routeHints([])).toEqual([]);
    expect(routeHints([route(1)])).toEqual([]);
    expect(routeHints([route(1), route(2, onwards)])).toEqual([]);
  });

  it('tells a route that starts elsewhere than the one before it ended', () => {
    const hint = { code: 'starts_elsewhere', route_id: 2, previous_route_id: 1 };
    expect(routeHints([route(1), route(2, { ...onwards, pickup_city: 'Drammen' })])).toEqual([hint]);
    expect(routeHints([route(1), route(2, { ...onwards, pickup_country: 'SE' })])).toEqual([hint]);
  });

  it.each([
    ['Łódź', ' lodz '],
    ['Tromsø', 'TROMSO'],
    ['Bielsko-Biała', 'Bielsko Biala'],
    ['Ålesund', 'Alesund'],
  ])('takes %s and %s for one city', (ended, started) => {
    const routes = [route(1, { delivery_city: ended }), route(2, { ...onwards, pickup_city: started })];
    expect(routeHints(routes)).toEqual([]);
  });

  it('tells a route that starts before the one before it has ended', () => {
    const early = new Date('2026-12-03T11:59:00Z');
    expect(routeHints([route(1), route(2, { ...onwards, pickup_date: early })])).toEqual([
      { code: 'starts_too_early', route_id: 2, previous_route_id: 1 },
    ]);
  });

  it('tells a route that takes no time, or ends before it begins, also where it is the only one', () => {
    const at = new Date('2026-12-01T08:00:00Z');
    expect(routeHints([route(3, { delivery_date: at })])).toEqual([
      { code: 'takes_no_time', route_id: 3, previous_route_id: null },
    ]);
    const before = new Date('2026-12-01T07:59:00Z');
    expect(routeHints([route(3, { delivery_date: before })])).toEqual([
      { code: 'ends_before_start', route_id: 3, previous_route_id: null },
    ]);
  });

  it('tells all, each of the route that it is about', () => {
    const wrong = { ...onwards, pickup_city: 'Malmö', pickup_date: new Date('2026-12-01T00:00:00Z') };
    const found = routeHints([route(7), route(5, wrong), route(6, wrong)]);
    expect(found.map(({ code, route_id, previous_route_id }) => [code, previous_route_id, route_id])).toEqual(
      [
        ['starts_elsewhere', 7, 5],
        ['starts_too_early', 7, 5],
        ['starts_elsewhere', 5, 6],
        ['starts_too_early', 5, 6],
      ],
    );
  });
});
