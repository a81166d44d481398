import { describe, expect, test } from '@jest/globals';
import { foldText } from './meanings.js';
import { settled } from './signs.js';

const isSettled = (text: string) => foldText(text).folded.search(settled) >= 0;

describe('what is over', () => {
  test.each([
    'The deal fell through, no need to quote.',
    'This enquiry is now closed.',
    'Saken er løst, takk.',
    'Oppdraget er avsluttet.',
    'Temat zamknięty, pojechało z kimś innym.',
    'All sorted with another haulier, thanks.',
    'It is covered by a local haulier.',
    'The job is dead, thanks anyway.',
    'Henvendelsen er lukket.',
    'Anbudet er avsluttet.',
    'Transporten er løst.',
  ])('is known by its words: %s', (text) => expect(isSettled(text)).toBe(true));

  test.each([
    'Our carrier fell through, can you quote Leeds to Moss?',
    'The depot is closed on Sundays.',
    'The load is covered by a tarpaulin.',
    'Terminalen er lukket på søndag.',
    'Godset er løst lastet på bilen.',
    'Dette er løst gods, 20 kolli.',
    'Depot in Hull, it is closed on Sundays.',
    'Den er lukket på søndag.',
  ])('is not what has one of them by the way: %s', (text) => expect(isSettled(text)).toBe(false));
});
