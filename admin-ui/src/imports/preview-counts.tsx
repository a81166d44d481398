import type { Schemas } from '../api/types';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { Counts } from './counts';

interface PreviewCountsProps {
  preview: Schemas['ImportPreview'];
  /** Rows that would be entered. */
  count: number;
  isSkipping: boolean;
}

/** How many rows would be entered, passed over and refused. */
export function PreviewCounts({ preview, count, isSkipping }: PreviewCountsProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <Counts
      counts={[
        { name: t('imports.preview.enterable'), value: number(count), tone: 'good' },
        {
          name: t('imports.preview.duplicates'),
          value: number(preview.duplicates),
          hint: t(isSkipping ? 'imports.preview.duplicatesSkipped' : 'imports.preview.duplicatesAdded'),
        },
        ...(preview.collected > 0
          ? [
              {
                name: t('imports.preview.collected'),
                value: number(preview.collected),
                hint: t('imports.preview.collectedHint'),
              },
            ]
          : []),
        {
          name: t('imports.preview.faulty'),
          value: number(preview.faulty),
          hint: t('imports.preview.faultyHint'),
          ...(preview.faulty > 0 && { tone: 'bad' as const }),
        },
      ]}
    />
  );
}
