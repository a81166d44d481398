import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql } from '../../../platform/db/sql.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { EmailTemplateDto, EmailTemplatePage, EmailTemplateType } from './template.dto.js';

const templateColumns = sql`t.id, t.template_type, t.subject, t.body, t.updated_at, t.version`;

const sortFields = ['id', 'template_type', 'updated_at'] as const;

/** The company's own templates as they were entered, by type unless told otherwise. */
export function listTemplates(reads: Reads, companyId: number, query: ListQuery): Promise<EmailTemplatePage> {
  const sort = sortOf(query.sort, sortFields, { field: 'template_type', descending: false });
  return listPage<EmailTemplateDto>(
    reads,
    {
      table: 'email_templates',
      columns: templateColumns,
      where: [sql`t.company_id = ${companyId}`],
      search: query.q,
      orderBy: byField(sort),
    },
    pageOf(query),
  );
}

/** One of the company's own templates, by its id or its type. */
export async function findTemplate(
  reads: Reads,
  companyId: number,
  which: { id: number } | { type: EmailTemplateType },
): Promise<EmailTemplateDto | null> {
  const isThat = 'id' in which ? sql`t.id = ${which.id}` : sql`t.template_type = ${which.type}`;
  const { rows } = await sql<EmailTemplateDto>`
    select ${templateColumns} from email_templates t where t.company_id = ${companyId} and ${isThat}`.execute(
    reads,
  );
  return rows[0] ?? null;
}
