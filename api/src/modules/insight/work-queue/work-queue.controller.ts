import { Get, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { WorkQueue, WorkQueueQuery } from './work-queue.dto.js';

@Route('work-queue')
@Tags('Activities')
@Security('bearer', ['member'])
export class WorkQueueController extends ApiController {
  /** What waits for an act of the company, by reason, with the one act that each entry waits for. */
  @Get()
  async getWorkQueue(@Queries() query: WorkQueueQuery): Promise<WorkQueue> {
    return this.scope.services.workQueue.read(this.scope.member, query);
  }
}
