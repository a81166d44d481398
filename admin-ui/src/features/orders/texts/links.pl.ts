import type { links as English } from './links.en';

export const links = {
  form: 'Link do formularza',
  passedOn: {
    button: 'Link przekazano',
    done: 'Zapisano, że link dotarł inną drogą: %{email}',
    failed: 'Nie zapisano, że link przekazano',
  },
  copied: 'Skopiowano link',
  copiedUntil: 'Skopiowano link, ważny do %{date}',
  failed: 'Nie udało się utworzyć linku',
  manualTitle: 'Skopiuj link',
  manualText: 'Przeglądarka nie pozwoliła na kopiowanie. Skopiuj poniższy adres.',
  label: 'Adres',
  open: 'Otwórz w nowej karcie',
} satisfies typeof English;
