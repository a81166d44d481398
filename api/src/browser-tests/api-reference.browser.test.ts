import { describe, expect, it } from '@jest/globals';
import { demoUser } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { useProduct } from './testing/product.js';
import type { VisitorOptions, Visitor } from './testing/visitor.js';

describe('the API reference', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();

  /** Opens the reference, at an operation where one is named by its tag and id. */
  async function reader(operation = '', options: VisitorOptions = {}): Promise<Visitor> {
    const visitor = await browser.visitor(options);
    await visitor.open(`${product().url}/docs${operation && `#tag/${operation}`}`);
    await visitor.screen.has('heading', 'Signing in');
    return visitor;
  }

  it('has the pages for integrators beside it, as plain text', async () => {
    for (const page of ['', '/first-call', '/main-job', '/webhooks', '/errors', '/embedding', '/versions']) {
      const answer = await fetch(`${product().url}/docs/integrators${page}`);
      expect([page, answer.status, answer.headers.get('content-type')]).toEqual([
        page,
        200,
        'text/plain; charset=utf-8',
      ]);
      expect(await answer.text()).toMatch(/^# /);
    }
    expect((await fetch(`${product().url}/docs/integrators/nothing`)).status).toBe(404);
  });

  it('comes with a policy of its own and files that browsers keep', async () => {
    const answer = await fetch(`${product().url}/docs`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]),
    );
    expect(policy.join(';')).not.toMatch(/unsafe-eval|https?:|\*/);

    const page = await answer.text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files.filter((address) => !address.startsWith('/') || address.startsWith('//'))).toEqual([]);
    const assets = files.filter((address) => address.startsWith('/docs/assets/'));
    expect(assets.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(1);
    for (const path of assets) {
      const file = await fetch(product().url + path, { headers: { 'accept-encoding': 'gzip' } });
      const kept = file.headers.get('cache-control');
      expect([path, file.status, kept]).toEqual([path, 200, 'max-age=31536000,immutable']);
      const packed = file.headers.get('content-encoding');
      const { byteLength } = await file.arrayBuffer();
      if (path.endsWith('.js') && byteLength > 10_000) expect([path, packed]).toEqual([path, 'gzip']);
    }

    const status = async (path: string) => (await fetch(product().url + path)).status;
    expect(await status('/api/docs')).toBe(200);
    expect(await status('/docs/assets/none.js')).toBe(404);
    expect(await status('/docs/assets/..%2f..%2fpackage.json')).not.toBe(200);
  });

  it('finds an operation, tells its refusals with an example of each, and asks nobody but the product', async () => {
    const visitor = await reader();
    const asked = new Set<string>();
    visitor.page.on('request', (request) => asked.add(request.url()));
    await visitor.reload();
    const { screen } = visitor;
    await screen.has('heading', 'Signing in');
    for (const part of ['Errors', 'Limits', 'Lists', 'Values', 'Languages', 'Signed links', 'Files'])
      await screen.has('heading', part);

    await visitor.press('Control+k');
    const search = screen.in('dialog', 'Search');
    await search.fill('Enter search query', 'record payment');
    await search.has('option', /Records a payment/);
    await visitor.press('ArrowDown', 'Enter');
    const operation = screen.in('region', /^Records a payment/);
    await operation.says('For everybody of a company');
    expect(new URL(visitor.page.url()).hash).toBe('#tag/invoices/recordPayment');

    await operation.click('button', /^409/);
    await operation.says('changed_meanwhile');
    await operation.click('tab', /422/);
    await operation.says('"code": "validation_failed"');
    expect([...asked].filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(product().url))).toEqual(
      [],
    );
    expect([...asked]).toContain(`${product().url}/openapi.json`);
  });

  it('goes through the side bar in the order of the business', async () => {
    const { screen } = await reader();
    const bar = screen.in('region', /^Sidebar for/);
    await bar.says('Running the product');
    const text = await bar.text();
    const groups = [
      'Transports',
      'Directories',
      'Correspondence',
      'Money',
      'Company and people',
      'Administration',
      'Public pages and links',
      'Running the product',
    ];
    const places = groups.map((name) => text.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('tries a call with the token of a sign-in', async () => {
    const owner = await demoUser(product(), 'owner');
    const { screen } = await reader('accounts/me');
    await screen.fill('Bearer Token', owner.token);
    await screen.in('region', /^Who is signed in/).click('button', /^Test Request/);
    const client = screen.in('dialog', 'API Client');
    await client.click('button', /^Send/);
    await client.says('200 OK', owner.email);
  });

  it('can be read and gone through without a mouse', async () => {
    const visitor = await reader('accounts');
    await visitor.screen.in('list', 'Accounts endpoints').says('/auth/me');
    await visitor.page.waitForSelector('a.endpoint[tabindex]');
    await visitor.page.$$eval('a.endpoint', (links) =>
      (links as HTMLElement[]).find(({ innerText }) => innerText.includes('/auth/me'))?.focus(),
    );
    await visitor.press('Enter');
    await visitor.screen.in('region', /^Who is signed in/).says('For everybody signed in');
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 360],
  ] as const)('has nothing that axe finds serious, %s, %d px wide', async (scheme, width) => {
    const visitor = await reader('accounts/login', { scheme, width });
    const { screen, page } = visitor;
    const operation = screen.in('region', /^Opens a session/);
    await operation.click('button', /^401/);
    await operation.says('second_factor_required');
    expect(await seriousFaults(visitor)).toEqual([]);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths).toEqual([width, width]);

    await operation.click('button', /^Test Request/);
    const client = screen.in('dialog', 'API Client');
    await client.click('button', /^Send/);
    await client.says('401 Unauthorized', 'invalid_credentials');
    visitor.forgetRefusals();
    expect(await seriousFaults(visitor)).toEqual([]);
  });

  it('leads to what there is without scripts', async () => {
    const visitor = await browser.visitor({ scripts: 'off', width: 360 });
    await visitor.open(`${product().url}/docs`);
    await visitor.screen.says('The reference needs scripts');
    const description = await visitor.screen.attribute('link', 'openapi.json', 'href');
    expect(description).toBe('/openapi.json');
    const sdk = await visitor.screen.attribute('link', 'The SDK for TypeScript', 'href');
    await visitor.open(product().url + (sdk ?? ''));
    await visitor.screen.says('createFraktoClient');
  });
});
