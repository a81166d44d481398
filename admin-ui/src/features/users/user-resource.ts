import type { Schemas } from '../../kit/api/types';

/** A user as administrators see them. */
export type User = Schemas['UserDto'];

/** The name of users among react-admin's resources, and their screen's path. */
export const userResource = 'user-management';
