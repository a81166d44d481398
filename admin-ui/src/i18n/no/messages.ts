import type { messages as English } from '../en/messages';

export const messages = {
  title: 'Melding',
  back: 'Tilbake til aktiviteter',
  from: 'Fra',
  to: 'Til',
  toOthers: 'og %{smart_count} annen |||| og %{smart_count} andre',
  date: 'Dato',
  client: 'Kunde',
  order: 'Ordre',
  orderNumber: 'Ordre #%{number}',
  content: 'Hva meldingen sier',
  isCut: 'Denne e-posten var for lang til å bevares i sin helhet: du ser begynnelsen.',
  attachments: {
    title: 'Vedlegg',
    where: 'Selve filene ligger i postkassen som tar imot e-posten til firmaet ditt.',
  },
  status: {
    sent: 'Underveis',
    delivered: 'Levert',
    failed: 'Ikke levert',
    read: 'Lest',
    received: 'Mottatt',
  },
  reply: 'Svar',
  again: 'Skriv på nytt',
  write: 'Skriv til kunden',
  failed: 'Meldingen kunne ikke leveres',
  loadFailed: 'Meldingen kunne ikke lastes inn',
  notFound: {
    title: 'Meldingen finnes ikke',
    text: 'Den er slettet, eller den tilhører et annet firma.',
  },
  delete: {
    action: 'Slett melding',
    title: 'Slette «%{subject}»?',
    text: 'Meldingen forsvinner for alle i firmaet ditt. Det som er sendt, blir hos mottakeren.',
    done: 'Meldingen er slettet',
    failed: 'Meldingen kunne ikke slettes',
  },
} satisfies typeof English;
