import { beforeAll, expect, test } from '@jest/globals';
import { Places } from '../../../../platform/places/places.js';
import { growthOf, steepest } from '../../../../testing/growth.js';
import { readOrderText } from './read-order-text.js';
import type { FindTown } from './town-names.js';
import { dayOfMails } from './testing/request-mails.js';

let findTown: FindTown;
beforeAll(async () => {
  findTown = await new Places().lookup();
});
const read = (text: string) => readOrderText(text, dayOfMails, findTown);
const timesOf = (text: string) => {
  const { values } = read(text);
  const short = (time?: string) => time && time.slice(5, 16).replace('T', ' ');
  return [
    short(values.pickup_date),
    short(values.pickup_until),
    short(values.delivery_date),
    short(values.delivery_until),
  ];
};
const no = undefined;

// Today is Thursday, 26 November 2026; Warsaw is an hour before UTC.
test.each([
  // A day of the week with a number.
  ['Leeds to Oslo, load Mon 7th, customer would like it by Weds 9th', '12-07 08:00', no, '12-09 07:00', no],
  ['Collect in Leeds Weds 2 Dec, 14:00. Oslo deliveries Thurs 3rd', '12-02 14:00', no, '12-03 07:00', no],
  ['Łódź - Oslo. Odbiór czw. 10-go', '12-10 07:00', no, no, no],
  ['Hull - Moss. Collect Mon, deliver Weds', '11-30 08:00', no, '12-02 07:00', no],
  ['Łódź - Moss. Odbiór pon., dostawa czw.', '11-30 07:00', no, '12-03 07:00', no],
  ['Moss - Gdynia. Henting tirsdag 8. og levering fredag 11.', '12-08 07:00', no, '12-11 07:00', no],
  // A day on which it cannot be.
  [
    'Moss - Gdynia. Henting 8.12. De kan ikke ta imot på fredag 11., levering mandag 14.12',
    '12-08 07:00',
    no,
    '12-14 07:00',
    no,
  ],
  ['Hull - Moss. They cannot load on Monday, so collect Tuesday 1/12', '12-01 08:00', no, no, no],
  [
    'Łódź - Moss. Odbiór 4.12. Odbiorca nie może przyjąć w środę 9.12, tylko w czwartek 10.12',
    '12-04 07:00',
    no,
    '12-10 07:00',
    no,
  ],
  // Hours from and to beside a day that no word names the end of.
  [
    'Hull - Moss. Loading Tuesday 8th at 2pm. Their slot is Saturday 12th 06:00-08:00',
    '12-08 14:00',
    no,
    '12-12 05:00',
    '12-12 07:00',
  ],
  // What stands between a day and its hours, and in them.
  ['Łódź - Moss. Odbiór 4 grudnia 2026 r. o godzinie 9.30', '12-04 08:30', no, no, no],
  [
    "Hull - Moss. Loading 4 December 2026 from 9:00 o'clock to 14:00 o'clock",
    '12-04 09:00',
    '12-04 14:00',
    no,
    no,
  ],
  ['Hull - Moss. Collection 4 December, 7.30am until noon', '12-04 07:30', '12-04 12:00', no, no],
  ['Hull - Moss. Deliver: Thu 10/12 @ 05:30', no, no, '12-10 04:30', no],
  ['Moss - Gdynia. Levering den 10.12 klokka 9', no, no, '12-10 08:00', no],
  // Labels of an end.
  ['Łódź - Moss\nKiedy ma być: piątek 11.12', no, no, '12-11 07:00', no],
  ['Łódź - Moss\nKiedy brać: wtorek 8.12\nKiedy ma być: piątek 11.12', '12-08 07:00', no, '12-11 07:00', no],
  ['Gdynia - Moss\nAvlasting: 11.12.2026', no, no, '12-11 07:00', no],
  ['Gdynia - Moss\nLevtid: 11.12.2026\nHentetid: 08.12.2026', '12-08 07:00', no, '12-11 07:00', no],
  // One of two days.
  [
    'Łódź - Moss. Dostawa najpóźniej 10 grudnia, załadunek 8 albo 9',
    '12-08 07:00',
    '12-09 15:00',
    '12-10 07:00',
    no,
  ],
  ['Hull - Moss, loading 8 or 9, 4 pallets', '12-08 08:00', '12-09 16:00', no, no],
  ['Hull - Moss, loading tmrw or Mon', '11-27 08:00', no, no, no],
  // Any day of a week.
  ['Any capacity out of Kaunas to Moss in week 50?', '12-07 06:00', '12-11 14:00', no, no],
  ['Hull - Moss. They can load any day next week before 2pm.', '11-30 08:00', '12-04 14:00', no, no],
  ['Moss - Gdynia. Henting neste uke', '11-30 07:00', '12-04 15:00', no, no],
  ['Łódź - Moss. Załadunek w przyszłym tygodniu w środę', '12-02 07:00', no, no, no],
  // Hours of a clock with two halves, before a part of the day, about an hour, apart from the day.
  ['Leeds - Moss. Collection 3 December between 9am and 3.30pm', '12-03 09:00', '12-03 15:30', no, no],
  ['Leeds - Moss. Collection Thu 3/12 any time 8-4', '12-03 08:00', '12-03 16:00', no, no],
  ['Z Ålesund do Ustki, dostawa w piątek na 7 rano', no, no, '11-27 06:00', no],
  ['Łódź - Moss. Gotowe od 10 grudnia od 6 rano', '12-10 05:00', no, no, no],
  ['Łódź - Moss. Odbiór w poniedziałek 7.12 ok. 15:00', '12-07 14:00', no, no, no],
  ['Konin - Moss. De laster mellom kl. 7 og 14. Hentes 8.12', '12-08 06:00', '12-08 13:00', no, no],
  ['Hull - Moss. They load between 7 and 2pm. Collection 8 December', '12-08 07:00', '12-08 14:00', no, no],
  ['Łódź - Moss, załadunek w poniedziałek albo we wtorek (30.11/1.12)', '11-30 07:00', '12-01 15:00', no, no],
  // A limit is none of the loading, and a start is.
  ['Łódź - Cork. Gotowe od zaraz, dzień dowolny, byle do 11.12', no, no, '12-11 08:00', no],
  ['Leeds - Cork. Ready now, any day will do, as long as it is by 11 December', no, no, '12-11 08:00', no],
  [
    'Szukamy partnera do dostaw do Norwegii, start 5 stycznia:\nKonin 62-500 – Moss 1530',
    '01-05 07:00',
    no,
    no,
    no,
  ],
  [
    'Moss - Gdynia. Kan lastast 30. november. Treng det ikkje før 7. desember.',
    '11-30 07:00',
    no,
    '12-07 07:00',
    no,
  ],
  ['Hull - Moss. Required on site: no later than Wednesday 9th December', no, no, '12-09 07:00', no],
  ['Zawiercie - Moss. Dojazd w piątek lub w poniedziałek', no, no, '11-27 07:00', '11-30 15:00'],
  [
    'Bil fra Larvik til Konin (PL 62-500 Konin) mandag 30.11, 33 EPAL. Losse 2.12',
    '11-30 07:00',
    no,
    '12-02 07:00',
    no,
  ],
  ['Trasa: Sanok - Moss\nKiedy: 10.12 (czwartek)', '12-10 07:00', no, no, no],
  // Words between a day and its hours.
  ['Łódź - Moss\nzał 8.12 rozł 11.12 fix 06:30', '12-08 07:00', no, '12-11 05:30', no],
  ['Hull - Moss\nDelivery: 10/12/2026, slot 09.30', no, no, '12-10 08:30', no],
  ['Moss - Gdynia\nLevering: 10.12, vindu 09-11', no, no, '12-10 08:00', '12-10 10:00'],
  [
    'Loading Kutno 7.12\nUnloading Moss 10.12 from 6 till 10',
    '12-07 07:00',
    no,
    '12-10 05:00',
    '12-10 09:00',
  ],
  ['Hull - Moss. 11th Dec delivery, 9-12 please', no, no, '12-11 08:00', '12-11 11:00'],
  ['Moss - Gdynia. 10. des henting, 8-10 paller', '12-10 07:00', no, no, no],
  ['Odbiór w Łodzi 10.12, najlepiej 10-13, do Moss', '12-10 09:00', '12-10 12:00', no, no],
  // A date that falls on the day before it.
  [
    'loading in Kutno Tuesday 8-12 at 07.30, delivery in Moss Friday 18-12',
    '12-08 06:30',
    no,
    '12-18 07:00',
    no,
  ],
  // Short words for an end.
  ['6018 Ålesund -> Moss\nhent 7/12, lev innen 18/12', '12-07 07:00', no, '12-18 07:00', no],
  ['Hull - Moss coll 7/12, del by 11/12', '12-07 08:00', no, '12-11 07:00', no],
  // When somebody is there is no day of the transport where another one is told.
  [
    'Odbiór w Łodzi 4.12. W Moss rozładunek jest czynny poniedziałek-piątek 7-14, dostawa 9.12.',
    '12-04 07:00',
    no,
    '12-09 06:00',
    '12-09 13:00',
  ],
  [
    'Loading in Hull on 4 December, preferably between 10 and 13. Delivery in Moss Monday to Friday 7-15, they want it delivered on 9 December',
    '12-04 10:00',
    '12-04 13:00',
    '12-09 06:00',
    '12-09 14:00',
  ],
  [
    'Henting i Moss 4. desember kl 8. Mottaker tar imot mandag til fredag mellom 7 og 15, levering i Gdynia 9. desember',
    '12-04 07:00',
    no,
    '12-09 06:00',
    '12-09 14:00',
  ],
  // When a mail was sent is no day of the transport.
  [
    'Od: A <a@a.example>\nWysłane: sobota, 28 listopada 2026 08:41\nTemat: x\n\nŁódź - Moss, odbiór 1.12 po 9.00',
    '12-01 08:00',
    no,
    no,
    no,
  ],
] as const)('days and hours of %j', (text, ...times) => {
  expect(timesOf(text)).toEqual(times);
});

test.each([
  ['Macie coś na wtorek? 12 palet z Łodzi do Moss', 'end'],
  ['Har dere noe på tirsdag? 12 paller Moss - Gdynia', 'end'],
  ['Anything for Tuesday? 12 pallets Hull to Moss', 'end'],
  ['6 pallets Hull to Moss, ready tues?', 'hour'],
  ['Klart tirs, 6 paller Moss - Gdynia', 'hour'],
  ['Paleta z Łodzi do Moss. Gotowa jest od wtorku.', 'hour'],
  ['Odbiór Łódź poniedziałek - piątek 8-16, dostawa Moss', 'day'],
])('of %j the day of the loading is doubted by its %j', (text, doubt) => {
  expect(read(text).pieces.find(({ field }) => field === 'pickup_date')?.doubt).toBe(doubt);
});

test('a stretch of days that begins after the loading ends behind its beginning', () => {
  const { values } = read('Loading in Hull on 11 December. Delivery in Moss Monday to Wednesday 7-15');
  expect(values.delivery_date).toBe('2026-12-14T06:00:00.000Z');
  expect(values.delivery_until).toBe('2026-12-16T14:00:00.000Z');
});

test('of a limit that no word names an end of the end is doubted', () => {
  const { pieces } = read('Łódź - Cork. Gotowe od zaraz, dzień dowolny, byle do 11.12');
  expect(pieces.find(({ field }) => field === 'delivery_date')?.doubt).toBe('end');
});

test('a list of ways is of several loads, of which the first is read', () => {
  const { values, more_loads: hasMore } = read(
    'Few bits:\n- Mon 7/12: Leyland PR26 > Moss, full load, 24t\n- Wed 9/12: Leyland > Skien, 12.5t\n- Fri 11/12: Glenrothes KY7 > Bergen, 8 pallets',
  );
  expect(hasMore).toBe(true);
  expect(values).toMatchObject({ delivery_city: 'Moss', weight: 24_000 });
  expect(values).not.toHaveProperty('pallets_count');
  expect(read('- from Leeds\n- to Moss\n- 8 pallets').more_loads).toBe(false);
  expect(read('Tam Tczew - Moss 14 pal, a z powrotem z Egersund puste stojaki do Tczewa').more_loads).toBe(
    true,
  );
});

test.each([
  'Mon 7th ',
  'load 8 or 9 ',
  'next week ',
  'between 1 and 2 ',
  '9am-3pm ',
  '- Aa > Bb\n',
  '- Aa ',
  'by 1.1, ',
])('the time for days grows in proportion to them: %j', async (piece) => {
  const repeated = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  expect(await growthOf(read, repeated, 2_500, 40)).toBeLessThan(steepest);
});
