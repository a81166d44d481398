import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { EmailTemplateType } from './template.dto.js';

const schema = defineEntity({
  name: 'Template',
  tableName: 'email_templates',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    template_type: p.string().$type<EmailTemplateType>(),
    body: p.text(),
    subject: p.string().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A company's own text of a mail, as it was entered. */
export class Template extends schema.class {}
schema.setClass(Template);
