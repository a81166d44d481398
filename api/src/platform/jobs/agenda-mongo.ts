import { MongoClient } from 'mongodb';
import type { JobsBackend } from './agenda-backend.js';
import { AgendaJobs, type AgendaJobsOptions } from './agenda-jobs.js';
import { JOBS_COLLECTION, UniqueKeyMongoRepository } from './agenda-mongo-repository.js';
import type { Jobs } from './jobs.port.js';

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
    const givenUp = { type: 'normal', failedAt: { $lt: instant }, nextRunAt: null, lockedAt: null };
    await this.#database.collection(JOBS_COLLECTION).deleteMany(givenUp);
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
