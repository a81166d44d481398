import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messages as en } from './startup.en';
import { accountLinks as accountLinksEn } from '../../features/account/texts/account-links.en';
import { directoryMessages as directoryEn } from './directories.en';
import { lateMessages as lateEn } from './seldom.en';
import { orderMessages as orderEn } from './orders.en';
import { orderDialogs as orderDialogsEn } from '../../features/orders/texts/dialogs.en';
import './load-messages';
import { createI18nProvider } from '../../kit/i18n/i18n-provider';
import { messages as no } from './startup.no';
import { accountLinks as accountLinksNo } from '../../features/account/texts/account-links.no';
import { directoryMessages as directoryNo } from './directories.no';
import { lateMessages as lateNo } from './seldom.no';
import { orderMessages as orderNo } from './orders.no';
import { orderDialogs as orderDialogsNo } from '../../features/orders/texts/dialogs.no';
import { messages as pl } from './startup.pl';
import { accountLinks as accountLinksPl } from '../../features/account/texts/account-links.pl';
import { directoryMessages as directoryPl } from './directories.pl';
import { lateMessages as latePl } from './seldom.pl';
import { orderMessages as orderPl } from './orders.pl';
import { orderDialogs as orderDialogsPl } from '../../features/orders/texts/dialogs.pl';

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
      orders: { ...orderPl.orders, ...orderDialogsPl },
      accountLinks: accountLinksPl,
    }),
  ),
  no: new Map(
    leaves({
      ...no,
      ...lateNo,
      ...directoryNo,
      ...orderNo,
      orders: { ...orderNo.orders, ...orderDialogsNo },
      accountLinks: accountLinksNo,
    }),
  ),
};
const english = leaves({
  ...en,
  ...lateEn,
  ...directoryEn,
  ...orderEn,
  orders: { ...orderEn.orders, ...orderDialogsEn },
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
    // A short form's point ends the sentence, too.
    assert.equal(
      translate('landing.register.sendingFrom', { address: '1. des.' }),
      'Kundene får e-post fra 1. des.',
    );
  });
});
