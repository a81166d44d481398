import type { orderTerms as English } from './order-terms.en';

/** Texts of the settings for the terms of orders to carriers. */
export const orderTerms = {
  title: 'Warunki zleceń dla przewoźników',
  use: 'Stoją w pliku PDF, który przewoźnik dostaje ze zleceniem',
  text: 'Jeden akapit w wierszu; akapity są numerowane, chyba że ponumerujesz je samodzielnie. Język zależy od kraju przewoźnika. Gdzie pole jest puste, obowiązują warunki wbudowane.',
  language: {
    pl: { title: 'Po polsku', text: 'Dla przewoźników z Polski i bez podanego kraju.' },
    no: { title: 'Po norwesku', text: 'Dla przewoźników z Norwegii.' },
    en: { title: 'Po angielsku', text: 'Dla wszystkich innych przewoźników.' },
  },
  field: {
    pl: 'Własne warunki po polsku',
    no: 'Własne warunki po norwesku',
    en: 'Własne warunki po angielsku',
  },
  builtIn: 'Warunki wbudowane',
  start: 'Zacznij od wbudowanych',
  done: 'Zapisano warunki',
} satisfies typeof English;
