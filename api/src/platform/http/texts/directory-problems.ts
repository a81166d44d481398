import type { Texts } from './texts.js';

/** What happened in the directories, by the code of the error. */
export const directoryProblems = {
  company_not_registered: {
    pl: 'W rejestrze nie ma firmy o tym numerze.',
    en: 'The register has no company of this number.',
    no: 'Registeret har ikke noe firma med dette nummeret.',
  },
  registry_unavailable: {
    pl: 'Rejestr firm jest teraz nieosiągalny. Wpisz dane ręcznie lub spróbuj później.',
    en: 'The register of companies cannot be reached now. Enter the data by hand, or try again later.',
    no: 'Firmaregisteret kan ikke nås nå. Fyll ut selv, eller prøv igjen senere.',
  },
  crawl_running: {
    pl: 'Skanowanie stron już trwa. Zatrzymaj je albo poczekaj, aż się skończy.',
    en: 'Websites are being scanned already. Stop that, or wait until it is done.',
    no: 'Nettsteder skannes allerede. Stopp skanningen, eller vent til den er ferdig.',
  },
  group_name_taken: {
    pl: 'Grupa o tej nazwie już istnieje.',
    en: 'There is a group of this name already.',
    no: 'Det finnes allerede en gruppe med dette navnet.',
  },
  client_already_collected: {
    pl: 'Ta firma jest już w Twojej kolekcji.',
    en: 'This company is already in your collection.',
    no: 'Dette firmaet er allerede i samlingen din.',
  },
  subcontractor_already_collected: {
    pl: 'Ten podwykonawca jest już w Twojej kolekcji.',
    en: 'This subcontractor is already in your collection.',
    no: 'Denne underleverandøren er allerede i samlingen din.',
  },
  subcontractor_deleted: {
    pl: 'Podwykonawca tej wyceny został usunięty. Wybierz inną wycenę.',
    en: 'The subcontractor of this quote was deleted. Choose another quote.',
    no: 'Underleverandøren bak denne prisen er slettet. Velg en annen pris.',
  },
  already_member: {
    pl: 'Ten podwykonawca jest już w tej grupie.',
    en: 'This subcontractor is in this group already.',
    no: 'Denne underleverandøren er allerede i gruppen.',
  },
  too_many_members: {
    pl: 'Grupa może mieć najwyżej {limit} podwykonawców.',
    en: 'A group can have at most {limit} subcontractors.',
    no: 'En gruppe kan ha høyst {limit} underleverandører.',
  },
  user_already_invited: {
    pl: 'Ten użytkownik został już zaproszony.',
    en: 'This user has already been invited.',
    no: 'Brukeren er allerede invitert.',
  },
  template_type_taken: {
    pl: 'Szablon tego rodzaju już istnieje.',
    en: 'There is already a template of this type.',
    no: 'Det finnes allerede en mal av denne typen.',
  },
  unreadable_table: {
    pl: 'Tego pliku nie da się odczytać jako tabeli. Wyślij CSV albo skoroszyt Excela (.xlsx).',
    en: 'This file cannot be read as a table. Send CSV or an Excel workbook (.xlsx).',
    no: 'Filen kan ikke leses som en tabell. Send CSV eller en Excel-arbeidsbok (.xlsx).',
  },
  empty_table: {
    pl: 'Plik jest pusty albo tabela nie ma wierszy poniżej nagłówka.',
    en: 'The file is empty, or the table has no rows below its head.',
    no: 'Filen er tom, eller tabellen har ingen rader under overskriften.',
  },
  too_many_rows: {
    pl: 'Tabela może mieć najwyżej {limit} wierszy. Podziel plik.',
    en: 'A table can have at most {limit} rows. Split the file.',
    no: 'En tabell kan ha høyst {limit} rader. Del opp filen.',
  },
  too_much_text: {
    pl: 'Tabela ma za dużo tekstu. Podziel plik.',
    en: 'The table holds too much text. Split the file.',
    no: 'Tabellen har for mye tekst. Del opp filen.',
  },
  table_too_slow: {
    pl: 'Odczytanie tego pliku trwa zbyt długo albo wymaga zbyt wiele pamięci. Zapisz tabelę na nowo jako CSV albo podziel ją.',
    en: 'Reading this file takes too long or needs too much memory. Save the table anew as CSV, or split it.',
    no: 'Det tar for lang tid eller for mye minne å lese denne filen. Lagre tabellen på nytt som CSV, eller del den opp.',
  },
  import_started: {
    pl: 'Ten import już rozpoczęto.',
    en: 'This import was started already.',
    no: 'Denne importen er allerede startet.',
  },
  too_busy: {
    pl: 'Zbyt wiele plików czeka na odczytanie. Spróbuj za chwilę.',
    en: 'Too many files wait to be read. Try again in a moment.',
    no: 'For mange filer venter på å bli lest. Prøv igjen om litt.',
  },
} satisfies Readonly<Record<string, Texts>>;
