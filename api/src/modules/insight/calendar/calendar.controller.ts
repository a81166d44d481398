import { Body, Delete, Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { CalendarLinkInput, CalendarLinkList, CalendarScope, NewCalendarLink } from './calendar.dto.js';

@Route('calendar-links')
@Tags('Settings')
@Security('bearer', ['member'])
export class CalendarLinkController extends ApiController {
  /** One's links for calendar programs: at most one for one's own orders and one for those of the company. */
  @Get()
  async listCalendarLinks(): Promise<CalendarLinkList> {
    return { items: await this.scope.services.calendars.listLinks(this.scope.member) };
  }

  /**
   * Makes a link by which a calendar program reads loadings and unloadings, iCalendar by RFC 5545; the former one of the same kind
   * ends. Its address is in this answer and nowhere else. It ends when the account is turned off or leaves the company.
   */
  @Post()
  @SuccessResponse(201)
  async createCalendarLink(@Body() { scope }: CalendarLinkInput): Promise<NewCalendarLink> {
    return this.scope.services.calendars.createLink(this.scope.member, scope);
  }

  /** Ends a link: the next program that brings it is refused. One that is not there is ended as well. */
  @Delete('{scope}')
  @SuccessResponse(204)
  async deleteCalendarLink(@Path() scope: CalendarScope): Promise<void> {
    await this.scope.services.calendars.deleteLink(this.scope.member, scope);
  }
}
