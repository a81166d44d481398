import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { testApp } from '../../testing/test-app.js';
import { publicForms } from './pages-of-the-web.js';

const app = await testApp();

describe('files that were packed when they were built', () => {
  const page = readFileSync(join(publicForms, 'test.pl.html'), 'utf8');
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  // Packed, the page is smaller than what is packed while it is sent.
  const files = [
    ['/test', 'test.pl.html', 'text/html; charset=utf-8'],
    [script, script, 'text/javascript; charset=utf-8'],
  ] as const;

  test.each(
    files.flatMap(([path, file, type]) => [
      ['gzip, deflate, br, zstd', path, type, 'br', `${file}.br`] as const,
      ['gzip', path, type, 'gzip', `${file}.gz`] as const,
      ['br;q=0, gzip', path, type, 'gzip', `${file}.gz`] as const,
      ['identity', path, type, null, file] as const,
    ]),
  )('are sent to who understands %s, and told apart by caches: %s', async (asked, path, type, sent, file) => {
    const answer = await fetch(app.url + path, {
      headers: { accept: 'text/html', 'accept-encoding': asked },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBe(readFileSync(join(publicForms, file)).length);
    const whole = path === '/test' ? page : readFileSync(join(publicForms, script), 'utf8');
    expect(await answer.text()).toBe(whole);
  });
});
