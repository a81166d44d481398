import { useColorScheme } from '@mui/material/styles';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useMe } from '../../api/session';
import { locales } from '../../i18n/locale';
import { useLocale } from '../../i18n/locale-provider';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { hasCompany, navigationFor } from '../navigation';
import { useChooseLocale } from '../use-choose-locale';
import { useSignOut } from '../use-sign-out';
import { matches } from './match';
import type { PaletteItem, PaletteSection } from './palette-item';

/** What can be done from anywhere, as far as it fits what was typed. */
export function useCommands(typed: string): PaletteSection {
  const t = useT();
  const me = useMe();
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale();
  const { mode, setMode } = useColorScheme();
  const signOut = useSignOut();

  const additions: PaletteItem[] = hasCompany(me)
    ? [
        {
          id: 'new-order',
          icon: Plus,
          text: t('shell.palette.newOrder'),
          keys: ['N'],
          to: paths.newOrder,
        },
        { id: 'new-client', icon: Plus, text: t('shell.palette.newClient'), to: paths.newClient },
        {
          id: 'new-subcontractor',
          icon: Plus,
          text: t('shell.palette.newSubcontractor'),
          to: paths.newSubcontractor,
        },
      ]
    : [];
  const places = navigationFor(me).map((entry): PaletteItem => ({
    id: `go-${entry.key}`,
    icon: entry.icon,
    text: t('shell.palette.goTo', { place: t(entry.label) }),
    keys: ['G', entry.key.toUpperCase()],
    to: entry.to,
  }));
  const themes = (['light', 'dark', 'system'] as const)
    .filter((value) => value !== mode)
    .map((value): PaletteItem => ({
      id: `theme-${value}`,
      icon: SunMoon,
      text: t('shell.palette.themeTo', { name: t(`shell.theme.${value}`) }),
      run: () => setMode(value),
    }));
  const languages = locales
    .filter((code) => code !== locale)
    .map((code): PaletteItem => ({
      id: `language-${code}`,
      icon: Languages,
      text: t('shell.palette.languageTo', { name: t(`shell.language.${code}`) }),
      run: () => chooseLocale(code),
    }));
  const leave: PaletteItem = { id: 'sign-out', icon: LogOut, text: t('shell.logout'), run: signOut };

  const all = [...additions, ...places, ...themes, ...languages, leave];
  return {
    title: t('shell.palette.commands'),
    items: all.filter((item) => matches(item.text, typed)),
  };
}
