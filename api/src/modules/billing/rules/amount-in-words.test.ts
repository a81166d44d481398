import { expect, test } from '@jest/globals';
import { amountInWords } from './amount-in-words.js';
import { parseMoney } from '../../../kernel/money/money.js';

test.each([
  ['pl', '0.05', 'zero PLN 05/100'],
  ['pl', '1', 'jeden PLN 00/100'],
  ['pl', '1000', 'tysiąc PLN 00/100'],
  ['pl', '12345.50', 'dwanaście tysięcy trzysta czterdzieści pięć PLN 50/100'],
  ['pl', '2000022', 'dwa miliony dwadzieścia dwa PLN 00/100'],
  ['pl', '1001000000', 'miliard milion PLN 00/100'],
  ['pl', '-122000', 'minus sto dwadzieścia dwa tysiące PLN 00/100'],
  ['en', '12345.50', 'twelve thousand three hundred and forty-five PLN 50/100'],
  ['en', '2005', 'two thousand and five PLN 00/100'],
  ['en', '1000000', 'one million PLN 00/100'],
  ['no', '12345.50', 'tolv tusen tre hundre og førtifem PLN 50/100'],
  ['no', '1100', 'ett tusen ett hundre PLN 00/100'],
  ['no', '2000001', 'to millioner og en PLN 00/100'],
] as const)('in %s %s is said "%s"', (language, amount, said) => {
  expect(amountInWords(parseMoney(amount, 'PLN'), language)).toBe(said);
});
