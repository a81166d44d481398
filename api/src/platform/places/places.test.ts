import { describe, expect, it } from '@jest/globals';
import { crowKm, Places } from './places.js';
import { townOfPostalArea } from './postal-areas.js';

const places = new Places();

describe('places', () => {
  it.each([
    ['Warszawa', 'PL', 52.23, 21.01],
    ['ŁÓDŹ', 'PL', 51.77, 19.47],
    ['Bielsko Biała', 'PL', 49.82, 19.05],
    ['Gdańsk, Port Północny', 'PL', 54.35, 18.65],
    ['Göteborg', 'SE', 57.71, 11.97],
    ['Goteborg', 'se', 57.71, 11.97],
    ['København', 'DK', 55.68, 12.57],
    ['München', 'DE', 48.14, 11.58],
    ['Tromsø', 'NO', 69.65, 18.96],
    ['Karlskrona', 'SE', 56.16, 15.59],
    ['Praha', 'CZ', 50.09, 14.42],
  ])('know %s in %s', async (city, country, lat, lng) => {
    const place = await places.find(city, country);
    expect(place?.lat).toBeCloseTo(lat, 0);
    expect(place?.lng).toBeCloseTo(lng, 0);
  });

  it.each([
    ['Nigdziewo Dolne', 'PL'],
    ['Gdańsk', 'NO'],
    ['Gdańsk', 'XX'],
    ['', 'PL'],
    ['@PL', 'PL'],
    ['warszawa\t52', 'NO'],
    ['!', 'PL'],
  ])('say that %j in %s is unknown', async (city, country) => {
    expect(await places.find(city, country)).toBeNull();
  });

  it('tell a name that several towns have', async () => {
    expect((await places.find('Dąbrowa', 'PL'))?.doubtful).toBe(true);
    expect((await places.find('Bergen', 'NO'))?.doubtful).toBe(false);
  });

  it.each([
    ['Dąbrowa', 'PL', '88-306', 52.75, 17.94],
    ['Straume', 'NO', '5353', 60.36, 5.12],
    ['Straume', 'NO', '', 68.69, 14.47],
  ])(
    'tell by the post code which of several towns %s (%s) is meant: %j',
    async (city, country, code, lat, lng) => {
      const place = await places.find(city, country, code);
      expect(place?.lat).toBeCloseTo(lat, 1);
      expect(place?.lng).toBeCloseTo(lng, 1);
      expect(place?.doubtful).toBe(false);
    },
  );

  it('show the area of a post code for a town that is in no list', async () => {
    expect(await places.find('Osada Nieznana', 'PL', '80-299')).toMatchObject({
      approximate: true,
      doubtful: false,
    });
    const gdansk = await places.find('Gdańsk', 'PL');
    expect(await places.find('Osada Nieznana', 'PL', '80-299')).toMatchObject({
      lat: gdansk?.lat,
      lng: gdansk?.lng,
    });
    for (const [code, country] of [
      ['79-100', 'PL'],
      ['80299999', 'PL'],
      ['10115', 'DE'],
      ['', 'PL'],
    ] as const)
      expect(await places.find('Osada Nieznana', country, code)).toBeNull();
  });

  it('know the town in the middle of every postal area, and one of that name alone', async () => {
    for (let area = 0; area < 100; area += 1) {
      const figures = String(area).padStart(2, '0');
      for (const [country, code] of [
        ['PL', `${figures}-100`],
        ['NO', `${figures}10`],
      ] as const) {
        const town = townOfPostalArea(code, country);
        if (country === 'PL' && area === 79) expect(town).toBeNull();
        else expect([town, (await places.find(town ?? '', country))?.doubtful]).toEqual([town, false]);
      }
    }
  });

  it('are as far apart as the crow flies', async () => {
    const [gdansk, bergen] = await Promise.all([places.find('Gdańsk', 'PL'), places.find('Bergen', 'NO')]);
    expect(gdansk && bergen && crowKm(gdansk, bergen)).toBeCloseTo(1047, -2);
    expect(crowKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20015, 0);
    expect(gdansk && crowKm(gdansk, gdansk)).toBe(0);
  });
});
