import { Get, Queries, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/api-controller.js';
import type { AuditLogPage, AuditLogQuery } from './audit-log.dto.js';

@Route('audit-log')
@Tags('Audit log')
export class AuditLogController extends ApiController {
  /** Who did what, the newest first: an owner reads the company's entries, an administrator those of all. */
  @Get()
  @Security('bearer', ['owner-or-administrator'])
  async listAuditLog(@Queries() query: AuditLogQuery): Promise<AuditLogPage> {
    return this.scope.services.auditLog.listEntries(this.scope.user, query);
  }
}
