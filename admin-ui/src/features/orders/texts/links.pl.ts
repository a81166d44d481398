import type { links as English } from './links.en';

export const links = {
  form: 'Link do formularza',
  passedOn: {
    button: 'Link przekazano',
    buttonOf: 'Przekazano link: %{name}',
    done: 'Zapisano, że link dotarł inną drogą: %{email}',
    failed: 'Nie zapisano, że link przekazano',
  },
  copied: 'Skopiowano link',
  copyAll:
    'Kopiuj wszystkie linki (%{smart_count}) |||| Kopiuj wszystkie linki (%{smart_count}) |||| Kopiuj wszystkie linki (%{smart_count})',
  copiedAll:
    'Skopiowano %{smart_count} link z nazwą |||| Skopiowano %{smart_count} linki z nazwami |||| Skopiowano %{smart_count} linków z nazwami',
  copiedUntil: 'Skopiowano link, ważny do %{date}',
  failed: 'Nie udało się utworzyć linku',
  manualTitle: 'Skopiuj link',
  manualText: 'Przeglądarka nie pozwoliła na kopiowanie. Skopiuj poniższy adres.',
  label: 'Adres',
  open: 'Otwórz w nowej karcie',
} satisfies typeof English;
