import type { Logger } from '../../../kernel/log.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { AuditLogService } from './audit.service.js';

/** Name of the job that signs where the chains of the audit log end. */
const signAuditLogJob = 'audit.sign';

/** May run twice: a place that is signed is not signed again. Each checkpoint is logged, so that the server's log can attest it too. */
export function signAuditLog(auditLog: AuditLogService, log: Logger): JobDefinition<null> {
  return {
    name: signAuditLogJob,
    concurrency: 1,
    async run() {
      for (const checkpoint of await auditLog.signChains()) {
        const { chain, position, hash, signature } = checkpoint;
        log.info({ chain, position, hash, signature }, 'audit log signed');
      }
    },
  };
}
