import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messages as en } from './startup.en';
import { directoryMessages as directoryEn } from './directories.en';
import { lateMessages as lateEn } from './seldom.en';
import { orderMessages as orderEn } from './orders.en';
import { orderDialogs as orderDialogsEn } from '../../features/orders/texts/dialogs.en';
import { messages as pl } from './startup.pl';
import { directoryMessages as directoryPl } from './directories.pl';
import { lateMessages as latePl } from './seldom.pl';
import { orderMessages as orderPl } from './orders.pl';
import { orderDialogs as orderDialogsPl } from '../../features/orders/texts/dialogs.pl';

/** By language, each source of texts; a key may stand in any of them. */
const sources = {
  en: [en, lateEn, directoryEn, orderEn, { orders: orderDialogsEn }],
  pl: [pl, latePl, directoryPl, orderPl, { orders: orderDialogsPl }],
};

function textOf(language: 'en' | 'pl', key: string): string | undefined {
  for (const source of sources[language]) {
    let node: unknown = source;
    for (const step of key.split('.'))
      node = typeof node === 'object' && node !== null ? new Map(Object.entries(node)).get(step) : undefined;
    if (typeof node === 'string') return node;
  }
  return undefined;
}

/** What the specification words, by where it is said. Other languages than its own say it in their own words. */
const specified: readonly [language: 'en' | 'pl', key: string, text: string][] = [
  ['pl', 'landing.login.failed', 'Błąd logowania'],
  ['pl', 'landing.login.success', 'Zalogowano pomyślnie'],
  ['pl', 'landing.register.success', 'Rejestracja zakończona pomyślnie'],
  ['pl', 'landing.register.failed', 'Błąd rejestracji'],

  // Owners.
  ['en', 'settings.ownersOnly.title', 'You are not a company owner'],
  ['en', 'settings.ownersOnly.users', 'Only company owners can manage users'],
  ['pl', 'settings.ownersOnly.title', 'Brak uprawnień'],
  ['pl', 'settings.ownersOnly.users', 'Tylko właściciel firmy może '],
  ['pl', 'settings.ownersOnly.pricing', 'Tylko właściciel firmy może '],
  ['pl', 'settings.ownersOnly.templates', 'Tylko właściciel firmy może '],
  ['pl', 'settings.ownersOnly.invoice', 'Tylko właściciel firmy może '],
  ['pl', 'settings.ownersOnly.company', 'Tylko właściciel firmy może '],

  // Subcontractors and their groups.
  ['en', 'subcontractors.loadFailed', 'Error loading subcontractors'],
  ['en', 'common.failure.server', 'Please try again later'],
  ['en', 'common.failure.network', 'Please try again later'],
  ['en', 'groups.create.failed', 'Error creating group'],
  ['en', 'groups.edit.failed', 'Error updating group'],
  ['en', 'groups.delete.failed', 'Error deleting group'],
  ['en', 'groups.addMembers.failed', 'Error adding member to group'],
  ['en', 'groups.member.restoreFailed', 'Error adding member to group'],
  ['en', 'groups.member.removeFailed', 'Error removing member from group'],

  // Orders and their routes.
  ['en', 'orders.loadFailed', 'Error loading offer details'],
  ['en', 'orders.details.saveFailed', 'Error saving offer'],
  ['pl', 'orders.summary.failed', 'Nie udało się pobrać tras'],
  ['pl', 'orders.routeDialog.createFailed', 'Błąd podczas tworzenia trasy.'],
  ['pl', 'orders.routeDialog.saveFailed', 'Błąd podczas edycji trasy.'],
  ['pl', 'orders.deleteRoute.failed', 'Błąd podczas usuwania trasy.'],
  ['pl', 'orders.summary.marginFailed', 'Błąd podczas zapisu trasy.'],

  // Quotes, price requests and offers.
  ['en', 'orders.quotes.chooseFailed', 'Error updating quote'],
  ['pl', 'orders.quotes.chooseFailed', 'Błąd podczas zapisywania wyceny.'],
  ['en', 'orders.askDialog.sendFailed', 'Error sending price requests'],
  ['pl', 'orders.askGroups.someFailed', 'Błędy przy wysyłce do części grup.'],
  ['pl', 'orders.offerDialog.failed', 'Błąd podczas wysyłania oferty do klienta.'],
  ['pl', 'orders.sendOrder.failed', 'Błąd wysyłania do podwykonawcy'],
  ['en', 'orders.sendOrder.failed', 'Error sending email to subcontractor'],

  // Messages and texts.
  ['en', 'clientMail.fillAll', 'Please fill in all fields'],
  ['pl', 'clientMail.fillAll', 'Wypełnij wszystkie pola'],
  ['pl', 'settings.templates.fillAll', 'Wypełnij wszystkie pola'],

  // An order page.
  ['pl', 'status.none', 'Brak statusu'],
  ['pl', 'orders.notFound.title', 'Błąd'],
  ['pl', 'orders.notFound.text', 'Nie znaleziono oferty'],
  ['pl', 'orders.unsupported.title', 'Status oferty nie jest obsługiwany'],

  // Documents.
  ['en', 'documents.upload.failed', 'Error saving document'],
  ['en', 'documents.downloadFailed', 'Error downloading document'],
  ['pl', 'documents.downloadFailed', 'Błąd podczas pobierania dokumentu'],
  ['pl', 'documents.delete.failed', 'Błąd podczas usuwania dokumentu'],
];

describe('texts that the specification words', () => {
  for (const [language, key, text] of specified) {
    it(`${language} ${key}: ${text}`, () => {
      assert.ok(textOf(language, key)?.includes(text), `${key} is “${textOf(language, key)}”`);
    });
  }
});
