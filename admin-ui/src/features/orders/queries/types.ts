import type { Schemas } from '../../../kit/api/types';

export type OrderDetails = Schemas['OrderDetails'];
export type OrderAction = Schemas['OrderAction'];
export type AllowedAction = Schemas['AllowedAction'];
export type Missing = Schemas['MissingDto'];
export type OrderStep = Schemas['OrderStep'];
export type OrderSummary = Schemas['OrderSummary'];
export type SummaryLine = Schemas['SummaryLine'];
export type SummaryRate = Schemas['SummaryRate'];
export type SummaryCurrency = Schemas['SummaryCurrency'];
export type Currency = Schemas['Currency'];
export type HistoryEntry = Schemas['HistoryEntry'];
export type Route = Schemas['RouteDto'];
export type Quote = Schemas['OfferDto'];
export type PriceRequest = Schemas['PriceRequestDto'];
export type PriceRequestAnswer = Schemas['PriceRequestAnswer'];
export type LinkInput = Schemas['LinkInput'];
export type Subcontractor = Schemas['SubcontractorDto'];
export type PriceRequestCounts = Schemas['PriceRequestCounts'];
export type PriceRequestList = Schemas['PriceRequestList'];
export type GroupPriceRequestAnswer = Schemas['GroupPriceRequestAnswer'];

/** What is known of a carrier who may be asked for a price. */
export type CarrierToAsk = Schemas['CarrierToAsk'];
