import { randomUUID } from 'node:crypto';
import type { ChangeNotices } from '../../../../platform/db/change-notices.js';
import type { Database } from '../../../../platform/db/database.js';
import type { Logger } from '../../../../kernel/log.js';
import { sql } from '../../../../platform/db/sql.js';
import type { Follower } from './change-feed.js';
import type { PersonHere } from './socket-event.js';

const channel = 'order_presence';
/** Shortest time between two notices about one order, in milliseconds. */
const pauseMs = 60;
/** How often a process says who is still there. */
const beatMs = 15_000;
/** People of a process that was silent for so long are gone. */
const silenceMs = 40_000;
/** So many people of one order are told. */
const mostPeople = 20;
const longestName = 80;

/** Who is on an order of a company: the key is `company:order`. Nobody has to be asked whose the order is: only colleagues meet. */
interface Notice {
  from: string;
  key: string;
  people: PersonHere[];
  /** The sender has just come to the order: whoever has people there says so. */
  asks: boolean;
}

/** Where a socket is. */
interface Spot {
  key: string;
  person: PersonHere;
}

/** Who looks at which order, and what they edit there. It is kept in memory and told between processes: it is true for a moment. */
export class OrderPresence<One extends Follower> {
  private readonly id = randomUUID();
  private readonly spots = new Map<One, Spot>();
  /** People on other processes. */
  private readonly others = new Map<string, Map<string, { people: PersonHere[]; until: number }>>();
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  private beat: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(private readonly deps: { db: Database; log: Logger; notices: ChangeNotices }) {
    deps.notices.on(channel, (payload) => this.hear(JSON.parse(payload) as Notice));
  }

  /** Notes where somebody is; they are told who else is there. */
  come(one: One, companyId: number, orderId: number, person: PersonHere): void {
    if (this.isStopped) return;
    const key = `${companyId}:${orderId}`;
    const before = this.spots.get(one);
    if (before && before.key !== key) this.leave(one);
    const isFirst = !this.peopleHere(key).length;
    this.spots.set(one, { key, person: { ...person, name: person.name.slice(0, longestName) } });
    this.beat ??= setInterval(() => this.sayAll(), beatMs).unref();
    if (isFirst) this.say(key, true);
    else this.sayLater(key);
    this.tell(key);
  }

  leave(one: One): void {
    const spot = this.spots.get(one);
    if (!spot) return;
    this.spots.delete(one);
    this.tell(spot.key);
    this.sayLater(spot.key);
    if (this.spots.size > 0 || !this.beat) return;
    clearInterval(this.beat);
    this.beat = null;
  }

  stop(): void {
    this.isStopped = true;
    if (this.beat) clearInterval(this.beat);
    this.waiting.forEach((timer) => clearTimeout(timer));
  }

  /** Each user once; of several windows the one that edits counts. */
  private peopleHere(key: string): PersonHere[] {
    return unique([...this.spots.values()].flatMap((spot) => (spot.key === key ? [spot.person] : [])));
  }

  private tell(key: string): void {
    const listeners = [...this.spots].filter(([, spot]) => spot.key === key);
    if (listeners.length === 0) return void this.others.delete(key);
    const now = Date.now();
    const elsewhere = [...(this.others.get(key)?.values() ?? [])].flatMap(({ people, until }) =>
      until > now ? people : [],
    );
    const people = unique([...this.peopleHere(key), ...elsewhere]);
    const order_id = Number(key.split(':')[1]);
    for (const [one] of listeners) one.tell({ type: 'presence', order_id, people });
  }

  private hear({ from, key, people, asks }: Notice): void {
    if (from === this.id) return;
    const isHere = this.peopleHere(key).length > 0;
    if (!isHere) return;
    const elsewhere = this.others.get(key) ?? new Map<string, { people: PersonHere[]; until: number }>();
    if (people.length > 0) elsewhere.set(from, { people, until: Date.now() + silenceMs });
    else elsewhere.delete(from);
    this.others.set(key, elsewhere);
    this.tell(key);
    if (asks) this.sayLater(key);
  }

  private sayAll(): void {
    const keys = new Set([...this.spots.values()].map(({ key }) => key));
    for (const key of keys) {
      this.say(key, false);
      const silent = [...(this.others.get(key) ?? [])].filter(([, { until }]) => until <= Date.now());
      for (const [process] of silent) this.others.get(key)?.delete(process);
      if (silent.length > 0) this.tell(key);
    }
  }

  private sayLater(key: string): void {
    if (this.waiting.has(key) || this.isStopped) return;
    this.waiting.set(key, setTimeout(() => this.say(key, false), pauseMs).unref());
  }

  private say(key: string, asks: boolean): void {
    clearTimeout(this.waiting.get(key));
    this.waiting.delete(key);
    const notice: Notice = { from: this.id, key, people: this.peopleHere(key), asks };
    sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`
      .execute(this.deps.db.notes)
      .catch((error: unknown) => {
        if (!this.isStopped)
          this.deps.log.warn({ err: error }, 'other processes could not be told who is there');
      });
  }
}

function unique(people: readonly PersonHere[]): PersonHere[] {
  const found = new Map<number, PersonHere>();
  for (const person of people) if (!found.get(person.user_id)?.section) found.set(person.user_id, person);
  return [...found.values()].slice(0, mostPeople);
}
