import type { Screen } from '../screen.js';
import type { Visitor } from '../visitor.js';

/** One end of a transport, as a client types it. */
interface TypedEnd {
  street: string;
  city: string;
  postCode: string;
  country: string;
  /** As a date field keeps it: `2026-12-01T08:00`. */
  date: string;
}

/** A request, as a client types it. */
export interface TypedRequest {
  pickup: TypedEnd;
  delivery: TypedEnd;
  pallets: string;
  weight: string;
  cargo: string;
  notes?: string;
}

/** One that every form takes. */
export const typedRequest: TypedRequest = {
  pickup: {
    street: 'ul. Portowa 3',
    city: 'Gdańsk',
    postCode: '80-001',
    country: 'Polska',
    date: '2027-03-01T08:00',
  },
  delivery: {
    street: 'Bryggen 7',
    city: 'Bergen',
    postCode: '5003',
    country: 'Norwegia',
    date: '2027-03-03T16:00',
  },
  pallets: '12',
  weight: '8400,5',
  cargo: 'Meble',
};

/** Somebody who has goods to be carried and knows the product by its public pages alone, in Polish. */
export class Client {
  readonly screen: Screen;

  constructor(readonly visitor: Visitor) {
    this.screen = visitor.screen;
  }

  /** Fills in the order form that stands on the screen. */
  async fillIn({ pickup, delivery, pallets, weight, cargo, notes }: TypedRequest): Promise<void> {
    await this.fillInEnd('Załadunek', 'Data i godzina załadunku', pickup);
    await this.fillInEnd('Rozładunek', 'Data i godzina rozładunku', delivery);
    const load = this.screen.in('region', 'Ładunek');
    await load.fillAll({ 'Liczba palet': pallets, 'Waga (kg)': weight, 'Rodzaj ładunku': cargo });
    if (notes !== undefined) await load.fill('Uwagi', notes);
  }

  private async fillInEnd(section: string, dateLabel: string, end: TypedEnd): Promise<void> {
    const part = this.screen.in('region', section);
    await part.choose('Kraj', end.country);
    await part.fillAll({
      'Ulica i numer': end.street,
      Miasto: end.city,
      'Kod pocztowy': end.postCode,
      [dateLabel]: end.date,
    });
  }

  async send(): Promise<void> {
    await this.screen.click('button', 'Wyślij zapytanie');
  }

  /** Opens an offer by its link and reads its price. */
  async readOffer(link: URL): Promise<string> {
    await this.visitor.open(link);
    await this.screen.has('heading', /^Oferta transportowa/);
    await this.screen.isSettled();
    return this.screen.in('main').text();
  }

  async acceptOffer(): Promise<void> {
    await this.screen.click('button', 'Przyjmij ofertę');
    await this.screen.in('dialog', 'Przyjąć ofertę?').click('button', /^Przyjmuję ofertę za /);
    await this.screen.has('heading', 'Oferta przyjęta');
  }
}
