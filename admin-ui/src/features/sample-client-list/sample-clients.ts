/** A client of the sample. */
export interface SampleClient {
  id: number;
  name: string;
  description: { pl: string; en: string; no: string };
  contact: string;
  phone: string;
  email: string;
  /** ISO 8601 instant. */
  created: string;
}

/** A fixed list that shows what the screen is for; none of these companies exists. */
export const sampleClients: readonly SampleClient[] = [
  {
    id: 1,
    name: 'Stalmet Śląsk Sp. z o.o.',
    description: {
      pl: 'Blachy i profile stalowe, stałe trasy na Bałkany',
      en: 'Steel sheets and profiles, regular routes to the Balkans',
      no: 'Stålplater og profiler, faste ruter til Balkan',
    },
    contact: 'Ewa Piontek',
    phone: '+48 32 555 01 10',
    email: 'transport@stalmet.example',
    created: '2026-02-03T09:00:00.000Z',
  },
  {
    id: 2,
    name: 'Nordfisk Tromsø AS',
    description: {
      pl: 'Mrożone ryby, transport chłodniczy do Polski i Niemiec',
      en: 'Frozen fish, refrigerated transport to Poland and Germany',
      no: 'Frossen fisk, kjøletransport til Polen og Tyskland',
    },
    contact: 'Ingrid Solberg',
    phone: '+47 77 55 01 20',
    email: 'logistikk@nordfisk.example',
    created: '2026-03-17T09:00:00.000Z',
  },
  {
    id: 3,
    name: 'Meble Wielkopolska S.A.',
    description: {
      pl: 'Meble w paczkach, całopojazdowo do sieci sklepów',
      en: 'Flat-packed furniture, full loads to chain stores',
      no: 'Flatpakkede møbler, hele lass til butikkjeder',
    },
    contact: 'Marek Zięba',
    phone: '+48 61 555 01 30',
    email: 'spedycja@meble-wlkp.example',
    created: '2026-04-22T09:00:00.000Z',
  },
  {
    id: 4,
    name: 'Hansen Byggevarer AS',
    description: {
      pl: 'Materiały budowlane, dostawy na place budowy',
      en: 'Building materials, deliveries to construction sites',
      no: 'Byggevarer, levering på byggeplasser',
    },
    contact: 'Lars Hansen',
    phone: '+47 22 55 01 40',
    email: 'ordre@hansen-bygg.example',
    created: '2026-06-09T09:00:00.000Z',
  },
  {
    id: 5,
    name: 'Sady Grójec Sp. z o.o.',
    description: {
      pl: 'Owoce sezonowe, wysyłki od sierpnia do listopada',
      en: 'Seasonal fruit, shipped from August to November',
      no: 'Sesongfrukt, sendes fra august til november',
    },
    contact: 'Halina Bąk',
    phone: '+48 48 555 01 50',
    email: 'biuro@sady-grojec.example',
    created: '2026-08-14T09:00:00.000Z',
  },
  {
    id: 6,
    name: 'Kaufhaus Lindner GmbH',
    description: {
      pl: 'Drobnica paletowa między magazynami',
      en: 'Pallets between warehouses',
      no: 'Paller mellom lagre',
    },
    contact: 'Jonas Lindner',
    phone: '+49 30 555 01 60',
    email: 'versand@lindner.example',
    created: '2026-10-01T09:00:00.000Z',
  },
];
