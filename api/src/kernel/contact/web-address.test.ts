import { expect, test } from '@jest/globals';
import { isWebsite } from './web-address.js';

test.each([
  'lamex.example',
  ' www.Żółty-Dom.example ',
  'firma.pl/kontakt?lang=pl#mapa',
  'http://firma.pl',
  'HTTPS://firma.pl:8443/',
  'https://intranet:8080/firma',
  '10.0.0.7:8080',
  'https://firma.pl/?next=https://inna.pl',
])('%s is a website', (typed) => {
  expect(isWebsite(typed)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(document.domain)//firma.pl',
  'javascript:1',
  'javascript:443',
  'javascript://firma.pl/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://firma.pl',
  'mailto:biuro@firma.pl',
  'biuro@firma.pl',
  'https://user:secret@firma.pl',
  'brak',
  'www.a.pl www.b.pl',
  'java\tscript:alert(1)',
  'https://',
])('%j is none', (typed) => {
  expect(isWebsite(typed)).toBe(false);
});
