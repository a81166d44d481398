/** Texts of the settings for the terms of orders to carriers. */
export const orderTerms = {
  title: 'Terms of orders to carriers',
  use: 'Printed in the PDF that a carrier gets with an order',
  text: 'A paragraph a line; the paragraphs are numbered unless you number them. The language follows the carrier’s country. Where a field is empty, the built-in terms hold.',
  language: {
    pl: { title: 'Polish', text: 'To carriers in Poland, and to those without a country.' },
    no: { title: 'Norwegian', text: 'To carriers in Norway.' },
    en: { title: 'English', text: 'To all other carriers.' },
  },
  field: { pl: 'Own terms in Polish', no: 'Own terms in Norwegian', en: 'Own terms in English' },
  builtIn: 'Built-in terms',
  start: 'Start from the built-in terms',
  done: 'Terms saved',
};
