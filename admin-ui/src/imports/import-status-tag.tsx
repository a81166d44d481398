import type { ImportStatus } from '@frakto/sdk/enums';
import { Tag } from '../components/tag';
import { useT } from '../i18n/use-t';
import type { Import } from './choices';
import { progressOf } from './import-progress';

const tones = { uploaded: 'line', running: 'fast', done: 'good', failed: 'bad' } as const satisfies Record<
  ImportStatus,
  string
>;

/** Where an import stands. */
export function ImportStatusTag({ imported }: { imported: Import }) {
  const t = useT();
  const { status } = imported;
  return (
    <Tag tone={tones[status]}>
      {status === 'running'
        ? t('imports.list.percent', { percent: Math.floor(progressOf(imported) * 100) })
        : t(`imports.status.${status}`)}
    </Tag>
  );
}
