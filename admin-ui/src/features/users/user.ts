import type { Schemas } from '../../kit/api/types';

/** A user as administrators see them. */
export type User = Schemas['UserDto'];

/** The name of users among react-admin's resources, and their screen's path. */
export const userResource = 'user-management';

/** What is open over the list. */
export type UserDialog =
  | { kind: 'add' }
  | { kind: 'password' | 'sessions' | 'second-factor' | 'delete'; user: User }
  | null;
