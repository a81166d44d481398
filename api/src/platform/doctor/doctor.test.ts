import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createEmptyDatabase } from '../../testing/empty-database.js';
import { compileCache } from '../../testing/product-process.js';
import type { Finding } from './doctor.js';

const folder = mkdtempSync(join(tmpdir(), 'frakto-doctor-'));
const database = await createEmptyDatabase();
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  code: number;
  said: string;
}

/** The command in a process of its own. */
function doctor(settings: NodeJS.ProcessEnv, ...words: string[]): Promise<Run> {
  const { PATH, HOME } = process.env;
  const nobody = {
    NBP_URL: 'off',
    ECB_URL: 'off',
    NORGES_BANK_URL: 'off',
    COMPANY_REGISTRY_NO_URL: 'http://127.0.0.1:9',
  };
  const env = { PATH, HOME, DATA_DIR: folder, ...nobody, ...compileCache, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../../dist/cli/doctor.js'), ...words],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` }),
    );
  });
}

describe('npm run doctor', () => {
  test('tells what it found, a line each, and as JSON with the exit code', async () => {
    const settings = { DATABASE_URL: database.url, SECRET: 's'.repeat(40), SMTP_URL: 'smtp://127.0.0.1:9' };
    const { code, said } = await doctor(settings, '--json');
    const { ok, findings } = JSON.parse(said) as { ok: boolean; findings: Finding[] };
    expect([code, ok]).toEqual([1, false]);
    const of = (what: string) => findings.filter((finding) => finding.what === what);
    expect(of('database')).toEqual([
      { level: 'ok', what: 'database', found: expect.stringMatching(/^PostgreSQL \d+/) as unknown, todo: '' },
    ]);
    expect(of('extensions')[0]?.level).toBe('ok');
    expect(of('migrations')).toEqual([
      {
        level: 'warn',
        what: 'migrations',
        found: expect.stringMatching(/^\d+ to run/) as unknown,
        todo: expect.stringContaining('npm start') as unknown,
      },
    ]);
    expect(of('files')[0]?.found).toBe('the folder of the files takes and gives back');
    expect(of('mail')).toMatchObject([
      { level: 'fail', todo: expect.stringContaining('SMTP_URL') as unknown },
    ]);
    expect(of('clock')[0]).toMatchObject({
      level: 'ok',
      found: expect.stringContaining('the database') as unknown,
    });
    expect(of('clock')[1]).toMatchObject({
      level: 'warn',
      found: expect.stringContaining('not checked') as unknown,
    });
    expect(of('browser')).toHaveLength(1);
    expect(of('disk')[0]?.found).toMatch(/free for/);
  });

  test('tells of a database that cannot be reached, and of settings that cannot be used', async () => {
    const away = await doctor({
      DATABASE_URL: 'postgresql://frakto:secret@127.0.0.1:9/frakto',
      SECRET: 's'.repeat(40),
    });
    expect(away.code).toBe(1);
    expect(away.said).toMatch(/^fail {2}database .*ECONNREFUSED/m);
    expect(away.said).not.toContain('secret@');
    const wrong = await doctor({ BACKUP_SCHEDULE: 'often', PORT: 'none' });
    expect(wrong.code).toBe(1);
    expect(wrong.said.match(/^fail {2}settings/gm)).toHaveLength(2);
    expect(wrong.said).toMatch(/BACKUP_SCHEDULE: .*daily@02:30/);
  });
});
