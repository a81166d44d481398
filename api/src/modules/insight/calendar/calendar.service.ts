import { hash, randomBytes } from 'node:crypto';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { quotedWindows } from '../../../kernel/order/time-windows.js';
import { isUiLanguage, type UiLanguage } from '../../../kernel/text/language.js';
import { zoneOfPlace } from '../../../kernel/time/time-zones.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { calendarPath } from '../../../platform/http/short-links.js';
import { calendarFile, type CalendarEvent } from './calendar-file.js';
import { calendarTexts } from './calendar-texts.js';
import type { CalendarLink, CalendarScope, NewCalendarLink } from './calendar.dto.js';

/** Days that a calendar shows before and after the present one. */
const daysShown = { before: 30, after: 180 };
/** How far an agreed time may be from the one that was asked for, in days: the latter is what indexes find. */
const daysOfSlack = 60;
/** Routes that a calendar shows at most: what is still to come before what is over. */
const mostRoutes = 3_000;
/** How long a loading takes where nothing is said, in milliseconds. */
const usualMs = 3_600_000;
/** The last use of a link is written at most so often. */
const useWrittenEvery = '10 minutes';

interface Subscription {
  id: number;
  scope: CalendarScope;
  userId: number;
  companyId: number;
  company: string;
  language: string;
}

interface CalendarRoute {
  id: number;
  order_id: number;
  client_name: string | null;
  client_reference: string | null;
  our_reference: string | null;
  pallets_count: number;
  weight: number;
  cargo_type: string;
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date;
  pickup_until: Date | null;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date;
  delivery_until: Date | null;
  quoted_pickup: Date | null;
  quoted_delivery: Date | null;
  carrier_name: string | null;
  truck_plates: string | null;
  trailer_plates: string | null;
  changed_at: Date;
}

interface CalendarServiceDeps {
  db: Database;
  limits: RateLimits;
  clock: Clock;
  publicUrl: string;
}

/**
 * Loadings and unloadings for calendar programs, which read them by a secret link. Of a link its hash alone is kept; it belongs to a
 * person and ends, by triggers, when their account is turned off or they leave the company. No calendar tells a price.
 */
export class CalendarService {
  constructor(private readonly deps: CalendarServiceDeps) {}

  async listLinks({ companyId, userId }: Member): Promise<CalendarLink[]> {
    const { rows } = await sql<CalendarLink>`
      select scope, created_at, last_used_at from calendar_links
      where company_id = ${companyId} and user_id = ${userId} order by scope desc`.execute(
      this.deps.db.reads,
    );
    return rows;
  }

  /** Makes a link; the former one of the kind ends. */
  async createLink(member: Member, scope: CalendarScope): Promise<NewCalendarLink> {
    const { companyId, userId } = member;
    const token = randomBytes(30).toString('base64url');
    await this.deps.db.inCompany(companyId, async (unit) => {
      await sql`
        insert into calendar_links (company_id, user_id, scope, token_hash)
        values (${companyId}, ${userId}, ${scope}, ${hashOf(token)})
        on conflict (user_id, scope) do update set company_id = excluded.company_id, token_hash = excluded.token_hash,
          created_at = now(), last_used_at = null`.execute(connectionOf(unit));
    });
    const link = (await this.listLinks(member)).find((one) => one.scope === scope);
    // Somebody has ended it in this moment.
    if (!link) throw new NotFound();
    return { ...link, url: `${this.deps.publicUrl}${calendarPath}${token}.ics` };
  }

  /** Ends a link, also one that is not there. */
  async deleteLink({ companyId, userId }: Member, scope: CalendarScope): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) => {
      await sql`delete from calendar_links where company_id = ${companyId} and user_id = ${userId} and scope = ${scope}`.execute(
        connectionOf(unit),
      );
    });
  }

  /**
   * The calendar of a link; null when there is none.
   * @param address of who asks, for guesses
   * @throws {TooManyRequests}
   */
  async readCalendar(token: string, address: string): Promise<string | null> {
    const subscription = await this.findSubscription(token);
    if (!subscription) {
      await this.deps.limits.consume('link-guess', address);
      return null;
    }
    await this.deps.limits.consume('calendar', String(subscription.id));
    await this.noteUse(subscription.id);
    const language = isUiLanguage(subscription.language) ? subscription.language : 'en';
    const routes = await this.findRoutes(subscription);
    const events = routes
      .flatMap((route) => this.eventsOf(route, language))
      .sort((one, other) => one.start.getTime() - other.start.getTime() || (one.uid < other.uid ? -1 : 1));
    return calendarFile({
      name: calendarTexts[language][subscription.scope](subscription.company),
      events,
    });
  }

  private async findSubscription(token: string): Promise<Subscription | null> {
    const { rows } = await sql<Subscription>`
      select l.id, l.scope, l.user_id as "userId", l.company_id as "companyId", c.name as company,
        p.default_language as language
      from calendar_links l join identity_people p on p.id = l.user_id join identity_companies c on c.id = l.company_id
      where l.token_hash = ${hashOf(token)} and p.is_active and not p.is_admin and p.company_id = l.company_id`.execute(
      this.deps.db.reads,
    );
    return rows[0] ?? null;
  }

  /** What is carried for certain, from the client's yes on, in the days that calendars show: the next and then the last of it. */
  private async findRoutes({ companyId, userId, scope }: Subscription): Promise<CalendarRoute[]> {
    const now = this.deps.clock.now();
    const at = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
    const [from, to] = [at(-daysShown.before), at(daysShown.after)];
    const [begin, end] = [
      sql`coalesce(r.quoted_pickup, r.pickup_date)`,
      sql`coalesce(r.quoted_delivery, r.delivery_date)`,
    ];
    const whose = scope === 'own' ? sql`coalesce(r.assignee_id, r.user_id) = ${userId}` : sql`true`;
    const { rows } = await sql<CalendarRoute>`
      select r.* from shipment_calendar r
      where r.company_id = ${companyId} and r.status >= ${OrderStatus.AcceptedByClient}
        and r.status <> ${OrderStatus.RejectedByClient} and ${whose}
        and ${end} >= ${from} and ${begin} < ${to}
        and r.delivery_date >= ${at(-daysShown.before - daysOfSlack)} and r.pickup_date < ${at(daysShown.after + daysOfSlack)}
      order by ${end} < ${now}, case when ${end} >= ${now} then ${begin} end, ${end} desc, r.id
      limit ${mostRoutes}`.execute(this.deps.db.lists);
    return rows;
  }

  private eventsOf(route: CalendarRoute, language: UiLanguage): CalendarEvent[] {
    const t = calendarTexts[language];
    const windows = quotedWindows(route, {
      pickup_date: route.quoted_pickup,
      delivery_date: route.quoted_delivery,
    });
    const references = [route.client_reference, route.our_reference].filter(Boolean).join(', ');
    const plates = [route.truck_plates, route.trailer_plates].filter(Boolean).join(' / ');
    const facts: readonly (readonly [string, string | null])[] = [
      [t.route, `${route.pickup_city} → ${route.delivery_city}`],
      [t.load, `${route.cargo_type}, ${route.pallets_count} ${t.pallets}, ${route.weight} kg`],
      [t.client, route.client_name],
      [t.carrier, route.carrier_name],
      [t.vehicle, plates],
      [t.reference, references],
    ];
    const description = facts
      .filter(([, value]) => value)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n');
    const { host } = new URL(this.deps.publicUrl);
    return (['pickup', 'delivery'] as const).map((end) => {
      const start = route[`quoted_${end}`] ?? route[`${end}_date`];
      const until = windows[`${end}_until`];
      const city = route[`${end}_city`];
      return {
        uid: `route-${route.id}-${end}@${host}`,
        start,
        end: until && until > start ? until : new Date(start.getTime() + usualMs),
        zone: zoneOfPlace(route[`${end}_country`]),
        summary: `${t[end]}: ${city} · #${route.order_id}${route.client_name ? ` ${route.client_name}` : ''}`,
        location: `${route[`${end}_street`]}, ${route[`${end}_post_code`]} ${city}, ${route[`${end}_country`]}`,
        description,
        url: `${this.deps.publicUrl}/offer/${route.order_id}`,
        changedAt: route.changed_at,
      };
    });
  }

  /** Now and then; that it cannot be written is no reason to refuse the calendar. */
  private async noteUse(id: number): Promise<void> {
    await sql`
      update calendar_links set last_used_at = now()
      where id = ${id} and (last_used_at is null or last_used_at < now() - ${useWrittenEvery}::interval)`
      .execute(this.deps.db.notes)
      .catch(() => undefined);
  }
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
