import type { Missing } from '../rules/order-actions.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { MissingDto } from '../../../platform/http/api-types.js';
import { missingText } from '../../../platform/http/problem-texts.js';

/** What a step lacks, in the reader's words. */
export function missingDto({ code, routeIds }: Missing, language: UiLanguage): MissingDto {
  return { code, message: missingText(code, language), ...(routeIds ? { route_ids: [...routeIds] } : {}) };
}
