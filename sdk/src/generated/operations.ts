// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
import type { FileAnswer, Upload } from '../files.js';
import type { CallOptions } from './calls.js';
import type { paths } from './schema.js';

/** The operations of the API by name. */
export interface Operations {
  /** Signing in, passwords, second factors, passkeys, sessions. */
  accounts: {
    /**
     * Adds the passkey that the browser has made. A mail tells of it.
     * For everybody signed in. Not for API keys.
     */
    addPasskey: (
      body: NonNullable<paths['/auth/passkeys']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/passkeys']['post']['responses'][201]['content']['application/json']>;
    /**
     * Begins a passkey: what a browser is to be asked to make. Wants the password unless the session was opened within the last ten minutes.
     * For everybody signed in. Not for API keys.
     */
    beginPasskey: (
      body?: NonNullable<
        paths['/auth/passkeys/options']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/passkeys/options']['post']['responses'][200]['content']['application/json']>;
    /**
     * Begins a sign-in with a passkey: what the browser is to be asked for.
     * For everybody, without a token. Not for API keys.
     */
    beginPasskeyLogin: (
      options?: CallOptions,
    ) => Promise<
      paths['/auth/login/passkey/options']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Begins a second factor: a secret for an authenticator app, and recovery codes. Nothing changes until its first code confirms it. Wants the password unless the session was opened within the last ten minutes. With `replace` it moves the one that is on to another app, and always wants the password.
     * For everybody signed in. Not for API keys.
     */
    beginSecondFactor: (
      body?: NonNullable<paths['/auth/second-factor']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/second-factor']['post']['responses'][200]['content']['application/json']>;
    /**
     * Ends the link to the new address that waits, if one does: the current address stays.
     * For everybody signed in. Not for API keys.
     */
    cancelEmailChange: (options?: CallOptions) => Promise<undefined>;
    /**
     * Mails a link to a new address, and a notice to the present one, which counts until the link is opened.
     * For everybody signed in. Not for API keys.
     */
    changeEmail: (
      body: NonNullable<paths['/auth/change-email']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Sets another password for oneself. All other sessions end, and one is told by mail.
     * For everybody signed in. Not for API keys.
     */
    changePassword: (
      body: NonNullable<paths['/auth/change-password']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Confirms the address that a link was mailed to; sessions go on. With neither a token of the account nor its password, the password counts as somebody else’s from then on, until the account’s person sets one by a link.
     * For everybody, without a token. Not for API keys.
     */
    confirmEmail: (
      body: NonNullable<paths['/auth/confirm-email']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Turns the second factor on that was begun, or moves it to the other app, with the first code of the app. A mail tells of it.
     * For everybody signed in. Not for API keys.
     */
    confirmSecondFactor: (
      body: NonNullable<
        paths['/auth/second-factor/confirm']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Signs the user out everywhere else: all sessions end but the one that asks.
     * For everybody signed in. Not for API keys.
     */
    endOtherSessions: (options?: CallOptions) => Promise<undefined>;
    /**
     * Ends a session of the signed-in user, in all processes; it may be the one that asks.
     * For everybody signed in. Not for API keys.
     */
    endSession: (
      id: paths['/auth/sessions/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Mails a link by which the account’s person sets a new password. The same answer whether there is an account or not.
     * For everybody, without a token. Not for API keys.
     */
    forgotPassword: (
      body: NonNullable<paths['/auth/forgot-password']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The new address of oneself that waits for its link to be opened.
     * For everybody signed in. Not for API keys.
     */
    getEmailChange: (
      options?: CallOptions,
    ) => Promise<paths['/auth/change-email']['get']['responses'][200]['content']['application/json']>;
    /**
     * Who may register here, for the page on which people do.
     * For everybody, without a token. Not for API keys.
     */
    getRegistrationRule: (
      options?: CallOptions,
    ) => Promise<paths['/auth/registration']['get']['responses'][200]['content']['application/json']>;
    /**
     * Whether the signed-in user has a second factor, and whether they have to.
     * For everybody signed in. Not for API keys.
     */
    getSecondFactor: (
      options?: CallOptions,
    ) => Promise<paths['/auth/second-factor']['get']['responses'][200]['content']['application/json']>;
    /**
     * Joins a company by the link of an invitation’s mail, with a password of one’s own. Makes the account where the address has none. All sessions end.
     * For everybody, without a token. Not for API keys.
     */
    joinCompany: (
      body: NonNullable<paths['/auth/join']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The passkeys of the signed-in user.
     * For everybody signed in. Not for API keys.
     */
    listPasskeys: (
      query?: NonNullable<paths['/auth/passkeys']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/auth/passkeys']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listPasskeys` lists, page by page. */
    allPasskeys: (
      query?: Omit<NonNullable<paths['/auth/passkeys']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/auth/passkeys']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Where the signed-in user is signed in.
     * For everybody signed in. Not for API keys.
     */
    listSessions: (
      query?: NonNullable<paths['/auth/sessions']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/auth/sessions']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listSessions` lists, page by page. */
    allSessions: (
      query?: Omit<NonNullable<paths['/auth/sessions']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/auth/sessions']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Opens a session. The same answer for an unknown address and a wrong password. Where the account has a second factor, the right password is answered by 401 `second_factor_required` with a `factor_token` for `POST /auth/login/second-factor`.
     * The answer sets the cookie `__Host-frakto_device` (over http `frakto_device`), by which a device is known again. It signs nobody in; whoever brings it is not locked out by what others try.
     * For everybody, without a token. Not for API keys.
     */
    login: (
      body: NonNullable<
        paths['/auth/login']['post']['requestBody']
      >['content']['application/x-www-form-urlencoded'],
      options?: CallOptions,
    ) => Promise<paths['/auth/login']['post']['responses'][200]['content']['application/json']>;
    /**
     * Opens a session with a passkey, which counts as both factors.
     * For everybody, without a token. Not for API keys.
     */
    loginWithPasskey: (
      body: NonNullable<paths['/auth/login/passkey']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/login/passkey']['post']['responses'][200]['content']['application/json']>;
    /**
     * The second step of a sign-in: opens the session with a code of the authenticator app or a recovery code.
     * For everybody, without a token. Not for API keys.
     */
    loginWithSecondFactor: (
      body: NonNullable<
        paths['/auth/login/second-factor']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/login/second-factor']['post']['responses'][200]['content']['application/json']>;
    /**
     * Ends the session: its token no longer works.
     * For everybody signed in. Not for API keys.
     */
    logout: (options?: CallOptions) => Promise<undefined>;
    /**
     * What a link of a mail is for. It goes on working: programs that look into mails open links.
     * For everybody, without a token. Not for API keys.
     */
    lookAtAccountLink: (
      body: NonNullable<paths['/auth/link']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/link']['post']['responses'][200]['content']['application/json']>;
    /**
     * Who is signed in.
     * For everybody signed in. Not for API keys.
     */
    me: (
      options?: CallOptions,
    ) => Promise<paths['/auth/me']['get']['responses'][200]['content']['application/json']>;
    /**
     * Makes a user and their company. How many is limited, but for administrators, whose token comes along. Where addresses are confirmed, the person is mailed a link; until it is opened, calls work and mails of the company wait.
     * For everybody, without a token. Not for API keys.
     */
    register: (
      body: NonNullable<paths['/auth/register']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/register']['post']['responses'][201]['content']['application/json']>;
    /**
     * Removes a passkey: it signs in no longer, and the sessions that it opened end, but for the one that asks. A mail tells of it. Wants the password unless the session was opened within the last ten minutes.
     * For everybody signed in. Not for API keys.
     */
    removePasskey: (
      id: paths['/auth/passkeys/{id}']['delete']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/auth/passkeys/{id}']['delete']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Gives a passkey another name.
     * For everybody signed in. Not for API keys.
     */
    renamePasskey: (
      id: paths['/auth/passkeys/{id}']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/auth/passkeys/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/auth/passkeys/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Replaces the recovery codes. Wants the password unless the session was opened within the last ten minutes.
     * For everybody signed in. Not for API keys.
     */
    renewRecoveryCodes: (
      body?: NonNullable<
        paths['/auth/second-factor/recovery-codes']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/auth/second-factor/recovery-codes']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Mails the link that confirms one’s address once more; nothing when it is confirmed.
     * For everybody signed in. Not for API keys.
     */
    resendConfirmation: (options?: CallOptions) => Promise<undefined>;
    /**
     * Mails the link to the new address that waits once more; the former link ends.
     * For everybody signed in. Not for API keys.
     */
    resendEmailChange: (options?: CallOptions) => Promise<undefined>;
    /**
     * Sets a password by the link of a mail, which works once. All sessions end, and the user is told by mail.
     * For everybody, without a token. Not for API keys.
     */
    resetPassword: (
      body: NonNullable<paths['/auth/reset-password']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Turns the second factor off, for whoever knows the password. A mail tells of it.
     * For everybody signed in. Not for API keys.
     */
    turnOffSecondFactor: (
      body: NonNullable<paths['/auth/second-factor']['delete']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
  };
  /** What came in, and where every order stands. */
  activities: {
    /**
     * How many activities of each kind there are, and how many of them nobody has read.
     * For everybody of a company. API keys need the scope `read`.
     */
    count: (
      options?: CallOptions,
    ) => Promise<paths['/activities/counts']['get']['responses'][200]['content']['application/json']>;
    /**
     * How many orders, messages and chat messages are unread, in one answer: what a menu shows beside its entries.
     * For everybody signed in. Not for API keys.
     */
    countUnread: (
      options?: CallOptions,
    ) => Promise<paths['/unread-counts']['get']['responses'][200]['content']['application/json']>;
    /**
     * What waits for an act of the company, by reason, with the one act that each entry waits for.
     * For everybody of a company. API keys need the scope `read`.
     */
    getWorkQueue: (
      query?: NonNullable<paths['/work-queue']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/work-queue']['get']['responses'][200]['content']['application/json']>;
    /**
     * Messages and orders together, what happened last first. An order stands where it changed last.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/activities']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/activities']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/activities']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/activities']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Marks all messages and orders as read.
     * For everybody of a company. API keys need the scope `orders`.
     */
    markAsRead: (
      options?: CallOptions,
    ) => Promise<paths['/activities/mark-as-read']['post']['responses'][200]['content']['application/json']>;
  };
  /** Keys by which programs call for a company. */
  apiKeys: {
    /**
     * Makes a key of the company. Its token is in this answer and nowhere else.
     * For the owner of the company. Not for API keys.
     */
    create: (
      body: NonNullable<paths['/api-keys']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/api-keys']['post']['responses'][201]['content']['application/json']>;
    /**
     * Revokes a key: the next call that brings it is refused, by all processes.
     * For the owner of the company. Not for API keys.
     */
    delete: (
      id: paths['/api-keys/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The keys of the company, the latest first; also those that have expired.
     * For the owner of the company. Not for API keys.
     */
    list: (
      query?: NonNullable<paths['/api-keys']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/api-keys']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/api-keys']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/api-keys']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
  };
  /** Who did what, and when. */
  auditLog: {
    /**
     * Who did what, the newest first: an owner reads the company's entries, an administrator those of all.
     * For the owner of the company, and administrators. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/audit-log']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/audit-log']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/audit-log']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/audit-log']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
  };
  /** What has changed in the company, for programs that keep a copy. */
  changes: {
    /**
     * What records of the company have changed since a number, the oldest first: for programs that keep a copy. Begin without `after`, read what you need, then come again with the last `seq`. Changes are kept for a day, and 10,000 of a company at most. The socket tells the same at once.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/changes']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/changes']['get']['responses'][200]['content']['application/json']>;
  };
  /** Messages between users. */
  chat: {
    /**
     * Number of messages that the caller has not read.
     * For everybody signed in. Not for API keys.
     */
    countUnreadChatMessages: (
      options?: CallOptions,
    ) => Promise<paths['/chat/unread-count']['get']['responses'][200]['content']['application/json']>;
    /**
     * Deletes the conversation with a user for the caller alone. The other one keeps it; a new message begins it again, without what was deleted. What both have deleted is gone.
     * For everybody signed in. Not for API keys.
     */
    deleteConversation: (
      id: paths['/chat/conversations/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The caller's conversations, the one with the latest message first.
     * For everybody signed in. Not for API keys.
     */
    listConversations: (
      query?: NonNullable<paths['/chat/conversations']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/chat/conversations']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listConversations` lists, page by page. */
    allConversations: (
      query?: Omit<
        NonNullable<paths['/chat/conversations']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/chat/conversations']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * What the caller and a user wrote to each other. Reading it marks nothing.
     * For everybody signed in. Not for API keys.
     */
    listMessages: (
      id: paths['/chat/messages/{id}']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/chat/messages/{id}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/chat/messages/{id}']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listMessages` lists, page by page. */
    allMessages: (
      id: paths['/chat/messages/{id}']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/chat/messages/{id}']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/chat/messages/{id}']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Marks what a user wrote to the caller as read.
     * For everybody signed in. Not for API keys.
     */
    markConversationAsRead: (
      id: paths['/chat/conversations/{id}/read']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/chat/conversations/{id}/read']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/chat/conversations/{id}/read']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Finds users to write to; the same as `/users/search`.
     * For everybody signed in. Not for API keys.
     */
    searchUsers: (
      query: NonNullable<paths['/chat/users']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/chat/users']['get']['responses'][200]['content']['application/json']>;
    /**
     * Writes to a user; their open sockets, and the caller's own, are told.
     * For everybody signed in. Not for API keys.
     */
    sendMessage: (
      body: NonNullable<paths['/chat/messages']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/chat/messages']['post']['responses'][201]['content']['application/json']>;
  };
  /** The company’s own clients, and those that it collects from the global directory. */
  clients: {
    /**
     * Adds a person to a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    addContact: (
      id: paths['/client-directory/{id}/contacts']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/client-directory/{id}/contacts']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/contacts']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Changes what the company noted about a collected client. `id` is the entry's, as answered when it was made.
     * For everybody of a company. API keys need the scope `directory`.
     */
    annotateCollectedClient: (
      id: paths['/user-global-clients/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/user-global-clients/{id}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/user-global-clients/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes a person at a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    changeContact: (
      id: paths['/client-directory/{id}/contacts/{contactId}']['put']['parameters']['path']['id'],
      contactId: paths['/client-directory/{id}/contacts/{contactId}']['put']['parameters']['path']['contactId'],
      body?: NonNullable<
        paths['/client-directory/{id}/contacts/{contactId}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/contacts/{contactId}']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Puts a global client into the company's collection.
     * For everybody of a company. API keys need the scope `directory`.
     */
    collect: (
      body: NonNullable<paths['/user-global-clients']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/user-global-clients']['post']['responses'][201]['content']['application/json']>;
    /**
     * Says that a client is real who was made of a request from a website. Said again it changes nothing.
     * For everybody of a company. API keys need the scope `directory`.
     */
    confirmPersonalClient: (
      id: paths['/clients-personal/{id}/confirm']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/clients-personal/{id}/confirm']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * How many clients the directory has.
     * For everybody of a company. API keys need the scope `read`.
     */
    countDirectory: (
      options?: CallOptions,
    ) => Promise<paths['/client-directory/stats']['get']['responses'][200]['content']['application/json']>;
    /**
     * The same as `POST /clients-personal`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    create: (
      body: NonNullable<paths['/clients']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/clients']['post']['responses'][201]['content']['application/json']>;
    /**
     * Makes many clients, at most 500: each row as by `POST /clients`, one after another, with its own result. All that is made is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
     * For everybody of a company. API keys need the scope `directory`.
     */
    createInBulk: (
      body: NonNullable<paths['/clients/bulk']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/clients/bulk']['post']['responses'][200]['content']['application/json']>;
    /**
     * Makes a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    createPersonalClient: (
      body: NonNullable<paths['/clients-personal']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/clients-personal']['post']['responses'][201]['content']['application/json']>;
    /**
     * The same as `DELETE /clients-personal/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    delete: (
      id: paths['/clients/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Deletes a client; its orders keep the client's name and address.
     * For everybody of a company. API keys need the scope `directory`.
     */
    deletePersonalClient: (
      id: paths['/clients-personal/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The same as `GET /clients-personal/{id}`.
     * For everybody of a company. API keys need the scope `read`.
     */
    get: (
      id: paths['/clients/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/clients/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * One client of the directory: the company's own, or a collected one with its entry.
     * For everybody of a company. API keys need the scope `read`.
     */
    getDirectoryClient: (
      id: paths['/client-directory/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/client-directory/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * What a client's invoices come to: turnover and margin of twelve months, what is open and overdue, how soon they pay.
     * For everybody of a company. API keys need the scope `read`.
     */
    getMoney: (
      id: paths['/client-directory/{id}/money']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/money']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * One client.
     * For everybody of a company. API keys need the scope `read`.
     */
    getPersonalClient: (
      id: paths['/clients-personal/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/clients-personal/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * The same as `GET /clients-personal`.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/clients']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/clients']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/clients']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/clients']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The company's collection of global clients, the newest entry first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCollectedClients: (
      query?: NonNullable<paths['/user-global-clients']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/user-global-clients']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listCollectedClients` lists, page by page. */
    allCollectedClients: (
      query?: Omit<
        NonNullable<paths['/user-global-clients']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/user-global-clients']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The people at a client, by name.
     * For everybody of a company. API keys need the scope `read`.
     */
    listContacts: (
      id: paths['/client-directory/{id}/contacts']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/contacts']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The company's own clients together with the global ones of its collection.
     * For everybody of a company. API keys need the scope `read`.
     */
    listDirectory: (
      query?: NonNullable<paths['/client-directory']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/client-directory']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listDirectory` lists, page by page. */
    allDirectory: (
      query?: Omit<NonNullable<paths['/client-directory']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/client-directory']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Documents of the orders of a client, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listDocuments: (
      id: paths['/client-directory/{id}/documents']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/client-directory/{id}/documents']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/documents']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listDocuments` lists, page by page. */
    allDocuments: (
      id: paths['/client-directory/{id}/documents']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/client-directory/{id}/documents']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/client-directory/{id}/documents']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The latest mails with a client and with its contacts, in threads.
     * For everybody of a company. API keys need the scope `read`.
     */
    listMails: (
      id: paths['/client-directory/{id}/mails']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/mails']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The orders of a client, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listOrders: (
      id: paths['/client-directory/{id}/orders']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/client-directory/{id}/orders']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/client-directory/{id}/orders']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listOrders` lists, page by page. */
    allOrders: (
      id: paths['/client-directory/{id}/orders']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/client-directory/{id}/orders']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/client-directory/{id}/orders']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The company's own clients.
     * For everybody of a company. API keys need the scope `read`.
     */
    listPersonalClients: (
      query?: NonNullable<paths['/clients-personal']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/clients-personal']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listPersonalClients` lists, page by page. */
    allPersonalClients: (
      query?: Omit<NonNullable<paths['/clients-personal']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/clients-personal']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Takes a global client out of the company's collection. `id` is the entry's.
     * For everybody of a company. API keys need the scope `directory`.
     */
    release: (
      id: paths['/user-global-clients/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Removes a person from a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    removeContact: (
      id: paths['/client-directory/{id}/contacts/{contactId}']['delete']['parameters']['path']['id'],
      contactId: paths['/client-directory/{id}/contacts/{contactId}']['delete']['parameters']['path']['contactId'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Looks through the global clients; 10 a page when `page_size` is left out.
     * For everybody signed in. API keys need the scope `read`.
     */
    searchGlobalClients: (
      query?: NonNullable<paths['/global-clients/search']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/global-clients/search']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `searchGlobalClients` lists, page by page. */
    searchAllGlobalClients: (
      query?: Omit<
        NonNullable<paths['/global-clients/search']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/global-clients/search']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The same as `PUT /clients-personal/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    update: (
      id: paths['/clients/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/clients/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/clients/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes a client.
     * For everybody of a company. API keys need the scope `directory`.
     */
    updatePersonalClient: (
      id: paths['/clients-personal/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/clients-personal/{id}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/clients-personal/{id}']['put']['responses'][200]['content']['application/json']>;
  };
  /** Companies, their people, invitations. */
  companies: {
    /**
     * Makes the signed-in user a collaborator of the company; their other invitations are over.
     * For everybody signed in. Not for API keys.
     */
    acceptInvitation: (
      id: paths['/invitations/{id}/accept']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/invitations/{id}/accept']['post']['responses'][200]['content']['application/json']>;
    /**
     * Makes a company of which the signed-in user, who has none, becomes the owner.
     * For everybody signed in. Not for API keys.
     */
    create: (
      body: NonNullable<paths['/companies']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/companies']['post']['responses'][201]['content']['application/json']>;
    /**
     * Turns an invitation down.
     * For everybody signed in. Not for API keys.
     */
    declineInvitation: (
      id: paths['/invitations/{id}/decline']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Deletes a company without orders and all that is its own; its people stay users without a company.
     * For the owner of the company, and administrators. Not for API keys.
     */
    delete: (
      id: paths['/companies/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * One's own company; for administrators any.
     * For everybody signed in. API keys need the scope `read`.
     */
    get: (
      id: paths['/companies/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/companies/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * The company of the signed-in user; 404 when there is none.
     * For everybody signed in. API keys need the scope `read`.
     */
    getUserCompany: (
      options?: CallOptions,
    ) => Promise<paths['/user-company']['get']['responses'][200]['content']['application/json']>;
    /**
     * Invites an existing user who has no company; they decide. 404 `user_not_found` when there is no such user; where people register by invitation alone, the address is mailed a link to make an account with.
     * For the owner of the company. Not for API keys.
     */
    inviteUser: (
      id: paths['/companies/{id}/users']['post']['parameters']['path']['id'],
      body: NonNullable<paths['/companies/{id}/users']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/companies/{id}/users']['post']['responses'][201]['content']['application/json']>;
    /**
     * One's own company; for administrators all companies.
     * For everybody signed in. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/companies']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/companies']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/companies']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/companies']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The companies that have invited the signed-in user.
     * For everybody signed in. Not for API keys.
     */
    listInvitations: (
      query?: NonNullable<paths['/invitations']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/invitations']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listInvitations` lists, page by page. */
    allInvitations: (
      query?: Omit<NonNullable<paths['/invitations']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/invitations']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The people of a company.
     * For everybody of a company. API keys need the scope `read`.
     */
    listUsers: (
      id: paths['/companies/{id}/users']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/companies/{id}/users']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/companies/{id}/users']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listUsers` lists, page by page. */
    allUsers: (
      id: paths['/companies/{id}/users']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/companies/{id}/users']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/companies/{id}/users']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The people of a company with what they are in it, and the users who have been invited.
     * For everybody of a company. API keys need the scope `read`.
     */
    listUsersWithRoles: (
      id: paths['/companies/{id}/users-with-roles']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/companies/{id}/users-with-roles']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/companies/{id}/users-with-roles']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listUsersWithRoles` lists, page by page. */
    allUsersWithRoles: (
      id: paths['/companies/{id}/users-with-roles']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/companies/{id}/users-with-roles']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/companies/{id}/users-with-roles']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Mails a collaborator whose state is `waiting` a link by which they set a password of their own. What was mailed before no longer works. To withdraw such an account from the company, remove the user.
     * For the owner of the company. Not for API keys.
     */
    mailUserPasswordLink: (
      id: paths['/companies/{id}/users/{userId}/password-link']['post']['parameters']['path']['id'],
      userId: paths['/companies/{id}/users/{userId}/password-link']['post']['parameters']['path']['userId'],
      options?: CallOptions,
    ) => Promise<
      paths['/companies/{id}/users/{userId}/password-link']['post']['responses'][202]['content']['application/json']
    >;
    /**
     * Makes a collaborator. With `null` for a password they are mailed a link by which they set their own, which nobody else knows.
     * For the owner of the company. Not for API keys.
     */
    registerUser: (
      id: paths['/companies/{id}/register-user']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/companies/{id}/register-user']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/companies/{id}/register-user']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Makes a collaborator a user without a company. Their sessions end at once; what they made stays.
     * For the owner of the company. Not for API keys.
     */
    removeUser: (
      id: paths['/companies/{id}/users/{userId}']['delete']['parameters']['path']['id'],
      userId: paths['/companies/{id}/users/{userId}']['delete']['parameters']['path']['userId'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Mails an invitation again, with a link that works anew where it has one. What was mailed before no longer works.
     * For the owner of the company. Not for API keys.
     */
    resendInvitation: (
      id: paths['/companies/{id}/invitations/{invitationId}/resend']['post']['parameters']['path']['id'],
      invitationId: paths['/companies/{id}/invitations/{invitationId}/resend']['post']['parameters']['path']['invitationId'],
      options?: CallOptions,
    ) => Promise<
      paths['/companies/{id}/invitations/{invitationId}/resend']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Lets a collaborator work or not. Their sessions end at once.
     * For the owner of the company. Not for API keys.
     */
    setUserActive: (
      id: paths['/companies/{id}/users/{userId}/activate']['post']['parameters']['path']['id'],
      userId: paths['/companies/{id}/users/{userId}/activate']['post']['parameters']['path']['userId'],
      body: NonNullable<
        paths['/companies/{id}/users/{userId}/activate']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/companies/{id}/users/{userId}/activate']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Changes the company's name and sending address.
     * For the owner of the company. API keys need the scope `settings`.
     */
    update: (
      id: paths['/companies/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/companies/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/companies/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Takes an invitation back.
     * For the owner of the company. Not for API keys.
     */
    withdrawInvitation: (
      id: paths['/companies/{id}/invitations/{invitationId}']['delete']['parameters']['path']['id'],
      invitationId: paths['/companies/{id}/invitations/{invitationId}']['delete']['parameters']['path']['invitationId'],
      options?: CallOptions,
    ) => Promise<undefined>;
  };
  /** Checking tax numbers, and looking companies up in public registers. */
  companyNumbers: {
    /**
     * Looks at numbers of a company as they are typed. Nothing is refused: a real company's may differ from the rules.
     * For everybody signed in. API keys need the scope `directory`.
     */
    check: (
      body?: NonNullable<
        paths['/checks/company-numbers']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/checks/company-numbers']['post']['responses'][200]['content']['application/json']>;
    /**
     * Looks a company up in the public register of its country.
     * For everybody signed in. API keys need the scope `read`.
     */
    findRegisteredCompany: (
      query: NonNullable<paths['/company-registry']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/company-registry']['get']['responses'][200]['content']['application/json']>;
  };
  /** Countries and their post codes. */
  countries: {
    /**
     * All countries, by name.
     * For everybody, without a token. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/countries']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/countries']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/countries']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/countries']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
  };
  /** Looking websites through for companies. */
  crawler: {
    /**
     * Saves found companies among the global clients. One that is there already, by website, e-mail address or number, has its empty fields filled; what somebody wrote there stays.
     * For administrators. Not for API keys.
     */
    approveFoundCompanies: (
      body: NonNullable<
        paths['/crawler/approve-companies']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/crawler/approve-companies']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Empties the list of found companies.
     * For administrators. Not for API keys.
     */
    clearFoundCompanies: (options?: CallOptions) => Promise<undefined>;
    /**
     * How far it came: to be asked each second while it runs.
     * For administrators. Not for API keys.
     */
    getCrawlProgress: (
      options?: CallOptions,
    ) => Promise<paths['/crawler/progress']['get']['responses'][200]['content']['application/json']>;
    /**
     * The addresses of the latest look, each with what came of it; 1,000 a page when `page_size` is left out.
     * For administrators. Not for API keys.
     */
    listCrawledAddresses: (
      query?: NonNullable<paths['/crawler/addresses']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/crawler/addresses']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listCrawledAddresses` lists, page by page. */
    allCrawledAddresses: (
      query?: Omit<NonNullable<paths['/crawler/addresses']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/crawler/addresses']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Companies that were found and neither saved nor removed; 1,000 a page when `page_size` is left out.
     * For administrators. Not for API keys.
     */
    listFoundCompanies: (
      query?: NonNullable<paths['/crawler/found-companies']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/crawler/found-companies']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listFoundCompanies` lists, page by page. */
    allFoundCompanies: (
      query?: Omit<
        NonNullable<paths['/crawler/found-companies']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/crawler/found-companies']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Removes a found company from the list.
     * For administrators. Not for API keys.
     */
    removeFoundCompany: (
      id: paths['/crawler/found-companies/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Begins to look through websites; `GET /crawler/progress` tells how far that came.
     * For administrators. Not for API keys.
     */
    startCrawl: (
      body: NonNullable<paths['/crawler/start']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/crawler/start']['post']['responses'][200]['content']['application/json']>;
    /**
     * Stops it; what was found stays. Nothing happens when nothing runs.
     * For administrators. Not for API keys.
     */
    stopCrawl: (
      options?: CallOptions,
    ) => Promise<paths['/crawler/stop']['post']['responses'][200]['content']['application/json']>;
  };
  /** Exchange rates and conversions. */
  currencies: {
    /**
     * Converts an amount by the last rate on or before a day.
     * For everybody signed in. API keys need the scope `read`.
     */
    convert: (
      query: NonNullable<paths['/convert-currency']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/convert-currency']['get']['responses'][200]['content']['application/json']>;
    /**
     * Published rates, newest first.
     * For everybody signed in. API keys need the scope `read`.
     */
    listRates: (
      query?: NonNullable<paths['/currencies']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/currencies']['get']['responses'][200]['content']['application/json']>;
  };
  /** Files kept with orders, such as proofs of delivery. */
  documents: {
    /**
     * Files what came as a document. The POD that was still missing at status 8 leads to 10.
     * For everybody of a company. API keys need the scope `documents`.
     */
    confirmReceivedDocument: (
      id: paths['/received-documents/{id}/confirm']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/received-documents/{id}/confirm']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/received-documents/{id}/confirm']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Deletes a document with its file.
     * For everybody of a company. API keys need the scope `documents`.
     */
    delete: (
      id: paths['/documents/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The file itself, to be saved.
     * For everybody of a company. API keys need the scope `read`.
     */
    download: (
      id: paths['/documents/{id}/download']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * The file itself, to be saved: nobody vouches for what is in it.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadReceivedDocument: (
      id: paths['/received-documents/{id}/download']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * A document with its content.
     * For everybody of a company. API keys need the scope `read`.
     */
    get: (
      id: paths['/documents/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/documents/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * Documents of an order, or of one route, the newest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/documents']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/documents']['get']['responses'][200]['content']['application/json']>;
    /**
     * Files that came for an order, over its carriers' links or with mails, and wait to be confirmed.
     * For everybody of a company. API keys need the scope `read`.
     */
    listReceivedDocuments: (
      id: paths['/orders/{id}/received-documents']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/received-documents']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * What documents there are, and which files are taken.
     * For everybody of a company. API keys need the scope `read`.
     */
    listTypes: (
      options?: CallOptions,
    ) => Promise<paths['/documents/types']['get']['responses'][200]['content']['application/json']>;
    /**
     * Refuses what came: a file over the link is deleted, one of a mail stays with the mail.
     * For everybody of a company. API keys need the scope `documents`.
     */
    refuseReceivedDocument: (
      id: paths['/received-documents/{id}/refuse']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Files a document of at most 10 MB with a whole order.
     * For everybody of a company. API keys need the scope `documents`.
     */
    uploadOrderDocument: (
      body: Upload<
        NonNullable<paths['/documents/upload-order']['post']['requestBody']>['content']['multipart/form-data']
      >,
      options?: CallOptions,
    ) => Promise<paths['/documents/upload-order']['post']['responses'][201]['content']['application/json']>;
    /**
     * Files a document of at most 10 MB with a route. The POD that was still missing at status 8 leads to 10.
     * For everybody of a company. API keys need the scope `documents`.
     */
    uploadRouteDocument: (
      body: Upload<
        NonNullable<paths['/documents/upload']['post']['requestBody']>['content']['multipart/form-data']
      >,
      options?: CallOptions,
    ) => Promise<paths['/documents/upload']['post']['responses'][201]['content']['application/json']>;
  };
  /** The texts that mails are made of. */
  emailTemplates: {
    /**
     * Makes a template: from now on it is what is sent.
     * For the owner of the company. API keys need the scope `settings`.
     */
    create: (
      body: NonNullable<paths['/email-templates']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/email-templates']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes a template; the built-in text is sent again.
     * For the owner of the company. API keys need the scope `settings`.
     */
    delete: (
      id: paths['/email-templates/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * One template.
     * For the owner of the company. API keys need the scope `read`.
     */
    get: (
      id: paths['/email-templates/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/email-templates/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * The text that the product brings along for a type.
     * For everybody of a company. API keys need the scope `read`.
     */
    getBuiltInEmailText: (
      type: paths['/email-templates/built-in/{type}']['get']['parameters']['path']['type'],
      query?: NonNullable<paths['/email-templates/built-in/{type}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/email-templates/built-in/{type}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The text that mails of a type have now: the company's own when there is one, else the built-in one.
     * For everybody of a company. API keys need the scope `read`.
     */
    getCurrentEmailText: (
      type: paths['/email-templates/current/{type}']['get']['parameters']['path']['type'],
      query?: NonNullable<paths['/email-templates/current/{type}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/email-templates/current/{type}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The company's own text of a type; 404 when there is none.
     * For everybody of a company. API keys need the scope `read`.
     */
    getOfType: (
      type: paths['/email-templates/type/{type}']['get']['parameters']['path']['type'],
      options?: CallOptions,
    ) => Promise<
      paths['/email-templates/type/{type}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The company's own texts of mails. For types without one the built-in text is sent.
     * For the owner of the company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/email-templates']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/email-templates']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/email-templates']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/email-templates']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Changes a template.
     * For the owner of the company. API keys need the scope `settings`.
     */
    update: (
      id: paths['/email-templates/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/email-templates/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/email-templates/{id}']['put']['responses'][200]['content']['application/json']>;
  };
  /** Clients and carriers that administrators keep for all companies. */
  globalDirectories: {
    /**
     * How many global clients there are.
     * For administrators. Not for API keys.
     */
    countGlobalClients: (
      options?: CallOptions,
    ) => Promise<paths['/client-database/stats']['get']['responses'][200]['content']['application/json']>;
    /**
     * Makes a global client.
     * For administrators. Not for API keys.
     */
    createGlobalClient: (
      body: NonNullable<paths['/client-database']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/client-database']['post']['responses'][201]['content']['application/json']>;
    /**
     * Makes a global subcontractor.
     * For administrators. Not for API keys.
     */
    createGlobalSubcontractor: (
      body: NonNullable<
        paths['/global-subcontractors']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/global-subcontractors']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes a global client, also from all collections; orders keep the client's name and address.
     * For administrators. Not for API keys.
     */
    deleteGlobalClient: (
      id: paths['/client-database/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Deletes a global subcontractor, also from all collections; quotes keep the name.
     * For administrators. Not for API keys.
     */
    deleteGlobalSubcontractor: (
      id: paths['/global-subcontractors/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * One global client.
     * For administrators. Not for API keys.
     */
    getGlobalClient: (
      id: paths['/client-database/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/client-database/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * One global subcontractor.
     * For administrators. Not for API keys.
     */
    getGlobalSubcontractor: (
      id: paths['/global-subcontractors/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/global-subcontractors/{id}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * All global clients.
     * For administrators. Not for API keys.
     */
    listGlobalClients: (
      query?: NonNullable<paths['/client-database']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/client-database']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listGlobalClients` lists, page by page. */
    allGlobalClients: (
      query?: Omit<NonNullable<paths['/client-database']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/client-database']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * All global subcontractors; 50 a page when `page_size` is left out.
     * For administrators. Not for API keys.
     */
    listGlobalSubcontractors: (
      query?: NonNullable<paths['/global-subcontractors']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/global-subcontractors']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listGlobalSubcontractors` lists, page by page. */
    allGlobalSubcontractors: (
      query?: Omit<
        NonNullable<paths['/global-subcontractors']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/global-subcontractors']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The same as `GET /global-clients/search`, 20 a page when `page_size` is left out.
     * For everybody signed in. API keys need the scope `read`.
     */
    searchClientDatabase: (
      query?: NonNullable<paths['/client-database/search']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/client-database/search']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `searchClientDatabase` lists, page by page. */
    searchAllClientDatabase: (
      query?: Omit<
        NonNullable<paths['/client-database/search']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/client-database/search']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Looks through the global subcontractors.
     * For everybody signed in. API keys need the scope `read`.
     */
    searchGlobalSubcontractors: (
      query?: NonNullable<paths['/global-subcontractors/search']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/global-subcontractors/search']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `searchGlobalSubcontractors` lists, page by page. */
    searchAllGlobalSubcontractors: (
      query?: Omit<
        NonNullable<paths['/global-subcontractors/search']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/global-subcontractors/search']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Changes a global client, in all collections.
     * For administrators. Not for API keys.
     */
    updateGlobalClient: (
      id: paths['/client-database/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/client-database/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/client-database/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes a global subcontractor, in all collections.
     * For administrators. Not for API keys.
     */
    updateGlobalSubcontractor: (
      id: paths['/global-subcontractors/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/global-subcontractors/{id}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/global-subcontractors/{id}']['put']['responses'][200]['content']['application/json']
    >;
  };
  /** Whether the product lives and can work. */
  health: {
    /**
     * The process answers; 503 for half a minute after it was blocked for longer than `LIVE_LIMIT`, so that whoever watches it hears of that.
     * For everybody, without a token. API keys need the scope `read`.
     */
    getLiveness: (
      options?: CallOptions,
    ) => Promise<paths['/health/live']['get']['responses'][200]['content']['application/json']>;
    /**
     * Database and jobs can be used, and how mail server and storage are; 503 when database or jobs cannot be used, and for half a minute after the process was blocked for longer than `LIVE_LIMIT`.
     * For everybody, without a token. API keys need the scope `read`.
     */
    getReadiness: (
      options?: CallOptions,
    ) => Promise<paths['/health/ready']['get']['responses'][200]['content']['application/json']>;
    /**
     * How the installation stands: versions, storage, mail, what waits in the outbox and in the queue of jobs, and what was given up.
     * For administrators. Not for API keys.
     */
    getSystem: (
      options?: CallOptions,
    ) => Promise<paths['/system']['get']['responses'][200]['content']['application/json']>;
    /**
     * Has a job that was given up done again now, with all of its tries before it.
     * For administrators. Not for API keys.
     */
    retryFailedJob: (
      id: paths['/system/failed-jobs/{id}/retry']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
  };
  /** Entering and taking out directories as tables. */
  imports: {
    /**
     * The refused rows as CSV, with the reasons in a column of their own; 404 when there are none.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    downloadRejectedRows: (
      id: paths['/imports/{id}/rejected']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * The company's directory as a file, collected global records among it; for administrators the global one. The header `X-Total-Count` says how many records it has.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    exportDirectory: (
      kind: paths['/exports/{kind}']['get']['parameters']['path']['kind'],
      query?: NonNullable<paths['/exports/{kind}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * One import: how far it came.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    get: (
      id: paths['/imports/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/imports/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * Imports so far, the newest first.
     * For everybody of a company, and administrators. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/imports']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/imports']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/imports']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/imports']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Shows what an import would do by a plan.
     * For everybody of a company, and administrators. API keys need the scope `directory`.
     */
    preview: (
      id: paths['/imports/{id}/preview']['post']['parameters']['path']['id'],
      body: NonNullable<paths['/imports/{id}/preview']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/imports/{id}/preview']['post']['responses'][200]['content']['application/json']>;
    /**
     * Has the rows entered that nothing stands against; `GET /imports/{id}` tells how far that came.
     * For everybody of a company, and administrators. API keys need the scope `directory`.
     */
    start: (
      id: paths['/imports/{id}/start']['post']['parameters']['path']['id'],
      body: NonNullable<paths['/imports/{id}/start']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/imports/{id}/start']['post']['responses'][200]['content']['application/json']>;
    /**
     * Takes a table of at most 10 MB and 50,000 rows in, as CSV or an Excel workbook. Nothing is entered yet.
     * For everybody of a company, and administrators. API keys need the scope `directory`.
     */
    upload: (
      kind: paths['/imports/{kind}']['post']['parameters']['path']['kind'],
      body: Upload<
        NonNullable<paths['/imports/{kind}']['post']['requestBody']>['content']['multipart/form-data']
      >,
      options?: CallOptions,
    ) => Promise<paths['/imports/{kind}']['post']['responses'][201]['content']['application/json']>;
  };
  /** Invoices and corrections, the mails that send them, and payments. */
  invoices: {
    /**
     * Issues a correction, with a number of its own, of the invoice as it stands after earlier ones. The order stays where it is; a paid one that owes something again goes back to 12.
     * For everybody of a company. API keys need the scope `billing`.
     */
    correct: (
      id: paths['/orders/{id}/correct-invoice']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/correct-invoice']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/correct-invoice']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * KSeF’s receipt (UPO) of an accepted invoice, byte for byte as it was received.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadKsefReceipt: (
      id: paths['/orders/{id}/invoices/{invoiceId}/upo']['get']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/invoices/{invoiceId}/upo']['get']['parameters']['path']['invoiceId'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * The structured invoice of an invoice or a correction by Polish law: FA(3) as KSeF takes it. An invoice is kept as it was first answered, byte for byte; a correction names the KSeF number of what it corrects once there is one, and is kept from then on.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadStructuredInvoice: (
      id: paths['/orders/{id}/invoices/{invoiceId}/xml']['get']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/invoices/{invoiceId}/xml']['get']['parameters']['path']['invoiceId'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * A correction as it would be: a draft that uses no number and changes nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    generateCorrectionPreview: (
      id: paths['/orders/{id}/generate-correction-preview']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/generate-correction-preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/generate-correction-preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * A refused invoice as it would be once it is mended: a draft under its number that changes nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    generateMendPreview: (
      id: paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['parameters']['path']['invoiceId'],
      body?: NonNullable<
        paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/invoices/{invoiceId}/generate-mend-preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * The invoice as it would be: a draft that uses no number and changes nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    generatePreview: (
      id: paths['/orders/{id}/generate-invoice-preview']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/generate-invoice-preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/generate-invoice-preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * The words with which the mail of an invoice, a payment reminder or a correction begins.
     * For everybody of a company. API keys need the scope `read`.
     */
    getMail: (
      id: paths['/orders/{id}/invoice-mail']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/orders/{id}/invoice-mail']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/invoice-mail']['get']['responses'][200]['content']['application/json']>;
    /**
     * The invoice of an order with its corrections, what is due and since when.
     * For everybody of a company. API keys need the scope `read`.
     */
    listOrderInvoices: (
      id: paths['/orders/{id}/invoices']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/invoices']['get']['responses'][200]['content']['application/json']>;
    /**
     * What the client paid for an order and what is open, corrections counted.
     * For everybody of a company. API keys need the scope `read`.
     */
    listPayments: (
      id: paths['/orders/{id}/payments']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/payments']['get']['responses'][200]['content']['application/json']>;
    /**
     * The VAT rates that an invoice of the company can have, what comes of each, and what is lacking before it can be issued.
     * For everybody of a company. API keys need the scope `read`.
     */
    listVatRates: (
      id: paths['/orders/{id}/vat-rates']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/orders/{id}/vat-rates']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/vat-rates']['get']['responses'][200]['content']['application/json']>;
    /**
     * Mends an invoice or a correction that KSeF refused, and sends it: by law it was never issued, so that it is made anew under the same number, of the day on which it is mended. It gets another id; the former one stands under `refused` and counts nowhere. Payments stay with the order, and the client is mailed the new one when somebody sends it. What was issued offline and mailed is in circulation: it is sent again as it is, and corrected.
     * For everybody of a company. API keys need the scope `billing`.
     */
    mend: (
      id: paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['parameters']['path']['invoiceId'],
      body?: NonNullable<
        paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/invoices/{invoiceId}/mend']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Says that an invoice, or a correction, whose mail reached nobody was handed over in another way: the client counts as having it, and can be reminded of its payment. It is in the history; once more changes nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    passOn: (
      id: paths['/orders/{id}/invoices/{invoiceId}/passed-on']['post']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/invoices/{invoiceId}/passed-on']['post']['parameters']['path']['invoiceId'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/invoices/{invoiceId}/passed-on']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Shows an invoice's mail as the client would see it. Sends nothing.
     * For everybody of a company. API keys need the scope `billing`.
     */
    previewMail: (
      id: paths['/orders/{id}/send-invoice/preview']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/send-invoice/preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/send-invoice/preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Records a payment, one of several perhaps, or with a minus a refund. When nothing of a mailed invoice is open any more, the order goes to 13.
     * For everybody of a company. API keys need the scope `billing`.
     */
    recordPayment: (
      id: paths['/orders/{id}/payments']['post']['parameters']['path']['id'],
      body: NonNullable<paths['/orders/{id}/payments']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/payments']['post']['responses'][201]['content']['application/json']>;
    /**
     * Removes a payment that was recorded by mistake; the history keeps it with the reason. An order that is no longer paid goes back to 12.
     * For everybody of a company. API keys need the scope `billing`.
     */
    removePayment: (
      id: paths['/orders/{id}/payments/{paymentId}']['delete']['parameters']['path']['id'],
      paymentId: paths['/orders/{id}/payments/{paymentId}']['delete']['parameters']['path']['paymentId'],
      body: NonNullable<
        paths['/orders/{id}/payments/{paymentId}']['delete']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Has an invoice sent to KSeF again now: one that was refused, that waits, or that was issued offline. One that was issued before the company sent its invoices, or for another environment, is sent to the present one for the first time. The file of one that was issued offline and that KSeF refused is written anew, without a change of what the invoice says; one that comes out otherwise goes as a technical correction. It still goes after those issued before it, and not before a pause that KSeF has asked for is over.
     * For everybody of a company. API keys need the scope `billing`.
     */
    retryKsefSubmission: (
      id: paths['/orders/{id}/invoices/{invoiceId}/ksef-retry']['post']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/invoices/{invoiceId}/ksef-retry']['post']['parameters']['path']['invoiceId'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/invoices/{invoiceId}/ksef-retry']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Issues the invoice: it gets the next number, its PDF is filed with the order, and the order goes to 11.
     * For everybody of a company. API keys need the scope `billing`.
     */
    save: (
      id: paths['/orders/{id}/save-invoice']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/save-invoice']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/save-invoice']['post']['responses'][201]['content']['application/json']>;
    /**
     * Mails the client the invoice with its PDF, and PODs of the order as named: from 11 the order goes to 12. At 12 sends it again, or reminds of its payment. Or mails a correction.
     * For everybody of a company. API keys need the scope `billing`.
     */
    send: (
      id: paths['/orders/{id}/send-invoice']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/send-invoice']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/send-invoice']['post']['responses'][200]['content']['application/json']>;
  };
  /** Making and taking back the links that strangers open. */
  links: {
    /**
     * Makes a link to one of the public pages.
     * For everybody of a company. API keys need the scope `orders`.
     */
    create: (
      body: NonNullable<paths['/links']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/links']['post']['responses'][201]['content']['application/json']>;
    /**
     * The address of the company's own order form, for people who are nobody's client yet. It is unsigned and never ends.
     * For everybody of a company. API keys need the scope `read`.
     */
    getCompanyFormLink: (
      query?: NonNullable<paths['/links/company-form']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/links/company-form']['get']['responses'][200]['content']['application/json']>;
    /**
     * Takes back the links of that kind and record made so far. `order-form` with `client_id` alone takes back the client's forms for new requests, with `order_id` those that complete the request.
     * For everybody of a company. API keys need the scope `orders`.
     */
    revoke: (
      body: NonNullable<paths['/links/revoke']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/links/revoke']['post']['responses'][200]['content']['application/json']>;
  };
  /** The outbox, translation of mails, and mails that could not be read. */
  mail: {
    /**
     * Drops a mail: it is marked as read in the mailbox and never tried again.
     * For administrators. Not for API keys.
     */
    dropSetAsideMail: (
      id: paths['/incoming-mail/set-aside/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * One mail with its content and working links.
     * For administrators. Not for API keys.
     */
    getOutboxMail: (
      id: paths['/mail-outbox/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/mail-outbox/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * Mails that were composed, newest first.
     * For administrators. Not for API keys.
     */
    listOutboxMails: (
      query?: NonNullable<paths['/mail-outbox']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/mail-outbox']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listOutboxMails` lists, page by page. */
    allOutboxMails: (
      query?: Omit<NonNullable<paths['/mail-outbox']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/mail-outbox']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Mails that arrived and could not be entered, the latest first.
     * For administrators. Not for API keys.
     */
    listSetAsideMails: (
      query?: NonNullable<paths['/incoming-mail/set-aside']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/incoming-mail/set-aside']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listSetAsideMails` lists, page by page. */
    allSetAsideMails: (
      query?: Omit<
        NonNullable<paths['/incoming-mail/set-aside']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/incoming-mail/set-aside']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Has a mail tried again at the next look into the mailbox. It is set aside anew should it fail again.
     * For administrators. Not for API keys.
     */
    retrySetAsideMail: (
      id: paths['/incoming-mail/set-aside/{id}/retry']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/incoming-mail/set-aside/{id}/retry']['post']['responses'][200]['content']['application/json']
    >;
  };
  /** Letters to one client or many, in the company’s own words. */
  mailsToClients: {
    /**
     * A letter to many clients, whom it went to, and what became of each mail.
     * For everybody of a company. API keys need the scope `read`.
     */
    getMailing: (
      id: paths['/client-mailings/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/client-mailings/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * How many of the mails stand how: small enough to be asked every second.
     * For everybody of a company. API keys need the scope `read`.
     */
    getMailingProgress: (
      id: paths['/client-mailings/{id}/progress']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-mailings/{id}/progress']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The letters that the company sent to many clients, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listMailings: (
      query?: NonNullable<paths['/client-mailings']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/client-mailings']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listMailings` lists, page by page. */
    allMailings: (
      query?: Omit<NonNullable<paths['/client-mailings']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/client-mailings']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Shows a mail as a client would see it, with their name and a link that works. Sends nothing.
     * For everybody of a company. API keys need the scope `messages`.
     */
    previewEmail: (
      body: NonNullable<paths['/preview-email']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/preview-email']['post']['responses'][200]['content']['application/json']>;
    /**
     * Writes to those again whose mail could not be delivered, in the same words.
     * For everybody of a company. API keys need the scope `messages`.
     */
    retryMailing: (
      id: paths['/client-mailings/{id}/retry']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/client-mailings/{id}/retry']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Sends a letter to many clients: all of its mails go into the outbox at once and are delivered one by one, whatever becomes of the caller. `GET /client-mailings/{id}/progress` tells how far that is. Clients without an address get none and are named (`skipped`).
     * For everybody of a company. API keys need the scope `messages`.
     */
    sendEmailToClients: (
      body: NonNullable<
        paths['/send-email-to-clients']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/send-email-to-clients']['post']['responses'][200]['content']['application/json']>;
    /**
     * Writes a mail to one client: it goes into the outbox and leaves from the company's address; answers go to who sent it.
     * For everybody of a company. API keys need the scope `messages`.
     */
    sendSingleEmail: (
      body: NonNullable<paths['/send-single-email']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/send-single-email']['post']['responses'][200]['content']['application/json']>;
    /**
     * Translates the words of a mail. The texts that the product brings along, unchanged but for filled placeholders, are there in every language; other texts need a service.
     * For everybody of a company. API keys need the scope `messages`.
     */
    translateEmail: (
      body: NonNullable<paths['/translate-email']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/translate-email']['post']['responses'][200]['content']['application/json']>;
  };
  /** Mails to and from clients and carriers. */
  messages: {
    /**
     * How many messages there are, by direction and status.
     * For everybody of a company. API keys need the scope `read`.
     */
    count: (
      options?: CallOptions,
    ) => Promise<paths['/messages/stats']['get']['responses'][200]['content']['application/json']>;
    /**
     * Number of messages that came in, or could not be delivered, and that nobody has read.
     * For everybody of a company. API keys need the scope `read`.
     */
    countUnreadMessages: (
      options?: CallOptions,
    ) => Promise<paths['/messages/unread-count']['get']['responses'][200]['content']['application/json']>;
    /**
     * Writes to somebody outside: the letter goes into the outbox and leaves from the company's address.
     * For everybody of a company. API keys need the scope `messages`.
     */
    create: (
      body: NonNullable<paths['/messages']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/messages']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes a message. What was mailed stays in the administrators' outbox.
     * For everybody of a company. API keys need the scope `messages`.
     */
    delete: (
      id: paths['/messages/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * A file that came with a message, to be saved: nobody vouches for what is in it.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadAttachment: (
      id: paths['/messages/{id}/attachments/{attachmentId}']['get']['parameters']['path']['id'],
      attachmentId: paths['/messages/{id}/attachments/{attachmentId}']['get']['parameters']['path']['attachmentId'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * A message with what it says. Reading it marks nothing.
     * For everybody of a company. API keys need the scope `read`.
     */
    get: (
      id: paths['/messages/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/messages/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * The conversation that a message is part of: what was written with the same address about the same order, or under the same subject.
     * For everybody of a company. API keys need the scope `read`.
     */
    getConversation: (
      id: paths['/messages/{id}/conversation']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/messages/{id}/conversation']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The company's messages, newest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/messages']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/messages']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/messages']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/messages']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * What the company and people outside wrote to each other, by conversation: of an order, of a client, or with an address.
     * For everybody of a company. API keys need the scope `read`.
     */
    listConversations: (
      query?: NonNullable<paths['/messages/conversations']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/messages/conversations']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listConversations` lists, page by page. */
    allConversations: (
      query?: Omit<
        NonNullable<paths['/messages/conversations']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/messages/conversations']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Marks a message as read.
     * For everybody of a company. API keys need the scope `messages`.
     */
    update: (
      id: paths['/messages/{id}']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/messages/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/messages/{id}']['put']['responses'][200]['content']['application/json']>;
  };
  /** What clients and carriers are owed, margins, and files for the accountant. */
  money: {
    /**
     * Approves it as the invoice of its carrier for a route: it is entered with the order, to be paid after the last document. Another sum than was agreed is refused unless a reason accepts it. Nothing is ever approved by itself.
     * For everybody of a company. API keys need the scope `billing`.
     */
    approveReceivedInvoice: (
      id: paths['/money/received-invoices/{id}/approve']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/money/received-invoices/{id}/approve']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/received-invoices/{id}/approve']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Says for which route it is, where that was not found or is another one; it is approved afterwards.
     * For everybody of a company. API keys need the scope `billing`.
     */
    assignReceivedInvoice: (
      id: paths['/money/received-invoices/{id}/assign']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/money/received-invoices/{id}/assign']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/received-invoices/{id}/assign']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Writes a file (pain.001.001.03) with which the company's bank pays these invoices from the account of its invoice data, in PLN. Nothing is paid by it before a person gives it to the bank. What cannot be in it is left out, and named with the reason.
     * For everybody of a company. API keys need the scope `billing`.
     */
    createPaymentFile: (
      body: NonNullable<paths['/money/payment-files']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/money/payment-files']['post']['responses'][201]['content']['application/json']>;
    /**
     * The file, as it was written.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadPaymentFile: (
      id: paths['/money/payment-files/{id}/xml']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * Its file (FA), byte for byte as KSeF handed it out.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadReceivedInvoice: (
      id: paths['/money/received-invoices/{id}/xml']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * Enters what a carrier invoiced for a route. Another sum than was agreed is refused unless a reason accepts it.
     * For everybody of a company. API keys need the scope `billing`.
     */
    enterCarrierInvoice: (
      id: paths['/orders/{id}/carrier-invoices']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/carrier-invoices']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/carrier-invoices']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * What the accountant needs of a period as a file: issued invoices with corrections, payments, or carriers' invoices. Owners only: it is all that the company sold and bought. The header `X-Total-Count` says how many rows it has.
     * For the owner of the company. API keys need the scope `read`.
     */
    export: (
      kind: paths['/money/export/{kind}']['get']['parameters']['path']['kind'],
      query: NonNullable<paths['/money/export/{kind}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * Such an invoice with what it says.
     * For everybody of a company. API keys need the scope `read`.
     */
    getReceivedInvoice: (
      id: paths['/money/received-invoices/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/received-invoices/{id}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The orders behind one client, lane or month.
     * For everybody of a company. API keys need the scope `read`.
     */
    listMarginOrders: (
      query: NonNullable<paths['/money/margins/orders']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/margins/orders']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listMarginOrders` lists, page by page. */
    allMarginOrders: (
      query: Omit<
        NonNullable<paths['/money/margins/orders']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/margins/orders']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Margins of invoiced orders by client, lane or month, with the totals of the period.
     * For everybody of a company. API keys need the scope `read`.
     */
    listMargins: (
      query: NonNullable<paths['/money/margins']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/margins']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listMargins` lists, page by page. */
    allMargins: (
      query: Omit<NonNullable<paths['/money/margins']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/margins']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * What the carriers of an order invoiced and were paid, and what was agreed with them.
     * For everybody of a company. API keys need the scope `read`.
     */
    listOrderCarrierInvoices: (
      id: paths['/orders/{id}/carrier-invoices']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/carrier-invoices']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * What carriers invoiced: what is to be paid, unless another state is asked for.
     * For everybody of a company. API keys need the scope `read`.
     */
    listPayables: (
      query?: NonNullable<paths['/money/payables']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/payables']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listPayables` lists, page by page. */
    allPayables: (
      query?: Omit<NonNullable<paths['/money/payables']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/payables']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Files with which a bank was to pay carriers' invoices, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listPaymentFiles: (
      query?: NonNullable<paths['/money/payment-files']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/payment-files']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listPaymentFiles` lists, page by page. */
    allPaymentFiles: (
      query?: Omit<
        NonNullable<paths['/money/payment-files']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/payment-files']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Invoices that are not settled: open ones, and those of which something is to be returned.
     * For everybody of a company. API keys need the scope `read`.
     */
    listReceivables: (
      query?: NonNullable<paths['/money/receivables']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/receivables']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listReceivables` lists, page by page. */
    allReceivables: (
      query?: Omit<NonNullable<paths['/money/receivables']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/receivables']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Invoices that KSeF has for the company as their buyer, held against the orders to carriers: open ones, unless another state is asked for. They are fetched every 15 minutes.
     * For everybody of a company. API keys need the scope `read`.
     */
    listReceivedInvoices: (
      query?: NonNullable<paths['/money/received-invoices']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/received-invoices']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listReceivedInvoices` lists, page by page. */
    allReceivedInvoices: (
      query?: Omit<
        NonNullable<paths['/money/received-invoices']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/received-invoices']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Invoices that KSeF does not have yet or refused, with the day by which each has to be sent: refused ones, then what is due first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listUnsentInvoices: (
      query?: NonNullable<paths['/money/unsent-invoices']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/money/unsent-invoices']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listUnsentInvoices` lists, page by page. */
    allUnsentInvoices: (
      query?: Omit<
        NonNullable<paths['/money/unsent-invoices']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/money/unsent-invoices']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Says that the bank has paid: records a payment for each invoice of the file, as far as it is still open.
     * For everybody of a company. API keys need the scope `billing`.
     */
    markPaymentFilePaid: (
      id: paths['/money/payment-files/{id}/paid']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/money/payment-files/{id}/paid']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/payment-files/{id}/paid']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * What a file of these invoices would have in it: accounts, days, titles, and what would be left out and why. Invoices that are in another file already say since when.
     * For everybody of a company. API keys need the scope `billing`.
     */
    previewPaymentFile: (
      body: NonNullable<
        paths['/money/payment-files/preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/payment-files/preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Records a payment to a carrier, one of several perhaps, or with a minus what came back.
     * For everybody of a company. API keys need the scope `billing`.
     */
    recordCarrierPayment: (
      id: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['parameters']['path']['invoiceId'],
      body?: NonNullable<
        paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/carrier-invoices/{invoiceId}/payments']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Rejects it, with a reason. KSeF and the seller are not told.
     * For everybody of a company. API keys need the scope `billing`.
     */
    rejectReceivedInvoice: (
      id: paths['/money/received-invoices/{id}/reject']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/money/received-invoices/{id}/reject']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/received-invoices/{id}/reject']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Removes a carrier's invoice that was entered by mistake; log and history keep it with the reason.
     * For everybody of a company. API keys need the scope `billing`.
     */
    removeCarrierInvoice: (
      id: paths['/orders/{id}/carrier-invoices/{invoiceId}']['delete']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/carrier-invoices/{invoiceId}']['delete']['parameters']['path']['invoiceId'],
      body: NonNullable<
        paths['/orders/{id}/carrier-invoices/{invoiceId}']['delete']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Removes a payment to a carrier that was recorded by mistake; log and history keep it with the reason.
     * For everybody of a company. API keys need the scope `billing`.
     */
    removeCarrierPayment: (
      id: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}']['delete']['parameters']['path']['id'],
      invoiceId: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}']['delete']['parameters']['path']['invoiceId'],
      paymentId: paths['/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}']['delete']['parameters']['path']['paymentId'],
      body: NonNullable<
        paths['/orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId}']['delete']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Takes a rejection back.
     * For everybody of a company. API keys need the scope `billing`.
     */
    restoreReceivedInvoice: (
      id: paths['/money/received-invoices/{id}/restore']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/money/received-invoices/{id}/restore']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Mails reminders of payment for several orders. What stands against one keeps no other back: the answer names it.
     * For everybody of a company. API keys need the scope `billing`.
     */
    sendReminders: (
      body: NonNullable<paths['/money/reminders']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/money/reminders']['post']['responses'][200]['content']['application/json']>;
    /**
     * What carriers get, by currency and by how long it has been due, with the sum in the company's currency.
     * For everybody of a company. API keys need the scope `read`.
     */
    summarizePayables: (
      options?: CallOptions,
    ) => Promise<paths['/money/payables/summary']['get']['responses'][200]['content']['application/json']>;
    /**
     * What clients have to pay, by currency and by how long it has been due, with the sum in the company's currency.
     * For everybody of a company. API keys need the scope `read`.
     */
    summarizeReceivables: (
      options?: CallOptions,
    ) => Promise<paths['/money/receivables/summary']['get']['responses'][200]['content']['application/json']>;
  };
  /** The routes of an order, and which quote was chosen for each. */
  orderRoutes: {
    /**
     * Mails the carrier of a route the link at which the vehicle and the driver are told.
     * For everybody of a company. API keys need the scope `orders`.
     */
    askForVehicle: (
      id: paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['parameters']['path']['routeId'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/{routeId}/vehicle-request']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Adds a route to an order.
     * For everybody of a company. API keys need the scope `orders`.
     */
    create: (
      body: NonNullable<paths['/order-routes']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-routes']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes a route with its quotes.
     * For everybody of a company. API keys need the scope `orders`.
     */
    delete: (
      id: paths['/order-routes/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The CMR consignment note of a route: what people wrote into it, and what the order fills in.
     * For everybody of a company. API keys need the scope `read`.
     */
    getCmrNote: (
      id: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['get']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['get']['parameters']['path']['routeId'],
      query?: NonNullable<
        paths['/orders/{id}/order-routes/{routeId}/cmr-note']['get']['parameters']['query']
      >,
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/{routeId}/cmr-note']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Where the routes of an order lead: the coordinates of their towns, and how far it is as the crow flies.
     * For everybody of a company. API keys need the scope `read`.
     */
    getMap: (
      id: paths['/orders/{id}/route-map']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/route-map']['get']['responses'][200]['content']['application/json']>;
    /**
     * The order of a route to its carrier as a PDF: as it was sent, or as it would be.
     * For everybody of a company. API keys need the scope `read`.
     */
    getOrderDocument: (
      id: paths['/orders/{id}/order-routes/{routeId}/order-document']['get']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/order-document']['get']['parameters']['path']['routeId'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * What carriers asked for on the lane of the route, in other routes of the company.
     * For everybody of a company. API keys need the scope `read`.
     */
    getPriceHistory: (
      id: paths['/order-routes/{id}/price-history']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/price-history']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Joins a route with the one after it, which goes: from the first one's pickup to the second one's delivery, with the payment term and the margin of the first. Not where carriers have priced one of the two, or were asked to.
     * For everybody of a company. API keys need the scope `orders`.
     */
    join: (
      id: paths['/orders/{id}/order-routes/{routeId}/join']['post']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/join']['post']['parameters']['path']['routeId'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/{routeId}/join']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Keeps what somebody writes into the consignment note of a route.
     * For everybody of a company. API keys need the scope `orders`.
     */
    keepCmrNote: (
      id: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['parameters']['path']['routeId'],
      body: NonNullable<
        paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['requestBody']
      >['content']['application/json'],
      query?: NonNullable<
        paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['parameters']['query']
      >,
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/{routeId}/cmr-note']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * How a route stood and stands on Trans.eu.
     * For everybody of a company. API keys need the scope `read`.
     */
    listLoadPublications: (
      id: paths['/order-routes/{id}/load-publications']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/load-publications']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Moves routes of an order in time, all of them or none. Windows of time keep their length.
     * For everybody of a company. API keys need the scope `orders`.
     */
    move: (
      id: paths['/orders/{id}/order-routes/dates']['put']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/order-routes/dates']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/dates']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * What strangers would be shown of a route: that and nothing else.
     * For everybody of a company. API keys need the scope `orders`.
     */
    previewLoad: (
      id: paths['/order-routes/{id}/load-publications/preview']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/order-routes/{id}/load-publications/preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/load-publications/preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * The CMR consignment note of a route as a PDF: the form in four copies, or its text alone for preprinted paper.
     * For everybody of a company. API keys need the scope `read`.
     */
    printCmr: (
      id: paths['/orders/{id}/order-routes/{routeId}/cmr']['get']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/cmr']['get']['parameters']['path']['routeId'],
      query?: NonNullable<paths['/orders/{id}/order-routes/{routeId}/cmr']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * Publishes a route on Trans.eu, where carriers offer prices that become quotes of the route. A publication that goes on and says something else is withdrawn first. The call only notes it: whether Trans.eu has taken it, `status` tells within moments.
     * For everybody of a company. API keys need the scope `orders`.
     */
    publishLoad: (
      id: paths['/order-routes/{id}/load-publications']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/order-routes/{id}/load-publications']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/load-publications']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Reminds the carrier of a route that its order waits for their answer. Twice within a minute it is one.
     * For everybody of a company. API keys need the scope `orders`.
     */
    remindCarrier: (
      id: paths['/orders/{id}/order-routes/{routeId}/remind-carrier']['post']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/remind-carrier']['post']['parameters']['path']['routeId'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/{routeId}/remind-carrier']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Chooses a quote of the route; null takes the choice back.
     * For everybody of a company. API keys need the scope `orders`.
     */
    selectOffer: (
      id: paths['/order-routes/{id}/select-offer']['put']['parameters']['path']['id'],
      body: NonNullable<
        paths['/order-routes/{id}/select-offer']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/select-offer']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Splits a route in a town: the first part ends there when the second begins. Both keep the payment term and the margin; the goods are the order's. A route that a carrier has priced, or was asked to price, stays whole: their price is for all of it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    split: (
      id: paths['/orders/{id}/order-routes/{routeId}/split']['post']['parameters']['path']['id'],
      routeId: paths['/orders/{id}/order-routes/{routeId}/split']['post']['parameters']['path']['routeId'],
      body: NonNullable<
        paths['/orders/{id}/order-routes/{routeId}/split']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/{routeId}/split']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Changes a route, its margin or its chosen quote.
     * For everybody of a company. API keys need the scope `orders`.
     */
    update: (
      id: paths['/order-routes/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/order-routes/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-routes/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Withdraws a route from Trans.eu; its quotes stay. The call only notes it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    withdrawLoad: (
      id: paths['/order-routes/{id}/load-publications']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
  };
  /** An order from the request to the payment: its status, its history, its summary. */
  orders: {
    /**
     * Puts the routes of an order into another sequence.
     * For everybody of a company. API keys need the scope `orders`.
     */
    arrangeRoutes: (
      id: paths['/orders/{id}/order-routes/sequence']['put']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/order-routes/sequence']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/order-routes/sequence']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Puts the views into another sequence, for the caller alone.
     * For everybody of a company. API keys need the scope `orders`.
     */
    arrangeViews: (
      body: NonNullable<paths['/order-views/sequence']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-views/sequence']['put']['responses'][200]['content']['application/json']>;
    /**
     * Names the colleague who looks after an order, or nobody. It is in the history; the order's version stays.
     * For everybody of a company. API keys need the scope `orders`.
     */
    assign: (
      id: paths['/orders/{id}/assignee']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/orders/{id}/assignee']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/assignee']['put']['responses'][200]['content']['application/json']>;
    /**
     * Takes a step that a person decides: 0→1, 3→4, 3→5, 4→5, 5→1, 4→6, 12→13.
     * For everybody of a company. API keys need the scope `orders`.
     */
    changeStatus: (
      id: paths['/orders/{id}/status']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/orders/{id}/status']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/status']['put']['responses'][200]['content']['application/json']>;
    /**
     * Says whether an unsigned request is the client's whom it names: with `confirm: false` it is not. A confirmed request is the client's like any other, and mails go to the client's own address unless `email` says otherwise.
     * For everybody of a company. API keys need the scope `orders`.
     */
    confirmClient: (
      id: paths['/orders/{id}/confirm-client']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/confirm-client']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/confirm-client']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Says that a request from a website is real, and with it the client who was made of it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    confirmRequest: (
      id: paths['/orders/{id}/confirm-request']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/confirm-request']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Number of orders that nobody has read.
     * For everybody of a company. API keys need the scope `read`.
     */
    countUnreadOrders: (
      options?: CallOptions,
    ) => Promise<paths['/orders/unread-count']['get']['responses'][200]['content']['application/json']>;
    /**
     * Keeps what is known of an order that is not complete yet.
     * For everybody of a company. API keys need the scope `orders`.
     */
    createDraft: (
      body: NonNullable<paths['/order-drafts']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-drafts']['post']['responses'][201]['content']['application/json']>;
    /**
     * Enters many requests, at most 500: each row as by `POST /quotations`, one after another, with its own result. All that is entered is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
     * For everybody of a company. API keys need the scope `orders`.
     */
    createInBulk: (
      body: NonNullable<paths['/orders/bulk']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/bulk']['post']['responses'][200]['content']['application/json']>;
    /**
     * Keeps a list of orders, or a part of the queue of work, by a name.
     * For everybody of a company. API keys need the scope `orders`.
     */
    createView: (
      body: NonNullable<paths['/order-views']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-views']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes an order that was not yet offered to the client.
     * For everybody of a company. API keys need the scope `orders`.
     */
    delete: (
      id: paths['/orders/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Deletes a draft.
     * For everybody of a company. API keys need the scope `orders`.
     */
    deleteDraft: (
      id: paths['/order-drafts/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Removes a view of the caller’s, or one that is shared; the orders stay.
     * For everybody of a company. API keys need the scope `orders`.
     */
    deleteView: (
      id: paths['/order-views/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Enters a request after the pattern of an order: the same client, addresses and load, at later dates, at status 0.
     * For everybody of a company. API keys need the scope `orders`.
     */
    duplicate: (
      id: paths['/orders/{id}/duplicate']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/duplicate']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/duplicate']['post']['responses'][201]['content']['application/json']>;
    /**
     * Orders as a file: what the list shows with the same filters, the oldest first. The header `X-Total-Count` says how many there are.
     * For everybody of a company. API keys need the scope `read`.
     */
    export: (
      query?: NonNullable<paths['/orders/export']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * An order with its routes and with what can be done next.
     * For everybody of a company. API keys need the scope `read`.
     */
    getDetails: (
      id: paths['/orders/{id}/details']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/details']['get']['responses'][200]['content']['application/json']>;
    /**
     * A draft with all that is known.
     * For everybody of a company. API keys need the scope `read`.
     */
    getDraft: (
      id: paths['/order-drafts/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/order-drafts/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * The order's life from its beginning.
     * For everybody of a company. API keys need the scope `read`.
     */
    getHistory: (
      id: paths['/orders/{id}/history']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/history']['get']['responses'][200]['content']['application/json']>;
    /**
     * What the order costs, earns and sums up to in a currency; when left out that of the order (`currency_for_client`), or PLN; the frozen one once the offer is sent.
     * For everybody of a company. API keys need the scope `read`.
     */
    getSummary: (
      id: paths['/orders/{id}/summary']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/orders/{id}/summary']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/summary']['get']['responses'][200]['content']['application/json']>;
    /**
     * All that the page of an order shows when it opens: details, summary, history, quotes, requests for prices, client and invoices in one answer. Each part is what its own call answers; to read one of them again, use that call. `currency` is that of the summary; when left out that of the order (`currency_for_client`), or PLN; the frozen one once the offer is sent.
     * For everybody of a company. API keys need the scope `read`.
     */
    getWorkspace: (
      id: paths['/orders/{id}/workspace']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/orders/{id}/workspace']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/workspace']['get']['responses'][200]['content']['application/json']>;
    /**
     * Orders of the company, newest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/orders']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/orders']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/orders']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Orders that people of the company began to enter and have not completed, the one changed last first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listDrafts: (
      query?: NonNullable<paths['/order-drafts']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/order-drafts']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listDrafts` lists, page by page. */
    allDrafts: (
      query?: Omit<NonNullable<paths['/order-drafts']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/order-drafts']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The routes of an order in their sequence.
     * For everybody of a company. API keys need the scope `read`.
     */
    listRoutes: (
      id: paths['/orders/{id}/order-routes']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/orders/{id}/order-routes']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/order-routes']['get']['responses'][200]['content']['application/json']>;
    /**
     * Named lists of orders, or of the queue of work: the caller’s own and those shared in the company, each with its number of entries.
     * For everybody of a company. API keys need the scope `read`.
     */
    listViews: (
      query?: NonNullable<paths['/order-views']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/order-views']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listViews` lists, page by page. */
    allViews: (
      query?: Omit<NonNullable<paths['/order-views']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/order-views']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Marks an order as read.
     * For everybody of a company. API keys need the scope `orders`.
     */
    markOrderAsRead: (
      id: paths['/orders/{id}/mark-as-read']['put']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/mark-as-read']['put']['responses'][200]['content']['application/json']>;
    /**
     * Marks the named orders, or all, as read.
     * For everybody of a company. API keys need the scope `orders`.
     */
    markOrdersAsRead: (
      body?: NonNullable<paths['/orders/mark-as-read']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/mark-as-read']['post']['responses'][200]['content']['application/json']>;
    /**
     * Says that the link of a mail which reached nobody was handed over in another way, by phone or by a messenger: the order waits for the answer then. Of `mails_on_hold`, and of price requests without an answer while prices are asked for. It is in the history; once more changes nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    passOnMail: (
      id: paths['/orders/{id}/mails/{messageId}/passed-on']['post']['parameters']['path']['id'],
      messageId: paths['/orders/{id}/mails/{messageId}/passed-on']['post']['parameters']['path']['messageId'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/mails/{messageId}/passed-on']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Shows the mail of a step as its reader would see it, in their language, with all that the server puts into it. Sends nothing; its link leads nowhere.
     * For everybody of a company. API keys need the scope `orders`.
     */
    previewMail: (
      id: paths['/orders/{id}/mail-preview']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/mail-preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/mail-preview']['post']['responses'][200]['content']['application/json']>;
    /**
     * Reads a request out of a mail: what a new order may begin with, and where each of it stands. Stores nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    readText: (
      body: NonNullable<paths['/orders/read-text']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/read-text']['post']['responses'][200]['content']['application/json']>;
    /**
     * Records what the subcontractor of a route said to its order by telephone or mail, as if they had answered over their link.
     * For everybody of a company. API keys need the scope `orders`.
     */
    recordSubcontractorAnswer: (
      id: paths['/orders/{id}/record-subcontractor-answer']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/record-subcontractor-answer']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/record-subcontractor-answer']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Reminds the client of the offer that they have not answered, in the mail `follow_up` of the templates; it also counts as the reminder that the company may have sent by itself. Twice within a minute it is one. With a new last day the offer is extended first, also one whose last day is over.
     * For everybody of a company. API keys need the scope `orders`.
     */
    remindClient: (
      id: paths['/orders/{id}/remind-client']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/orders/{id}/remind-client']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/remind-client']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Sends a route's order to the subcontractor whose quote was chosen.
     * For everybody of a company. API keys need the scope `orders`.
     */
    sendSubcontractorAcceptance: (
      id: paths['/orders/{id}/send-subcontractor-acceptance']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/send-subcontractor-acceptance']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/send-subcontractor-acceptance']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Switches the reminders of the order's offers off, or on again; what the company has for all its orders stays.
     * For everybody of a company. API keys need the scope `orders`.
     */
    setFollowUp: (
      id: paths['/orders/{id}/follow-up']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/orders/{id}/follow-up']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/follow-up']['put']['responses'][200]['content']['application/json']>;
    /**
     * Puts an order off, for the whole company: it leaves the queue of work until that day, or until its status changes, for instance because the client answers. Again, it changes the day.
     * For everybody of a company. API keys need the scope `orders`.
     */
    snooze: (
      id: paths['/orders/{id}/snooze']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/orders/{id}/snooze']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/snooze']['put']['responses'][200]['content']['application/json']>;
    /**
     * What orders come to, by status and currency: as the lists show them, those without a price for nothing.
     * For everybody of a company. API keys need the scope `read`.
     */
    sumUpOrders: (
      query?: NonNullable<paths['/orders/totals']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/orders/totals']['get']['responses'][200]['content']['application/json']>;
    /**
     * Changes an order.
     * For everybody of a company. API keys need the scope `orders`.
     */
    update: (
      id: paths['/orders/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/orders/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Keeps what is known by now. `POST /quotations` with `draft_id` makes the order of it.
     * For everybody of a company. API keys need the scope `orders`.
     */
    updateDraft: (
      id: paths['/order-drafts/{id}']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/order-drafts/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-drafts/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes a view of the caller’s, or one that is shared.
     * For everybody of a company. API keys need the scope `orders`.
     */
    updateView: (
      id: paths['/order-views/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/order-views/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/order-views/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Takes an order that was put off back into the queue of work at once.
     * For everybody of a company. API keys need the scope `orders`.
     */
    wake: (
      id: paths['/orders/{id}/snooze']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/orders/{id}/snooze']['delete']['responses'][200]['content']['application/json']>;
  };
  /** Asking carriers for their price of a route. */
  priceRequests: {
    /**
     * Asks every member of a group for the price of a route, each in the language of their country and with a link of their own. Who was asked before for this route gets no second mail, unless the first one could not be delivered.
     * For everybody of a company. API keys need the scope `orders`.
     */
    askSubcontractorGroup: (
      body: NonNullable<
        paths['/send-email-to-subcontractor-group']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/send-email-to-subcontractor-group']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Asks subcontractors for a price: each gets a mail with a link of their own. Possible at 1 and 2, and at 9 for a route whose carrier has refused; an order at 9 stays there.
     * For everybody of a company. API keys need the scope `orders`.
     */
    askSubcontractors: (
      id: paths['/order-routes/{id}/price-requests']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/order-routes/{id}/price-requests']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/price-requests']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * How many of those who were asked for a price of the route stand how: small enough to be asked every second.
     * For everybody of a company. API keys need the scope `read`.
     */
    getProgress: (
      id: paths['/order-routes/{id}/price-requests/progress']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/price-requests/progress']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Who was asked for a price of the route, what became of the mail, and who has answered.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      id: paths['/order-routes/{id}/price-requests']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/price-requests']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * What is known of carriers who may be asked for a price of the route: how often they answer, what they last asked for on its lane, until when they are insured. `GET /subcontractors` lists all who may be asked.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarriersToAsk: (
      id: paths['/order-routes/{id}/carriers-to-ask']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/carriers-to-ask']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Reminds those who were asked for a price of the route and have not answered, each in their own language and at most once in 24 hours. Whose mail could not be delivered is not reminded, but asked again by `retry`.
     * For everybody of a company. API keys need the scope `orders`.
     */
    remind: (
      id: paths['/order-routes/{id}/price-requests/remind']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/price-requests/remind']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Asks those again whose mail could not be delivered, each in the words of the first time.
     * For everybody of a company. API keys need the scope `orders`.
     */
    retry: (
      id: paths['/order-routes/{id}/price-requests/retry']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/order-routes/{id}/price-requests/retry']['post']['responses'][200]['content']['application/json']
    >;
  };
  /** Taking out all data of a company, and erasing a person. */
  privacy: {
    /**
     * All of the company's data as a ZIP: JSON lines for each kind of record, the stored files, and a manifest with counts and SHA-256 sums. It is made by a job: the first call has it made and answers 202 with how far it is; call again until it is there. An export is kept for 24 hours; `POST` makes a new one.
     * For the owner of the company. Not for API keys.
     */
    downloadCompanyExport: (
      id: paths['/companies/{id}/export']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      FileAnswer | paths['/companies/{id}/export']['get']['responses'][202]['content']['application/json']
    >;
    /**
     * Erases what the company has of a person, by their e-mail address; what the law has it keep is listed. With `dry_run` nothing changes and the answer tells what would.
     * For the owner of the company. Not for API keys.
     */
    erasePerson: (
      body: NonNullable<paths['/privacy/erase']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/privacy/erase']['post']['responses'][200]['content']['application/json']>;
    /**
     * How the latest export of the company's data stands. Starts nothing.
     * For the owner of the company. Not for API keys.
     */
    getCompanyExport: (
      id: paths['/companies/{id}/export/status']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/companies/{id}/export/status']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Has a new export of the company's data made; while one is being made, that one.
     * For the owner of the company. Not for API keys.
     */
    startCompanyExport: (
      id: paths['/companies/{id}/export']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/companies/{id}/export']['post']['responses'][202]['content']['application/json']>;
  };
  /** What the pages behind links read and send; no token is needed. */
  publicPages: {
    /**
     * The client accepts or rejects an offer, over a signed link.
     * For everybody, without a token. Not for API keys.
     */
    answerClientOffer: (
      body?: NonNullable<
        paths['/public/quotation-acceptance']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/public/quotation-acceptance']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * The subcontractor accepts or rejects an order, over a signed link.
     * For everybody, without a token. Not for API keys.
     */
    answerSubcontractorOrder: (
      id: paths['/orders/{id}/subcontractor-response']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/orders/{id}/subcontractor-response']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/orders/{id}/subcontractor-response']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * What anybody may know of this installation.
     * For everybody, without a token. Not for API keys.
     */
    getInstallation: (
      options?: CallOptions,
    ) => Promise<paths['/public/installation']['get']['responses'][200]['content']['application/json']>;
    /**
     * The order of a route as a PDF, for the carrier to whom it was sent.
     * For everybody, without a token. Not for API keys.
     */
    getLinkedOrderDocument: (
      query?: NonNullable<
        paths['/public/links/subcontractor-order-view/document']['get']['parameters']['query']
      >,
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * What a public form may read of the settings of a user's company.
     * For everybody, without a token. Not for API keys.
     */
    getPublicCompanySettings: (
      userId: paths['/public/company-settings/{user_id}']['get']['parameters']['path']['user_id'],
      options?: CallOptions,
    ) => Promise<
      paths['/public/company-settings/{user_id}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * A carrier registers itself over a company’s website, or over the page of the form. It becomes a subcontractor whom nobody asks for a price before somebody of the company accepts it. The answer does not tell whether the company knows the carrier.
     * For everybody, without a token. Not for API keys.
     */
    registerCarrier: (
      code: paths['/public/embedded-forms/{code}/carriers']['post']['parameters']['path']['code'],
      body: NonNullable<
        paths['/public/embedded-forms/{code}/carriers']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/public/embedded-forms/{code}/carriers']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * A carrier sends a POD, an invoice or another file of at most 10 MB over the link of the order: PDF, JPEG or PNG. It waits until the forwarder has confirmed it.
     * For everybody, without a token. Not for API keys.
     */
    sendCarrierDocument: (
      body: Upload<
        NonNullable<
          paths['/public/links/subcontractor-order-view/documents']['post']['requestBody']
        >['content']['multipart/form-data']
      >,
      query?: NonNullable<
        paths['/public/links/subcontractor-order-view/documents']['post']['parameters']['query']
      >,
      options?: CallOptions,
    ) => Promise<
      paths['/public/links/subcontractor-order-view/documents']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * The file of a paper of a registration, of at most 10 MB: PDF, JPEG or PNG, within three hours of the challenge; it takes the place of one before.
     * For everybody, without a token. Not for API keys.
     */
    sendRegistrationPaper: (
      body: Upload<
        NonNullable<
          paths['/public/embedded-forms/carriers/papers']['post']['requestBody']
        >['content']['multipart/form-data']
      >,
      query: NonNullable<paths['/public/embedded-forms/carriers/papers']['post']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/public/embedded-forms/carriers/papers']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * A request of somebody whom nobody knows yet, over a company’s website. It becomes an order with an unconfirmed client. The answer does not tell whether the company knows the address.
     * For everybody, without a token. Not for API keys.
     */
    submitEmbeddedRequest: (
      code: paths['/public/embedded-forms/{code}/requests']['post']['parameters']['path']['code'],
      body: NonNullable<
        paths['/public/embedded-forms/{code}/requests']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/public/embedded-forms/{code}/requests']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * The same as `POST /public/quotation`.
     * For everybody, without a token. Not for API keys.
     */
    submitPublicOrder: (
      body: NonNullable<paths['/public/order']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      | paths['/public/order']['post']['responses'][200]['content']['application/json']
      | paths['/public/order']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * A stranger's transport request, or with `order_id` and a signature the completion of one (which answers 200).
     * For everybody, without a token. Not for API keys.
     */
    submitPublicQuotation: (
      body: NonNullable<paths['/public/quotation']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      | paths['/public/quotation']['post']['responses'][200]['content']['application/json']
      | paths['/public/quotation']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * A subcontractor's price for a route, over a signed link: at 1 and 2, and at 9 for a route whose carrier has refused.
     * For everybody, without a token. Not for API keys.
     */
    submitSubcontractorOffer: (
      body: NonNullable<
        paths['/public/subcontractor-offer']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/public/subcontractor-offer']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * What the form of a company’s website shows, with a challenge for one request.
     * For everybody, without a token. Not for API keys.
     */
    viewEmbeddedForm: (
      code: paths['/public/embedded-forms/{code}']['get']['parameters']['path']['code'],
      query?: NonNullable<paths['/public/embedded-forms/{code}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/public/embedded-forms/{code}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * What the page of a link shows. Changes nothing.
     * For everybody, without a token. Not for API keys.
     */
    viewLink: (
      kind: paths['/public/links/{kind}']['get']['parameters']['path']['kind'],
      query?: NonNullable<paths['/public/links/{kind}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/public/links/{kind}']['get']['responses'][200]['content']['application/json']>;
  };
  /** Requests for a transport, their price, the offer to the client. */
  quotations: {
    /**
     * Enters a request that came by other ways than the form.
     * For everybody of a company. API keys need the scope `orders`.
     */
    create: (
      body: NonNullable<paths['/quotations']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/quotations']['post']['responses'][201]['content']['application/json']>;
    /**
     * The same records as `GET /orders`.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/quotations']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/quotations']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/quotations']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/quotations']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The statuses, their labels and what may follow each.
     * For everybody, without a token. API keys need the scope `read`.
     */
    listStatuses: (
      options?: CallOptions,
    ) => Promise<paths['/quotation-statuses']['get']['responses'][200]['content']['application/json']>;
    /**
     * Shows an offer's mail as the client would see it, with its details and price. Sends nothing.
     * For everybody of a company. API keys need the scope `orders`.
     */
    previewOfferToClient: (
      body: NonNullable<
        paths['/send-offers-to-client/preview']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/send-offers-to-client/preview']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Asks the client to complete the data of a request at 0, 1 or 2: mails them a signed link to the form with what is known. The data count as incomplete until the form comes back.
     * For everybody of a company. API keys need the scope `orders`.
     */
    sendCompletionRequest: (
      body: NonNullable<
        paths['/send-completion-request-email']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/send-completion-request-email']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Sends the offer to the client: price and rates are frozen, the status becomes 3.
     * For everybody of a company. API keys need the scope `orders`.
     */
    sendOffersToClient: (
      body: NonNullable<
        paths['/send-offers-to-client']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/send-offers-to-client']['post']['responses'][200]['content']['application/json']>;
    /**
     * Sets the price for the client by hand; null returns to the sum of the routes.
     * For everybody of a company. API keys need the scope `orders`.
     */
    setClientPrice: (
      id: paths['/quotations/{id}/client-price']['put']['parameters']['path']['id'],
      body: NonNullable<
        paths['/quotations/{id}/client-price']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/quotations/{id}/client-price']['put']['responses'][200]['content']['application/json']
    >;
  };
  /** Settings of a company and its prices a kilometre. */
  settings: {
    /**
     * Makes a link by which a calendar program reads loadings and unloadings, iCalendar by RFC 5545; the former one of the same kind ends. Its address is in this answer and nowhere else. It ends when the account is turned off or leaves the company.
     * For everybody of a company. Not for API keys.
     */
    createCalendarLink: (
      body: NonNullable<paths['/calendar-links']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/calendar-links']['post']['responses'][201]['content']['application/json']>;
    /**
     * Ends a link: the next program that brings it is refused. One that is not there is ended as well.
     * For everybody of a company. Not for API keys.
     */
    deleteCalendarLink: (
      scope: paths['/calendar-links/{scope}']['delete']['parameters']['path']['scope'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Enters an outage that the Ministry announced. While it lasts nothing is sent; invoices that are issued then are sent after its end, by the deadline of its kind, or never after a total one. Deadlines of what was issued before are worked out anew. It takes the place of those at that time that were read from the Ministry's status service.
     * For the owner of the company. API keys need the scope `settings`.
     */
    enterKsefOutage: (
      body: NonNullable<
        paths['/company-settings/ksef-outages']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/ksef-outages']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * The settings of the company.
     * For the owner of the company. API keys need the scope `read`.
     */
    getCompanySettings: (
      options?: CallOptions,
    ) => Promise<paths['/company-settings']['get']['responses'][200]['content']['application/json']>;
    /**
     * The forms that the company may put on its own website: for requests, and for carriers who register themselves.
     * For the owner of the company. API keys need the scope `read`.
     */
    getEmbeddedForm: (
      options?: CallOptions,
    ) => Promise<paths['/embedded-form']['get']['responses'][200]['content']['application/json']>;
    /**
     * Whether invoices by Polish law are sent to KSeF, and what is stored of the proof. The token or the key itself is never told.
     * For the owner of the company. API keys need the scope `read`.
     */
    getKsefSettings: (
      options?: CallOptions,
    ) => Promise<paths['/company-settings/ksef']['get']['responses'][200]['content']['application/json']>;
    /**
     * Whether routes can be published on Trans.eu, and what is stored of the company's application there. Its secrets are never told.
     * For the owner of the company. API keys need the scope `read`.
     */
    getLoadExchangeSettings: (
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/load-exchange']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The company's price of a kilometre; null until it is set.
     * For everybody of a company. API keys need the scope `read`.
     */
    getPriceSettings: (
      options?: CallOptions,
    ) => Promise<paths['/user-price-km']['get']['responses'][200]['content']['application/json']>;
    /**
     * What everyone in the company may read.
     * For everybody of a company. API keys need the scope `read`.
     */
    getReadOnlyCompanySettings: (
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/read-only']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * One's links for calendar programs: at most one for one's own orders and one for those of the company.
     * For everybody of a company. Not for API keys.
     */
    listCalendarLinks: (
      options?: CallOptions,
    ) => Promise<paths['/calendar-links']['get']['responses'][200]['content']['application/json']>;
    /**
     * Outages of KSeF that the Ministry announced, entered by hand or read from its status service, the latest first.
     * For the owner of the company. API keys need the scope `read`.
     */
    listKsefOutages: (
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/ksef-outages']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Removes an outage that was entered by mistake: what was issued meanwhile counts as issued without it. It is not read again.
     * For the owner of the company. API keys need the scope `settings`.
     */
    removeKsefOutage: (
      id: paths['/company-settings/ksef-outages/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Gives them another code: pages that name the former one show no form any more.
     * For the owner of the company. API keys need the scope `settings`.
     */
    renewEmbeddedFormCode: (
      options?: CallOptions,
    ) => Promise<paths['/embedded-form/renew-code']['post']['responses'][200]['content']['application/json']>;
    /**
     * Takes the code that Trans.eu gave the owner who signed in there: from then on the company is let in.
     * For the owner of the company. API keys need the scope `settings`.
     */
    signInAtLoadExchange: (
      body: NonNullable<
        paths['/company-settings/load-exchange/sign-in']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/load-exchange/sign-in']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Tries what is stored: signs in, opens a session as invoices need it, and sends a trial invoice of 1 PLN to an invented buyer, but in production, where each is a real one. Each step says what came of it and what to do. Nothing is kept. It can take half a minute.
     * For the owner of the company. API keys need the scope `settings`.
     */
    tryKsef: (
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/ksef/trial']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Changes the settings of the company.
     * For the owner of the company. API keys need the scope `settings`.
     */
    updateCompanySettings: (
      body?: NonNullable<paths['/company-settings']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/company-settings']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes them, turns them on or off. The first time they get their code.
     * For the owner of the company. API keys need the scope `settings`.
     */
    updateEmbeddedForm: (
      body?: NonNullable<paths['/embedded-form']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/embedded-form']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes an outage, most often by its end; deadlines are worked out anew, and what waits is sent. One that was read from the Ministry's status service is the company's own from then on.
     * For the owner of the company. API keys need the scope `settings`.
     */
    updateKsefOutage: (
      id: paths['/company-settings/ksef-outages/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/company-settings/ksef-outages/{id}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/ksef-outages/{id}']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Changes where invoices are sent, and by what the company proves itself there. Invoices that are issued from then on are sent by themselves; those that wait for the same environment are tried again at once. What waits for another one stays until it is sent again by `ksef-retry`.
     * For the owner of the company. API keys need the scope `settings`.
     */
    updateKsefSettings: (
      body?: NonNullable<
        paths['/company-settings/ksef']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/company-settings/ksef']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes whether routes can be published on Trans.eu, and as which application. Switching it off withdraws what is published. Another application has to be signed in with anew; none takes the place of one by which something is yet to be withdrawn.
     * For the owner of the company. API keys need the scope `settings`.
     */
    updateLoadExchangeSettings: (
      body: NonNullable<
        paths['/company-settings/load-exchange']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/company-settings/load-exchange']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Sets the company's price of a kilometre.
     * For the owner of the company. API keys need the scope `settings`.
     */
    updatePriceSettings: (
      body: NonNullable<paths['/user-price-km']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/user-price-km']['put']['responses'][200]['content']['application/json']>;
  };
  /** Carriers that are asked together. */
  subcontractorGroups: {
    /**
     * Puts a subcontractor into a group.
     * For everybody of a company. API keys need the scope `directory`.
     */
    addMember: (
      id: paths['/subcontractor-groups/{id}/members']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/subcontractor-groups/{id}/members']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-groups/{id}/members']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * How many groups there are.
     * For everybody of a company. API keys need the scope `read`.
     */
    count: (
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-groups/stats']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Makes a group.
     * For everybody of a company. API keys need the scope `directory`.
     */
    create: (
      body: NonNullable<paths['/subcontractor-groups']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-groups']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes a group; its subcontractors stay.
     * For everybody of a company. API keys need the scope `directory`.
     */
    delete: (
      id: paths['/subcontractor-groups/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * One group.
     * For everybody of a company. API keys need the scope `read`.
     */
    get: (
      id: paths['/subcontractor-groups/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-groups/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * The company's groups of subcontractors; with `route_id` each with the time at which it was asked for the price of that route.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/subcontractor-groups']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-groups']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<
        NonNullable<paths['/subcontractor-groups']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-groups']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The subcontractors of a group; all of them fit into one page of 1,000.
     * For everybody of a company. API keys need the scope `read`.
     */
    listMembers: (
      id: paths['/subcontractor-groups/{id}/members']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/subcontractor-groups/{id}/members']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-groups/{id}/members']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listMembers` lists, page by page. */
    allMembers: (
      id: paths['/subcontractor-groups/{id}/members']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/subcontractor-groups/{id}/members']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-groups/{id}/members']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Takes a subcontractor out of a group. `memberId` is the membership's.
     * For everybody of a company. API keys need the scope `directory`.
     */
    removeMember: (
      id: paths['/subcontractor-groups/{id}/members/{memberId}']['delete']['parameters']['path']['id'],
      memberId: paths['/subcontractor-groups/{id}/members/{memberId}']['delete']['parameters']['path']['memberId'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Changes a group.
     * For everybody of a company. API keys need the scope `directory`.
     */
    update: (
      id: paths['/subcontractor-groups/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/subcontractor-groups/{id}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-groups/{id}']['put']['responses'][200]['content']['application/json']>;
  };
  /** Quotes: carriers’ prices for a route. */
  subcontractorOffers: {
    /**
     * Number of an order's quotes.
     * For everybody of a company. API keys need the scope `read`.
     */
    countOfOrder: (
      id: paths['/subcontractor-offers/count/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-offers/count/{id}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Deletes a quote that is not chosen.
     * For everybody of a company. API keys need the scope `orders`.
     */
    delete: (
      id: paths['/subcontractor-offers/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Enters the price of a contract subcontractor for a route; it takes the place of their earlier one. An order at 1 goes to 2; one at 9 takes prices for routes whose carrier has refused, and stays at 9.
     * For everybody of a company. API keys need the scope `orders`.
     */
    enterContractQuote: (
      body: NonNullable<paths['/subcontractor-offers']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-offers']['post']['responses'][201]['content']['application/json']>;
    /**
     * One quote.
     * For everybody of a company. API keys need the scope `read`.
     */
    get: (
      id: paths['/subcontractor-offers/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-offers/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * Quotes of the company, of one order when `order_id` is given.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/subcontractor-offers']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-offers']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<
        NonNullable<paths['/subcontractor-offers']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-offers']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The quotes of a route, by price as quoted; prices of different currencies are not compared.
     * For everybody of a company. API keys need the scope `read`.
     */
    listOfRoute: (
      id: paths['/subcontractor-offers/route/{id}']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/subcontractor-offers/route/{id}']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-offers/route/{id}']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listOfRoute` lists, page by page. */
    allOfRoute: (
      id: paths['/subcontractor-offers/route/{id}']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/subcontractor-offers/route/{id}']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-offers/route/{id}']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
  };
  /** The company’s own carriers, and those that it collects from the global directory. */
  subcontractors: {
    /**
     * Accepts a carrier: it may be asked for prices, its papers become those of the subcontractor, and who registered it becomes a contact. Of a subcontractor that the company knew before nothing else changes. Where the company has come to know the firm since, it says by `same_as` whether the carrier is that one: 409 `carrier_known_meanwhile` names it.
     * For everybody of a company. API keys need the scope `directory`.
     */
    acceptCarrierRegistration: (
      id: paths['/carrier-registrations/{id}/accept']['post']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/carrier-registrations/{id}/accept']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/carrier-registrations/{id}/accept']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Adds a person to a carrier.
     * For everybody of a company. API keys need the scope `directory`.
     */
    addCarrierContact: (
      id: paths['/subcontractor-directory/{id}/contacts']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/subcontractor-directory/{id}/contacts']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/contacts']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Adds a paper to a subcontractor; its file follows with `…/papers/{paperId}/file`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    addCarrierPaper: (
      id: paths['/subcontractor-directory/{id}/papers']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/subcontractor-directory/{id}/papers']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/papers']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Adds a vehicle to a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    addCarrierVehicle: (
      id: paths['/subcontractor-directory/{id}/vehicles']['post']['parameters']['path']['id'],
      body: NonNullable<
        paths['/subcontractor-directory/{id}/vehicles']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/vehicles']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Changes a person at a carrier.
     * For everybody of a company. API keys need the scope `directory`.
     */
    changeCarrierContact: (
      id: paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['parameters']['path']['id'],
      contactId: paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['parameters']['path']['contactId'],
      body?: NonNullable<
        paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/contacts/{contactId}']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Changes a paper of a subcontractor. Another last day is reminded of anew.
     * For everybody of a company. API keys need the scope `directory`.
     */
    changeCarrierPaper: (
      id: paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['parameters']['path']['id'],
      paperId: paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['parameters']['path']['paperId'],
      body?: NonNullable<
        paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/papers/{paperId}']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Changes a vehicle of a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    changeCarrierVehicle: (
      id: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['parameters']['path']['id'],
      vehicleId: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['parameters']['path']['vehicleId'],
      body?: NonNullable<
        paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['put']['responses'][200]['content']['application/json']
    >;
    /**
     * Puts a global subcontractor into the company's collection.
     * For everybody of a company. API keys need the scope `directory`.
     */
    collect: (
      body: NonNullable<
        paths['/user-global-subcontractors']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/user-global-subcontractors']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * The same as `GET /subcontractor-directory/stats`.
     * For everybody of a company. API keys need the scope `read`.
     */
    count: (
      options?: CallOptions,
    ) => Promise<paths['/subcontractors/stats']['get']['responses'][200]['content']['application/json']>;
    /**
     * How many subcontractors the directory has.
     * For everybody of a company. API keys need the scope `read`.
     */
    countDirectory: (
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/stats']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Makes a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    create: (
      body: NonNullable<paths['/subcontractors']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractors']['post']['responses'][201]['content']['application/json']>;
    /**
     * Makes many subcontractors, at most 500: each row as by `POST /subcontractors`, one after another, with its own result. All that is made is one transaction: a row that is refused is refused alone, a failure of the server undoes all. For a key each row counts as a call.
     * For everybody of a company. API keys need the scope `directory`.
     */
    createInBulk: (
      body: NonNullable<paths['/subcontractors/bulk']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractors/bulk']['post']['responses'][200]['content']['application/json']>;
    /**
     * The same as `POST /subcontractors`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    createPersonalSubcontractor: (
      body: NonNullable<
        paths['/subcontractors-personal']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractors-personal']['post']['responses'][201]['content']['application/json']>;
    /**
     * Deletes a subcontractor; its quotes keep the subcontractor's name and address.
     * For everybody of a company. API keys need the scope `directory`.
     */
    delete: (
      id: paths['/subcontractors/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The same as `DELETE /subcontractors/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    deletePersonalSubcontractor: (
      id: paths['/subcontractors-personal/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The file of a paper, to be saved.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadCarrierPaper: (
      id: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['get']['parameters']['path']['id'],
      paperId: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['get']['parameters']['path']['paperId'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * The file of a paper that a carrier sent, to be saved: nobody vouches for what is in it.
     * For everybody of a company. API keys need the scope `read`.
     */
    downloadRegistrationPaper: (
      id: paths['/carrier-registrations/{id}/papers/{paperId}/file']['get']['parameters']['path']['id'],
      paperId: paths['/carrier-registrations/{id}/papers/{paperId}/file']['get']['parameters']['path']['paperId'],
      options?: CallOptions,
    ) => Promise<FileAnswer>;
    /**
     * Files a paper, with at most 10 MB; the file takes the place of the one before.
     * For everybody of a company. API keys need the scope `directory`.
     */
    fileCarrierPaper: (
      id: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['parameters']['path']['id'],
      paperId: paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['parameters']['path']['paperId'],
      body: Upload<
        NonNullable<
          paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['requestBody']
        >['content']['multipart/form-data']
      >,
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/papers/{paperId}/file']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * One subcontractor.
     * For everybody of a company. API keys need the scope `read`.
     */
    get: (
      id: paths['/subcontractors/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractors/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * Whether the subcontractor's papers stand against an order now, and what the company does about it.
     * For everybody of a company. API keys need the scope `read`.
     */
    getCarrierFitness: (
      id: paths['/subcontractor-directory/{id}/fitness']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/fitness']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * How a subcontractor answers and drives, over twelve months.
     * For everybody of a company. API keys need the scope `read`.
     */
    getCarrierPerformance: (
      id: paths['/subcontractor-directory/{id}/performance']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/performance']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * One subcontractor of the directory: the company's own, or a collected one with its entry.
     * For everybody of a company. API keys need the scope `read`.
     */
    getDirectorySubcontractor: (
      id: paths['/subcontractor-directory/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The same as `GET /subcontractor-directory`, 10 a page when `page_size` is left out.
     * For everybody of a company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/subcontractors']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/subcontractors']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/subcontractors']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractors']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The people at a carrier, by name.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierContacts: (
      id: paths['/subcontractor-directory/{id}/contacts']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/contacts']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Documents of the routes that a subcontractor’s quote was chosen for, the latest first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierDocuments: (
      id: paths['/subcontractor-directory/{id}/documents']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/subcontractor-directory/{id}/documents']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/documents']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listCarrierDocuments` lists, page by page. */
    allCarrierDocuments: (
      id: paths['/subcontractor-directory/{id}/documents']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/subcontractor-directory/{id}/documents']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-directory/{id}/documents']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * What a subcontractor asks for by lane, beside what all ask for, over twelve months.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierLanes: (
      id: paths['/subcontractor-directory/{id}/lanes']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/lanes']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The latest mails with a subcontractor and with its contacts, in threads.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierMails: (
      id: paths['/subcontractor-directory/{id}/mails']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/mails']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The routes that a subcontractor’s quote was chosen for, those of the latest order first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierOrders: (
      id: paths['/subcontractor-directory/{id}/orders']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/subcontractor-directory/{id}/orders']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/orders']['get']['responses'][200]['content']['application/json']
    >;
    /** Each of what `listCarrierOrders` lists, page by page. */
    allCarrierOrders: (
      id: paths['/subcontractor-directory/{id}/orders']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/subcontractor-directory/{id}/orders']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-directory/{id}/orders']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Insurances, licences and other papers of a subcontractor.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierPapers: (
      id: paths['/subcontractor-directory/{id}/papers']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/papers']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * Carriers who registered themselves over the company’s website: those that wait first.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierRegistrations: (
      query?: NonNullable<paths['/carrier-registrations']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/carrier-registrations']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listCarrierRegistrations` lists, page by page. */
    allCarrierRegistrations: (
      query?: Omit<
        NonNullable<paths['/carrier-registrations']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/carrier-registrations']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The vehicles of a subcontractor, by plates.
     * For everybody of a company. API keys need the scope `read`.
     */
    listCarrierVehicles: (
      id: paths['/subcontractor-directory/{id}/vehicles']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractor-directory/{id}/vehicles']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The company's own subcontractors together with the global ones of its collection.
     * For everybody of a company. API keys need the scope `read`.
     */
    listDirectory: (
      query?: NonNullable<paths['/subcontractor-directory']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/subcontractor-directory']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listDirectory` lists, page by page. */
    allDirectory: (
      query?: Omit<
        NonNullable<paths['/subcontractor-directory']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/subcontractor-directory']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * How the insurances and licences of some subcontractors stand now, for a list of them: of each kind the one that holds longest. Subcontractors of other companies are left out.
     * For everybody of a company. API keys need the scope `read`.
     */
    listHeldPapers: (
      query: NonNullable<paths['/carrier-papers']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/carrier-papers']['get']['responses'][200]['content']['application/json']>;
    /**
     * Refuses a carrier: what it sent is deleted, and the subcontractor that was made of it. One that the company knew before stays.
     * For everybody of a company. API keys need the scope `directory`.
     */
    refuseCarrierRegistration: (
      id: paths['/carrier-registrations/{id}/refuse']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Takes a global subcontractor out of the company's collection and groups. `id` is the entry's.
     * For everybody of a company. API keys need the scope `directory`.
     */
    release: (
      id: paths['/user-global-subcontractors/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Removes a person from a carrier.
     * For everybody of a company. API keys need the scope `directory`.
     */
    removeCarrierContact: (
      id: paths['/subcontractor-directory/{id}/contacts/{contactId}']['delete']['parameters']['path']['id'],
      contactId: paths['/subcontractor-directory/{id}/contacts/{contactId}']['delete']['parameters']['path']['contactId'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Deletes a paper of a subcontractor with its file.
     * For everybody of a company. API keys need the scope `directory`.
     */
    removeCarrierPaper: (
      id: paths['/subcontractor-directory/{id}/papers/{paperId}']['delete']['parameters']['path']['id'],
      paperId: paths['/subcontractor-directory/{id}/papers/{paperId}']['delete']['parameters']['path']['paperId'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Removes a vehicle from a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    removeCarrierVehicle: (
      id: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['delete']['parameters']['path']['id'],
      vehicleId: paths['/subcontractor-directory/{id}/vehicles/{vehicleId}']['delete']['parameters']['path']['vehicleId'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Changes a subcontractor.
     * For everybody of a company. API keys need the scope `directory`.
     */
    update: (
      id: paths['/subcontractors/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/subcontractors/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/subcontractors/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * The same as `PUT /subcontractors/{id}`.
     * For everybody of a company. API keys need the scope `directory`.
     */
    updatePersonalSubcontractor: (
      id: paths['/subcontractors-personal/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<
        paths['/subcontractors-personal/{id}']['put']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/subcontractors-personal/{id}']['put']['responses'][200]['content']['application/json']
    >;
  };
  /** What administrators try the product with. */
  testTools: {
    /**
     * Tells whether a text asks for the price of a transport, and why.
     * For administrators. Not for API keys.
     */
    checkQuoteRequest: (
      body: NonNullable<
        paths['/tests/is-quote-request']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/tests/is-quote-request']['post']['responses'][200]['content']['application/json']>;
    /**
     * Deletes everything but administrators' accounts and reference data. It cannot be undone.
     * For administrators. Not for API keys.
     */
    cleanupDatabase: (
      body: NonNullable<
        paths['/tests/cleanup-database']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/tests/cleanup-database']['post']['responses'][200]['content']['application/json']>;
    /**
     * Makes a link to one of the public pages on behalf of anybody, or to a sample of an order.
     * For administrators. Not for API keys.
     */
    createTestLink: (
      body: NonNullable<paths['/tests/links']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/tests/links']['post']['responses'][201]['content']['application/json']>;
    /**
     * Runs one statement: in a read-only transaction, by a role of the database that may do nothing else and sees no passwords and tokens, unless writing is permitted. Every statement is kept with who ran it.
     * For administrators. Not for API keys.
     */
    executeSql: (
      body: NonNullable<paths['/tests/execute-sql']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/tests/execute-sql']['post']['responses'][200]['content']['application/json']>;
    /**
     * Clients, subcontractors or orders of a user's company, to choose one to try something out with.
     * For administrators. Not for API keys.
     */
    findTestRecords: (
      query: NonNullable<paths['/tests/records']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/tests/records']['get']['responses'][200]['content']['application/json']>;
    /**
     * Enters a lifelike request for a transport, as if a client had sent the form.
     * For administrators. Not for API keys.
     */
    generateRandomQuotation: (
      body: NonNullable<
        paths['/tests/generate-random-quotation']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<
      paths['/tests/generate-random-quotation']['post']['responses'][201]['content']['application/json']
    >;
    /**
     * Which test tools can be used here.
     * For administrators. Not for API keys.
     */
    get: (
      options?: CallOptions,
    ) => Promise<paths['/tests']['get']['responses'][200]['content']['application/json']>;
    /**
     * The statements that were run, the latest first, with those that failed.
     * For administrators. Not for API keys.
     */
    listSqlHistory: (
      query?: NonNullable<paths['/tests/sql-history']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/tests/sql-history']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listSqlHistory` lists, page by page. */
    allSqlHistory: (
      query?: Omit<NonNullable<paths['/tests/sql-history']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/tests/sql-history']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Puts a real mail into the outbox, from where it is delivered like any other.
     * For administrators. Not for API keys.
     */
    sendTestEmail: (
      body: NonNullable<
        paths['/tests/send-test-email']['post']['requestBody']
      >['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/tests/send-test-email']['post']['responses'][200]['content']['application/json']>;
  };
  /** Users as administrators see them, and one’s own settings. */
  users: {
    /**
     * Deletes a user, with a company of their own in which there is nobody else and no order.
     * For administrators. Not for API keys.
     */
    delete: (
      id: paths['/users/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Ends all sessions of a user; one's own are among them, with the one that asks. A mail tells them. Password, second factor and passkeys stay, and so do the company's API keys: to keep somebody out, deactivate them.
     * For administrators. Not for API keys.
     */
    endSessionsOf: (
      id: paths['/users/{id}/sessions']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * The user with an address, to be invited; 404 `user_not_found` when there is none.
     * For the owner of the company. Not for API keys.
     */
    findByEmail: (
      query: NonNullable<paths['/users/find-by-email']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/users/find-by-email']['get']['responses'][200]['content']['application/json']>;
    /**
     * One user.
     * For administrators. Not for API keys.
     */
    get: (
      id: paths['/users/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/users/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * All users; found by name, address or company.
     * For administrators. Not for API keys.
     */
    list: (
      query?: NonNullable<paths['/users']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/users']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/users']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/users']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Mails a user a link by which they set a password that nobody else knows. What they have goes on working until then.
     * For administrators. Not for API keys.
     */
    mailPasswordLink: (
      id: paths['/users/{id}/password-link']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/users/{id}/password-link']['post']['responses'][202]['content']['application/json']>;
    /**
     * Finds active users: colleagues and administrators by a part of name or address, others by the whole address.
     * For everybody signed in. Not for API keys.
     */
    search: (
      query: NonNullable<paths['/users/search']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/users/search']['get']['responses'][200]['content']['application/json']>;
    /**
     * Sets a user's password; all sessions of that user end, and they are told by mail. The password counts as somebody else's.
     * For administrators. Not for API keys.
     */
    setPassword: (
      id: paths['/users/{id}/password']['put']['parameters']['path']['id'],
      body: NonNullable<paths['/users/{id}/password']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Turns the second factor of a user off who has lost app and recovery codes. Their sessions end, and a mail tells them.
     * For administrators. Not for API keys.
     */
    turnOffSecondFactorOf: (
      id: paths['/users/{id}/second-factor']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * Changes a user. Administrators cannot take their own flag.
     * For administrators. Not for API keys.
     */
    update: (
      id: paths['/users/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/users/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/users/{id}']['put']['responses'][200]['content']['application/json']>;
    /**
     * Changes one's own settings.
     * For everybody signed in. Not for API keys.
     */
    updateOwnSettings: (
      body?: NonNullable<paths['/users/me']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/users/me']['put']['responses'][200]['content']['application/json']>;
  };
  /** Programs that are told what happens in a company, and what they were told. */
  webhooks: {
    /**
     * Makes a webhook: from now on its address is told of the events. Its secret is in this answer and nowhere else.
     * For the owner of the company. API keys need the scope `settings`.
     */
    create: (
      body: NonNullable<paths['/webhooks']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/webhooks']['post']['responses'][201]['content']['application/json']>;
    /**
     * Removes a webhook with its deliveries; what is still to be sent is not.
     * For the owner of the company. API keys need the scope `settings`.
     */
    delete: (
      id: paths['/webhooks/{id}']['delete']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<undefined>;
    /**
     * One webhook.
     * For the owner of the company. API keys need the scope `read`.
     */
    get: (
      id: paths['/webhooks/{id}']['get']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/webhooks/{id}']['get']['responses'][200]['content']['application/json']>;
    /**
     * A delivery with its body.
     * For the owner of the company. API keys need the scope `read`.
     */
    getDelivery: (
      id: paths['/webhooks/{id}/deliveries/{deliveryId}']['get']['parameters']['path']['id'],
      deliveryId: paths['/webhooks/{id}/deliveries/{deliveryId}']['get']['parameters']['path']['deliveryId'],
      options?: CallOptions,
    ) => Promise<
      paths['/webhooks/{id}/deliveries/{deliveryId}']['get']['responses'][200]['content']['application/json']
    >;
    /**
     * The webhooks of the company, the latest first.
     * For the owner of the company. API keys need the scope `read`.
     */
    list: (
      query?: NonNullable<paths['/webhooks']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/webhooks']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `list` lists, page by page. */
    all: (
      query?: Omit<NonNullable<paths['/webhooks']['get']['parameters']['query']>, 'page' | 'cursor'>,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/webhooks']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * The deliveries of the last 30 days, the newest first.
     * For the owner of the company. API keys need the scope `read`.
     */
    listDeliveries: (
      id: paths['/webhooks/{id}/deliveries']['get']['parameters']['path']['id'],
      query?: NonNullable<paths['/webhooks/{id}/deliveries']['get']['parameters']['query']>,
      options?: CallOptions,
    ) => Promise<paths['/webhooks/{id}/deliveries']['get']['responses'][200]['content']['application/json']>;
    /** Each of what `listDeliveries` lists, page by page. */
    allDeliveries: (
      id: paths['/webhooks/{id}/deliveries']['get']['parameters']['path']['id'],
      query?: Omit<
        NonNullable<paths['/webhooks/{id}/deliveries']['get']['parameters']['query']>,
        'page' | 'cursor'
      >,
      options?: CallOptions,
    ) => AsyncGenerator<
      paths['/webhooks/{id}/deliveries']['get']['responses'][200]['content']['application/json']['items'][number],
      void,
      void
    >;
    /**
     * Sends events of the last 30 days that the webhook has not got: those from when it was off or not there yet, and those given up.
     * For the owner of the company. API keys need the scope `settings`.
     */
    replay: (
      id: paths['/webhooks/{id}/replay']['post']['parameters']['path']['id'],
      body: NonNullable<paths['/webhooks/{id}/replay']['post']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/webhooks/{id}/replay']['post']['responses'][200]['content']['application/json']>;
    /**
     * Sends a delivery again, by the same `webhook-id` and body, whether it has arrived or not; also when the webhook is off.
     * For the owner of the company. API keys need the scope `settings`.
     */
    resendDelivery: (
      id: paths['/webhooks/{id}/deliveries/{deliveryId}/resend']['post']['parameters']['path']['id'],
      deliveryId: paths['/webhooks/{id}/deliveries/{deliveryId}/resend']['post']['parameters']['path']['deliveryId'],
      options?: CallOptions,
    ) => Promise<
      paths['/webhooks/{id}/deliveries/{deliveryId}/resend']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Gives a webhook another secret. For 24 hours deliveries are signed by both.
     * For the owner of the company. API keys need the scope `settings`.
     */
    rotateSecret: (
      id: paths['/webhooks/{id}/rotate-secret']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<
      paths['/webhooks/{id}/rotate-secret']['post']['responses'][200]['content']['application/json']
    >;
    /**
     * Sends the webhook an event `webhook.test`, once, also when it is off.
     * For the owner of the company. API keys need the scope `settings`.
     */
    test: (
      id: paths['/webhooks/{id}/test']['post']['parameters']['path']['id'],
      options?: CallOptions,
    ) => Promise<paths['/webhooks/{id}/test']['post']['responses'][200]['content']['application/json']>;
    /**
     * Changes a webhook, turns it off, or on again: then what waits is sent, and what happened meanwhile only by `replay`.
     * For the owner of the company. API keys need the scope `settings`.
     */
    update: (
      id: paths['/webhooks/{id}']['put']['parameters']['path']['id'],
      body?: NonNullable<paths['/webhooks/{id}']['put']['requestBody']>['content']['application/json'],
      options?: CallOptions,
    ) => Promise<paths['/webhooks/{id}']['put']['responses'][200]['content']['application/json']>;
  };
}

/** What an operation is: method, path, then `b` for a body, `q` for a query, `f` for an answer that is a file; `pages` or `cursor` for iterators. */
export const operations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: {
    addPasskey: 'post /auth/passkeys b',
    beginPasskey: 'post /auth/passkeys/options b',
    beginPasskeyLogin: 'post /auth/login/passkey/options',
    beginSecondFactor: 'post /auth/second-factor b',
    cancelEmailChange: 'delete /auth/change-email',
    changeEmail: 'post /auth/change-email b',
    changePassword: 'post /auth/change-password b',
    confirmEmail: 'post /auth/confirm-email b',
    confirmSecondFactor: 'post /auth/second-factor/confirm b',
    endOtherSessions: 'delete /auth/sessions',
    endSession: 'delete /auth/sessions/{id}',
    forgotPassword: 'post /auth/forgot-password b',
    getEmailChange: 'get /auth/change-email',
    getRegistrationRule: 'get /auth/registration',
    getSecondFactor: 'get /auth/second-factor',
    joinCompany: 'post /auth/join b',
    listPasskeys: 'get /auth/passkeys q',
    allPasskeys: 'get /auth/passkeys q pages',
    listSessions: 'get /auth/sessions q',
    allSessions: 'get /auth/sessions q pages',
    login: 'post /auth/login b',
    loginWithPasskey: 'post /auth/login/passkey b',
    loginWithSecondFactor: 'post /auth/login/second-factor b',
    logout: 'post /auth/logout',
    lookAtAccountLink: 'post /auth/link b',
    me: 'get /auth/me',
    register: 'post /auth/register b',
    removePasskey: 'delete /auth/passkeys/{id} b',
    renamePasskey: 'put /auth/passkeys/{id} b',
    renewRecoveryCodes: 'post /auth/second-factor/recovery-codes b',
    resendConfirmation: 'post /auth/resend-confirmation',
    resendEmailChange: 'post /auth/change-email/resend',
    resetPassword: 'post /auth/reset-password b',
    turnOffSecondFactor: 'delete /auth/second-factor b',
  },
  activities: {
    count: 'get /activities/counts',
    countUnread: 'get /unread-counts',
    getWorkQueue: 'get /work-queue q',
    list: 'get /activities q',
    all: 'get /activities q cursor',
    markAsRead: 'post /activities/mark-as-read',
  },
  apiKeys: {
    create: 'post /api-keys b',
    delete: 'delete /api-keys/{id}',
    list: 'get /api-keys q',
    all: 'get /api-keys q pages',
  },
  auditLog: { list: 'get /audit-log q', all: 'get /audit-log q pages' },
  changes: { list: 'get /changes q' },
  chat: {
    countUnreadChatMessages: 'get /chat/unread-count',
    deleteConversation: 'delete /chat/conversations/{id}',
    listConversations: 'get /chat/conversations q',
    allConversations: 'get /chat/conversations q pages',
    listMessages: 'get /chat/messages/{id} q',
    allMessages: 'get /chat/messages/{id} q pages',
    markConversationAsRead: 'post /chat/conversations/{id}/read b',
    searchUsers: 'get /chat/users q',
    sendMessage: 'post /chat/messages b',
  },
  clients: {
    addContact: 'post /client-directory/{id}/contacts b',
    annotateCollectedClient: 'put /user-global-clients/{id} b',
    changeContact: 'put /client-directory/{id}/contacts/{contactId} b',
    collect: 'post /user-global-clients b',
    confirmPersonalClient: 'post /clients-personal/{id}/confirm',
    countDirectory: 'get /client-directory/stats',
    create: 'post /clients b',
    createInBulk: 'post /clients/bulk b',
    createPersonalClient: 'post /clients-personal b',
    delete: 'delete /clients/{id}',
    deletePersonalClient: 'delete /clients-personal/{id}',
    get: 'get /clients/{id}',
    getDirectoryClient: 'get /client-directory/{id}',
    getMoney: 'get /client-directory/{id}/money',
    getPersonalClient: 'get /clients-personal/{id}',
    list: 'get /clients q',
    all: 'get /clients q pages',
    listCollectedClients: 'get /user-global-clients q',
    allCollectedClients: 'get /user-global-clients q pages',
    listContacts: 'get /client-directory/{id}/contacts',
    listDirectory: 'get /client-directory q',
    allDirectory: 'get /client-directory q pages',
    listDocuments: 'get /client-directory/{id}/documents q',
    allDocuments: 'get /client-directory/{id}/documents q pages',
    listMails: 'get /client-directory/{id}/mails',
    listOrders: 'get /client-directory/{id}/orders q',
    allOrders: 'get /client-directory/{id}/orders q pages',
    listPersonalClients: 'get /clients-personal q',
    allPersonalClients: 'get /clients-personal q pages',
    release: 'delete /user-global-clients/{id}',
    removeContact: 'delete /client-directory/{id}/contacts/{contactId}',
    searchGlobalClients: 'get /global-clients/search q',
    searchAllGlobalClients: 'get /global-clients/search q pages',
    update: 'put /clients/{id} b',
    updatePersonalClient: 'put /clients-personal/{id} b',
  },
  companies: {
    acceptInvitation: 'post /invitations/{id}/accept',
    create: 'post /companies b',
    declineInvitation: 'post /invitations/{id}/decline',
    delete: 'delete /companies/{id}',
    get: 'get /companies/{id}',
    getUserCompany: 'get /user-company',
    inviteUser: 'post /companies/{id}/users b',
    list: 'get /companies q',
    all: 'get /companies q pages',
    listInvitations: 'get /invitations q',
    allInvitations: 'get /invitations q pages',
    listUsers: 'get /companies/{id}/users q',
    allUsers: 'get /companies/{id}/users q pages',
    listUsersWithRoles: 'get /companies/{id}/users-with-roles q',
    allUsersWithRoles: 'get /companies/{id}/users-with-roles q pages',
    mailUserPasswordLink: 'post /companies/{id}/users/{userId}/password-link',
    registerUser: 'post /companies/{id}/register-user b',
    removeUser: 'delete /companies/{id}/users/{userId}',
    resendInvitation: 'post /companies/{id}/invitations/{invitationId}/resend',
    setUserActive: 'post /companies/{id}/users/{userId}/activate b',
    update: 'put /companies/{id} b',
    withdrawInvitation: 'delete /companies/{id}/invitations/{invitationId}',
  },
  companyNumbers: {
    check: 'post /checks/company-numbers b',
    findRegisteredCompany: 'get /company-registry q',
  },
  countries: { list: 'get /countries q', all: 'get /countries q pages' },
  crawler: {
    approveFoundCompanies: 'post /crawler/approve-companies b',
    clearFoundCompanies: 'delete /crawler/found-companies',
    getCrawlProgress: 'get /crawler/progress',
    listCrawledAddresses: 'get /crawler/addresses q',
    allCrawledAddresses: 'get /crawler/addresses q pages',
    listFoundCompanies: 'get /crawler/found-companies q',
    allFoundCompanies: 'get /crawler/found-companies q pages',
    removeFoundCompany: 'delete /crawler/found-companies/{id}',
    startCrawl: 'post /crawler/start b',
    stopCrawl: 'post /crawler/stop',
  },
  currencies: { convert: 'get /convert-currency q', listRates: 'get /currencies q' },
  documents: {
    confirmReceivedDocument: 'post /received-documents/{id}/confirm b',
    delete: 'delete /documents/{id}',
    download: 'get /documents/{id}/download f',
    downloadReceivedDocument: 'get /received-documents/{id}/download f',
    get: 'get /documents/{id}',
    list: 'get /documents q',
    listReceivedDocuments: 'get /orders/{id}/received-documents',
    listTypes: 'get /documents/types',
    refuseReceivedDocument: 'post /received-documents/{id}/refuse',
    uploadOrderDocument: 'post /documents/upload-order b',
    uploadRouteDocument: 'post /documents/upload b',
  },
  emailTemplates: {
    create: 'post /email-templates b',
    delete: 'delete /email-templates/{id}',
    get: 'get /email-templates/{id}',
    getBuiltInEmailText: 'get /email-templates/built-in/{type} q',
    getCurrentEmailText: 'get /email-templates/current/{type} q',
    getOfType: 'get /email-templates/type/{type}',
    list: 'get /email-templates q',
    all: 'get /email-templates q pages',
    update: 'put /email-templates/{id} b',
  },
  globalDirectories: {
    countGlobalClients: 'get /client-database/stats',
    createGlobalClient: 'post /client-database b',
    createGlobalSubcontractor: 'post /global-subcontractors b',
    deleteGlobalClient: 'delete /client-database/{id}',
    deleteGlobalSubcontractor: 'delete /global-subcontractors/{id}',
    getGlobalClient: 'get /client-database/{id}',
    getGlobalSubcontractor: 'get /global-subcontractors/{id}',
    listGlobalClients: 'get /client-database q',
    allGlobalClients: 'get /client-database q pages',
    listGlobalSubcontractors: 'get /global-subcontractors q',
    allGlobalSubcontractors: 'get /global-subcontractors q pages',
    searchClientDatabase: 'get /client-database/search q',
    searchAllClientDatabase: 'get /client-database/search q pages',
    searchGlobalSubcontractors: 'get /global-subcontractors/search q',
    searchAllGlobalSubcontractors: 'get /global-subcontractors/search q pages',
    updateGlobalClient: 'put /client-database/{id} b',
    updateGlobalSubcontractor: 'put /global-subcontractors/{id} b',
  },
  health: {
    getLiveness: 'get /health/live',
    getReadiness: 'get /health/ready',
    getSystem: 'get /system',
    retryFailedJob: 'post /system/failed-jobs/{id}/retry',
  },
  imports: {
    downloadRejectedRows: 'get /imports/{id}/rejected f',
    exportDirectory: 'get /exports/{kind} qf',
    get: 'get /imports/{id}',
    list: 'get /imports q',
    all: 'get /imports q pages',
    preview: 'post /imports/{id}/preview b',
    start: 'post /imports/{id}/start b',
    upload: 'post /imports/{kind} b',
  },
  invoices: {
    correct: 'post /orders/{id}/correct-invoice b',
    downloadKsefReceipt: 'get /orders/{id}/invoices/{invoiceId}/upo f',
    downloadStructuredInvoice: 'get /orders/{id}/invoices/{invoiceId}/xml f',
    generateCorrectionPreview: 'post /orders/{id}/generate-correction-preview b',
    generateMendPreview: 'post /orders/{id}/invoices/{invoiceId}/generate-mend-preview b',
    generatePreview: 'post /orders/{id}/generate-invoice-preview b',
    getMail: 'get /orders/{id}/invoice-mail q',
    listOrderInvoices: 'get /orders/{id}/invoices',
    listPayments: 'get /orders/{id}/payments',
    listVatRates: 'get /orders/{id}/vat-rates q',
    mend: 'post /orders/{id}/invoices/{invoiceId}/mend b',
    passOn: 'post /orders/{id}/invoices/{invoiceId}/passed-on',
    previewMail: 'post /orders/{id}/send-invoice/preview b',
    recordPayment: 'post /orders/{id}/payments b',
    removePayment: 'delete /orders/{id}/payments/{paymentId} b',
    retryKsefSubmission: 'post /orders/{id}/invoices/{invoiceId}/ksef-retry',
    save: 'post /orders/{id}/save-invoice b',
    send: 'post /orders/{id}/send-invoice b',
  },
  links: {
    create: 'post /links b',
    getCompanyFormLink: 'get /links/company-form q',
    revoke: 'post /links/revoke b',
  },
  mail: {
    dropSetAsideMail: 'delete /incoming-mail/set-aside/{id}',
    getOutboxMail: 'get /mail-outbox/{id}',
    listOutboxMails: 'get /mail-outbox q',
    allOutboxMails: 'get /mail-outbox q pages',
    listSetAsideMails: 'get /incoming-mail/set-aside q',
    allSetAsideMails: 'get /incoming-mail/set-aside q pages',
    retrySetAsideMail: 'post /incoming-mail/set-aside/{id}/retry',
  },
  mailsToClients: {
    getMailing: 'get /client-mailings/{id}',
    getMailingProgress: 'get /client-mailings/{id}/progress',
    listMailings: 'get /client-mailings q',
    allMailings: 'get /client-mailings q pages',
    previewEmail: 'post /preview-email b',
    retryMailing: 'post /client-mailings/{id}/retry',
    sendEmailToClients: 'post /send-email-to-clients b',
    sendSingleEmail: 'post /send-single-email b',
    translateEmail: 'post /translate-email b',
  },
  messages: {
    count: 'get /messages/stats',
    countUnreadMessages: 'get /messages/unread-count',
    create: 'post /messages b',
    delete: 'delete /messages/{id}',
    downloadAttachment: 'get /messages/{id}/attachments/{attachmentId} f',
    get: 'get /messages/{id}',
    getConversation: 'get /messages/{id}/conversation',
    list: 'get /messages q',
    all: 'get /messages q pages',
    listConversations: 'get /messages/conversations q',
    allConversations: 'get /messages/conversations q pages',
    update: 'put /messages/{id} b',
  },
  money: {
    approveReceivedInvoice: 'post /money/received-invoices/{id}/approve b',
    assignReceivedInvoice: 'post /money/received-invoices/{id}/assign b',
    createPaymentFile: 'post /money/payment-files b',
    downloadPaymentFile: 'get /money/payment-files/{id}/xml f',
    downloadReceivedInvoice: 'get /money/received-invoices/{id}/xml f',
    enterCarrierInvoice: 'post /orders/{id}/carrier-invoices b',
    export: 'get /money/export/{kind} qf',
    getReceivedInvoice: 'get /money/received-invoices/{id}',
    listMarginOrders: 'get /money/margins/orders q',
    allMarginOrders: 'get /money/margins/orders q pages',
    listMargins: 'get /money/margins q',
    allMargins: 'get /money/margins q pages',
    listOrderCarrierInvoices: 'get /orders/{id}/carrier-invoices',
    listPayables: 'get /money/payables q',
    allPayables: 'get /money/payables q pages',
    listPaymentFiles: 'get /money/payment-files q',
    allPaymentFiles: 'get /money/payment-files q pages',
    listReceivables: 'get /money/receivables q',
    allReceivables: 'get /money/receivables q pages',
    listReceivedInvoices: 'get /money/received-invoices q',
    allReceivedInvoices: 'get /money/received-invoices q pages',
    listUnsentInvoices: 'get /money/unsent-invoices q',
    allUnsentInvoices: 'get /money/unsent-invoices q pages',
    markPaymentFilePaid: 'post /money/payment-files/{id}/paid b',
    previewPaymentFile: 'post /money/payment-files/preview b',
    recordCarrierPayment: 'post /orders/{id}/carrier-invoices/{invoiceId}/payments b',
    rejectReceivedInvoice: 'post /money/received-invoices/{id}/reject b',
    removeCarrierInvoice: 'delete /orders/{id}/carrier-invoices/{invoiceId} b',
    removeCarrierPayment: 'delete /orders/{id}/carrier-invoices/{invoiceId}/payments/{paymentId} b',
    restoreReceivedInvoice: 'post /money/received-invoices/{id}/restore',
    sendReminders: 'post /money/reminders b',
    summarizePayables: 'get /money/payables/summary',
    summarizeReceivables: 'get /money/receivables/summary',
  },
  orderRoutes: {
    askForVehicle: 'post /orders/{id}/order-routes/{routeId}/vehicle-request',
    create: 'post /order-routes b',
    delete: 'delete /order-routes/{id}',
    getCmrNote: 'get /orders/{id}/order-routes/{routeId}/cmr-note q',
    getMap: 'get /orders/{id}/route-map',
    getOrderDocument: 'get /orders/{id}/order-routes/{routeId}/order-document f',
    getPriceHistory: 'get /order-routes/{id}/price-history',
    join: 'post /orders/{id}/order-routes/{routeId}/join',
    keepCmrNote: 'put /orders/{id}/order-routes/{routeId}/cmr-note bq',
    listLoadPublications: 'get /order-routes/{id}/load-publications',
    move: 'put /orders/{id}/order-routes/dates b',
    previewLoad: 'post /order-routes/{id}/load-publications/preview b',
    printCmr: 'get /orders/{id}/order-routes/{routeId}/cmr qf',
    publishLoad: 'post /order-routes/{id}/load-publications b',
    remindCarrier: 'post /orders/{id}/order-routes/{routeId}/remind-carrier',
    selectOffer: 'put /order-routes/{id}/select-offer b',
    split: 'post /orders/{id}/order-routes/{routeId}/split b',
    update: 'put /order-routes/{id} b',
    withdrawLoad: 'delete /order-routes/{id}/load-publications',
  },
  orders: {
    arrangeRoutes: 'put /orders/{id}/order-routes/sequence b',
    arrangeViews: 'put /order-views/sequence b',
    assign: 'put /orders/{id}/assignee b',
    changeStatus: 'put /orders/{id}/status b',
    confirmClient: 'post /orders/{id}/confirm-client b',
    confirmRequest: 'post /orders/{id}/confirm-request',
    countUnreadOrders: 'get /orders/unread-count',
    createDraft: 'post /order-drafts b',
    createInBulk: 'post /orders/bulk b',
    createView: 'post /order-views b',
    delete: 'delete /orders/{id}',
    deleteDraft: 'delete /order-drafts/{id}',
    deleteView: 'delete /order-views/{id}',
    duplicate: 'post /orders/{id}/duplicate b',
    export: 'get /orders/export qf',
    getDetails: 'get /orders/{id}/details',
    getDraft: 'get /order-drafts/{id}',
    getHistory: 'get /orders/{id}/history',
    getSummary: 'get /orders/{id}/summary q',
    getWorkspace: 'get /orders/{id}/workspace q',
    list: 'get /orders q',
    all: 'get /orders q pages',
    listDrafts: 'get /order-drafts q',
    allDrafts: 'get /order-drafts q pages',
    listRoutes: 'get /orders/{id}/order-routes q',
    listViews: 'get /order-views q',
    allViews: 'get /order-views q pages',
    markOrderAsRead: 'put /orders/{id}/mark-as-read',
    markOrdersAsRead: 'post /orders/mark-as-read b',
    passOnMail: 'post /orders/{id}/mails/{messageId}/passed-on',
    previewMail: 'post /orders/{id}/mail-preview b',
    readText: 'post /orders/read-text b',
    recordSubcontractorAnswer: 'post /orders/{id}/record-subcontractor-answer b',
    remindClient: 'post /orders/{id}/remind-client b',
    sendSubcontractorAcceptance: 'post /orders/{id}/send-subcontractor-acceptance b',
    setFollowUp: 'put /orders/{id}/follow-up b',
    snooze: 'put /orders/{id}/snooze b',
    sumUpOrders: 'get /orders/totals q',
    update: 'put /orders/{id} b',
    updateDraft: 'put /order-drafts/{id} b',
    updateView: 'put /order-views/{id} b',
    wake: 'delete /orders/{id}/snooze',
  },
  priceRequests: {
    askSubcontractorGroup: 'post /send-email-to-subcontractor-group b',
    askSubcontractors: 'post /order-routes/{id}/price-requests b',
    getProgress: 'get /order-routes/{id}/price-requests/progress',
    list: 'get /order-routes/{id}/price-requests',
    listCarriersToAsk: 'get /order-routes/{id}/carriers-to-ask',
    remind: 'post /order-routes/{id}/price-requests/remind',
    retry: 'post /order-routes/{id}/price-requests/retry',
  },
  privacy: {
    downloadCompanyExport: 'get /companies/{id}/export f',
    erasePerson: 'post /privacy/erase b',
    getCompanyExport: 'get /companies/{id}/export/status',
    startCompanyExport: 'post /companies/{id}/export',
  },
  publicPages: {
    answerClientOffer: 'post /public/quotation-acceptance b',
    answerSubcontractorOrder: 'post /orders/{id}/subcontractor-response b',
    getInstallation: 'get /public/installation',
    getLinkedOrderDocument: 'get /public/links/subcontractor-order-view/document qf',
    getPublicCompanySettings: 'get /public/company-settings/{user_id}',
    registerCarrier: 'post /public/embedded-forms/{code}/carriers b',
    sendCarrierDocument: 'post /public/links/subcontractor-order-view/documents bq',
    sendRegistrationPaper: 'post /public/embedded-forms/carriers/papers bq',
    submitEmbeddedRequest: 'post /public/embedded-forms/{code}/requests b',
    submitPublicOrder: 'post /public/order b',
    submitPublicQuotation: 'post /public/quotation b',
    submitSubcontractorOffer: 'post /public/subcontractor-offer b',
    viewEmbeddedForm: 'get /public/embedded-forms/{code} q',
    viewLink: 'get /public/links/{kind} q',
  },
  quotations: {
    create: 'post /quotations b',
    list: 'get /quotations q',
    all: 'get /quotations q pages',
    listStatuses: 'get /quotation-statuses',
    previewOfferToClient: 'post /send-offers-to-client/preview b',
    sendCompletionRequest: 'post /send-completion-request-email b',
    sendOffersToClient: 'post /send-offers-to-client b',
    setClientPrice: 'put /quotations/{id}/client-price b',
  },
  settings: {
    createCalendarLink: 'post /calendar-links b',
    deleteCalendarLink: 'delete /calendar-links/{scope}',
    enterKsefOutage: 'post /company-settings/ksef-outages b',
    getCompanySettings: 'get /company-settings',
    getEmbeddedForm: 'get /embedded-form',
    getKsefSettings: 'get /company-settings/ksef',
    getLoadExchangeSettings: 'get /company-settings/load-exchange',
    getPriceSettings: 'get /user-price-km',
    getReadOnlyCompanySettings: 'get /company-settings/read-only',
    listCalendarLinks: 'get /calendar-links',
    listKsefOutages: 'get /company-settings/ksef-outages',
    removeKsefOutage: 'delete /company-settings/ksef-outages/{id}',
    renewEmbeddedFormCode: 'post /embedded-form/renew-code',
    signInAtLoadExchange: 'post /company-settings/load-exchange/sign-in b',
    tryKsef: 'post /company-settings/ksef/trial',
    updateCompanySettings: 'put /company-settings b',
    updateEmbeddedForm: 'put /embedded-form b',
    updateKsefOutage: 'put /company-settings/ksef-outages/{id} b',
    updateKsefSettings: 'put /company-settings/ksef b',
    updateLoadExchangeSettings: 'put /company-settings/load-exchange b',
    updatePriceSettings: 'put /user-price-km b',
  },
  subcontractorGroups: {
    addMember: 'post /subcontractor-groups/{id}/members b',
    count: 'get /subcontractor-groups/stats',
    create: 'post /subcontractor-groups b',
    delete: 'delete /subcontractor-groups/{id}',
    get: 'get /subcontractor-groups/{id}',
    list: 'get /subcontractor-groups q',
    all: 'get /subcontractor-groups q pages',
    listMembers: 'get /subcontractor-groups/{id}/members q',
    allMembers: 'get /subcontractor-groups/{id}/members q pages',
    removeMember: 'delete /subcontractor-groups/{id}/members/{memberId}',
    update: 'put /subcontractor-groups/{id} b',
  },
  subcontractorOffers: {
    countOfOrder: 'get /subcontractor-offers/count/{id}',
    delete: 'delete /subcontractor-offers/{id}',
    enterContractQuote: 'post /subcontractor-offers b',
    get: 'get /subcontractor-offers/{id}',
    list: 'get /subcontractor-offers q',
    all: 'get /subcontractor-offers q pages',
    listOfRoute: 'get /subcontractor-offers/route/{id} q',
    allOfRoute: 'get /subcontractor-offers/route/{id} q pages',
  },
  subcontractors: {
    acceptCarrierRegistration: 'post /carrier-registrations/{id}/accept b',
    addCarrierContact: 'post /subcontractor-directory/{id}/contacts b',
    addCarrierPaper: 'post /subcontractor-directory/{id}/papers b',
    addCarrierVehicle: 'post /subcontractor-directory/{id}/vehicles b',
    changeCarrierContact: 'put /subcontractor-directory/{id}/contacts/{contactId} b',
    changeCarrierPaper: 'put /subcontractor-directory/{id}/papers/{paperId} b',
    changeCarrierVehicle: 'put /subcontractor-directory/{id}/vehicles/{vehicleId} b',
    collect: 'post /user-global-subcontractors b',
    count: 'get /subcontractors/stats',
    countDirectory: 'get /subcontractor-directory/stats',
    create: 'post /subcontractors b',
    createInBulk: 'post /subcontractors/bulk b',
    createPersonalSubcontractor: 'post /subcontractors-personal b',
    delete: 'delete /subcontractors/{id}',
    deletePersonalSubcontractor: 'delete /subcontractors-personal/{id}',
    downloadCarrierPaper: 'get /subcontractor-directory/{id}/papers/{paperId}/file f',
    downloadRegistrationPaper: 'get /carrier-registrations/{id}/papers/{paperId}/file f',
    fileCarrierPaper: 'post /subcontractor-directory/{id}/papers/{paperId}/file b',
    get: 'get /subcontractors/{id}',
    getCarrierFitness: 'get /subcontractor-directory/{id}/fitness',
    getCarrierPerformance: 'get /subcontractor-directory/{id}/performance',
    getDirectorySubcontractor: 'get /subcontractor-directory/{id}',
    list: 'get /subcontractors q',
    all: 'get /subcontractors q pages',
    listCarrierContacts: 'get /subcontractor-directory/{id}/contacts',
    listCarrierDocuments: 'get /subcontractor-directory/{id}/documents q',
    allCarrierDocuments: 'get /subcontractor-directory/{id}/documents q pages',
    listCarrierLanes: 'get /subcontractor-directory/{id}/lanes',
    listCarrierMails: 'get /subcontractor-directory/{id}/mails',
    listCarrierOrders: 'get /subcontractor-directory/{id}/orders q',
    allCarrierOrders: 'get /subcontractor-directory/{id}/orders q pages',
    listCarrierPapers: 'get /subcontractor-directory/{id}/papers',
    listCarrierRegistrations: 'get /carrier-registrations q',
    allCarrierRegistrations: 'get /carrier-registrations q pages',
    listCarrierVehicles: 'get /subcontractor-directory/{id}/vehicles',
    listDirectory: 'get /subcontractor-directory q',
    allDirectory: 'get /subcontractor-directory q pages',
    listHeldPapers: 'get /carrier-papers q',
    refuseCarrierRegistration: 'post /carrier-registrations/{id}/refuse',
    release: 'delete /user-global-subcontractors/{id}',
    removeCarrierContact: 'delete /subcontractor-directory/{id}/contacts/{contactId}',
    removeCarrierPaper: 'delete /subcontractor-directory/{id}/papers/{paperId}',
    removeCarrierVehicle: 'delete /subcontractor-directory/{id}/vehicles/{vehicleId}',
    update: 'put /subcontractors/{id} b',
    updatePersonalSubcontractor: 'put /subcontractors-personal/{id} b',
  },
  testTools: {
    checkQuoteRequest: 'post /tests/is-quote-request b',
    cleanupDatabase: 'post /tests/cleanup-database b',
    createTestLink: 'post /tests/links b',
    executeSql: 'post /tests/execute-sql b',
    findTestRecords: 'get /tests/records q',
    generateRandomQuotation: 'post /tests/generate-random-quotation b',
    get: 'get /tests',
    listSqlHistory: 'get /tests/sql-history q',
    allSqlHistory: 'get /tests/sql-history q pages',
    sendTestEmail: 'post /tests/send-test-email b',
  },
  users: {
    delete: 'delete /users/{id}',
    endSessionsOf: 'delete /users/{id}/sessions',
    findByEmail: 'get /users/find-by-email q',
    get: 'get /users/{id}',
    list: 'get /users q',
    all: 'get /users q pages',
    mailPasswordLink: 'post /users/{id}/password-link',
    search: 'get /users/search q',
    setPassword: 'put /users/{id}/password b',
    turnOffSecondFactorOf: 'delete /users/{id}/second-factor',
    update: 'put /users/{id} b',
    updateOwnSettings: 'put /users/me b',
  },
  webhooks: {
    create: 'post /webhooks b',
    delete: 'delete /webhooks/{id}',
    get: 'get /webhooks/{id}',
    getDelivery: 'get /webhooks/{id}/deliveries/{deliveryId}',
    list: 'get /webhooks q',
    all: 'get /webhooks q pages',
    listDeliveries: 'get /webhooks/{id}/deliveries q',
    allDeliveries: 'get /webhooks/{id}/deliveries q pages',
    replay: 'post /webhooks/{id}/replay b',
    resendDelivery: 'post /webhooks/{id}/deliveries/{deliveryId}/resend',
    rotateSecret: 'post /webhooks/{id}/rotate-secret',
    test: 'post /webhooks/{id}/test',
    update: 'put /webhooks/{id} b',
  },
};
