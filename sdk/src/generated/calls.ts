// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
import type { paths } from './schema.js';

/** What every call may be given beside its parameters and body. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

/** What the calls take and answer, by method and path. */
export interface Calls {
  get: {
    /** Messages and orders together, what happened last first. An order stands where it changed last. */
    '/activities': {
      args: [options?: CallOptions & { params?: paths['/activities']['get']['parameters'] }];
      answer: paths['/activities']['get']['responses'][200]['content']['application/json'];
    };
    /** How many activities of each kind there are, and how many of them nobody has read. */
    '/activities/counts': {
      args: [options?: CallOptions];
      answer: paths['/activities/counts']['get']['responses'][200]['content']['application/json'];
    };
    /** Who is signed in. */
    '/auth/me': {
      args: [options?: CallOptions];
      answer: paths['/auth/me']['get']['responses'][200]['content']['application/json'];
    };
    /** The caller's conversations, the one with the latest message first. */
    '/chat/conversations': {
      args: [options?: CallOptions & { params?: paths['/chat/conversations']['get']['parameters'] }];
      answer: paths['/chat/conversations']['get']['responses'][200]['content']['application/json'];
    };
    /** What the caller and a user wrote to each other. Reading it marks nothing. */
    '/chat/messages/{id}': {
      args: [options: CallOptions & { params: paths['/chat/messages/{id}']['get']['parameters'] }];
      answer: paths['/chat/messages/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** Number of messages that the caller has not read. */
    '/chat/unread-count': {
      args: [options?: CallOptions];
      answer: paths['/chat/unread-count']['get']['responses'][200]['content']['application/json'];
    };
    /** Finds users to write to; the same as `/users/search`. */
    '/chat/users': {
      args: [options: CallOptions & { params: paths['/chat/users']['get']['parameters'] }];
      answer: paths['/chat/users']['get']['responses'][200]['content']['application/json'];
    };
    /** All global clients. */
    '/client-database': {
      args: [options?: CallOptions & { params?: paths['/client-database']['get']['parameters'] }];
      answer: paths['/client-database']['get']['responses'][200]['content']['application/json'];
    };
    /** The same as `GET /global-clients/search`, 20 a page when `page_size` is left out. */
    '/client-database/search': {
      args: [options?: CallOptions & { params?: paths['/client-database/search']['get']['parameters'] }];
      answer: paths['/client-database/search']['get']['responses'][200]['content']['application/json'];
    };
    /** How many global clients there are. */
    '/client-database/stats': {
      args: [options?: CallOptions];
      answer: paths['/client-database/stats']['get']['responses'][200]['content']['application/json'];
    };
    /** One global client. */
    '/client-database/{id}': {
      args: [options: CallOptions & { params: paths['/client-database/{id}']['get']['parameters'] }];
      answer: paths['/client-database/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's own clients together with the global ones of its collection. */
    '/client-directory': {
      args: [options?: CallOptions & { params?: paths['/client-directory']['get']['parameters'] }];
      answer: paths['/client-directory']['get']['responses'][200]['content']['application/json'];
    };
    /** How many clients the directory has. */
    '/client-directory/stats': {
      args: [options?: CallOptions];
      answer: paths['/client-directory/stats']['get']['responses'][200]['content']['application/json'];
    };
    /** One client of the directory: the company's own, or a collected one with its entry. */
    '/client-directory/{id}': {
      args: [options: CallOptions & { params: paths['/client-directory/{id}']['get']['parameters'] }];
      answer: paths['/client-directory/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The letters that the company sent to many clients, the latest first. */
    '/client-mailings': {
      args: [options?: CallOptions & { params?: paths['/client-mailings']['get']['parameters'] }];
      answer: paths['/client-mailings']['get']['responses'][200]['content']['application/json'];
    };
    /** A letter to many clients, whom it went to, and what became of each mail. */
    '/client-mailings/{id}': {
      args: [options: CallOptions & { params: paths['/client-mailings/{id}']['get']['parameters'] }];
      answer: paths['/client-mailings/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** How many of the mails stand how: small enough to be asked every second. */
    '/client-mailings/{id}/progress': {
      args: [options: CallOptions & { params: paths['/client-mailings/{id}/progress']['get']['parameters'] }];
      answer: paths['/client-mailings/{id}/progress']['get']['responses'][200]['content']['application/json'];
    };
    /** The same as `GET /clients-personal`. */
    '/clients': {
      args: [options?: CallOptions & { params?: paths['/clients']['get']['parameters'] }];
      answer: paths['/clients']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's own clients. */
    '/clients-personal': {
      args: [options?: CallOptions & { params?: paths['/clients-personal']['get']['parameters'] }];
      answer: paths['/clients-personal']['get']['responses'][200]['content']['application/json'];
    };
    /** One client. */
    '/clients-personal/{id}': {
      args: [options: CallOptions & { params: paths['/clients-personal/{id}']['get']['parameters'] }];
      answer: paths['/clients-personal/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The same as `GET /clients-personal/{id}`. */
    '/clients/{id}': {
      args: [options: CallOptions & { params: paths['/clients/{id}']['get']['parameters'] }];
      answer: paths['/clients/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** One's own company; for administrators all companies. */
    '/companies': {
      args: [options?: CallOptions & { params?: paths['/companies']['get']['parameters'] }];
      answer: paths['/companies']['get']['responses'][200]['content']['application/json'];
    };
    /** One's own company; for administrators any. */
    '/companies/{id}': {
      args: [options: CallOptions & { params: paths['/companies/{id}']['get']['parameters'] }];
      answer: paths['/companies/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The people of a company. */
    '/companies/{id}/users': {
      args: [options: CallOptions & { params: paths['/companies/{id}/users']['get']['parameters'] }];
      answer: paths['/companies/{id}/users']['get']['responses'][200]['content']['application/json'];
    };
    /** The people of a company with what they are in it, and the users who have been invited. */
    '/companies/{id}/users-with-roles': {
      args: [
        options: CallOptions & { params: paths['/companies/{id}/users-with-roles']['get']['parameters'] },
      ];
      answer: paths['/companies/{id}/users-with-roles']['get']['responses'][200]['content']['application/json'];
    };
    /** Looks a company up in the public register of its country. */
    '/company-registry': {
      args: [options: CallOptions & { params: paths['/company-registry']['get']['parameters'] }];
      answer: paths['/company-registry']['get']['responses'][200]['content']['application/json'];
    };
    /** The settings of the company. */
    '/company-settings': {
      args: [options?: CallOptions];
      answer: paths['/company-settings']['get']['responses'][200]['content']['application/json'];
    };
    /** What everyone in the company may read. */
    '/company-settings/read-only': {
      args: [options?: CallOptions];
      answer: paths['/company-settings/read-only']['get']['responses'][200]['content']['application/json'];
    };
    /** Converts an amount by the last rate on or before a day. */
    '/convert-currency': {
      args: [options: CallOptions & { params: paths['/convert-currency']['get']['parameters'] }];
      answer: paths['/convert-currency']['get']['responses'][200]['content']['application/json'];
    };
    /** All countries, by name. */
    '/countries': {
      args: [options?: CallOptions];
      answer: paths['/countries']['get']['responses'][200]['content']['application/json'];
    };
    /** The addresses of the latest look, each with what came of it; 1,000 a page when `page_size` is left out. */
    '/crawler/addresses': {
      args: [options?: CallOptions & { params?: paths['/crawler/addresses']['get']['parameters'] }];
      answer: paths['/crawler/addresses']['get']['responses'][200]['content']['application/json'];
    };
    /** Companies that were found and neither saved nor removed; 1,000 a page when `page_size` is left out. */
    '/crawler/found-companies': {
      args: [options?: CallOptions & { params?: paths['/crawler/found-companies']['get']['parameters'] }];
      answer: paths['/crawler/found-companies']['get']['responses'][200]['content']['application/json'];
    };
    /** How far it came: to be asked each second while it runs. */
    '/crawler/progress': {
      args: [options?: CallOptions];
      answer: paths['/crawler/progress']['get']['responses'][200]['content']['application/json'];
    };
    /** Published rates, newest first. */
    '/currencies': {
      args: [options?: CallOptions & { params?: paths['/currencies']['get']['parameters'] }];
      answer: paths['/currencies']['get']['responses'][200]['content']['application/json'];
    };
    /** Documents of an order, or of one leg, the newest first. */
    '/documents': {
      args: [options?: CallOptions & { params?: paths['/documents']['get']['parameters'] }];
      answer: paths['/documents']['get']['responses'][200]['content']['application/json'];
    };
    /** What documents there are, and which files are taken. */
    '/documents/types': {
      args: [options?: CallOptions];
      answer: paths['/documents/types']['get']['responses'][200]['content']['application/json'];
    };
    /** A document with its content. */
    '/documents/{id}': {
      args: [options: CallOptions & { params: paths['/documents/{id}']['get']['parameters'] }];
      answer: paths['/documents/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The file itself, to be saved. */
    '/documents/{id}/download': {
      args: [options: CallOptions & { params: paths['/documents/{id}/download']['get']['parameters'] }];
      answer: paths['/documents/{id}/download']['get']['responses'][200]['content']['application/pdf'];
    };
    /** The company's own texts of mails. For types without one the built-in text is sent. */
    '/email-templates': {
      args: [options?: CallOptions & { params?: paths['/email-templates']['get']['parameters'] }];
      answer: paths['/email-templates']['get']['responses'][200]['content']['application/json'];
    };
    /** The text that the product brings along for a type. */
    '/email-templates/built-in/{type}': {
      args: [
        options: CallOptions & { params: paths['/email-templates/built-in/{type}']['get']['parameters'] },
      ];
      answer: paths['/email-templates/built-in/{type}']['get']['responses'][200]['content']['application/json'];
    };
    /** The text that mails of a type have now: the company's own when there is one, else the built-in one. */
    '/email-templates/current/{type}': {
      args: [
        options: CallOptions & { params: paths['/email-templates/current/{type}']['get']['parameters'] },
      ];
      answer: paths['/email-templates/current/{type}']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's own text of a type; 404 when there is none. */
    '/email-templates/type/{type}': {
      args: [options: CallOptions & { params: paths['/email-templates/type/{type}']['get']['parameters'] }];
      answer: paths['/email-templates/type/{type}']['get']['responses'][200]['content']['application/json'];
    };
    /** One template. */
    '/email-templates/{id}': {
      args: [options: CallOptions & { params: paths['/email-templates/{id}']['get']['parameters'] }];
      answer: paths['/email-templates/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's directory as a file, collected global records among it; for administrators the global one. The header
     * `X-Total-Count` says how many records it has.
     */
    '/exports/{kind}': {
      args: [options: CallOptions & { params: paths['/exports/{kind}']['get']['parameters'] }];
      answer: paths['/exports/{kind}']['get']['responses'][200]['content']['text/csv'];
    };
    /** Looks through the global clients; 10 a page when `page_size` is left out. */
    '/global-clients/search': {
      args: [options?: CallOptions & { params?: paths['/global-clients/search']['get']['parameters'] }];
      answer: paths['/global-clients/search']['get']['responses'][200]['content']['application/json'];
    };
    /** All global subcontractors; 50 a page when `page_size` is left out. */
    '/global-subcontractors': {
      args: [options?: CallOptions & { params?: paths['/global-subcontractors']['get']['parameters'] }];
      answer: paths['/global-subcontractors']['get']['responses'][200]['content']['application/json'];
    };
    /** Looks through the global subcontractors. */
    '/global-subcontractors/search': {
      args: [
        options?: CallOptions & { params?: paths['/global-subcontractors/search']['get']['parameters'] },
      ];
      answer: paths['/global-subcontractors/search']['get']['responses'][200]['content']['application/json'];
    };
    /** One global subcontractor. */
    '/global-subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/global-subcontractors/{id}']['get']['parameters'] }];
      answer: paths['/global-subcontractors/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The process answers. */
    '/health/live': {
      args: [options?: CallOptions];
      answer: paths['/health/live']['get']['responses'][200]['content']['application/json'];
    };
    /** Database and jobs can be used, and how mail server and storage are; 503 when database or jobs cannot be used. */
    '/health/ready': {
      args: [options?: CallOptions];
      answer: paths['/health/ready']['get']['responses'][200]['content']['application/json'];
    };
    /** Imports so far, the newest first. */
    '/imports': {
      args: [options?: CallOptions & { params?: paths['/imports']['get']['parameters'] }];
      answer: paths['/imports']['get']['responses'][200]['content']['application/json'];
    };
    /** One import: how far it came. */
    '/imports/{id}': {
      args: [options: CallOptions & { params: paths['/imports/{id}']['get']['parameters'] }];
      answer: paths['/imports/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The refused rows as CSV, with the reasons in a column of their own; 404 when there are none. */
    '/imports/{id}/rejected': {
      args: [options: CallOptions & { params: paths['/imports/{id}/rejected']['get']['parameters'] }];
      answer: paths['/imports/{id}/rejected']['get']['responses'][200]['content']['text/csv'];
    };
    /** The companies that have invited the signed-in user. */
    '/invitations': {
      args: [options?: CallOptions];
      answer: paths['/invitations']['get']['responses'][200]['content']['application/json'];
    };
    /** Mails that were composed, newest first. */
    '/mail-outbox': {
      args: [options?: CallOptions & { params?: paths['/mail-outbox']['get']['parameters'] }];
      answer: paths['/mail-outbox']['get']['responses'][200]['content']['application/json'];
    };
    /** One mail with its content and working links. */
    '/mail-outbox/{id}': {
      args: [options: CallOptions & { params: paths['/mail-outbox/{id}']['get']['parameters'] }];
      answer: paths['/mail-outbox/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's messages, newest first. */
    '/messages': {
      args: [options?: CallOptions & { params?: paths['/messages']['get']['parameters'] }];
      answer: paths['/messages']['get']['responses'][200]['content']['application/json'];
    };
    /** How many messages there are, by direction and status. */
    '/messages/stats': {
      args: [options?: CallOptions];
      answer: paths['/messages/stats']['get']['responses'][200]['content']['application/json'];
    };
    /** Number of messages that came in, or could not be delivered, and that nobody has read. */
    '/messages/unread-count': {
      args: [options?: CallOptions];
      answer: paths['/messages/unread-count']['get']['responses'][200]['content']['application/json'];
    };
    /** A message with what it says. Reading it marks nothing. */
    '/messages/{id}': {
      args: [options: CallOptions & { params: paths['/messages/{id}']['get']['parameters'] }];
      answer: paths['/messages/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** A file that came with a message, to be saved: nobody vouches for what is in it. */
    '/messages/{id}/attachments/{attachmentId}': {
      args: [
        options: CallOptions & {
          params: paths['/messages/{id}/attachments/{attachmentId}']['get']['parameters'];
        },
      ];
      answer: paths['/messages/{id}/attachments/{attachmentId}']['get']['responses'][200]['content']['application/octet-stream'];
    };
    /** What carriers asked for on the lane of the leg, in other legs of the company. */
    '/order-routes/{id}/price-history': {
      args: [
        options: CallOptions & { params: paths['/order-routes/{id}/price-history']['get']['parameters'] },
      ];
      answer: paths['/order-routes/{id}/price-history']['get']['responses'][200]['content']['application/json'];
    };
    /** Who was asked for a price of the leg, what became of the mail, and who has answered. */
    '/order-routes/{id}/price-requests': {
      args: [
        options: CallOptions & { params: paths['/order-routes/{id}/price-requests']['get']['parameters'] },
      ];
      answer: paths['/order-routes/{id}/price-requests']['get']['responses'][200]['content']['application/json'];
    };
    /** How many of those who were asked for a price of the leg stand how: small enough to be asked every second. */
    '/order-routes/{id}/price-requests/progress': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests/progress']['get']['parameters'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests/progress']['get']['responses'][200]['content']['application/json'];
    };
    /** Orders of the company, newest first. */
    '/orders': {
      args: [options?: CallOptions & { params?: paths['/orders']['get']['parameters'] }];
      answer: paths['/orders']['get']['responses'][200]['content']['application/json'];
    };
    /** Number of orders that nobody has read. */
    '/orders/unread-count': {
      args: [options?: CallOptions];
      answer: paths['/orders/unread-count']['get']['responses'][200]['content']['application/json'];
    };
    /** An order with its routes and with what can be done next. */
    '/orders/{id}/details': {
      args: [options: CallOptions & { params: paths['/orders/{id}/details']['get']['parameters'] }];
      answer: paths['/orders/{id}/details']['get']['responses'][200]['content']['application/json'];
    };
    /** The order's life from its beginning. */
    '/orders/{id}/history': {
      args: [options: CallOptions & { params: paths['/orders/{id}/history']['get']['parameters'] }];
      answer: paths['/orders/{id}/history']['get']['responses'][200]['content']['application/json'];
    };
    /** The words with which the mail of an invoice, a payment reminder or a correction begins. */
    '/orders/{id}/invoice-mail': {
      args: [options: CallOptions & { params: paths['/orders/{id}/invoice-mail']['get']['parameters'] }];
      answer: paths['/orders/{id}/invoice-mail']['get']['responses'][200]['content']['application/json'];
    };
    /** The invoice of an order with its corrections, what is due and since when. */
    '/orders/{id}/invoices': {
      args: [options: CallOptions & { params: paths['/orders/{id}/invoices']['get']['parameters'] }];
      answer: paths['/orders/{id}/invoices']['get']['responses'][200]['content']['application/json'];
    };
    /** The legs of an order in their sequence. */
    '/orders/{id}/order-routes': {
      args: [options: CallOptions & { params: paths['/orders/{id}/order-routes']['get']['parameters'] }];
      answer: paths['/orders/{id}/order-routes']['get']['responses'][200]['content']['application/json'];
    };
    /** The order of a leg to its carrier as a PDF: as it was sent, or as it would be. */
    '/orders/{id}/order-routes/{routeId}/order-document': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/order-document']['get']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/order-document']['get']['responses'][200]['content']['application/pdf'];
    };
    /** What the order costs, earns and sums up to in a currency; PLN when left out, the frozen one once the offer is sent. */
    '/orders/{id}/summary': {
      args: [options: CallOptions & { params: paths['/orders/{id}/summary']['get']['parameters'] }];
      answer: paths['/orders/{id}/summary']['get']['responses'][200]['content']['application/json'];
    };
    /** The VAT rates that an invoice of the company can have, what comes of each, and what is lacking before it can be issued. */
    '/orders/{id}/vat-rates': {
      args: [options: CallOptions & { params: paths['/orders/{id}/vat-rates']['get']['parameters'] }];
      answer: paths['/orders/{id}/vat-rates']['get']['responses'][200]['content']['application/json'];
    };
    /** What a public form may read of the settings of a user's company. */
    '/public/company-settings/{user_id}': {
      args: [
        options: CallOptions & { params: paths['/public/company-settings/{user_id}']['get']['parameters'] },
      ];
      answer: paths['/public/company-settings/{user_id}']['get']['responses'][200]['content']['application/json'];
    };
    /** What anybody may know of this installation. */
    '/public/installation': {
      args: [options?: CallOptions];
      answer: paths['/public/installation']['get']['responses'][200]['content']['application/json'];
    };
    /** The order of a leg as a PDF, for the carrier to whom it was sent. */
    '/public/links/subcontractor-order-view/document': {
      args: [
        options?: CallOptions & {
          params?: paths['/public/links/subcontractor-order-view/document']['get']['parameters'];
        },
      ];
      answer: paths['/public/links/subcontractor-order-view/document']['get']['responses'][200]['content']['application/pdf'];
    };
    /** What the page of a link shows. Changes nothing. */
    '/public/links/{kind}': {
      args: [options: CallOptions & { params: paths['/public/links/{kind}']['get']['parameters'] }];
      answer: paths['/public/links/{kind}']['get']['responses'][200]['content']['application/json'];
    };
    /** The statuses, their labels and what may follow each. */
    '/quotation-statuses': {
      args: [options?: CallOptions];
      answer: paths['/quotation-statuses']['get']['responses'][200]['content']['application/json'];
    };
    /** The same records as `GET /orders`. */
    '/quotations': {
      args: [options?: CallOptions & { params?: paths['/quotations']['get']['parameters'] }];
      answer: paths['/quotations']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's own subcontractors together with the global ones of its collection. */
    '/subcontractor-directory': {
      args: [options?: CallOptions & { params?: paths['/subcontractor-directory']['get']['parameters'] }];
      answer: paths['/subcontractor-directory']['get']['responses'][200]['content']['application/json'];
    };
    /** How many subcontractors the directory has. */
    '/subcontractor-directory/stats': {
      args: [options?: CallOptions];
      answer: paths['/subcontractor-directory/stats']['get']['responses'][200]['content']['application/json'];
    };
    /** One subcontractor of the directory: the company's own, or a collected one with its entry. */
    '/subcontractor-directory/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-directory/{id}']['get']['parameters'] }];
      answer: paths['/subcontractor-directory/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's groups of subcontractors; with `route_id` each with the time at which it was asked for the price of that leg. */
    '/subcontractor-groups': {
      args: [options?: CallOptions & { params?: paths['/subcontractor-groups']['get']['parameters'] }];
      answer: paths['/subcontractor-groups']['get']['responses'][200]['content']['application/json'];
    };
    /** How many groups there are. */
    '/subcontractor-groups/stats': {
      args: [options?: CallOptions];
      answer: paths['/subcontractor-groups/stats']['get']['responses'][200]['content']['application/json'];
    };
    /** One group. */
    '/subcontractor-groups/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-groups/{id}']['get']['parameters'] }];
      answer: paths['/subcontractor-groups/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The subcontractors of a group; all of them fit into one page of 1,000. */
    '/subcontractor-groups/{id}/members': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-groups/{id}/members']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-groups/{id}/members']['get']['responses'][200]['content']['application/json'];
    };
    /** Quotes of the company, of one order when `order_id` is given. */
    '/subcontractor-offers': {
      args: [options?: CallOptions & { params?: paths['/subcontractor-offers']['get']['parameters'] }];
      answer: paths['/subcontractor-offers']['get']['responses'][200]['content']['application/json'];
    };
    /** Number of an order's quotes. */
    '/subcontractor-offers/count/{id}': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-offers/count/{id}']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-offers/count/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The quotes of a leg, by price as quoted; prices of different currencies are not compared. */
    '/subcontractor-offers/route/{id}': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-offers/route/{id}']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-offers/route/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** One quote. */
    '/subcontractor-offers/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-offers/{id}']['get']['parameters'] }];
      answer: paths['/subcontractor-offers/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** The same as `GET /subcontractor-directory`, 10 a page when `page_size` is left out. */
    '/subcontractors': {
      args: [options?: CallOptions & { params?: paths['/subcontractors']['get']['parameters'] }];
      answer: paths['/subcontractors']['get']['responses'][200]['content']['application/json'];
    };
    /** The same as `GET /subcontractor-directory/stats`. */
    '/subcontractors/stats': {
      args: [options?: CallOptions];
      answer: paths['/subcontractors/stats']['get']['responses'][200]['content']['application/json'];
    };
    /** One subcontractor. */
    '/subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractors/{id}']['get']['parameters'] }];
      answer: paths['/subcontractors/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /** Which test tools can be used here. */
    '/tests': {
      args: [options?: CallOptions];
      answer: paths['/tests']['get']['responses'][200]['content']['application/json'];
    };
    /** Clients, subcontractors or orders of a user's company, to choose one to try something out with. */
    '/tests/records': {
      args: [options: CallOptions & { params: paths['/tests/records']['get']['parameters'] }];
      answer: paths['/tests/records']['get']['responses'][200]['content']['application/json'];
    };
    /** The statements that were run, the latest first, with those that failed. */
    '/tests/sql-history': {
      args: [options?: CallOptions & { params?: paths['/tests/sql-history']['get']['parameters'] }];
      answer: paths['/tests/sql-history']['get']['responses'][200]['content']['application/json'];
    };
    /** The company of the signed-in user; 404 when there is none. */
    '/user-company': {
      args: [options?: CallOptions];
      answer: paths['/user-company']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's collection of global clients, the newest entry first. */
    '/user-global-clients': {
      args: [options?: CallOptions & { params?: paths['/user-global-clients']['get']['parameters'] }];
      answer: paths['/user-global-clients']['get']['responses'][200]['content']['application/json'];
    };
    /** The company's price of a kilometre; null until it is set. */
    '/user-price-km': {
      args: [options?: CallOptions];
      answer: paths['/user-price-km']['get']['responses'][200]['content']['application/json'];
    };
    /** All users. */
    '/users': {
      args: [options?: CallOptions & { params?: paths['/users']['get']['parameters'] }];
      answer: paths['/users']['get']['responses'][200]['content']['application/json'];
    };
    /** The user with an address, to be invited; 404 `user_not_found` when there is none. */
    '/users/find-by-email': {
      args: [options: CallOptions & { params: paths['/users/find-by-email']['get']['parameters'] }];
      answer: paths['/users/find-by-email']['get']['responses'][200]['content']['application/json'];
    };
    /** Finds active users: colleagues and administrators by a part of name or address, others by the whole address. */
    '/users/search': {
      args: [options: CallOptions & { params: paths['/users/search']['get']['parameters'] }];
      answer: paths['/users/search']['get']['responses'][200]['content']['application/json'];
    };
    /** One user. */
    '/users/{id}': {
      args: [options: CallOptions & { params: paths['/users/{id}']['get']['parameters'] }];
      answer: paths['/users/{id}']['get']['responses'][200]['content']['application/json'];
    };
  };
  post: {
    /** Marks all messages and orders as read. */
    '/activities/mark-as-read': {
      args: [options?: CallOptions];
      answer: paths['/activities/mark-as-read']['post']['responses'][200]['content']['application/json'];
    };
    /** Opens a session. The same answer for an unknown address and a wrong password. */
    '/auth/login': {
      args: [
        options: CallOptions & {
          body: paths['/auth/login']['post']['requestBody']['content']['application/x-www-form-urlencoded'];
        },
      ];
      answer: paths['/auth/login']['post']['responses'][200]['content']['application/json'];
    };
    /** Ends the session: its token no longer works. */
    '/auth/logout': { args: [options?: CallOptions]; answer: undefined };
    /** Makes a user and their company. How many is limited, but for administrators, whose token comes along. */
    '/auth/register': {
      args: [
        options: CallOptions & {
          body: paths['/auth/register']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/register']['post']['responses'][201]['content']['application/json'];
    };
    /** Marks what a user wrote to the caller as read. */
    '/chat/conversations/{id}/read': {
      args: [
        options: CallOptions & {
          params: paths['/chat/conversations/{id}/read']['post']['parameters'];
          body: paths['/chat/conversations/{id}/read']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/chat/conversations/{id}/read']['post']['responses'][200]['content']['application/json'];
    };
    /** Writes to a user; their open sockets, and the caller's own, are told. */
    '/chat/messages': {
      args: [
        options: CallOptions & {
          body: paths['/chat/messages']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/chat/messages']['post']['responses'][201]['content']['application/json'];
    };
    /** Looks at numbers of a company as they are typed. Nothing is refused: a real company's may differ from the rules. */
    '/checks/company-numbers': {
      args: [
        options: CallOptions & {
          body: paths['/checks/company-numbers']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/checks/company-numbers']['post']['responses'][200]['content']['application/json'];
    };
    /** Makes a global client. */
    '/client-database': {
      args: [
        options: CallOptions & {
          body: paths['/client-database']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/client-database']['post']['responses'][201]['content']['application/json'];
    };
    /** Writes to those again whose mail could not be delivered, in the same words. */
    '/client-mailings/{id}/retry': {
      args: [options: CallOptions & { params: paths['/client-mailings/{id}/retry']['post']['parameters'] }];
      answer: paths['/client-mailings/{id}/retry']['post']['responses'][200]['content']['application/json'];
    };
    /** The same as `POST /clients-personal`. */
    '/clients': {
      args: [
        options: CallOptions & {
          body: paths['/clients']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes a client. */
    '/clients-personal': {
      args: [
        options: CallOptions & {
          body: paths['/clients-personal']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients-personal']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes a company of which the signed-in user, who has none, becomes the owner. */
    '/companies': {
      args: [
        options: CallOptions & {
          body: paths['/companies']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes a collaborator. */
    '/companies/{id}/register-user': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/register-user']['post']['parameters'];
          body: paths['/companies/{id}/register-user']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}/register-user']['post']['responses'][201]['content']['application/json'];
    };
    /** Invites an existing user who has no company; they decide. 404 `user_not_found` when there is no such user. */
    '/companies/{id}/users': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/users']['post']['parameters'];
          body: paths['/companies/{id}/users']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}/users']['post']['responses'][201]['content']['application/json'];
    };
    /** Lets a collaborator work or not. Their sessions end at once. */
    '/companies/{id}/users/{userId}/activate': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/users/{userId}/activate']['post']['parameters'];
          body: paths['/companies/{id}/users/{userId}/activate']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}/users/{userId}/activate']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Saves found companies among the global clients. One that is there already, by website, e-mail address or number, has
     * its empty fields filled; what somebody wrote there stays.
     */
    '/crawler/approve-companies': {
      args: [
        options: CallOptions & {
          body: paths['/crawler/approve-companies']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/crawler/approve-companies']['post']['responses'][200]['content']['application/json'];
    };
    /** Begins to look through websites; `GET /crawler/progress` tells how far that came. */
    '/crawler/start': {
      args: [
        options: CallOptions & {
          body: paths['/crawler/start']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/crawler/start']['post']['responses'][200]['content']['application/json'];
    };
    /** Stops it; what was found stays. Nothing happens when nothing runs. */
    '/crawler/stop': {
      args: [options?: CallOptions];
      answer: paths['/crawler/stop']['post']['responses'][200]['content']['application/json'];
    };
    /** Files a document of at most 10 MB with a leg. The POD that was still missing at status 8 leads to 10. */
    '/documents/upload': {
      args: [
        options: CallOptions & {
          body: paths['/documents/upload']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/documents/upload']['post']['responses'][201]['content']['application/json'];
    };
    /** Files a document of at most 10 MB with a whole order. */
    '/documents/upload-order': {
      args: [
        options: CallOptions & {
          body: paths['/documents/upload-order']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/documents/upload-order']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes a template: from now on it is what is sent. */
    '/email-templates': {
      args: [
        options: CallOptions & {
          body: paths['/email-templates']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/email-templates']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes a global subcontractor. */
    '/global-subcontractors': {
      args: [
        options: CallOptions & {
          body: paths['/global-subcontractors']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/global-subcontractors']['post']['responses'][201]['content']['application/json'];
    };
    /** Shows what an import would do by a plan. */
    '/imports/{id}/preview': {
      args: [
        options: CallOptions & {
          params: paths['/imports/{id}/preview']['post']['parameters'];
          body: paths['/imports/{id}/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/imports/{id}/preview']['post']['responses'][200]['content']['application/json'];
    };
    /** Has the rows entered that nothing stands against; `GET /imports/{id}` tells how far that came. */
    '/imports/{id}/start': {
      args: [
        options: CallOptions & {
          params: paths['/imports/{id}/start']['post']['parameters'];
          body: paths['/imports/{id}/start']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/imports/{id}/start']['post']['responses'][200]['content']['application/json'];
    };
    /** Takes a table of at most 10 MB and 50,000 rows in, as CSV or an Excel workbook. Nothing is entered yet. */
    '/imports/{kind}': {
      args: [
        options: CallOptions & {
          params: paths['/imports/{kind}']['post']['parameters'];
          body: paths['/imports/{kind}']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/imports/{kind}']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes the signed-in user a collaborator of the company; their other invitations are over. */
    '/invitations/{id}/accept': {
      args: [options: CallOptions & { params: paths['/invitations/{id}/accept']['post']['parameters'] }];
      answer: paths['/invitations/{id}/accept']['post']['responses'][200]['content']['application/json'];
    };
    /** Turns an invitation down. */
    '/invitations/{id}/decline': {
      args: [options: CallOptions & { params: paths['/invitations/{id}/decline']['post']['parameters'] }];
      answer: undefined;
    };
    /** Makes a link to one of the public pages. */
    '/links': {
      args: [
        options: CallOptions & {
          body: paths['/links']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/links']['post']['responses'][201]['content']['application/json'];
    };
    /** Takes back the links of that kind and record made so far. */
    '/links/revoke': {
      args: [
        options: CallOptions & {
          body: paths['/links/revoke']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/links/revoke']['post']['responses'][200]['content']['application/json'];
    };
    /** Writes to somebody outside: the letter goes into the outbox and leaves from the company's address. */
    '/messages': {
      args: [
        options: CallOptions & {
          body: paths['/messages']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/messages']['post']['responses'][201]['content']['application/json'];
    };
    /** Adds a leg to an order. */
    '/order-routes': {
      args: [
        options: CallOptions & {
          body: paths['/order-routes']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes']['post']['responses'][201]['content']['application/json'];
    };
    /** Asks subcontractors for a price: each gets a mail with a link of their own. */
    '/order-routes/{id}/price-requests': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests']['post']['parameters'];
          body: paths['/order-routes/{id}/price-requests']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests']['post']['responses'][201]['content']['application/json'];
    };
    /** Asks those again whose mail could not be delivered, each in the words of the first time. */
    '/order-routes/{id}/price-requests/retry': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests/retry']['post']['parameters'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests/retry']['post']['responses'][200]['content']['application/json'];
    };
    /** Marks the named orders, or all, as read. */
    '/orders/mark-as-read': {
      args: [
        options: CallOptions & {
          body: paths['/orders/mark-as-read']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/mark-as-read']['post']['responses'][200]['content']['application/json'];
    };
    /** Issues a correction, with a number of its own, of the invoice as it stands after earlier ones. The order stays where it is. */
    '/orders/{id}/correct-invoice': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/correct-invoice']['post']['parameters'];
          body: paths['/orders/{id}/correct-invoice']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/correct-invoice']['post']['responses'][201]['content']['application/json'];
    };
    /** Enters a request after the pattern of an order: the same client, addresses and load, at later dates, at status 0. */
    '/orders/{id}/duplicate': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/duplicate']['post']['parameters'];
          body: paths['/orders/{id}/duplicate']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/duplicate']['post']['responses'][201]['content']['application/json'];
    };
    /** A correction as it would be: a draft that uses no number and changes nothing. */
    '/orders/{id}/generate-correction-preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/generate-correction-preview']['post']['parameters'];
          body: paths['/orders/{id}/generate-correction-preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/generate-correction-preview']['post']['responses'][200]['content']['application/json'];
    };
    /** The invoice as it would be: a draft that uses no number and changes nothing. */
    '/orders/{id}/generate-invoice-preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/generate-invoice-preview']['post']['parameters'];
          body: paths['/orders/{id}/generate-invoice-preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/generate-invoice-preview']['post']['responses'][200]['content']['application/json'];
    };
    /** Mails the carrier of a leg the link at which the vehicle and the driver are told. */
    '/orders/{id}/order-routes/{routeId}/vehicle-request': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['responses'][200]['content']['application/json'];
    };
    /** Issues the invoice: it gets the next number, its PDF is filed with the order, and the order goes to 11. */
    '/orders/{id}/save-invoice': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/save-invoice']['post']['parameters'];
          body: paths['/orders/{id}/save-invoice']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/save-invoice']['post']['responses'][201]['content']['application/json'];
    };
    /** Mails the client the invoice with its PDF: from 11 the order goes to 12. At 12 sends it again, or reminds of its payment. Or mails a correction. */
    '/orders/{id}/send-invoice': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/send-invoice']['post']['parameters'];
          body: paths['/orders/{id}/send-invoice']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/send-invoice']['post']['responses'][200]['content']['application/json'];
    };
    /** Shows an invoice's mail as the client would see it. Sends nothing. */
    '/orders/{id}/send-invoice/preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/send-invoice/preview']['post']['parameters'];
          body: paths['/orders/{id}/send-invoice/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/send-invoice/preview']['post']['responses'][200]['content']['application/json'];
    };
    /** Sends a leg's order to the subcontractor whose quote was chosen. */
    '/orders/{id}/send-subcontractor-acceptance': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/send-subcontractor-acceptance']['post']['parameters'];
          body: paths['/orders/{id}/send-subcontractor-acceptance']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/send-subcontractor-acceptance']['post']['responses'][200]['content']['application/json'];
    };
    /** The subcontractor accepts or rejects an order, over a signed link. */
    '/orders/{id}/subcontractor-response': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/subcontractor-response']['post']['parameters'];
          body: paths['/orders/{id}/subcontractor-response']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/subcontractor-response']['post']['responses'][200]['content']['application/json'];
    };
    /** Shows a mail as a client would see it, with their name and a link that works. Sends nothing. */
    '/preview-email': {
      args: [
        options: CallOptions & {
          body: paths['/preview-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/preview-email']['post']['responses'][200]['content']['application/json'];
    };
    /** The same as `POST /public/quotation`. */
    '/public/order': {
      args: [
        options: CallOptions & {
          body: paths['/public/order']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer:
        | paths['/public/order']['post']['responses'][200]['content']['application/json']
        | paths['/public/order']['post']['responses'][201]['content']['application/json'];
    };
    /** A stranger's transport request, or with `order_id` and a signature the completion of one (which answers 200). */
    '/public/quotation': {
      args: [
        options: CallOptions & {
          body: paths['/public/quotation']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer:
        | paths['/public/quotation']['post']['responses'][200]['content']['application/json']
        | paths['/public/quotation']['post']['responses'][201]['content']['application/json'];
    };
    /** The client accepts or rejects an offer, over a signed link. */
    '/public/quotation-acceptance': {
      args: [
        options: CallOptions & {
          body: paths['/public/quotation-acceptance']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/public/quotation-acceptance']['post']['responses'][200]['content']['application/json'];
    };
    /** A subcontractor's price for a leg, over a signed link. */
    '/public/subcontractor-offer': {
      args: [
        options: CallOptions & {
          body: paths['/public/subcontractor-offer']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/public/subcontractor-offer']['post']['responses'][201]['content']['application/json'];
    };
    /** Enters a request that came by other ways than the form. */
    '/quotations': {
      args: [
        options: CallOptions & {
          body: paths['/quotations']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/quotations']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Asks the client to complete the data of a request at 0, 1 or 2: mails them a signed link to the form with what is known. The data
     * count as incomplete until the form comes back.
     */
    '/send-completion-request-email': {
      args: [
        options: CallOptions & {
          body: paths['/send-completion-request-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-completion-request-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Sends a letter to many clients: all of its mails go into the outbox at once and are delivered one by one, whatever becomes of the caller.
     * `GET /client-mailings/{id}/progress` tells how far that is.
     */
    '/send-email-to-clients': {
      args: [
        options: CallOptions & {
          body: paths['/send-email-to-clients']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-email-to-clients']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Asks every member of a group for the price of a leg, each in the language of their country and with a link of their own. Who was
     * asked before for this leg gets no second mail, unless the first one could not be delivered.
     */
    '/send-email-to-subcontractor-group': {
      args: [
        options: CallOptions & {
          body: paths['/send-email-to-subcontractor-group']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-email-to-subcontractor-group']['post']['responses'][200]['content']['application/json'];
    };
    /** Sends the offer to the client: price and rates are frozen, the status becomes 3. */
    '/send-offers-to-client': {
      args: [
        options: CallOptions & {
          body: paths['/send-offers-to-client']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-offers-to-client']['post']['responses'][200]['content']['application/json'];
    };
    /** Shows an offer's mail as the client would see it, with its details and price. Sends nothing. */
    '/send-offers-to-client/preview': {
      args: [
        options: CallOptions & {
          body: paths['/send-offers-to-client/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-offers-to-client/preview']['post']['responses'][200]['content']['application/json'];
    };
    /** Writes a mail to one client: it goes into the outbox and leaves from the company's address; answers go to who sent it. */
    '/send-single-email': {
      args: [
        options: CallOptions & {
          body: paths['/send-single-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-single-email']['post']['responses'][200]['content']['application/json'];
    };
    /** Makes a group. */
    '/subcontractor-groups': {
      args: [
        options: CallOptions & {
          body: paths['/subcontractor-groups']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-groups']['post']['responses'][201]['content']['application/json'];
    };
    /** Puts a subcontractor into a group. */
    '/subcontractor-groups/{id}/members': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-groups/{id}/members']['post']['parameters'];
          body: paths['/subcontractor-groups/{id}/members']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-groups/{id}/members']['post']['responses'][201]['content']['application/json'];
    };
    /** Enters the price of a contract subcontractor for a leg; it takes the place of their earlier one. An order at 1 goes to 2. */
    '/subcontractor-offers': {
      args: [
        options: CallOptions & {
          body: paths['/subcontractor-offers']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-offers']['post']['responses'][201]['content']['application/json'];
    };
    /** Makes a subcontractor. */
    '/subcontractors': {
      args: [
        options: CallOptions & {
          body: paths['/subcontractors']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors']['post']['responses'][201]['content']['application/json'];
    };
    /** The same as `POST /subcontractors`. */
    '/subcontractors-personal': {
      args: [
        options: CallOptions & {
          body: paths['/subcontractors-personal']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors-personal']['post']['responses'][201]['content']['application/json'];
    };
    /** Deletes everything but administrators' accounts and reference data. It cannot be undone. */
    '/tests/cleanup-database': {
      args: [
        options: CallOptions & {
          body: paths['/tests/cleanup-database']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/cleanup-database']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Runs one statement: in a read-only transaction, by a role of the database that may do nothing else and sees no passwords and
     * tokens, unless writing is permitted. Every statement is kept with who ran it.
     */
    '/tests/execute-sql': {
      args: [
        options: CallOptions & {
          body: paths['/tests/execute-sql']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/execute-sql']['post']['responses'][200]['content']['application/json'];
    };
    /** Enters a lifelike request for a transport, as if a client had sent the form. */
    '/tests/generate-random-quotation': {
      args: [
        options: CallOptions & {
          body: paths['/tests/generate-random-quotation']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/generate-random-quotation']['post']['responses'][201]['content']['application/json'];
    };
    /** Tells whether a text asks for the price of a transport, and why. */
    '/tests/is-quote-request': {
      args: [
        options: CallOptions & {
          body: paths['/tests/is-quote-request']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/is-quote-request']['post']['responses'][200]['content']['application/json'];
    };
    /** Makes a link to one of the public pages on behalf of anybody, or to a sample of an order. */
    '/tests/links': {
      args: [
        options: CallOptions & {
          body: paths['/tests/links']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/links']['post']['responses'][201]['content']['application/json'];
    };
    /** Puts a real mail into the outbox, from where it is delivered like any other. */
    '/tests/send-test-email': {
      args: [
        options: CallOptions & {
          body: paths['/tests/send-test-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/send-test-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Translates the words of a mail. The texts that the product brings along, unchanged but for filled placeholders, are there in every
     * language; other texts need a service.
     */
    '/translate-email': {
      args: [
        options: CallOptions & {
          body: paths['/translate-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/translate-email']['post']['responses'][200]['content']['application/json'];
    };
    /** Puts a global client into the company's collection. */
    '/user-global-clients': {
      args: [
        options: CallOptions & {
          body: paths['/user-global-clients']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-global-clients']['post']['responses'][201]['content']['application/json'];
    };
    /** Puts a global subcontractor into the company's collection. */
    '/user-global-subcontractors': {
      args: [
        options: CallOptions & {
          body: paths['/user-global-subcontractors']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-global-subcontractors']['post']['responses'][201]['content']['application/json'];
    };
  };
  put: {
    /** Changes a global client, in all collections. */
    '/client-database/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/client-database/{id}']['put']['parameters'];
          body: paths['/client-database/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/client-database/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a client. */
    '/clients-personal/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/clients-personal/{id}']['put']['parameters'];
          body: paths['/clients-personal/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients-personal/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** The same as `PUT /clients-personal/{id}`. */
    '/clients/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/clients/{id}']['put']['parameters'];
          body: paths['/clients/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes the company's name and sending address. */
    '/companies/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}']['put']['parameters'];
          body: paths['/companies/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes the settings of the company. */
    '/company-settings': {
      args: [
        options: CallOptions & {
          body: paths['/company-settings']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/company-settings']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a template. */
    '/email-templates/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/email-templates/{id}']['put']['parameters'];
          body: paths['/email-templates/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/email-templates/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a global subcontractor, in all collections. */
    '/global-subcontractors/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/global-subcontractors/{id}']['put']['parameters'];
          body: paths['/global-subcontractors/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/global-subcontractors/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Marks a message as read. */
    '/messages/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/messages/{id}']['put']['parameters'];
          body: paths['/messages/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/messages/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a leg, its margin or its chosen quote. */
    '/order-routes/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}']['put']['parameters'];
          body: paths['/order-routes/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Chooses a quote of the leg; null takes the choice back. */
    '/order-routes/{id}/select-offer': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/select-offer']['put']['parameters'];
          body: paths['/order-routes/{id}/select-offer']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}/select-offer']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes an order. */
    '/orders/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}']['put']['parameters'];
          body: paths['/orders/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Marks an order as read. */
    '/orders/{id}/mark-as-read': {
      args: [options: CallOptions & { params: paths['/orders/{id}/mark-as-read']['put']['parameters'] }];
      answer: paths['/orders/{id}/mark-as-read']['put']['responses'][200]['content']['application/json'];
    };
    /** Puts the legs of an order into another sequence. */
    '/orders/{id}/order-routes/sequence': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/sequence']['put']['parameters'];
          body: paths['/orders/{id}/order-routes/sequence']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/sequence']['put']['responses'][200]['content']['application/json'];
    };
    /** Takes a step that a person decides: 0→1, 3→4, 3→5, 4→5, 5→1, 4→6, 12→13. */
    '/orders/{id}/status': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/status']['put']['parameters'];
          body: paths['/orders/{id}/status']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/status']['put']['responses'][200]['content']['application/json'];
    };
    /** Sets the price for the client by hand; null returns to the sum of the routes. */
    '/quotations/{id}/client-price': {
      args: [
        options: CallOptions & {
          params: paths['/quotations/{id}/client-price']['put']['parameters'];
          body: paths['/quotations/{id}/client-price']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/quotations/{id}/client-price']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a group. */
    '/subcontractor-groups/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-groups/{id}']['put']['parameters'];
          body: paths['/subcontractor-groups/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-groups/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** The same as `PUT /subcontractors/{id}`. */
    '/subcontractors-personal/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractors-personal/{id}']['put']['parameters'];
          body: paths['/subcontractors-personal/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors-personal/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a subcontractor. */
    '/subcontractors/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractors/{id}']['put']['parameters'];
          body: paths['/subcontractors/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes what the company noted about a collected client. `id` is the entry's, as answered when it was made. */
    '/user-global-clients/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/user-global-clients/{id}']['put']['parameters'];
          body: paths['/user-global-clients/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-global-clients/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Sets the company's price of a kilometre. */
    '/user-price-km': {
      args: [
        options: CallOptions & {
          body: paths['/user-price-km']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-price-km']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes one's own settings. */
    '/users/me': {
      args: [
        options: CallOptions & {
          body: paths['/users/me']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/users/me']['put']['responses'][200]['content']['application/json'];
    };
    /** Changes a user. Administrators cannot take their own flag. */
    '/users/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/users/{id}']['put']['parameters'];
          body: paths['/users/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/users/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /** Sets a user's password; all sessions of that user end. */
    '/users/{id}/password': {
      args: [
        options: CallOptions & {
          params: paths['/users/{id}/password']['put']['parameters'];
          body: paths['/users/{id}/password']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
  };
  delete: {
    /**
     * Deletes the conversation with a user for the caller alone. The other one keeps it; a new message begins it again, without
     * what was deleted. What both have deleted is gone.
     */
    '/chat/conversations/{id}': {
      args: [options: CallOptions & { params: paths['/chat/conversations/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a global client, also from all collections; orders keep the client's name and address. */
    '/client-database/{id}': {
      args: [options: CallOptions & { params: paths['/client-database/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a client; its orders keep the client's name and address. */
    '/clients-personal/{id}': {
      args: [options: CallOptions & { params: paths['/clients-personal/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** The same as `DELETE /clients-personal/{id}`. */
    '/clients/{id}': {
      args: [options: CallOptions & { params: paths['/clients/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a company without orders and all that is its own; its people stay users without a company. */
    '/companies/{id}': {
      args: [options: CallOptions & { params: paths['/companies/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Takes an invitation back. */
    '/companies/{id}/invitations/{invitationId}': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/invitations/{invitationId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /** Makes a collaborator a user without a company. Their sessions end at once; what they made stays. */
    '/companies/{id}/users/{userId}': {
      args: [
        options: CallOptions & { params: paths['/companies/{id}/users/{userId}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /** Empties the list of found companies. */
    '/crawler/found-companies': { args: [options?: CallOptions]; answer: undefined };
    /** Removes a found company from the list. */
    '/crawler/found-companies/{id}': {
      args: [
        options: CallOptions & { params: paths['/crawler/found-companies/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /** Deletes a document with its file. */
    '/documents/{id}': {
      args: [options: CallOptions & { params: paths['/documents/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a template; the built-in text is sent again. */
    '/email-templates/{id}': {
      args: [options: CallOptions & { params: paths['/email-templates/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a global subcontractor, also from all collections; quotes keep the name. */
    '/global-subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/global-subcontractors/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a message. What was mailed stays in the administrators' outbox. */
    '/messages/{id}': {
      args: [options: CallOptions & { params: paths['/messages/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a leg with its quotes. */
    '/order-routes/{id}': {
      args: [options: CallOptions & { params: paths['/order-routes/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes an order that was not yet offered to the client. */
    '/orders/{id}': {
      args: [options: CallOptions & { params: paths['/orders/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Deletes a group; its subcontractors stay. */
    '/subcontractor-groups/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-groups/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Takes a subcontractor out of a group. `memberId` is the membership's. */
    '/subcontractor-groups/{id}/members/{memberId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-groups/{id}/members/{memberId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /** Deletes a quote that is not chosen. */
    '/subcontractor-offers/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-offers/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** The same as `DELETE /subcontractors/{id}`. */
    '/subcontractors-personal/{id}': {
      args: [
        options: CallOptions & { params: paths['/subcontractors-personal/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /** Deletes a subcontractor; its quotes keep the subcontractor's name and address. */
    '/subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractors/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Takes a global client out of the company's collection. `id` is the entry's. */
    '/user-global-clients/{id}': {
      args: [options: CallOptions & { params: paths['/user-global-clients/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /** Takes a global subcontractor out of the company's collection and groups. `id` is the entry's. */
    '/user-global-subcontractors/{id}': {
      args: [
        options: CallOptions & { params: paths['/user-global-subcontractors/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /** Deletes a user, with a company of their own in which there is nobody else and no order. */
    '/users/{id}': {
      args: [options: CallOptions & { params: paths['/users/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
  };
}
