/** A group of carriers: which, their names say. */
export interface DemoGroup {
  name: string;
  description: string | null;
  color: string;
  members: readonly string[];
}

/** Groups of the first demo company. */
export const balticGroups: readonly DemoGroup[] = [
  {
    name: 'Norwegia południowa',
    description: 'Oslo, Drammen, Kristiansand i Stavanger; odpowiadają tego samego dnia',
    color: '#3B82F6',
    members: [
      'Skandia Cargo AS',
      'Oslofjord Frakt AS',
      'Sørvest Logistikk AS',
      'Agder Frakt AS',
      'Nordtrans Gdynia Sp. z o.o.',
      'Baltic Carriers UAB',
      'Karmøy Kjøletransport AS',
    ],
  },
  {
    name: 'Norwegia północna',
    description: 'Bodø, Tromsø i dalej; stawki ze zjazdem na prom',
    color: '#7C3AED',
    members: ['Kurjer Nord AS', 'Nordland Bil AS', 'Trøndelag Spedisjon AS', 'Nordkapp Frakt AS'],
  },
  {
    name: 'Chłodnie',
    description: 'Transport w temperaturze kontrolowanej, od −20 °C do +8 °C, z rejestratorem',
    color: '#0D9488',
    members: [
      'Chłodnia na Kołach',
      'Mazur-Trans',
      'Fjord Express AS',
      'Karmøy Kjøletransport AS',
      'Żuławy Trans',
    ],
  },
  {
    name: 'Niemcy i tranzyt',
    description: null,
    color: '#D97706',
    members: [
      'Hansa Linie GmbH',
      'Berliner Frachtkontor GmbH',
      'Euro-Truck Śląsk S.A.',
      'Bremer Fernverkehr GmbH',
    ],
  },
  {
    name: 'Stawki kontraktowe',
    description: 'Stałe stawki do końca roku; pytać przed giełdą',
    color: '#DC2626',
    members: [
      'Skandia Cargo AS',
      'Trans-Pol Logistyka Sp. z o.o.',
      'Kurjer Nord AS',
      'Oslofjord Frakt AS',
      'Pomorze Transport',
      'Berliner Frachtkontor GmbH',
    ],
  },
];

/** Groups of the other demo company. */
export const rivalGroups: readonly DemoGroup[] = [
  {
    name: 'Østlandet',
    description: 'Faste avtaler, samme dag',
    color: '#16A34A',
    members: ['Viking Frakt AS', 'Polski Szlak Sp. z o.o.', 'Elbe Logistik GmbH'],
  },
];
