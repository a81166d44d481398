/** The process answers. */
export interface Liveness {
  status: 'ok';
}

/** How the parts that a process needs are. */
export interface Readiness {
  status: 'ok';
  version: string;
  database: 'ok';
  jobs: 'ok' | 'off';
  mail: 'ok' | 'captured' | 'unreachable';
  /** Where the files are; a process without them is ready all the same. */
  storage: 'ok' | 'unreachable';
}
