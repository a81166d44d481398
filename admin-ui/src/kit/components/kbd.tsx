import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useT } from '../i18n/use-t';

/** A key as it is printed on the keyboard; devices that are touched have none. */
export const Kbd = styled('kbd')({
  display: 'inline-block',
  minWidth: 18,
  padding: '0 4px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r1)',
  background: 'var(--sunken)',
  color: 'var(--text-3)',
  font: '500 11px/16px var(--font)',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { display: 'none' },
});

/** A key, or keys that are pressed together, as they are printed on the keyboard: `ctrl+k` is “Ctrl K”. */
export function printed(key: string): string {
  return key
    .split('+')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

/** That Ctrl and Enter send what is typed; nothing where there are no such keys. */
export function SendKeys() {
  const t = useT();
  // On phones a hint at these keys helps nobody.
  const hasKeys = !useMediaQuery('(pointer: coarse)', { noSsr: true });
  if (!hasKeys) return null;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Kbd>Ctrl Enter</Kbd> {t('common.action.sends')}
    </span>
  );
}
