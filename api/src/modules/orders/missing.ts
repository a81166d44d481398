import type { Missing } from '../../domain/order-actions.js';
import type { UiLanguage } from '../../domain/language.js';
import type { MissingDto } from '../../http/api-types.js';
import { missingText } from '../../http/problem-texts.js';

/** What a step lacks, in the reader's words. */
export function missingDto({ code, routeIds }: Missing, language: UiLanguage): MissingDto {
  return { code, message: missingText(code, language), ...(routeIds ? { route_ids: [...routeIds] } : {}) };
}
