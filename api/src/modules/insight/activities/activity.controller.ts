import { Get, Post, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { ActivitiesRead, ActivityCounts, ActivityPage, ActivityQuery } from './activity.dto.js';

@Route('activities')
@Tags('Activities')
@Security('bearer', ['member'])
export class ActivityController extends ApiController {
  /** Messages and orders together, what happened last first. An order stands where it changed last. */
  @Get()
  async listActivities(@Queries() query: ActivityQuery): Promise<ActivityPage> {
    return this.scope.services.activities.listActivities(this.scope.member, query);
  }

  /** How many activities of each kind there are, and how many of them nobody has read. */
  @Get('counts')
  async countActivities(): Promise<ActivityCounts> {
    return this.scope.services.activities.countActivities(this.scope.member);
  }

  /** Marks all messages and orders as read. */
  @Post('mark-as-read')
  async markActivitiesAsRead(): Promise<ActivitiesRead> {
    return this.scope.services.activities.markAllAsRead(this.scope.member);
  }
}
