import type { Screen } from '../screen.js';
import type { Visitor } from '../visitor.js';

/** What a new forwarder says of themselves. */
interface Registration {
  name: string;
  company: string;
  email: string;
  sendingAddress: string;
  password: string;
}

/** A company as it is entered into a directory, by the labels of its fields. */
interface Entry {
  name: string;
  fields: Readonly<Record<string, string>>;
  country: string;
}

/** Somebody who works with the application, in Polish. */
export class Forwarder {
  readonly screen: Screen;

  constructor(
    readonly visitor: Visitor,
    private readonly url: string,
  ) {
    this.screen = visitor.screen;
  }

  /** Registers a company on the landing page, which then asks to sign in. */
  async register(registration: Registration): Promise<void> {
    await this.visitor.open(this.url);
    await this.screen.click('button', 'Zarejestruj firmę');
    await this.fillRegistration(registration);
    await this.screen.in('form', 'Zarejestruj firmę').click('button', 'Zarejestruj');
  }

  async fillRegistration(registration: Registration): Promise<void> {
    await this.screen.in('form', 'Zarejestruj firmę').fillAll({
      'Imię i nazwisko': registration.name,
      'Nazwa firmy': registration.company,
      'E-mail': registration.email,
      'Adres nadawcy e-maili': registration.sendingAddress,
      Hasło: registration.password,
      'Powtórz hasło': registration.password,
    });
  }

  /** Signs in with the form that stands on the landing page. */
  async signIn(email: string, password: string): Promise<void> {
    const form = this.screen.in('form', 'Zaloguj się');
    await form.fillAll({ 'E-mail': email, Hasło: password });
    await form.click('button', 'Zaloguj się');
    await this.screen.has('navigation', 'Menu główne');
  }

  /** Goes to a screen by the menu. */
  async goTo(entry: 'Aktywności' | 'Katalog klientów' | 'Podwykonawcy'): Promise<void> {
    await this.screen.in('navigation', 'Menu główne').click('link', new RegExp(`^${entry}`));
    await this.screen.has('heading', new RegExp(`^${entry}`));
  }

  async addClient(client: Entry): Promise<void> {
    await this.goTo('Katalog klientów');
    await this.add('Dodaj klienta', client);
  }

  async addSubcontractor(carrier: Entry): Promise<void> {
    await this.goTo('Podwykonawcy');
    await this.add('Dodaj podwykonawcę', carrier);
  }

  private async add(what: string, { name, country, fields }: Entry): Promise<void> {
    await this.screen.click('button', what);
    const dialog = this.screen.in('dialog', new RegExp(`^${what}`));
    await dialog.choose('Kraj', country);
    await dialog.fillAll({ Nazwa: name, ...fields });
    await dialog.click('button', what);
    await this.screen.in('status').says(`Dodano ${name}`);
    await this.screen.hasNo('dialog');
  }

  /** Copies the link to the order form of a client of the directory. */
  async copyFormLink(client: string): Promise<string> {
    await this.visitor.allowClipboard(this.url);
    await this.goTo('Katalog klientów');
    await this.screen.click('button', `Kopiuj link do formularza zlecenia: ${client}`);
    await this.screen.in('status').says('Skopiowano link');
    return this.visitor.clipboard();
  }

  /** Opens an order from the activities; answers its number. */
  async openActivity(client: string): Promise<number> {
    await this.goTo('Aktywności');
    await this.screen.in('main').click('link', new RegExp(client));
    const head = await this.screen.in('heading', new RegExp(`^${client}`)).text();
    return Number(/#(\d+)/.exec(head)?.[1]);
  }

  /** Takes the next step that the order's page offers. */
  async step(name: string): Promise<void> {
    await this.screen.in('main').click('button', name);
  }

  /** Waits until the order's page shows a status. */
  async seesStatus(status: string): Promise<void> {
    await this.screen.in('main').has('heading', new RegExp(`${status}$`));
  }

  /** Opens the quotes of a route. */
  async openRoute(routeName: string): Promise<void> {
    await this.screen.click('tab', new RegExp(routeName));
  }

  /** Asks some of the directory for a price of the route that is open. */
  async askForPrices(...carriers: string[]): Promise<void> {
    await this.screen.click('button', 'Zapytaj podwykonawców');
    const dialog = this.screen.in('dialog', 'Zapytaj podwykonawców');
    for (const carrier of carriers) await dialog.click('checkbox', new RegExp(`^${carrier}`));
    await dialog.click('button', /^Wyślij (zapytanie|\d+ zapyta)/);
    await this.screen.in('status').says(/Wysłano zapytanie do \d+ podwykonawc/);
  }

  /** Chooses a carrier's quote of the route that is open. */
  async chooseQuote(carrier: string): Promise<void> {
    await this.screen.click('radio', `Wybierz wycenę: ${carrier}`);
    await this.screen.in('region', 'Podsumowanie wyceny').says(carrier);
  }

  /** Sets the margin of a route in percent, as one types it. */
  async setMargin(routeName: string, percent: string): Promise<void> {
    await this.screen.fill(`Marża ${routeName} w procentach`, percent);
    await this.visitor.press('Enter');
  }

  /** Sends the offer to the client as it is proposed. */
  async sendOffer(): Promise<void> {
    await this.step('Wyślij do klienta');
    const dialog = this.screen.in('dialog', /^Wyślij ofertę do klienta/);
    await dialog.says('przycisk: odpowiedz na ofertę');
    await dialog.click('button', 'Wyślij ofertę');
    await this.screen.in('status').says('Wysłano ofertę na');
  }

  /** Sends the order of the only route to the carrier who was chosen. */
  async sendOrder(): Promise<void> {
    await this.step('Wyślij zlecenie do podwykonawcy');
    await this.screen.in('dialog', 'Wyślij zlecenie do podwykonawcy').click('button', 'Wyślij zlecenie');
    await this.screen.in('status').says('Wysłano zlecenie do');
  }

  /** What the history says, newest first, a line each. */
  async readHistory(): Promise<string[]> {
    await this.screen.click('button', 'Historia');
    const drawer = this.screen.in('dialog', 'Historia');
    await drawer.has('listitem');
    const lines = await drawer.texts('listitem');
    await drawer.click('button', 'Zamknij');
    await this.screen.hasNo('dialog');
    return lines;
  }
}
