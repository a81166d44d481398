import type { Texts } from './texts.js';

/** What happened with administrators' test tools, by the code of the error. */
export const adminToolProblems = {
  sql_off: {
    pl: 'Polecenia SQL są wyłączone. Włącza je ustawienie ADMIN_SQL=read albo ADMIN_SQL=write.',
    en: 'SQL statements are turned off. ADMIN_SQL=read or ADMIN_SQL=write turns them on.',
    no: 'SQL-setninger er slått av. ADMIN_SQL=read eller ADMIN_SQL=write slår dem på.',
  },
  sql_no_reader: {
    pl: 'Polecenia wykonuje osobna rola bazy danych, która może tylko czytać, a {role} nie może jej utworzyć. Pozwala na to polecenie administratora bazy: ALTER ROLE "{role}" CREATEROLE.',
    en: 'Statements are run by a role of the database that may only read, and {role} may not create it. The database’s administrator permits that: ALTER ROLE "{role}" CREATEROLE.',
    no: 'Setninger kjøres av en rolle i databasen som bare kan lese, og {role} kan ikke opprette den. Databasens administrator tillater det slik: ALTER ROLE "{role}" CREATEROLE.',
  },
  sql_reader_too_powerful: {
    pl: 'Rola bazy danych {role}, która ma tylko czytać, może więcej. Usuń ją albo odbierz jej uprawnienia i członkostwa.',
    en: 'The database’s role {role}, which is to read only, may do more. Drop it, or take its powers and memberships away.',
    no: 'Databaserollen {role}, som bare skal lese, kan mer. Slett den, eller ta fra den rettighetene og medlemskapene.',
  },
  sql_failed: {
    pl: 'Baza danych odrzuciła polecenie: {reason}',
    en: 'The database refused the statement: {reason}',
    no: 'Databasen avviste setningen: {reason}',
  },
  sql_timed_out: {
    pl: 'Polecenie trwało dłużej niż 5 sekund i zostało przerwane.',
    en: 'The statement took longer than 5 seconds and was stopped.',
    no: 'Setningen tok lenger enn 5 sekunder og ble stoppet.',
  },
  sql_result_too_large: {
    pl: 'Wynik jest za duży. Wybierz mniej kolumn albo wierszy.',
    en: 'The result is too large. Choose fewer columns or rows.',
    no: 'Resultatet er for stort. Velg færre kolonner eller rader.',
  },
  cleanup_off: {
    pl: 'Czyszczenie bazy danych jest wyłączone. Włącza je ustawienie ADMIN_CLEANUP=on.',
    en: 'Cleaning the database is turned off. ADMIN_CLEANUP=on turns it on.',
    no: 'Tømming av databasen er slått av. ADMIN_CLEANUP=on slår det på.',
  },
} satisfies Readonly<Record<string, Texts>>;
