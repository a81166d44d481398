import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import { isEdited, notShown, shows, type Change } from './changed-records';

/** What comes within this time is read again together, in milliseconds. */
export const batchMs = 50;
/** After several readings in a short time the next ones wait for longer: a thousand mails that go out are no thousand readings. */
const pauseMs = 500;
const manyReadings = 4;
const withinMs = 2_000;
/** No slow answer keeps others waiting for longer. */
const longestMs = 3_000;
/** What is read together is shown together, unless a part of it takes longer. */
const togetherMs = 250;
/** More changes at once are read again as if everything had changed. */
const mostChanges = 500;

interface LiveCacheOptions {
  /** While nobody looks, nothing is read; it is when somebody does. */
  isHidden?: () => boolean;
}

/** Turns what the socket tells into reading again what is on the screen, and marking the rest as old. */
export class LiveCache {
  private readonly changes = new Map<string, Change>();
  private isAll = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isReading = false;
  private readings: number[] = [];

  constructor(
    private readonly client: QueryClient,
    private readonly options: LiveCacheOptions = {},
  ) {}

  take(change: Change): void {
    if (this.changes.size < mostChanges)
      this.changes.set(`${change.kind} ${change.id} ${change.order_id}`, change);
    else this.isAll = true;
    this.plan();
  }

  /** Changes may have been missed. */
  takeAll(): void {
    this.isAll = true;
    this.plan();
  }

  /** Somebody looks again. */
  wake(): void {
    this.plan();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.changes.clear();
    this.isAll = false;
  }

  private plan(): void {
    if (this.timer || this.isReading || (!this.isAll && this.changes.size === 0)) return;
    if (this.options.isHidden?.()) return;
    const now = Date.now();
    this.readings = this.readings.filter((at) => now - at < withinMs);
    const wait = this.readings.length >= manyReadings ? pauseMs : batchMs;
    this.timer = setTimeout(() => void this.read(), wait);
  }

  private async read(): Promise<void> {
    this.timer = null;
    this.isReading = true;
    this.readings.push(Date.now());
    const isShown = this.takeAffected();
    const { client } = this;
    const onScreen = client.getQueryCache().findAll({ type: 'active', predicate: isShown }).length;
    const release = onScreen > 1 ? holdNews() : () => undefined;
    // Somebody's typing is not replaced: what may be edited is only marked.
    void client.invalidateQueries({
      predicate: (query) => isEdited(query.queryKey) && isShown(query),
      refetchType: 'none',
    });
    const reading = client.invalidateQueries({
      predicate: (query) => !isEdited(query.queryKey) && isShown(query),
    });
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, longestMs))]);
    release();
    this.isReading = false;
    this.plan();
  }

  /** Which queries show what was told up to now. */
  private takeAffected(): (query: Query) => boolean {
    const changes = [...this.changes.values()];
    const { isAll } = this;
    this.changes.clear();
    this.isAll = false;
    if (isAll) return ({ queryKey: [first] }) => !(String(first) in notShown);
    return (query) => !isOnePage(query) && changes.some((change) => shows(change, query.queryKey));
  }
}

/** The feed's newest page is a query of its own; those further down are read again when somebody has loaded some. */
function isOnePage({ queryKey: [first, part, , which], state }: Query): boolean {
  if (first !== 'orders' || part !== 'feed' || which !== 'pages') return false;
  const { pages } = (state.data ?? {}) as { pages?: unknown[] };
  return (pages?.length ?? 0) < 2;
}

const held: (() => void)[] = [];
let holders = 0;

/** Keeps answers from being shown one by one: a count and the list beside it change at the same moment. */
function holdNews(): () => void {
  if (holders === 0) notifyManager.setScheduler((callback) => void held.push(callback));
  holders += 1;
  let isHolding = true;
  const release = () => {
    if (!isHolding) return;
    isHolding = false;
    clearTimeout(timer);
    holders -= 1;
    if (holders > 0) return;
    notifyManager.setScheduler((callback) => setTimeout(callback, 0));
    notifyManager.batch(() => held.splice(0).forEach((callback) => callback()));
  };
  const timer = setTimeout(release, togetherMs);
  return release;
}
