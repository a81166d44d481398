import {
  asksForPrice,
  asksForTransport,
  amount,
  byTheWay,
  haggles,
  link,
  percentage,
  priceWord,
  question,
  removal,
  signsOfTrade,
  tableRow,
  tender,
  signsOfOtherMail,
  signsOfRunningBusiness,
} from './signs.js';
import type { Signal } from './signal.js';
import {
  date,
  destination,
  dimensions,
  origin,
  place,
  postCode,
  quantity,
  route,
  transport,
} from './transport-words.js';

/** Everything that is looked for. */
export const signals: readonly Signal[] = [
  { name: 'asks_for_price', weight: 2.1, again: 0.5, pattern: asksForPrice },
  { name: 'haggles', weight: 3, pattern: haggles },
  { name: 'by_the_way', weight: 1, pattern: byTheWay },
  { name: 'asks_for_transport', weight: 1.7, pattern: asksForTransport },
  { name: 'names_price', weight: 0, pattern: priceWord },
  { name: 'question', weight: 0, pattern: question },
  { name: 'transport', weight: 1, again: 0.6, pattern: transport },
  { name: 'removal', weight: 1, pattern: removal },
  { name: 'quantity', weight: 1.2, again: 0.3, pattern: quantity },
  { name: 'dimensions', weight: 0.5, pattern: dimensions },
  { name: 'post_code', weight: 0.7, again: 0.3, pattern: postCode },
  { name: 'place', weight: 0.5, again: 0.4, pattern: place },
  { name: 'date', weight: 0, pattern: date },
  { name: 'table', weight: 0.5, pattern: tableRow },
  { name: 'route', weight: 1.2, pattern: route, asWritten: true },
  { name: 'destination', weight: 0.6, pattern: destination, asWritten: true },
  { name: 'origin', weight: 0.3, pattern: origin, asWritten: true },
  { name: 'tender', weight: 2, pattern: tender },
  { name: 'amount', weight: -1, pattern: amount },
  { name: 'link', weight: -1, pattern: link },
  { name: 'percentage', weight: -1, pattern: percentage },
  ...signsOfTrade,
  ...signsOfOtherMail,
  ...signsOfRunningBusiness,
];

/** Signs that say more together than each by itself. */
interface JointSignal {
  name: string;
  weight: number;
  /** The sign whose find is shown. */
  of: string;
  /** One of them has to be there. */
  with: readonly string[];
  /** None of them may be there. */
  without: readonly string[];
  /** No sentence may ask for a price. */
  unasked?: true;
}

const ofGoods = ['transport', 'removal', 'quantity', 'route', 'table'];
const ofOthers = [
  'other_goods',
  'other_business',
  'sells_something',
  'newsletter',
  'tells_model',
  'passengers',
  'customs_alone',
  'calls_off',
];

/** A price can be asked for of anything: of what, the other signs tell. */
export const jointSignals: readonly JointSignal[] = [
  { name: 'asks_price_of_transport', weight: 1, of: 'asks_for_price', with: ofGoods, without: ofOthers },
  { name: 'asks_price_of_other', weight: -1, of: 'asks_for_price', with: ofOthers, without: [] },
  {
    name: 'price_without_goods',
    weight: -1,
    of: 'asks_for_price',
    with: ['asks_for_price'],
    // Who haggles over a price says neither of what nor from where.
    without: [...ofGoods, 'tender', 'haggles'],
  },
  {
    name: 'price_without_way',
    weight: -1,
    of: 'asks_for_price',
    with: ['asks_for_price'],
    without: ['route', 'asks_for_transport', 'removal', 'table', 'tender', 'haggles'],
  },
  {
    name: 'price_of_delivered',
    weight: -3,
    of: 'delivered',
    with: ['asks_for_price'],
    // Whoever tells how heavy it is as well, or names a place that many go to, wants it carried.
    without: [
      'route',
      'origin',
      'asks_for_transport',
      'removal',
      'table',
      'tender',
      'quantity_again',
      'place',
    ],
  },
  {
    name: 'way_without_question',
    weight: -1.5,
    of: 'route',
    with: ['route'],
    without: [],
    unasked: true,
  },
  {
    name: 'goods_without_question',
    weight: -1.5,
    of: 'quantity',
    with: ['quantity'],
    without: [],
    unasked: true,
  },
];
