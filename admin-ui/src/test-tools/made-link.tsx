import Button from '@mui/material/Button';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import type { Schemas } from '../api/types';
import { Icon } from '../components/icon';
import { TextField } from '../components/text-field';
import { useCopy } from '../components/use-copy';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import styles from './test-tools.module.css';

/** A link that was made: to read, to copy, to open. */
export function MadeLink({ link: { url, expires_at: until, sample } }: { link: Schemas['TestLink'] }) {
  const t = useT();
  const format = useFormat();
  const copy = useCopy();
  const copyLink = () =>
    copy(url, { done: t('testTools.link.copied'), failed: t('testTools.link.copyFailed') });
  const lasts = until ? t('testTools.link.until', { date: format.date(until) }) : t('testTools.link.forever');
  return (
    <div className={styles['stack']}>
      <TextField
        label={t('testTools.link.url')}
        value={url}
        readOnly
        multiline
        maxRows={4}
        onFocus={({ target }) => target.select()}
        helperText={sample ? t('testTools.link.sampleText') : lasts}
      />
      <div className={styles['buttons']}>
        <Button variant="outlined" startIcon={<Icon of={Copy} size={14} />} onClick={copyLink}>
          {t('testTools.link.copy')}
        </Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="outlined"
          startIcon={<Icon of={ExternalLink} size={14} />}
        >
          {t('testTools.link.open')}
        </Button>
      </div>
    </div>
  );
}
