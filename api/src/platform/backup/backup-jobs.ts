import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from '../../kernel/log.js';
import type { Config } from '../config/config.js';
import { embeddedDatabase } from '../db/embedded-server.js';
import type { JobContext, ModuleJob } from '../jobs/jobs.port.js';
import { observe } from '../telemetry/observe.js';
import { openBackupStore, sealerOf, storageOf } from './backups-of.js';
import { isBackupDue } from './keep-rule.js';
import { copyNewFiles, listKeptFiles, type KeptFiles } from './kept-files.js';
import { findBackups, peekManifest } from './manifest.js';
import { shipWal } from './wal-archive.js';

const program = join(import.meta.dirname, '../../cli/backup.js');
/** After a backup that failed the next try is made so much later. */
const retryMs = 15 * 60 * 1000;
const archiveEverySeconds = 15;
const filesEveryMs = 60_000;
const touchEveryMs = 30_000;

/** Has backups made as BACKUP_SCHEDULE says, and stores WAL and new files meanwhile; without it both jobs have nothing to do. */
export function backupJobs(config: Config, log: Logger): ModuleJob[] {
  const keeper = config.BACKUP_SCHEDULE && !config.DATABASE_URL ? new BackupKeeper(config, log) : null;
  if (keeper) {
    observe(
      {
        'frakto.backup.age': {
          description: 'How long ago the last backup was begun; without one, since the start',
          unit: 's',
        },
      },
      () => [{ name: 'frakto.backup.age', value: keeper.age }],
    );
  }
  return [
    {
      name: 'backup.make',
      concurrency: 1,
      lockSeconds: 300,
      run: (_data, context) => keeper?.makeWhenDue(context) ?? Promise.resolve(),
      ...(keeper ? { everySeconds: 60, isRunAtStart: true } : {}),
    },
    {
      name: 'backup.archive',
      concurrency: 1,
      lockSeconds: 300,
      run: (_data, context) => keeper?.archive(context) ?? Promise.resolve(),
      ...(keeper ? { everySeconds: archiveEverySeconds } : {}),
    },
  ];
}

class BackupKeeper {
  /** When the last backup was begun; undefined while that was not looked for. */
  #last: Date | null | undefined;
  readonly #startedAt = Date.now();
  #triedAt = -Infinity;
  #filesAt = -Infinity;
  #kept: KeptFiles | null = null;

  constructor(
    private readonly config: Config,
    private readonly log: Logger,
  ) {}

  /** Seconds since the last backup was begun; since the start while there is none. */
  get age(): number {
    return (Date.now() - (this.#last?.getTime() ?? this.#startedAt)) / 1_000;
  }

  /** In a process of its own: packing and sealing take a processor for as long as it lasts. */
  async makeWhenDue(context: JobContext): Promise<void> {
    const { BACKUP_SCHEDULE: schedule } = this.config;
    const { signal } = context;
    if (!schedule) return;
    this.#last ??= await this.findLast();
    if (!isBackupDue(schedule, this.#last, new Date())) return;
    if (performance.now() - this.#triedAt < retryMs && !('everySeconds' in schedule)) return;
    this.#triedAt = performance.now();
    const child = spawn(process.execPath, [program, 'scheduled'], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
    const stop = (): void => void child.kill('SIGTERM');
    signal.addEventListener('abort', stop);
    const alive = setInterval(() => void context.touch().catch(stop), touchEveryMs);
    try {
      const [code] = (await once(child, 'close')) as [number | null];
      const lines = Buffer.concat(said).toString('utf8').trim().slice(-4000);
      if (signal.aborted) return;
      if (code !== 0) throw new Error(`The backup has failed: ${lines}`);
      this.log.info({ said: lines }, 'a backup was made');
      this.#last = await this.findLast();
    } finally {
      clearInterval(alive);
      signal.removeEventListener('abort', stop);
    }
  }

  /** Stores finished WAL, and every minute files that are new. */
  async archive(context: JobContext): Promise<void> {
    const { walSpool: spool, archive } = embeddedDatabase(this.config.DATA_DIR);
    if (archive === null) return;
    const store = openBackupStore(this.config);
    const sealer = sealerOf(this.config);
    const alive = setInterval(() => void context.touch().catch(() => undefined), touchEveryMs);
    try {
      await shipWal({ spool, store, sealer, archive }, context.signal);
      const storage = storageOf(this.config);
      if (!('folder' in storage) || performance.now() - this.#filesAt < filesEveryMs) return;
      this.#kept ??= await listKeptFiles(store, sealer);
      await copyNewFiles(storage.folder, store, sealer, this.#kept);
      this.#filesAt = performance.now();
    } finally {
      clearInterval(alive);
      await store.close();
    }
  }

  /** The last backup on which the WAL of now can be put; null when there is none. */
  private async findLast(): Promise<Date | null> {
    const store = openBackupStore(this.config);
    try {
      const { backups } = await findBackups(store);
      const [newest] = backups;
      if (!newest) return null;
      const { wal } = await peekManifest(store, newest.name);
      return wal.archive === embeddedDatabase(this.config.DATA_DIR).archive ? newest.at : null;
    } finally {
      await store.close();
    }
  }
}
