import type { Texts } from './texts.js';

/** What happened with documents, by the code of the error. */
export const documentProblems = {
  file_type_not_allowed: {
    pl: 'Plików tego rodzaju nie przyjmujemy. Dozwolone: {allowed_extensions}.',
    en: 'Files of this kind are not taken. Allowed: {allowed_extensions}.',
    no: 'Filer av denne typen tas ikke imot. Tillatt: {allowed_extensions}.',
  },
  file_content_differs: {
    pl: 'Zawartość pliku nie jest tym, co mówi jego nazwa.',
    en: 'The content of the file is not what its name says.',
    no: 'Innholdet i filen er ikke det navnet sier.',
  },
  storage_unavailable: {
    pl: 'Plików nie można teraz zapisać ani odczytać. Nic nie przepadło: spróbuj za chwilę.',
    en: 'Files cannot be stored or read now. Nothing is lost: try again in a moment.',
    no: 'Filer kan ikke lagres eller leses nå. Ingenting er gått tapt: prøv igjen om litt.',
  },
  documents_too_early: {
    pl: 'Dokumenty dodaje się po utworzeniu zlecenia.',
    en: 'Documents are added once the order is created.',
    no: 'Dokumenter legges til når ordren er opprettet.',
  },
  document_kept: {
    pl: 'Do zlecenia wystawiono fakturę, więc tego dokumentu nie można usunąć.',
    en: 'The order is invoiced, so this document cannot be deleted.',
    no: 'Ordren er fakturert, så dette dokumentet kan ikke slettes.',
  },
  too_many_documents: {
    pl: 'Zlecenie może mieć najwyżej {limit} {limit:dokument|dokumenty|dokumentów}.',
    en: 'An order can have at most {limit} {limit:document|documents}.',
    no: 'En ordre kan ha høyst {limit} {limit:dokument|dokumenter}.',
  },
} satisfies Readonly<Record<string, Texts>>;
