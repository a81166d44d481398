import { createHash } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FileNotFoundError } from '../../../platform/storage/storage.port.js';
import { refused, taken } from '../../../testing/api-caller.js';
import { write } from '../../../testing/chat.js';
import { aClient, aGlobalClient } from '../../../testing/directory.js';
import { aPdf, uploadToOrder } from '../../../testing/documents.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { countLimitedStatements } from '../../../testing/statement-timers.js';
import { testApp } from '../../../testing/test-app.js';
import {
  companyArchive,
  safeName,
  exportedTables,
  hiddenColumns,
  unexportedTables,
} from './company-archive.js';
import type { CompanyExport, CompanyExportState } from './company-export.dto.js';
import { companyExportJob, tidyExportsJob } from './company-export.service.js';
import { directoryHeader, endOfDirectory, sizesAfter, ZipStream } from './zip-stream.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const path = ({ companyId }: TestMember) => `/companies/${companyId}/export`;
const state = async (of: TestMember) => (await of.api.read<CompanyExportState>(`${path(of)}/status`)).export;

/** The archive as its owner downloads it. */
async function download(of: TestMember): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(`${app.url}${path(of)}`, { headers: { authorization: `Bearer ${of.token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toContain(`frakto-${of.companyId}-`);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
const linesOf = (archive: Record<string, Uint8Array>, name: string) =>
  strFromU8(archive[`data/${name}.jsonl`] ?? new Uint8Array())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

interface Manifest {
  company_id: number;
  records: { path: string; kind: string; rows: number; size: number; sha256: string }[];
  files: { path: string; kind: string; id: number; sha256?: string; missing?: boolean }[];
}

describe('an export of a company', () => {
  test('is made by the first call, told while it is made, and has all that is the company’s and nothing else', async () => {
    await aCollaborator(app, owner);
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const sent = { ...aPdf, name: '../Zażółć/list: 1.pdf' };
    const document = taken(await uploadToOrder(owner, order.id, sent), 201);
    const global = await aGlobalClient(app);
    await aGlobalClient(app, { name: 'Nobody has collected them' });
    await owner.api.create('/user-global-clients', { client_id: global.id });
    const secret = await aClient(rival, { name: 'Only the rival knows them' });
    await anOrderAt(app, rival, OrderStatus.Accepted);

    expect(await state(owner)).toBeNull();
    const first = await owner.api.get<CompanyExport>(path(owner));
    expect([first.status, first.headers['retry-after']]).toEqual([202, '5']);
    expect(first.body).toMatchObject({ status: 'running', done: 0 });
    expect((await owner.api.get<CompanyExport>(path(owner))).body).toMatchObject({
      id: first.body.id,
      status: 'running',
    });
    await app.doJobs();
    expect(await state(owner)).toMatchObject({ id: first.body.id, status: 'ready', failure: null });

    const archive = await download(owner);
    const manifest = JSON.parse(strFromU8(archive['manifest.json'] ?? new Uint8Array())) as Manifest;
    expect(manifest.company_id).toBe(owner.companyId);
    for (const { path: name, rows, size, sha256, kind } of manifest.records) {
      const content = archive[name] ?? new Uint8Array();
      expect([kind, content.length]).toEqual([kind, size]);
      expect([kind, createHash('sha256').update(content).digest('hex')]).toEqual([kind, sha256]);
      expect([kind, linesOf(archive, kind).length]).toEqual([kind, rows]);
    }
    const counted = Object.fromEntries(manifest.records.map(({ kind, rows }) => [kind, rows]));
    // The audit log has grown since, by the download.
    for (const { name, table } of exportedTables.filter((one) => !one.where && one.table !== 'audit_log')) {
      const [row] = await app.rows<{ count: number }>(
        `select count(*)::int as count from "${table}" where company_id = $1`,
        [owner.companyId],
      );
      expect([name, counted[name]]).toEqual([name, row?.count]);
    }
    for (const name of ['company', 'users', 'clients', 'orders', 'order-routes', 'subcontractor-offers']) {
      expect([name, counted[name]]).not.toEqual([name, 0]);
    }
    expect(linesOf(archive, 'users').map(({ email }) => email)).toContain(owner.email);
    expect(linesOf(archive, 'collected-clients')).toMatchObject([{ client: { id: global.id } }]);

    const file = manifest.files.find(({ kind, id }) => kind === 'documents' && id === document.id);
    expect(file?.path).toBe(
      `files/documents/${order.id}/${document.id}-${safeName(document.original_filename)}`,
    );
    expect(strFromU8(archive[file?.path ?? ''] ?? new Uint8Array())).toBe(aPdf.content);

    const everything = Object.values(archive)
      .map((content) => strFromU8(content))
      .join('\n');
    for (const foreign of [secret.name, 'Nobody has collected them', rival.email, 'scrypt$', '$argon2'])
      expect([foreign, everything.includes(foreign)]).toEqual([foreign, false]);
    for (const name of manifest.records.map(({ kind }) => kind)) {
      for (const line of linesOf(archive, name)) {
        expect(Object.keys(line).filter((key) => hiddenColumns.test(key))).toEqual(
          name === 'audit-log' ? ['hash', 'previous_hash'] : [],
        );
        if ('company_id' in line) expect([name, line['company_id']]).toEqual([name, owner.companyId]);
      }
    }
    const actions = await app.rows<{ action: string; actor_id: number }>(
      `select action, actor_id from audit_log where company_id = $1 and action like 'company.export%' order by id`,
      [owner.companyId],
    );
    expect(actions).toEqual([
      { action: 'company.exported', actor_id: owner.id },
      { action: 'company.export_downloaded', actor_id: owner.id },
    ]);
  });

  test('is made anew when that is asked for, and the earlier one goes with its file', async () => {
    const before = await state(owner);
    const { id, status } = await owner.api.send<CompanyExport>('POST', path(owner)).then(({ body }) => body);
    expect([status, id === before?.id]).toEqual(['running', false]);
    await app.doJobs();
    const rows = await app.rows<{ id: number }>('select id from company_exports where company_id = $1', [
      owner.companyId,
    ]);
    expect(rows).toEqual([{ id }]);
    expect(await app.rows('select key from discarded_files where removed_at is null')).toHaveLength(1);
  });

  test('is removed after its day; one that a dead process left is made all the same', async () => {
    await app.rows(`update company_exports set expires_at = now() - interval '1 minute'`);
    expect(await state(owner)).toBeNull();
    await app.container.jobs.enqueue(tidyExportsJob, null);
    await app.doJobs();
    expect(await app.rows('select id from company_exports')).toEqual([]);

    await app.rows(
      `insert into company_exports (company_id, claimed_until, created_at)
       values ($1, now() - interval '1 second', now() - interval '1 hour')`,
      [owner.companyId],
    );
    await app.container.jobs.enqueue(tidyExportsJob, null);
    await app.doJobs();
    expect(await state(owner)).toMatchObject({ status: 'ready' });
  });

  test('tells a file that is gone, and has everything else', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const { id } = taken(await uploadToOrder(owner, order.id), 201);
    const [row] = await app.rows<{ key: string }>('select storage_key as key from documents where id = $1', [
      id,
    ]);
    await app.container.storage.delete(row?.key ?? '');
    await owner.api.send('POST', path(owner));
    await app.doJobs();
    const archive = await download(owner);
    const { files } = JSON.parse(strFromU8(archive['manifest.json'] ?? new Uint8Array())) as Manifest;
    expect(files.find((file) => file.id === id)).toMatchObject({ missing: true });
    expect(files.filter(({ missing }) => !missing)).not.toEqual([]);
  });

  test('is not cut off while the database still works on a statement', async () => {
    const exporting = async () => {
      const pieces = companyArchive(app.container, owner.companyId, () => Promise.resolve());
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next());
    };
    expect(await countLimitedStatements(exporting)).toBe(0);
    // Other reads are.
    const reading = () => app.container.services.companies.getSender(owner.companyId);
    expect(await countLimitedStatements(reading)).toBeGreaterThan(0);
  });

  test('that cannot be noted leaves no file behind', async () => {
    const stored = jest.spyOn(app.container.storage, 'put');
    await app.rows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`,
    );
    await app.rows(
      `create trigger refuse_ready before update on company_exports for each row
       when (new.status = 'ready') execute function refuse()`,
    );
    try {
      const { body } = await owner.api.send<CompanyExport>('POST', path(owner));
      await expect(
        app.container.services.companyExports.job.run(
          { export_id: body.id },
          {
            signal: new AbortController().signal,
            touch: () => Promise.resolve(),
          },
        ),
      ).rejects.toThrow('not now');
      const [key] = stored.mock.calls.at(-1) ?? [];
      await expect(app.container.storage.open(key ?? '')).rejects.toThrow(FileNotFoundError);
    } finally {
      stored.mockRestore();
      await app.rows('drop trigger refuse_ready on company_exports');
    }
  });

  test('has nothing of what somebody wrote before they came from a rival', async () => {
    const former = await aCompany(app);
    const mover = await aCollaborator(app, former);
    await write(mover, former, 'Stawka dla Rywala: 4321 EUR');
    await app.rows('update users set company_id = $2 where id = $1', [mover.id, owner.companyId]);
    await owner.api.send('POST', path(owner));
    await app.doJobs();
    const archive = await download(owner);
    expect(linesOf(archive, 'users').map(({ id }) => id)).toContain(mover.id);
    const everything = Object.values(archive).map((content) => strFromU8(content));
    expect(everything.filter((content) => content.includes('Rywala'))).toEqual([]);
    expect(Object.keys(archive).filter((name) => name.includes('chat'))).toEqual([]);
  });

  test('is the owner’s alone', async () => {
    for (const address of [path(owner), `${path(owner)}/status`]) {
      refused(await rival.api.get(address), 404, 'not_found');
      refused(await (await aCollaborator(app, owner)).api.get(address), 403, 'owner_only');
    }
    refused(await rival.api.post(path(owner), {}), 404, 'not_found');
    expect(await app.rows('select id from company_exports where company_id = $1', [rival.companyId])).toEqual(
      [],
    );
  });

  test('of two jobs at once one makes it', async () => {
    const { body } = await owner.api.send<CompanyExport>('POST', path(owner));
    for (let time = 0; time < 2; time += 1) {
      await app.container.jobs.enqueue(companyExportJob, { export_id: body.id });
    }
    await app.doJobs();
    expect(await app.rows('select id from company_exports')).toHaveLength(1);
  });
});

test('every table with a company is exported, or the reason is told why it is not', async () => {
  const tables = await app.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'company_id' order by 1`,
  );
  const decided = [...exportedTables.map(({ table }) => table), ...Object.keys(unexportedTables)];
  expect(tables.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
  expect(new Set(decided).size).toBe(decided.length);
});

describe('the archive', () => {
  const gigabytes = (count: number): number => count * 2 ** 30;

  test('is a plain ZIP while it is small', async () => {
    const zip = new ZipStream();
    const pieces: Uint8Array[] = [];
    for await (const piece of zip.add('data/zażółć.jsonl', ['{"a":1}\n', '{"a":2}\n'])) pieces.push(piece);
    for await (const piece of zip.add('files/a.bin', [new Uint8Array([1, 2, 3])], true)) pieces.push(piece);
    pieces.push(...zip.end());
    const archive = Buffer.concat(pieces);
    expect(archive.includes('PK\x06\x06', 0, 'latin1')).toBe(false);
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual(['data/zażółć.jsonl', 'files/a.bin']);
    expect(strFromU8(files['data/zażółć.jsonl'] ?? new Uint8Array())).toBe('{"a":1}\n{"a":2}\n');
    expect([...(files['files/a.bin'] ?? [])]).toEqual([1, 2, 3]);
  });

  test('goes on beyond 4 GB, and says in fields of 64 bits where its parts are', async () => {
    const before = gigabytes(5);
    const zip = new ZipStream(before);
    const pieces: Uint8Array[] = [];
    for await (const piece of zip.add('late.txt', ['after five gigabytes'])) pieces.push(piece);
    const directory = before + Buffer.concat(pieces).length;
    pieces.push(...zip.end());
    const archive = Buffer.concat(pieces);
    const at = (signature: string): number => archive.indexOf(signature, 0, 'latin1');
    const header = at('PK\x01\x02');
    expect(archive.readUInt32LE(header + 42)).toBe(0xffff_ffff);
    const extra = header + 46 + 'late.txt'.length;
    expect([archive.readUInt16LE(extra), archive.readUInt16LE(extra + 2)]).toEqual([1, 8]);
    expect(archive.readBigUInt64LE(extra + 4)).toBe(BigInt(before));
    const end = at('PK\x06\x06');
    expect(archive.readBigUInt64LE(end + 32)).toBe(1n);
    expect(archive.readBigUInt64LE(end + 48)).toBe(BigInt(directory));
    expect(archive.readBigUInt64LE(at('PK\x06\x07') + 8)).toBe(BigInt(before + end));
    expect(archive.readUInt32LE(at('PK\x05\x06') + 16)).toBe(0xffff_ffff);
  });

  test('tells sizes of entries beyond 4 GB in fields of 64 bits', () => {
    const entry = {
      path: 'data/audit-log.jsonl',
      isDeflated: true,
      crc: 0x1234_5678,
      packed: gigabytes(1),
      size: gigabytes(9),
      offset: 7,
    };
    const header = directoryHeader(entry);
    expect([header.readUInt32LE(20), header.readUInt32LE(24), header.readUInt32LE(42)]).toEqual([
      gigabytes(1),
      0xffff_ffff,
      7,
    ]);
    expect(header.readBigUInt64LE(header.length - 8)).toBe(BigInt(gigabytes(9)));
    const sizes = sizesAfter(entry);
    expect([sizes.readBigUInt64LE(8), sizes.readBigUInt64LE(16)]).toEqual([
      BigInt(gigabytes(1)),
      BigInt(gigabytes(9)),
    ]);
    expect(sizesAfter({ ...entry, size: gigabytes(2) })).toHaveLength(16);
  });

  test('counts more entries than 16 bits can', () => {
    const end = endOfDirectory(70_000, 100, 200);
    expect(end.readBigUInt64LE(32)).toBe(70_000n);
    expect(end.readUInt16LE(end.length - 22 + 10)).toBe(0xffff);
    expect(endOfDirectory(60_000, 100, 200)).toHaveLength(22);
  });

  test('takes from its source only what is read of it', async () => {
    const piece = new Uint8Array(64 * 1024).map((_byte, index) => (index * 7919) % 251);
    let taken = 0;
    function* source() {
      for (; taken < 1_000; taken += 1) yield piece;
    }
    const zip = new ZipStream();
    const packing = zip.add('large.bin', source(), true);
    let bytes = 0;
    while (bytes < 10 * piece.length) {
      const step = await packing.next();
      if (step.done) throw new Error('The archive ended early');
      bytes += step.value.length;
    }
    expect(taken).toBeLessThan(13);
    await packing.return({ path: '', size: 0, sha256: '' });
  });

  test.each([
    ['../../etc/passwd', '_._.._etc_passwd'],
    ['..', '_'],
    ['a\u202Efdp.exe', 'a_fdp.exe'],
    ['', 'file'],
    ['Zażółć gęślą.pdf', 'Zażółć gęślą.pdf'],
  ])('names the file %j so that it leads nowhere', (name, safe) => {
    expect(safeName(name)).not.toMatch(/[/\\]|^\.\.?$/);
    if (!name.startsWith('.')) expect(safeName(name)).toBe(safe);
  });
});
