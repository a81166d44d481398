import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('..', import.meta.url));
const modules = join(sdk, '../node_modules');

/** As an integrator's project is set up at its strictest: the types of the package are checked too, and nothing but them is there. */
const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  target: 'es2022',
  types: [],
  outDir: 'out',
};

describe('the package', () => {
  let folder = '';
  const installed = (): string => join(folder, 'node_modules/@frakto/sdk');

  function npm(...words: string[]): Promise<{ stdout: string }> {
    const { npm_execpath: script } = process.env;
    return script
      ? run(process.execPath, [script, ...words], { cwd: folder })
      : run('npm', words, { cwd: folder });
  }

  async function compile(name: string, options: object, file = 'main.ts'): Promise<void> {
    const config = join(folder, `${name}.json`);
    await writeFile(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files: [file] }));
    // Integrators have the one or the other.
    const compiler = name === 'bundler' ? 'typescript-native' : 'typescript';
    const checked = run(process.execPath, [join(modules, compiler, 'bin/tsc'), '-p', config], {
      cwd: folder,
    });
    await checked.catch((error: { stdout?: string }) => assert.fail(error.stdout));
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frakto-outside-'));
    await writeFile(join(folder, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }');
    await cp(join(sdk, 'test/outside/main.ts'), join(folder, 'main.ts'));
    const packed = await npm('pack', sdk, '--ignore-scripts', '--json', '--pack-destination', folder);
    const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
    // What it depends on comes from the repository: there may be no network, and nothing is in npm's cache.
    const others = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => join(modules, name));
    const flags = ['--offline', '--ignore-scripts', '--install-links', '--no-audit', '--no-fund', '--cache'];
    await npm('install', ...flags, join(folder, 'cache'), join(folder, filename), ...others);
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('needs openapi-fetch alone, of one version', async () => {
    const { dependencies } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    assert.deepEqual(Object.keys(dependencies), ['openapi-fetch']);
    assert.match(Object.values(dependencies).join(), /^\d+\.\d+\.\d+$/);
    assert.deepEqual((await readdir(join(folder, 'node_modules'))).sort(), [
      '.package-lock.json',
      '@frakto',
      'openapi-fetch',
      'openapi-typescript-helpers',
    ]);
  });

  it('has what it names, what it is for, its licence and its changes', async () => {
    const { exports } = JSON.parse(await readFile(join(installed(), 'package.json'), 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>;
    };
    const named = Object.values(exports).flatMap((one) =>
      typeof one === 'string' ? one : Object.values(one),
    );
    for (const path of [...named, 'README.md', 'LICENSE', 'CHANGELOG.md'])
      assert.ok((await readFile(join(installed(), path), 'utf8')).length > 0, path);
  });

  it('has maps that hold the sources of all that runs', async () => {
    const files = await readdir(join(installed(), 'dist'), { recursive: true });
    const scripts = files.filter((name) => name.endsWith('.js'));
    assert.ok(scripts.length > 10);
    for (const name of scripts) {
      const script = join(installed(), 'dist', name);
      const [, map = ''] = /^\/\/# sourceMappingURL=(.+)$/m.exec(await readFile(script, 'utf8')) ?? [];
      const { sources, sourcesContent } = JSON.parse(await readFile(join(dirname(script), map), 'utf8')) as {
        sources: string[];
        sourcesContent: (string | null)[];
      };
      assert.equal(sources.length, 1, name);
      assert.ok(sourcesContent[0], name);
    }
  });

  it('compiles outside at its strictest, for Node and for bundlers, and runs', async () => {
    await compile('bundler', {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom'],
      noEmit: true,
    });
    await compile('node', {
      module: 'node16',
      moduleResolution: 'node16',
      lib: ['es2022', 'dom'],
    });
    const { stdout } = await run(process.execPath, [join(folder, 'out/main.js')]);
    const unreachable = 'unreachable unreachable unreachable unreachable';
    const read = '{"kind":"number","value":1.5}';
    assert.equal(
      stdout,
      `${unreachable} not_a_link Forespørsel opprettet ${read} function Curtain-sider 2026-11-25T07:00:00.000Z\n`,
    );
  });

  it('compiles its example in a project of Node without the types of browsers', async () => {
    await mkdir(join(folder, 'node_modules/@types'));
    for (const name of ['@types/node', 'undici-types'])
      await symlink(join(modules, name), join(folder, 'node_modules', name));
    await cp(join(sdk, 'examples/main-job.ts'), join(folder, 'main-job.ts'));
    const node = { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2023'], types: ['node'] };
    await compile('example', node, 'main-job.ts');
  });

  it('is bundled for browsers, the named calls apart from the rest', async () => {
    const bundle = async (name: string): Promise<string> => {
      const from = join(installed(), 'dist', name);
      const built = await build({
        entryPoints: [from],
        bundle: true,
        minify: true,
        platform: 'browser',
        format: 'esm',
        write: false,
      });
      return built.outputFiles[0]?.text ?? '';
    };
    const [whole, paths] = await Promise.all([bundle('index.js'), bundle('client.js')]);
    assert.ok(whole.includes('/subcontractor-groups/{id}/members'));
    // What calls by paths alone pays for no names.
    assert.ok(!paths.includes('/subcontractor-groups'));
    assert.ok(gzipSync(paths).length < 6_500, `${gzipSync(paths).length} bytes`);
    assert.ok(gzipSync(whole).length < 30_000, `${gzipSync(whole).length} bytes`);
  });
});
