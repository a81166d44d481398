import { Get, Path, Post, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { JobId, SystemStatus } from './system.dto.js';

@Route('system')
@Tags('Health')
@Security('bearer', ['administrator'])
export class SystemController extends ApiController {
  /** How the installation stands: versions, storage, mail, what waits in the outbox and in the queue of jobs, and what was given up. */
  @Get()
  async getSystem(): Promise<SystemStatus> {
    return this.scope.services.system.read();
  }

  /** Has a job that was given up done again now, with all of its tries before it. */
  @Post('failed-jobs/{id}/retry')
  @SuccessResponse(204)
  @Response<'not_found'>(404, 'The job was not given up, or is not there any more')
  async retryFailedJob(@Path() id: JobId): Promise<void> {
    await this.scope.services.system.retry(id);
  }
}
