import type { Screen } from '../screen.js';
import type { Visitor } from '../visitor.js';

/** Somebody who drives, and knows the product by its public pages alone, in Norwegian. */
export class Carrier {
  readonly screen: Screen;

  constructor(readonly visitor: Visitor) {
    this.screen = visitor.screen;
  }

  /** Opens the form of a price request and sends a price. */
  async givePrice(link: URL, price: string, currency: 'EUR' | 'PLN' | 'USD' | 'NOK'): Promise<void> {
    await this.visitor.open(link);
    await this.screen.has('heading', /^Forespørsel om transportpris/);
    await this.screen.fill('Pris uten mva.', price);
    await this.screen.in('group', 'Valuta').click('radio', currency);
    await this.screen.click('button', 'Send pristilbud');
    await this.screen.has('heading', 'Takk for pristilbudet');
  }

  /** Opens an order and reads it. */
  async readOrder(link: URL): Promise<string> {
    await this.visitor.open(link);
    await this.screen.has('heading', /^Transportoppdrag/);
    await this.screen.isSettled();
    return this.screen.in('main').text();
  }

  async acceptOrder(): Promise<void> {
    await this.screen.click('button', 'Godta oppdraget');
    await this.screen.in('dialog', 'Godta oppdraget?').click('button', /^Jeg godtar oppdraget for /);
    await this.screen.has('heading', 'Takk for svaret');
  }
}
