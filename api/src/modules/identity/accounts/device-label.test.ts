import { expect, test } from '@jest/globals';
import { deviceOf } from './device-label.js';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge, Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/141.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148',
    'Chrome, iPhone',
  ],
])('%s is a browser in plain words', (userAgent, label) => {
  expect(deviceOf(userAgent)).toEqual({ label, isBrowser: true });
});

test.each([
  ['curl/8.5.0', 'curl'],
  ['python-requests/2.32.3', 'python-requests'],
  ['node', 'node'],
  ['Mozilla/5.0', null],
  ['', null],
  ['\u202e<b>', null],
])('%j is a program, or nothing that is known', (userAgent, label) => {
  expect(deviceOf(userAgent)).toEqual({ label, isBrowser: false });
});

test('of a very long user agent only the beginning is read', () => {
  expect(deviceOf(`${'x'.repeat(1_000_000)} Windows`)).toEqual({ label: 'x'.repeat(40), isBrowser: false });
});
