import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import SunMoon from 'lucide-react/icons/sun-moon';
import { ChoiceMenu } from '../components/choice-menu';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { useLocale } from '../i18n/locale-provider';
import { locales } from '../i18n/locale';
import { useShell } from './shell-context';
import styles from './sidebar.module.css';
import { useChooseLocale } from './use-choose-locale';

const modes = ['light', 'dark', 'system'] as const;

/** Language, theme, list of keys. */
export function SidebarTools({ mini }: { mini: boolean }) {
  const t = useT();
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale();
  const { mode = 'system', setMode } = useColorScheme();
  const { openKeys } = useShell();
  return (
    <div className={styles['tools']}>
      <ChoiceMenu
        upwards
        label={t('shell.language.label', { name: t(`shell.language.${locale}`) })}
        icon={<Icon of={Languages} />}
        text={mini ? null : locale.toUpperCase()}
        value={locale}
        options={locales.map((code) => ({ value: code, label: t(`shell.language.${code}`), lang: code }))}
        onChoose={chooseLocale}
      />
      <ChoiceMenu
        upwards
        label={t('shell.theme.label', { name: t(`shell.theme.${mode}`) })}
        icon={<Icon of={SunMoon} />}
        text={null}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
        onChoose={setMode}
      />
      {!mini && (
        <IconButton size="small" aria-label={t('shell.keyboard.title')} title="?" onClick={openKeys}>
          <Icon of={Keyboard} />
        </IconButton>
      )}
    </div>
  );
}
