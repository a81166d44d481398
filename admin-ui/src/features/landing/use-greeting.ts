import type { Me } from '../../kit/api/session';
import { showToast } from '../../kit/components/toast-store';
import { isLocale, storeLocale } from '../../kit/i18n/locale';
import { useLocale } from '../../kit/i18n/locale-provider';
import type { Translate } from '../../kit/i18n/use-t';

/** Greets whoever has just signed in, in the language of their account, which the application speaks from then on. `title` takes the place of the usual one. */
export function useGreeting(): (user: Me, title?: string) => Promise<void> {
  const { locale, i18nProvider, setLocale } = useLocale();
  return async (user, title) => {
    const own = user.default_language;
    if (own === locale) storeLocale(locale);
    // The texts of the form are those of the former language.
    const provider = isLocale(own) && own !== locale ? await setLocale(own) : i18nProvider;
    const t: Translate = (key, values) => provider.translate(key, values);
    showToast({
      kind: 'success',
      title: title ?? t('landing.login.success'),
      text: t('landing.welcome', { name: user.name }),
    });
  };
}
