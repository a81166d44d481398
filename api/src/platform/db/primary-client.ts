import pg from 'pg';

/** A server that can only be read from, where one was asked for that takes writes. */
class ReadOnlyServer extends Error {
  override readonly name = 'ReadOnlyServer';
  readonly code = 'READ_ONLY_SERVER';

  constructor(host: string, port: number) {
    super(`The server ${host}:${port} is a standby: it takes no writes`);
  }
}

interface Host {
  host: string;
  port: number;
}

/** The servers of one address, of which one is the primary, and which of them is tried next. */
class Hosts {
  #at = 0;

  constructor(private readonly all: readonly Host[]) {}

  get count(): number {
    return this.all.length;
  }

  /** Null where the address names a single server. */
  get current(): Host | null {
    return this.all[this.#at] ?? null;
  }

  /** Goes on to the next one, unless somebody else has since the failure began. */
  passOver(failed: Host): void {
    if (failed === this.current) this.#at = (this.#at + 1) % this.all.length;
  }
}

/** By the servers that they name: all connections of a process look for the primary together. */
const known = new Map<string, Hosts>();
const parameter = 'hosts';
const usualPort = 5432;

function hostsOf(url: string): Hosts {
  const text = URL.canParse(url) ? (new URL(url).searchParams.get(parameter) ?? '') : '';
  const hosts = known.get(text) ?? new Hosts(text === '' ? [] : text.split(',').map(hostOf));
  known.set(text, hosts);
  return hosts;
}

function hostOf(text: string): Host {
  const { hostname, port } = new URL(`postgresql://${text}`);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? usualPort : Number(port) };
}

/**
 * An address that names several servers as PostgreSQL's own clients write it, `postgresql://user@one:5432,two:5432/database`, as one that
 * names the first and keeps the others among its parameters. Anything else stays as it is.
 */
export function withOneHost(url: string): string {
  const [, before = '', hosts = '', behind = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#@]+)([/?#].*)?$/s.exec(url) ?? [];
  const names = hosts.split(',');
  const [first = ''] = names;
  if (names.length < 2 || names.some((name) => !URL.canParse(`postgresql://${name}`))) return url;
  const address = new URL(`${before}${first}${behind}`);
  address.searchParams.set(parameter, hosts);
  return address.href;
}

/** The addresses of all servers that an address names, each by itself. */
export function eachHostOf(url: string): string[] {
  const address = new URL(url);
  const hosts = address.searchParams.get(parameter)?.split(',') ?? [address.host];
  return hosts.map((text) => {
    const { host, port } = hostOf(text);
    const hostname = host.includes(':') ? `[${host}]` : host;
    return Object.assign(new URL(address), { hostname, port: String(port) }).href;
  });
}

/** The server told no. Whoever is asked next would say the same. */
const refusals = /^(28|3D|42|53)/;

/** What pg knows of itself beyond its types. */
interface Internals {
  host: string;
  port: number;
  connection: {
    on(
      event: 'parameterStatus',
      tell: (status: { parameterName: string; parameterValue: string }) => void,
    ): void;
  };
}

/**
 * A connection to the server that takes writes: one that is a standby is refused as if it were away, and where the address names several,
 * the next try goes to the next one. So connections find the new primary after a failover, by several names or by one that has moved.
 */
export class PrimaryClient extends pg.Client {
  readonly #hosts: Hosts;
  #isStandby = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.#hosts = hostsOf((typeof config === 'string' ? config : config?.connectionString) ?? '');
    // Servers from version 14 on say it before they are asked.
    this.#internals.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.#isStandby = parameterValue === 'on';
    });
  }

  get #internals(): Internals {
    return this;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
    const host = this.#hosts.current;
    const internals = this.#internals;
    if (host) Object.assign(internals, host);
    const outcome = (error: Error | null): Error | null => {
      const failure = error ?? (this.#isStandby ? new ReadOnlyServer(internals.host, internals.port) : null);
      if (failure && !error) void super.end().catch(() => undefined);
      const { code } = (failure ?? {}) as { code?: unknown };
      if (host && failure && !(typeof code === 'string' && refusals.test(code))) this.#hosts.passOver(host);
      return failure;
    };
    if (callback) return super.connect((error: Error | null) => callback(outcome(error)));
    return new Promise((resolve, reject) => {
      super.connect((error: Error | null) => {
        const failure = outcome(error);
        if (failure) reject(failure);
        else resolve(this);
      });
    });
  }
}

/** Has a pool that somebody else makes connect to the primary. */
export function toPrimary(pool: pg.Pool): void {
  (pool as unknown as { Client: typeof pg.Client }).Client = PrimaryClient;
}

/**
 * Looks for the primary among the servers of an address, each once.
 * @throws why the last one is not it
 */
export async function findPrimary(url: string): Promise<void> {
  for (let left = hostsOf(url).count; left > 0; left -= 1) {
    const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

/**
 * Has a pool let go of connections whose server says that it takes no writes any more (25006): the next ones find the primary. Who is told
 * so is told as if the server were away.
 */
export function dropReadOnly(pool: pg.Pool): void {
  const stale = new WeakSet<pg.PoolClient>();
  pool.on('release', (_error: unknown, client: pg.PoolClient) => {
    if (stale.has(client)) void (client as unknown as pg.Client).end().catch(() => undefined);
  });
  pool.on('connect', (client) => {
    type Query = (...words: unknown[]) => unknown;
    const query = client.query.bind(client) as Query;
    const look = (error: unknown): void => {
      if ((error as { code?: unknown } | null)?.code !== '25006') return;
      stale.add(client);
      (error as { code: string }).code = 'READ_ONLY_SERVER';
    };
    const looking: Query = (...words) => {
      const done = words.at(-1);
      if (typeof done === 'function') {
        return query(...words.slice(0, -1), (...outcome: unknown[]): unknown => {
          look(outcome[0]);
          return (done as Query)(...outcome);
        });
      }
      const answer = query(...words);
      if (answer instanceof Promise) answer.catch(look);
      return answer;
    };
    client.query = looking as typeof client.query;
  });
}
