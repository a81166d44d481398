import { expect, test } from '@jest/globals';
import { testApp } from '../../testing/test-app.js';

const path = '/.well-known/security.txt';

test('whom to tell of a weakness stands where RFC 9116 wants it, as plain text that expires within a year', async () => {
  const app = await testApp({ settings: { SECURITY_CONTACT: 'mailto:security@frakto.test' } });
  const response = await fetch(app.url + path, { headers: { accept: 'text/html,*/*' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('Contact: mailto:security@frakto.test');
  expect(lines).toContain(`Canonical: https://frakto.test${path}`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(lines.join('\n'))?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('without the setting there is none, not even for a browser', async () => {
  const app = await testApp();
  const response = await fetch(app.url + path, { headers: { accept: 'text/html,*/*' } });
  expect(response.status).toBe(404);
});
