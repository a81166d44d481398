import type { OrderAction } from '../queries/types';

/** The actions that can be the next step of a status. */
export type PrimaryAction = Extract<
  OrderAction,
  | 'accept'
  | 'send_to_client'
  | 'client_accepts'
  | 'create_order'
  | 'revise'
  | 'send_to_subcontractor'
  | 'choose_again'
  | 'save_invoice'
  | 'mail_invoice'
  | 'pay'
>;
