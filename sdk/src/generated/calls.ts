// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
import type { paths } from './schema.js';

/** What every call may be given beside its parameters and body. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined;
}

/** What the calls take and answer, by method and path. */
export interface Calls {
  get: {
    /**
     * Messages and orders together, what happened last first. An order stands where it changed last.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/activities': {
      args: [options?: CallOptions & { params?: paths['/activities']['get']['parameters'] }];
      answer: paths['/activities']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many activities of each kind there are, and how many of them nobody has read.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/activities/counts': {
      args: [options?: CallOptions];
      answer: paths['/activities/counts']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The keys of the company, the latest first; also those that have expired.
     * For the owner of the company. Not for API keys.
     */
    '/api-keys': {
      args: [options?: CallOptions & { params?: paths['/api-keys']['get']['parameters'] }];
      answer: paths['/api-keys']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Who did what, the newest first: an owner reads the company's entries, an administrator those of all.
     * For the owner of the company, and administrators. API keys need the scope `read`.
     */
    '/audit-log': {
      args: [options?: CallOptions & { params?: paths['/audit-log']['get']['parameters'] }];
      answer: paths['/audit-log']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The new address of oneself that waits for its link to be opened.
     * For everybody signed in. Not for API keys.
     */
    '/auth/change-email': {
      args: [options?: CallOptions];
      answer: paths['/auth/change-email']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Who is signed in.
     * For everybody signed in. Not for API keys.
     */
    '/auth/me': {
      args: [options?: CallOptions];
      answer: paths['/auth/me']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The passkeys of the signed-in user.
     * For everybody signed in. Not for API keys.
     */
    '/auth/passkeys': {
      args: [options?: CallOptions & { params?: paths['/auth/passkeys']['get']['parameters'] }];
      answer: paths['/auth/passkeys']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Who may register here, for the page on which people do.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/registration': {
      args: [options?: CallOptions];
      answer: paths['/auth/registration']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Whether the signed-in user has a second factor, and whether they have to.
     * For everybody signed in. Not for API keys.
     */
    '/auth/second-factor': {
      args: [options?: CallOptions];
      answer: paths['/auth/second-factor']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Where the signed-in user is signed in.
     * For everybody signed in. Not for API keys.
     */
    '/auth/sessions': {
      args: [options?: CallOptions & { params?: paths['/auth/sessions']['get']['parameters'] }];
      answer: paths['/auth/sessions']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One's links for calendar programs: at most one for one's own orders and one for those of the company.
     * For everybody of a company. Not for API keys.
     */
    '/calendar-links': {
      args: [options?: CallOptions];
      answer: paths['/calendar-links']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How the insurances and licences of some subcontractors stand now, for a list of them: of each kind the one that holds longest. Subcontractors of other companies are left out.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/carrier-papers': {
      args: [options: CallOptions & { params: paths['/carrier-papers']['get']['parameters'] }];
      answer: paths['/carrier-papers']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Carriers who registered themselves over the company’s website: those that wait first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/carrier-registrations': {
      args: [options?: CallOptions & { params?: paths['/carrier-registrations']['get']['parameters'] }];
      answer: paths['/carrier-registrations']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The file of a paper that a carrier sent, to be saved: nobody vouches for what is in it.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/carrier-registrations/{id}/papers/{paperId}/file': {
      args: [
        options: CallOptions & {
          params: paths['/carrier-registrations/{id}/papers/{paperId}/file']['get']['parameters'];
        },
      ];
      answer: paths['/carrier-registrations/{id}/papers/{paperId}/file']['get']['responses'][200]['content']['application/octet-stream'];
    };
    /**
     * What records of the company have changed since a number, the oldest first: for programs that keep a copy. Begin without `after`, read what you need, then come again with the last `seq`. Changes are kept for a day, and 10,000 of a company at most. The socket tells the same at once.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/changes': {
      args: [options?: CallOptions & { params?: paths['/changes']['get']['parameters'] }];
      answer: paths['/changes']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The caller's conversations, the one with the latest message first.
     * For everybody signed in. Not for API keys.
     */
    '/chat/conversations': {
      args: [options?: CallOptions & { params?: paths['/chat/conversations']['get']['parameters'] }];
      answer: paths['/chat/conversations']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What the caller and a user wrote to each other. Reading it marks nothing.
     * For everybody signed in. Not for API keys.
     */
    '/chat/messages/{id}': {
      args: [options: CallOptions & { params: paths['/chat/messages/{id}']['get']['parameters'] }];
      answer: paths['/chat/messages/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Number of messages that the caller has not read.
     * For everybody signed in. Not for API keys.
     */
    '/chat/unread-count': {
      args: [options?: CallOptions];
      answer: paths['/chat/unread-count']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Finds users to write to; the same as `/users/search`.
     * For everybody signed in. Not for API keys.
     */
    '/chat/users': {
      args: [options: CallOptions & { params: paths['/chat/users']['get']['parameters'] }];
      answer: paths['/chat/users']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * All global clients.
     * For administrators. Not for API keys.
     */
    '/client-database': {
      args: [options?: CallOptions & { params?: paths['/client-database']['get']['parameters'] }];
      answer: paths['/client-database']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `GET /global-clients/search`, 20 a page when `page_size` is left out.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/client-database/search': {
      args: [options?: CallOptions & { params?: paths['/client-database/search']['get']['parameters'] }];
      answer: paths['/client-database/search']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many global clients there are.
     * For administrators. Not for API keys.
     */
    '/client-database/stats': {
      args: [options?: CallOptions];
      answer: paths['/client-database/stats']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One global client.
     * For administrators. Not for API keys.
     */
    '/client-database/{id}': {
      args: [options: CallOptions & { params: paths['/client-database/{id}']['get']['parameters'] }];
      answer: paths['/client-database/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's own clients together with the global ones of its collection.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory': {
      args: [options?: CallOptions & { params?: paths['/client-directory']['get']['parameters'] }];
      answer: paths['/client-directory']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many clients the directory has.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/stats': {
      args: [options?: CallOptions];
      answer: paths['/client-directory/stats']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One client of the directory: the company's own, or a collected one with its entry.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/{id}': {
      args: [options: CallOptions & { params: paths['/client-directory/{id}']['get']['parameters'] }];
      answer: paths['/client-directory/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The people at a client, by name.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/{id}/contacts': {
      args: [
        options: CallOptions & { params: paths['/client-directory/{id}/contacts']['get']['parameters'] },
      ];
      answer: paths['/client-directory/{id}/contacts']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Documents of the orders of a client, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/{id}/documents': {
      args: [
        options: CallOptions & { params: paths['/client-directory/{id}/documents']['get']['parameters'] },
      ];
      answer: paths['/client-directory/{id}/documents']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The latest mails with a client and with its contacts, in threads.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/{id}/mails': {
      args: [options: CallOptions & { params: paths['/client-directory/{id}/mails']['get']['parameters'] }];
      answer: paths['/client-directory/{id}/mails']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What a client's invoices come to: turnover and margin of twelve months, what is open and overdue, how soon they pay.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/{id}/money': {
      args: [options: CallOptions & { params: paths['/client-directory/{id}/money']['get']['parameters'] }];
      answer: paths['/client-directory/{id}/money']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The orders of a client, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-directory/{id}/orders': {
      args: [options: CallOptions & { params: paths['/client-directory/{id}/orders']['get']['parameters'] }];
      answer: paths['/client-directory/{id}/orders']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The letters that the company sent to many clients, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-mailings': {
      args: [options?: CallOptions & { params?: paths['/client-mailings']['get']['parameters'] }];
      answer: paths['/client-mailings']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * A letter to many clients, whom it went to, and what became of each mail.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-mailings/{id}': {
      args: [options: CallOptions & { params: paths['/client-mailings/{id}']['get']['parameters'] }];
      answer: paths['/client-mailings/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many of the mails stand how: small enough to be asked every second.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/client-mailings/{id}/progress': {
      args: [options: CallOptions & { params: paths['/client-mailings/{id}/progress']['get']['parameters'] }];
      answer: paths['/client-mailings/{id}/progress']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `GET /clients-personal`.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/clients': {
      args: [options?: CallOptions & { params?: paths['/clients']['get']['parameters'] }];
      answer: paths['/clients']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's own clients.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/clients-personal': {
      args: [options?: CallOptions & { params?: paths['/clients-personal']['get']['parameters'] }];
      answer: paths['/clients-personal']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One client.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/clients-personal/{id}': {
      args: [options: CallOptions & { params: paths['/clients-personal/{id}']['get']['parameters'] }];
      answer: paths['/clients-personal/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `GET /clients-personal/{id}`.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/clients/{id}': {
      args: [options: CallOptions & { params: paths['/clients/{id}']['get']['parameters'] }];
      answer: paths['/clients/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One's own company; for administrators all companies.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/companies': {
      args: [options?: CallOptions & { params?: paths['/companies']['get']['parameters'] }];
      answer: paths['/companies']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One's own company; for administrators any.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/companies/{id}': {
      args: [options: CallOptions & { params: paths['/companies/{id}']['get']['parameters'] }];
      answer: paths['/companies/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * All of the company's data as a ZIP: JSON lines for each kind of record, the stored files, and a manifest with counts and SHA-256 sums. It is made by a job: the first call has it made and answers 202 with how far it is; call again until it is there. An export is kept for 24 hours; `POST` makes a new one.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/export': {
      args: [options: CallOptions & { params: paths['/companies/{id}/export']['get']['parameters'] }];
      answer:
        | paths['/companies/{id}/export']['get']['responses'][200]['content']['application/zip']
        | paths['/companies/{id}/export']['get']['responses'][202]['content']['application/json'];
    };
    /**
     * How the latest export of the company's data stands. Starts nothing.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/export/status': {
      args: [options: CallOptions & { params: paths['/companies/{id}/export/status']['get']['parameters'] }];
      answer: paths['/companies/{id}/export/status']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The people of a company.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/companies/{id}/users': {
      args: [options: CallOptions & { params: paths['/companies/{id}/users']['get']['parameters'] }];
      answer: paths['/companies/{id}/users']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The people of a company with what they are in it, and the users who have been invited.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/companies/{id}/users-with-roles': {
      args: [
        options: CallOptions & { params: paths['/companies/{id}/users-with-roles']['get']['parameters'] },
      ];
      answer: paths['/companies/{id}/users-with-roles']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Looks a company up in the public register of its country.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/company-registry': {
      args: [options: CallOptions & { params: paths['/company-registry']['get']['parameters'] }];
      answer: paths['/company-registry']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The settings of the company.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/company-settings': {
      args: [options?: CallOptions];
      answer: paths['/company-settings']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Whether invoices by Polish law are sent to KSeF, and what is stored of the proof. The token or the key itself is never told.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/company-settings/ksef': {
      args: [options?: CallOptions];
      answer: paths['/company-settings/ksef']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Outages of KSeF that the Ministry announced, entered by hand or read from its status service, the latest first.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/company-settings/ksef-outages': {
      args: [options?: CallOptions];
      answer: paths['/company-settings/ksef-outages']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Whether routes can be published on Trans.eu, and what is stored of the company's application there. Its secrets are never told.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/company-settings/load-exchange': {
      args: [options?: CallOptions];
      answer: paths['/company-settings/load-exchange']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What everyone in the company may read.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/company-settings/read-only': {
      args: [options?: CallOptions];
      answer: paths['/company-settings/read-only']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Converts an amount by the last rate on or before a day.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/convert-currency': {
      args: [options: CallOptions & { params: paths['/convert-currency']['get']['parameters'] }];
      answer: paths['/convert-currency']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * All countries, by name.
     * For everybody, without a token. API keys need the scope `read`.
     */
    '/countries': {
      args: [options?: CallOptions & { params?: paths['/countries']['get']['parameters'] }];
      answer: paths['/countries']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The addresses of the latest look, each with what came of it; 1,000 a page when `page_size` is left out.
     * For administrators. Not for API keys.
     */
    '/crawler/addresses': {
      args: [options?: CallOptions & { params?: paths['/crawler/addresses']['get']['parameters'] }];
      answer: paths['/crawler/addresses']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Companies that were found and neither saved nor removed; 1,000 a page when `page_size` is left out.
     * For administrators. Not for API keys.
     */
    '/crawler/found-companies': {
      args: [options?: CallOptions & { params?: paths['/crawler/found-companies']['get']['parameters'] }];
      answer: paths['/crawler/found-companies']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How far it came: to be asked each second while it runs.
     * For administrators. Not for API keys.
     */
    '/crawler/progress': {
      args: [options?: CallOptions];
      answer: paths['/crawler/progress']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Published rates, newest first.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/currencies': {
      args: [options?: CallOptions & { params?: paths['/currencies']['get']['parameters'] }];
      answer: paths['/currencies']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Documents of an order, or of one route, the newest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/documents': {
      args: [options?: CallOptions & { params?: paths['/documents']['get']['parameters'] }];
      answer: paths['/documents']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What documents there are, and which files are taken.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/documents/types': {
      args: [options?: CallOptions];
      answer: paths['/documents/types']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * A document with its content.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/documents/{id}': {
      args: [options: CallOptions & { params: paths['/documents/{id}']['get']['parameters'] }];
      answer: paths['/documents/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The file itself, to be saved.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/documents/{id}/download': {
      args: [options: CallOptions & { params: paths['/documents/{id}/download']['get']['parameters'] }];
      answer: paths['/documents/{id}/download']['get']['responses'][200]['content']['application/pdf'];
    };
    /**
     * The company's own texts of mails. For types without one the built-in text is sent.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/email-templates': {
      args: [options?: CallOptions & { params?: paths['/email-templates']['get']['parameters'] }];
      answer: paths['/email-templates']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The text that the product brings along for a type.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/email-templates/built-in/{type}': {
      args: [
        options: CallOptions & { params: paths['/email-templates/built-in/{type}']['get']['parameters'] },
      ];
      answer: paths['/email-templates/built-in/{type}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The text that mails of a type have now: the company's own when there is one, else the built-in one.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/email-templates/current/{type}': {
      args: [
        options: CallOptions & { params: paths['/email-templates/current/{type}']['get']['parameters'] },
      ];
      answer: paths['/email-templates/current/{type}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's own text of a type; 404 when there is none.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/email-templates/type/{type}': {
      args: [options: CallOptions & { params: paths['/email-templates/type/{type}']['get']['parameters'] }];
      answer: paths['/email-templates/type/{type}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One template.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/email-templates/{id}': {
      args: [options: CallOptions & { params: paths['/email-templates/{id}']['get']['parameters'] }];
      answer: paths['/email-templates/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The forms that the company may put on its own website: for requests, and for carriers who register themselves.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/embedded-form': {
      args: [options?: CallOptions];
      answer: paths['/embedded-form']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's directory as a file, collected global records among it; for administrators the global one. The header `X-Total-Count` says how many records it has.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    '/exports/{kind}': {
      args: [options: CallOptions & { params: paths['/exports/{kind}']['get']['parameters'] }];
      answer: paths['/exports/{kind}']['get']['responses'][200]['content']['text/csv'];
    };
    /**
     * Looks through the global clients; 10 a page when `page_size` is left out.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/global-clients/search': {
      args: [options?: CallOptions & { params?: paths['/global-clients/search']['get']['parameters'] }];
      answer: paths['/global-clients/search']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * All global subcontractors; 50 a page when `page_size` is left out.
     * For administrators. Not for API keys.
     */
    '/global-subcontractors': {
      args: [options?: CallOptions & { params?: paths['/global-subcontractors']['get']['parameters'] }];
      answer: paths['/global-subcontractors']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Looks through the global subcontractors.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/global-subcontractors/search': {
      args: [
        options?: CallOptions & { params?: paths['/global-subcontractors/search']['get']['parameters'] },
      ];
      answer: paths['/global-subcontractors/search']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One global subcontractor.
     * For administrators. Not for API keys.
     */
    '/global-subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/global-subcontractors/{id}']['get']['parameters'] }];
      answer: paths['/global-subcontractors/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The process answers; 503 for half a minute after it was blocked for longer than `LIVE_LIMIT`, so that whoever watches it hears of that.
     * For everybody, without a token. API keys need the scope `read`.
     */
    '/health/live': {
      args: [options?: CallOptions];
      answer: paths['/health/live']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Database and jobs can be used, and how mail server and storage are; 503 when database or jobs cannot be used, and for half a minute after the process was blocked for longer than `LIVE_LIMIT`.
     * For everybody, without a token. API keys need the scope `read`.
     */
    '/health/ready': {
      args: [options?: CallOptions];
      answer: paths['/health/ready']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Imports so far, the newest first.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    '/imports': {
      args: [options?: CallOptions & { params?: paths['/imports']['get']['parameters'] }];
      answer: paths['/imports']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One import: how far it came.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    '/imports/{id}': {
      args: [options: CallOptions & { params: paths['/imports/{id}']['get']['parameters'] }];
      answer: paths['/imports/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The refused rows as CSV, with the reasons in a column of their own; 404 when there are none.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    '/imports/{id}/rejected': {
      args: [options: CallOptions & { params: paths['/imports/{id}/rejected']['get']['parameters'] }];
      answer: paths['/imports/{id}/rejected']['get']['responses'][200]['content']['text/csv'];
    };
    /**
     * Mails that arrived and could not be entered, the latest first.
     * For administrators. Not for API keys.
     */
    '/incoming-mail/set-aside': {
      args: [options?: CallOptions & { params?: paths['/incoming-mail/set-aside']['get']['parameters'] }];
      answer: paths['/incoming-mail/set-aside']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The companies that have invited the signed-in user.
     * For everybody signed in. Not for API keys.
     */
    '/invitations': {
      args: [options?: CallOptions & { params?: paths['/invitations']['get']['parameters'] }];
      answer: paths['/invitations']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The address of the company's own order form, for people who are nobody's client yet. It is unsigned and never ends.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/links/company-form': {
      args: [options?: CallOptions & { params?: paths['/links/company-form']['get']['parameters'] }];
      answer: paths['/links/company-form']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Mails that were composed, newest first.
     * For administrators. Not for API keys.
     */
    '/mail-outbox': {
      args: [options?: CallOptions & { params?: paths['/mail-outbox']['get']['parameters'] }];
      answer: paths['/mail-outbox']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One mail with its content and working links.
     * For administrators. Not for API keys.
     */
    '/mail-outbox/{id}': {
      args: [options: CallOptions & { params: paths['/mail-outbox/{id}']['get']['parameters'] }];
      answer: paths['/mail-outbox/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's messages, newest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages': {
      args: [options?: CallOptions & { params?: paths['/messages']['get']['parameters'] }];
      answer: paths['/messages']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What the company and people outside wrote to each other, by conversation: of an order, of a client, or with an address.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages/conversations': {
      args: [options?: CallOptions & { params?: paths['/messages/conversations']['get']['parameters'] }];
      answer: paths['/messages/conversations']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many messages there are, by direction and status.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages/stats': {
      args: [options?: CallOptions];
      answer: paths['/messages/stats']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Number of messages that came in, or could not be delivered, and that nobody has read.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages/unread-count': {
      args: [options?: CallOptions];
      answer: paths['/messages/unread-count']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * A message with what it says. Reading it marks nothing.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages/{id}': {
      args: [options: CallOptions & { params: paths['/messages/{id}']['get']['parameters'] }];
      answer: paths['/messages/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * A file that came with a message, to be saved: nobody vouches for what is in it.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages/{id}/attachments/{attachmentId}': {
      args: [
        options: CallOptions & {
          params: paths['/messages/{id}/attachments/{attachmentId}']['get']['parameters'];
        },
      ];
      answer: paths['/messages/{id}/attachments/{attachmentId}']['get']['responses'][200]['content']['application/octet-stream'];
    };
    /**
     * The conversation that a message is part of: what was written with the same address about the same order, or under the same subject.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/messages/{id}/conversation': {
      args: [options: CallOptions & { params: paths['/messages/{id}/conversation']['get']['parameters'] }];
      answer: paths['/messages/{id}/conversation']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What the accountant needs of a period as a file: issued invoices with corrections, payments, or carriers' invoices. Owners only: it is all that the company sold and bought. The header `X-Total-Count` says how many rows it has.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/money/export/{kind}': {
      args: [options: CallOptions & { params: paths['/money/export/{kind}']['get']['parameters'] }];
      answer: paths['/money/export/{kind}']['get']['responses'][200]['content']['text/csv'];
    };
    /**
     * Margins of invoiced orders by client, lane or month, with the totals of the period.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/margins': {
      args: [options: CallOptions & { params: paths['/money/margins']['get']['parameters'] }];
      answer: paths['/money/margins']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The orders behind one client, lane or month.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/margins/orders': {
      args: [options: CallOptions & { params: paths['/money/margins/orders']['get']['parameters'] }];
      answer: paths['/money/margins/orders']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What carriers invoiced: what is to be paid, unless another state is asked for.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/payables': {
      args: [options?: CallOptions & { params?: paths['/money/payables']['get']['parameters'] }];
      answer: paths['/money/payables']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What carriers get, by currency and by how long it has been due, with the sum in the company's currency.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/payables/summary': {
      args: [options?: CallOptions];
      answer: paths['/money/payables/summary']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Files with which a bank was to pay carriers' invoices, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/payment-files': {
      args: [options?: CallOptions & { params?: paths['/money/payment-files']['get']['parameters'] }];
      answer: paths['/money/payment-files']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The file, as it was written.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/payment-files/{id}/xml': {
      args: [options: CallOptions & { params: paths['/money/payment-files/{id}/xml']['get']['parameters'] }];
      answer: paths['/money/payment-files/{id}/xml']['get']['responses'][200]['content']['application/xml'];
    };
    /**
     * Invoices that are not settled: open ones, and those of which something is to be returned.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/receivables': {
      args: [options?: CallOptions & { params?: paths['/money/receivables']['get']['parameters'] }];
      answer: paths['/money/receivables']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What clients have to pay, by currency and by how long it has been due, with the sum in the company's currency.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/receivables/summary': {
      args: [options?: CallOptions];
      answer: paths['/money/receivables/summary']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Invoices that KSeF has for the company as their buyer, held against the orders to carriers: open ones, unless another state is asked for. They are fetched every 15 minutes.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/received-invoices': {
      args: [options?: CallOptions & { params?: paths['/money/received-invoices']['get']['parameters'] }];
      answer: paths['/money/received-invoices']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Such an invoice with what it says.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/received-invoices/{id}': {
      args: [options: CallOptions & { params: paths['/money/received-invoices/{id}']['get']['parameters'] }];
      answer: paths['/money/received-invoices/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Its file (FA), byte for byte as KSeF handed it out.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/received-invoices/{id}/xml': {
      args: [
        options: CallOptions & { params: paths['/money/received-invoices/{id}/xml']['get']['parameters'] },
      ];
      answer: paths['/money/received-invoices/{id}/xml']['get']['responses'][200]['content']['application/xml'];
    };
    /**
     * Invoices that KSeF does not have yet or refused, with the day by which each has to be sent: refused ones, then what is due first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/money/unsent-invoices': {
      args: [options?: CallOptions & { params?: paths['/money/unsent-invoices']['get']['parameters'] }];
      answer: paths['/money/unsent-invoices']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Orders that people of the company began to enter and have not completed, the one changed last first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-drafts': {
      args: [options?: CallOptions & { params?: paths['/order-drafts']['get']['parameters'] }];
      answer: paths['/order-drafts']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * A draft with all that is known.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-drafts/{id}': {
      args: [options: CallOptions & { params: paths['/order-drafts/{id}']['get']['parameters'] }];
      answer: paths['/order-drafts/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What is known of carriers who may be asked for a price of the route: how often they answer, what they last asked for on its lane, until when they are insured. `GET /subcontractors` lists all who may be asked.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-routes/{id}/carriers-to-ask': {
      args: [
        options: CallOptions & { params: paths['/order-routes/{id}/carriers-to-ask']['get']['parameters'] },
      ];
      answer: paths['/order-routes/{id}/carriers-to-ask']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How a route stood and stands on Trans.eu.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-routes/{id}/load-publications': {
      args: [
        options: CallOptions & { params: paths['/order-routes/{id}/load-publications']['get']['parameters'] },
      ];
      answer: paths['/order-routes/{id}/load-publications']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What carriers asked for on the lane of the route, in other routes of the company.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-routes/{id}/price-history': {
      args: [
        options: CallOptions & { params: paths['/order-routes/{id}/price-history']['get']['parameters'] },
      ];
      answer: paths['/order-routes/{id}/price-history']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Who was asked for a price of the route, what became of the mail, and who has answered.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-routes/{id}/price-requests': {
      args: [
        options: CallOptions & { params: paths['/order-routes/{id}/price-requests']['get']['parameters'] },
      ];
      answer: paths['/order-routes/{id}/price-requests']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many of those who were asked for a price of the route stand how: small enough to be asked every second.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-routes/{id}/price-requests/progress': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests/progress']['get']['parameters'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests/progress']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Named lists of orders, or of the queue of work: the caller’s own and those shared in the company, each with its number of entries.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/order-views': {
      args: [options?: CallOptions & { params?: paths['/order-views']['get']['parameters'] }];
      answer: paths['/order-views']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Orders of the company, newest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders': {
      args: [options?: CallOptions & { params?: paths['/orders']['get']['parameters'] }];
      answer: paths['/orders']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Orders as a file: what the list shows with the same filters, the oldest first. The header `X-Total-Count` says how many there are.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/export': {
      args: [options?: CallOptions & { params?: paths['/orders/export']['get']['parameters'] }];
      answer: paths['/orders/export']['get']['responses'][200]['content']['text/csv'];
    };
    /**
     * What orders come to, by status and currency: as the lists show them, those without a price for nothing.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/totals': {
      args: [options?: CallOptions & { params?: paths['/orders/totals']['get']['parameters'] }];
      answer: paths['/orders/totals']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Number of orders that nobody has read.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/unread-count': {
      args: [options?: CallOptions];
      answer: paths['/orders/unread-count']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What the carriers of an order invoiced and were paid, and what was agreed with them.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/carrier-invoices': {
      args: [options: CallOptions & { params: paths['/orders/{id}/carrier-invoices']['get']['parameters'] }];
      answer: paths['/orders/{id}/carrier-invoices']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * An order with its routes and with what can be done next.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/details': {
      args: [options: CallOptions & { params: paths['/orders/{id}/details']['get']['parameters'] }];
      answer: paths['/orders/{id}/details']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The order's life from its beginning.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/history': {
      args: [options: CallOptions & { params: paths['/orders/{id}/history']['get']['parameters'] }];
      answer: paths['/orders/{id}/history']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The words with which the mail of an invoice, a payment reminder or a correction begins.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/invoice-mail': {
      args: [options: CallOptions & { params: paths['/orders/{id}/invoice-mail']['get']['parameters'] }];
      answer: paths['/orders/{id}/invoice-mail']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The invoice of an order with its corrections, what is due and since when.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/invoices': {
      args: [options: CallOptions & { params: paths['/orders/{id}/invoices']['get']['parameters'] }];
      answer: paths['/orders/{id}/invoices']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * KSeF’s receipt (UPO) of an accepted invoice, byte for byte as it was received.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/invoices/{invoiceId}/upo': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/invoices/{invoiceId}/upo']['get']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/invoices/{invoiceId}/upo']['get']['responses'][200]['content']['application/xml'];
    };
    /**
     * The structured invoice of an invoice or a correction by Polish law: FA(3) as KSeF takes it. An invoice is kept as it was first answered, byte for byte; a correction names the KSeF number of what it corrects once there is one, and is kept from then on.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/invoices/{invoiceId}/xml': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/invoices/{invoiceId}/xml']['get']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/invoices/{invoiceId}/xml']['get']['responses'][200]['content']['application/xml'];
    };
    /**
     * The routes of an order in their sequence.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/order-routes': {
      args: [options: CallOptions & { params: paths['/orders/{id}/order-routes']['get']['parameters'] }];
      answer: paths['/orders/{id}/order-routes']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The CMR consignment note of a route as a PDF: the form in four copies, or its text alone for preprinted paper.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/order-routes/{routeId}/cmr': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/cmr']['get']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/cmr']['get']['responses'][200]['content']['application/pdf'];
    };
    /**
     * The CMR consignment note of a route: what people wrote into it, and what the order fills in.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/order-routes/{routeId}/cmr-note': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['get']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The order of a route to its carrier as a PDF: as it was sent, or as it would be.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/order-routes/{routeId}/order-document': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/order-document']['get']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/order-document']['get']['responses'][200]['content']['application/pdf'];
    };
    /**
     * What the client paid for an order and what is open, corrections counted.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/payments': {
      args: [options: CallOptions & { params: paths['/orders/{id}/payments']['get']['parameters'] }];
      answer: paths['/orders/{id}/payments']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Files that came for an order, over its carriers' links or with mails, and wait to be confirmed.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/received-documents': {
      args: [
        options: CallOptions & { params: paths['/orders/{id}/received-documents']['get']['parameters'] },
      ];
      answer: paths['/orders/{id}/received-documents']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Where the routes of an order lead: the coordinates of their towns, and how far it is as the crow flies.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/route-map': {
      args: [options: CallOptions & { params: paths['/orders/{id}/route-map']['get']['parameters'] }];
      answer: paths['/orders/{id}/route-map']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What the order costs, earns and sums up to in a currency; when left out that of the order (`currency_for_client`), or PLN; the frozen one once the offer is sent.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/summary': {
      args: [options: CallOptions & { params: paths['/orders/{id}/summary']['get']['parameters'] }];
      answer: paths['/orders/{id}/summary']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The VAT rates that an invoice of the company can have, what comes of each, and what is lacking before it can be issued.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/vat-rates': {
      args: [options: CallOptions & { params: paths['/orders/{id}/vat-rates']['get']['parameters'] }];
      answer: paths['/orders/{id}/vat-rates']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * All that the page of an order shows when it opens: details, summary, history, quotes, requests for prices, client and invoices in one answer. Each part is what its own call answers; to read one of them again, use that call. `currency` is that of the summary; when left out that of the order (`currency_for_client`), or PLN; the frozen one once the offer is sent.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/orders/{id}/workspace': {
      args: [options: CallOptions & { params: paths['/orders/{id}/workspace']['get']['parameters'] }];
      answer: paths['/orders/{id}/workspace']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What a public form may read of the settings of a user's company.
     * For everybody, without a token. Not for API keys.
     */
    '/public/company-settings/{user_id}': {
      args: [
        options: CallOptions & { params: paths['/public/company-settings/{user_id}']['get']['parameters'] },
      ];
      answer: paths['/public/company-settings/{user_id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What the form of a company’s website shows, with a challenge for one request.
     * For everybody, without a token. Not for API keys.
     */
    '/public/embedded-forms/{code}': {
      args: [options: CallOptions & { params: paths['/public/embedded-forms/{code}']['get']['parameters'] }];
      answer: paths['/public/embedded-forms/{code}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What anybody may know of this installation.
     * For everybody, without a token. Not for API keys.
     */
    '/public/installation': {
      args: [options?: CallOptions];
      answer: paths['/public/installation']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The order of a route as a PDF, for the carrier to whom it was sent.
     * For everybody, without a token. Not for API keys.
     */
    '/public/links/subcontractor-order-view/document': {
      args: [
        options?: CallOptions & {
          params?: paths['/public/links/subcontractor-order-view/document']['get']['parameters'];
        },
      ];
      answer: paths['/public/links/subcontractor-order-view/document']['get']['responses'][200]['content']['application/pdf'];
    };
    /**
     * What the page of a link shows. Changes nothing.
     * For everybody, without a token. Not for API keys.
     */
    '/public/links/{kind}': {
      args: [options: CallOptions & { params: paths['/public/links/{kind}']['get']['parameters'] }];
      answer: paths['/public/links/{kind}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The statuses, their labels and what may follow each.
     * For everybody, without a token. API keys need the scope `read`.
     */
    '/quotation-statuses': {
      args: [options?: CallOptions];
      answer: paths['/quotation-statuses']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The same records as `GET /orders`.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/quotations': {
      args: [options?: CallOptions & { params?: paths['/quotations']['get']['parameters'] }];
      answer: paths['/quotations']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The file itself, to be saved: nobody vouches for what is in it.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/received-documents/{id}/download': {
      args: [
        options: CallOptions & { params: paths['/received-documents/{id}/download']['get']['parameters'] },
      ];
      answer: paths['/received-documents/{id}/download']['get']['responses'][200]['content']['application/octet-stream'];
    };
    /**
     * The company's own subcontractors together with the global ones of its collection.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory': {
      args: [options?: CallOptions & { params?: paths['/subcontractor-directory']['get']['parameters'] }];
      answer: paths['/subcontractor-directory']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many subcontractors the directory has.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/stats': {
      args: [options?: CallOptions];
      answer: paths['/subcontractor-directory/stats']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One subcontractor of the directory: the company's own, or a collected one with its entry.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-directory/{id}']['get']['parameters'] }];
      answer: paths['/subcontractor-directory/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The people at a carrier, by name.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/contacts': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/contacts']['get']['parameters'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/contacts']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Documents of the routes that a subcontractor’s quote was chosen for, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/documents': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/documents']['get']['parameters'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/documents']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Whether the subcontractor's papers stand against an order now, and what the company does about it.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/fitness': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/fitness']['get']['parameters'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/fitness']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What a subcontractor asks for by lane, beside what all ask for, over twelve months.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/lanes': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-directory/{id}/lanes']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-directory/{id}/lanes']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The latest mails with a subcontractor and with its contacts, in threads.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/mails': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-directory/{id}/mails']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-directory/{id}/mails']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The routes that a subcontractor’s quote was chosen for, those of the latest order first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/orders': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-directory/{id}/orders']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-directory/{id}/orders']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Insurances, licences and other papers of a subcontractor.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/papers': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-directory/{id}/papers']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-directory/{id}/papers']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The file of a paper, to be saved.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/papers/{paperId}/file': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['get']['parameters'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['get']['responses'][200]['content']['application/octet-stream'];
    };
    /**
     * How a subcontractor answers and drives, over twelve months.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/performance': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/performance']['get']['parameters'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/performance']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The vehicles of a subcontractor, by plates.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-directory/{id}/vehicles': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/vehicles']['get']['parameters'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/vehicles']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's groups of subcontractors; with `route_id` each with the time at which it was asked for the price of that route.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-groups': {
      args: [options?: CallOptions & { params?: paths['/subcontractor-groups']['get']['parameters'] }];
      answer: paths['/subcontractor-groups']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many groups there are.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-groups/stats': {
      args: [options?: CallOptions];
      answer: paths['/subcontractor-groups/stats']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One group.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-groups/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-groups/{id}']['get']['parameters'] }];
      answer: paths['/subcontractor-groups/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The subcontractors of a group; all of them fit into one page of 1,000.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-groups/{id}/members': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-groups/{id}/members']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-groups/{id}/members']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Quotes of the company, of one order when `order_id` is given.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-offers': {
      args: [options?: CallOptions & { params?: paths['/subcontractor-offers']['get']['parameters'] }];
      answer: paths['/subcontractor-offers']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Number of an order's quotes.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-offers/count/{id}': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-offers/count/{id}']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-offers/count/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The quotes of a route, by price as quoted; prices of different currencies are not compared.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-offers/route/{id}': {
      args: [
        options: CallOptions & { params: paths['/subcontractor-offers/route/{id}']['get']['parameters'] },
      ];
      answer: paths['/subcontractor-offers/route/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One quote.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractor-offers/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-offers/{id}']['get']['parameters'] }];
      answer: paths['/subcontractor-offers/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `GET /subcontractor-directory`, 10 a page when `page_size` is left out.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractors': {
      args: [options?: CallOptions & { params?: paths['/subcontractors']['get']['parameters'] }];
      answer: paths['/subcontractors']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `GET /subcontractor-directory/stats`.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractors/stats': {
      args: [options?: CallOptions];
      answer: paths['/subcontractors/stats']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One subcontractor.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractors/{id}']['get']['parameters'] }];
      answer: paths['/subcontractors/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How the installation stands: versions, storage, mail, what waits in the outbox and in the queue of jobs, and what was given up.
     * For administrators. Not for API keys.
     */
    '/system': {
      args: [options?: CallOptions];
      answer: paths['/system']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Which test tools can be used here.
     * For administrators. Not for API keys.
     */
    '/tests': {
      args: [options?: CallOptions];
      answer: paths['/tests']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Clients, subcontractors or orders of a user's company, to choose one to try something out with.
     * For administrators. Not for API keys.
     */
    '/tests/records': {
      args: [options: CallOptions & { params: paths['/tests/records']['get']['parameters'] }];
      answer: paths['/tests/records']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The statements that were run, the latest first, with those that failed.
     * For administrators. Not for API keys.
     */
    '/tests/sql-history': {
      args: [options?: CallOptions & { params?: paths['/tests/sql-history']['get']['parameters'] }];
      answer: paths['/tests/sql-history']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * How many orders, messages and chat messages are unread, in one answer: what a menu shows beside its entries.
     * For everybody signed in. Not for API keys.
     */
    '/unread-counts': {
      args: [options?: CallOptions];
      answer: paths['/unread-counts']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company of the signed-in user; 404 when there is none.
     * For everybody signed in. API keys need the scope `read`.
     */
    '/user-company': {
      args: [options?: CallOptions];
      answer: paths['/user-company']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's collection of global clients, the newest entry first.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/user-global-clients': {
      args: [options?: CallOptions & { params?: paths['/user-global-clients']['get']['parameters'] }];
      answer: paths['/user-global-clients']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The company's price of a kilometre; null until it is set.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/user-price-km': {
      args: [options?: CallOptions];
      answer: paths['/user-price-km']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * All users; found by name, address or company.
     * For administrators. Not for API keys.
     */
    '/users': {
      args: [options?: CallOptions & { params?: paths['/users']['get']['parameters'] }];
      answer: paths['/users']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The user with an address, to be invited; 404 `user_not_found` when there is none.
     * For the owner of the company. Not for API keys.
     */
    '/users/find-by-email': {
      args: [options: CallOptions & { params: paths['/users/find-by-email']['get']['parameters'] }];
      answer: paths['/users/find-by-email']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * Finds active users: colleagues and administrators by a part of name or address, others by the whole address.
     * For everybody signed in. Not for API keys.
     */
    '/users/search': {
      args: [options: CallOptions & { params: paths['/users/search']['get']['parameters'] }];
      answer: paths['/users/search']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One user.
     * For administrators. Not for API keys.
     */
    '/users/{id}': {
      args: [options: CallOptions & { params: paths['/users/{id}']['get']['parameters'] }];
      answer: paths['/users/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The webhooks of the company, the latest first.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/webhooks': {
      args: [options?: CallOptions & { params?: paths['/webhooks']['get']['parameters'] }];
      answer: paths['/webhooks']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * One webhook.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/webhooks/{id}': {
      args: [options: CallOptions & { params: paths['/webhooks/{id}']['get']['parameters'] }];
      answer: paths['/webhooks/{id}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * The deliveries of the last 30 days, the newest first.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/webhooks/{id}/deliveries': {
      args: [options: CallOptions & { params: paths['/webhooks/{id}/deliveries']['get']['parameters'] }];
      answer: paths['/webhooks/{id}/deliveries']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * A delivery with its body.
     * For the owner of the company. API keys need the scope `read`.
     */
    '/webhooks/{id}/deliveries/{deliveryId}': {
      args: [
        options: CallOptions & {
          params: paths['/webhooks/{id}/deliveries/{deliveryId}']['get']['parameters'];
        },
      ];
      answer: paths['/webhooks/{id}/deliveries/{deliveryId}']['get']['responses'][200]['content']['application/json'];
    };
    /**
     * What waits for an act of the company, by reason, with the one act that each entry waits for.
     * For everybody of a company. API keys need the scope `read`.
     */
    '/work-queue': {
      args: [options?: CallOptions & { params?: paths['/work-queue']['get']['parameters'] }];
      answer: paths['/work-queue']['get']['responses'][200]['content']['application/json'];
    };
  };
  post: {
    /**
     * Marks all messages and orders as read.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/activities/mark-as-read': {
      args: [options?: CallOptions & { params?: paths['/activities/mark-as-read']['post']['parameters'] }];
      answer: paths['/activities/mark-as-read']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a key of the company. Its token is in this answer and nowhere else.
     * For the owner of the company. Not for API keys.
     */
    '/api-keys': {
      args: [
        options: CallOptions & {
          params?: paths['/api-keys']['post']['parameters'];
          body: paths['/api-keys']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/api-keys']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Mails a link to a new address, and a notice to the present one, which counts until the link is opened.
     * For everybody signed in. Not for API keys.
     */
    '/auth/change-email': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/change-email']['post']['parameters'];
          body: paths['/auth/change-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Mails the link to the new address that waits once more; the former link ends.
     * For everybody signed in. Not for API keys.
     */
    '/auth/change-email/resend': {
      args: [options?: CallOptions & { params?: paths['/auth/change-email/resend']['post']['parameters'] }];
      answer: undefined;
    };
    /**
     * Sets another password for oneself. All other sessions end, and one is told by mail.
     * For everybody signed in. Not for API keys.
     */
    '/auth/change-password': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/change-password']['post']['parameters'];
          body: paths['/auth/change-password']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Confirms the address that a link was mailed to; sessions go on. With neither a token of the account nor its password, the password counts as somebody else’s from then on, until the account’s person sets one by a link.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/confirm-email': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/confirm-email']['post']['parameters'];
          body: paths['/auth/confirm-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Mails a link by which the account’s person sets a new password. The same answer whether there is an account or not.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/forgot-password': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/forgot-password']['post']['parameters'];
          body: paths['/auth/forgot-password']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Joins a company by the link of an invitation’s mail, with a password of one’s own. Makes the account where the address has none. All sessions end.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/join': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/join']['post']['parameters'];
          body: paths['/auth/join']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * What a link of a mail is for. It goes on working: programs that look into mails open links.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/link': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/link']['post']['parameters'];
          body: paths['/auth/link']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/link']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Opens a session. The same answer for an unknown address and a wrong password. Where the account has a second factor, the right password is answered by 401 `second_factor_required` with a `factor_token` for `POST /auth/login/second-factor`.
     * The answer sets the cookie `__Host-frakto_device` (over http `frakto_device`), by which a device is known again. It signs nobody in; whoever brings it is not locked out by what others try.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/login': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/login']['post']['parameters'];
          body: paths['/auth/login']['post']['requestBody']['content']['application/x-www-form-urlencoded'];
        },
      ];
      answer: paths['/auth/login']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Opens a session with a passkey, which counts as both factors.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/login/passkey': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/login/passkey']['post']['parameters'];
          body: paths['/auth/login/passkey']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/login/passkey']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Begins a sign-in with a passkey: what the browser is to be asked for.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/login/passkey/options': {
      args: [options?: CallOptions & { params?: paths['/auth/login/passkey/options']['post']['parameters'] }];
      answer: paths['/auth/login/passkey/options']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * The second step of a sign-in: opens the session with a code of the authenticator app or a recovery code.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/login/second-factor': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/login/second-factor']['post']['parameters'];
          body: paths['/auth/login/second-factor']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/login/second-factor']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Ends the session: its token no longer works.
     * For everybody signed in. Not for API keys.
     */
    '/auth/logout': {
      args: [options?: CallOptions & { params?: paths['/auth/logout']['post']['parameters'] }];
      answer: undefined;
    };
    /**
     * Adds the passkey that the browser has made. A mail tells of it.
     * For everybody signed in. Not for API keys.
     */
    '/auth/passkeys': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/passkeys']['post']['parameters'];
          body: paths['/auth/passkeys']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/passkeys']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Begins a passkey: what a browser is to be asked to make. Wants the password unless the session was opened within the last ten minutes.
     * For everybody signed in. Not for API keys.
     */
    '/auth/passkeys/options': {
      args: [
        options?: CallOptions & {
          params?: paths['/auth/passkeys/options']['post']['parameters'];
          body?: NonNullable<
            paths['/auth/passkeys/options']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/auth/passkeys/options']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a user and their company. How many is limited, but for administrators, whose token comes along. Where addresses are confirmed, the person is mailed a link; until it is opened, calls work and mails of the company wait.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/register': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/register']['post']['parameters'];
          body: paths['/auth/register']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/register']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Mails the link that confirms one’s address once more; nothing when it is confirmed.
     * For everybody signed in. Not for API keys.
     */
    '/auth/resend-confirmation': {
      args: [options?: CallOptions & { params?: paths['/auth/resend-confirmation']['post']['parameters'] }];
      answer: undefined;
    };
    /**
     * Sets a password by the link of a mail, which works once. All sessions end, and the user is told by mail.
     * For everybody, without a token. Not for API keys.
     */
    '/auth/reset-password': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/reset-password']['post']['parameters'];
          body: paths['/auth/reset-password']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Begins a second factor: a secret for an authenticator app, and recovery codes. Nothing changes until its first code confirms it. Wants the password unless the session was opened within the last ten minutes. With `replace` it moves the one that is on to another app, and always wants the password.
     * For everybody signed in. Not for API keys.
     */
    '/auth/second-factor': {
      args: [
        options?: CallOptions & {
          params?: paths['/auth/second-factor']['post']['parameters'];
          body?: NonNullable<
            paths['/auth/second-factor']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/auth/second-factor']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Turns the second factor on that was begun, or moves it to the other app, with the first code of the app. A mail tells of it.
     * For everybody signed in. Not for API keys.
     */
    '/auth/second-factor/confirm': {
      args: [
        options: CallOptions & {
          params?: paths['/auth/second-factor/confirm']['post']['parameters'];
          body: paths['/auth/second-factor/confirm']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Replaces the recovery codes. Wants the password unless the session was opened within the last ten minutes.
     * For everybody signed in. Not for API keys.
     */
    '/auth/second-factor/recovery-codes': {
      args: [
        options?: CallOptions & {
          params?: paths['/auth/second-factor/recovery-codes']['post']['parameters'];
          body?: NonNullable<
            paths['/auth/second-factor/recovery-codes']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/auth/second-factor/recovery-codes']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a link by which a calendar program reads loadings and unloadings, iCalendar by RFC 5545; the former one of the same kind ends. Its address is in this answer and nowhere else. It ends when the account is turned off or leaves the company.
     * For everybody of a company. Not for API keys.
     */
    '/calendar-links': {
      args: [
        options: CallOptions & {
          params?: paths['/calendar-links']['post']['parameters'];
          body: paths['/calendar-links']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/calendar-links']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Accepts a carrier: it may be asked for prices, its papers become those of the subcontractor, and who registered it becomes a contact. Of a subcontractor that the company knew before nothing else changes. Where the company has come to know the firm since, it says by `same_as` whether the carrier is that one: 409 `carrier_known_meanwhile` names it.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/carrier-registrations/{id}/accept': {
      args: [
        options: CallOptions & {
          params: paths['/carrier-registrations/{id}/accept']['post']['parameters'];
          body?: NonNullable<
            paths['/carrier-registrations/{id}/accept']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/carrier-registrations/{id}/accept']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Refuses a carrier: what it sent is deleted, and the subcontractor that was made of it. One that the company knew before stays.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/carrier-registrations/{id}/refuse': {
      args: [
        options: CallOptions & { params: paths['/carrier-registrations/{id}/refuse']['post']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Marks what a user wrote to the caller as read.
     * For everybody signed in. Not for API keys.
     */
    '/chat/conversations/{id}/read': {
      args: [
        options: CallOptions & {
          params: paths['/chat/conversations/{id}/read']['post']['parameters'];
          body?: NonNullable<
            paths['/chat/conversations/{id}/read']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/chat/conversations/{id}/read']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Writes to a user; their open sockets, and the caller's own, are told.
     * For everybody signed in. Not for API keys.
     */
    '/chat/messages': {
      args: [
        options: CallOptions & {
          params?: paths['/chat/messages']['post']['parameters'];
          body: paths['/chat/messages']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/chat/messages']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Looks at numbers of a company as they are typed. Nothing is refused: a real company's may differ from the rules.
     * For everybody signed in. API keys need the scope `directory`.
     */
    '/checks/company-numbers': {
      args: [
        options?: CallOptions & {
          params?: paths['/checks/company-numbers']['post']['parameters'];
          body?: NonNullable<
            paths['/checks/company-numbers']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/checks/company-numbers']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a global client.
     * For administrators. Not for API keys.
     */
    '/client-database': {
      args: [
        options: CallOptions & {
          params?: paths['/client-database']['post']['parameters'];
          body: paths['/client-database']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/client-database']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Adds a person to a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/client-directory/{id}/contacts': {
      args: [
        options: CallOptions & {
          params: paths['/client-directory/{id}/contacts']['post']['parameters'];
          body: paths['/client-directory/{id}/contacts']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/client-directory/{id}/contacts']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Writes to those again whose mail could not be delivered, in the same words.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/client-mailings/{id}/retry': {
      args: [options: CallOptions & { params: paths['/client-mailings/{id}/retry']['post']['parameters'] }];
      answer: paths['/client-mailings/{id}/retry']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `POST /clients-personal`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients': {
      args: [
        options: CallOptions & {
          params?: paths['/clients']['post']['parameters'];
          body: paths['/clients']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Makes a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients-personal': {
      args: [
        options: CallOptions & {
          params?: paths['/clients-personal']['post']['parameters'];
          body: paths['/clients-personal']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients-personal']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Says that a client is real who was made of a request from a website. Said again it changes nothing.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients-personal/{id}/confirm': {
      args: [
        options: CallOptions & { params: paths['/clients-personal/{id}/confirm']['post']['parameters'] },
      ];
      answer: paths['/clients-personal/{id}/confirm']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes many clients, at most 500: each row as by `POST /clients`, one after another, with its own result. All that is made is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients/bulk': {
      args: [
        options: CallOptions & {
          params?: paths['/clients/bulk']['post']['parameters'];
          body: paths['/clients/bulk']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/clients/bulk']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a company of which the signed-in user, who has none, becomes the owner.
     * For everybody signed in. Not for API keys.
     */
    '/companies': {
      args: [
        options: CallOptions & {
          params?: paths['/companies']['post']['parameters'];
          body: paths['/companies']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Has a new export of the company's data made; while one is being made, that one.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/export': {
      args: [options: CallOptions & { params: paths['/companies/{id}/export']['post']['parameters'] }];
      answer: paths['/companies/{id}/export']['post']['responses'][202]['content']['application/json'];
    };
    /**
     * Mails an invitation again, with a link that works anew where it has one. What was mailed before no longer works.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/invitations/{invitationId}/resend': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/invitations/{invitationId}/resend']['post']['parameters'];
        },
      ];
      answer: paths['/companies/{id}/invitations/{invitationId}/resend']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a collaborator. With `null` for a password they are mailed a link by which they set their own, which nobody else knows.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/register-user': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/register-user']['post']['parameters'];
          body: paths['/companies/{id}/register-user']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}/register-user']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Invites an existing user who has no company; they decide. 404 `user_not_found` when there is no such user; where people register by invitation alone, the address is mailed a link to make an account with.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/users': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/users']['post']['parameters'];
          body: paths['/companies/{id}/users']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}/users']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Lets a collaborator work or not. Their sessions end at once.
     * For the owner of the company. Not for API keys.
     */
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
     * Mails a collaborator whose state is `waiting` a link by which they set a password of their own. What was mailed before no longer works. To withdraw such an account from the company, remove the user.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/users/{userId}/password-link': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/users/{userId}/password-link']['post']['parameters'];
        },
      ];
      answer: paths['/companies/{id}/users/{userId}/password-link']['post']['responses'][202]['content']['application/json'];
    };
    /**
     * Enters an outage that the Ministry announced. While it lasts nothing is sent; invoices that are issued then are sent after its end, by the deadline of its kind, or never after a total one. Deadlines of what was issued before are worked out anew. It takes the place of those at that time that were read from the Ministry's status service.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/ksef-outages': {
      args: [
        options: CallOptions & {
          params?: paths['/company-settings/ksef-outages']['post']['parameters'];
          body: paths['/company-settings/ksef-outages']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/company-settings/ksef-outages']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Tries what is stored: signs in, opens a session as invoices need it, and sends a trial invoice of 1 PLN to an invented buyer, but in production, where each is a real one. Each step says what came of it and what to do. Nothing is kept. It can take half a minute.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/ksef/trial': {
      args: [
        options?: CallOptions & { params?: paths['/company-settings/ksef/trial']['post']['parameters'] },
      ];
      answer: paths['/company-settings/ksef/trial']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Takes the code that Trans.eu gave the owner who signed in there: from then on the company is let in.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/load-exchange/sign-in': {
      args: [
        options: CallOptions & {
          params?: paths['/company-settings/load-exchange/sign-in']['post']['parameters'];
          body: paths['/company-settings/load-exchange/sign-in']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/company-settings/load-exchange/sign-in']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Saves found companies among the global clients. One that is there already, by website, e-mail address or number, has its empty fields filled; what somebody wrote there stays.
     * For administrators. Not for API keys.
     */
    '/crawler/approve-companies': {
      args: [
        options: CallOptions & {
          params?: paths['/crawler/approve-companies']['post']['parameters'];
          body: paths['/crawler/approve-companies']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/crawler/approve-companies']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Begins to look through websites; `GET /crawler/progress` tells how far that came.
     * For administrators. Not for API keys.
     */
    '/crawler/start': {
      args: [
        options: CallOptions & {
          params?: paths['/crawler/start']['post']['parameters'];
          body: paths['/crawler/start']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/crawler/start']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Stops it; what was found stays. Nothing happens when nothing runs.
     * For administrators. Not for API keys.
     */
    '/crawler/stop': {
      args: [options?: CallOptions & { params?: paths['/crawler/stop']['post']['parameters'] }];
      answer: paths['/crawler/stop']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Files a document of at most 10 MB with a route. The POD that was still missing at status 8 leads to 10.
     * For everybody of a company. API keys need the scope `documents`.
     */
    '/documents/upload': {
      args: [
        options: CallOptions & {
          params?: paths['/documents/upload']['post']['parameters'];
          body: paths['/documents/upload']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/documents/upload']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Files a document of at most 10 MB with a whole order.
     * For everybody of a company. API keys need the scope `documents`.
     */
    '/documents/upload-order': {
      args: [
        options: CallOptions & {
          params?: paths['/documents/upload-order']['post']['parameters'];
          body: paths['/documents/upload-order']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/documents/upload-order']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Makes a template: from now on it is what is sent.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/email-templates': {
      args: [
        options: CallOptions & {
          params?: paths['/email-templates']['post']['parameters'];
          body: paths['/email-templates']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/email-templates']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Gives them another code: pages that name the former one show no form any more.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/embedded-form/renew-code': {
      args: [options?: CallOptions & { params?: paths['/embedded-form/renew-code']['post']['parameters'] }];
      answer: paths['/embedded-form/renew-code']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a global subcontractor.
     * For administrators. Not for API keys.
     */
    '/global-subcontractors': {
      args: [
        options: CallOptions & {
          params?: paths['/global-subcontractors']['post']['parameters'];
          body: paths['/global-subcontractors']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/global-subcontractors']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Shows what an import would do by a plan.
     * For everybody of a company, and administrators. API keys need the scope `directory`.
     */
    '/imports/{id}/preview': {
      args: [
        options: CallOptions & {
          params: paths['/imports/{id}/preview']['post']['parameters'];
          body: paths['/imports/{id}/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/imports/{id}/preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Has the rows entered that nothing stands against; `GET /imports/{id}` tells how far that came.
     * For everybody of a company, and administrators. API keys need the scope `directory`.
     */
    '/imports/{id}/start': {
      args: [
        options: CallOptions & {
          params: paths['/imports/{id}/start']['post']['parameters'];
          body: paths['/imports/{id}/start']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/imports/{id}/start']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Takes a table of at most 10 MB and 50,000 rows in, as CSV or an Excel workbook. Nothing is entered yet.
     * For everybody of a company, and administrators. API keys need the scope `directory`.
     */
    '/imports/{kind}': {
      args: [
        options: CallOptions & {
          params: paths['/imports/{kind}']['post']['parameters'];
          body: paths['/imports/{kind}']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/imports/{kind}']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Has a mail tried again at the next look into the mailbox. It is set aside anew should it fail again.
     * For administrators. Not for API keys.
     */
    '/incoming-mail/set-aside/{id}/retry': {
      args: [
        options: CallOptions & { params: paths['/incoming-mail/set-aside/{id}/retry']['post']['parameters'] },
      ];
      answer: paths['/incoming-mail/set-aside/{id}/retry']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes the signed-in user a collaborator of the company; their other invitations are over.
     * For everybody signed in. Not for API keys.
     */
    '/invitations/{id}/accept': {
      args: [options: CallOptions & { params: paths['/invitations/{id}/accept']['post']['parameters'] }];
      answer: paths['/invitations/{id}/accept']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Turns an invitation down.
     * For everybody signed in. Not for API keys.
     */
    '/invitations/{id}/decline': {
      args: [options: CallOptions & { params: paths['/invitations/{id}/decline']['post']['parameters'] }];
      answer: undefined;
    };
    /**
     * Makes a link to one of the public pages.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/links': {
      args: [
        options: CallOptions & {
          params?: paths['/links']['post']['parameters'];
          body: paths['/links']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/links']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Takes back the links of that kind and record made so far. `order-form` with `client_id` alone takes back the client's forms for new requests, with `order_id` those that complete the request.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/links/revoke': {
      args: [
        options: CallOptions & {
          params?: paths['/links/revoke']['post']['parameters'];
          body: paths['/links/revoke']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/links/revoke']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Writes to somebody outside: the letter goes into the outbox and leaves from the company's address.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/messages': {
      args: [
        options: CallOptions & {
          params?: paths['/messages']['post']['parameters'];
          body: paths['/messages']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/messages']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Writes a file (pain.001.001.03) with which the company's bank pays these invoices from the account of its invoice data, in PLN. Nothing is paid by it before a person gives it to the bank. What cannot be in it is left out, and named with the reason.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/payment-files': {
      args: [
        options: CallOptions & {
          params?: paths['/money/payment-files']['post']['parameters'];
          body: paths['/money/payment-files']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/money/payment-files']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * What a file of these invoices would have in it: accounts, days, titles, and what would be left out and why. Invoices that are in another file already say since when.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/payment-files/preview': {
      args: [
        options: CallOptions & {
          params?: paths['/money/payment-files/preview']['post']['parameters'];
          body: paths['/money/payment-files/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/money/payment-files/preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Says that the bank has paid: records a payment for each invoice of the file, as far as it is still open.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/payment-files/{id}/paid': {
      args: [
        options: CallOptions & {
          params: paths['/money/payment-files/{id}/paid']['post']['parameters'];
          body?: NonNullable<
            paths['/money/payment-files/{id}/paid']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/money/payment-files/{id}/paid']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Approves it as the invoice of its carrier for a route: it is entered with the order, to be paid after the last document. Another sum than was agreed is refused unless a reason accepts it. Nothing is ever approved by itself.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/received-invoices/{id}/approve': {
      args: [
        options: CallOptions & {
          params: paths['/money/received-invoices/{id}/approve']['post']['parameters'];
          body: paths['/money/received-invoices/{id}/approve']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/money/received-invoices/{id}/approve']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Says for which route it is, where that was not found or is another one; it is approved afterwards.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/received-invoices/{id}/assign': {
      args: [
        options: CallOptions & {
          params: paths['/money/received-invoices/{id}/assign']['post']['parameters'];
          body: paths['/money/received-invoices/{id}/assign']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/money/received-invoices/{id}/assign']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Rejects it, with a reason. KSeF and the seller are not told.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/received-invoices/{id}/reject': {
      args: [
        options: CallOptions & {
          params: paths['/money/received-invoices/{id}/reject']['post']['parameters'];
          body: paths['/money/received-invoices/{id}/reject']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/money/received-invoices/{id}/reject']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Takes a rejection back.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/received-invoices/{id}/restore': {
      args: [
        options: CallOptions & {
          params: paths['/money/received-invoices/{id}/restore']['post']['parameters'];
        },
      ];
      answer: paths['/money/received-invoices/{id}/restore']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Mails reminders of payment for several orders. What stands against one keeps no other back: the answer names it.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/money/reminders': {
      args: [
        options: CallOptions & {
          params?: paths['/money/reminders']['post']['parameters'];
          body: paths['/money/reminders']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/money/reminders']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Keeps what is known of an order that is not complete yet.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-drafts': {
      args: [
        options: CallOptions & {
          params?: paths['/order-drafts']['post']['parameters'];
          body: paths['/order-drafts']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-drafts']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Adds a route to an order.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes': {
      args: [
        options: CallOptions & {
          params?: paths['/order-routes']['post']['parameters'];
          body: paths['/order-routes']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Publishes a route on Trans.eu, where carriers offer prices that become quotes of the route. A publication that goes on and says something else is withdrawn first. The call only notes it: whether Trans.eu has taken it, `status` tells within moments.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/load-publications': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/load-publications']['post']['parameters'];
          body: paths['/order-routes/{id}/load-publications']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}/load-publications']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * What strangers would be shown of a route: that and nothing else.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/load-publications/preview': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/load-publications/preview']['post']['parameters'];
          body: paths['/order-routes/{id}/load-publications/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}/load-publications/preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Asks subcontractors for a price: each gets a mail with a link of their own. Possible at 1 and 2, and at 9 for a route whose carrier has refused; an order at 9 stays there.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/price-requests': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests']['post']['parameters'];
          body: paths['/order-routes/{id}/price-requests']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Reminds those who were asked for a price of the route and have not answered, each in their own language and at most once in 24 hours. Whose mail could not be delivered is not reminded, but asked again by `retry`.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/price-requests/remind': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests/remind']['post']['parameters'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests/remind']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Asks those again whose mail could not be delivered, each in the words of the first time.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/price-requests/retry': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/price-requests/retry']['post']['parameters'];
        },
      ];
      answer: paths['/order-routes/{id}/price-requests/retry']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Keeps a list of orders, or a part of the queue of work, by a name.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-views': {
      args: [
        options: CallOptions & {
          params?: paths['/order-views']['post']['parameters'];
          body: paths['/order-views']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-views']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Enters many requests, at most 500: each row as by `POST /quotations`, one after another, with its own result. All that is entered is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/bulk': {
      args: [
        options: CallOptions & {
          params?: paths['/orders/bulk']['post']['parameters'];
          body: paths['/orders/bulk']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/bulk']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Marks the named orders, or all, as read.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/mark-as-read': {
      args: [
        options?: CallOptions & {
          params?: paths['/orders/mark-as-read']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/mark-as-read']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/mark-as-read']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Reads a request out of a mail: what a new order may begin with, and where each of it stands. Stores nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/read-text': {
      args: [
        options: CallOptions & {
          params?: paths['/orders/read-text']['post']['parameters'];
          body: paths['/orders/read-text']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/read-text']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Enters what a carrier invoiced for a route. Another sum than was agreed is refused unless a reason accepts it.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/carrier-invoices': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/carrier-invoices']['post']['parameters'];
          body: paths['/orders/{id}/carrier-invoices']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/carrier-invoices']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Records a payment to a carrier, one of several perhaps, or with a minus what came back.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/carrier-invoices/{invoiceId}/payments': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Says whether an unsigned request is the client's whom it names: with `confirm: false` it is not. A confirmed request is the client's like any other, and mails go to the client's own address unless `email` says otherwise.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/confirm-client': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/confirm-client']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/confirm-client']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/confirm-client']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Says that a request from a website is real, and with it the client who was made of it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/confirm-request': {
      args: [options: CallOptions & { params: paths['/orders/{id}/confirm-request']['post']['parameters'] }];
      answer: paths['/orders/{id}/confirm-request']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Issues a correction, with a number of its own, of the invoice as it stands after earlier ones. The order stays where it is; a paid one that owes something again goes back to 12.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/correct-invoice': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/correct-invoice']['post']['parameters'];
          body: paths['/orders/{id}/correct-invoice']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/correct-invoice']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Enters a request after the pattern of an order: the same client, addresses and load, at later dates, at status 0.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/duplicate': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/duplicate']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/duplicate']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/duplicate']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * A correction as it would be: a draft that uses no number and changes nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/generate-correction-preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/generate-correction-preview']['post']['parameters'];
          body: paths['/orders/{id}/generate-correction-preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/generate-correction-preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * The invoice as it would be: a draft that uses no number and changes nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/generate-invoice-preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/generate-invoice-preview']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/generate-invoice-preview']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/generate-invoice-preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * A refused invoice as it would be once it is mended: a draft under its number that changes nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/invoices/{invoiceId}/generate-mend-preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Has an invoice sent to KSeF again now: one that was refused, that waits, or that was issued offline. One that was issued before the company sent its invoices, or for another environment, is sent to the present one for the first time. The file of one that was issued offline and that KSeF refused is written anew, without a change of what the invoice says; one that comes out otherwise goes as a technical correction. It still goes after those issued before it, and not before a pause that KSeF has asked for is over.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/invoices/{invoiceId}/ksef-retry': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/invoices/{invoiceId}/ksef-retry']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/invoices/{invoiceId}/ksef-retry']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Mends an invoice or a correction that KSeF refused, and sends it: by law it was never issued, so that it is made anew under the same number, of the day on which it is mended. It gets another id; the former one stands under `refused` and counts nowhere. Payments stay with the order, and the client is mailed the new one when somebody sends it. What was issued offline and mailed is in circulation: it is sent again as it is, and corrected.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/invoices/{invoiceId}/mend': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Says that an invoice, or a correction, whose mail reached nobody was handed over in another way: the client counts as having it, and can be reminded of its payment. It is in the history; once more changes nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/invoices/{invoiceId}/passed-on': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/invoices/{invoiceId}/passed-on']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/invoices/{invoiceId}/passed-on']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Shows the mail of a step as its reader would see it, in their language, with all that the server puts into it. Sends nothing; its link leads nowhere.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/mail-preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/mail-preview']['post']['parameters'];
          body: paths['/orders/{id}/mail-preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/mail-preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Says that the link of a mail which reached nobody was handed over in another way, by phone or by a messenger: the order waits for the answer then. Of `mails_on_hold`, and of price requests without an answer while prices are asked for. It is in the history; once more changes nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/mails/{messageId}/passed-on': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/mails/{messageId}/passed-on']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/mails/{messageId}/passed-on']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Joins a route with the one after it, which goes: from the first one's pickup to the second one's delivery, with the payment term and the margin of the first. Not where carriers have priced one of the two, or were asked to.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/{routeId}/join': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/join']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/join']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Reminds the carrier of a route that its order waits for their answer. Twice within a minute it is one.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/{routeId}/remind-carrier': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/remind-carrier']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/remind-carrier']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Splits a route in a town: the first part ends there when the second begins. Both keep the payment term and the margin; the goods are the order's. A route that a carrier has priced, or was asked to price, stays whole: their price is for all of it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/{routeId}/split': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/split']['post']['parameters'];
          body: paths['/orders/{id}/order-routes/{routeId}/split']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/split']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Mails the carrier of a route the link at which the vehicle and the driver are told.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/{routeId}/vehicle-request': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['parameters'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Records a payment, one of several perhaps, or with a minus a refund. When nothing of a mailed invoice is open any more, the order goes to 13.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/payments': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/payments']['post']['parameters'];
          body: paths['/orders/{id}/payments']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/payments']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Records what the subcontractor of a route said to its order by telephone or mail, as if they had answered over their link.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/record-subcontractor-answer': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/record-subcontractor-answer']['post']['parameters'];
          body: paths['/orders/{id}/record-subcontractor-answer']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/record-subcontractor-answer']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Reminds the client of the offer that they have not answered, in the mail `follow_up` of the templates; it also counts as the reminder that the company may have sent by itself. Twice within a minute it is one. With a new last day the offer is extended first, also one whose last day is over.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/remind-client': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/remind-client']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/remind-client']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/remind-client']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Issues the invoice: it gets the next number, its PDF is filed with the order, and the order goes to 11.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/save-invoice': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/save-invoice']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/save-invoice']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/save-invoice']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Mails the client the invoice with its PDF, and PODs of the order as named: from 11 the order goes to 12. At 12 sends it again, or reminds of its payment. Or mails a correction.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/send-invoice': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/send-invoice']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/send-invoice']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/send-invoice']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Shows an invoice's mail as the client would see it. Sends nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/send-invoice/preview': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/send-invoice/preview']['post']['parameters'];
          body?: NonNullable<
            paths['/orders/{id}/send-invoice/preview']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/send-invoice/preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Sends a route's order to the subcontractor whose quote was chosen.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/send-subcontractor-acceptance': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/send-subcontractor-acceptance']['post']['parameters'];
          body: paths['/orders/{id}/send-subcontractor-acceptance']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/send-subcontractor-acceptance']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * The subcontractor accepts or rejects an order, over a signed link.
     * For everybody, without a token. Not for API keys.
     */
    '/orders/{id}/subcontractor-response': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/subcontractor-response']['post']['parameters'];
          body: paths['/orders/{id}/subcontractor-response']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/subcontractor-response']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Shows a mail as a client would see it, with their name and a link that works. Sends nothing.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/preview-email': {
      args: [
        options: CallOptions & {
          params?: paths['/preview-email']['post']['parameters'];
          body: paths['/preview-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/preview-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Erases what the company has of a person, by their e-mail address; what the law has it keep is listed. With `dry_run` nothing changes and the answer tells what would.
     * For the owner of the company. Not for API keys.
     */
    '/privacy/erase': {
      args: [
        options: CallOptions & {
          params?: paths['/privacy/erase']['post']['parameters'];
          body: paths['/privacy/erase']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/privacy/erase']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * The file of a paper of a registration, of at most 10 MB: PDF, JPEG or PNG, within three hours of the challenge; it takes the place of one before.
     * For everybody, without a token. Not for API keys.
     */
    '/public/embedded-forms/carriers/papers': {
      args: [
        options: CallOptions & {
          params: paths['/public/embedded-forms/carriers/papers']['post']['parameters'];
          body: paths['/public/embedded-forms/carriers/papers']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/public/embedded-forms/carriers/papers']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * A carrier registers itself over a company’s website, or over the page of the form. It becomes a subcontractor whom nobody asks for a price before somebody of the company accepts it. The answer does not tell whether the company knows the carrier.
     * For everybody, without a token. Not for API keys.
     */
    '/public/embedded-forms/{code}/carriers': {
      args: [
        options: CallOptions & {
          params: paths['/public/embedded-forms/{code}/carriers']['post']['parameters'];
          body: paths['/public/embedded-forms/{code}/carriers']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/public/embedded-forms/{code}/carriers']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * A request of somebody whom nobody knows yet, over a company’s website. It becomes an order with an unconfirmed client. The answer does not tell whether the company knows the address.
     * For everybody, without a token. Not for API keys.
     */
    '/public/embedded-forms/{code}/requests': {
      args: [
        options: CallOptions & {
          params: paths['/public/embedded-forms/{code}/requests']['post']['parameters'];
          body: paths['/public/embedded-forms/{code}/requests']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/public/embedded-forms/{code}/requests']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * A carrier sends a POD, an invoice or another file of at most 10 MB over the link of the order: PDF, JPEG or PNG. It waits until the forwarder has confirmed it.
     * For everybody, without a token. Not for API keys.
     */
    '/public/links/subcontractor-order-view/documents': {
      args: [
        options: CallOptions & {
          params?: paths['/public/links/subcontractor-order-view/documents']['post']['parameters'];
          body: paths['/public/links/subcontractor-order-view/documents']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/public/links/subcontractor-order-view/documents']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * The same as `POST /public/quotation`.
     * For everybody, without a token. Not for API keys.
     */
    '/public/order': {
      args: [
        options: CallOptions & {
          params?: paths['/public/order']['post']['parameters'];
          body: paths['/public/order']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer:
        | paths['/public/order']['post']['responses'][200]['content']['application/json']
        | paths['/public/order']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * A stranger's transport request, or with `order_id` and a signature the completion of one (which answers 200).
     * For everybody, without a token. Not for API keys.
     */
    '/public/quotation': {
      args: [
        options: CallOptions & {
          params?: paths['/public/quotation']['post']['parameters'];
          body: paths['/public/quotation']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer:
        | paths['/public/quotation']['post']['responses'][200]['content']['application/json']
        | paths['/public/quotation']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * The client accepts or rejects an offer, over a signed link.
     * For everybody, without a token. Not for API keys.
     */
    '/public/quotation-acceptance': {
      args: [
        options?: CallOptions & {
          params?: paths['/public/quotation-acceptance']['post']['parameters'];
          body?: NonNullable<
            paths['/public/quotation-acceptance']['post']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/public/quotation-acceptance']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * A subcontractor's price for a route, over a signed link: at 1 and 2, and at 9 for a route whose carrier has refused.
     * For everybody, without a token. Not for API keys.
     */
    '/public/subcontractor-offer': {
      args: [
        options: CallOptions & {
          params?: paths['/public/subcontractor-offer']['post']['parameters'];
          body: paths['/public/subcontractor-offer']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/public/subcontractor-offer']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Enters a request that came by other ways than the form.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/quotations': {
      args: [
        options: CallOptions & {
          params?: paths['/quotations']['post']['parameters'];
          body: paths['/quotations']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/quotations']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Files what came as a document. The POD that was still missing at status 8 leads to 10.
     * For everybody of a company. API keys need the scope `documents`.
     */
    '/received-documents/{id}/confirm': {
      args: [
        options: CallOptions & {
          params: paths['/received-documents/{id}/confirm']['post']['parameters'];
          body: paths['/received-documents/{id}/confirm']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/received-documents/{id}/confirm']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Refuses what came: a file over the link is deleted, one of a mail stays with the mail.
     * For everybody of a company. API keys need the scope `documents`.
     */
    '/received-documents/{id}/refuse': {
      args: [
        options: CallOptions & { params: paths['/received-documents/{id}/refuse']['post']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Asks the client to complete the data of a request at 0, 1 or 2: mails them a signed link to the form with what is known. The data count as incomplete until the form comes back.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/send-completion-request-email': {
      args: [
        options: CallOptions & {
          params?: paths['/send-completion-request-email']['post']['parameters'];
          body: paths['/send-completion-request-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-completion-request-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Sends a letter to many clients: all of its mails go into the outbox at once and are delivered one by one, whatever becomes of the caller. `GET /client-mailings/{id}/progress` tells how far that is. Clients without an address get none and are named (`skipped`).
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/send-email-to-clients': {
      args: [
        options: CallOptions & {
          params?: paths['/send-email-to-clients']['post']['parameters'];
          body: paths['/send-email-to-clients']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-email-to-clients']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Asks every member of a group for the price of a route, each in the language of their country and with a link of their own. Who was asked before for this route gets no second mail, unless the first one could not be delivered.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/send-email-to-subcontractor-group': {
      args: [
        options: CallOptions & {
          params?: paths['/send-email-to-subcontractor-group']['post']['parameters'];
          body: paths['/send-email-to-subcontractor-group']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-email-to-subcontractor-group']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Sends the offer to the client: price and rates are frozen, the status becomes 3.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/send-offers-to-client': {
      args: [
        options: CallOptions & {
          params?: paths['/send-offers-to-client']['post']['parameters'];
          body: paths['/send-offers-to-client']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-offers-to-client']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Shows an offer's mail as the client would see it, with its details and price. Sends nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/send-offers-to-client/preview': {
      args: [
        options: CallOptions & {
          params?: paths['/send-offers-to-client/preview']['post']['parameters'];
          body: paths['/send-offers-to-client/preview']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-offers-to-client/preview']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Writes a mail to one client: it goes into the outbox and leaves from the company's address; answers go to who sent it.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/send-single-email': {
      args: [
        options: CallOptions & {
          params?: paths['/send-single-email']['post']['parameters'];
          body: paths['/send-single-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/send-single-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Adds a person to a carrier.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/contacts': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/contacts']['post']['parameters'];
          body: paths['/subcontractor-directory/{id}/contacts']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/contacts']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Adds a paper to a subcontractor; its file follows with `…/papers/{paperId}/file`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/papers': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/papers']['post']['parameters'];
          body: paths['/subcontractor-directory/{id}/papers']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/papers']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Files a paper, with at most 10 MB; the file takes the place of the one before.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/papers/{paperId}/file': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['parameters'];
          body: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['requestBody']['content']['multipart/form-data'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Adds a vehicle to a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/vehicles': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/vehicles']['post']['parameters'];
          body: paths['/subcontractor-directory/{id}/vehicles']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/vehicles']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Makes a group.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-groups': {
      args: [
        options: CallOptions & {
          params?: paths['/subcontractor-groups']['post']['parameters'];
          body: paths['/subcontractor-groups']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-groups']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Puts a subcontractor into a group.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-groups/{id}/members': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-groups/{id}/members']['post']['parameters'];
          body: paths['/subcontractor-groups/{id}/members']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-groups/{id}/members']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Enters the price of a contract subcontractor for a route; it takes the place of their earlier one. An order at 1 goes to 2; one at 9 takes prices for routes whose carrier has refused, and stays at 9.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/subcontractor-offers': {
      args: [
        options: CallOptions & {
          params?: paths['/subcontractor-offers']['post']['parameters'];
          body: paths['/subcontractor-offers']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-offers']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Makes a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors': {
      args: [
        options: CallOptions & {
          params?: paths['/subcontractors']['post']['parameters'];
          body: paths['/subcontractors']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * The same as `POST /subcontractors`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors-personal': {
      args: [
        options: CallOptions & {
          params?: paths['/subcontractors-personal']['post']['parameters'];
          body: paths['/subcontractors-personal']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors-personal']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Makes many subcontractors, at most 500: each row as by `POST /subcontractors`, one after another, with its own result. All that is made is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors/bulk': {
      args: [
        options: CallOptions & {
          params?: paths['/subcontractors/bulk']['post']['parameters'];
          body: paths['/subcontractors/bulk']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors/bulk']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Has a job that was given up done again now, with all of its tries before it.
     * For administrators. Not for API keys.
     */
    '/system/failed-jobs/{id}/retry': {
      args: [
        options: CallOptions & { params: paths['/system/failed-jobs/{id}/retry']['post']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Deletes everything but administrators' accounts and reference data. It cannot be undone.
     * For administrators. Not for API keys.
     */
    '/tests/cleanup-database': {
      args: [
        options: CallOptions & {
          params?: paths['/tests/cleanup-database']['post']['parameters'];
          body: paths['/tests/cleanup-database']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/cleanup-database']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Runs one statement: in a read-only transaction, by a role of the database that may do nothing else and sees no passwords and tokens, unless writing is permitted. Every statement is kept with who ran it.
     * For administrators. Not for API keys.
     */
    '/tests/execute-sql': {
      args: [
        options: CallOptions & {
          params?: paths['/tests/execute-sql']['post']['parameters'];
          body: paths['/tests/execute-sql']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/execute-sql']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Enters a lifelike request for a transport, as if a client had sent the form.
     * For administrators. Not for API keys.
     */
    '/tests/generate-random-quotation': {
      args: [
        options: CallOptions & {
          params?: paths['/tests/generate-random-quotation']['post']['parameters'];
          body: paths['/tests/generate-random-quotation']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/generate-random-quotation']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Tells whether a text asks for the price of a transport, and why.
     * For administrators. Not for API keys.
     */
    '/tests/is-quote-request': {
      args: [
        options: CallOptions & {
          params?: paths['/tests/is-quote-request']['post']['parameters'];
          body: paths['/tests/is-quote-request']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/is-quote-request']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Makes a link to one of the public pages on behalf of anybody, or to a sample of an order.
     * For administrators. Not for API keys.
     */
    '/tests/links': {
      args: [
        options: CallOptions & {
          params?: paths['/tests/links']['post']['parameters'];
          body: paths['/tests/links']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/links']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Puts a real mail into the outbox, from where it is delivered like any other.
     * For administrators. Not for API keys.
     */
    '/tests/send-test-email': {
      args: [
        options: CallOptions & {
          params?: paths['/tests/send-test-email']['post']['parameters'];
          body: paths['/tests/send-test-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/tests/send-test-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Translates the words of a mail. The texts that the product brings along, unchanged but for filled placeholders, are there in every language; other texts need a service.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/translate-email': {
      args: [
        options: CallOptions & {
          params?: paths['/translate-email']['post']['parameters'];
          body: paths['/translate-email']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/translate-email']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Puts a global client into the company's collection.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/user-global-clients': {
      args: [
        options: CallOptions & {
          params?: paths['/user-global-clients']['post']['parameters'];
          body: paths['/user-global-clients']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-global-clients']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Puts a global subcontractor into the company's collection.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/user-global-subcontractors': {
      args: [
        options: CallOptions & {
          params?: paths['/user-global-subcontractors']['post']['parameters'];
          body: paths['/user-global-subcontractors']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-global-subcontractors']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Mails a user a link by which they set a password that nobody else knows. What they have goes on working until then.
     * For administrators. Not for API keys.
     */
    '/users/{id}/password-link': {
      args: [options: CallOptions & { params: paths['/users/{id}/password-link']['post']['parameters'] }];
      answer: paths['/users/{id}/password-link']['post']['responses'][202]['content']['application/json'];
    };
    /**
     * Makes a webhook: from now on its address is told of the events. Its secret is in this answer and nowhere else.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks': {
      args: [
        options: CallOptions & {
          params?: paths['/webhooks']['post']['parameters'];
          body: paths['/webhooks']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/webhooks']['post']['responses'][201]['content']['application/json'];
    };
    /**
     * Sends a delivery again, by the same `webhook-id` and body, whether it has arrived or not; also when the webhook is off.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks/{id}/deliveries/{deliveryId}/resend': {
      args: [
        options: CallOptions & {
          params: paths['/webhooks/{id}/deliveries/{deliveryId}/resend']['post']['parameters'];
        },
      ];
      answer: paths['/webhooks/{id}/deliveries/{deliveryId}/resend']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Sends events of the last 30 days that the webhook has not got: those from when it was off or not there yet, and those given up.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks/{id}/replay': {
      args: [
        options: CallOptions & {
          params: paths['/webhooks/{id}/replay']['post']['parameters'];
          body: paths['/webhooks/{id}/replay']['post']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/webhooks/{id}/replay']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Gives a webhook another secret. For 24 hours deliveries are signed by both.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks/{id}/rotate-secret': {
      args: [options: CallOptions & { params: paths['/webhooks/{id}/rotate-secret']['post']['parameters'] }];
      answer: paths['/webhooks/{id}/rotate-secret']['post']['responses'][200]['content']['application/json'];
    };
    /**
     * Sends the webhook an event `webhook.test`, once, also when it is off.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks/{id}/test': {
      args: [options: CallOptions & { params: paths['/webhooks/{id}/test']['post']['parameters'] }];
      answer: paths['/webhooks/{id}/test']['post']['responses'][200]['content']['application/json'];
    };
  };
  put: {
    /**
     * Gives a passkey another name.
     * For everybody signed in. Not for API keys.
     */
    '/auth/passkeys/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/auth/passkeys/{id}']['put']['parameters'];
          body: paths['/auth/passkeys/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/auth/passkeys/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a global client, in all collections.
     * For administrators. Not for API keys.
     */
    '/client-database/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/client-database/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/client-database/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/client-database/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a person at a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/client-directory/{id}/contacts/{contactId}': {
      args: [
        options: CallOptions & {
          params: paths['/client-directory/{id}/contacts/{contactId}']['put']['parameters'];
          body?: NonNullable<
            paths['/client-directory/{id}/contacts/{contactId}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/client-directory/{id}/contacts/{contactId}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients-personal/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/clients-personal/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/clients-personal/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/clients-personal/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `PUT /clients-personal/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/clients/{id}']['put']['parameters'];
          body?: NonNullable<paths['/clients/{id}']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/clients/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes the company's name and sending address.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/companies/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}']['put']['parameters'];
          body?: NonNullable<paths['/companies/{id}']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/companies/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes the settings of the company.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings': {
      args: [
        options?: CallOptions & {
          body?: NonNullable<paths['/company-settings']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/company-settings']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes where invoices are sent, and by what the company proves itself there. Invoices that are issued from then on are sent by themselves; those that wait for the same environment are tried again at once. What waits for another one stays until it is sent again by `ksef-retry`.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/ksef': {
      args: [
        options?: CallOptions & {
          body?: NonNullable<
            paths['/company-settings/ksef']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/company-settings/ksef']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes an outage, most often by its end; deadlines are worked out anew, and what waits is sent. One that was read from the Ministry's status service is the company's own from then on.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/ksef-outages/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/company-settings/ksef-outages/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/company-settings/ksef-outages/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/company-settings/ksef-outages/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes whether routes can be published on Trans.eu, and as which application. Switching it off withdraws what is published. Another application has to be signed in with anew; none takes the place of one by which something is yet to be withdrawn.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/load-exchange': {
      args: [
        options: CallOptions & {
          body: paths['/company-settings/load-exchange']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/company-settings/load-exchange']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a template.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/email-templates/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/email-templates/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/email-templates/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/email-templates/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes them, turns them on or off. The first time they get their code.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/embedded-form': {
      args: [
        options?: CallOptions & {
          body?: NonNullable<paths['/embedded-form']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/embedded-form']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a global subcontractor, in all collections.
     * For administrators. Not for API keys.
     */
    '/global-subcontractors/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/global-subcontractors/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/global-subcontractors/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/global-subcontractors/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Marks a message as read.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/messages/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/messages/{id}']['put']['parameters'];
          body: paths['/messages/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/messages/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Keeps what is known by now. `POST /quotations` with `draft_id` makes the order of it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-drafts/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/order-drafts/{id}']['put']['parameters'];
          body: paths['/order-drafts/{id}']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-drafts/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a route, its margin or its chosen quote.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/order-routes/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Chooses a quote of the route; null takes the choice back.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/select-offer': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/select-offer']['put']['parameters'];
          body: paths['/order-routes/{id}/select-offer']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-routes/{id}/select-offer']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Puts the views into another sequence, for the caller alone.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-views/sequence': {
      args: [
        options: CallOptions & {
          body: paths['/order-views/sequence']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/order-views/sequence']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a view of the caller’s, or one that is shared.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-views/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/order-views/{id}']['put']['parameters'];
          body?: NonNullable<paths['/order-views/{id}']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/order-views/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes an order.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}']['put']['parameters'];
          body?: NonNullable<paths['/orders/{id}']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Names the colleague who looks after an order, or nobody. It is in the history; the order's version stays.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/assignee': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/assignee']['put']['parameters'];
          body: paths['/orders/{id}/assignee']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/assignee']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Switches the reminders of the order's offers off, or on again; what the company has for all its orders stays.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/follow-up': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/follow-up']['put']['parameters'];
          body: paths['/orders/{id}/follow-up']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/follow-up']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Marks an order as read.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/mark-as-read': {
      args: [options: CallOptions & { params: paths['/orders/{id}/mark-as-read']['put']['parameters'] }];
      answer: paths['/orders/{id}/mark-as-read']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Moves routes of an order in time, all of them or none. Windows of time keep their length.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/dates': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/dates']['put']['parameters'];
          body: paths['/orders/{id}/order-routes/dates']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/dates']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Puts the routes of an order into another sequence.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/sequence': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/sequence']['put']['parameters'];
          body: paths['/orders/{id}/order-routes/sequence']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/sequence']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Keeps what somebody writes into the consignment note of a route.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/order-routes/{routeId}/cmr-note': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['parameters'];
          body: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Puts an order off, for the whole company: it leaves the queue of work until that day, or until its status changes, for instance because the client answers. Again, it changes the day.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/snooze': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/snooze']['put']['parameters'];
          body: paths['/orders/{id}/snooze']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/snooze']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Takes a step that a person decides: 0→1, 3→4, 3→5, 4→5, 5→1, 4→6, 12→13.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/status': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/status']['put']['parameters'];
          body: paths['/orders/{id}/status']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/orders/{id}/status']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Sets the price for the client by hand; null returns to the sum of the routes.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/quotations/{id}/client-price': {
      args: [
        options: CallOptions & {
          params: paths['/quotations/{id}/client-price']['put']['parameters'];
          body: paths['/quotations/{id}/client-price']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/quotations/{id}/client-price']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a person at a carrier.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/contacts/{contactId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['parameters'];
          body?: NonNullable<
            paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a paper of a subcontractor. Another last day is reminded of anew.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/papers/{paperId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['parameters'];
          body?: NonNullable<
            paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a vehicle of a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/vehicles/{vehicleId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['parameters'];
          body?: NonNullable<
            paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a group.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-groups/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-groups/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/subcontractor-groups/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/subcontractor-groups/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * The same as `PUT /subcontractors/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors-personal/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractors-personal/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/subcontractors-personal/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors-personal/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractors/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/subcontractors/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/subcontractors/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes what the company noted about a collected client. `id` is the entry's, as answered when it was made.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/user-global-clients/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/user-global-clients/{id}']['put']['parameters'];
          body?: NonNullable<
            paths['/user-global-clients/{id}']['put']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: paths['/user-global-clients/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Sets the company's price of a kilometre.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/user-price-km': {
      args: [
        options: CallOptions & {
          body: paths['/user-price-km']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: paths['/user-price-km']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes one's own settings.
     * For everybody signed in. Not for API keys.
     */
    '/users/me': {
      args: [
        options?: CallOptions & {
          body?: NonNullable<paths['/users/me']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/users/me']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Changes a user. Administrators cannot take their own flag.
     * For administrators. Not for API keys.
     */
    '/users/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/users/{id}']['put']['parameters'];
          body?: NonNullable<paths['/users/{id}']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/users/{id}']['put']['responses'][200]['content']['application/json'];
    };
    /**
     * Sets a user's password; all sessions of that user end, and they are told by mail. The password counts as somebody else's.
     * For administrators. Not for API keys.
     */
    '/users/{id}/password': {
      args: [
        options: CallOptions & {
          params: paths['/users/{id}/password']['put']['parameters'];
          body: paths['/users/{id}/password']['put']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Changes a webhook, turns it off, or on again: then what waits is sent, and what happened meanwhile only by `replay`.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/webhooks/{id}']['put']['parameters'];
          body?: NonNullable<paths['/webhooks/{id}']['put']['requestBody']>['content']['application/json'];
        },
      ];
      answer: paths['/webhooks/{id}']['put']['responses'][200]['content']['application/json'];
    };
  };
  delete: {
    /**
     * Revokes a key: the next call that brings it is refused, by all processes.
     * For the owner of the company. Not for API keys.
     */
    '/api-keys/{id}': {
      args: [options: CallOptions & { params: paths['/api-keys/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Ends the link to the new address that waits, if one does: the current address stays.
     * For everybody signed in. Not for API keys.
     */
    '/auth/change-email': { args: [options?: CallOptions]; answer: undefined };
    /**
     * Removes a passkey: it signs in no longer, and the sessions that it opened end, but for the one that asks. A mail tells of it. Wants the password unless the session was opened within the last ten minutes.
     * For everybody signed in. Not for API keys.
     */
    '/auth/passkeys/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/auth/passkeys/{id}']['delete']['parameters'];
          body?: NonNullable<
            paths['/auth/passkeys/{id}']['delete']['requestBody']
          >['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Turns the second factor off, for whoever knows the password. A mail tells of it.
     * For everybody signed in. Not for API keys.
     */
    '/auth/second-factor': {
      args: [
        options: CallOptions & {
          body: paths['/auth/second-factor']['delete']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Signs the user out everywhere else: all sessions end but the one that asks.
     * For everybody signed in. Not for API keys.
     */
    '/auth/sessions': { args: [options?: CallOptions]; answer: undefined };
    /**
     * Ends a session of the signed-in user, in all processes; it may be the one that asks.
     * For everybody signed in. Not for API keys.
     */
    '/auth/sessions/{id}': {
      args: [options: CallOptions & { params: paths['/auth/sessions/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Ends a link: the next program that brings it is refused. One that is not there is ended as well.
     * For everybody of a company. Not for API keys.
     */
    '/calendar-links/{scope}': {
      args: [options: CallOptions & { params: paths['/calendar-links/{scope}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes the conversation with a user for the caller alone. The other one keeps it; a new message begins it again, without what was deleted. What both have deleted is gone.
     * For everybody signed in. Not for API keys.
     */
    '/chat/conversations/{id}': {
      args: [options: CallOptions & { params: paths['/chat/conversations/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes a global client, also from all collections; orders keep the client's name and address.
     * For administrators. Not for API keys.
     */
    '/client-database/{id}': {
      args: [options: CallOptions & { params: paths['/client-database/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Removes a person from a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/client-directory/{id}/contacts/{contactId}': {
      args: [
        options: CallOptions & {
          params: paths['/client-directory/{id}/contacts/{contactId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Deletes a client; its orders keep the client's name and address.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients-personal/{id}': {
      args: [options: CallOptions & { params: paths['/clients-personal/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * The same as `DELETE /clients-personal/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/clients/{id}': {
      args: [options: CallOptions & { params: paths['/clients/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes a company without orders and all that is its own; its people stay users without a company.
     * For the owner of the company, and administrators. Not for API keys.
     */
    '/companies/{id}': {
      args: [options: CallOptions & { params: paths['/companies/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Takes an invitation back.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/invitations/{invitationId}': {
      args: [
        options: CallOptions & {
          params: paths['/companies/{id}/invitations/{invitationId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Makes a collaborator a user without a company. Their sessions end at once; what they made stays.
     * For the owner of the company. Not for API keys.
     */
    '/companies/{id}/users/{userId}': {
      args: [
        options: CallOptions & { params: paths['/companies/{id}/users/{userId}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Removes an outage that was entered by mistake: what was issued meanwhile counts as issued without it. It is not read again.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/company-settings/ksef-outages/{id}': {
      args: [
        options: CallOptions & {
          params: paths['/company-settings/ksef-outages/{id}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Empties the list of found companies.
     * For administrators. Not for API keys.
     */
    '/crawler/found-companies': { args: [options?: CallOptions]; answer: undefined };
    /**
     * Removes a found company from the list.
     * For administrators. Not for API keys.
     */
    '/crawler/found-companies/{id}': {
      args: [
        options: CallOptions & { params: paths['/crawler/found-companies/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Deletes a document with its file.
     * For everybody of a company. API keys need the scope `documents`.
     */
    '/documents/{id}': {
      args: [options: CallOptions & { params: paths['/documents/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes a template; the built-in text is sent again.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/email-templates/{id}': {
      args: [options: CallOptions & { params: paths['/email-templates/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes a global subcontractor, also from all collections; quotes keep the name.
     * For administrators. Not for API keys.
     */
    '/global-subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/global-subcontractors/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Drops a mail: it is marked as read in the mailbox and never tried again.
     * For administrators. Not for API keys.
     */
    '/incoming-mail/set-aside/{id}': {
      args: [
        options: CallOptions & { params: paths['/incoming-mail/set-aside/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Deletes a message. What was mailed stays in the administrators' outbox.
     * For everybody of a company. API keys need the scope `messages`.
     */
    '/messages/{id}': {
      args: [options: CallOptions & { params: paths['/messages/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes a draft.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-drafts/{id}': {
      args: [options: CallOptions & { params: paths['/order-drafts/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes a route with its quotes.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}': {
      args: [options: CallOptions & { params: paths['/order-routes/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Withdraws a route from Trans.eu; its quotes stay. The call only notes it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-routes/{id}/load-publications': {
      args: [
        options: CallOptions & {
          params: paths['/order-routes/{id}/load-publications']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Removes a view of the caller’s, or one that is shared; the orders stay.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/order-views/{id}': {
      args: [options: CallOptions & { params: paths['/order-views/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Deletes an order that was not yet offered to the client.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}': {
      args: [options: CallOptions & { params: paths['/orders/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Removes a carrier's invoice that was entered by mistake; log and history keep it with the reason.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/carrier-invoices/{invoiceId}': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/carrier-invoices/{invoiceId}']['delete']['parameters'];
          body: paths['/orders/{id}/carrier-invoices/{invoiceId}']['delete']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Removes a payment to a carrier that was recorded by mistake; log and history keep it with the reason.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}']['delete']['parameters'];
          body: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}']['delete']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Removes a payment that was recorded by mistake; the history keeps it with the reason. An order that is no longer paid goes back to 12.
     * For everybody of a company. API keys need the scope `billing`.
     */
    '/orders/{id}/payments/{paymentId}': {
      args: [
        options: CallOptions & {
          params: paths['/orders/{id}/payments/{paymentId}']['delete']['parameters'];
          body: paths['/orders/{id}/payments/{paymentId}']['delete']['requestBody']['content']['application/json'];
        },
      ];
      answer: undefined;
    };
    /**
     * Takes an order that was put off back into the queue of work at once.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/orders/{id}/snooze': {
      args: [options: CallOptions & { params: paths['/orders/{id}/snooze']['delete']['parameters'] }];
      answer: paths['/orders/{id}/snooze']['delete']['responses'][200]['content']['application/json'];
    };
    /**
     * Removes a person from a carrier.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/contacts/{contactId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/contacts/{contactId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Deletes a paper of a subcontractor with its file.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/papers/{paperId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/papers/{paperId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Removes a vehicle from a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-directory/{id}/vehicles/{vehicleId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Deletes a group; its subcontractors stay.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-groups/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-groups/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Takes a subcontractor out of a group. `memberId` is the membership's.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractor-groups/{id}/members/{memberId}': {
      args: [
        options: CallOptions & {
          params: paths['/subcontractor-groups/{id}/members/{memberId}']['delete']['parameters'];
        },
      ];
      answer: undefined;
    };
    /**
     * Deletes a quote that is not chosen.
     * For everybody of a company. API keys need the scope `orders`.
     */
    '/subcontractor-offers/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractor-offers/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * The same as `DELETE /subcontractors/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors-personal/{id}': {
      args: [
        options: CallOptions & { params: paths['/subcontractors-personal/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Deletes a subcontractor; its quotes keep the subcontractor's name and address.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/subcontractors/{id}': {
      args: [options: CallOptions & { params: paths['/subcontractors/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Takes a global client out of the company's collection. `id` is the entry's.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/user-global-clients/{id}': {
      args: [options: CallOptions & { params: paths['/user-global-clients/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Takes a global subcontractor out of the company's collection and groups. `id` is the entry's.
     * For everybody of a company. API keys need the scope `directory`.
     */
    '/user-global-subcontractors/{id}': {
      args: [
        options: CallOptions & { params: paths['/user-global-subcontractors/{id}']['delete']['parameters'] },
      ];
      answer: undefined;
    };
    /**
     * Deletes a user, with a company of their own in which there is nobody else and no order.
     * For administrators. Not for API keys.
     */
    '/users/{id}': {
      args: [options: CallOptions & { params: paths['/users/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Turns the second factor of a user off who has lost app and recovery codes. Their sessions end, and a mail tells them.
     * For administrators. Not for API keys.
     */
    '/users/{id}/second-factor': {
      args: [options: CallOptions & { params: paths['/users/{id}/second-factor']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Ends all sessions of a user; one's own are among them, with the one that asks. A mail tells them. Password, second factor and passkeys stay, and so do the company's API keys: to keep somebody out, deactivate them.
     * For administrators. Not for API keys.
     */
    '/users/{id}/sessions': {
      args: [options: CallOptions & { params: paths['/users/{id}/sessions']['delete']['parameters'] }];
      answer: undefined;
    };
    /**
     * Removes a webhook with its deliveries; what is still to be sent is not.
     * For the owner of the company. API keys need the scope `settings`.
     */
    '/webhooks/{id}': {
      args: [options: CallOptions & { params: paths['/webhooks/{id}']['delete']['parameters'] }];
      answer: undefined;
    };
  };
}

/** The codes of all refusals that the API knows. */
export type ProblemCode =
  | 'administrator_only'
  | 'administrator_without_company'
  | 'already_member'
  | 'amount_out_of_range'
  | 'answered_otherwise'
  | 'api_key_expired'
  | 'api_key_not_allowed'
  | 'body_too_large'
  | 'busy'
  | 'cannot_delete_self'
  | 'cannot_demote_self'
  | 'carrier_invoice_exists'
  | 'carrier_invoice_paid'
  | 'carrier_known_meanwhile'
  | 'carrier_unconfirmed'
  | 'carrier_unfit'
  | 'carrier_without_email'
  | 'changed_meanwhile'
  | 'chat_partner_inactive'
  | 'chat_partner_not_found'
  | 'choose_another_offer'
  | 'chosen_meanwhile'
  | 'chosen_offer_stays'
  | 'cleanup_off'
  | 'client_already_collected'
  | 'client_offer_sent'
  | 'client_without_email'
  | 'clients_unsubscribed'
  | 'clients_without_email'
  | 'company_has_orders'
  | 'company_name_taken'
  | 'company_not_registered'
  | 'correction_changes_nothing'
  | 'crawl_running'
  | 'document_kept'
  | 'documents_too_early'
  | 'email_name_taken'
  | 'email_taken'
  | 'email_unconfirmed'
  | 'empty_table'
  | 'external_id_taken'
  | 'factor_token_invalid'
  | 'file_content_differs'
  | 'file_type_not_allowed'
  | 'form_challenge_invalid'
  | 'form_challenge_used'
  | 'form_filled_by_machine'
  | 'form_not_available'
  | 'form_proof_wrong'
  | 'form_too_fast'
  | 'group_name_taken'
  | 'idempotency_key_in_use'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'import_running'
  | 'import_started'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_link'
  | 'invoice_has_correction'
  | 'invoice_in_circulation'
  | 'invoice_not_refused'
  | 'invoice_refused'
  | 'key_used_otherwise'
  | 'ksef_not_to_retry'
  | 'ksef_off'
  | 'ksef_outage_overlaps'
  | 'ksef_polish_only'
  | 'letter_was_deleted'
  | 'link_expired'
  | 'load_exchange_in_use'
  | 'load_exchange_off'
  | 'load_exchange_sign_in_failed'
  | 'load_exchange_unavailable'
  | 'mail_files_too_large'
  | 'mail_not_on_hold'
  | 'malformed_json'
  | 'malformed_request'
  | 'message_not_sent_yet'
  | 'missing_user_settings'
  | 'no_client_claim'
  | 'no_company'
  | 'no_issued_invoice'
  | 'no_ksef_receipt'
  | 'no_longer_open'
  | 'no_next_route'
  | 'no_structured_invoice'
  | 'not_found'
  | 'not_ready'
  | 'nothing_to_pay'
  | 'offer_chosen'
  | 'offer_expired'
  | 'offer_not_of_route'
  | 'order_not_deletable'
  | 'order_not_editable'
  | 'own_password_needed'
  | 'own_second_factor'
  | 'owner_cannot_be_removed'
  | 'owner_of_company'
  | 'owner_only'
  | 'owner_stays_active'
  | 'passkey_known'
  | 'passkey_refused'
  | 'passkey_unknown'
  | 'password_is_own'
  | 'payment_account_missing'
  | 'payment_file_empty'
  | 'payment_file_paid'
  | 'payment_file_polish_only'
  | 'payment_file_repeated'
  | 'payment_name_missing'
  | 'pdf_unavailable'
  | 'person_is_user'
  | 'price_differs'
  | 'price_frozen'
  | 'rate_not_found'
  | 'rate_too_old'
  | 'rate_unusual'
  | 'received_document_decided'
  | 'received_invoice_changed'
  | 'received_invoice_decided'
  | 'received_invoice_missing'
  | 'received_invoice_not_bookable'
  | 'received_invoice_unmatched'
  | 'registration_closed'
  | 'registration_decided'
  | 'registry_unavailable'
  | 'request_confirmed'
  | 'route_has_chosen_quote'
  | 'route_has_quotes'
  | 'route_not_editable'
  | 'route_was_asked'
  | 'route_without_carrier'
  | 'route_without_chosen_quote'
  | 'routes_not_in_sequence'
  | 'scope_missing'
  | 'second_factor_needed'
  | 'second_factor_not_begun'
  | 'second_factor_on'
  | 'second_factor_required'
  | 'site_not_allowed'
  | 'sql_failed'
  | 'sql_no_reader'
  | 'sql_off'
  | 'sql_reader_too_powerful'
  | 'sql_result_too_large'
  | 'sql_timed_out'
  | 'status_not_allowed'
  | 'step_not_possible'
  | 'still_used'
  | 'storage_full'
  | 'storage_unavailable'
  | 'structured_invoice_faulty'
  | 'subcontractor_already_collected'
  | 'subcontractor_deleted'
  | 'table_too_slow'
  | 'template_type_taken'
  | 'too_busy'
  | 'too_many_api_keys'
  | 'too_many_contacts'
  | 'too_many_documents'
  | 'too_many_drafts'
  | 'too_many_members'
  | 'too_many_papers'
  | 'too_many_passkeys'
  | 'too_many_requests'
  | 'too_many_routes'
  | 'too_many_rows'
  | 'too_many_strangers'
  | 'too_many_strangers_first_day'
  | 'too_many_vehicles'
  | 'too_many_views'
  | 'too_many_webhooks'
  | 'too_much_text'
  | 'translation_unavailable'
  | 'unauthorized'
  | 'unknown_version'
  | 'unreadable_table'
  | 'unsupported_media_type'
  | 'user_already_in_company'
  | 'user_already_invited'
  | 'user_has_no_company'
  | 'user_not_found'
  | 'validation_failed'
  | 'vehicle_known'
  | 'vehicle_not_awaited'
  | 'vehicle_too_early'
  | 'waiting_files_full'
  | 'was_blocked'
  | 'wrong_code';
