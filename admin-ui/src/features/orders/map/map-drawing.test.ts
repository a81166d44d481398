import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { drawMap } from './map-drawing';
import { outlinesOf, type Atlas } from './outlines';

const outlines = outlinesOf(createRequire(import.meta.url)('world-atlas/countries-110m.json') as Atlas);
const size = { width: 720, height: 320 };
const town = (city: string, lat: number, lng: number) => ({
  city,
  country: 'XX',
  lat,
  lng,
  doubtful: false,
  approximate: false,
});
const gdansk = town('Gdańsk', 54.35, 18.65);
const oslo = town('Oslo', 59.91, 10.75);
const bergen = town('Bergen', 60.39, 5.32);
const draw = (legs: Parameters<typeof drawMap>[0]) => drawMap(legs, outlines, size, (km) => `${km} km`);

describe('the map of routes', () => {
  it('shows each town once, north above south and west left of east, with the coasts around', () => {
    const drawing = draw([
      { route_id: 1, from: gdansk, to: oslo, crow_km: 767 },
      { route_id: 2, from: oslo, to: bergen, crow_km: 305 },
    ]);
    assert.ok(drawing);
    assert.deepEqual(
      drawing.towns.map(({ name }) => name),
      ['Gdańsk', 'Oslo', 'Bergen'],
    );
    const [first, second, third] = drawing.towns;
    assert.ok(first && second && third);
    assert.ok(first.y > second.y && first.x > second.x && second.x > third.x);
    assert.deepEqual(
      drawing.legs.map(({ km }) => km),
      ['767 km', '305 km'],
    );
    assert.ok(drawing.land.length >= 5);
  });

  it('draws the same land as a map of everything, wherever its towns lie', () => {
    const everywhere = outlines.map((country) =>
      country.map(({ rings }) => ({ rings, box: [-180, -90, 180, 90] as const })),
    );
    const place = fc.record({
      lat: fc.double({ min: -60, max: 80, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const away = fc.constantFrom(0, 0.1, 2, 9, 30, 80);
    fc.assert(
      fc.property(place, away, away, ({ lat, lng }, north, east) => {
        const from = town('From', lat, lng);
        const to = town('To', Math.min(85, lat + north), ((lng + east + 180) % 360) - 180);
        const legs = [{ route_id: 1, from, to, crow_km: 1 }];
        const drawn = (world: typeof outlines) => drawMap(legs, world, size, (km) => `${km} km`)?.land;
        assert.deepEqual(drawn(outlines), drawn(everywhere));
      }),
      { numRuns: 100 },
    );
  });

  it('writes kilometres beside their line, which does not run through them', () => {
    const place = fc.record({
      lat: fc.double({ min: 50, max: 66, noNaN: true }),
      lng: fc.double({ min: 2, max: 28, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const from = town('A', one.lat, one.lng);
        const to = town('B', other.lat, other.lng);
        const [leg] = draw([{ route_id: 1, from, to, crow_km: 767 }])?.legs ?? [];
        if (!leg?.middle) return;
        const [x, y] = leg.middle;
        const points = leg.path.match(/-?[\d.]+,-?[\d.]+/g)?.map((pair) => pair.split(',').map(Number)) ?? [];
        const [start = [], ...rest] = points;
        let [lastX = 0, lastY = 0] = start;
        for (const [nextX = 0, nextY = 0] of rest) {
          for (let part = 0; part <= 1; part += 0.01) {
            const [atX, atY] = [lastX + (nextX - lastX) * part, lastY + (nextY - lastY) * part];
            assert.ok(Math.abs(atX - x) > 18 || atY < y - 10 || atY > y, `${atX} ${atY}: ${x} ${y}`);
          }
          [lastX, lastY] = [nextX, nextY];
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves out what is not known, and is none where nothing is', () => {
    const drawing = draw([{ route_id: 1, from: gdansk, to: null, crow_km: null }]);
    assert.deepEqual(drawing?.legs, []);
    assert.deepEqual(drawing?.towns.length, 1);
    assert.equal(draw([{ route_id: 1, from: null, to: null, crow_km: null }]), null);
  });

  it('keeps every town on the map, wherever in Europe they lie', () => {
    const place = fc.record({
      lat: fc.double({ min: 35, max: 71, noNaN: true }),
      lng: fc.double({ min: -20, max: 44, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 8 }), (places) => {
        const towns = places.map(({ lat, lng }, index) => town(`Town ${index}`, lat, lng));
        const legs = towns
          .slice(1)
          .map((to, index) => ({ route_id: index, from: towns[index] ?? null, to, crow_km: 1 }));
        const drawing = draw(legs);
        assert.ok(drawing);
        for (const { x, y } of drawing.towns) {
          assert.ok(x >= 0 && x <= size.width, `${x}`);
          assert.ok(y >= 0 && y <= size.height, `${y}`);
        }
      }),
      { numRuns: 12 },
    );
  });
});
