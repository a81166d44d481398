import { Get, Route, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { Problem } from '../../../platform/http/api-types.js';
import { Response } from '../../../platform/http/problem-codes.js';
import type { Liveness, Readiness } from './health.dto.js';

@Route('health')
@Tags('Health')
export class HealthController extends ApiController {
  /**
   * The process answers; 503 for half a minute after it was blocked for longer than `LIVE_LIMIT`, so that whoever watches
   * it hears of that.
   */
  @Get('live')
  // Has tsoa describe what a problem is; every operation can answer this one.
  @Response<Problem>(500, 'A failure of the server')
  @Response<'was_blocked'>(503, 'Was blocked')
  async getLiveness(): Promise<Liveness> {
    return Promise.resolve(this.scope.services.health.getLiveness());
  }

  /**
   * Database and jobs can be used, and how mail server and storage are; 503 when database or jobs cannot be used, and for half
   * a minute after the process was blocked for longer than `LIVE_LIMIT`.
   */
  @Get('ready')
  @Response<'was_blocked'>(503, 'Not ready')
  async getReadiness(): Promise<Readiness> {
    return this.scope.services.health.getReadiness();
  }
}
