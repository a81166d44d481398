import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoServerError, type Collection } from 'mongodb';

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
