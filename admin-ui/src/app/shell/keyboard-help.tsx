import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useMe } from '../../kit/api/session';
import { Icon } from '../../kit/components/icon';
import { Kbd } from '../../kit/components/kbd';
import { useT } from '../../kit/i18n/use-t';
import { hasCompany, navigationFor } from '../../kit/navigation';

/** Every key of the product, in one list. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  const me = useMe();
  const id = useId();
  const general: [text: string, keys: string[]][] = [
    [t('shell.keyboard.palette'), ['Ctrl K']],
    [t('shell.keyboard.focusSearch'), ['/']],
    [t('shell.keyboard.rows'), ['J', 'K']],
    [t('shell.keyboard.nextStep'), ['.']],
    [t('shell.keyboard.chat'), ['C']],
    ...(hasCompany(me) ? [[t('shell.keyboard.newOrder'), ['N']] as [string, string[]]] : []),
    [t('shell.keyboard.send'), ['Ctrl Enter']],
    [t('shell.keyboard.close'), ['Esc']],
    [t('shell.keyboard.help'), ['?']],
  ];
  const goTo = navigationFor(me).map((entry): [string, string[]] => [
    t(entry.label),
    ['G', entry.key.toUpperCase()],
  ]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <DialogTitle id={id}>
        <span style={{ flex: 1 }}>{t('shell.keyboard.title')}</span>
        <IconButton size="small" aria-label={t('common.action.close')} onClick={onClose} autoFocus>
          <Icon of={X} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <KeyList title={t('shell.keyboard.general')} rows={general} between="/" />
        <KeyList title={t('shell.keyboard.goTo')} rows={goTo} between={t('shell.keyboard.then')} />
      </DialogContent>
    </Dialog>
  );
}

const List = styled('section')({
  '& + &': { marginTop: 16 },
  '& h3': { font: '500 12px/16px var(--font)', color: 'var(--text-3)' },
  '& dl > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 36,
    borderBottom: '1px solid var(--line-soft)',
    fontSize: 13,
  },
  '& dd': { fontSize: 12, color: 'var(--text-3)', whiteSpace: 'nowrap' },
});

interface KeyListProps {
  title: string;
  rows: [text: string, keys: string[]][];
  /** Stands between two keys. */
  between: string;
}

function KeyList({ title, rows, between }: KeyListProps) {
  return (
    <List>
      <h3>{title}</h3>
      <dl>
        {rows.map(([text, keys]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key, place) => (
                <span key={key}>
                  {place > 0 && ` ${between} `}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </List>
  );
}
