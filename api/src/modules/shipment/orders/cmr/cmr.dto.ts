import type { Text } from '../../../../platform/http/api-types.js';

/**
 * What somebody writes into a box of a consignment note: several short lines.
 * @maxLength 600
 */
export type CmrText = string;

/**
 * What people write into a consignment note beside what the order knows, by the names of the boxes of the CMR form. Null is filled from
 * the order, where it knows something, and empty where it does not.
 */
export interface CmrBoxes {
  /** Box 1: the sender, with address and country. */
  sender: CmrText | null;
  /** Box 2: the consignee, with address and country. */
  consignee: CmrText | null;
  /** Box 5: documents that are attached. */
  attached_documents: CmrText | null;
  /** Box 6: marks and numbers. */
  marks: CmrText | null;
  /** Box 8: method of packing. */
  packing: CmrText | null;
  /** Box 9: nature of the goods. */
  goods: CmrText | null;
  /** Box 10: statistical number. */
  statistical_number: CmrText | null;
  /** Box 12: volume in m³. */
  volume: CmrText | null;
  /** Box 13: the sender's instructions, for customs and others. */
  instructions: CmrText | null;
  /** Box 14: whether carriage is paid by the sender (`paid`) or by the consignee (`forward`). */
  carriage: 'paid' | 'forward' | null;
  /** Box 15: cash on delivery. */
  cash_on_delivery: CmrText | null;
  /** Box 17: successive carriers. */
  successive_carriers: CmrText | null;
  /** Box 18: the carrier's reservations and observations. */
  reservations: CmrText | null;
  /** Box 19: special agreements. */
  agreements: CmrText | null;
  /** Box 21: the place where the note is made out. */
  established_in: CmrText | null;
}

/** What stands in each box of a consignment note, by the number of the box. */
export interface CmrBoxText {
  /**
   * Number of the box, 1 to 24.
   * @isInt
   */
  box: number;
  text: Text;
}

/** The consignment note of a route. */
export interface CmrNote {
  /** What people wrote. */
  boxes: CmrBoxes;
  /** What would stand in the boxes that nobody wrote into, in the language asked for. */
  filled: CmrBoxText[];
}

/** How a consignment note is printed. */
export interface CmrQuery {
  /** `blank` paper gets the form with four copies; `preprinted` paper gets the text alone. `blank` when left out. */
  paper?: 'blank' | 'preprinted';
  /** Language of the labels, each with English beside it (English with French); that of `Accept-Language` when left out. */
  lang?: 'pl' | 'en' | 'no';
  /**
   * By how many millimetres the text is moved to the right on preprinted paper.
   * @isDouble
   * @minimum -20
   * @maximum 20
   */
  offset_x?: number;
  /**
   * By how many millimetres the text is moved down on preprinted paper.
   * @isDouble
   * @minimum -20
   * @maximum 20
   */
  offset_y?: number;
}

/** The language of what is filled from the order. */
export interface CmrNoteQuery {
  /** That of `Accept-Language` when left out. */
  lang?: 'pl' | 'en' | 'no';
}
