import { hash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { currentCaller } from '../../../kernel/caller.js';
import { NotFound } from '../../../platform/http/errors.js';
import { isRead } from '../../../platform/http/pages-of-the-web.js';
import { calendarPath } from '../../../platform/http/short-links.js';

const calendarAddress = new RegExp(`^(?:/api)?${calendarPath}([A-Za-z0-9_-]{40})\\.ics$`);

/**
 * Answers calendar programs. The address is the proof, so it is not in the log, no search engine keeps it, and of a link that was ended
 * nobody keeps the calendar: programs ask each time, and are told that nothing has changed by the tag of the content.
 */
export function serveCalendars(): Middleware {
  const serve = async (context: Context, token: string): Promise<void> => {
    context.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
    const { calendars } = context.frakto.services;
    const file = await calendars.readCalendar(token, currentCaller().address ?? context.ip);
    if (file === null) throw new NotFound();
    context.set('Cache-Control', 'private, no-cache');
    context.etag = hash('sha256', file, 'base64url').slice(0, 27);
    context.status = 200;
    context.type = 'text/calendar; charset=utf-8';
    context.set('Content-Disposition', 'inline; filename="frakto.ics"');
    context.body = file;
    if (context.fresh) context.status = 304;
  };
  return (context, next): Promise<void> => {
    const token = calendarAddress.exec(context.path)?.[1];
    return token !== undefined && isRead(context) ? serve(context, token) : next();
  };
}
