import { MongoClient, MongoServerError, type Collection, ObjectId, type Db } from 'mongodb';
import { AgendaJobs, type AgendaJobsOptions, type JobsBackend, type StoredData } from './agenda-jobs.js';
import type { GivenUpJob, JobCensus, Jobs } from './jobs.port.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoJobRepository } from '@agendajs/mongo-backend';
import { toJobId, type JobId, type JobParameters, type JobRepositoryOptions } from 'agenda';

const DUPLICATE_KEY = 11_000;
/** How long a turn lasts at most, in milliseconds: then its process is taken for dead. */
const LONGEST_TURN = 10_000;
const LONGEST_WAIT = 20_000;

/** Whose turn it is. */
export interface Turn {
  _id: string;
  owner: string;
  until: Date;
}

/** Lets processes do something one after the other, by the name of what they do. Needs no replica set. */
export class MongoTurns {
  constructor(private readonly turns: Collection<Turn>) {}

  /** Has the server clear away what dead processes leave. */
  async prepare(): Promise<void> {
    await this.turns.createIndex({ until: 1 }, { name: 'leftovers', expireAfterSeconds: 60 });
  }

  /**
   * Waits for the turn and does the work.
   * @throws Error when it does not come within 20 seconds, and what the work throws
   */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const owner = randomUUID();
    const deadline = Date.now() + LONGEST_WAIT;
    while (!(await this.#begin(name, owner))) {
      if (Date.now() > deadline) throw new Error(`Another process does not finish with ${name}`);
      await pause(5 + Math.random() * 20);
    }
    try {
      return await work();
    } finally {
      await this.turns.deleteOne({ _id: name, owner });
    }
  }

  async #begin(name: string, owner: string): Promise<boolean> {
    const now = Date.now();
    try {
      await this.turns.updateOne(
        { _id: name, until: { $lt: new Date(now) } },
        { $set: { owner, until: new Date(now + LONGEST_TURN) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }
}

export const JOBS_COLLECTION = 'agendaJobs';

/**
 * Agenda's repository with unique keys and repeated jobs that hold when several processes speak at once. Agenda's own
 * upserts can make two of one, and take the lock from a job that runs.
 */
export class UniqueKeyMongoRepository extends MongoJobRepository {
  readonly #turns: MongoTurns;

  constructor(database: Db) {
    super({ mongo: database, db: { collection: JOBS_COLLECTION } });
    this.#turns = new MongoTurns(database.collection<Turn>('agendaTurns'));
  }

  override async connect(): Promise<void> {
    await super.connect();
    await this.collection.createIndex(
      { name: 1 },
      { name: 'oneSeries', unique: true, partialFilterExpression: { type: 'single' } },
    );
    await this.collection.createIndex(
      { name: 1, 'data.key': 1 },
      { name: 'uniqueKey', partialFilterExpression: { 'data.key': { $exists: true } } },
    );
    await this.#turns.prepare();
  }

  override async saveJob<T>(
    job: JobParameters<T>,
    options: JobRepositoryOptions | undefined,
  ): Promise<JobParameters<T>> {
    if (job._id) return this.#reschedule(job);
    if (job.type === 'single') return this.#saveSeries(job);
    if (job.unique) return this.#saveOnce(job, options);
    return super.saveJob(job, options);
  }

  /** A job that was taken over from a dead worker has no time of its own any more: it needs one to be found again. */
  override async unlockJobs(ids: (JobId | string)[]): Promise<void> {
    const timeless = { _id: { $in: ids.map((id) => new ObjectId(String(id))) }, nextRunAt: null };
    await this.collection.updateMany(timeless, { $set: { nextRunAt: new Date() } });
    await super.unlockJobs(ids);
  }

  async #reschedule<T>(job: JobParameters<T>): Promise<JobParameters<T>> {
    await this.collection.updateOne({ _id: new ObjectId(job._id) }, { $set: { nextRunAt: job.nextRunAt } });
    return job;
  }

  async #saveSeries<T>(job: JobParameters<T>, isSecondTry = false): Promise<JobParameters<T>> {
    const { name, type, nextRunAt, priority, data, repeatInterval } = job;
    try {
      const saved = await this.collection.findOneAndUpdate(
        { name, type },
        { $set: { priority, data, repeatInterval }, $setOnInsert: { nextRunAt, lockedAt: null } },
        { upsert: true, returnDocument: 'after' },
      );
      if (!saved) throw new Error(`Job ${name} was not stored`);
      return { ...job, _id: toJobId(saved._id.toHexString()), nextRunAt: saved.nextRunAt };
    } catch (error) {
      const isTaken = error instanceof MongoServerError && error.code === DUPLICATE_KEY;
      if (!isTaken || isSecondTry) throw error;
      return this.#saveSeries(job, true);
    }
  }

  #saveOnce<T>(job: JobParameters<T>, options: JobRepositoryOptions | undefined): Promise<JobParameters<T>> {
    const { unique: _unique, uniqueOpts: _options, ...plain } = job;
    const { key } = job.data as StoredData;
    return this.#turns.take(`${job.name} ${key}`, async () => {
      const waiting = await this.collection.findOneAndUpdate(
        { name: job.name, 'data.key': key, lockedAt: null, nextRunAt: { $ne: null } },
        { $min: { nextRunAt: job.nextRunAt } },
        { returnDocument: 'after' },
      );
      if (!waiting) return super.saveJob(plain, options);
      return { ...job, _id: toJobId(waiting._id.toHexString()), nextRunAt: waiting.nextRunAt };
    });
  }
}

/** Where and how the queue on MongoDB works. */
export interface MongoJobsOptions extends AgendaJobsOptions {
  /** Address of the server with the name of the database; `frakto` when it names none. */
  url: string;
}

/** Makes a queue on MongoDB. It connects at its first use. */
export function createMongoJobs(options: MongoJobsOptions): Jobs {
  return new AgendaJobs(new MongoJobsBackend(options.url), options);
}

/** What holds unless the address says otherwise. */
const DEFAULTS: Record<string, number> = {
  maxPoolSize: 10,
  connectTimeoutMS: 5_000,
  serverSelectionTimeoutMS: 5_000,
  socketTimeoutMS: 15_000,
};

/** What went well is removed. */
const givenUp = { type: 'normal', nextRunAt: null, lockedAt: null };

class MongoJobsBackend implements JobsBackend {
  readonly name = 'MongoDB';
  readonly #client: MongoClient;
  readonly #databaseName: string;

  constructor(url: string) {
    const isSaid = ([name]: [string, number]) => url.includes(`${name}=`);
    const options = Object.fromEntries(Object.entries(DEFAULTS).filter((entry) => !isSaid(entry)));
    this.#client = new MongoClient(url, { appName: 'frakto-jobs', ...options });
    this.#databaseName = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'frakto';
  }

  get #database() {
    return this.#client.db(this.#databaseName);
  }

  get #jobs() {
    return this.#database.collection(JOBS_COLLECTION);
  }

  async open(): Promise<UniqueKeyMongoRepository> {
    await this.#client.connect();
    const repository = new UniqueKeyMongoRepository(this.#database);
    await repository.connect();
    return repository;
  }

  async check(): Promise<void> {
    // After a connection that failed, the client has to be told to try again; otherwise this does nothing.
    await this.#client.connect();
    await this.#database.command({ ping: 1 });
  }

  async removeFailedBefore(instant: Date): Promise<void> {
    await this.#jobs.deleteMany({ ...givenUp, failedAt: { $lt: instant } });
  }

  async census(): Promise<JobCensus[]> {
    const isDue = {
      $and: [
        { $gt: ['$nextRunAt', null] },
        { $lte: ['$nextRunAt', '$$NOW'] },
        { $lte: ['$lockedAt', null] },
        { $ne: ['$disabled', true] },
      ],
    };
    const isGivenUp = {
      $and: [
        { $gt: ['$failedAt', null] },
        { $lte: ['$lockedAt', null] },
        {
          $cond: [
            { $eq: ['$type', 'normal'] },
            { $lte: ['$nextRunAt', null] },
            { $gte: ['$failedAt', '$lastFinishedAt'] },
          ],
        },
      ],
    };
    const isPlanned = {
      $and: [{ $gt: ['$nextRunAt', '$$NOW'] }, { $lte: ['$lockedAt', null] }, { $ne: ['$disabled', true] }],
    };
    // The one that ended last, by the first of its fields.
    const run = { at: '$lastFinishedAt', ms: { $subtract: ['$lastFinishedAt', '$lastRunAt'] } };
    const hasRun = { $and: [{ $gt: ['$lastRunAt', null] }, { $gte: ['$lastFinishedAt', '$lastRunAt'] }] };
    const counted = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
    return this.#jobs
      .aggregate<JobCensus>([
        {
          $group: {
            _id: '$name',
            waiting: counted(isDue),
            dueSince: { $min: { $cond: [isDue, '$nextRunAt', null] } },
            running: counted({ $gt: ['$lockedAt', null] }),
            failed: counted(isGivenUp),
            last: { $max: { $cond: [hasRun, run, null] } },
            lastRunAt: { $max: '$lastFinishedAt' },
            nextRunAt: { $min: { $cond: [isPlanned, '$nextRunAt', null] } },
          },
        },
        { $sort: { _id: 1 } },
        {
          $project: {
            _id: 0,
            name: '$_id',
            waiting: 1,
            dueSince: 1,
            running: 1,
            failed: 1,
            lastRunAt: { $ifNull: ['$lastRunAt', null] },
            lastSeconds: { $ifNull: [{ $divide: ['$last.ms', 1_000] }, null] },
            nextRunAt: 1,
          },
        },
      ])
      .toArray();
  }

  async givenUp(limit: number): Promise<GivenUpJob[]> {
    const jobs = await this.#jobs
      .find({ ...givenUp, failedAt: { $type: 'date' } })
      .sort({ failedAt: -1, _id: 1 })
      .limit(limit)
      .toArray();
    return jobs.map(({ _id: id, ...job }) => ({
      id: id.toHexString(),
      name: String(job['name']),
      failedAt: job['failedAt'] as Date,
      reason: String(job['failReason'] ?? ''),
      attempts: Number(job['failCount'] ?? 1),
    }));
  }

  async retry(id: string): Promise<boolean> {
    if (!ObjectId.isValid(id)) return false;
    const { modifiedCount } = await this.#jobs.updateOne(
      { _id: new ObjectId(id), ...givenUp, failedAt: { $type: 'date' } },
      { $set: { nextRunAt: new Date() }, $unset: { failCount: '', failedAt: '', failReason: '' } },
    );
    return modifiedCount === 1;
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
