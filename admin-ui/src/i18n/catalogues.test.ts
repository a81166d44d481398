import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messages as en } from './en';
import { accountLinks as accountLinksEn } from './en/account-links';
import { chat as chatEn } from './en/chat';
import { directoryMessages as directoryEn } from './en/directory-texts';
import { lateMessages as lateEn } from './en/late';
import { orderDialogMessages as orderDialogEn } from './en/order-dialog-texts';
import { orderMessages as orderEn } from './en/order-texts';
import { createI18nProvider } from './i18n-provider';
import { messages as no } from './no';
import { accountLinks as accountLinksNo } from './no/account-links';
import { chat as chatNo } from './no/chat';
import { directoryMessages as directoryNo } from './no/directory-texts';
import { lateMessages as lateNo } from './no/late';
import { orderDialogMessages as orderDialogNo } from './no/order-dialog-texts';
import { orderMessages as orderNo } from './no/order-texts';
import { messages as pl } from './pl';
import { accountLinks as accountLinksPl } from './pl/account-links';
import { chat as chatPl } from './pl/chat';
import { directoryMessages as directoryPl } from './pl/directory-texts';
import { lateMessages as latePl } from './pl/late';
import { orderDialogMessages as orderDialogPl } from './pl/order-dialog-texts';
import { orderMessages as orderPl } from './pl/order-texts';

function leaves(node: object, path = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value as object, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const catalogues = {
  pl: new Map(
    leaves({
      ...pl,
      ...latePl,
      ...directoryPl,
      ...orderPl,
      orderDialogs: orderDialogPl,
      chat: chatPl,
      accountLinks: accountLinksPl,
    }),
  ),
  no: new Map(
    leaves({
      ...no,
      ...lateNo,
      ...directoryNo,
      ...orderNo,
      orderDialogs: orderDialogNo,
      chat: chatNo,
      accountLinks: accountLinksNo,
    }),
  ),
};
const english = leaves({
  ...en,
  ...lateEn,
  ...directoryEn,
  ...orderEn,
  orderDialogs: orderDialogEn,
  chat: chatEn,
  accountLinks: accountLinksEn,
});

describe('catalogues', () => {
  it('have the same placeholders in every language', () => {
    for (const [key, text] of english)
      for (const [locale, catalogue] of Object.entries(catalogues))
        assert.deepEqual(placeholders(catalogue.get(key) ?? ''), placeholders(text), `${locale}: ${key}`);
  });

  it('have two plural forms in English and Norwegian, three in Polish', () => {
    for (const [key, text] of english) {
      const isPlural = text.includes('||||');
      const forms = (text: string | undefined) => text?.split('||||').length;
      assert.equal(forms(text), isPlural ? 2 : 1, `en: ${key}`);
      assert.equal(forms(catalogues.no.get(key)), isPlural ? 2 : 1, `no: ${key}`);
      assert.equal(forms(catalogues.pl.get(key)), isPlural ? 3 : 1, `pl: ${key}`);
    }
  });

  it('leave no text empty', () => {
    for (const [key, text] of english) {
      assert.ok(text.trim(), key);
      for (const catalogue of Object.values(catalogues)) assert.ok(catalogue.get(key)?.trim(), key);
    }
  });
});

describe('plural forms', () => {
  it('follow the Polish rules', async () => {
    const { translate } = await createI18nProvider('pl');
    const said = [1, 2, 5, 12, 22, 25, 104, 112].map((count) =>
      translate('activities.pallets', { smart_count: count }),
    );
    assert.deepEqual(said, [
      '1 paleta',
      '2 palety',
      '5 palet',
      '12 palet',
      '22 palety',
      '25 palet',
      '104 palety',
      '112 palet',
    ]);
  });

  it('follow the Norwegian rules', async () => {
    const { translate } = await createI18nProvider('no');
    assert.equal(translate('activities.pallets', { smart_count: 1 }), '1 pall');
    assert.equal(translate('activities.pallets', { smart_count: 0 }), '0 paller');
  });
});
