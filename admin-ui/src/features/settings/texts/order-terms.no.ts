import type { orderTerms as English } from './order-terms.en';

/** Texts of the settings for the terms of orders to carriers. */
export const orderTerms = {
  title: 'Vilkår for oppdrag til transportører',
  use: 'Står i PDF-en som transportøren får med oppdraget',
  text: 'Ett avsnitt per linje; avsnittene nummereres, med mindre du nummererer dem selv. Språket følger transportørens land. Der et felt er tomt, gjelder de innebygde vilkårene.',
  language: {
    pl: { title: 'Polsk', text: 'Til transportører i Polen og til dem uten land.' },
    no: { title: 'Norsk', text: 'Til transportører i Norge.' },
    en: { title: 'Engelsk', text: 'Til alle andre transportører.' },
  },
  field: { pl: 'Egne vilkår på polsk', no: 'Egne vilkår på norsk', en: 'Egne vilkår på engelsk' },
  builtIn: 'Innebygde vilkår',
  start: 'Begynn med de innebygde',
  done: 'Vilkårene er lagret',
} satisfies typeof English;
