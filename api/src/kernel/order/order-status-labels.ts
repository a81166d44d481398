import type { UiLanguage } from '../text/language.js';
import { OrderStatus } from './order-status.js';

/** The full names of the statuses in the languages of the interface. */
export const statusLabels: Readonly<Record<UiLanguage, Readonly<Record<OrderStatus, string>>>> = {
  pl: {
    [OrderStatus.Created]: 'Zapytanie utworzone',
    [OrderStatus.Accepted]: 'Zapytanie przyjęte',
    [OrderStatus.SentToSubcontractors]: 'Zapytanie wysłane do podwykonawców',
    [OrderStatus.SentToClient]: 'Oferta wysłana do klienta',
    [OrderStatus.AcceptedByClient]: 'Oferta przyjęta przez klienta',
    [OrderStatus.RejectedByClient]: 'Oferta odrzucona przez klienta',
    [OrderStatus.OrderCreated]: 'Zlecenie utworzone',
    [OrderStatus.SentToContractor]: 'Zlecenie wysłane do przewoźnika',
    [OrderStatus.InProgress]: 'W realizacji',
    [OrderStatus.RejectedBySubcontractor]: 'Zlecenie odrzucone przez podwykonawcę',
    [OrderStatus.PodReceived]: 'Otrzymano POD',
    [OrderStatus.InvoiceCreated]: 'Faktura utworzona',
    [OrderStatus.InvoiceSent]: 'Faktura wysłana do klienta',
    [OrderStatus.Paid]: 'Zlecenie opłacone',
  },
  en: {
    [OrderStatus.Created]: 'Quotation Created',
    [OrderStatus.Accepted]: 'Quotation Accepted',
    [OrderStatus.SentToSubcontractors]: 'Quotation Sent to Subcontractors',
    [OrderStatus.SentToClient]: 'Offer Sent to Client',
    [OrderStatus.AcceptedByClient]: 'Offer Accepted by Client',
    [OrderStatus.RejectedByClient]: 'Offer Rejected by Client',
    [OrderStatus.OrderCreated]: 'Order Created',
    [OrderStatus.SentToContractor]: 'Order Sent to Contractor',
    [OrderStatus.InProgress]: 'In Progress',
    [OrderStatus.RejectedBySubcontractor]: 'Order Rejected by Subcontractor',
    [OrderStatus.PodReceived]: 'Order Received POD',
    [OrderStatus.InvoiceCreated]: 'Order Invoice Created',
    [OrderStatus.InvoiceSent]: 'Order Invoice Sent to Client',
    [OrderStatus.Paid]: 'Order Paid',
  },
  no: {
    [OrderStatus.Created]: 'Forespørsel opprettet',
    [OrderStatus.Accepted]: 'Forespørsel godtatt',
    [OrderStatus.SentToSubcontractors]: 'Forespørsel sendt til underleverandører',
    [OrderStatus.SentToClient]: 'Tilbud sendt til kunden',
    [OrderStatus.AcceptedByClient]: 'Tilbud godtatt av kunden',
    [OrderStatus.RejectedByClient]: 'Tilbud avslått av kunden',
    [OrderStatus.OrderCreated]: 'Ordre opprettet',
    [OrderStatus.SentToContractor]: 'Ordre sendt til transportør',
    [OrderStatus.InProgress]: 'Under utførelse',
    [OrderStatus.RejectedBySubcontractor]: 'Ordre avslått av underleverandør',
    [OrderStatus.PodReceived]: 'POD mottatt',
    [OrderStatus.InvoiceCreated]: 'Faktura opprettet',
    [OrderStatus.InvoiceSent]: 'Faktura sendt til kunden',
    [OrderStatus.Paid]: 'Ordre betalt',
  },
};

/** The full name of a status in a language of the interface. */
export function statusLabel(status: OrderStatus, language: UiLanguage): string {
  return statusLabels[language][status];
}
