import type { Readable } from 'node:stream';
import { statusLabels } from '../../../kernel/order/order-status-labels.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Database } from '../../../platform/db/database.js';
import type { Member } from '../../../platform/http/principal.js';
import { tableFile, type Cell } from '../../directory/index.js';
import { writeAudit } from '../../identity/index.js';
import type { ListedOrder, OrderExportQuery } from './order.dto.js';
import type { OrderService } from './order.service.js';

const pageSize = 1_000;

interface Column {
  label: Readonly<Record<UiLanguage, string>>;
  cell: (order: ListedOrder, language: UiLanguage) => Cell | Date | null;
}

const column = (pl: string, en: string, no: string, cell: Column['cell']): Column => ({
  label: { pl, en, no },
  cell,
});

const columns: readonly Column[] = [
  column('Zlecenie', 'Order', 'Oppdrag', ({ id }) => String(id)),
  column('Numer zewnętrzny', 'External id', 'Ekstern id', (order) => order.external_id),
  column('Status', 'Status', 'Status', ({ status }, language) => statusLabels[language][status]),
  column('Klient', 'Client', 'Kunde', (order) => order.client_name),
  column('E-mail klienta', 'Client’s e-mail', 'Kundens e-post', (order) => order.client_email),
  column('Numer klienta', 'Client’s reference', 'Kundens referanse', (order) => order.client_reference),
  column('Nasz numer', 'Our reference', 'Vår referanse', (order) => order.our_reference),
  column('Załadunek', 'Loading', 'Lasting', (order) => order.agreed?.pickup_date ?? order.pickup_date),
  column('Adres załadunku', 'Place of loading', 'Lastested', (order) => order.pickup_street),
  column('Kod', 'Post code', 'Postnr.', (order) => order.pickup_post_code),
  column('Miasto załadunku', 'City of loading', 'Lasteby', (order) => order.pickup_city),
  column('Kraj', 'Country', 'Land', (order) => order.pickup_country),
  column('Rozładunek', 'Unloading', 'Lossing', (order) => order.agreed?.delivery_date ?? order.delivery_date),
  column('Adres rozładunku', 'Place of unloading', 'Lossested', (order) => order.delivery_street),
  column('Kod', 'Post code', 'Postnr.', (order) => order.delivery_post_code),
  column('Miasto rozładunku', 'City of unloading', 'Losseby', (order) => order.delivery_city),
  column('Kraj', 'Country', 'Land', (order) => order.delivery_country),
  column('Palety', 'Pallets', 'Paller', ({ pallets_count: pallets }) => String(pallets)),
  column('Waga (kg)', 'Weight (kg)', 'Vekt (kg)', ({ weight }) => weight),
  column('Ładunek', 'Load', 'Last', (order) => order.cargo_type),
  column('Cena', 'Price', 'Pris', (order) => order.shown_price?.amount ?? null),
  column('Waluta', 'Currency', 'Valuta', (order) => order.shown_price?.currency ?? null),
  column('Opiekun', 'Looked after by', 'Ansvarlig', (order) => order.assignee_name),
  column('Utworzono', 'Created', 'Opprettet', (order) => order.created_at),
];

/** Orders as files: tables for people, NDJSON for programs. */
export class OrderExportService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderService,
  ) {}

  /**
   * What the list of orders shows with the same filters, written while it is read; the oldest first unless told otherwise. What comes
   * in meanwhile is not in it.
   * @throws {InvalidInput} when the list has no such status, or cannot be sorted so
   * @throws {BadRequest} `too_many_rows` when a workbook cannot hold them
   */
  async write(
    member: Member,
    { format = 'csv', sort = 'id', ...filters }: OrderExportQuery,
    language: UiLanguage,
  ): Promise<{ content: Readable; count: number }> {
    // Found before the answer begins: what is wrong with the filters can still be said then.
    const { count, pages } = await this.orders.listAllOrders(member, { ...filters, sort });
    const content = tableFile(format, count, pages(pageSize), {
      head: columns.map(({ label }) => label[language]),
      cells: (order) => columns.map(({ cell }) => written(cell(order, language))),
      record: (order) => order,
      language,
    });
    await writeAudit(this.db.notes, {
      action: 'orders.exported',
      record: 'order',
      companyId: member.companyId,
      after: { count, format, sort, ...filters },
    });
    return { content, count };
  }
}

function written(value: Cell | Date | null): Cell {
  return value instanceof Date ? value.toISOString() : (value ?? '');
}
