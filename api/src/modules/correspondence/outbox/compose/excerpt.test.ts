import { expect, test } from '@jest/globals';
import { placeholderOf } from '../../../../kernel/links/stored-link.js';
import { excerptOfHtml } from './excerpt.js';

test.each([
  [
    'the paragraph after the greeting',
    '<p>Dzień dobry,</p><p>w załączeniu oferta.</p>',
    'W załączeniu oferta.',
  ],
  ['the only paragraph', '<p>Tylko tyle</p>', 'Tylko tyle'],
  [
    'a link’s label without its address',
    '<p>Hei,</p><p><a href="https://frakto.example/offer/9">Åpne tilbudet</a> i dag.</p>',
    'Åpne tilbudet i dag.',
  ],
  ['an address that was written', '<p>Hei,</p><p>Se https://frakto.example</p>', 'Se https://frakto.example'],
  [
    'no place of a link that the mail gets when it leaves',
    `<p>Hei,</p><p>her er tilbudet: ${placeholderOf(1)} Spør oss gjerne.</p>`,
    'Her er tilbudet: … Spør oss gjerne.',
  ],
  [
    'the answer beside the greeting, and not what it quotes',
    '<p>Dzień dobry, akceptujemy.</p><p>W dniu 1.12.2026 Biuro pisze:</p><blockquote>Oferta</blockquote>',
    'Akceptujemy.',
  ],
  [
    'all that stands beside the greeting',
    '<p>Dzień dobry, dziękuję, dokumenty dotarły.</p><p>Jan</p>',
    'Dziękuję, dokumenty dotarły.',
  ],
  [
    'the line below the greeting',
    '<p>Hei,<br>kan dere prise denne?</p><p>Mvh Ola</p>',
    'Kan dere prise denne?',
  ],
  ['a short answer without a greeting', '<p>OK, zgoda.</p><p>Biuro pisze: oferta</p>', 'OK, zgoda.'],
  ['the question after the name', '<p>Hi Ann, is it on its way?</p><p>Tom</p>', 'Is it on its way?'],
  ['the paragraph after a greeting by name', '<p>Panie Janie,</p><p>oferta</p>', 'Oferta'],
  ['the paragraph after a greeting without a sign', '<p>Dear Mr Smith</p><p>our offer</p>', 'Our offer'],
  [
    'the paragraph after a greeting of a company',
    '<p>Dzień dobry Elektromontaż Sp. z o.o.,</p><p>dziękujemy za zapytanie.</p>',
    'Dziękujemy za zapytanie.',
  ],
  [
    'the paragraph after a greeting that names the company after a comma',
    '<p>Dzień dobry, Elektromontaż Sp. z o.o.,</p><p>dziękujemy za zapytanie.</p>',
    'Dziękujemy za zapytanie.',
  ],
  [
    'the paragraph after a greeting that calls the company',
    '<p>Hei, Nordland Bil AS!</p><p>Vi har en transport å sette ut.</p>',
    'Vi har en transport å sette ut.',
  ],
  [
    'the paragraph after a greeting that calls two names',
    '<p>Hei, Kari og Ola!</p><p>Her er tilbudet.</p>',
    'Her er tilbudet.',
  ],
  ['the answer that is called out', '<p>Hei, Takk!</p><p>Ola</p>', 'Takk!'],
  ['what is called out in small letters', '<p>Hej, jutro jedziemy!</p><p>Jan</p>', 'Jutro jedziemy!'],
  ['what follows a title', '<p>Dear Mr. Smith, our offer is below.</p><p>Tom</p>', 'Our offer is below.'],
  ['the answer after a short name', '<p>Hi Ann. OK, go on.</p><p>Tom</p>', 'OK, go on.'],
  [
    'an answer that a comma ends',
    '<p>Akceptujemy, pozdrawiam,</p><p>Jan Kowalski</p>',
    'Akceptujemy, pozdrawiam,',
  ],
  [
    'an address as it is',
    '<p>Hi,</p><p>jan@firma.example wrote to you.</p>',
    'jan@firma.example wrote to you.',
  ],
  ['nothing of an empty mail', '<p></p>', ''],
])('an excerpt has %s', (_what, html, excerpt) => {
  expect(excerptOfHtml(html)).toBe(excerpt);
});

test('an excerpt of a long text ends with a whole word', () => {
  const excerpt = excerptOfHtml(`<p>Witam,</p><p>${'naczepa '.repeat(40)}</p>`);
  expect(excerpt).toMatch(/^Naczepa (naczepa )+naczepa…$/);
  expect(excerpt.length).toBeLessThanOrEqual(121);
});
