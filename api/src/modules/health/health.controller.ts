import { Get, Response, Route, Tags } from '@tsoa/runtime';
import { ApiController } from '../../http/api-controller.js';
import type { Problem } from '../../http/api-types.js';
import type { Liveness, Readiness } from './health.dto.js';

@Route('health')
@Tags('Health')
export class HealthController extends ApiController {
  /** The process answers. */
  @Get('live')
  async getLiveness(): Promise<Liveness> {
    return { status: 'ok' };
  }

  /** Database and jobs can be used, and how mail server and storage are; 503 when database or jobs cannot be used. */
  @Get('ready')
  @Response<Problem>(503, 'Not ready')
  async getReadiness(): Promise<Readiness> {
    return this.scope.services.health.getReadiness();
  }
}
