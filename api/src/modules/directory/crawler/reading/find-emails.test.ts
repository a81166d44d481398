import { describe, expect, test } from '@jest/globals';
import { findEmails } from './find-emails.js';
import { readPage } from './read-page.js';

const context = { url: 'https://firma-okna.pl/', bonus: 0, country: 'PL', site: 'firma-okna.pl' };
const emailsIn = (html: string) => findEmails(readPage(html), context).map(({ value }) => value);
const wanted = 'biuro@firma-okna.pl';

/** An address as the delivery network hides it. */
function hidden(email: string, key = 0x5a): string {
  return Buffer.from([key, ...Buffer.from(email).map((byte) => byte ^ key)]).toString('hex');
}

describe('addresses that are written for people alone', () => {
  test.each([
    'biuro [at] firma-okna.pl',
    'biuro(at)firma-okna(dot)pl',
    'biuro [małpa] firma-okna [kropka] pl',
    'biuro(malpa)firma-okna.pl',
    'biuro małpa firma-okna kropka pl',
    'biuro {krøllalfa} firma-okna {punktum} pl',
    'biuro _at_ firma-okna.pl',
    'biuro @ firma-okna.pl',
    'biuro＠firma-okna.pl',
    'biuro&#64;firma-okna&#46;pl',
    '&#98;&#x69;uro@firma-okna.pl',
    'biuro@<span>firma-okna</span>.<b>pl</b>',
    'biu\u00adro@firma-okna.pl',
    '<a href="mailto:biuro%40firma-okna.pl?subject=Pytanie">napisz</a>',
    '<a href="MAILTO:Biuro@Firma-Okna.PL">napisz</a>',
    `<span class="__cf_email__" data-cfemail="${hidden(wanted)}">[email&#160;protected]</span>`,
    `<a href="/cdn-cgi/l/email-protection#${hidden(wanted, 0x11)}">napisz</a>`,
    'Pisz: biuro@firma-okna.pl.',
  ])('%s', (html) => {
    expect(emailsIn(`<p>${html}</p>`)).toContain(wanted);
  });
});

describe('what is no address of the company', () => {
  test.each([
    'ikona@2x.png',
    'cena 5 @ 10 zł',
    'name@example.com',
    'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4@sentry.io',
    'spotkajmy się at firma.pl',
    '<script>var e = "biuro@firma-okna.pl"</script>',
    '<a href="mailto:">napisz</a>',
  ])('%s', (html) => {
    expect(emailsIn(`<p>${html}</p>`)).toEqual([]);
  });

  test('a stranger’s address weighs less than one’s own, a box that nobody reads least', () => {
    const found = findEmails(
      readPage('<p>no-reply@firma-okna.pl, agencja@inna.pl, jan@firma-okna.pl, biuro@firma-okna.pl</p>'),
      context,
    );
    const order = [...found].sort((one, other) => other.weight - one.weight).map(({ value }) => value);
    expect(order).toEqual([
      'biuro@firma-okna.pl',
      'jan@firma-okna.pl',
      'agencja@inna.pl',
      'no-reply@firma-okna.pl',
    ]);
  });
});
