import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { actsByKey, registeredActs, type Act } from '../../kit/acts';
import { DialogHeading } from '../../kit/components/dialog-heading';
import { Kbd, printed } from '../../kit/components/kbd';
import { useT } from '../../kit/i18n/use-t';

/** The keys that work now, read from what is registered, and those of every window. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [groups] = useState(() => actsByKey(registeredActs()));
  const inWindows: KeyListProps['acts'] = [
    { id: 'send', label: t('shell.keyboard.send'), keys: ['ctrl+enter'] },
    { id: 'close', label: t('shell.keyboard.close'), keys: ['esc'] },
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <DialogHeading id={id} onClose={onClose}>
        {t('shell.keyboard.title')}
      </DialogHeading>
      <DialogContent>
        {groups.map(({ heading, acts }) => (
          <KeyList key={heading} title={heading} acts={acts} />
        ))}
        <KeyList title={t('shell.keyboard.windows')} acts={inWindows} />
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
  acts: readonly Pick<Act, 'id' | 'label' | 'keys'>[];
}

function KeyList({ title, acts }: KeyListProps) {
  return (
    <List>
      <h3>{title}</h3>
      <dl>
        {acts.map(({ id, label, keys = [] }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, place) => (
                <span key={key}>
                  {place > 0 && ' / '}
                  <Keys of={key} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </List>
  );
}

/** Keys as they are printed on the keyboard: those of a sequence one after the other. */
function Keys({ of }: { of: string }) {
  const t = useT();
  return of.split(' ').map((key, place) => (
    <span key={place}>
      {place > 0 && ` ${t('shell.keyboard.then')} `}
      <Kbd>{printed(key)}</Kbd>
    </span>
  ));
}
