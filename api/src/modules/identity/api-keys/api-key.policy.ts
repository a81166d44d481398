import type { BodyRules } from '../../../platform/http/checks.js';
import { blankFaults, dateFaults, instantOf } from '../../../platform/http/field-rules.js';

/** A key with a name, whose end is still to come. */
export const apiKeyRules: BodyRules = (body) => {
  const ofDate = dateFaults(body, 'expires_at');
  const end = instantOf(body, 'expires_at');
  const isOver = ofDate.length === 0 && end !== null && end <= Date.now();
  return [
    ...blankFaults(body, 'name'),
    ...ofDate,
    ...(isOver ? [{ field: 'expires_at', code: 'time_passed' as const }] : []),
  ];
};
