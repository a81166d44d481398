import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { readAudit } from './advisories.mjs';
import { npm, run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'frakto-advisories-'));
after(() => rmSync(folder, { recursive: true }));
const locked = { 'node_modules/left-over': { version: '1.2.3' }, 'node_modules/sound': { version: '2.0.0' } };
const dependencies = { 'left-over': '1.2.3', sound: '2.0.0' };
const about = { name: 'a-product', version: '1.0.0' };
writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, dependencies }));
writeFileSync(
  join(folder, 'package-lock.json'),
  JSON.stringify({ ...about, lockfileVersion: 3, packages: { '': { ...about, dependencies }, ...locked } }),
);

/** What npm itself says of the folder, when the registry answers like this. */
async function audited(answer) {
  const server = createServer((request, response) => {
    request.resume();
    const { status = 200, body } = answer(request.url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const env = {
    npm_config_registry: `http://127.0.0.1:${server.address().port}`,
    npm_config_fetch_retries: '0',
  };
  const { output } = await run(npm('audit', '--omit=dev', '--json'), { cwd: folder, env });
  await new Promise((resolve) => server.close(resolve));
  return readAudit(output);
}

test('advisories of the registry are told, the worst first', async () => {
  const advisory = (id, severity) => ({
    id,
    url: `https://example.com/${id}`,
    title: `A ${severity} weakness`,
    severity,
    vulnerable_versions: '<1.3.0',
  });
  const { advisories } = await audited((url) =>
    url.endsWith('/advisories/bulk')
      ? { body: { 'left-over': [advisory(1, 'low'), advisory(2, 'critical')] } }
      : { body: { name: 'left-over', 'dist-tags': { latest: '1.3.0' }, versions: {} } },
  );
  assert.deepEqual(
    advisories.map(({ name, severity, url, range }) => [name, severity, url, range]),
    [
      ['left-over', 'critical', 'https://example.com/2', '<1.3.0'],
      ['left-over', 'low', 'https://example.com/1', '<1.3.0'],
    ],
  );
});

test('none are none', async () => {
  assert.deepEqual(await audited(() => ({ body: {} })), { advisories: [] });
});

test('a registry that does not tell is no all-clear', async () => {
  const { failure, advisories } = await audited(() => ({ status: 405, body: {} }));
  assert.match(failure, /405/);
  assert.equal(advisories, undefined);
  assert.equal(readAudit('npm error code ENOTFOUND\nnpm error network\n').failure, 'npm error network');
  assert.equal(readAudit('').failure, 'npm said nothing');
});
