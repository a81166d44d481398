import type { User } from './user-resource';

/** What is open over the list. */
export type UserDialog =
  | { kind: 'add' }
  | { kind: 'password' | 'sessions' | 'second-factor' | 'delete'; user: User }
  | null;
