import type { Fault } from '../../../platform/http/checks.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import { importFields } from './columns.js';
import type { ImportPlan } from './import.dto.js';
import type { Import } from './import.entity.js';

/** @throws {InvalidInput} when a field or a column of the plan is not there, or named twice, or the name is lacking */
export function refuseImpossible(
  { kind, columns }: Pick<Import, 'kind' | 'columns'>,
  { mapping }: ImportPlan,
): void {
  const fields = importFields[kind];
  const faults: Fault[] = mapping.flatMap(({ field, column }, index): Fault[] => {
    const isRepeated = mapping.findIndex((other) => other.field === field) < index;
    if (!fields.includes(field)) {
      return [
        { field: `mapping.${index}.field`, code: 'not_in_list', params: { values: fields.join(', ') } },
      ];
    }
    if (isRepeated) return [{ field: `mapping.${index}.field`, code: 'invalid_value' }];
    if (column < columns.length) return [];
    return [{ field: `mapping.${index}.column`, code: 'too_large', params: { limit: columns.length - 1 } }];
  });
  if (!mapping.some(({ field }) => field === 'name')) faults.push({ field: 'mapping', code: 'required' });
  if (faults.length > 0) throw new InvalidInput(faults);
}
