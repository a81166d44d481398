import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { featureOf, featuresOfBrowserTests, reachedTests } from './changed.mjs';
import { root } from './run.mjs';

const api = 'api/src/modules';
const tree = new Map(
  Object.entries({
    'package.json': '',
    'README.md': '',
    'sdk/src/client.ts': '',
    'api/src/kernel/money.ts': '',
    'api/src/kernel/money.test.ts': `import { sum } from './money.js';`,
    'api/src/platform/server.ts': '',
    'api/src/platform/page.txt': '',
    'api/src/app.ts': `import './platform/server.js';\nimport '../src/modules/sales/chat/chat.js';\nimport './modules/sales/orders/orders.js';\nimport './modules/sales/links/links.js';`,
    'api/src/sources.test.ts': `readdirSync(import.meta.dirname)`,
    'api/src/all.api.test.ts': `import { app } from './testing/app.js';`,
    'api/src/testing/app.ts': `export { app } from '../app.js';`,
    [`${api}/sales/chat/chat.ts`]: `import type { Line } from './line.js';\nimport type { Order } from '../orders/orders.js';`,
    [`${api}/sales/chat/line.ts`]: '',
    [`${api}/sales/chat/chat.api.test.ts`]: `import { app } from '../../../testing/app.js';`,
    [`${api}/sales/orders/orders.ts`]: `import { sum } from '../../../kernel/money.js';`,
    [`${api}/sales/orders/orders.api.test.ts`]: `import { app } from '../../../testing/app.js';`,
    [`${api}/sales/links/links.ts`]: `import {\n  Order,\n} from '../orders/orders.js';`,
    [`${api}/sales/links/links.test.ts`]: `const { Link } = await import('./links.js');`,
    'api/src/browser-tests/testing/product.ts': `const built = join(import.meta.dirname, '../../../dist/app.js');`,
    'api/src/browser-tests/chat.browser.test.ts': `import { product } from './testing/product.js';`,
    'api/src/browser-tests/groups.browser.test.ts': `import { product } from './testing/product.js';`,
    'api/src/browser-tests/anything.browser.test.ts': `import { product } from './testing/product.js';`,
    'admin-ui/src/main.tsx': `import './app/root';`,
    'admin-ui/src/app/root.tsx': `import '../kit/button';\nimport('../features/chat/chat');\nimport('../features/groups/groups');`,
    'admin-ui/src/kit/button.tsx': '',
    'admin-ui/src/features/chat/chat.tsx': `import styles from './chat.module.css';`,
    'admin-ui/src/features/chat/chat.module.css': '',
    'admin-ui/src/features/groups/groups.tsx': `import { client } from '@frakto/sdk/client';`,
    'public-forms/scripts/build.ts': `import '../src/pages';`,
    'public-forms/src/pages.tsx': `import './order-form/order-form';`,
    'public-forms/src/order-form/order-form.tsx': '',
  }),
);
const short = (files) =>
  files === true ? true : files.map((path) => basename(path).replace(/(\.api|\.browser)?\.test\.ts$/, ''));
const reached = (...changed) =>
  Object.fromEntries(
    Object.entries(reachedTests(changed, tree)).map(([name, files]) => [name, short(files)]),
  );

test('What no test can see reaches none', () => {
  assert.deepEqual(
    reached('README.md', 'api/docs/adr/001-why.md', 'CHANGELOG.md', '.github/workflows/a.yml'),
    {},
  );
  assert.deepEqual(reached(), {});
});

test('A test is reached by itself', () => {
  assert.deepEqual(reached('api/src/kernel/money.test.ts').api, ['money', 'sources']);
  assert.deepEqual(reached('api/src/browser-tests/chat.browser.test.ts'), {
    api: ['sources'],
    browser: ['chat'],
  });
});

test('A feature reaches its own tests, and those of features that import it', () => {
  assert.deepEqual(reached(`${api}/sales/chat/chat.ts`), {
    api: ['sources', 'all', 'chat'],
    browser: ['chat', 'anything'],
  });
  assert.deepEqual(reached(`${api}/sales/orders/orders.ts`).api, ['sources', 'all', 'orders', 'links']);
  assert.deepEqual(reached(`${api}/sales/links/links.ts`).api, ['sources', 'all', 'links']);
});

test('What all features are put on reaches every test that starts the whole, and no other', () => {
  assert.deepEqual(reached('api/src/platform/server.ts').api, ['sources', 'all', 'chat', 'orders']);
  assert.deepEqual(reached('api/src/platform/server.ts').browser, ['chat', 'groups', 'anything']);
  assert.deepEqual(reached('api/src/kernel/money.ts').api, ['money', 'sources', 'all', 'orders', 'links']);
});

test('What is nothing but types reaches those who use them', () => {
  assert.deepEqual(reached(`${api}/sales/chat/line.ts`).api, ['sources', 'all', 'chat']);
});

test('What no import tells of reaches everything that is built of it', () => {
  assert.deepEqual(reached('api/src/platform/page.txt'), { api: true, browser: true });
  assert.deepEqual(reached('api/src/platform/gone.ts'), { api: true, browser: true });
  assert.deepEqual(reached('api/jest.base.js'), { api: true, browser: true });
  assert.deepEqual(reached('admin-ui/vite.config.ts'), { 'admin-ui': true, browser: true });
  const all = { scripts: true, sdk: true, 'public-forms': true, 'admin-ui': true, api: true, browser: true };
  assert.deepEqual(reached('package-lock.json'), all);
});

test('Screens reach the browser tests that work with them', () => {
  assert.deepEqual(reached('admin-ui/src/features/chat/chat.module.css'), {
    'admin-ui': true,
    browser: ['chat', 'anything'],
  });
  assert.deepEqual(reached('admin-ui/src/kit/button.tsx').browser, ['chat', 'groups', 'anything']);
  assert.deepEqual(reached('sdk/src/client.ts').browser, ['groups', 'anything']);
  assert.deepEqual(reached('public-forms/src/order-form/order-form.tsx').browser, ['anything']);
  assert.deepEqual(reached('scripts/start.mjs'), { scripts: true });
});

test('The features of browser tests are folders, and the tests are there', () => {
  const folders = new Set(
    globSync('{api/src/modules/*,admin-ui/src/features,public-forms/src}/*/*', { cwd: root }).map(featureOf),
  );
  const tests = new Set(
    globSync('api/src/**/*.browser.test.ts', { cwd: root }).map((path) => basename(path, '.browser.test.ts')),
  );
  assert.ok(folders.size > 40 && tests.size > 40, join('only', String(folders.size), String(tests.size)));
  for (const [name, features] of Object.entries(featuresOfBrowserTests)) {
    assert.ok(tests.has(name), `There is no browser test called ${name}`);
    for (const one of features) assert.ok(folders.has(one), `${name} names ${one}, which is no feature`);
  }
});
