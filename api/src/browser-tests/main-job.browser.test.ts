import { describe, expect, it } from '@jest/globals';
import { followLink, offerIds } from '../testing/links.js';
import { priceFields } from '../testing/orders.js';
import { useBrowser } from './testing/browser.js';
import { linkIn } from './testing/mailbox.js';
import { Carrier } from './testing/people/carrier.js';
import { Client, type TypedRequest } from './testing/people/client.js';
import { Forwarder } from './testing/people/forwarder.js';
import { useProduct } from './testing/product.js';

const forwarder = {
  name: 'Maria Wiśniewska',
  company: 'Spedycja Łuk',
  email: 'maria@spedycja-luk.example',
  sendingAddress: 'spedycja.luk',
  password: 'Trzy-osie-i-naczepa',
};

const client = {
  name: 'Fabryka Mebli Żuraw',
  country: 'Polska',
  fields: {
    'Ulica i numer': 'ul. Długa 12',
    'Kod pocztowy': '90-001',
    Miasto: 'Łódź',
    'E-mail': 'zakupy@zuraw.example',
  },
};

const carrier = {
  name: 'Tromsø Transport AS',
  country: 'Norwegia',
  fields: { 'E-mail': 'post@tromso-transport.example', Miasto: 'Tromsø', 'Kod pocztowy': '9008' },
};

const rival = {
  name: 'Droga Śląsk S.A.',
  country: 'Polska',
  fields: { 'E-mail': 'biuro@droga-slask.example' },
};

const request: TypedRequest = {
  pickup: {
    street: 'ul. Portowa 3',
    city: 'Gdańsk',
    postCode: '80-001',
    country: 'Polska',
    date: '2027-01-11T08:00',
  },
  delivery: {
    street: 'Bryggen 7',
    city: 'Bergen',
    postCode: '5003',
    country: 'Norwegia',
    date: '2027-01-14T16:00',
  },
  pallets: '12',
  weight: '8400,5',
  cargo: 'Meble',
  notes: 'Winda przy rozładunku',
};
const routeName = 'Gdańsk → Bergen';

describe('the main job', () => {
  // People go home before the product ends: their pages would try in vain to reach it.
  const browser = useBrowser();
  const product = useProduct({ forEachTest: true });

  it('turns a stranger’s request into an order that a carrier has accepted', async () => {
    const { url, mails } = product();
    const office = new Forwarder(await browser.visitor(), url);
    const buyer = new Client(await browser.visitor({ width: 360, height: 760 }));
    const driver = new Carrier(await browser.visitor({ width: 360, height: 760 }));

    // The forwarder begins: an account, a client, two carriers.
    await office.register(forwarder);
    await office.screen.in('status').says('Rejestracja zakończona pomyślnie');
    await office.screen.in('navigation', 'Menu główne').says('Spedycja Łuk', 'Właściciel', forwarder.email);
    await office.screen.says('Tu będą trafiać Twoje zlecenia');
    await office.addSubcontractor(carrier);
    await office.addSubcontractor(rival);
    await office.addClient(client);
    const formLink = await office.copyFormLink(client.name);
    expect(formLink).toMatch(new RegExp(`^${url}/l/[\\w-]{64}$`));

    // The client asks for a price.
    await buyer.visitor.open(formLink);
    await buyer.screen.says('Spedycja Łuk', 'Zapytanie o wycenę transportu');
    await buyer.fillIn(request);
    await buyer.send();
    await buyer.screen.has('heading', 'Zapytanie wysłane');

    // The forwarder finds the request, and accepts it.
    await office.visitor.reload();
    await office.goTo('Aktywności');
    await office.screen.in('main').in('link', new RegExp(client.name)).says(routeName, 'Nowe zapytanie');
    const order = await office.openActivity(client.name);
    await buyer.screen.says(`Numer zapytania ${order}`, 'zakupy@zuraw.example');
    await office.step('Przyjmij zapytanie');
    await office.screen.in('status').says('Zapytanie zostało przyjęte, a e-mail wysłany do klienta');
    await office.seesStatus('Zapytanie przyjęte');
    const confirmation = await mails.mailTo('zakupy@zuraw.example', /oferta w ciągu 24 godzin/);
    expect(confirmation.from).toEqual({
      name: 'Spedycja Łuk',
      address: 'spedycja.luk@mail.frakto.example',
    });
    expect(confirmation.replyTo).toBe(forwarder.email);

    // Two carriers are asked; one is Norwegian and reads Norwegian.
    await office.openRoute(routeName);
    await office.askForPrices(carrier.name, rival.name);
    await office.seesStatus('W wycenie');
    await office.screen.says('Brak ofert podwykonawców', 'Zapytano 2 podwykonawców, czekamy na ceny.');
    const priceRequest = await mails.mailTo('post@tromso-transport.example', /transportpris/);
    expect(priceRequest).toMatchObject({
      subject: expect.stringMatching(/^Forespørsel om transportpris · #\d+: /),
      language: 'no',
    });
    expect(priceRequest.text).toContain('Hei, Tromsø Transport AS!');
    const otherRequest = await mails.mailTo('biuro@droga-slask.example', /wycenę/);
    expect(otherRequest).toMatchObject({
      subject: expect.stringMatching(/^Zapytanie o wycenę transportu · #\d+: /),
      language: 'pl',
    });

    // Both give a price over the link in their mail; the prices come onto the forwarder's screen by themselves.
    await product().api.create('/public/subcontractor-offer', {
      ...offerIds(await followLink(product(), String(linkIn(otherRequest)))),
      ...priceFields({ price: 6100 }),
    });
    await driver.givePrice(linkIn(priceRequest), '1 250,50', 'EUR');
    await driver.screen.says('1 250,50 EUR');
    await office.screen.has('radio', `Wybierz wycenę: ${carrier.name}`);
    await office.screen
      .in('row', new RegExp(carrier.name))
      .says('1.', 'Najtańsza', 'Nowa', '1 250,50 EUR', '≈');
    await office.screen.in('row', new RegExp(rival.name)).says('2.', '6 100,00 PLN');

    // The forwarder chooses it, sets the margin, sees the sum and sends the offer.
    await office.chooseQuote(carrier.name);
    await office.setMargin(routeName, '12,5');
    const summary = office.screen.in('region', 'Podsumowanie wyceny');
    await summary.in('group', 'Waluta podsumowania').click('button', 'EUR');
    await summary.says('Suma 1 406,81 EUR');
    await office.sendOffer();
    await office.seesStatus('Oferta u klienta');
    const offer = await mails.mailTo('zakupy@zuraw.example', /^Oferta transportowa/);
    expect(offer).toMatchObject({ language: 'pl', replyTo: forwarder.email });
    expect(offer.text).toContain('1 406,81 EUR');
    expect(offer.text).not.toContain('1 250,50');

    // The client accepts over the link in the mail.
    expect(await buyer.readOffer(linkIn(offer))).toContain('1 406,81 EUR');
    await buyer.acceptOffer();

    // The forwarder makes an order of it and sends it to the carrier.
    await office.visitor.reload();
    await office.seesStatus('Oferta przyjęta');
    await office.step('Utwórz zlecenie');
    await office.seesStatus('Zlecenie utworzone');
    await office.sendOrder();
    await office.seesStatus('U podwykonawcy');
    const task = await mails.mailTo('post@tromso-transport.example', /^Transportoppdrag/);
    expect(task).toMatchObject({
      subject: expect.stringMatching(/^Transportoppdrag til bekreftelse · #\d+: /),
      language: 'no',
    });

    // The carrier accepts over the link in the mail.
    const shown = await driver.readOrder(linkIn(task));
    expect(shown).toContain('1 250,50 EUR');
    expect(shown).not.toContain('1 406,81');
    await driver.acceptOrder();

    // The order is under way, and its page tells how it got there.
    await office.visitor.reload();
    await office.seesStatus('W realizacji');
    const history = await office.readHistory();
    expect(history.map((line) => line.replace(/ \d+ \w+, \d{1,2}:\d\d/, ''))).toEqual([
      'Podwykonawca przyjął zlecenie, przez link, bez logowania Tromsø Transport AS',
      'Wysłano zlecenie do podwykonawcy, Maria Wiśniewska Tromsø Transport AS',
      'Utworzono zlecenie, Maria Wiśniewska',
      'Klient przyjął ofertę, przez link, bez logowania',
      // A week, as nothing else was chosen.
      expect.stringMatching(/^Wysłano ofertę do klienta, Maria Wiśniewska do \d+ \p{L}{3}( \d{4})?$/u),
      'Zapytano podwykonawców o cenę, Maria Wiśniewska Gdańsk → Bergen, do 2 podwykonawców',
      'Przyjęto zapytanie, Maria Wiśniewska',
      'Wpłynęło zapytanie, przez link, bez logowania',
    ]);
    expect((await mails.all()).map(({ to }) => to).sort()).toEqual([
      'biuro@droga-slask.example',
      'post@tromso-transport.example',
      'post@tromso-transport.example',
      'zakupy@zuraw.example',
      'zakupy@zuraw.example',
    ]);
  });
});
