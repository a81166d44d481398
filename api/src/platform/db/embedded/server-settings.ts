import { totalmem } from 'node:os';

/** PostgreSQL settings by name; values as one writes them in `postgresql.conf`. */
export type ServerSettings = Record<string, string>;

const MEGABYTE = 1024 * 1024;

/** Settings of a production server, sized by the machine's memory, of which the server is not the only user. */
export function productionSettings(): ServerSettings {
  const memory = Math.floor(totalmem() / MEGABYTE);
  return {
    max_connections: '100',
    shared_buffers: `${clamp(Math.floor(memory / 8), 64, 1024)}MB`,
    effective_cache_size: `${clamp(Math.floor(memory / 2), 256, 16384)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    synchronous_commit: 'on',
    random_page_cost: '1.1',
    // Short questions by index: compiling them costs more than it brings.
    jit: 'off',
    // The covering indexes answer from the index alone only while the visibility map is fresh.
    autovacuum: 'on',
    autovacuum_naptime: '15s',
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_vacuum_insert_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.02',
    // What people entered is in statements, their parameters and the details of errors: none of it belongs into a log. What
    // fails or takes long, the product's own log tells without it.
    log_min_duration_statement: '-1',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_line_prefix: '%m [%p] %d ',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
}

/** For tests: nothing has to survive, everything has to be quick. */
export function testSettings(): ServerSettings {
  return {
    ...productionSettings(),
    shared_buffers: '128MB',
    // Three files at a time, and one of them may run several products, each with all its pools.
    max_connections: '400',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    // The files may lie in memory.
    max_wal_size: '512MB',
    // The password protects nothing: a connection costs the work that it makes guessing cost.
    scram_iterations: '1',
    max_wal_senders: '0',
  };
}

/** Reachable from this machine only, over TCP: the address then is the same kind as that of any other server. */
export function networkSettings(port: number): ServerSettings {
  return { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' };
}

/** Settings as arguments of the server program. */
export function asArguments(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
