import Globe from 'lucide-react/icons/globe';
import { Tag } from '../components/tag';
import { useT } from '../i18n/use-t';

/** Whether a record is the company's own, or one of the global database. */
export function SourceTag({ source }: { source: 'personal' | 'global' }) {
  const t = useT();
  return source === 'global' ? (
    <Tag icon={Globe}>{t('directory.source.global')}</Tag>
  ) : (
    <Tag tone="line">{t('directory.source.personal')}</Tag>
  );
}
