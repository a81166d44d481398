import { describe, expect, it } from '@jest/globals';
import { demoUser } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { useProduct } from './testing/product.js';
import type { VisitorOptions, Visitor } from './testing/visitor.js';

describe('the API reference', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();

  /** Opens the reference, at an operation where one is named. */
  async function reader(operation = '', options: VisitorOptions = {}): Promise<Visitor> {
    const visitor = await browser.visitor(options);
    await visitor.open(`${product().url}/docs${operation}`);
    await visitor.screen.has('heading', 'Frakto API');
    return visitor;
  }

  it('comes with a policy of its own and files that browsers keep', async () => {
    const answer = await fetch(`${product().url}/docs`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    const page = await answer.text();
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
    const files = [...page.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const path of files) {
      const file = await fetch(product().url + path, { headers: { 'accept-encoding': 'gzip' } });
      expect([path, file.status, file.headers.get('cache-control')]).toEqual([
        path,
        200,
        'max-age=31536000, immutable',
      ]);
      if (/\.(js|css)$/.test(path)) expect(file.headers.get('content-encoding')).toBe('gzip');
    }
    expect((await fetch(`${product().url}/api/docs`)).status).toBe(200);
    expect((await fetch(`${product().url}/docs/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${product().url}/docs/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  });
});
