import type { Reads } from '../../../../platform/db/database.js';
import type { Logger } from '../../../../kernel/log.js';
import {
  type CompanyChange,
  findChangesAfter,
  findReaders,
  findSeqBefore,
  type Reader,
  readChanges,
} from '../../../identity/index.js';
import type { SocketEvent } from './socket-event.js';

/** How often it is looked for changes that nobody rang for, in milliseconds, while anybody follows them. */
export const lookMs = 1_000;
/** Who missed more changes than this reads everything anew. */
export const mostMissed = 1_000;

/** The stream of what belongs to no company: the global directories, and for administrators who uses the product. */
const common = 0;
/** What is shown to all of what belongs to no company. */
const shownToAll: readonly string[] = ['client', 'subcontractor'];

/** Where a socket wants to go on. */
export interface Wish {
  /** The last number that it was told; null for one that begins. */
  after: number | null;
  /** One that begins is told what changed in these seconds, too. */
  seconds: number;
}

/** What is told of changes. */
export interface Follower {
  readonly userId: number;
  tell(event: SocketEvent): void;
}

interface Place {
  /** Null once the wish was fulfilled. */
  wish: Wish | null;
  /** The company's id, 0 for an administrator; null for somebody without a company, who is told nothing. */
  stream: number | null;
  /** What was told up to. */
  seq: number;
}

interface ChangeFeedDeps<One extends Follower> {
  reads: Reads;
  /** Where the primary is, for who reads what they are told of; null where there is no replica. */
  position: () => Promise<string | null>;
  log: Logger;
  /** Called for a follower who is not in the same company as before. */
  onMoved: (follower: One) => void;
}

/** Tells sockets of this process what has changed, each company's in the sequence of their numbers, and what they have missed. */
export class ChangeFeed<One extends Follower> {
  private readonly places = new Map<One, Place>();
  private commonSeq: number | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;
  private isAsked = false;
  private isStopped = false;
  /** Whether the last look failed: one warning is enough. */
  private isBlind = false;

  constructor(private readonly deps: ChangeFeedDeps<One>) {}

  follow(follower: One, wish: Wish): void {
    this.places.set(follower, { wish, stream: null, seq: 0 });
    this.lookNow();
  }

  leave(follower: One): void {
    this.places.delete(follower);
    // Who comes next has read the global directories after that.
    if (this.places.size === 0) this.commonSeq = null;
  }

  /** @param companies whose records may have changed; null for anybody's */
  ring(companies: ReadonlySet<number> | null): void {
    if (this.places.size === 0) return;
    const concerns = ({ stream }: Place) => stream !== null && (companies?.has(stream) ?? true);
    if (companies === null || [...this.places.values()].some(concerns)) this.lookNow();
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private lookNow(): void {
    if (this.isStopped) return;
    if (this.isLooking) this.isAsked = true;
    else void this.lookOn();
  }

  /** Looks until nobody has asked meanwhile, and again after a while. */
  private async lookOn(): Promise<void> {
    this.isLooking = true;
    if (this.timer) clearTimeout(this.timer);
    do {
      this.isAsked = false;
      try {
        await this.look();
        this.isBlind = false;
      } catch (error) {
        // Nobody's place has moved past what they were not told.
        if (!this.isBlind && !this.isStopped)
          this.deps.log.warn({ err: error }, 'changes could not be looked for');
        this.isBlind = true;
      }
    } while (this.isAsked && !this.isStopped && !this.isBlind);
    this.isLooking = false;
    if (!this.isStopped && this.places.size > 0)
      this.timer = setTimeout(() => this.lookNow(), lookMs).unref();
  }

  private async look(): Promise<void> {
    const { reads } = this.deps;
    // Who joins while it is looked is placed by the look after this one: nobody knows yet whose changes they read.
    const placed = [...this.places];
    const people = [...new Set(placed.map(([{ userId }]) => userId))];
    if (people.length === 0) return;
    const readers = new Map((await findReaders(reads, people)).map((reader) => [reader.id, reader]));
    this.commonSeq ??= (await readChanges(reads, common, 0, 0)).head;
    const { commonSeq } = this;
    for (const [follower, place] of placed)
      await this.place(follower, place, streamOf(readers.get(follower.userId)));
    const seqs = new Map([[common, commonSeq]]);
    for (const { stream, seq, wish } of this.places.values())
      if (stream !== null && !wish) seqs.set(stream, Math.min(seqs.get(stream) ?? seq, seq));
    const found = await findChangesAfter(reads, [...seqs.keys()], [...seqs.values()], mostMissed + 1);
    const changes = byCompany(found);
    for (const [company, items] of changes) if (company !== common) await this.tellStream(company, items);
    await this.tellCommon(changes.get(common) ?? []);
    if (changes.has(common)) await this.tellStream(common, changes.get(common) ?? []);
  }

  /** Brings a follower to where the others of their company are. */
  private async place(follower: One, place: Place, stream: number | null): Promise<void> {
    const { wish } = place;
    const hasMoved = !wish && place.stream !== stream;
    if (!wish && !hasMoved) return;
    const { reads } = this.deps;
    if (hasMoved) this.deps.onMoved(follower);
    place.stream = stream;
    if (stream === null) {
      place.wish = null;
      place.seq = 0;
      follower.tell(hasMoved ? { type: 'resync', seq: 0 } : { type: 'following', seq: 0 });
      return;
    }
    const after = wish ? (wish.after ?? (await findSeqBefore(reads, stream, wish.seconds))) : 0;
    const { head, isKnown, items } = await readChanges(reads, stream, after, mostMissed + 1);
    const isWhole = wish !== null && (isKnown || wish.after === null) && items.length <= mostMissed;
    const told = await this.positionNow();
    // Whoever left meanwhile is told no more.
    if (this.places.get(follower) !== place) return;
    place.wish = null;
    place.seq = isWhole ? Math.max(after, items.at(-1)?.seq ?? 0) : head;
    if (isWhole)
      for (const { at: _at, ...change } of items) follower.tell({ type: 'change', ...change, ...told });
    follower.tell({ type: isWhole ? 'following' : 'resync', seq: place.seq, ...told });
  }

  /** What goes with what is told, once it has been read. */
  private async positionNow(): Promise<{ position?: string }> {
    const position = await this.deps.position();
    return position === null ? {} : { position };
  }

  private async tellStream(stream: number, items: readonly CompanyChange[]): Promise<void> {
    const isTooMuch = items.length > mostMissed;
    const head = isTooMuch
      ? (await readChanges(this.deps.reads, stream, 0, 0)).head
      : (items.at(-1)?.seq ?? 0);
    const told = await this.positionNow();
    for (const [follower, place] of this.places) {
      if (place.stream !== stream || place.wish || place.seq >= head) continue;
      if (isTooMuch) follower.tell({ type: 'resync', seq: head, ...told });
      else
        for (const { company_id: _company, ...change } of items)
          if (change.seq > place.seq) follower.tell({ type: 'change', ...change, ...told });
      place.seq = head;
    }
  }

  /** Tells companies of the global directories. Numbers of another stream are no places in theirs. */
  private async tellCommon(items: readonly CompanyChange[]): Promise<void> {
    const last = items.at(-1);
    if (!last) return;
    const told = await this.positionNow();
    this.commonSeq = last.seq;
    const all = items.filter(({ kind }) => shownToAll.includes(kind));
    const shown =
      items.length > mostMissed
        ? shownToAll.map((kind) => ({ ...last, kind, id: null, version: null }))
        : all;
    for (const [follower, { stream, wish }] of this.places) {
      if (wish || stream === null || stream === common) continue;
      for (const { company_id: _company, ...change } of shown)
        follower.tell({ type: 'change', ...change, seq: null, ...told });
    }
  }
}

const streamOf = (reader: Reader | undefined): number | null =>
  reader ? (reader.company_id ?? (reader.is_admin ? common : null)) : null;

function byCompany(found: readonly CompanyChange[]): Map<number, CompanyChange[]> {
  const changes = new Map<number, CompanyChange[]>();
  for (const change of found) {
    const items = changes.get(change.company_id) ?? [];
    items.push(change);
    changes.set(change.company_id, items);
  }
  return changes;
}
