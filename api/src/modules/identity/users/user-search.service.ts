import type { Database } from '../../../platform/db/database.js';
import { emailKey, isEmailAddress } from '../../../kernel/contact/email-address.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { FoundUser, UserSearchResult } from './user.dto.js';
import { findByEmailAcrossCompanies, noteFound, searchUsers } from './user.queries.js';

/** Who is connected to the chat; the application gives what the chat knows. */
export interface OnlineUsers {
  /** Those of the users who are there now. */
  onlineAmong(userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Finds users for people who are no administrators, without telling them who else uses the product. */
export class UserSearchService {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly presence: OnlineUsers,
  ) {}

  /**
   * The active user with an address. Limited, since it tells whether an address has an account.
   * @throws {NotFound} `user_not_found`
   */
  async getByEmail({ userId }: Pick<Principal, 'userId'>, email: string): Promise<FoundUser> {
    await this.limits.consume('find-by-email', String(userId));
    const user = await findByEmailAcrossCompanies(this.db.reads, email.trim());
    if (!user) throw new NotFound('user_not_found');
    return user;
  }

  /** Users to write to; nobody when nothing is looked for. Whole addresses are limited: they find strangers. */
  async search(who: Principal, q: string): Promise<UserSearchResult> {
    const text = q.trim();
    if (text === '') return { items: [] };
    if (!who.isAdmin && isEmailAddress(text)) await this.limits.consume('find-user', String(who.userId));
    const found = await searchUsers(this.db.reads, who, text);
    const isStranger = (one: (typeof found)[number]) =>
      !one.is_known && emailKey(one.email) === emailKey(text);
    for (const { id } of found.filter(isStranger)) await noteFound(this.db.writes, who.userId, id);
    // Whether somebody of another company is there is told to who has written with them, not to who knows an address.
    const online = await this.presence.onlineAmong(
      found.flatMap(({ id, is_known }) => (is_known ? [id] : [])),
    );
    return {
      items: found.map(({ is_known: _is, ...user }) => ({ ...user, is_online: online.has(user.id) })),
    };
  }
}
