import { MongoJobRepository } from '@agendajs/mongo-backend';
import { toJobId, type JobId, type JobParameters, type JobRepositoryOptions } from 'agenda';
import { MongoServerError, ObjectId, type Db } from 'mongodb';
import type { StoredData } from './agenda-backend.js';
import { MongoTurns, type Turn } from './mongo-turns.js';

export const JOBS_COLLECTION = 'agendaJobs';
const DUPLICATE_KEY = 11_000;

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
