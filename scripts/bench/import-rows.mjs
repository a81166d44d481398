// Rows of clients as people keep them in a table, some of them faulty; the same ones every time.
import { places } from './names.mjs';

export const head = [
  'Nazwa',
  'Adres',
  'Kod pocztowy',
  'Miasto',
  'Kraj',
  'E-mail',
  'Telefon',
  'NIP',
  'Strona www',
  'Uwagi',
];

/** What can be wrong with a row, in turn. */
const spoil = [
  (row) => row.with(0, ''),
  (row) => row.with(2, '1'),
  (row) => row.with(4, 'Atlantyda'),
  (row) => row.with(5, 'nie-adres'),
  (row) => row.with(1, '').with(2, ''),
];

/**
 * @param {number} count
 * @param {number} share of faulty rows, 0 to 1
 */
export function clientRows(count, share) {
  const { trades, surnames, legalForms, streets, cities } = places.poland;
  const of = (list, number) => list[number % list.length];
  const every = share > 0 ? Math.round(1 / share) : Infinity;
  let faulty = 0;
  const rows = Array.from({ length: count }, (_none, n) => {
    const row = [
      `${of(trades, n)} ${of(surnames, n * 7)} ${of(legalForms, n)} ${n}`,
      `${of(streets, n)} ${1 + (n % 200)}`,
      `${String(10 + (n % 90))}-${String(100 + (n % 900))}`,
      of(cities, n * 3),
      n % 3 === 0 ? 'PL' : 'Polska',
      `biuro${n}@firma${n}.example`,
      `+48 600 ${String(100 + (n % 900))} ${String(100 + ((n * 7) % 900))}`,
      '5260001246',
      `www.firma${n}.example`,
      n % 4 === 0 ? 'Rozładunek od 6:00; rampa 3, "dzwonić"' : '',
    ];
    if (n % every !== every - 1) return row;
    faulty += 1;
    return of(spoil, faulty)(row);
  });
  return { rows, faulty };
}
