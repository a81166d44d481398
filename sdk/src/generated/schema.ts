// Generated from openapi/openapi.json by `npm run generate -w sdk`; never edited.
export interface paths {
  '/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Messages and orders together, what happened last first. An order stands where it changed last. */
    get: operations['listActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/activities/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many activities of each kind there are, and how many of them nobody has read. */
    get: operations['countActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/activities/mark-as-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Marks all messages and orders as read. */
    post: operations['markActivitiesAsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Opens a session. The same answer for an unknown address and a wrong password. */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Ends the session: its token no longer works. */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Who is signed in. */
    get: operations['me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Makes a user and their company. How many is limited, but for administrators, whose token comes along. */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/conversations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The caller's conversations, the one with the latest message first. */
    get: operations['listChatConversations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/conversations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * @description Deletes the conversation with a user for the caller alone. The other one keeps it; a new message begins it again, without
     *     what was deleted. What both have deleted is gone.
     */
    delete: operations['deleteChatConversation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/conversations/{id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Marks what a user wrote to the caller as read. */
    post: operations['markChatConversationAsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Writes to a user; their open sockets, and the caller's own, are told. */
    post: operations['sendChatMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/messages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What the caller and a user wrote to each other. Reading it marks nothing. */
    get: operations['listChatMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/unread-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Number of messages that the caller has not read. */
    get: operations['countUnreadChatMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/chat/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Finds users to write to; the same as `/users/search`. */
    get: operations['searchChatUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/checks/company-numbers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Looks at numbers of a company as they are typed. Nothing is refused: a real company's may differ from the rules. */
    post: operations['checkCompanyNumbers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-database': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description All global clients. */
    get: operations['listGlobalClients'];
    put?: never;
    /** @description Makes a global client. */
    post: operations['createGlobalClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-database/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One global client. */
    get: operations['getGlobalClient'];
    /** @description Changes a global client, in all collections. */
    put: operations['updateGlobalClient'];
    post?: never;
    /** @description Deletes a global client, also from all collections; orders keep the client's name and address. */
    delete: operations['deleteGlobalClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-database/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The same as `GET /global-clients/search`, 20 a page when `page_size` is left out. */
    get: operations['searchClientDatabase'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-database/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many global clients there are. */
    get: operations['countGlobalClients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-directory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's own clients together with the global ones of its collection. */
    get: operations['listClientDirectory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-directory/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One client of the directory: the company's own, or a collected one with its entry. */
    get: operations['getDirectoryClient'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-directory/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many clients the directory has. */
    get: operations['countClientDirectory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-mailings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The letters that the company sent to many clients, the latest first. */
    get: operations['listClientMailings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-mailings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description A letter to many clients, whom it went to, and what became of each mail. */
    get: operations['getClientMailing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-mailings/{id}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many of the mails stand how: small enough to be asked every second. */
    get: operations['getClientMailingProgress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/client-mailings/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Writes to those again whose mail could not be delivered, in the same words. */
    post: operations['retryClientMailing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The same as `GET /clients-personal`. */
    get: operations['listClients'];
    put?: never;
    /** @description The same as `POST /clients-personal`. */
    post: operations['createClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients-personal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's own clients. */
    get: operations['listPersonalClients'];
    put?: never;
    /** @description Makes a client. */
    post: operations['createPersonalClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients-personal/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One client. */
    get: operations['getPersonalClient'];
    /** @description Changes a client. */
    put: operations['updatePersonalClient'];
    post?: never;
    /** @description Deletes a client; its orders keep the client's name and address. */
    delete: operations['deletePersonalClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/clients/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The same as `GET /clients-personal/{id}`. */
    get: operations['getClient'];
    /** @description The same as `PUT /clients-personal/{id}`. */
    put: operations['updateClient'];
    post?: never;
    /** @description The same as `DELETE /clients-personal/{id}`. */
    delete: operations['deleteClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One's own company; for administrators all companies. */
    get: operations['listCompanies'];
    put?: never;
    /** @description Makes a company of which the signed-in user, who has none, becomes the owner. */
    post: operations['createCompany'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One's own company; for administrators any. */
    get: operations['getCompany'];
    /** @description Changes the company's name and sending address. */
    put: operations['updateCompany'];
    post?: never;
    /** @description Deletes a company without orders and all that is its own; its people stay users without a company. */
    delete: operations['deleteCompany'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/invitations/{invitationId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Takes an invitation back. */
    delete: operations['withdrawInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/register-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Makes a collaborator. */
    post: operations['registerCompanyUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The people of a company. */
    get: operations['listCompanyUsers'];
    put?: never;
    /** @description Invites an existing user who has no company; they decide. 404 `user_not_found` when there is no such user. */
    post: operations['inviteCompanyUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/users-with-roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The people of a company with what they are in it, and the users who have been invited. */
    get: operations['listCompanyUsersWithRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/users/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Makes a collaborator a user without a company. Their sessions end at once; what they made stays. */
    delete: operations['removeCompanyUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/{id}/users/{userId}/activate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Lets a collaborator work or not. Their sessions end at once. */
    post: operations['setCompanyUserActive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company-registry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Looks a company up in the public register of its country. */
    get: operations['findRegisteredCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The settings of the company. */
    get: operations['getCompanySettings'];
    /** @description Changes the settings of the company. */
    put: operations['updateCompanySettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company-settings/read-only': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What everyone in the company may read. */
    get: operations['getReadOnlyCompanySettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/convert-currency': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Converts an amount by the last rate on or before a day. */
    get: operations['convertCurrency'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/countries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description All countries, by name. */
    get: operations['listCountries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The addresses of the latest look, each with what came of it; 1,000 a page when `page_size` is left out. */
    get: operations['listCrawledAddresses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/approve-companies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Saves found companies among the global clients. One that is there already, by website, e-mail address or number, has
     *     its empty fields filled; what somebody wrote there stays.
     */
    post: operations['approveFoundCompanies'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/found-companies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Companies that were found and neither saved nor removed; 1,000 a page when `page_size` is left out. */
    get: operations['listFoundCompanies'];
    put?: never;
    post?: never;
    /** @description Empties the list of found companies. */
    delete: operations['clearFoundCompanies'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/found-companies/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Removes a found company from the list. */
    delete: operations['removeFoundCompany'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How far it came: to be asked each second while it runs. */
    get: operations['getCrawlProgress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Begins to look through websites; `GET /crawler/progress` tells how far that came. */
    post: operations['startCrawl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/crawler/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Stops it; what was found stays. Nothing happens when nothing runs. */
    post: operations['stopCrawl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/currencies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Published rates, newest first. */
    get: operations['listCurrencyRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Documents of an order, or of one leg, the newest first. */
    get: operations['listDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description A document with its content. */
    get: operations['getDocument'];
    put?: never;
    post?: never;
    /** @description Deletes a document with its file. */
    delete: operations['deleteDocument'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/{id}/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The file itself, to be saved. */
    get: operations['downloadDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What documents there are, and which files are taken. */
    get: operations['listDocumentTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Files a document of at most 10 MB with a leg. The POD that was still missing at status 8 leads to 10. */
    post: operations['uploadRouteDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/documents/upload-order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Files a document of at most 10 MB with a whole order. */
    post: operations['uploadOrderDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's own texts of mails. For types without one the built-in text is sent. */
    get: operations['listEmailTemplates'];
    put?: never;
    /** @description Makes a template: from now on it is what is sent. */
    post: operations['createEmailTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-templates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One template. */
    get: operations['getEmailTemplate'];
    /** @description Changes a template. */
    put: operations['updateEmailTemplate'];
    post?: never;
    /** @description Deletes a template; the built-in text is sent again. */
    delete: operations['deleteEmailTemplate'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-templates/built-in/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The text that the product brings along for a type. */
    get: operations['getBuiltInEmailText'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-templates/current/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The text that mails of a type have now: the company's own when there is one, else the built-in one. */
    get: operations['getCurrentEmailText'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/email-templates/type/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's own text of a type; 404 when there is none. */
    get: operations['getEmailTemplateOfType'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/exports/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * @description The company's directory as a file, collected global records among it; for administrators the global one. The header
     *     `X-Total-Count` says how many records it has.
     */
    get: operations['exportDirectory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/global-clients/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Looks through the global clients; 10 a page when `page_size` is left out. */
    get: operations['searchGlobalClients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/global-subcontractors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description All global subcontractors; 50 a page when `page_size` is left out. */
    get: operations['listGlobalSubcontractors'];
    put?: never;
    /** @description Makes a global subcontractor. */
    post: operations['createGlobalSubcontractor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/global-subcontractors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One global subcontractor. */
    get: operations['getGlobalSubcontractor'];
    /** @description Changes a global subcontractor, in all collections. */
    put: operations['updateGlobalSubcontractor'];
    post?: never;
    /** @description Deletes a global subcontractor, also from all collections; quotes keep the name. */
    delete: operations['deleteGlobalSubcontractor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/global-subcontractors/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Looks through the global subcontractors. */
    get: operations['searchGlobalSubcontractors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The process answers. */
    get: operations['getLiveness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Database and jobs can be used, and how mail server and storage are; 503 when database or jobs cannot be used. */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Imports so far, the newest first. */
    get: operations['listImports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One import: how far it came. */
    get: operations['getImport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Shows what an import would do by a plan. */
    post: operations['previewImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/rejected': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The refused rows as CSV, with the reasons in a column of their own; 404 when there are none. */
    get: operations['downloadRejectedRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{id}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Has the rows entered that nothing stands against; `GET /imports/{id}` tells how far that came. */
    post: operations['startImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/imports/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Takes a table of at most 10 MB and 50,000 rows in, as CSV or an Excel workbook. Nothing is entered yet. */
    post: operations['uploadImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The companies that have invited the signed-in user. */
    get: operations['listInvitations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Makes the signed-in user a collaborator of the company; their other invitations are over. */
    post: operations['acceptInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Turns an invitation down. */
    post: operations['declineInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Makes a link to one of the public pages. */
    post: operations['createLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/links/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Takes back the links of that kind and record made so far. */
    post: operations['revokeLinks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mail-outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Mails that were composed, newest first. */
    get: operations['listOutboxMails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mail-outbox/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One mail with its content and working links. */
    get: operations['getOutboxMail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's messages, newest first. */
    get: operations['listMessages'];
    put?: never;
    /** @description Writes to somebody outside: the letter goes into the outbox and leaves from the company's address. */
    post: operations['createMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description A message with what it says. Reading it marks nothing. */
    get: operations['getMessage'];
    /** @description Marks a message as read. */
    put: operations['updateMessage'];
    post?: never;
    /** @description Deletes a message. What was mailed stays in the administrators' outbox. */
    delete: operations['deleteMessage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages/{id}/attachments/{attachmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description A file that came with a message, to be saved: nobody vouches for what is in it. */
    get: operations['downloadMessageAttachment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many messages there are, by direction and status. */
    get: operations['countMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/messages/unread-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Number of messages that came in, or could not be delivered, and that nobody has read. */
    get: operations['countUnreadMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Adds a leg to an order. */
    post: operations['createRoute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Changes a leg, its margin or its chosen quote. */
    put: operations['updateRoute'];
    post?: never;
    /** @description Deletes a leg with its quotes. */
    delete: operations['deleteRoute'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes/{id}/price-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What carriers asked for on the lane of the leg, in other legs of the company. */
    get: operations['getPriceHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes/{id}/price-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Who was asked for a price of the leg, what became of the mail, and who has answered. */
    get: operations['listPriceRequests'];
    put?: never;
    /** @description Asks subcontractors for a price: each gets a mail with a link of their own. */
    post: operations['askSubcontractors'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes/{id}/price-requests/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many of those who were asked for a price of the leg stand how: small enough to be asked every second. */
    get: operations['getPriceRequestProgress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes/{id}/price-requests/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Asks those again whose mail could not be delivered, each in the words of the first time. */
    post: operations['retryPriceRequests'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order-routes/{id}/select-offer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Chooses a quote of the leg; null takes the choice back. */
    put: operations['selectOffer'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Orders of the company, newest first. */
    get: operations['listOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Changes an order. */
    put: operations['updateOrder'];
    post?: never;
    /** @description Deletes an order that was not yet offered to the client. */
    delete: operations['deleteOrder'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/correct-invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Issues a correction, with a number of its own, of the invoice as it stands after earlier ones. The order stays where it is. */
    post: operations['correctInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description An order with its routes and with what can be done next. */
    get: operations['getOrderDetails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/duplicate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Enters a request after the pattern of an order: the same client, addresses and load, at later dates, at status 0. */
    post: operations['duplicateOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/generate-correction-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description A correction as it would be: a draft that uses no number and changes nothing. */
    post: operations['generateCorrectionPreview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/generate-invoice-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The invoice as it would be: a draft that uses no number and changes nothing. */
    post: operations['generateInvoicePreview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The order's life from its beginning. */
    get: operations['getOrderHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/invoice-mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The words with which the mail of an invoice, a payment reminder or a correction begins. */
    get: operations['getInvoiceMail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The invoice of an order with its corrections, what is due and since when. */
    get: operations['listOrderInvoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/mark-as-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Marks an order as read. */
    put: operations['markOrderAsRead'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/order-routes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The legs of an order in their sequence. */
    get: operations['listOrderRoutes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/order-routes/{routeId}/order-document': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The order of a leg to its carrier as a PDF: as it was sent, or as it would be. */
    get: operations['getOrderDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/order-routes/{routeId}/vehicle-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Mails the carrier of a leg the link at which the vehicle and the driver are told. */
    post: operations['askForVehicle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/order-routes/sequence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Puts the legs of an order into another sequence. */
    put: operations['arrangeOrderRoutes'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/save-invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Issues the invoice: it gets the next number, its PDF is filed with the order, and the order goes to 11. */
    post: operations['saveInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/send-invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Mails the client the invoice with its PDF: from 11 the order goes to 12. At 12 sends it again, or reminds of its payment. Or mails a correction. */
    post: operations['sendInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/send-invoice/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Shows an invoice's mail as the client would see it. Sends nothing. */
    post: operations['previewInvoiceMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/send-subcontractor-acceptance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sends a leg's order to the subcontractor whose quote was chosen. */
    post: operations['sendSubcontractorAcceptance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Takes a step that a person decides: 0→1, 3→4, 3→5, 4→5, 5→1, 4→6, 12→13. */
    put: operations['changeOrderStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/subcontractor-response': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The subcontractor accepts or rejects an order, over a signed link. */
    post: operations['answerSubcontractorOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What the order costs, earns and sums up to in a currency; PLN when left out, the frozen one once the offer is sent. */
    get: operations['getOrderSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/vat-rates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The VAT rates that an invoice of the company can have, what comes of each, and what is lacking before it can be issued. */
    get: operations['listVatRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/mark-as-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Marks the named orders, or all, as read. */
    post: operations['markOrdersAsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/unread-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Number of orders that nobody has read. */
    get: operations['countUnreadOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/preview-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Shows a mail as a client would see it, with their name and a link that works. Sends nothing. */
    post: operations['previewEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/company-settings/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What a public form may read of the settings of a user's company. */
    get: operations['getPublicCompanySettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/installation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What anybody may know of this installation. */
    get: operations['getInstallation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/links/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What the page of a link shows. Changes nothing. */
    get: operations['viewLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/links/subcontractor-order-view/document': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The order of a leg as a PDF, for the carrier to whom it was sent. */
    get: operations['getLinkedOrderDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The same as `POST /public/quotation`. */
    post: operations['submitPublicOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/quotation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description A stranger's transport request, or with `order_id` and a signature the completion of one (which answers 200). */
    post: operations['submitPublicQuotation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/quotation-acceptance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The client accepts or rejects an offer, over a signed link. */
    post: operations['answerClientOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/public/subcontractor-offer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description A subcontractor's price for a leg, over a signed link. */
    post: operations['submitSubcontractorOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotation-statuses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The statuses, their labels and what may follow each. */
    get: operations['listQuotationStatuses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The same records as `GET /orders`. */
    get: operations['listQuotations'];
    put?: never;
    /** @description Enters a request that came by other ways than the form. */
    post: operations['createQuotation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/quotations/{id}/client-price': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Sets the price for the client by hand; null returns to the sum of the routes. */
    put: operations['setClientPrice'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/send-completion-request-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Asks the client to complete the data of a request at 0, 1 or 2: mails them a signed link to the form with what is known. The data
     *     count as incomplete until the form comes back.
     */
    post: operations['sendCompletionRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/send-email-to-clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Sends a letter to many clients: all of its mails go into the outbox at once and are delivered one by one, whatever becomes of the caller.
     *     `GET /client-mailings/{id}/progress` tells how far that is.
     */
    post: operations['sendEmailToClients'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/send-email-to-subcontractor-group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Asks every member of a group for the price of a leg, each in the language of their country and with a link of their own. Who was
     *     asked before for this leg gets no second mail, unless the first one could not be delivered.
     */
    post: operations['askSubcontractorGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/send-offers-to-client': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Sends the offer to the client: price and rates are frozen, the status becomes 3. */
    post: operations['sendOffersToClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/send-offers-to-client/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Shows an offer's mail as the client would see it, with its details and price. Sends nothing. */
    post: operations['previewOfferToClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/send-single-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Writes a mail to one client: it goes into the outbox and leaves from the company's address; answers go to who sent it. */
    post: operations['sendSingleEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-directory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's own subcontractors together with the global ones of its collection. */
    get: operations['listSubcontractorDirectory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-directory/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One subcontractor of the directory: the company's own, or a collected one with its entry. */
    get: operations['getDirectorySubcontractor'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-directory/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many subcontractors the directory has. */
    get: operations['countSubcontractorDirectory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's groups of subcontractors; with `route_id` each with the time at which it was asked for the price of that leg. */
    get: operations['listGroups'];
    put?: never;
    /** @description Makes a group. */
    post: operations['createGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-groups/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One group. */
    get: operations['getGroup'];
    /** @description Changes a group. */
    put: operations['updateGroup'];
    post?: never;
    /** @description Deletes a group; its subcontractors stay. */
    delete: operations['deleteGroup'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-groups/{id}/members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The subcontractors of a group; all of them fit into one page of 1,000. */
    get: operations['listGroupMembers'];
    put?: never;
    /** @description Puts a subcontractor into a group. */
    post: operations['addGroupMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-groups/{id}/members/{memberId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Takes a subcontractor out of a group. `memberId` is the membership's. */
    delete: operations['removeGroupMember'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-groups/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How many groups there are. */
    get: operations['countGroups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Quotes of the company, of one order when `order_id` is given. */
    get: operations['listOffers'];
    put?: never;
    /** @description Enters the price of a contract subcontractor for a leg; it takes the place of their earlier one. An order at 1 goes to 2. */
    post: operations['enterContractQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-offers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One quote. */
    get: operations['getOffer'];
    put?: never;
    post?: never;
    /** @description Deletes a quote that is not chosen. */
    delete: operations['deleteOffer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-offers/count/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Number of an order's quotes. */
    get: operations['countOffersOfOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractor-offers/route/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The quotes of a leg, by price as quoted; prices of different currencies are not compared. */
    get: operations['listOffersOfRoute'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The same as `GET /subcontractor-directory`, 10 a page when `page_size` is left out. */
    get: operations['listSubcontractors'];
    put?: never;
    /** @description Makes a subcontractor. */
    post: operations['createSubcontractor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractors-personal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description The same as `POST /subcontractors`. */
    post: operations['createPersonalSubcontractor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractors-personal/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description The same as `PUT /subcontractors/{id}`. */
    put: operations['updatePersonalSubcontractor'];
    post?: never;
    /** @description The same as `DELETE /subcontractors/{id}`. */
    delete: operations['deletePersonalSubcontractor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One subcontractor. */
    get: operations['getSubcontractor'];
    /** @description Changes a subcontractor. */
    put: operations['updateSubcontractor'];
    post?: never;
    /** @description Deletes a subcontractor; its quotes keep the subcontractor's name and address. */
    delete: operations['deleteSubcontractor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/subcontractors/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The same as `GET /subcontractor-directory/stats`. */
    get: operations['countSubcontractors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Which test tools can be used here. */
    get: operations['getTestTools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/cleanup-database': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Deletes everything but administrators' accounts and reference data. It cannot be undone. */
    post: operations['cleanupDatabase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/execute-sql': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Runs one statement: in a read-only transaction, by a role of the database that may do nothing else and sees no passwords and
     *     tokens, unless writing is permitted. Every statement is kept with who ran it.
     */
    post: operations['executeSql'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/generate-random-quotation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Enters a lifelike request for a transport, as if a client had sent the form. */
    post: operations['generateRandomQuotation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/is-quote-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Tells whether a text asks for the price of a transport, and why. */
    post: operations['checkQuoteRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Makes a link to one of the public pages on behalf of anybody, or to a sample of an order. */
    post: operations['createTestLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Clients, subcontractors or orders of a user's company, to choose one to try something out with. */
    get: operations['findTestRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/send-test-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Puts a real mail into the outbox, from where it is delivered like any other. */
    post: operations['sendTestEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tests/sql-history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The statements that were run, the latest first, with those that failed. */
    get: operations['listSqlHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/translate-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * @description Translates the words of a mail. The texts that the product brings along, unchanged but for filled placeholders, are there in every
     *     language; other texts need a service.
     */
    post: operations['translateEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-company': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company of the signed-in user; 404 when there is none. */
    get: operations['getUserCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-global-clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's collection of global clients, the newest entry first. */
    get: operations['listCollectedClients'];
    put?: never;
    /** @description Puts a global client into the company's collection. */
    post: operations['collectClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-global-clients/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Changes what the company noted about a collected client. `id` is the entry's, as answered when it was made. */
    put: operations['annotateCollectedClient'];
    post?: never;
    /** @description Takes a global client out of the company's collection. `id` is the entry's. */
    delete: operations['releaseClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-global-subcontractors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Puts a global subcontractor into the company's collection. */
    post: operations['collectSubcontractor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-global-subcontractors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Takes a global subcontractor out of the company's collection and groups. `id` is the entry's. */
    delete: operations['releaseSubcontractor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user-price-km': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The company's price of a kilometre; null until it is set. */
    get: operations['getPriceSettings'];
    /** @description Sets the company's price of a kilometre. */
    put: operations['updatePriceSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description All users. */
    get: operations['listUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description One user. */
    get: operations['getUser'];
    /** @description Changes a user. Administrators cannot take their own flag. */
    put: operations['updateUser'];
    post?: never;
    /** @description Deletes a user, with a company of their own in which there is nobody else and no order. */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/{id}/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Sets a user's password; all sessions of that user end. */
    put: operations['setPassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/find-by-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The user with an address, to be invited; 404 `user_not_found` when there is none. */
    get: operations['findUserByEmail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** @description Changes one's own settings. */
    put: operations['updateOwnSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Finds active users: colleagues and administrators by a part of name or address, others by the whole address. */
    get: operations['searchUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Whether a collaborator may work. */
    ActivationInput: {
      is_active: boolean;
    };
    /** @description How many activities were marked as read. */
    ActivitiesRead: {
      /** Format: double */
      marked: number;
    };
    /** @description Something that happened: a message that came or went, or the latest change of an order. */
    Activity: {
      /**
       * Format: date-time
       * @description When the message was written or the order changed.
       */
      at: string;
      /** @description Of the message or the order. */
      id: components['schemas']['Id'];
      is_read: boolean;
      kind: components['schemas']['ActivityKind'];
      /** @description Null when it is an order. */
      message: components['schemas']['ActivityMessage'] | null;
      /** @description Null when it is a message. */
      order: components['schemas']['ActivityOrder'] | null;
    };
    /** @description How many activities there are. */
    ActivityCounts: {
      total: components['schemas']['CountsByKind'];
      unread: components['schemas']['CountsByKind'];
    };
    /**
     * @description `received`, `sent`: messages; the others: orders, by how far they have come.
     * @enum {string}
     */
    ActivityKind: 'received' | 'sent' | 'offers' | 'in_valuation' | 'in_progress' | 'finished';
    /** @description What the feed tells of a message. */
    ActivityMessage: {
      /** @description Its first words after the greeting, plain. */
      excerpt: string;
      /** @description Whether it could not be delivered, also when that has been read. */
      has_failed: boolean;
      message_type: components['schemas']['MessageDirection'];
      /**
       * Format: double
       * @description The order that it is about.
       */
      order_id: number | null;
      /**
       * Format: double
       * @description Of a letter to many: how many others got it. Those whom it did not reach stand in the feed by themselves.
       */
      others: number;
      party_email: string;
      /** @description Who wrote it, or to whom it was written. */
      party_name: string | null;
      status: components['schemas']['MessageStatus'];
      subject: string;
      type: string;
    };
    /** @description What the feed tells of an order. */
    ActivityOrder: {
      client_email: string;
      client_name: string | null;
      delivery_city: string;
      is_data_complete: boolean;
      /** Format: double */
      pallets_count: number;
      pickup_city: string;
      status: components['schemas']['OrderStatusCode'];
      /**
       * Format: double
       * @description In kg.
       */
      weight: number;
    };
    /** @description Part of the feed. */
    ActivityPage: {
      items: components['schemas']['Activity'][];
      /** @description Names the place behind the last item, for `cursor`; null at the end. */
      next_cursor: string | null;
    };
    /** @description What the feed accepts. */
    ActivityQuery: {
      /** @description The `next_cursor` of an answer: what follows is older. Whatever happens meanwhile, nothing comes twice. */
      cursor?: string;
      /** @description Repeatable: only these kinds; all when left out. */
      kind?: components['schemas']['ActivityKind'][];
      /**
       * Format: int32
       * @description Number of activities, 100 when left out.
       */
      page_size?: number;
    };
    /**
     * @description Class or division of dangerous goods by ADR.
     * @enum {string}
     */
    AdrClass:
      | '1'
      | '2'
      | '3'
      | '7'
      | '8'
      | '9'
      | '1.1'
      | '1.2'
      | '1.3'
      | '1.4'
      | '1.5'
      | '1.6'
      | '2.1'
      | '2.2'
      | '2.3'
      | '4.1'
      | '4.2'
      | '4.3'
      | '5.1'
      | '5.2'
      | '6.1'
      | '6.2';
    /** @description Whether a step can be taken now. */
    AllowedAction: {
      action: components['schemas']['OrderAction'];
      allowed: boolean;
      /** @description Why not. */
      missing: components['schemas']['MissingDto'][];
    };
    /**
     * Format: double
     * @description An amount of money with at most two decimals.
     */
    Amount: number;
    /** @description Which found companies are to be saved. */
    ApproveCompanies: {
      /** @description The `temp_id` of each. Those that somebody saved or removed meanwhile are passed over. */
      company_ids: components['schemas']['Id'][];
    };
    /** @description What saving did. */
    ApprovedCompanies: {
      /**
       * Format: double
       * @description Companies that are new in the directory.
       */
      approved_count: number;
      /**
       * Format: double
       * @description Companies that it had, by website, e-mail address or number, and whose empty fields were filled.
       */
      updated_count: number;
    };
    /**
     * @description Body of the vehicle that the load needs.
     * @enum {string}
     */
    BodyType:
      | 'curtain_side'
      | 'mega'
      | 'box'
      | 'reefer'
      | 'flatbed'
      | 'low_loader'
      | 'container'
      | 'tanker'
      | 'silo'
      | 'tipper'
      | 'walking_floor'
      | 'van'
      | 'tail_lift_van';
    /** @description The terms that hold where a company has none of its own. */
    BuiltInOrderTerms: {
      en: string;
      no: string;
      pl: string;
    };
    /**
     * Format: double
     * @description A temperature in °C, with one decimal.
     */
    Celsius: number;
    /**
     * Format: int32
     * @description A measure of the largest piece, in cm.
     */
    Centimetres: number;
    /** @description A conversation as one of its two people sees it. */
    ChatConversationDto: {
      /** @description False when the other one's account was deactivated: nothing can be written to them. */
      is_active: boolean;
      /** @description Whether the other one can be reached at once. */
      is_online: boolean;
      /** @description How the latest message begins: 200 characters at most. */
      last_message: string;
      /** @description Who wrote the latest message. */
      last_message_sender_id: components['schemas']['Id'];
      /** Format: date-time */
      last_message_time: string;
      /**
       * Format: double
       * @description Messages of the other one that have not been marked as read.
       */
      unread_count: number;
      /** @description The other one. */
      user_id: components['schemas']['Id'];
      user_name: string;
    };
    /** @description One page of conversations. */
    ChatConversationPage: {
      items: components['schemas']['ChatConversationDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description One page of conversations that is asked for. */
    ChatConversationQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Conversations a page, 1 to 1,000; 100 when left out.
       */
      page_size?: number;
    };
    /** @description A message from one user to another. */
    ChatMessageDto: {
      /** @description Plain text with line breaks. */
      content: string;
      /** Format: date-time */
      created_at: string;
      id: components['schemas']['Id'];
      /** @description Whether the recipient has marked it as read. */
      is_read: boolean;
      recipient_id: components['schemas']['Id'];
      sender_id: components['schemas']['Id'];
    };
    /** @description A message to another user. */
    ChatMessageInput: {
      /** @description Names the message, so that it is written once however often it is sent: a UUID of the caller's own. */
      client_key?: string;
      /** @description Plain text with line breaks; blanks at its ends are taken away. */
      content: string;
      /** @description The recipient's whole address: what is needed to write to somebody of another company for the first time. */
      recipient_email?: components['schemas']['EmailAddress'];
      /** @description A colleague, an administrator, anybody for administrators, or whom one has written with already. */
      recipient_id: components['schemas']['Id'];
    };
    /** @description One page of messages: the first page has the latest ones, and each page is in the sequence in which people read. */
    ChatMessagePage: {
      items: components['schemas']['ChatMessageDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description Which messages of a conversation are asked for. */
    ChatMessageQuery: {
      /** @description Only messages before this one: what was written meanwhile does not move the pages then. */
      before_id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Page, from 1, which holds the latest messages.
       */
      page?: number;
      /**
       * Format: int32
       * @description Messages a page, 1 to 1,000; 50 when left out.
       */
      page_size?: number;
    };
    /** @description How far somebody has read. */
    ChatReadInput: {
      /** @description The last message that was seen; all when left out. */
      up_to_id?: components['schemas']['Id'];
    };
    /** @description What is left to read. */
    ChatReadResult: {
      /**
       * Format: double
       * @description Messages of the conversation that are still unread.
       */
      unread_count: number;
      /** @description The other one of the conversation. */
      user_id: components['schemas']['Id'];
    };
    /**
     * @description `embedded`: the product's own; `model`: a model behind `AI_URL`.
     * @enum {string}
     */
    ClassifierName: 'embedded' | 'model';
    /** @description Consent to losing all data. */
    CleanupInput: {
      /**
       * @description Exactly this.
       * @enum {string}
       */
      confirm: 'DELETE ALL DATA';
    };
    /** @description What a clean-up did. */
    CleanupResult: {
      /** @description Rows of every table that lost any. */
      by_table: components['schemas']['Record_string.number_'];
      deleted_counts: components['schemas']['DeletedCounts'];
      /** @description In the language of `Accept-Language`. */
      message: string;
      /** @enum {boolean} */
      success: true;
    };
    /** @description One page of the directory. */
    ClientDirectoryPage: {
      items: components['schemas']['DirectoryClient'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the directory accepts. */
    ClientDirectoryQuery: {
      country_id?: components['schemas']['Id'];
      /** @description Only clients that can be written to, or only those that cannot. */
      has_email?: boolean;
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
      /**
       * @description Only the company's own clients, or only collected global ones.
       * @enum {string}
       */
      source_type?: 'personal' | 'global';
    };
    /** @description How many clients a directory has. */
    ClientDirectoryStats: {
      /**
       * Format: double
       * @description Collected from the global ones.
       */
      global: number;
      /**
       * Format: double
       * @description The company's own.
       */
      personal: number;
      /** Format: double */
      total: number;
      /**
       * Format: double
       * @description Clients that can be written to.
       */
      with_email: number;
    };
    /** @description A client of the company. */
    ClientDto: {
      address: string | null;
      /** @description REGON in Poland, organisation number in Norway. */
      business_registration_number: string | null;
      city: string | null;
      /**
       * Format: double
       * @description See `GET /countries`.
       */
      country_id: number | null;
      email: string | null;
      id: components['schemas']['Id'];
      name: string;
      notes: string | null;
      phone: string | null;
      post_code: string | null;
      /**
       * @description `personal`: the company's own; `global`: kept by administrators.
       * @enum {string}
       */
      source_type: 'personal' | 'global';
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      update_date: string;
      /** @description VAT number: NIP in Poland, MVA in Norway. */
      vat_number: string | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
      website: string | null;
    };
    /** @description A new client. */
    ClientInput: {
      address: components['schemas']['RequiredLine'];
      business_registration_number?: components['schemas']['CompanyNumber'] | null;
      city?: components['schemas']['Line'] | null;
      country_id: components['schemas']['Id'];
      email?: (components['schemas']['EmailAddress'] | '') | null;
      name: components['schemas']['RequiredLine'];
      notes?: components['schemas']['Text'] | null;
      phone?: components['schemas']['PhoneNumber'] | null;
      /** @description Checked by the rules of the country. */
      post_code: components['schemas']['PostCode'];
      vat_number?: components['schemas']['CompanyNumber'] | null;
      website?: components['schemas']['Website'] | null;
    };
    /** @description How many mails of a mailing stand how; each is in one of the three. */
    ClientMailingCounts: {
      /** Format: double */
      failed: number;
      /** Format: double */
      sent: number;
      /** Format: double */
      total: number;
      /** Format: double */
      waiting: number;
    };
    /** @description A letter that was sent to many clients, with its words and whom it went to. */
    ClientMailingDetails: {
      counts: components['schemas']['ClientMailingCounts'];
      id: components['schemas']['Id'];
      language: components['schemas']['MailLanguage'] | null;
      /** @description HTML with its placeholders, sanitised. */
      message: string;
      /** @description Failed ones first, then by name. */
      recipients: components['schemas']['ClientMailingRecipientDto'][];
      /** Format: date-time */
      sent_at: string;
      /**
       * Format: double
       * @description Who sent it; null when the user was deleted.
       */
      sent_by: number | null;
      /** @description Their name. */
      sent_by_name: string | null;
      subject: string;
      type: string;
    };
    /** @description A letter that was sent to many clients. */
    ClientMailingDto: {
      counts: components['schemas']['ClientMailingCounts'];
      id: components['schemas']['Id'];
      language: components['schemas']['MailLanguage'] | null;
      /** Format: date-time */
      sent_at: string;
      /**
       * Format: double
       * @description Who sent it; null when the user was deleted.
       */
      sent_by: number | null;
      /** @description Their name. */
      sent_by_name: string | null;
      subject: string;
      type: string;
    };
    /** @description The same letter to many clients, each with a name and a link of their own. */
    ClientMailingInput: {
      /** @description The company's own clients or those of its collection; each has to have an e-mail address. One named twice gets one mail. */
      client_ids: components['schemas']['Id'][];
      /**
       * @description The same one again sends nothing and answers with the mailing that it began; with other words or other clients it is a
       *     409.
       */
      key?: components['schemas']['LetterKey'];
      /** @description Language of subject and message, for the mail's frame and the form that its link opens; the one of each client's country when left out. */
      language?: components['schemas']['MailLanguage'];
      message: components['schemas']['ClientMailText'];
      /** @description May hold `{{name}}` and `{{company}}`. */
      subject: components['schemas']['RequiredLine'];
      /** @description What the mails are kept as among the messages; `quote_request` when left out. */
      type?: components['schemas']['MessageType'];
    };
    /** @description One page of mailings. */
    ClientMailingPage: {
      items: components['schemas']['ClientMailingDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the list of mailings accepts. */
    ClientMailingQuery: {
      /** @description Only those of which a mail still waits or has failed. */
      is_open?: boolean;
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
    };
    /** @description A client to whom a letter was sent. */
    ClientMailingRecipientDto: {
      /** @description Where the mail went. */
      client_email: string;
      /**
       * Format: double
       * @description Null when the client was deleted.
       */
      client_id: number | null;
      client_name: string;
      /** @description `failed`: what the mail server said. */
      failure_reason: string | null;
      /**
       * Format: double
       * @description Null when the message was deleted.
       */
      message_id: number | null;
      state: components['schemas']['ClientMailState'];
    };
    /** @description What became of a second try. */
    ClientMailingRetry: {
      /**
       * Format: double
       * @description Mails that went into the outbox now.
       */
      sent: number;
      /** @description Those who got no mail again, and why. */
      skipped: components['schemas']['ClientMailingSkip'][];
      /**
       * Format: double
       * @description Mails that had failed.
       */
      total: number;
    };
    /** @description A client who got no mail again. */
    ClientMailingSkip: {
      client_name: string;
      /**
       * @description `not_found`: deleted, or no longer in the company's collection.
       * @enum {string}
       */
      reason: 'no_email' | 'not_found';
    };
    /** @description A mail as its recipient would see it. */
    ClientMailPreview: {
      /** @description A whole document that runs and loads nothing; its links work. */
      html: string;
      subject: string;
      /** @description Placeholders that nobody knows; they stand in the mail as written. */
      unknown: string[];
    };
    /** @description A mail to look at before it is sent. */
    ClientMailPreviewInput: {
      /** @description Whom it is shown as written to; without one there is no `{{order_link}}`. */
      client_id?: components['schemas']['Id'] | null;
      language?: components['schemas']['MailLanguage'];
      /** @description As in the mail that is to be sent. */
      message: string;
      /** @description What stands for `{{name}}`; the client's name when empty. */
      recipient_name?: components['schemas']['Line'] | null;
      subject: components['schemas']['Line'];
    };
    /**
     * @description How it stands with one of the mails.
     *
     *     - `waiting`: not delivered yet; also while it is tried again
     *     - `sent`: the mail server has taken it
     *     - `failed`: it could not be delivered; it may be sent again
     * @enum {string}
     */
    ClientMailState: 'waiting' | 'sent' | 'failed';
    /**
     * @description HTML, or plain text with line breaks; sanitised. May hold `{{name}}` (of the recipient), `{{company}}` and `{{order_link}}` (the form
     *     in which that client asks for a quote).
     */
    ClientMailText: string;
    /** @description The offer that the client was sent, as it was then. */
    ClientOfferDto: {
      currency: components['schemas']['SummaryCurrency'];
      /** @description What the price was made of. */
      lines: components['schemas']['ClientOfferLine'][];
      /** Format: double */
      price: number;
      /** Format: date-time */
      sent_at: string;
      /** @description The last day, in Europe/Warsaw, on which the client can accept it. */
      valid_until: components['schemas']['Day'] | null;
    };
    /** @description A route's part of the offer that the client was sent. */
    ClientOfferLine: {
      /**
       * Format: double
       * @description Price with margin in the currency of the offer.
       */
      converted: number;
      currency: components['schemas']['Currency'];
      offer_id: components['schemas']['Id'];
      /** Format: double */
      price: number;
      /** Format: double */
      price_with_margin: number;
      /** Format: double */
      profit_margin: number;
      /** @description The rate used, as units of the offer's currency for one of the line's. */
      rate: string;
      route_id: components['schemas']['Id'];
    };
    /** @description One page of clients. */
    ClientPage: {
      items: components['schemas']['ClientDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A price for the client set by hand. */
    ClientPriceInput: {
      client_price: components['schemas']['Amount'] | null;
    };
    /** @description Changes to a client; what is left out stays. */
    ClientUpdate: {
      address?: components['schemas']['RequiredLine'];
      business_registration_number?: components['schemas']['CompanyNumber'] | null;
      city?: components['schemas']['Line'] | null;
      country_id?: components['schemas']['Id'];
      email?: (components['schemas']['EmailAddress'] | '') | null;
      name?: components['schemas']['RequiredLine'];
      notes?: components['schemas']['Text'] | null;
      phone?: components['schemas']['PhoneNumber'] | null;
      /** @description Checked by the rules of the country. */
      post_code?: components['schemas']['PostCode'];
      vat_number?: components['schemas']['CompanyNumber'] | null;
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
      website?: components['schemas']['Website'] | null;
    };
    /** @description An entry of a company's collection. */
    CollectedClient: {
      client_city: string | null;
      /** Format: double */
      client_country_id: number | null;
      client_email: string | null;
      client_id: components['schemas']['Id'];
      client_name: string;
      /** Format: date-time */
      created_at: string;
      id: components['schemas']['Id'];
      notes: string | null;
    };
    /** @description A global client to collect. */
    CollectedClientInput: {
      client_id: components['schemas']['Id'];
      /** @description What the company notes about it, for itself. */
      notes?: components['schemas']['Text'] | null;
    };
    /** @description One page of a company's collection. */
    CollectedClientPage: {
      items: components['schemas']['CollectedClient'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A change to an entry of the collection. */
    CollectedClientUpdate: {
      notes?: components['schemas']['Text'] | null;
    };
    /** @description An entry of a company's collection. */
    CollectedSubcontractor: {
      /** Format: date-time */
      created_at: string;
      id: components['schemas']['Id'];
      subcontractor_id: components['schemas']['Id'];
    };
    /** @description A global subcontractor to collect. */
    CollectedSubcontractorInput: {
      subcontractor_id: components['schemas']['Id'];
    };
    /** @description A colour as `#RRGGBB`. */
    Color: string;
    /** @description The company as it stands on invoices. */
    CompanyData: {
      address?: components['schemas']['Line'];
      /** @description Poland. */
      bank_account?: components['schemas']['Line'];
      /** @description Norway. */
      bank_account_no?: components['schemas']['Line'];
      /** @description Norway. */
      bank_iban_no?: components['schemas']['Line'];
      /** @description Poland. */
      bank_name?: components['schemas']['Line'];
      /** @description Poland: BIC of the bank, which clients abroad are told. */
      bank_swift?: components['schemas']['Line'];
      /** @description Norway. */
      bank_swift_no?: components['schemas']['Line'];
      city?: components['schemas']['Line'];
      company_name?: components['schemas']['Line'];
      email?: components['schemas']['Line'];
      /** @description Poland. */
      nip?: components['schemas']['Line'];
      /** @description Norway. */
      organization_number?: components['schemas']['Line'];
      phone?: components['schemas']['Line'];
      post_code?: components['schemas']['PostCode'];
      /** @description Poland. */
      regon?: components['schemas']['Line'];
      /** @description Norway. */
      vat_number?: components['schemas']['Line'];
      website?: components['schemas']['Line'];
    };
    /** @description The company as it is to stand on invoices; null and an empty text clear a field. */
    CompanyDataInput: {
      address?: components['schemas']['Line'] | null;
      /** @description Poland. */
      bank_account?: components['schemas']['Line'] | null;
      /** @description Norway. */
      bank_account_no?: components['schemas']['Line'] | null;
      /** @description Norway. */
      bank_iban_no?: components['schemas']['Line'] | null;
      /** @description Poland. */
      bank_name?: components['schemas']['Line'] | null;
      /** @description Poland: BIC of the bank, which clients abroad are told. */
      bank_swift?: components['schemas']['Line'] | null;
      /** @description Norway. */
      bank_swift_no?: components['schemas']['Line'] | null;
      city?: components['schemas']['Line'] | null;
      company_name?: components['schemas']['Line'] | null;
      email?: components['schemas']['Line'] | null;
      /** @description Poland. */
      nip?: components['schemas']['Line'] | null;
      /** @description Norway. */
      organization_number?: components['schemas']['Line'] | null;
      phone?: components['schemas']['Line'] | null;
      post_code?: components['schemas']['PostCode'] | null;
      /** @description Poland. */
      regon?: components['schemas']['Line'] | null;
      /** @description Norway. */
      vat_number?: components['schemas']['Line'] | null;
      website?: components['schemas']['Line'] | null;
    };
    /** @description A forwarder's company. */
    CompanyDto: {
      /** Format: date-time */
      creation_date: string;
      /** @description Local part of the sending address. */
      email_name: string;
      id: components['schemas']['Id'];
      name: string;
      /** @description The whole sending address. */
      sending_address: string;
      /** @description The owner. */
      user_id: components['schemas']['Id'];
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description A new company. */
    CompanyInput: {
      /** @description Local part of the sending address: lower-case letters, digits, dot, underscore; unique. */
      email_name: string;
      /** @description Unique. */
      name: string;
    };
    /** @description A user who has been invited and has not answered, as the company sees it. */
    CompanyInvitation: {
      /** Format: date-time */
      created_at: string;
      email: string;
      id: components['schemas']['Id'];
      name: string;
      user_id: components['schemas']['Id'];
    };
    /** @description A number that identifies a company. */
    CompanyNumber: string;
    /** @description What looks wrong with the numbers of a company. */
    CompanyNumbersAnswer: {
      /** @description The phone number as it is stored, `+48600100200`; null when it is none of the country's. */
      phone: string | null;
      warnings: components['schemas']['FieldWarning'][];
    };
    /** @description Numbers of a company to look at; what is left out is not judged. */
    CompanyNumbersInput: {
      /** @description An account in the form of the country, or an IBAN. */
      bank_account?: components['schemas']['Line'] | null;
      /** @description Of the bank, as SWIFT has it. */
      bic?: components['schemas']['Line'] | null;
      /** @description REGON in Poland, organisation number in Norway. */
      business_registration_number?: components['schemas']['Line'] | null;
      /** @description The country by whose rules they are judged; see `GET /countries`. */
      country_id?: components['schemas']['Id'] | null;
      iban?: components['schemas']['Line'] | null;
      phone?: components['schemas']['Line'] | null;
      /** @description NIP in Poland, MVA in Norway. */
      vat_number?: components['schemas']['Line'] | null;
    };
    /** @description One page of companies. */
    CompanyPage: {
      items: components['schemas']['CompanyDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description Settings of the company. */
    CompanySettings: {
      built_in_order_terms: components['schemas']['BuiltInOrderTerms'];
      company_data: components['schemas']['CompanyData'];
      /** @description Local part of the sending address. */
      email_prefix: string;
      invoice_country: components['schemas']['InvoiceCountry'];
      order_terms: components['schemas']['OwnOrderTerms'];
      /**
       * Format: double
       * @description Default days until payment.
       */
      payment_terms_days: number | null;
      /**
       * Format: double
       * @description Default margin in percent.
       */
      profit_margin: number | null;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description What everyone in the company may read of its settings. */
    CompanySettingsReadOnly: {
      company_name: string;
      email_name: string;
      /** Format: double */
      payment_terms_days: number | null;
      /** Format: double */
      profit_margin: number | null;
    };
    /** @description Changes to the settings; what is left out stays. */
    CompanySettingsUpdate: {
      company_data?: components['schemas']['CompanyDataInput'];
      /** @description Lower-case letters, digits, dot, underscore; unique. */
      email_prefix?: string;
      invoice_country?: components['schemas']['InvoiceCountry'];
      /** @description Replaced as a whole. */
      order_terms?: components['schemas']['OwnOrderTermsInput'];
      payment_terms_days?: components['schemas']['PaymentDays'] | null;
      profit_margin?: components['schemas']['Percent'] | null;
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /** @description Changes to a company; what is left out stays. */
    CompanyUpdate: {
      /** @description Local part of the sending address: lower-case letters, digits, dot, underscore; unique. */
      email_name?: string;
      /** @description Unique. */
      name?: string;
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /** @description A person of the company. */
    CompanyUserDto: {
      email: string;
      id: components['schemas']['Id'];
      is_active: boolean;
      is_owner: boolean;
      name: string;
    };
    /** @description A new collaborator. */
    CompanyUserInput: {
      default_language?: components['schemas']['UiLanguage'];
      email: components['schemas']['EmailAddress'];
      name: string;
      /** @description At least 6 characters and not a common one. */
      password: string;
    };
    /** @description The people of a company. */
    CompanyUserList: {
      items: components['schemas']['CompanyUserDto'][];
      /** Format: double */
      total: number;
    };
    /** @description A person of the company with what they are in it. */
    CompanyUserWithRole: {
      email: string;
      id: components['schemas']['Id'];
      is_active: boolean;
      is_owner: boolean;
      /** Format: date-time */
      last_login: string | null;
      name: string;
      /** @enum {string} */
      role: 'owner' | 'collaborator';
    };
    /** @description The people of a company, and who has been invited to it. */
    CompanyUserWithRoleList: {
      invitations: components['schemas']['CompanyInvitation'][];
      items: components['schemas']['CompanyUserWithRole'][];
      /** Format: double */
      total: number;
    };
    /** @description Names the request that a form completes. */
    CompletedOrder: {
      order_id: components['schemas']['Id'];
    };
    /** @description The price of a contract subcontractor for a leg, entered by the forwarder. */
    ContractQuoteInput: {
      currency: components['schemas']['Currency'];
      /**
       * Format: date-time
       * @description After the pickup.
       */
      delivery_date: string;
      notes?: components['schemas']['Text'] | null;
      /** Format: date-time */
      pickup_date: string;
      /** @description More than 0, with at most two decimals. */
      price: components['schemas']['QuotePrice'];
      quotation_route_id: components['schemas']['Id'];
      /** @description One whose rate type is Contract. */
      subcontractor_id: components['schemas']['Id'];
    };
    /** @description A converted amount and the rate behind it. */
    Conversion: {
      /** Format: double */
      converted_amount: number;
      date: string;
      rate: string;
      source: string;
      table_no: string | null;
    };
    /** @description What to convert. */
    ConversionQuery: {
      /** Format: double */
      amount: number;
      /** @description The last rate on or before this day is used; today when left out. */
      date?: string;
      from_currency: components['schemas']['Currency'];
      to_currency: components['schemas']['Currency'];
    };
    /** @description What a correction changes; what is left out stays as it was. */
    CorrectionInput: {
      /**
       * Format: double
       * @description The right net price; 0 cancels the invoice.
       */
      net_amount?: number;
      payment_days?: components['schemas']['PaymentDays'];
      /** @description Why, as it stands on the correction. */
      reason: string;
      /** @description The buyer as the client's record has it now. */
      renew_buyer?: boolean;
      sale_date?: components['schemas']['Day'];
      /** @description A case without a rate; null for a plain rate. */
      vat_case?: components['schemas']['VatCase'] | null;
      /**
       * Format: double
       * @description In percent, one of the available rates.
       */
      vat_rate?: number;
    };
    /** @description Country as an ISO 3166-1 alpha-2 code, for example `PL`. */
    CountryCode: string;
    /** @description A country. */
    CountryDto: {
      /** @description ISO 3166-1 alpha-2. */
      code: string;
      id: components['schemas']['Id'];
      /** @description What mails and links to somebody there are written in when nobody chooses. */
      mail_language: components['schemas']['MailLanguage'];
      /** @description In the language of `Accept-Language`. */
      name: string;
      post_code_example: string | null;
      /** @description Regular expression of a whole post code; null where none is known. */
      post_code_pattern: string | null;
    };
    /** @description All countries, by name. */
    CountryList: {
      items: components['schemas']['CountryDto'][];
      /** Format: double */
      total: number;
    };
    /** @description A number for each kind. */
    CountsByKind: {
      /** Format: double */
      finished: number;
      /** Format: double */
      in_progress: number;
      /** Format: double */
      in_valuation: number;
      /** Format: double */
      offers: number;
      /** Format: double */
      received: number;
      /** Format: double */
      sent: number;
    };
    /** @description One address of the latest look through websites. */
    CrawledAddress: {
      /** @description Why it gave nothing; null unless it failed. */
      fault: components['schemas']['CrawlFault'] | null;
      /**
       * Format: double
       * @description What the server answered, with the fault `http_status`.
       */
      http_status: number | null;
      id: components['schemas']['Id'];
      /** @description The same in the language of `Accept-Language`. */
      message: string | null;
      /**
       * Format: double
       * @description Pages of its website that were read.
       */
      pages: number;
      /** @enum {string} */
      status: 'waiting' | 'done' | 'failed';
      url: string;
    };
    /** @description One page of addresses, in the order in which they were given. */
    CrawledAddressPage: {
      items: components['schemas']['CrawledAddress'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /**
     * @description Why an address gave nothing.
     *
     *     - `private_address`: it leads into a private network
     *     - `port_not_allowed`: it names a port that websites do not use
     *     - `host_not_found`, `unreachable`, `timed_out`, `bad_certificate`, `bad_answer`: it could not be read
     *     - `http_status`: the server answered with a failure, see `http_status`
     *     - `not_a_page`: a picture or a file is there
     *     - `refused_by_robots`: its robots.txt asks robots to stay away
     *     - `too_many_redirects`: it leads from address to address
     *     - `nothing_found`: it was read, and names no company
     *     - `internal`: it went wrong on our side
     * @enum {string}
     */
    CrawlFault:
      | 'private_address'
      | 'port_not_allowed'
      | 'host_not_found'
      | 'unreachable'
      | 'timed_out'
      | 'bad_certificate'
      | 'bad_answer'
      | 'http_status'
      | 'not_a_page'
      | 'refused_by_robots'
      | 'too_many_redirects'
      | 'nothing_found'
      | 'internal';
    /** @description How far the latest look through websites came. There is one for all administrators. */
    CrawlProgress: {
      /**
       * Format: double
       * @description Country that the companies are looked for in; null when nothing was ever started.
       */
      country_id: number | null;
      /** @description Page that is being read; null when none is. */
      current_url: string | null;
      /**
       * Format: double
       * @description Addresses among the scanned ones that gave nothing; `GET /crawler/addresses` tells why.
       */
      failed_urls: number;
      /** Format: date-time */
      finished_at: string | null;
      /**
       * Format: double
       * @description Different postal addresses on the websites.
       */
      found_addresses: number;
      /**
       * Format: double
       * @description Companies found, also those that were saved or removed since.
       */
      found_companies: number;
      /**
       * Format: double
       * @description Different e-mail addresses on the websites.
       */
      found_emails: number;
      /** @description What there is to say about it, in the language of `Accept-Language`; null when nothing was ever started. */
      message: string | null;
      /**
       * Format: double
       * @description Percent of the addresses that are done, 0 to 100.
       */
      progress: number;
      /** Format: double */
      scanned_urls: number;
      /** Format: date-time */
      started_at: string | null;
      /** @description Name of the administrator who started it. */
      started_by: string | null;
      status: components['schemas']['CrawlStatus'];
      /** Format: double */
      total_urls: number;
    };
    /** @description Which websites are to be looked through. */
    CrawlStart: {
      /** @description Country that the companies are taken to be in: by it phone numbers, post codes and numbers are read. */
      country_id: components['schemas']['Id'];
      /** @description Blank ones are passed over, the same one twice counts once. */
      urls: components['schemas']['WebAddress'][];
    };
    /** @description A look through websites that began. */
    CrawlStarted: {
      /**
       * Format: double
       * @description Addresses that are visited: without blank ones, each once.
       */
      total_urls: number;
    };
    /**
     * @description Where looking through websites stands: nothing yet or stopped, under way, done, or broken off.
     * @enum {string}
     */
    CrawlStatus: 'idle' | 'running' | 'completed' | 'error';
    /**
     * @description Currency of prices and settings.
     * @enum {string}
     */
    Currency: 'PLN' | 'EUR' | 'USD' | 'NOK';
    /** @description A published rate. */
    CurrencyRateDto: {
      /** @description Day of the publication, `YYYY-MM-DD`. */
      date: string;
      from_currency: string;
      /** @description Units of `to_currency` for one of `from_currency`. */
      rate: string;
      source: string;
      table_no: string | null;
      to_currency: string;
    };
    /** @description One page of rates. */
    CurrencyRatePage: {
      items: components['schemas']['CurrencyRateDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description Which rates to list. */
    CurrencyRateQuery: {
      /** @description Day of the publication. */
      date?: string;
      from_currency?: components['schemas']['Currency'];
      /**
       * Format: int32
       * @description 100 when left out.
       */
      limit?: number;
      /** Format: int32 */
      skip?: number;
      to_currency?: components['schemas']['Currency'];
    };
    /** @description The words that mails of a type have now. */
    CurrentEmailText: {
      /** @description HTML without anything that runs or loads. */
      body: string;
      /** @description Whether the body is the company's own, in whatever language that was written; the subject is built in. */
      is_own: boolean;
      language: components['schemas']['MailLanguage'];
      /** @description One line of plain text; may hold `{{name}}` and `{{company}}`. */
      subject: string;
      template_type: components['schemas']['EmailTemplateType'];
    };
    /** @description Asks the client to complete the data of a request. */
    DataRequestInput: {
      /** @description The order's client; another one is refused. */
      client_id?: components['schemas']['Id'] | null;
      /** @description Of the mail's frame, of the form that its link opens, and of the built-in texts; the one of the client's country when left out. */
      language?: components['schemas']['MailLanguage'];
      /**
       * @description HTML; sanitised. The form's link and the details take the place of `{{order_link}}` and `[ORDER DETAILS]`, or follow the text. When nothing
       *     stands in it, the company's own text goes out, or the built-in one in the client's language.
       */
      message: string;
      /** @description Of no effect: the form shows what is stored. */
      order_data?: components['schemas']['Record_string.unknown_'] | null;
      order_id: components['schemas']['Id'];
      recipient_email: components['schemas']['EmailAddress'];
      /** @description The client's name when left out. */
      recipient_name?: components['schemas']['Line'] | null;
      /** @description The built-in one in the client's language when empty. */
      subject: string;
    };
    /** @description A day of the calendar, `YYYY-MM-DD`. */
    Day: string;
    /** @description How many records were deleted, by kind. */
    DeletedCounts: {
      /** Format: double */
      clients: number;
      /** Format: double */
      companies: number;
      /** Format: double */
      messages: number;
      /**
       * Format: double
       * @description Of subcontractors.
       */
      offers: number;
      /** Format: double */
      orders: number;
      /** Format: double */
      settings: number;
      /** Format: double */
      subcontractors: number;
      /** Format: double */
      templates: number;
      /** Format: double */
      users: number;
      /**
       * Format: double
       * @description Accounts that stay and no longer belong to a company.
       */
      users_company_updated: number;
    };
    /** @description A client in a company's directory: its own, or a global one that it has collected. */
    DirectoryClient: {
      address: string | null;
      /** @description REGON in Poland, organisation number in Norway. */
      business_registration_number: string | null;
      city: string | null;
      /**
       * Format: double
       * @description Entry of the collection, for `/user-global-clients/{id}`; null for the company's own clients.
       */
      collection_id: number | null;
      /** @description What the company noted about a collected client. */
      collection_notes: string | null;
      /**
       * Format: double
       * @description See `GET /countries`.
       */
      country_id: number | null;
      email: string | null;
      id: components['schemas']['Id'];
      name: string;
      notes: string | null;
      phone: string | null;
      post_code: string | null;
      /**
       * @description `personal`: the company's own; `global`: kept by administrators.
       * @enum {string}
       */
      source_type: 'personal' | 'global';
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      update_date: string;
      /** @description VAT number: NIP in Poland, MVA in Norway. */
      vat_number: string | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
      website: string | null;
    };
    /** @description A subcontractor in a company's directory: its own, or a global one that it has collected. */
    DirectorySubcontractor: {
      address: string | null;
      city: string | null;
      /**
       * Format: double
       * @description Entry of the collection, for `/user-global-subcontractors/{id}`; null for the company's own.
       */
      collection_id: number | null;
      /**
       * Format: double
       * @description See `GET /countries`.
       */
      country_id: number | null;
      /** @description Name of the country in the language of `Accept-Language`. */
      country_name: string | null;
      email: string | null;
      id: components['schemas']['Id'];
      name: string;
      notes: string | null;
      phone: string | null;
      post_code: string | null;
      rate_type: components['schemas']['RateType'];
      /**
       * @description `personal`: the company's own; `global`: kept by administrators.
       * @enum {string}
       */
      source_type: 'personal' | 'global';
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      update_date: string;
      /**
       * Format: double
       * @description Who entered it; null for a global one.
       */
      user_id: number | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description A file that is kept with an order or with one of its legs. */
    DocumentDto: {
      /** @description It may be deleted. */
      can_delete: boolean;
      /** @description A browser can show it. */
      can_preview: boolean;
      document_type: components['schemas']['DocumentTypeCode'];
      /**
       * Format: double
       * @description In bytes; 0 for an invoice whose file is made when it is first opened.
       */
      file_size: number;
      id: components['schemas']['Id'];
      /** @description What the file is, by its content. */
      mime_type: components['schemas']['DocumentMimeType'];
      order_id: components['schemas']['Id'];
      /** @description Null when it belongs to the whole order. */
      order_routes_id: components['schemas']['Id'] | null;
      /** @description The name of the file, as it was sent. */
      original_filename: components['schemas']['Line'];
      /** @description Null when it belongs to the whole order. */
      route_info: components['schemas']['DocumentRouteInfo'] | null;
      /** Format: date-time */
      upload_date: string;
      /** @description Who sent it; null when they have left. */
      uploaded_by: string | null;
    };
    /**
     * @description What documents are, as browsers name it.
     * @enum {string}
     */
    DocumentMimeType:
      | 'application/pdf'
      | 'image/jpeg'
      | 'image/png'
      | 'image/gif'
      | 'application/msword'
      | 'application/vnd.ms-excel'
      | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
      | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      | 'text/plain';
    DocumentPage: components['schemas']['Paged_DocumentDto_'];
    /** @description Whose documents: those of an order with those of its legs, or those of one leg. One of the two has to be named. */
    DocumentQuery: {
      document_type?: components['schemas']['DocumentTypeCode'];
      order_id?: components['schemas']['Id'];
      order_routes_id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000; 100 when left out.
       */
      page_size?: number;
    };
    /** @description The leg that a document belongs to. */
    DocumentRouteInfo: {
      /** @description From where to where, by the names of the cities. */
      description: string;
    };
    /**
     * @description What a document is. Legs have `SUBCONTRACTOR_INVOICE`, `POD` and `OTHER`, orders `ISSUED_INVOICE` and `OTHER`.
     * @enum {string}
     */
    DocumentTypeCode: 'SUBCONTRACTOR_INVOICE' | 'POD' | 'ISSUED_INVOICE' | 'OTHER';
    /** @description What a document can be, and where. */
    DocumentTypeDto: {
      code: components['schemas']['DocumentTypeCode'];
      /** @description In the language of `Accept-Language`. */
      label: string;
      /** @description `route`: of a leg; `order`: of the whole order. */
      levels: ('route' | 'order')[];
    };
    /** @description What documents there are, and which files are taken. */
    DocumentTypeList: {
      /** @description How names of files may end, without the dot. */
      extensions: string[];
      items: components['schemas']['DocumentTypeDto'][];
      /**
       * Format: double
       * @description The most that a file may have, in bytes.
       */
      max_bytes: number;
    };
    /** @description A document with its content. */
    DocumentWithContent: {
      /** @description It may be deleted. */
      can_delete: boolean;
      /** @description A browser can show it. */
      can_preview: boolean;
      document_type: components['schemas']['DocumentTypeCode'];
      /** @description The content in base64. */
      file_data: string;
      /**
       * Format: double
       * @description In bytes; 0 for an invoice whose file is made when it is first opened.
       */
      file_size: number;
      id: components['schemas']['Id'];
      /** @description What the file is, by its content. */
      mime_type: components['schemas']['DocumentMimeType'];
      order_id: components['schemas']['Id'];
      /** @description Null when it belongs to the whole order. */
      order_routes_id: components['schemas']['Id'] | null;
      /** @description The name of the file, as it was sent. */
      original_filename: components['schemas']['Line'];
      /** @description Null when it belongs to the whole order. */
      route_info: components['schemas']['DocumentRouteInfo'] | null;
      /** Format: date-time */
      upload_date: string;
      /** @description Who sent it; null when they have left. */
      uploaded_by: string | null;
    };
    /**
     * @description Kinds of doubt.
     * @enum {string}
     */
    DoubtCode:
      | 'doubtful_nip'
      | 'doubtful_regon'
      | 'doubtful_mva'
      | 'doubtful_organisation_number'
      | 'doubtful_vat_number'
      | 'doubtful_bank_account'
      | 'doubtful_iban'
      | 'doubtful_bic'
      | 'doubtful_phone';
    /** @description A quote given before over the same link. */
    EarlierOffer: {
      currency: components['schemas']['Currency'];
      /** Format: date-time */
      delivery_date: string | null;
      notes: string | null;
      /** Format: date-time */
      pickup_date: string | null;
      /** Format: double */
      price: number;
    };
    /** @description One e-mail address, without a display name. */
    EmailAddress: string;
    /** @description A whole address. */
    EmailQuery: {
      email: components['schemas']['EmailAddress'];
    };
    /** @description A company's own text of a mail. It takes the place of the built-in one in all languages. */
    EmailTemplateDto: {
      /**
       * @description HTML without anything that runs or loads. May hold `{{name}}` (of the recipient), `{{company}}`, `{{order_link}}`,
       *     `[OFFER DETAILS]`, `[ORDER DETAILS]`, `[OFFER ACCEPTANCE LINK]`.
       */
      body: string;
      id: components['schemas']['Id'];
      template_type: components['schemas']['EmailTemplateType'];
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description A new template. */
    EmailTemplateInput: {
      /** @description HTML, or plain text whose line breaks count. */
      body: string;
      /** @description A company has one of each type at most. */
      template_type: components['schemas']['EmailTemplateType'];
    };
    /** @description One page of templates. */
    EmailTemplatePage: {
      items: components['schemas']['EmailTemplateDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /**
     * @description What a mail is for.
     * @enum {string}
     */
    EmailTemplateType:
      | 'quote_request'
      | 'quote_confirmation'
      | 'completion_request'
      | 'order_acceptance'
      | 'subcontractor_price_request'
      | 'offers_to_client'
      | 'subcontractor_acceptance_request'
      | 'invoice_sent'
      | 'follow_up';
    /** @description Changes to a template; what is left out stays. */
    EmailTemplateUpdate: {
      /** @description HTML, or plain text whose line breaks count. */
      body?: string;
      /** @description A company has one of each type at most. */
      template_type?: components['schemas']['EmailTemplateType'];
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /** @description The words of a mail in a language, with the placeholders of `EmailTemplateDto` in them. */
    EmailText: {
      /** @description HTML without anything that runs or loads. */
      body: string;
      language: components['schemas']['MailLanguage'];
      /** @description One line of plain text; may hold `{{name}}` and `{{company}}`. */
      subject: string;
      template_type: components['schemas']['EmailTemplateType'];
    };
    /** @description Which language of a text is wanted. */
    EmailTextQuery: {
      /** @description That of `Accept-Language` when left out. */
      language?: components['schemas']['MailLanguage'];
    };
    /** @description A translated mail. */
    EmailTranslation: {
      origin: components['schemas']['TranslationOrigin'];
      /** @description HTML without anything that runs or loads. */
      translated_body: string;
      translated_subject: string;
    };
    /** @description A mail to translate, from whatever language it is in. */
    EmailTranslationInput: {
      /** @description HTML, or plain text with line breaks; sanitised. Its placeholders stay as they are. */
      message: string;
      /** @description One line of plain text. */
      subject: string;
      target_language: components['schemas']['MailLanguage'];
    };
    /**
     * @description How a directory is written.
     * @enum {string}
     */
    ExportFormat: 'csv' | 'xlsx';
    /** @description What of a directory is exported, and in which order: filters that its list does not have answer 422. */
    ExportQuery: {
      country_id?: components['schemas']['Id'];
      /** @description `csv` when left out: with semicolons and a byte order mark, as spreadsheets of the continent read it. */
      format?: components['schemas']['ExportFormat'];
      /** @description Only those that can be written to, or only those that cannot. */
      has_email?: boolean;
      /** @description Only what has this text; case and diacritics do not matter. */
      q?: string;
      /** @description Of subcontractors. */
      rate_type?: components['schemas']['RateType'];
      /** @description Field to sort by, as in the list, with `-` before it for descending. */
      sort?: string;
      /**
       * @description Only the company's own records, or only collected global ones.
       * @enum {string}
       */
      source_type?: 'personal' | 'global';
    };
    /** @description Where one field of a found company comes from. */
    FactOrigin: {
      /** @enum {string} */
      field: 'name' | 'address' | 'email' | 'phone' | 'vat_number' | 'business_registration_number';
      source: components['schemas']['FactSource'];
      /** @description The page that says so. */
      url: string;
    };
    /**
     * @description Where a fact was read: data for machines, a link, the text, a text that hides it from robots, name or title of the site.
     * @enum {string}
     */
    FactSource: 'structured_data' | 'link' | 'text' | 'obfuscated_text' | 'site_name' | 'title' | 'domain';
    /**
     * @description What is wrong with a field. Stable, never translated; forms that check by the SDK's schemas speak of the same.
     *
     *     - `required`: nothing was entered, or only blanks
     *     - `unknown_field`: the call has no such field
     *     - `not_a_text`, `not_a_number`, `not_an_integer`, `not_a_boolean`, `not_a_date`: of another type; a date is an
     *       ISO 8601 instant with its offset
     *     - `not_in_list`: none of the values that there are
     *     - `too_short`, `too_long`: characters of a text
     *     - `too_small`, `too_large`, `too_many_decimals`, `must_be_positive`: a number
     *     - `too_few_items`, `too_many_items`: entries of a list
     *     - `invalid_format`, `invalid_characters`: how a text is written
     *     - `invalid_email`, `invalid_post_code`: no address that mail can go to, no post code of that country
     *     - `unknown_country`, `unknown_record`, `unknown_sort_field`: names what is not there
     *     - `pickup_after_delivery`, `delivery_before_pickup`, `delivery_not_after_pickup`, `year_out_of_range`: dates that no
     *       transport has
     *     - `until_before_date`: a window of time that ends before it begins
     *     - `above_maximum`, `below_minimum`: the lower of two values is the higher one
     *     - `day_passed`: a day that is over
     *     - `incomplete_list`: the list does not name each record once that it has to
     *     - `no_contract_rates`: a subcontractor whose prices are not made by contract
     *     - `offer_not_sent`: an order of which the client has been sent no offer
     *     - `password_too_common`, `passwords_differ`: a new password
     *     - `invalid_value`: anything else
     * @enum {string}
     */
    FaultCode:
      | 'required'
      | 'unknown_field'
      | 'not_a_text'
      | 'not_a_number'
      | 'not_an_integer'
      | 'not_a_boolean'
      | 'not_a_date'
      | 'not_in_list'
      | 'too_short'
      | 'too_long'
      | 'too_small'
      | 'too_large'
      | 'too_many_decimals'
      | 'must_be_positive'
      | 'too_few_items'
      | 'too_many_items'
      | 'invalid_format'
      | 'invalid_characters'
      | 'invalid_email'
      | 'invalid_post_code'
      | 'unknown_country'
      | 'unknown_record'
      | 'unknown_sort_field'
      | 'pickup_after_delivery'
      | 'delivery_before_pickup'
      | 'delivery_not_after_pickup'
      | 'year_out_of_range'
      | 'until_before_date'
      | 'above_maximum'
      | 'below_minimum'
      | 'day_passed'
      | 'day_ahead'
      | 'before_invoice'
      | 'incomplete_list'
      | 'no_contract_rates'
      | 'offer_not_sent'
      | 'password_too_common'
      | 'passwords_differ'
      | 'invalid_value';
    /** @description A fault of one field of a request. */
    FieldFault: {
      code: components['schemas']['FaultCode'];
      /** @description Path of the field in the body or the name of the query parameter. */
      field: string;
      /** @description What is wrong, in the language of `Accept-Language`. */
      message: string;
    };
    /** @description Something about a number that looks wrong. It can be saved all the same. */
    FieldWarning: {
      /** @description Stable code, never translated. */
      code: components['schemas']['DoubtCode'];
      /** @description Name of the field in the request. */
      field: string;
      /** @description What looks wrong, in the language of `Accept-Language`. */
      message: string;
    };
    /** @description A company that a website tells of, until it is saved or removed. */
    FoundCompany: {
      /** @description Street and number. */
      address: string | null;
      business_registration_number: string | null;
      city: string | null;
      /** Format: double */
      country_id: number | null;
      email: string | null;
      /** @description The global client that saving would update; null when saving would make a new one. */
      known_client: components['schemas']['KnownClient'] | null;
      name: string;
      /** @description What it says of itself, and further contacts. */
      notes: string | null;
      /** @description Where the fields come from. */
      origins: components['schemas']['FactOrigin'][];
      /** @description In the form for machines, `+48600100200`. */
      phone: string | null;
      post_code: string | null;
      /**
       * Format: int32
       * @description How sure all of it is, in percent.
       */
      score: number;
      temp_id: components['schemas']['Id'];
      /** @description Its website. */
      url: string;
      vat_number: string | null;
    };
    /** @description One page of found companies, those found last first. */
    FoundCompanyPage: {
      items: components['schemas']['FoundCompany'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A global client as a company finds it. */
    FoundGlobalClient: {
      address: string | null;
      /** @description REGON in Poland, organisation number in Norway. */
      business_registration_number: string | null;
      city: string | null;
      /**
       * Format: double
       * @description See `GET /countries`.
       */
      country_id: number | null;
      email: string | null;
      id: components['schemas']['Id'];
      /** @description Whether it is in the company's collection. */
      is_collected: boolean;
      name: string;
      notes: string | null;
      phone: string | null;
      post_code: string | null;
      /**
       * @description `personal`: the company's own; `global`: kept by administrators.
       * @enum {string}
       */
      source_type: 'personal' | 'global';
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      update_date: string;
      /** @description VAT number: NIP in Poland, MVA in Norway. */
      vat_number: string | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
      website: string | null;
    };
    /** @description One page of found global clients. */
    FoundGlobalClientPage: {
      items: components['schemas']['FoundGlobalClient'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A global subcontractor as a company finds it. */
    FoundGlobalSubcontractor: {
      address: string | null;
      city: string | null;
      /**
       * Format: double
       * @description See `GET /countries`.
       */
      country_id: number | null;
      /** @description Name of the country in the language of `Accept-Language`. */
      country_name: string | null;
      email: string | null;
      id: components['schemas']['Id'];
      /** @description Whether it is in the company's collection. */
      is_collected: boolean;
      name: string;
      notes: string | null;
      phone: string | null;
      post_code: string | null;
      rate_type: components['schemas']['RateType'];
      /**
       * @description `personal`: the company's own; `global`: kept by administrators.
       * @enum {string}
       */
      source_type: 'personal' | 'global';
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      update_date: string;
      /**
       * Format: double
       * @description Who entered it; null for a global one.
       */
      user_id: number | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description One page of found global subcontractors. */
    FoundGlobalSubcontractorPage: {
      items: components['schemas']['FoundGlobalSubcontractor'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A user whom an owner may want to invite. */
    FoundUser: {
      email: string;
      id: components['schemas']['Id'];
      /** @description Whether they can be invited: neither in a company nor an administrator. */
      is_available: boolean;
      name: string;
    };
    /** @description A new client of the global directory. */
    GlobalClientInput: {
      address: components['schemas']['RequiredLine'];
      business_registration_number?: components['schemas']['CompanyNumber'] | null;
      city?: components['schemas']['Line'] | null;
      country_id?: components['schemas']['Id'] | null;
      email?: (components['schemas']['EmailAddress'] | '') | null;
      name: components['schemas']['RequiredLine'];
      notes?: components['schemas']['Text'] | null;
      phone?: components['schemas']['PhoneNumber'] | null;
      /** @description Checked by the rules of the country. */
      post_code: components['schemas']['PostCode'];
      vat_number?: components['schemas']['CompanyNumber'] | null;
      website?: components['schemas']['Website'] | null;
    };
    /** @description How many global clients there are. */
    GlobalClientStats: {
      /**
       * Format: double
       * @description Entered within the last 30 days.
       */
      added_in_30_days: number;
      /** Format: double */
      total: number;
      /** Format: double */
      with_email: number;
      /** Format: double */
      with_phone: number;
    };
    /** @description Changes to a client of the global directory; what is left out stays. */
    GlobalClientUpdate: {
      address?: components['schemas']['RequiredLine'];
      business_registration_number?: components['schemas']['CompanyNumber'] | null;
      city?: components['schemas']['Line'] | null;
      country_id?: components['schemas']['Id'] | null;
      email?: (components['schemas']['EmailAddress'] | '') | null;
      name?: components['schemas']['RequiredLine'];
      notes?: components['schemas']['Text'] | null;
      phone?: components['schemas']['PhoneNumber'] | null;
      /** @description Checked by the rules of the country. */
      post_code?: components['schemas']['PostCode'];
      vat_number?: components['schemas']['CompanyNumber'] | null;
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
      website?: components['schemas']['Website'] | null;
    };
    /** @description A group of subcontractors. */
    GroupDto: {
      /**
       * Format: date-time
       * @description With `route_id` only: when the group was last asked for the price of that leg; null when it was not.
       */
      asked_at?: string | null;
      color: components['schemas']['Color'];
      description: string | null;
      id: components['schemas']['Id'];
      /**
       * Format: double
       * @description How many subcontractors are in it.
       */
      member_count: number;
      name: string;
      /**
       * Format: date-time
       * @description When the group itself last changed.
       */
      update_date: string;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description A new group. */
    GroupInput: {
      /** @description `#3B82F6` when left out. */
      color?: components['schemas']['Color'];
      description?: components['schemas']['Text'] | null;
      name: components['schemas']['RequiredLine'];
    };
    /** @description A subcontractor in a group. */
    GroupMemberDto: {
      /** @description Of the membership, for `DELETE /subcontractor-groups/{id}/members/{memberId}`. */
      id: components['schemas']['Id'];
      subcontractor: components['schemas']['MemberSubcontractor'];
      subcontractor_id: components['schemas']['Id'];
    };
    /** @description A subcontractor to put into a group. */
    GroupMemberInput: {
      subcontractor_id: components['schemas']['Id'];
    };
    /** @description One page of a group's members. */
    GroupMemberPage: {
      items: components['schemas']['GroupMemberDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description One page of groups. */
    GroupPage: {
      items: components['schemas']['GroupDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What became of a request to a group. */
    GroupPriceRequestAnswer: {
      /**
       * Format: double
       * @description Mails that went into the outbox now.
       */
      emails_sent: number;
      /** @description Members who got no mail, and why. */
      skipped: components['schemas']['PriceRequestSkip'][];
      /**
       * Format: double
       * @description Members of the group.
       */
      total: number;
    };
    /** @description Asks every member of a group for the price of a leg. */
    GroupPriceRequestInput: {
      group_id: components['schemas']['Id'];
      /** @description Language of subject and message; Polish when left out. Members from elsewhere get the company's own text or the built-in one. */
      language?: components['schemas']['PriceRequestLanguage'];
      /**
       * @description HTML for the members who read `language`; sanitised. Details and link take the place of `[ORDER DETAILS]` and `{{order_link}}`, or
       *     follow the text. When nothing stands in it, everybody gets the company's own text or the built-in one.
       */
      message: string;
      quotation_route_id: components['schemas']['Id'];
      /** @description For the members who read `language`. */
      subject: string;
    };
    /** @description What the list of groups accepts. */
    GroupQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Tells for each group when it was asked for the price of this leg. */
      route_id?: components['schemas']['Id'];
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
    };
    /** @description How many groups there are. */
    GroupStats: {
      /**
       * Format: double
       * @description Groups that nobody is in.
       */
      empty: number;
      /**
       * Format: double
       * @description Memberships of all groups together.
       */
      members: number;
      /**
       * Format: double
       * @description Subcontractors who are in at least one group.
       */
      subcontractors: number;
      /**
       * Format: double
       * @description Groups.
       */
      total: number;
    };
    /** @description Changes to a group; what is left out stays. */
    GroupUpdate: {
      color?: components['schemas']['Color'];
      description?: components['schemas']['Text'] | null;
      name?: components['schemas']['RequiredLine'];
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /** @description A change in an order's life. */
    HistoryEntry: {
      /** Format: date-time */
      created_at: string;
      event: string;
      facts: components['schemas']['HistoryFacts'] | null;
      /** Format: double */
      from_status: number | null;
      /** @description In somebody's own words; `ask_subcontractors`: how many were asked; `offer_replaced`, `contract_quote`: whose price it is; `data_requested`: who was written to; `document_uploaded`, `document_deleted`: the name of the file. */
      reason: string | null;
      /** Format: double */
      to_status: number;
      /**
       * Format: double
       * @description Null where a link answered.
       */
      user_id: number | null;
      user_name: string | null;
    };
    /** @description What is known of a change beside its reason. */
    HistoryFacts: {
      after?: components['schemas']['HistoryPrice'];
      /** @description `offer_replaced`: the price that was replaced, and the one in its place. `contract_quote`: the price is `after`. */
      before?: components['schemas']['HistoryPrice'];
      delivery_city?: string;
      /** @description `document_uploaded`, `document_deleted`: what the document is. */
      document_type?: components['schemas']['DocumentTypeCode'];
      /** @description `ask_subcontractors`: the group that was asked, by its name. */
      group?: string;
      /** @description `reject`: what the order was lost for. */
      lost_reason?: components['schemas']['LostReason'];
      /** @description `pay`: the day on which the client paid. */
      paid_on?: components['schemas']['Day'];
      /** @description The leg that it was about. */
      pickup_city?: string;
      /** @description `duplicated`: the order that it was copied from. */
      source_order_id?: components['schemas']['Id'];
      /** @description `send_to_client`, `offer_expired`: the last day of the offer. */
      valid_until?: components['schemas']['Day'];
    };
    /** @description A price as it was at a time. */
    HistoryPrice: {
      currency: components['schemas']['Currency'];
      /** Format: double */
      price: number;
    };
    /**
     * Format: int32
     * @description Identifier of a record.
     */
    Id: number;
    /** @description A column of an imported file. */
    ImportColumn: {
      /**
       * Format: int32
       * @description Place in the file, from 0.
       */
      index: number;
      /** @description What its first rows hold. */
      samples: string[];
      /** @description Its head. */
      title: string;
    };
    /** @description An import with the columns of its file. */
    ImportDto: {
      columns: components['schemas']['ImportColumn'][];
      /**
       * Format: double
       * @description Rows that were entered.
       */
      created: number;
      /** Format: date-time */
      created_at: string;
      file_name: string;
      /** Format: date-time */
      finished_at: string | null;
      id: components['schemas']['Id'];
      kind: components['schemas']['ImportKind'];
      /** @description The mapping that it runs or ran by; before that, one that the heads suggest. */
      mapping: components['schemas']['ImportMapping'][];
      /**
       * Format: double
       * @description Rows that were looked at so far.
       */
      processed: number;
      /**
       * Format: double
       * @description Rows that cannot be entered; see `GET /imports/{id}/rejected`.
       */
      rejected: number;
      /**
       * Format: double
       * @description Rows below the head.
       */
      row_count: number;
      /**
       * Format: double
       * @description Rows that were in the directory already.
       */
      skipped: number;
      status: components['schemas']['ImportStatus'];
    };
    /** @description Texts of a row by the field that they go into. */
    ImportedTexts: {
      address?: string;
      business_registration_number?: string;
      city?: string;
      country?: string;
      email?: string;
      name?: string;
      notes?: string;
      phone?: string;
      post_code?: string;
      rate_type?: string;
      vat_number?: string;
      website?: string;
    };
    /**
     * @description A field that a column can go into. `rate_type` is for subcontractors, the numbers and the website for clients.
     * @enum {string}
     */
    ImportField:
      | 'name'
      | 'address'
      | 'city'
      | 'post_code'
      | 'country'
      | 'website'
      | 'email'
      | 'phone'
      | 'notes'
      | 'vat_number'
      | 'business_registration_number'
      | 'rate_type';
    /**
     * @description What an import brings.
     * @enum {string}
     */
    ImportKind: 'clients' | 'subcontractors';
    /** @description Which column goes into which field. */
    ImportMapping: {
      /**
       * Format: int32
       * @description Place of the column in the file, from 0.
       */
      column: number;
      field: components['schemas']['ImportField'];
    };
    /** @description One page of imports, the newest first. */
    ImportPage: {
      items: components['schemas']['ImportSummary'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description How a file is to be understood. */
    ImportPlan: {
      /** @description Country of the rows that name none. */
      default_country_id?: components['schemas']['Id'] | null;
      /**
       * @description What is done with rows that the company has already among its own, by name and post code: `skip` when left out.
       *     Rows of global companies in its collection are skipped either way.
       * @enum {string}
       */
      duplicates?: 'skip' | 'add';
      /** @description Each field at most once; columns that are not named are left out. */
      mapping: components['schemas']['ImportMapping'][];
    };
    /** @description What an import would do. */
    ImportPreview: {
      /**
       * Format: double
       * @description Rows among the valid ones whose company is in the collection of global ones.
       */
      collected: number;
      /**
       * Format: double
       * @description Rows among the valid ones that the own directory, or an earlier row, has already; without those that are collected.
       */
      duplicates: number;
      /**
       * Format: double
       * @description Rows that something stands against.
       */
      faulty: number;
      /** @description The first 100 rows that something stands against. */
      faulty_rows: components['schemas']['ImportPreviewRow'][];
      /** Format: double */
      row_count: number;
      /** @description The first 20 rows. */
      rows: components['schemas']['ImportPreviewRow'][];
      /**
       * Format: double
       * @description Rows that can be entered.
       */
      valid: number;
    };
    /** @description A row as it would be entered. */
    ImportPreviewRow: {
      /** @description What stands against it; empty when it can be entered. */
      faults: components['schemas']['FieldFault'][];
      /** @description A global company that is in the collection: it is skipped, since it would become an own one beside it. */
      is_collected: boolean;
      /** @description The company's own directory, or an earlier row, has it already. */
      is_duplicate: boolean;
      /**
       * Format: double
       * @description Where it stands in the file, as a spreadsheet counts: the first row is 1, blank ones are counted.
       */
      line: number;
      /** @description Texts of the file by field. */
      values: components['schemas']['ImportedTexts'];
    };
    /**
     * @description Where an import stands: its file was read, its rows are being entered, all of them are entered or refused, or it
     *     broke off for a reason that lies not with its rows.
     * @enum {string}
     */
    ImportStatus: 'uploaded' | 'running' | 'done' | 'failed';
    /** @description An import and how far it came. */
    ImportSummary: {
      /**
       * Format: double
       * @description Rows that were entered.
       */
      created: number;
      /** Format: date-time */
      created_at: string;
      file_name: string;
      /** Format: date-time */
      finished_at: string | null;
      id: components['schemas']['Id'];
      kind: components['schemas']['ImportKind'];
      /**
       * Format: double
       * @description Rows that were looked at so far.
       */
      processed: number;
      /**
       * Format: double
       * @description Rows that cannot be entered; see `GET /imports/{id}/rejected`.
       */
      rejected: number;
      /**
       * Format: double
       * @description Rows below the head.
       */
      row_count: number;
      /**
       * Format: double
       * @description Rows that were in the directory already.
       */
      skipped: number;
      status: components['schemas']['ImportStatus'];
    };
    /**
     * @description Incoterms 2020: who of seller and buyer bears cost and risk up to where.
     * @enum {string}
     */
    Incoterm: 'EXW' | 'FCA' | 'CPT' | 'CIP' | 'DAP' | 'DPU' | 'DDP' | 'FAS' | 'FOB' | 'CFR' | 'CIF';
    /** @description What anybody may know of this installation of the product. */
    Installation: {
      /** @description Domain of all sending addresses: a company's mails come from `{email_name}@{mail_domain}`. */
      mail_domain: string;
    };
    /** @description An invitation as the invited user sees it. */
    InvitationDto: {
      company_id: components['schemas']['Id'];
      company_name: string;
      /** Format: date-time */
      created_at: string;
      id: components['schemas']['Id'];
      /** @description Name of who invited. */
      invited_by: string | null;
    };
    /** @description An existing user who is to be invited. */
    InvitationInput: {
      email: components['schemas']['EmailAddress'];
    };
    /** @description Invitations that wait for the user's answer. */
    InvitationList: {
      items: components['schemas']['InvitationDto'][];
      /** Format: double */
      total: number;
    };
    /**
     * @description Whose rules invoices follow.
     * @enum {string}
     */
    InvoiceCountry: 'PL' | 'NO';
    /** @description An issued invoice or correction. Of a correction the amounts are what it changes, less than 0 when less is due. */
    InvoiceDto: {
      buyer_name: string;
      /** @description The invoice that it corrects. */
      corrects_id: components['schemas']['Id'] | null;
      /** Format: date-time */
      created_at: string;
      currency: components['schemas']['Currency'];
      /** @description Its PDF. */
      document_id: components['schemas']['Id'];
      due_date: components['schemas']['Day'];
      /** Format: double */
      gross_amount: number;
      id: components['schemas']['Id'];
      issue_date: components['schemas']['Day'];
      /** @enum {string} */
      kind: 'invoice' | 'correction';
      /**
       * Format: date-time
       * @description When it was last mailed, be it with a reminder.
       */
      last_sent_at: string | null;
      /** @description The subject that its mail has unless another is given, in the client's language. */
      mail_subject: string;
      /** Format: double */
      net_amount: number;
      number: components['schemas']['Line'];
      order_id: components['schemas']['Id'];
      /** @description Why it was corrected. */
      reason: string | null;
      /**
       * Format: date-time
       * @description When they were last reminded.
       */
      reminded_at: string | null;
      /**
       * Format: double
       * @description How often the client was reminded of its payment.
       */
      reminders_sent: number;
      sale_date: components['schemas']['Day'];
      /**
       * Format: date-time
       * @description When it was first mailed.
       */
      sent_at: string | null;
      /** @description To whom it was last mailed. */
      sent_to: string | null;
      /** Format: double */
      vat_amount: number;
      vat_case: components['schemas']['VatCase'] | null;
      /**
       * Format: double
       * @description As it stands after this invoice or correction.
       */
      vat_rate: number;
    };
    /** @description How an invoice is to be made. */
    InvoiceInput: {
      /** @description Days until payment, from the day of issue; those of the order when left out. */
      payment_days?: components['schemas']['PaymentDays'];
      /** @description The day of the sale; that of the last delivery when left out. */
      sale_date?: components['schemas']['Day'];
      /** @description A case without a rate; `vat_rate` is 0 or left out with it. */
      vat_case?: components['schemas']['VatCase'] | null;
      /**
       * Format: double
       * @description In percent, one of the available rates; 0 when left out.
       */
      vat_rate?: number;
    };
    /** @description The words with which an invoice's mail begins. */
    InvoiceMailDraft: {
      /** @description HTML without anything that runs or loads, with the placeholders of `EmailTemplateDto` in it. */
      body: string;
      /** @enum {string} */
      kind: 'invoice' | 'reminder' | 'correction';
      language: components['schemas']['MailLanguage'];
      subject: string;
    };
    /** @description Mails an invoice to the client. */
    InvoiceMailInput: {
      /** @description The invoice or correction; the order's invoice when left out. */
      invoice_id?: components['schemas']['Id'];
      /**
       * @description The invoice, the first time or once more; or a reminder of its payment, which brings it along. The invoice when left out.
       * @enum {string}
       */
      kind?: 'invoice' | 'reminder';
      /** @description Of the mail's frame and of the built-in texts; the one of the client's country when left out. */
      language?: components['schemas']['MailLanguage'];
      /**
       * @description HTML; sanitised. When nothing stands in it: with an invoice the company's own text, or the built-in one in the client's
       *     language; with a reminder number, amount, due day and how many days ago that was; with a correction its reason and what
       *     it changes.
       */
      message?: string;
      /** @description The client's own address when left out. */
      recipient_email?: components['schemas']['EmailAddress'];
      /** @description The client's name when left out. */
      recipient_name?: components['schemas']['Line'] | null;
      /** @description The built-in one with the invoice's number when empty or left out. */
      subject?: string;
    };
    /** @description An invoice's mail as the client would see it. */
    InvoiceMailPreview: {
      /** @description A whole document that runs and loads nothing. */
      html: string;
      subject: string;
      /** @description Placeholders that nobody knows; they stand in the mail as written. */
      unknown: string[];
    };
    /** @description An invoice's mail to look at before it is sent; words may be missing while they are written. */
    InvoiceMailPreviewInput: {
      /** @description The invoice or correction; the order's invoice when left out. */
      invoice_id?: components['schemas']['Id'];
      /**
       * @description The invoice, the first time or once more; or a reminder of its payment, which brings it along. The invoice when left out.
       * @enum {string}
       */
      kind?: 'invoice' | 'reminder';
      /** @description Of the mail's frame and of the built-in texts; the one of the client's country when left out. */
      language?: components['schemas']['MailLanguage'];
      /**
       * @description HTML; sanitised. When nothing stands in it: with an invoice the company's own text, or the built-in one in the client's
       *     language; with a reminder number, amount, due day and how many days ago that was; with a correction its reason and what
       *     it changes.
       */
      message?: string;
      /** @description The client's name when left out. */
      recipient_name?: components['schemas']['Line'] | null;
      /** @description The built-in one with the invoice's number when empty or left out. */
      subject?: string;
    };
    /** @description Which words of an invoice's mail are wanted. */
    InvoiceMailQuery: {
      /** @description The invoice or correction; the order's invoice when left out. */
      invoice_id?: components['schemas']['Id'];
      /**
       * @description The invoice, the first time or once more; or a reminder of its payment, which brings it along. The invoice when left out.
       * @enum {string}
       */
      kind?: 'invoice' | 'reminder';
      /** @description The one of the client's country when left out. */
      language?: components['schemas']['MailLanguage'];
    };
    /** @description How an invoice would look. Nothing was kept, and no number used. */
    InvoicePreview: {
      currency: components['schemas']['Currency'];
      due_date: components['schemas']['Day'];
      /** Format: double */
      gross_amount: number;
      /** @description The number that it would get if it were issued now. */
      invoice_number: string;
      /** Format: double */
      net_amount: number;
      /** @description The PDF in base64. */
      pdf_base64: string;
      /** Format: double */
      vat_amount: number;
    };
    /** @description Something that deserves a look before an invoice is issued. */
    InvoiceWarning: {
      /** @description Stable: `buyer_tax_number_missing`, `bank_account_missing`, `sale_date_ahead`, `rate_old`, `rate_missing`. */
      code: string;
      /** @description In the language of `Accept-Language`. */
      message: string;
    };
    /** @description An invoice that was just issued. */
    IssuedInvoice: {
      buyer_name: string;
      /** @description The invoice that it corrects. */
      corrects_id: components['schemas']['Id'] | null;
      /** Format: date-time */
      created_at: string;
      currency: components['schemas']['Currency'];
      /** @description Its PDF. */
      document_id: components['schemas']['Id'];
      due_date: components['schemas']['Day'];
      /** Format: double */
      gross_amount: number;
      id: components['schemas']['Id'];
      issue_date: components['schemas']['Day'];
      /** @enum {string} */
      kind: 'invoice' | 'correction';
      /**
       * Format: date-time
       * @description When it was last mailed, be it with a reminder.
       */
      last_sent_at: string | null;
      /** @description The subject that its mail has unless another is given, in the client's language. */
      mail_subject: string;
      /** Format: double */
      net_amount: number;
      number: components['schemas']['Line'];
      order_id: components['schemas']['Id'];
      /** Format: double */
      order_status: number;
      /** @description Why it was corrected. */
      reason: string | null;
      /**
       * Format: date-time
       * @description When they were last reminded.
       */
      reminded_at: string | null;
      /**
       * Format: double
       * @description How often the client was reminded of its payment.
       */
      reminders_sent: number;
      sale_date: components['schemas']['Day'];
      /**
       * Format: date-time
       * @description When it was first mailed.
       */
      sent_at: string | null;
      /** @description To whom it was last mailed. */
      sent_to: string | null;
      /** Format: double */
      vat_amount: number;
      vat_case: components['schemas']['VatCase'] | null;
      /**
       * Format: double
       * @description As it stands after this invoice or correction.
       */
      vat_rate: number;
    };
    /** @description A global client that a found company is recognised as. */
    KnownClient: {
      id: components['schemas']['Id'];
      name: string;
    };
    /** @description From where to where: countries, and the areas that the first two characters of post codes stand for. */
    Lane: {
      delivery_area: string;
      delivery_country: string;
      pickup_area: string;
      pickup_country: string;
    };
    /** @description Names a letter, so that one whose answer got lost is not sent twice. Chosen by the caller, for example a UUID. */
    LetterKey: string;
    /** @description A name or another single line of text. */
    Line: string;
    /** @description A link. */
    LinkDto: {
      /**
       * Format: date-time
       * @description Null for a link that needs no signature.
       */
      expires_at: string | null;
      url: string;
    };
    /** @description Which link to make or to take back. */
    LinkInput: {
      /** @description `order-form`: the client's own address when left out. */
      client_email?: components['schemas']['EmailAddress'];
      /** @description `order-form`: for whom. */
      client_id?: components['schemas']['Id'];
      kind: components['schemas']['LinkKind'];
      /** @description Language of the page; when left out, the recipient's country decides. */
      lang?: components['schemas']['UiLanguage'];
      /** @description `order-form`: the request to complete; every other kind: required. */
      order_id?: components['schemas']['Id'];
      /** @description `subcontractor-offer`, `subcontractor-order-view`. */
      route_id?: components['schemas']['Id'];
      /** @description `subcontractor-offer`, `subcontractor-order-view`. */
      subcontractor_id?: components['schemas']['Id'];
    };
    /**
     * @description What a public link is for.
     * @enum {string}
     */
    LinkKind: 'order-form' | 'subcontractor-offer' | 'client-offer-selection' | 'subcontractor-order-view';
    /** @description Where and when a transport, or a leg of it, begins and ends. */
    LinkLeg: {
      delivery_city: string;
      delivery_country: string;
      /** Format: date-time */
      delivery_date: string | null;
      delivery_post_code: string;
      delivery_street: string;
      /** Format: date-time */
      delivery_until: string | null;
      pickup_city: string;
      pickup_country: string;
      /** Format: date-time */
      pickup_date: string | null;
      pickup_post_code: string;
      pickup_street: string;
      /** Format: date-time */
      pickup_until: string | null;
    };
    /** @description An offer as the client may see it. */
    LinkOffer: {
      currency: components['schemas']['SummaryCurrency'];
      /** Format: date-time */
      delivery_date: string | null;
      id: components['schemas']['Id'];
      /** Format: date-time */
      pickup_date: string | null;
      /** Format: double */
      price: number;
    };
    /** @description What a link's page asks for. */
    LinkQuery: {
      /** Format: double */
      client_id?: number;
      /**
       * Format: double
       * @description Unix seconds.
       */
      exp?: number;
      /** Format: double */
      order_id?: number;
      /** Format: double */
      route_id?: number;
      sig?: string;
      /** Format: double */
      subcontractor_id?: number;
      /** Format: double */
      user_id?: number;
    };
    /** @description A transport as the holder of a link may see it. The references are null for somebody who is only asked for a price. */
    LinkTransport: {
      adr_class: components['schemas']['AdrClass'] | null;
      adr_un: components['schemas']['UnNumber'] | null;
      body_type: components['schemas']['BodyType'] | null;
      cargo_type: string;
      client_reference: components['schemas']['Reference'] | null;
      delivery_city: string;
      delivery_country: string;
      /** Format: date-time */
      delivery_date: string | null;
      delivery_post_code: string;
      delivery_street: string;
      /** Format: date-time */
      delivery_until: string | null;
      height_cm: components['schemas']['Centimetres'] | null;
      incoterm: components['schemas']['Incoterm'] | null;
      ldm: components['schemas']['LoadingMetres'] | null;
      length_cm: components['schemas']['Centimetres'] | null;
      notes: string | null;
      order_id: components['schemas']['Id'];
      our_reference: components['schemas']['Reference'] | null;
      /** Format: double */
      pallets_count: number;
      /**
       * Format: double
       * @description Days until payment.
       */
      payment_days: number | null;
      pickup_city: string;
      pickup_country: string;
      /** Format: date-time */
      pickup_date: string | null;
      pickup_post_code: string;
      pickup_street: string;
      /** Format: date-time */
      pickup_until: string | null;
      /** Format: double */
      route_id: number | null;
      /** @description The load must not get warmer. */
      temperature_max: components['schemas']['Celsius'] | null;
      /** @description The load must not get colder. */
      temperature_min: components['schemas']['Celsius'] | null;
      /** Format: double */
      weight: number;
      width_cm: components['schemas']['Centimetres'] | null;
    };
    /** @description What the page of a link shows, read from the records and not from the address. */
    LinkView: {
      /**
       * @description How the link was answered; null while it was not.
       * @enum {string|null}
       */
      answered: 'accept' | 'reject' | null;
      client_email: string | null;
      /** @description The client's name where the link's holder may know it. */
      client_name: string | null;
      company_name: string;
      currency: components['schemas']['Currency'] | null;
      /** @description `subcontractor-offer`: dates and notes of the earlier quote over this link. */
      earlier_offer: components['schemas']['EarlierOffer'] | null;
      /** @description `client-offer-selection`: the last day has passed without an answer; accepting answers 409 `offer_expired`. */
      expired: boolean;
      /** @description `subcontractor-order-view`: whether the order can be had as a PDF. */
      has_document: boolean;
      kind: components['schemas']['LinkKind'];
      /** @description `client-offer-selection`: the legs that were offered, in driving order, at the times that were quoted. */
      legs: components['schemas']['LinkLeg'][];
      /** @description `client-offer-selection`: what was offered. */
      offers: components['schemas']['LinkOffer'][];
      /** @description Whether an answer is still taken. */
      open: boolean;
      /**
       * Format: double
       * @description The client's price, the subcontractor's price, or the earlier quote's price.
       */
      price: number | null;
      /** @description `subcontractor-order-view`: whether the vehicle and the driver are taken now, by accepting again. */
      takes_vehicle: boolean;
      transport: components['schemas']['LinkTransport'] | null;
      /** @description `client-offer-selection`: the last day, in Europe/Warsaw, on which the offer can be accepted. */
      valid_until: components['schemas']['Day'] | null;
      /** @description `subcontractor-order-view`: what the carrier, or the forwarder, has told; null where it is not the carrier's order. */
      vehicle: components['schemas']['VehicleDto'] | null;
    };
    /** @description What every list accepts. */
    ListQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
    };
    /** @description The process answers. */
    Liveness: {
      /** @enum {string} */
      status: 'ok';
    };
    /**
     * Format: double
     * @description Length of a trailer's floor that the load takes, in metres (LDM), with two decimals.
     */
    LoadingMetres: number;
    /** @description A session. */
    LoginAnswer: {
      /** @description Goes into the header `Authorization: Bearer …`. */
      access_token: string;
      /**
       * Format: double
       * @description Seconds until the token ends by itself.
       */
      expires_in: number;
      /** @enum {string} */
      token_type: 'bearer';
    };
    /** @description Form of the OAuth2 password grant. */
    LoginForm: {
      /** @description Ignored; OAuth2 clients send it. */
      client_id?: string;
      /** @description Ignored; OAuth2 clients send it. */
      client_secret?: string;
      /** @description Ignored; OAuth2 clients send it. */
      grant_type?: string;
      password: string;
      /** @description Ignored; OAuth2 clients send it. */
      scope?: string;
      /** @description The e-mail address that the account was registered with. */
      username: string;
    };
    /**
     * @description Why an offer came to nothing: `price` too high, `dates` did not suit, a `competitor` has it, the transport was
     *     `cancelled`, we had `no_capacity`, `no_answer` came, or something `other`.
     * @enum {string}
     */
    LostReason: 'price' | 'dates' | 'competitor' | 'cancelled' | 'no_capacity' | 'no_answer' | 'other';
    /** @description A header of a mail. */
    MailHeader: {
      name: string;
      value: string;
    };
    /**
     * @description Language in which mails are written.
     * @enum {string}
     */
    MailLanguage: 'pl' | 'en' | 'no' | 'de' | 'fr' | 'es' | 'it';
    /** @description How many orders were marked. */
    MarkAsReadAnswer: {
      /** Format: double */
      marked: number;
    };
    /** @description Which orders to mark as read. */
    MarkAsReadInput: {
      /** @description All orders when left out. */
      ids?: components['schemas']['Id'][];
    };
    /** @description A user as they see themselves. */
    Me: {
      /** Format: date-time */
      creation_date: string;
      default_language: components['schemas']['UiLanguage'];
      email: string;
      id: components['schemas']['Id'];
      is_active: boolean;
      is_admin: boolean;
      /** Format: date-time */
      last_login_date: string | null;
      name: string;
      user_companies: components['schemas']['UserCompany'][];
    };
    /** @description The subcontractor behind a membership. */
    MemberSubcontractor: {
      city: components['schemas']['Line'] | null;
      /** Format: double */
      country_id: number | null;
      email: string | null;
      id: components['schemas']['Id'];
      name: string;
      phone: string | null;
      rate_type: components['schemas']['RateType'];
      /** @enum {string} */
      source_type: 'personal' | 'global';
    };
    /** @description A file that came with a message. */
    MessageAttachment: {
      /** @description As its sender says. */
      content_type: string;
      /** @description As its sender called it. */
      filename: string;
      id: components['schemas']['Id'];
      /** @description Whether it can be downloaded; one that was empty or too large is named alone. */
      is_kept: boolean;
      /**
       * Format: double
       * @description In bytes.
       */
      size: number;
    };
    /** @description A message with what it says. */
    MessageDetails: {
      /** @description Files that came with it. */
      attachments: components['schemas']['MessageAttachment'][];
      /** Format: double */
      client_id: number | null;
      client_name: string | null;
      /** @description HTML without scripts, styles and anything that loads by itself or hides. Links in it work. */
      content: string;
      /** Format: date-time */
      created_at: string;
      /** @description Its first words after the greeting, plain. */
      excerpt: string;
      /** @description Why it could not be delivered; stays when it has been read. */
      failure_reason: string | null;
      /** @description Address of the sender. */
      from: string;
      id: components['schemas']['Id'];
      /** @description The mail was too long to be kept whole: this is its beginning. */
      is_cut: boolean;
      /** @description False until somebody of the company has seen what came in, or what could not be delivered. */
      is_read: boolean;
      message_type: components['schemas']['MessageDirection'];
      /**
       * Format: double
       * @description The order that it is about.
       */
      order_id: number | null;
      /**
       * Format: double
       * @description How many others got it, too: it is one of a letter to many.
       */
      others: number;
      recipient_name: string | null;
      sender_name: string | null;
      status: components['schemas']['MessageStatus'];
      subject: string;
      /** @description Address of the recipient. */
      to: string;
      type: string;
      /** Format: date-time */
      updated_at: string;
    };
    /**
     * @description `incoming`: somebody wrote to the company; `outgoing`: the company wrote.
     * @enum {string}
     */
    MessageDirection: 'incoming' | 'outgoing';
    /** @description A message to or from somebody outside. */
    MessageDto: {
      /** Format: double */
      client_id: number | null;
      client_name: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description Its first words after the greeting, plain. */
      excerpt: string;
      /** @description Why it could not be delivered; stays when it has been read. */
      failure_reason: string | null;
      /** @description Address of the sender. */
      from: string;
      id: components['schemas']['Id'];
      /** @description False until somebody of the company has seen what came in, or what could not be delivered. */
      is_read: boolean;
      message_type: components['schemas']['MessageDirection'];
      /**
       * Format: double
       * @description The order that it is about.
       */
      order_id: number | null;
      /**
       * Format: double
       * @description How many others got it, too: it is one of a letter to many.
       */
      others: number;
      recipient_name: string | null;
      sender_name: string | null;
      status: components['schemas']['MessageStatus'];
      subject: string;
      /** @description Address of the recipient. */
      to: string;
      type: string;
      /** Format: date-time */
      updated_at: string;
    };
    /** @description A letter to somebody outside. */
    MessageInput: {
      /** @description The client whom it is written to; has to have an e-mail address. */
      client_id?: components['schemas']['Id'] | null;
      /** @description HTML, or plain text with line breaks; sanitised. */
      content: string;
      /** @description Where answers go. The mail itself comes from the company's own address. */
      from: components['schemas']['EmailAddress'];
      subject: components['schemas']['RequiredLine'];
      to: components['schemas']['EmailAddress'];
      type: components['schemas']['MessageType'];
    };
    /** @description One page of messages. */
    MessagePage: {
      items: components['schemas']['MessageDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the list of messages accepts. */
    MessageQuery: {
      client_id?: components['schemas']['Id'];
      message_type?: components['schemas']['MessageDirection'];
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
      status?: components['schemas']['MessageStatus'];
      /** @description A type of mail, or a word that the company has kept a message as. */
      type?: components['schemas']['MessageType'];
    };
    /** @description How many messages there are. */
    MessageStats: {
      /** Format: double */
      delivered: number;
      /** Format: double */
      failed: number;
      /** Format: double */
      incoming: number;
      /** Format: double */
      outgoing: number;
      /** Format: double */
      read: number;
      /**
       * Format: double
       * @description By status; together they are the total.
       */
      sent: number;
      /** Format: double */
      total: number;
      /**
       * Format: double
       * @description What came in, or could not be delivered, and nobody has read.
       */
      unread: number;
    };
    /**
     * @description `sent`: waits for its delivery; `delivered`: left, or came in; `failed`: could not be delivered; `read`: somebody of the company has read it.
     * @enum {string}
     */
    MessageStatus: 'sent' | 'delivered' | 'failed' | 'read';
    /** @description What a message is for: a type of mail, for example `quote_request`, or a word of the caller's own. */
    MessageType: string;
    /** @description A change to a message. */
    MessageUpdate: {
      /** @enum {string} */
      status: 'read';
    };
    /** @description Something that a step lacks. */
    MissingDto: {
      /** @description Stable code, for example `route_without_chosen_quote`. */
      code: string;
      /** @description Fields that have to be filled: of the company's invoice data, or of the client's record. */
      fields?: string[];
      /** @description The same in the language of `Accept-Language`. */
      message: string;
      /** @description Routes that it is about. */
      route_ids?: number[];
    };
    /** @description A password set by an administrator. */
    NewPasswordInput: {
      /** @description At least 6 characters and not a common one. */
      new_password: string;
    };
    /** @description Number of an order's quotes. */
    OfferCount: {
      /** Format: double */
      count: number;
    };
    /** @description A subcontractor's price for one leg: a quote. */
    OfferDto: {
      /** Format: date-time */
      created_at: string;
      currency: components['schemas']['Currency'];
      /** Format: date-time */
      delivery_date: string | null;
      id: components['schemas']['Id'];
      is_chosen: boolean;
      notes: string | null;
      /** Format: date-time */
      pickup_date: string | null;
      /** Format: double */
      price: number;
      /** Format: double */
      price_with_margin: number;
      /**
       * Format: double
       * @description Margin in percent that `price_with_margin` contains.
       */
      profit_margin: number;
      quotation_id: components['schemas']['Id'];
      quotation_route_id: components['schemas']['Id'];
      /** @description Why, in the subcontractor's words. */
      refusal_reason: string | null;
      /**
       * Format: date-time
       * @description When the subcontractor refused the order that this quote had become; null unless they did, and once they accept.
       */
      refused_at: string | null;
      subcontractor: components['schemas']['OfferSubcontractor'];
      /** Format: double */
      subcontractor_id: number | null;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: double
       * @description Whose link it answered, or who entered it.
       */
      user_id: number | null;
    };
    /** @description One page of quotes. */
    OfferPage: {
      items: components['schemas']['OfferDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description An offer as the client would see it. */
    OfferPreview: {
      /** @description A whole document that runs and loads nothing. Its link to the answer leads nowhere: there is no offer yet. */
      html: string;
      subject: string;
      /** @description Placeholders that nobody knows; they stand in the mail as written. */
      unknown: string[];
    };
    /** @description An offer to look at before it is sent. */
    OfferPreviewInput: {
      currency_for_client: components['schemas']['SummaryCurrency'];
      /** @description As in the offer that is to be sent. */
      message: string;
      /** @description The price that the client is to be offered. */
      price_for_client: components['schemas']['Amount'];
      quotation_id: components['schemas']['Id'];
      subject: string;
      /** @description The last day, in Europe/Warsaw, on which the client can accept the offer; the order's own when left out. */
      valid_until?: components['schemas']['Day'] | null;
    };
    /** @description What the list of quotes accepts. */
    OfferQuery: {
      /** @description Only the quotes of this order. */
      order_id?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
    };
    /** @description Who made a quote. */
    OfferSubcontractor: {
      email: string | null;
      name: string | null;
    };
    /** @description Sends the offer to the client. */
    OfferToClientInput: {
      currency_for_client?: components['schemas']['SummaryCurrency'];
      /** @description HTML; sanitised. The details and the link take the place of `[OFFER DETAILS]` and `[OFFER ACCEPTANCE LINK]`, or follow the text. */
      message: string;
      /** @description The price that the client is offered; the sum of the routes when left out. */
      price_for_client?: components['schemas']['Amount'] | null;
      /**
       * Format: double
       * @description Margin in percent for routes without one of their own.
       */
      profit_margin?: number | null;
      quotation_id: components['schemas']['Id'];
      recipient_email: components['schemas']['EmailAddress'];
      subject: string;
      /** @description The last day, in Europe/Warsaw, on which the client can accept the offer; the order's own when left out. */
      valid_until?: components['schemas']['Day'] | null;
    };
    /**
     * @description A step that an order can take; `request_data`, asking the client to complete the data, leaves the status as it is.
     * @enum {string}
     */
    OrderAction:
      | 'accept'
      | 'ask_subcontractors'
      | 'send_to_client'
      | 'client_accepts'
      | 'reject'
      | 'revise'
      | 'create_order'
      | 'send_to_subcontractor'
      | 'subcontractor_accepts'
      | 'subcontractor_rejects'
      | 'choose_again'
      | 'pods_complete'
      | 'save_invoice'
      | 'mail_invoice'
      | 'pay'
      | 'request_data';
    /** @description When the copy of an order is to be loaded. */
    OrderCopyInput: {
      /**
       * Format: date-time
       * @description The other dates keep their distance to it. When left out, all dates move by whole weeks into the coming week, or
       *     stay where they are when they lie there or later.
       */
      pickup_date?: string;
    };
    /** @description An order with its routes and with what can be done next. */
    OrderDetails: {
      adr_class: components['schemas']['AdrClass'] | null;
      adr_un: components['schemas']['UnNumber'] | null;
      allowed_actions: components['schemas']['AllowedAction'][];
      /** @description Statuses that `PUT /orders/{id}/status` accepts now. */
      allowed_statuses: number[];
      body_type: components['schemas']['BodyType'] | null;
      cargo_type: string;
      client_email: string;
      /**
       * Format: double
       * @description Null when the client's record was deleted.
       */
      client_id: number | null;
      /** @description The client's name as it was when the request came. */
      client_name: string | null;
      /** @description The latest offer to the client; null before one was sent. */
      client_offer: components['schemas']['ClientOfferDto'] | null;
      /**
       * Format: double
       * @description A price for the client set by hand; used instead of the sum of the routes.
       */
      client_price: number | null;
      client_reference: components['schemas']['Reference'] | null;
      /** Format: date-time */
      created_at: string;
      currency_for_client: components['schemas']['SummaryCurrency'] | null;
      delivery_city: string;
      delivery_country: string;
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: string;
      delivery_street: string;
      /** Format: date-time */
      delivery_until: string | null;
      /** @description An issued invoice is among its documents. */
      has_issued_invoice: boolean;
      height_cm: components['schemas']['Centimetres'] | null;
      id: components['schemas']['Id'];
      incoterm: components['schemas']['Incoterm'] | null;
      /** @description False while the client is asked to complete the data. */
      is_data_complete: boolean;
      is_read: boolean;
      ldm: components['schemas']['LoadingMetres'] | null;
      length_cm: components['schemas']['Centimetres'] | null;
      /** @description In somebody's own words. */
      lost_note: string | null;
      /** @description Set when the order was rejected and a reason was named. */
      lost_reason: components['schemas']['LostReason'] | null;
      notes: string | null;
      our_reference: components['schemas']['Reference'] | null;
      /** Format: double */
      pallets_count: number;
      /**
       * Format: double
       * @description Days until payment.
       */
      payment_days: number | null;
      pickup_city: string;
      pickup_country: string;
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: string;
      pickup_street: string;
      /** Format: date-time */
      pickup_until: string | null;
      /**
       * Format: double
       * @description What the client pays; frozen once the offer is sent.
       */
      price_for_client: number | null;
      /** @description What looks wrong between the legs. */
      route_hints: components['schemas']['RouteHint'][];
      routes: components['schemas']['RouteDto'][];
      status: components['schemas']['OrderStatusCode'];
      /** @description Stable name of the status. */
      status_key: string;
      /** @description The load must not get warmer. */
      temperature_max: components['schemas']['Celsius'] | null;
      /** @description The load must not get colder. */
      temperature_min: components['schemas']['Celsius'] | null;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: double
       * @description Whose link or whose hand made it.
       */
      user_id: number | null;
      /** @description The last day, in Europe/Warsaw, on which the client can accept the offer. */
      valid_until: components['schemas']['Day'] | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
      /**
       * Format: double
       * @description In kg.
       */
      weight: number;
      width_cm: components['schemas']['Centimetres'] | null;
    };
    /** @description A transport request, quotation or order: one record in different statuses. */
    OrderDto: {
      cargo_type: string;
      client_email: string;
      /**
       * Format: double
       * @description Null when the client's record was deleted.
       */
      client_id: number | null;
      /** @description The client's name as it was when the request came. */
      client_name: string | null;
      /**
       * Format: double
       * @description A price for the client set by hand; used instead of the sum of the routes.
       */
      client_price: number | null;
      client_reference: components['schemas']['Reference'] | null;
      /** Format: date-time */
      created_at: string;
      currency_for_client: components['schemas']['SummaryCurrency'] | null;
      delivery_city: string;
      delivery_country: string;
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: string;
      delivery_street: string;
      id: components['schemas']['Id'];
      /** @description False while the client is asked to complete the data. */
      is_data_complete: boolean;
      is_read: boolean;
      /** @description In somebody's own words. */
      lost_note: string | null;
      /** @description Set when the order was rejected and a reason was named. */
      lost_reason: components['schemas']['LostReason'] | null;
      notes: string | null;
      our_reference: components['schemas']['Reference'] | null;
      /** Format: double */
      pallets_count: number;
      /**
       * Format: double
       * @description Days until payment.
       */
      payment_days: number | null;
      pickup_city: string;
      pickup_country: string;
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: string;
      pickup_street: string;
      /**
       * Format: double
       * @description What the client pays; frozen once the offer is sent.
       */
      price_for_client: number | null;
      status: components['schemas']['OrderStatusCode'];
      /** @description Stable name of the status. */
      status_key: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: double
       * @description Whose link or whose hand made it.
       */
      user_id: number | null;
      /** @description The last day, in Europe/Warsaw, on which the client can accept the offer. */
      valid_until: components['schemas']['Day'] | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
      /**
       * Format: double
       * @description In kg.
       */
      weight: number;
    };
    /** @description An order's life from its beginning. */
    OrderHistory: {
      items: components['schemas']['HistoryEntry'][];
    };
    /** @description A request entered by the forwarder. */
    OrderInput: {
      adr_class?: components['schemas']['AdrClass'] | null;
      adr_un?: components['schemas']['UnNumber'] | null;
      body_type?: components['schemas']['BodyType'] | null;
      cargo_type: components['schemas']['RequiredLine'];
      /** @description The client's own address when left out. */
      client_email?: components['schemas']['EmailAddress'];
      client_id?: components['schemas']['Id'] | null;
      client_reference?: components['schemas']['Reference'] | null;
      delivery_city: components['schemas']['RequiredLine'];
      delivery_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: components['schemas']['PostCode'];
      delivery_street: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `delivery_date`.
       */
      delivery_until?: string | null;
      height_cm?: components['schemas']['Centimetres'] | null;
      incoterm?: components['schemas']['Incoterm'] | null;
      ldm?: components['schemas']['LoadingMetres'] | null;
      length_cm?: components['schemas']['Centimetres'] | null;
      notes?: components['schemas']['Text'] | null;
      our_reference?: components['schemas']['Reference'] | null;
      /**
       * Format: int32
       * @description Number of pallets.
       */
      pallets_count: number;
      /** @description The company's terms when left out. */
      payment_days?: components['schemas']['PaymentDays'] | null;
      pickup_city: components['schemas']['RequiredLine'];
      pickup_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: components['schemas']['PostCode'];
      pickup_street: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `pickup_date`.
       */
      pickup_until?: string | null;
      /** @description The load must not get warmer. */
      temperature_max?: components['schemas']['Celsius'] | null;
      /** @description The load must not get colder; not above `temperature_max`. */
      temperature_min?: components['schemas']['Celsius'] | null;
      /** @description The last day, in Europe/Warsaw, on which the client will be able to accept the offer. */
      valid_until?: components['schemas']['Day'] | null;
      /**
       * Format: double
       * @description Weight in kg, with at most two decimals.
       */
      weight: number;
      width_cm?: components['schemas']['Centimetres'] | null;
    };
    /** @description The invoices of an order, with what they come to. */
    OrderInvoices: {
      /**
       * Format: double
       * @description What the client owes for the order, all corrections counted; null where no invoice was issued.
       */
      amount_due: number | null;
      currency: components['schemas']['Currency'] | null;
      due_date: components['schemas']['Day'] | null;
      /** @description The invoice, then its corrections, as they were issued. */
      items: components['schemas']['InvoiceDto'][];
      /**
       * Format: double
       * @description Days since the due day, as long as it is not paid; 0 or less while there is time. Null where nothing is due.
       */
      overdue_days: number | null;
      /**
       * Format: date-time
       * @description When it was recorded that the client paid.
       */
      paid_at: string | null;
      /** @description The day on which they paid. */
      paid_on: components['schemas']['Day'] | null;
    };
    /** @description One page of orders. */
    OrderPage: {
      items: components['schemas']['OrderDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the lists of orders accept. */
    OrderQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
      /** @description Repeatable: only orders in one of these statuses. */
      status?: number[];
    };
    /**
     * @description Status of an order; see `GET /quotation-statuses`.
     * @enum {number}
     */
    OrderStatusCode: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
    /** @description An order after a step. */
    OrderStep: {
      adr_class: components['schemas']['AdrClass'] | null;
      adr_un: components['schemas']['UnNumber'] | null;
      allowed_actions: components['schemas']['AllowedAction'][];
      /** @description Statuses that `PUT /orders/{id}/status` accepts now. */
      allowed_statuses: number[];
      body_type: components['schemas']['BodyType'] | null;
      cargo_type: string;
      client_email: string;
      /**
       * Format: double
       * @description Null when the client's record was deleted.
       */
      client_id: number | null;
      /** @description The client's name as it was when the request came. */
      client_name: string | null;
      /** @description The latest offer to the client; null before one was sent. */
      client_offer: components['schemas']['ClientOfferDto'] | null;
      /**
       * Format: double
       * @description A price for the client set by hand; used instead of the sum of the routes.
       */
      client_price: number | null;
      client_reference: components['schemas']['Reference'] | null;
      /** Format: date-time */
      created_at: string;
      currency_for_client: components['schemas']['SummaryCurrency'] | null;
      delivery_city: string;
      delivery_country: string;
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: string;
      delivery_street: string;
      /** Format: date-time */
      delivery_until: string | null;
      /** @description Whether a mail went into the outbox; null where the step sends none. */
      email_sent: boolean | null;
      /** @description An issued invoice is among its documents. */
      has_issued_invoice: boolean;
      height_cm: components['schemas']['Centimetres'] | null;
      id: components['schemas']['Id'];
      incoterm: components['schemas']['Incoterm'] | null;
      /** @description False while the client is asked to complete the data. */
      is_data_complete: boolean;
      is_read: boolean;
      ldm: components['schemas']['LoadingMetres'] | null;
      length_cm: components['schemas']['Centimetres'] | null;
      /** @description In somebody's own words. */
      lost_note: string | null;
      /** @description Set when the order was rejected and a reason was named. */
      lost_reason: components['schemas']['LostReason'] | null;
      notes: string | null;
      our_reference: components['schemas']['Reference'] | null;
      /** Format: double */
      pallets_count: number;
      /**
       * Format: double
       * @description Days until payment.
       */
      payment_days: number | null;
      pickup_city: string;
      pickup_country: string;
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: string;
      pickup_street: string;
      /** Format: date-time */
      pickup_until: string | null;
      /**
       * Format: double
       * @description What the client pays; frozen once the offer is sent.
       */
      price_for_client: number | null;
      /** @description What looks wrong between the legs. */
      route_hints: components['schemas']['RouteHint'][];
      routes: components['schemas']['RouteDto'][];
      status: components['schemas']['OrderStatusCode'];
      /** @description Stable name of the status. */
      status_key: string;
      /** @description The load must not get warmer. */
      temperature_max: components['schemas']['Celsius'] | null;
      /** @description The load must not get colder. */
      temperature_min: components['schemas']['Celsius'] | null;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: double
       * @description Whose link or whose hand made it.
       */
      user_id: number | null;
      /** @description The last day, in Europe/Warsaw, on which the client can accept the offer. */
      valid_until: components['schemas']['Day'] | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
      /**
       * Format: double
       * @description In kg.
       */
      weight: number;
      width_cm: components['schemas']['Centimetres'] | null;
    };
    /** @description What an order costs, earns and sums up to. */
    OrderSummary: {
      can_send: boolean;
      /** Format: double */
      cost: number;
      currency: components['schemas']['SummaryCurrency'];
      /** @description True from *offer sent* on: price and currency no longer change. */
      frozen: boolean;
      lines: components['schemas']['SummaryLine'][];
      /** Format: double */
      margin: number;
      /**
       * Format: double
       * @description Margin on the cost, in percent; null without cost.
       */
      margin_percent: number | null;
      /** @description Why the offer cannot be sent. */
      missing: components['schemas']['MissingDto'][];
      /** @description Currencies without a rate; their lines count as 0 and the offer cannot be sent. */
      missing_rates: components['schemas']['Currency'][];
      rates: components['schemas']['SummaryRate'][];
      /**
       * Format: double
       * @description What the client is asked to pay.
       */
      total: number;
    };
    /** @description Changes to an order; what is left out stays. */
    OrderUpdate: {
      adr_class?: components['schemas']['AdrClass'] | null;
      adr_un?: components['schemas']['UnNumber'] | null;
      body_type?: components['schemas']['BodyType'] | null;
      cargo_type?: components['schemas']['RequiredLine'];
      client_email?: components['schemas']['EmailAddress'];
      client_id?: components['schemas']['Id'] | null;
      client_reference?: components['schemas']['Reference'] | null;
      /** @description Cannot be changed once the offer is sent. */
      currency_for_client?: components['schemas']['SummaryCurrency'] | null;
      delivery_city?: components['schemas']['RequiredLine'];
      delivery_country?: components['schemas']['CountryCode'];
      /** Format: date-time */
      delivery_date?: string;
      delivery_post_code?: components['schemas']['PostCode'];
      delivery_street?: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `delivery_date`.
       */
      delivery_until?: string | null;
      height_cm?: components['schemas']['Centimetres'] | null;
      incoterm?: components['schemas']['Incoterm'] | null;
      /** @description True when the forwarder has learned by other ways what the client was asked for. */
      is_data_complete?: boolean;
      ldm?: components['schemas']['LoadingMetres'] | null;
      length_cm?: components['schemas']['Centimetres'] | null;
      notes?: components['schemas']['Text'] | null;
      our_reference?: components['schemas']['Reference'] | null;
      /**
       * Format: int32
       * @description Number of pallets.
       */
      pallets_count?: number;
      payment_days?: components['schemas']['PaymentDays'] | null;
      pickup_city?: components['schemas']['RequiredLine'];
      pickup_country?: components['schemas']['CountryCode'];
      /** Format: date-time */
      pickup_date?: string;
      pickup_post_code?: components['schemas']['PostCode'];
      pickup_street?: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `pickup_date`.
       */
      pickup_until?: string | null;
      /** @description Cannot be changed once the offer is sent. */
      price_for_client?: components['schemas']['Amount'] | null;
      /** @description The load must not get warmer. */
      temperature_max?: components['schemas']['Celsius'] | null;
      /** @description The load must not get colder; not above `temperature_max`. */
      temperature_min?: components['schemas']['Celsius'] | null;
      /** @description The last day, in Europe/Warsaw, on which the client will be able to accept the offer. */
      valid_until?: components['schemas']['Day'] | null;
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
      /**
       * Format: double
       * @description Weight in kg, with at most two decimals.
       */
      weight?: number;
      width_cm?: components['schemas']['Centimetres'] | null;
    };
    /** @description A file that a mail carries. */
    OutboxAttachment: {
      /** @description Media type. */
      content_type: string;
      /** @description Why it could not be made: the mail left, or will leave, without it. */
      failure: string | null;
      filename: string;
      /**
       * Format: double
       * @description In bytes; null as long as it was not made.
       */
      size: number | null;
    };
    /** @description A mail in the outbox. */
    OutboxMail: {
      /** Format: double */
      attempts: number;
      /** Format: double */
      company_id: number | null;
      company_name: string | null;
      /** Format: date-time */
      created_at: string;
      from: string;
      id: components['schemas']['Id'];
      last_error: string | null;
      /** Format: date-time */
      next_attempt_at: string | null;
      /** Format: double */
      order_id: number | null;
      reply_to: string | null;
      /** Format: date-time */
      sent_at: string | null;
      status: components['schemas']['OutboxStatus'];
      subject: string;
      to: string;
    };
    /** @description A mail with all of its content and working links. */
    OutboxMailDetails: {
      attachments: components['schemas']['OutboxAttachment'][];
      /** Format: double */
      attempts: number;
      /** Format: double */
      company_id: number | null;
      company_name: string | null;
      /** Format: date-time */
      created_at: string;
      from: string;
      headers: components['schemas']['MailHeader'][];
      html: string;
      id: components['schemas']['Id'];
      last_error: string | null;
      /** Format: date-time */
      next_attempt_at: string | null;
      /** Format: double */
      order_id: number | null;
      reply_to: string | null;
      /** Format: date-time */
      sent_at: string | null;
      status: components['schemas']['OutboxStatus'];
      subject: string;
      text: string;
      to: string;
    };
    /** @description One page of the outbox. */
    OutboxPage: {
      items: components['schemas']['OutboxMail'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the outbox accepts. */
    OutboxQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
      status?: components['schemas']['OutboxStatus'];
    };
    /**
     * @description `queued`: not yet tried or to be tried again; `sent`: taken by the mail server; `captured`: kept here since no mail server is set; `failed`: given up.
     * @enum {string}
     */
    OutboxStatus: 'queued' | 'sent' | 'captured' | 'failed';
    /** @description The company's own terms of orders to carriers, by the language of the carrier. */
    OwnOrderTerms: {
      /** @description To all others. Null: the built-in terms hold. */
      en: components['schemas']['TermsText'] | null;
      /** @description To carriers in Norway. Null: the built-in terms hold. */
      no: components['schemas']['TermsText'] | null;
      /** @description To carriers in Poland. Null: the built-in terms hold. */
      pl: components['schemas']['TermsText'] | null;
    };
    /** @description The same as they are entered: what is left out, or blank, is replaced by the built-in terms. */
    OwnOrderTermsInput: {
      en?: components['schemas']['TermsText'] | null;
      no?: components['schemas']['TermsText'] | null;
      pl?: components['schemas']['TermsText'] | null;
    };
    /** @description A user's own settings. */
    OwnSettingsInput: {
      default_language?: components['schemas']['UiLanguage'];
    };
    /** @description One page of a list. `page` starts at 1. */
    Paged_DocumentDto_: {
      items: components['schemas']['DocumentDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A quote that a carrier once gave for a leg on a lane. */
    PastQuote: {
      currency: components['schemas']['Currency'];
      delivery_city: string;
      /** @description Whether it was chosen for its leg. */
      is_chosen: boolean;
      /**
       * Format: double
       * @description Loading metres.
       */
      ldm: number | null;
      offer_id: components['schemas']['Id'];
      /** Format: double */
      pallets_count: number;
      pickup_city: string;
      /**
       * Format: date-time
       * @description When the leg was to be loaded.
       */
      pickup_date: string;
      /** Format: double */
      price: number;
      quotation_id: components['schemas']['Id'];
      quotation_route_id: components['schemas']['Id'];
      /**
       * Format: date-time
       * @description When the carrier gave it, or changed it last.
       */
      quoted_at: string;
      /** Format: double */
      subcontractor_id: number | null;
      subcontractor_name: string;
      /**
       * Format: double
       * @description In kg.
       */
      weight: number;
    };
    /**
     * Format: int32
     * @description Days until payment.
     */
    PaymentDays: number;
    /**
     * Format: double
     * @description A margin in percent, 0 to 100 in steps of 0.1.
     */
    Percent: number;
    /** @description A phone number as people write it; kept as machines dial it where that can be told. */
    PhoneNumber: string;
    /** @description Number plates of a vehicle. */
    Plates: string;
    /** @description A post code; its shape is checked by the rules of the address's country. */
    PostCode: string;
    /** @description What carriers asked for on the lane of a leg, in the company's other orders and legs. */
    PriceHistory: {
      /** @description Those of the latest 100 legs on the lane, at most 200, the latest first. */
      items: components['schemas']['PastQuote'][];
      lane: components['schemas']['Lane'];
      /** @description By currency, the most frequent first; prices of different currencies and times are not compared. */
      levels: components['schemas']['PriceLevel'][];
      /** Format: double */
      total: number;
    };
    /** @description What the quotes of one currency amount to. */
    PriceLevel: {
      /**
       * Format: double
       * @description The same of the chosen quotes alone; null when none was chosen.
       */
      chosen_median: number | null;
      /** Format: double */
      count: number;
      currency: components['schemas']['Currency'];
      /** Format: double */
      highest: number;
      /** Format: double */
      lowest: number;
      /**
       * Format: double
       * @description Half of the prices are not above it, half not below.
       */
      median: number;
    };
    /** @description What became of a request for prices. */
    PriceRequestAnswer: {
      /**
       * Format: double
       * @description Mails that went into the outbox now.
       */
      sent: number;
      /** @description Those who got no mail, and why. */
      skipped: components['schemas']['PriceRequestSkip'][];
      /**
       * Format: double
       * @description Subcontractors whom the request was about.
       */
      total: number;
    };
    /** @description How many requests for the price of a leg stand how; everyone who was asked is in one of the four. */
    PriceRequestCounts: {
      /** Format: double */
      answered: number;
      /** Format: double */
      failed: number;
      /** Format: double */
      sent: number;
      /** Format: double */
      total: number;
      /** Format: double */
      waiting: number;
    };
    /** @description A subcontractor who was asked for a price. */
    PriceRequestDto: {
      answered: boolean;
      /** Format: date-time */
      asked_at: string;
      /** @description `failed`: what the mail server said. */
      failure_reason: string | null;
      /**
       * Format: double
       * @description The group that was asked; null for one asked alone, or when the group was deleted.
       */
      group_id: number | null;
      id: components['schemas']['Id'];
      /** @description The mail could not be delivered; they may be asked again. */
      mail_failed: boolean;
      quotation_route_id: components['schemas']['Id'];
      state: components['schemas']['PriceRequestState'];
      /** @description Where the mail went. */
      subcontractor_email: string;
      /**
       * Format: double
       * @description Null when the subcontractor was deleted.
       */
      subcontractor_id: number | null;
      subcontractor_name: string;
    };
    /** @description Whom to ask for a price. */
    PriceRequestInput: {
      /** @description Subcontractors of the company; one asked before for this leg gets no second mail. */
      subcontractor_ids: components['schemas']['Id'][];
    };
    /**
     * @description Languages in which subcontractors are written to.
     * @enum {string}
     */
    PriceRequestLanguage: 'pl' | 'en' | 'no' | 'de' | 'fr' | 'es' | 'it';
    /** @description Everyone who was asked for a price of a leg. */
    PriceRequestList: {
      counts: components['schemas']['PriceRequestCounts'];
      items: components['schemas']['PriceRequestDto'][];
      /** Format: double */
      total: number;
    };
    /** @description A subcontractor who got no mail. */
    PriceRequestSkip: {
      /**
       * @description `already_asked`: alone or with another group, and the mail did not fail.
       * @enum {string}
       */
      reason: 'no_email' | 'already_asked' | 'not_found';
      /** Format: double */
      subcontractor_id: number;
    };
    /**
     * @description How it stands with a request for a price.
     *
     *     - `waiting`: the mail is not delivered yet; also while it is tried again
     *     - `sent`: the mail server has taken the mail
     *     - `failed`: the mail could not be delivered; they may be asked again
     *     - `answered`: there is a quote, whatever became of the mail
     * @enum {string}
     */
    PriceRequestState: 'waiting' | 'sent' | 'failed' | 'answered';
    /** @description What the company reckons a kilometre costs. */
    PriceSettings: {
      currency: components['schemas']['Currency'];
      /** @description Null until it is set. */
      price_per_km: components['schemas']['Amount'] | null;
      /**
       * Format: double
       * @description 0 until it is set, then counted up with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description The price of a kilometre. */
    PriceSettingsInput: {
      currency: components['schemas']['Currency'];
      price_per_km: components['schemas']['Amount'];
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /** @description An error, as RFC 9457 describes it. */
    Problem: {
      /** @description With code `file_type_not_allowed`: how names of files may end. */
      allowed_extensions?: string;
      /** @description Statuses an order may go to, with a status conflict. */
      allowed_statuses?: number[];
      /**
       * @description The answer given before, with code `answered_otherwise`.
       * @enum {string}
       */
      answered?: 'accept' | 'reject';
      /** @description Stable code, never translated. */
      code: string;
      /** @description With code `owner_of_company`: the company that stands against it. */
      company_name?: string;
      /** @description With code `rate_not_found`: the day, `YYYY-MM-DD`. */
      date?: string;
      /** @description What happened, in the language of `Accept-Language`. */
      detail: string;
      /** @description Every field at fault, with status 422. */
      errors?: components['schemas']['FieldFault'][];
      /** @description With code `rate_not_found`: the currency that was to be converted. */
      from?: string;
      /** @description With code `sql_failed`: what else the database says. */
      hint?: string;
      /**
       * Format: double
       * @description How many there may be, with a code that begins with `too_many_`.
       */
      limit?: number;
      /** @description What the step lacks, with code `step_not_possible`. */
      missing?: components['schemas']['MissingDto'][];
      /** @description With code `clients_without_email`: their names, separated by commas. */
      names?: string;
      /**
       * Format: double
       * @description With code `sql_failed`: where in the statement, in characters from 1.
       */
      position?: number;
      /** @description With code `sql_failed`: the database's words. */
      reason?: string;
      /** @description Identifies the request in the server's log. */
      request_id?: string;
      /**
       * Format: double
       * @description Seconds to wait, with status 429; the same as the header `Retry-After`.
       */
      retry_after?: number;
      /** @description With code `sql_failed`: PostgreSQL's code of the error. */
      sql_state?: string;
      /** Format: double */
      status: number;
      title: string;
      /** @description With code `rate_not_found`: the currency that was wanted. */
      to?: string;
      type: string;
    };
    /** @description What a public form may read of a company's settings. */
    PublicCompanySettings: {
      company_name: string;
      /** Format: double */
      payment_terms_days: number | null;
    };
    /** @description A quote given over a link. */
    PublicOfferInput: {
      currency: components['schemas']['Currency'];
      /** Format: date-time */
      delivery_date: string;
      /**
       * Format: double
       * @description Unix seconds.
       */
      exp?: number;
      notes?: components['schemas']['Text'] | null;
      /** Format: date-time */
      pickup_date: string;
      /** @description More than 0, with at most two decimals. */
      price: components['schemas']['QuotePrice'];
      /** Format: double */
      quotation_id?: number;
      /** Format: double */
      quotation_route_id?: number;
      sig?: string;
      /** Format: double */
      subcontractor_id?: number;
      /** Format: double */
      user_id?: number;
    };
    /** @description What became of a quote given over a link. */
    PublicOfferReceipt: {
      currency: components['schemas']['Currency'];
      /** Format: date-time */
      delivery_date: string;
      id: components['schemas']['Id'];
      notes: string | null;
      /** Format: date-time */
      pickup_date: string;
      /** Format: double */
      price: number;
      quotation_id: components['schemas']['Id'];
      quotation_route_id: components['schemas']['Id'];
      /** Format: double */
      subcontractor_id: number;
    };
    /** @description A stranger's transport request, or the completion of one. */
    PublicQuotationInput: {
      cargo_type: components['schemas']['RequiredLine'];
      client_email: components['schemas']['EmailAddress'];
      client_id: components['schemas']['Id'];
      delivery_city: components['schemas']['RequiredLine'];
      delivery_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: components['schemas']['PostCode'];
      delivery_street: components['schemas']['RequiredLine'];
      /**
       * Format: double
       * @description Unix seconds.
       */
      exp?: number;
      notes?: components['schemas']['Text'] | null;
      /** @description The same as `order_id`. */
      order_data?: components['schemas']['CompletedOrder'] | null;
      /** @description The request to complete; needs `sig` and `exp`. */
      order_id?: components['schemas']['Id'] | null;
      /**
       * Format: int32
       * @description Number of pallets.
       */
      pallets_count: number;
      payment_days?: components['schemas']['PaymentDays'] | null;
      pickup_city: components['schemas']['RequiredLine'];
      pickup_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: components['schemas']['PostCode'];
      pickup_street: components['schemas']['RequiredLine'];
      sig?: string;
      /** @description Names the company through its user. */
      user_id: components['schemas']['Id'];
      /**
       * Format: double
       * @description Weight in kg, with at most two decimals.
       */
      weight: number;
    };
    /** @description What the sender of a request gets back. */
    PublicQuotationReceipt: {
      cargo_type: string;
      client_email: string;
      /** Format: double */
      client_id: number | null;
      /** Format: date-time */
      created_at: string;
      delivery_city: string;
      delivery_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: string;
      delivery_street: string;
      id: components['schemas']['Id'];
      notes: string | null;
      /** Format: double */
      pallets_count: number;
      /** Format: double */
      payment_days: number | null;
      pickup_city: string;
      pickup_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: string;
      pickup_street: string;
      status: components['schemas']['OrderStatusCode'];
      /** Format: double */
      user_id: number | null;
      /** Format: double */
      weight: number;
    };
    /** @description The client's answer to an offer. */
    QuotationAcceptanceInput: {
      /**
       * @description `accept` when left out.
       * @enum {string}
       */
      action?: 'accept' | 'reject';
      /**
       * Format: double
       * @description Unix seconds.
       */
      exp?: number;
      /** @description With `reject`: what the offer fails for; `reason` is the note to it. */
      lost_reason?: components['schemas']['LostReason'] | null;
      /** Format: double */
      order_id?: number;
      reason?: components['schemas']['Line'] | null;
      sig?: string;
    };
    /** @description How an offer stands after the client's answer. */
    QuotationAcceptanceReceipt: {
      /** @enum {string} */
      action: 'accept' | 'reject';
      currency_for_client: components['schemas']['SummaryCurrency'] | null;
      order_id: components['schemas']['Id'];
      /** Format: double */
      price_for_client: number | null;
      status: components['schemas']['OrderStatusCode'];
    };
    /** @description Whether a text asks for the price of a transport. */
    QuoteCheck: {
      classifier: components['schemas']['ClassifierName'];
      /** @description Whether the model failed and the product's own classifier answered in its place. */
      fell_back: boolean;
      is_quote: boolean;
      /** @description What led to it, the strongest first. */
      reasons: components['schemas']['QuoteReason'][];
      /**
       * Format: double
       * @description How sure, from 0 (certainly none) to 1 (certainly a request).
       */
      score: number;
    };
    /** @description A text to judge. */
    QuoteCheckInput: {
      /** @description A mail or another message. */
      text: string;
    };
    /**
     * Format: double
     * @description A carrier's price. Far above any real one, and low enough that sums of many legs in any currency can be kept.
     */
    QuotePrice: number;
    /** @description What speaks for a request for a quote, or against it. */
    QuoteReason: {
      /** @description What was found in the text, or what a model says. */
      found: string;
      /** @description Stable name of the kind of sign, for example `asks_for_price`; `model` for the words of a model. */
      signal: string;
      /**
       * Format: double
       * @description Above 0 speaks for a request, below 0 against; null where the judge gives none.
       */
      weight: number | null;
    };
    /** @description A quotation with random content. */
    RandomQuotation: {
      /** @description In the language of `Accept-Language`. */
      message: string;
      quotation: components['schemas']['PublicQuotationReceipt'];
      /** @enum {boolean} */
      success: true;
    };
    /** @description For whom a random quotation is made. */
    RandomQuotationInput: {
      /** @description One of the clients that the company works with. */
      client_id: components['schemas']['Id'];
      /** @description Somebody of the company that gets it. */
      user_id: components['schemas']['Id'];
    };
    /**
     * @description How a carrier's prices are made: for one transport, or by contract.
     * @enum {string}
     */
    RateType: 'Spot' | 'Contract';
    /** @description How the parts that a process needs are. */
    Readiness: {
      /** @enum {string} */
      database: 'ok';
      /** @enum {string} */
      jobs: 'ok' | 'off';
      /** @enum {string} */
      mail: 'ok' | 'captured' | 'unreachable';
      /** @enum {string} */
      status: 'ok';
      /**
       * @description Where the files are; a process without them is ready all the same.
       * @enum {string}
       */
      storage: 'ok' | 'unreachable';
      version: string;
    };
    /** @description Construct a type with a set of properties K of type T */
    'Record_string.number_': {
      [key: string]: number;
    };
    /** @description Construct a type with a set of properties K of type T */
    'Record_string.unknown_': {
      [key: string]: unknown;
    };
    /** @description A number or a name by which somebody finds the transport in their own books. */
    Reference: string;
    /** @description A company as its country's public register has it. */
    RegisteredCompanyDto: {
      address: string | null;
      business_registration_number: string | null;
      city: string | null;
      country_id: components['schemas']['Id'];
      email: string | null;
      name: string;
      phone: string | null;
      post_code: string | null;
      /** @description The register that was asked. */
      source: string;
      vat_number: string | null;
      website: string | null;
    };
    /** @description A new user with a new company. */
    Registration: {
      /** @description Name of the company; unique. */
      company_name: string;
      /** @description When given, must repeat the password. */
      confirmPassword?: string;
      default_language?: components['schemas']['UiLanguage'];
      /** @description Login name; unique. */
      email: components['schemas']['EmailAddress'];
      /** @description Local part of the company's sending address: lower-case letters, digits, dot, underscore; unique. */
      email_name: string;
      /** @description Name of the person. */
      name: string;
      /** @description At least 6 characters and not a common one. */
      password: string;
    };
    /** @description Which company is looked up. */
    RegistryQuery: {
      /** @description Poland or Norway; see `GET /countries`. */
      country_id: components['schemas']['Id'];
      /** @description NIP or REGON in Poland, organisation number in Norway. */
      number: string;
    };
    /** @description A line that has to be filled. */
    RequiredLine: string;
    /** @description Links of that kind and record made before no longer work. */
    RevokedLink: {
      /** @enum {boolean} */
      revoked: true;
    };
    /** @description One leg of an order. */
    RouteDto: {
      /**
       * Format: double
       * @description How many subcontractors were asked for a price.
       */
      asked_count: number;
      chosen_offer: components['schemas']['OfferDto'] | null;
      /** Format: date-time */
      created_at: string;
      delivery_city: string;
      delivery_country: string;
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: string;
      delivery_street: string;
      /** Format: date-time */
      delivery_until: string | null;
      driver_name: string | null;
      driver_phone: string | null;
      /** @description A proof of delivery is filed. */
      has_pod: boolean;
      id: components['schemas']['Id'];
      /** Format: double */
      offers_count: number;
      /** @description The mail with the order left without its PDF, since none could be made then; the carrier can still fetch it over the link. */
      order_sent_without_file: boolean;
      /**
       * Format: double
       * @description Days until the subcontractor is paid.
       */
      payment_terms: number | null;
      pickup_city: string;
      pickup_country: string;
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: string;
      pickup_street: string;
      /** Format: date-time */
      pickup_until: string | null;
      /**
       * Format: double
       * @description Place among the order's legs, from 1.
       */
      position: number;
      /**
       * Format: double
       * @description Margin in percent; null means the company's.
       */
      profit_margin: number | null;
      quotation_id: components['schemas']['Id'];
      status: components['schemas']['RouteStatusCode'];
      /**
       * Format: double
       * @description The chosen quote.
       */
      subcontractor_offer_id: number | null;
      trailer_plates: string | null;
      /** @description Number plates of the lorry or tractor. */
      truck_plates: string | null;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description When the carrier was last asked for the vehicle and the driver.
       */
      vehicle_asked_at: string | null;
    };
    /**
     * @description What looks wrong between a leg and the one before it, at the times of the chosen quotes: `starts_elsewhere` than the
     *     earlier one ended (city or country), or `starts_too_early`, before the earlier one has ended.
     */
    RouteHint: {
      /** @enum {string} */
      code: 'starts_elsewhere' | 'starts_too_early';
      /** @description The leg before it. */
      previous_route_id: components['schemas']['Id'];
      /** @description The leg that it is about. */
      route_id: components['schemas']['Id'];
    };
    /** @description A new leg. */
    RouteInput: {
      delivery_city: components['schemas']['RequiredLine'];
      delivery_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      delivery_date: string;
      delivery_post_code: components['schemas']['PostCode'];
      delivery_street: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `delivery_date`.
       */
      delivery_until?: string | null;
      /** @description The company's terms when left out. */
      payment_terms?: components['schemas']['PaymentDays'] | null;
      pickup_city: components['schemas']['RequiredLine'];
      pickup_country: components['schemas']['CountryCode'];
      /** Format: date-time */
      pickup_date: string;
      pickup_post_code: components['schemas']['PostCode'];
      pickup_street: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `pickup_date`.
       */
      pickup_until?: string | null;
      /** @description The company's margin when left out. */
      profit_margin?: components['schemas']['Percent'] | null;
      quotation_id: components['schemas']['Id'];
    };
    /** @description Legs of an order in their sequence. */
    RouteList: {
      /** @description What looks wrong between the legs; nothing of it is forbidden. */
      hints: components['schemas']['RouteHint'][];
      items: components['schemas']['RouteDto'][];
      /** Format: double */
      total: number;
    };
    /** @description The legs of an order in their new sequence. */
    RouteSequenceInput: {
      /** @description Every leg of the order once. */
      ids: components['schemas']['Id'][];
    };
    /**
     * @description 0 new, 1 waiting for the subcontractor, 2 accepted, 3 rejected.
     * @enum {number}
     */
    RouteStatusCode: 0 | 1 | 2 | 3;
    /** @description Changes to a leg; what is left out stays. */
    RouteUpdate: {
      delivery_city?: components['schemas']['RequiredLine'];
      delivery_country?: components['schemas']['CountryCode'];
      /** Format: date-time */
      delivery_date?: string;
      delivery_post_code?: components['schemas']['PostCode'];
      delivery_street?: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `delivery_date`.
       */
      delivery_until?: string | null;
      driver_name?: components['schemas']['Line'] | null;
      /** @description Kept as machines dial it; a number without a prefix is one of the carrier's country. */
      driver_phone?: components['schemas']['TypedPhone'] | null;
      payment_terms?: components['schemas']['PaymentDays'] | null;
      pickup_city?: components['schemas']['RequiredLine'];
      pickup_country?: components['schemas']['CountryCode'];
      /** Format: date-time */
      pickup_date?: string;
      pickup_post_code?: components['schemas']['PostCode'];
      pickup_street?: components['schemas']['RequiredLine'];
      /**
       * Format: date-time
       * @description Not before `pickup_date`.
       */
      pickup_until?: string | null;
      profit_margin?: components['schemas']['Percent'] | null;
      /** @description Chooses a quote; null takes the choice back. */
      subcontractor_offer_id?: components['schemas']['Id'] | null;
      /** @description Kept in capitals. */
      trailer_plates?: components['schemas']['Plates'] | null;
      /** @description Number plates of the lorry or tractor; kept in capitals. */
      truck_plates?: components['schemas']['Plates'] | null;
    };
    /** @description The quote to choose; null takes the choice back. */
    SelectOfferInput: {
      offer_id: components['schemas']['Id'] | null;
      /**
       * @description The quote that was chosen when the caller looked, null for none: another choice made meanwhile is then a conflict. When left out, only
       *     one made while the call was under way is.
       */
      replaces?: components['schemas']['Id'] | null;
    };
    /** @description Which route's order goes to its subcontractor. */
    SendToSubcontractorInput: {
      route_id: components['schemas']['Id'];
    };
    /** @description A mail to one client, or to somebody there. */
    SingleEmailInput: {
      /** @description One of the company's own clients or of its collection. Without one there is no `{{order_link}}`. */
      client_id?: components['schemas']['Id'] | null;
      /** @description The same one again sends nothing and answers with the message that it sent; with other words it is a 409. */
      key?: components['schemas']['LetterKey'];
      /** @description Of the mail's frame and of the form that its link opens; the one of the client's country when left out. */
      language?: components['schemas']['MailLanguage'];
      message: components['schemas']['ClientMailText'];
      recipient_email: components['schemas']['EmailAddress'];
      /** @description What stands for `{{name}}`; the client's name when empty. */
      recipient_name?: components['schemas']['Line'] | null;
      /** @description May hold `{{name}}` and `{{company}}`. */
      subject: components['schemas']['RequiredLine'];
      /** @description What it is kept as among the messages; `quote_request` when left out. */
      type?: components['schemas']['MessageType'];
    };
    /** @description One page of the statements that were run, the latest first. */
    SqlHistory: {
      items: components['schemas']['SqlHistoryItem'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description A statement that an administrator has run. */
    SqlHistoryItem: {
      /** Format: date-time */
      created_at: string;
      /**
       * Format: double
       * @description Null while it runs.
       */
      duration_ms: number | null;
      /** @description Why it failed. */
      error: string | null;
      id: components['schemas']['Id'];
      mode: components['schemas']['SqlMode'];
      /**
       * Format: double
       * @description Null while it runs, and when it failed.
       */
      row_count: number | null;
      sql: string;
      /** @description Who ran it. */
      user_email: string;
    };
    /** @description Which statements to list. */
    SqlHistoryQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
    };
    /** @description A statement to run. */
    SqlInput: {
      /** @description One statement; it may end with a semicolon. */
      sql: string;
    };
    /**
     * @description What statements may do: nothing at all, read, or also write.
     * @enum {string}
     */
    SqlMode: 'off' | 'read' | 'write';
    /** @description What a statement gave back. */
    SqlResult: {
      /** @description The database's types of the columns. */
      column_types: string[];
      /** @description Names in their sequence; two columns may have the same. */
      columns: string[];
      /** @description What was run, for example `SELECT`; empty when there was nothing to run. */
      command: string;
      /** Format: double */
      duration_ms: number;
      mode: components['schemas']['SqlMode'];
      /**
       * Format: double
       * @description Rows given back, or those that the statement changed.
       */
      row_count: number;
      /** @description Values by column; instants as ISO 8601 in UTC, numbers that JSON cannot hold exactly and binary data as text. */
      rows: unknown[][];
      /** @description Whether values were too long and are cut. */
      shortened: boolean;
      /** @description Whether there are more rows than were given back. */
      truncated: boolean;
    };
    /** @description A status that a person decides. */
    StatusChange: {
      /** @description With status 5: what the order was lost for; `reason` is the note to it. */
      lost_reason?: components['schemas']['LostReason'] | null;
      /** @description With status 13: the day in Europe/Warsaw on which the client paid, not before that of the invoice; today when left out. */
      paid_on?: components['schemas']['Day'] | null;
      /** @description Why, kept in the history. */
      reason?: components['schemas']['Line'] | null;
      status: components['schemas']['OrderStatusCode'];
    };
    /** @description A status with its label and what may follow. */
    StatusInfo: {
      /**
       * @description Which filter of the activities it belongs to.
       * @enum {string}
       */
      activity: 'in_valuation' | 'offers' | 'in_progress' | 'finished';
      allowed_next: number[];
      code: components['schemas']['OrderStatusCode'];
      key: string;
      /** @description In the language of `Accept-Language`. */
      label: string;
    };
    /** @description All statuses. */
    StatusList: {
      items: components['schemas']['StatusInfo'][];
    };
    /** @description One page of the directory. */
    SubcontractorDirectoryPage: {
      items: components['schemas']['DirectorySubcontractor'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the directory accepts. */
    SubcontractorDirectoryQuery: {
      country_id?: components['schemas']['Id'];
      /** @description Only those that can be written to, or only those that cannot. */
      has_email?: boolean;
      /** @description Leaves out the members of a group: those that can be added to it. */
      not_in_group?: components['schemas']['Id'];
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      rate_type?: components['schemas']['RateType'];
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
      /**
       * @description Only the company's own, or only collected global ones.
       * @enum {string}
       */
      source_type?: 'personal' | 'global';
    };
    /** @description A carrier. */
    SubcontractorDto: {
      address: string | null;
      city: string | null;
      /**
       * Format: double
       * @description See `GET /countries`.
       */
      country_id: number | null;
      /** @description Name of the country in the language of `Accept-Language`. */
      country_name: string | null;
      email: string | null;
      id: components['schemas']['Id'];
      name: string;
      notes: string | null;
      phone: string | null;
      post_code: string | null;
      rate_type: components['schemas']['RateType'];
      /**
       * @description `personal`: the company's own; `global`: kept by administrators.
       * @enum {string}
       */
      source_type: 'personal' | 'global';
      /**
       * Format: date-time
       * @description When the record last changed.
       */
      update_date: string;
      /**
       * Format: double
       * @description Who entered it; null for a global one.
       */
      user_id: number | null;
      /**
       * Format: double
       * @description Grows with every change; send it back with PUT to be told of another person's change.
       */
      version: number;
    };
    /** @description A new subcontractor. */
    SubcontractorInput: {
      address?: components['schemas']['Line'] | null;
      city?: components['schemas']['Line'] | null;
      country_id?: components['schemas']['Id'] | null;
      email?: (components['schemas']['EmailAddress'] | '') | null;
      name: components['schemas']['RequiredLine'];
      notes?: components['schemas']['Text'] | null;
      phone?: components['schemas']['PhoneNumber'] | null;
      /** @description Checked by the rules of the country. */
      post_code?: components['schemas']['PostCode'] | null;
      /** @description Spot when left out. */
      rate_type?: components['schemas']['RateType'];
    };
    /** @description One page of subcontractors. */
    SubcontractorPage: {
      items: components['schemas']['SubcontractorDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /** @description What the list of subcontractors accepts. */
    SubcontractorQuery: {
      /**
       * Format: int32
       * @description Page, from 1.
       */
      page?: number;
      /**
       * Format: int32
       * @description Records a page, 1 to 1,000.
       */
      page_size?: number;
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      rate_type?: components['schemas']['RateType'];
      /** @description Field to sort by, with `-` before it for descending. */
      sort?: string;
    };
    /**
     * @description The subcontractor's answer to an order. With an acceptance the vehicle and the driver may be told, or corrected by
     *     accepting again until the goods are delivered; with a rejection they are passed over.
     */
    SubcontractorResponseInput: {
      /** @enum {string} */
      action: 'accept' | 'reject';
      driver_name?: components['schemas']['Line'] | null;
      /** @description Kept as machines dial it; a number without a prefix is one of the carrier's country. */
      driver_phone?: components['schemas']['TypedPhone'] | null;
      /**
       * Format: double
       * @description Unix seconds.
       */
      exp?: number;
      reason?: components['schemas']['Line'] | null;
      /** Format: double */
      route_id?: number;
      sig?: string;
      /** Format: double */
      subcontractor_id?: number;
      /** @description Kept in capitals. */
      trailer_plates?: components['schemas']['Plates'] | null;
      /** @description Number plates of the lorry or tractor; kept in capitals. */
      truck_plates?: components['schemas']['Plates'] | null;
    };
    /** @description How an order stands after the subcontractor's answer. */
    SubcontractorResponseReceipt: {
      /** @enum {string} */
      action: 'accept' | 'reject';
      order_id: components['schemas']['Id'];
      route_id: components['schemas']['Id'];
      route_status: components['schemas']['RouteStatusCode'];
      status: components['schemas']['OrderStatusCode'];
    };
    /** @description How many subcontractors a directory has. */
    SubcontractorStats: {
      /**
       * Format: double
       * @description With prices made by contract.
       */
      contract: number;
      /**
       * Format: double
       * @description Collected from the global ones.
       */
      global: number;
      /**
       * Format: double
       * @description The company's own.
       */
      personal: number;
      /**
       * Format: double
       * @description With prices made for one transport.
       */
      spot: number;
      /** Format: double */
      total: number;
      /**
       * Format: double
       * @description Those that can be written to.
       */
      with_email: number;
    };
    /** @description Changes to a subcontractor; what is left out stays. */
    SubcontractorUpdate: {
      address?: components['schemas']['Line'] | null;
      city?: components['schemas']['Line'] | null;
      country_id?: components['schemas']['Id'] | null;
      email?: (components['schemas']['EmailAddress'] | '') | null;
      name?: components['schemas']['RequiredLine'];
      notes?: components['schemas']['Text'] | null;
      phone?: components['schemas']['PhoneNumber'] | null;
      /** @description Checked by the rules of the country. */
      post_code?: components['schemas']['PostCode'] | null;
      rate_type?: components['schemas']['RateType'];
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /**
     * @description Currency in which an order is summed up for the client.
     * @enum {string}
     */
    SummaryCurrency: 'PLN' | 'EUR' | 'NOK';
    /** @description A route's part of the summary. */
    SummaryLine: {
      /**
       * Format: double
       * @description In the currency of the summary; null without a quote or without a rate.
       */
      converted: number | null;
      currency: components['schemas']['Currency'] | null;
      delivery_city: string;
      /** Format: double */
      margin_amount: number | null;
      /**
       * Format: double
       * @description Null while no quote is chosen.
       */
      offer_id: number | null;
      pickup_city: string;
      /** Format: double */
      price: number | null;
      /** Format: double */
      price_with_margin: number | null;
      /** Format: double */
      profit_margin: number;
      route_id: components['schemas']['Id'];
      subcontractor_name: string | null;
    };
    /** @description A rate that the summary used. */
    SummaryRate: {
      /** @description Day of the publication, `YYYY-MM-DD`. */
      date: string;
      from: components['schemas']['Currency'];
      rate: string;
      source: string;
      table_no: string | null;
      to: components['schemas']['Currency'];
    };
    /** @description Terms of orders to carriers, one paragraph a line. */
    TermsText: string;
    /** @description A link. */
    TestLink: {
      /**
       * Format: date-time
       * @description Null for a link that needs no signature.
       */
      expires_at: string | null;
      /** @description Whether it shows made-up data: nobody's order, and nothing can be answered. */
      sample: boolean;
      url: string;
    };
    /** @description Which link to make, on behalf of whom. */
    TestLinkInput: {
      /** @description `order-form`: a made-up address when left out. */
      client_email?: components['schemas']['EmailAddress'];
      /** @description `order-form`: for whom. */
      client_id?: components['schemas']['Id'];
      kind: components['schemas']['LinkKind'];
      /** @description Language of the page; when left out, the recipient's country decides. */
      lang?: components['schemas']['UiLanguage'];
      /** @description `order-form`: the request to complete; `subcontractor-order-view`: a sample of made-up data when left out. */
      order_id?: components['schemas']['Id'];
      /** @description A leg of the order; the first one when left out. */
      route_id?: components['schemas']['Id'];
      /** @description `subcontractor-offer`, `subcontractor-order-view`; of an order that was sent, its carrier when left out. */
      subcontractor_id?: components['schemas']['Id'];
      /** @description On behalf of whom, of any company; not needed for the sample of an order. */
      user_id?: components['schemas']['Id'];
    };
    /** @description To whom a test mail goes. */
    TestMailInput: {
      email: components['schemas']['EmailAddress'];
    };
    /** @description What became of a test mail so far; `GET /mail-outbox/{outbox_id}` tells how it goes on. */
    TestMailReceipt: {
      /** @description False: no mail server is set, the mail will stay in the outbox. */
      mail_server: boolean;
      /** @description What will happen, in the language of `Accept-Language`. */
      message: string;
      outbox_id: components['schemas']['Id'];
      status: components['schemas']['OutboxStatus'];
      to: string;
    };
    /** @description A record to choose. */
    TestRecord: {
      /** @description Town of a client or a subcontractor; client of an order. */
      detail: string | null;
      id: components['schemas']['Id'];
      /** @description Name of a client or a subcontractor; where an order goes. */
      name: string;
      /** @description Of an order. */
      status: components['schemas']['OrderStatusCode'] | null;
    };
    /**
     * @description Kinds of records that links and quotations are tried out with.
     * @enum {string}
     */
    TestRecordKind: 'client' | 'subcontractor' | 'order';
    /** @description The first twenty records that fit. */
    TestRecordList: {
      items: components['schemas']['TestRecord'][];
    };
    /** @description What of a company an administrator looks for, to try something out with. */
    TestRecordQuery: {
      kind: components['schemas']['TestRecordKind'];
      /** @description Searched text; case and diacritics do not matter. */
      q?: string;
      /** @description Somebody of the company. */
      user_id: components['schemas']['Id'];
    };
    /** @description How the test tools are set up. */
    TestToolsDto: {
      /** @description Who tells requests for a quote from other texts. */
      classifier: components['schemas']['ClassifierName'];
      /** @description Setting `ADMIN_CLEANUP`. */
      cleanup_allowed: boolean;
      /** @description What has to be typed so that the database is cleaned. */
      cleanup_confirmation: string;
      /** @description Whether mails leave, or stay in the outbox since no mail server is set. */
      mail_server: boolean;
      /**
       * Format: double
       * @description Rows that a statement gives back at most.
       */
      sql_max_rows: number;
      /**
       * Format: double
       * @description Seconds that a statement may take.
       */
      sql_max_seconds: number;
      /** @description Setting `ADMIN_SQL`. */
      sql_mode: components['schemas']['SqlMode'];
    };
    /** @description Free text of several lines. */
    Text: string;
    /**
     * @description - `built_in`: the text was one that the product brings along, and so is this one
     *     - `service`: made by the service that the installation has set
     * @enum {string}
     */
    TranslationOrigin: 'built_in' | 'service';
    /** @description A phone number, kept as machines dial it where that can be told. */
    TypedPhone: string;
    /**
     * @description Language of the user interface.
     * @enum {string}
     */
    UiLanguage: 'pl' | 'en' | 'no';
    /** @description Number of dangerous goods by the UN's list: four digits. */
    UnNumber: string;
    /** @description Number of chat messages that the caller has not read. */
    UnreadChatMessages: {
      /** Format: double */
      unread_count: number;
    };
    /** @description Number of unread orders. */
    UnreadCount: {
      /** Format: double */
      unread_count: number;
    };
    /** @description Number of unread messages. */
    UnreadMessages: {
      /** Format: double */
      unread_count: number;
    };
    /** @description Which company a user belongs to and how. */
    UserCompany: {
      company_id: components['schemas']['Id'];
      company_name: components['schemas']['RequiredLine'];
      is_owner: boolean;
    };
    /** @description A user as administrators see them. */
    UserDto: {
      /** @description Of an administrator: the company that they return to when they are one no longer. */
      company_name: string | null;
      /** Format: date-time */
      creation_date: string;
      default_language: components['schemas']['UiLanguage'];
      email: string;
      id: components['schemas']['Id'];
      is_active: boolean;
      is_admin: boolean;
      /** Format: date-time */
      last_login_date: string | null;
      name: string;
      role: components['schemas']['UserRole'];
      /**
       * Format: double
       * @description Grows with every change by an administrator; send it back with PUT to be told of another one's change.
       */
      version: number;
    };
    /** @description One page of users. */
    UserPage: {
      items: components['schemas']['UserDto'][];
      /** Format: double */
      page: number;
      /** Format: double */
      page_size: number;
      /**
       * Format: double
       * @description Number of records on all pages.
       */
      total: number;
      /** Format: double */
      total_pages: number;
    };
    /**
     * @description What a user may do in the product as a whole.
     * @enum {string}
     */
    UserRole: 'administrator' | 'user';
    /** @description A user to write to. */
    UserSearchItem: {
      email: string;
      id: components['schemas']['Id'];
      /** @description Whether they can be reached in the chat at once. */
      is_online: boolean;
      name: string;
    };
    /** @description What is looked for amongst users. */
    UserSearchQuery: {
      /** @description Part of a name or an address; case and diacritics do not matter. */
      q: string;
    };
    /** @description Users that were found, 20 at most. */
    UserSearchResult: {
      items: components['schemas']['UserSearchItem'][];
    };
    /** @description Changes to a user; what is left out stays. */
    UserUpdate: {
      /** @description Login name; unique. */
      email?: components['schemas']['EmailAddress'];
      /** @description Administrators belong to no company while they are administrators. */
      is_admin?: boolean;
      name?: string;
      /**
       * Format: int32
       * @description The version that was edited; another one answers 409.
       */
      version?: number;
    };
    /**
     * @description A case without a rate, by its name in Polish law: `np` is not taxed in Poland, `oo` is taxed by the buyer.
     * @enum {string}
     */
    VatCase: 'np' | 'oo';
    /** @description A rate that the invoice can have, with what comes of it. */
    VatRateDto: {
      /** @description When it is the right one. */
      explanation: string;
      /** Format: double */
      gross_amount: number;
      /** @description The one that counts where nothing else is said. */
      is_default: boolean;
      /** @description Usual for this buyer and this transport. */
      is_usual: boolean;
      /** @description In the language of `Accept-Language`. */
      label: string;
      /** Format: double */
      vat_amount: number;
      /** @description Null for a plain rate. */
      vat_case: components['schemas']['VatCase'] | null;
      /**
       * Format: double
       * @description In percent; 0 for a case without a rate.
       */
      vat_rate: number;
    };
    /** @description What an invoice of an order can be made with. */
    VatRates: {
      available_rates: components['schemas']['VatRateDto'][];
      currency: components['schemas']['Currency'];
      /** @description What stands against issuing it; nothing when it can be issued. */
      missing: components['schemas']['MissingDto'][];
      /**
       * Format: double
       * @description Null where the order has no price yet.
       */
      net_amount: number | null;
      /** Format: double */
      payment_days: number;
      /** @description The day on which the transport is, or was, delivered. */
      sale_date: components['schemas']['Day'];
      warnings: components['schemas']['InvoiceWarning'][];
    };
    /** @description What is asked of the rates beside the order. */
    VatRatesQuery: {
      /** @description The warnings are then those of an invoice with this day of the sale. */
      sale_date?: components['schemas']['Day'];
    };
    /** @description The vehicle of a leg and who drives it; null where nobody has told. */
    VehicleDto: {
      driver_name: string | null;
      driver_phone: string | null;
      trailer_plates: string | null;
      /** @description Number plates of the lorry or tractor. */
      truck_plates: string | null;
    };
    /** @description Address of a website as people write it; `https://` is put before it when it has neither `http://` nor `https://`. */
    WebAddress: string;
    /** @description A website as people write it: a host, with `http://` or `https://` before it or without; no other protocol. */
    Website: string;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listActivities: {
    parameters: {
      query?: {
        /** @description The `next_cursor` of an answer: what follows is older. Whatever happens meanwhile, nothing comes twice. */
        cursor?: string;
        /** @description Repeatable: only these kinds; all when left out. */
        kind?: components['schemas']['ActivityKind'][];
        /** @description Number of activities, 100 when left out. */
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityPage'];
        };
      };
    };
  };
  countActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityCounts'];
        };
      };
    };
  };
  markActivitiesAsRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivitiesRead'];
        };
      };
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['LoginForm'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginAnswer'];
        };
      };
      /** @description Wrong address or password */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many tries */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Registration'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description The address, the company name or the sending address is taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many registrations */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listChatConversations: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Conversations a page, 1 to 1,000; 100 when left out. */
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatConversationPage'];
        };
      };
    };
  };
  deleteChatConversation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  markChatConversationAsRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChatReadInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatReadResult'];
        };
      };
    };
  };
  sendChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChatMessageInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatMessageDto'];
        };
      };
      /** @description The recipient’s account was deactivated */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many messages, or too many strangers */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listChatMessages: {
    parameters: {
      query?: {
        /** @description Only messages before this one: what was written meanwhile does not move the pages then. */
        before_id?: components['schemas']['Id'];
        /** @description Page, from 1, which holds the latest messages. */
        page?: number;
        /** @description Messages a page, 1 to 1,000; 50 when left out. */
        page_size?: number;
      };
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChatMessagePage'];
        };
      };
    };
  };
  countUnreadChatMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadChatMessages'];
        };
      };
    };
  };
  searchChatUsers: {
    parameters: {
      query: {
        /** @description Part of a name or an address; case and diacritics do not matter. */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserSearchResult'];
        };
      };
      /** @description Too many searches for whole addresses */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  checkCompanyNumbers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyNumbersInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyNumbersAnswer'];
        };
      };
    };
  };
  listGlobalClients: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientPage'];
        };
      };
    };
  };
  createGlobalClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GlobalClientInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
    };
  };
  getGlobalClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
    };
  };
  updateGlobalClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GlobalClientUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
      /** @description Somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteGlobalClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  searchClientDatabase: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundGlobalClientPage'];
        };
      };
    };
  };
  countGlobalClients: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GlobalClientStats'];
        };
      };
    };
  };
  listClientDirectory: {
    parameters: {
      query?: {
        country_id?: components['schemas']['Id'];
        /** @description Only clients that can be written to, or only those that cannot. */
        has_email?: boolean;
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        /** @description Only the company's own clients, or only collected global ones. */
        source_type?: 'personal' | 'global';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDirectoryPage'];
        };
      };
    };
  };
  getDirectoryClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DirectoryClient'];
        };
      };
    };
  };
  countClientDirectory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDirectoryStats'];
        };
      };
    };
  };
  listClientMailings: {
    parameters: {
      query?: {
        /** @description Only those of which a mail still waits or has failed. */
        is_open?: boolean;
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientMailingPage'];
        };
      };
    };
  };
  getClientMailing: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientMailingDetails'];
        };
      };
    };
  };
  getClientMailingProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientMailingCounts'];
        };
      };
    };
  };
  retryClientMailing: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientMailingRetry'];
        };
      };
    };
  };
  listClients: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientPage'];
        };
      };
    };
  };
  createClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
    };
  };
  listPersonalClients: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientPage'];
        };
      };
    };
  };
  createPersonalClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
    };
  };
  getPersonalClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
    };
  };
  updatePersonalClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
      /** @description Somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deletePersonalClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
    };
  };
  updateClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientDto'];
        };
      };
      /** @description Somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listCompanies: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyPage'];
        };
      };
    };
  };
  createCompany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDto'];
        };
      };
      /** @description The name or the sending address is taken, or the user cannot have another company */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDto'];
        };
      };
    };
  };
  updateCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDto'];
        };
      };
      /** @description The name or the sending address is taken, or it was changed meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has orders */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  withdrawInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
        invitationId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  registerCompanyUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyUserInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyUserDto'];
        };
      };
      /** @description The address is taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many colleagues at once */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCompanyUsers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyUserList'];
        };
      };
    };
  };
  inviteCompanyUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyInvitation'];
        };
      };
      /** @description The user has a company or was invited before */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many searches */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCompanyUsersWithRoles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyUserWithRoleList'];
        };
      };
    };
  };
  removeCompanyUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The owner cannot be removed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  setCompanyUserActive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ActivationInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyUserDto'];
        };
      };
      /** @description The owner stays active */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  findRegisteredCompany: {
    parameters: {
      query: {
        /** @description Poland or Norway; see `GET /countries`. */
        country_id: components['schemas']['Id'];
        /** @description NIP or REGON in Poland, organisation number in Norway. */
        number: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredCompanyDto'];
        };
      };
      /** @description The register has no such company */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many questions */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The register cannot be reached */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCompanySettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanySettings'];
        };
      };
    };
  };
  updateCompanySettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanySettingsUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanySettings'];
        };
      };
      /** @description The sending address is taken, or somebody else changed the settings meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getReadOnlyCompanySettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanySettingsReadOnly'];
        };
      };
    };
  };
  convertCurrency: {
    parameters: {
      query: {
        amount: number;
        /** @description The last rate on or before this day is used; today when left out. */
        date?: string;
        from_currency: components['schemas']['Currency'];
        to_currency: components['schemas']['Currency'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversion'];
        };
      };
      /** @description No rate */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCountries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountryList'];
        };
      };
    };
  };
  listCrawledAddresses: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CrawledAddressPage'];
        };
      };
    };
  };
  approveFoundCompanies: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApproveCompanies'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovedCompanies'];
        };
      };
    };
  };
  listFoundCompanies: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundCompanyPage'];
        };
      };
    };
  };
  clearFoundCompanies: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  removeFoundCompany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getCrawlProgress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CrawlProgress'];
        };
      };
    };
  };
  startCrawl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CrawlStart'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CrawlStarted'];
        };
      };
      /** @description Websites are being looked through already */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  stopCrawl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CrawlProgress'];
        };
      };
    };
  };
  listCurrencyRates: {
    parameters: {
      query?: {
        /** @description Day of the publication. */
        date?: string;
        from_currency?: components['schemas']['Currency'];
        /** @description 100 when left out. */
        limit?: number;
        skip?: number;
        to_currency?: components['schemas']['Currency'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrencyRatePage'];
        };
      };
    };
  };
  listDocuments: {
    parameters: {
      query?: {
        document_type?: components['schemas']['DocumentTypeCode'];
        order_id?: components['schemas']['Id'];
        order_routes_id?: components['schemas']['Id'];
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000; 100 when left out. */
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentPage'];
        };
      };
    };
  };
  getDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentWithContent'];
        };
      };
      /** @description The file cannot be read now, or is still to be made and no PDF can be made */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The order is invoiced, and the document proves it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  downloadDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/msword': string;
          'application/pdf': string;
          'application/vnd.ms-excel': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': string;
          'image/gif': string;
          'image/jpeg': string;
          'image/png': string;
          'text/plain': string;
        };
      };
      /** @description The file cannot be read now, or is still to be made and no PDF can be made */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listDocumentTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentTypeList'];
        };
      };
    };
  };
  uploadRouteDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description `SUBCONTRACTOR_INVOICE`, `POD` or `OTHER` */
          document_type: string;
          /** Format: binary */
          file: Blob;
          /** @description the leg */
          order_routes_id: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentDto'];
        };
      };
      /** @description The order is not created yet, or has too many documents */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The file is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No kind of file that is taken, or its content is another than its name says */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many files */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The file cannot be stored now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  uploadOrderDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description `ISSUED_INVOICE` or `OTHER` */
          document_type: string;
          /** Format: binary */
          file: Blob;
          /** @description the order */
          order_id: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentDto'];
        };
      };
      /** @description The order is not created yet, or has too many documents */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The file is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No kind of file that is taken, or its content is another than its name says */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many files */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The file cannot be stored now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listEmailTemplates: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplatePage'];
        };
      };
    };
  };
  createEmailTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTemplateInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplateDto'];
        };
      };
      /** @description There is one of this type */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getEmailTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplateDto'];
        };
      };
    };
  };
  updateEmailTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTemplateUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplateDto'];
        };
      };
      /** @description There is one of this type, or it was changed meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteEmailTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getBuiltInEmailText: {
    parameters: {
      query?: {
        /** @description That of `Accept-Language` when left out. */
        language?: components['schemas']['MailLanguage'];
      };
      header?: never;
      path: {
        type: components['schemas']['EmailTemplateType'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailText'];
        };
      };
    };
  };
  getCurrentEmailText: {
    parameters: {
      query?: {
        /** @description That of `Accept-Language` when left out. */
        language?: components['schemas']['MailLanguage'];
      };
      header?: never;
      path: {
        type: components['schemas']['EmailTemplateType'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentEmailText'];
        };
      };
    };
  };
  getEmailTemplateOfType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['schemas']['EmailTemplateType'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplateDto'];
        };
      };
    };
  };
  exportDirectory: {
    parameters: {
      query?: {
        country_id?: components['schemas']['Id'];
        /** @description `csv` when left out: with semicolons and a byte order mark, as spreadsheets of the continent read it. */
        format?: components['schemas']['ExportFormat'];
        /** @description Only those that can be written to, or only those that cannot. */
        has_email?: boolean;
        /** @description Only what has this text; case and diacritics do not matter. */
        q?: string;
        /** @description Of subcontractors. */
        rate_type?: components['schemas']['RateType'];
        /** @description Field to sort by, as in the list, with `-` before it for descending. */
        sort?: string;
        /** @description Only the company's own records, or only collected global ones. */
        source_type?: 'personal' | 'global';
      };
      header?: never;
      path: {
        kind: components['schemas']['ImportKind'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      /** @description A workbook cannot hold that many rows */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  searchGlobalClients: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundGlobalClientPage'];
        };
      };
    };
  };
  listGlobalSubcontractors: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        rate_type?: components['schemas']['RateType'];
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorPage'];
        };
      };
    };
  };
  createGlobalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
    };
  };
  getGlobalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
    };
  };
  updateGlobalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
      /** @description Somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteGlobalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The subcontractor is at work */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  searchGlobalSubcontractors: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundGlobalSubcontractorPage'];
        };
      };
    };
  };
  getLiveness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Liveness'];
        };
      };
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      /** @description Not ready */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listImports: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportPage'];
        };
      };
    };
  };
  getImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportDto'];
        };
      };
    };
  };
  previewImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportPlan'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportPreview'];
        };
      };
      /** @description It was started already */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many files wait to be read */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  downloadRejectedRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  startImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportPlan'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportDto'];
        };
      };
      /** @description It was started already */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  uploadImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: components['schemas']['ImportKind'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: Blob;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportDto'];
        };
      };
      /** @description It is no table, or an empty or too long one */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The file is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many files */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many files wait to be read */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitationList'];
        };
      };
    };
  };
  acceptInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description The user has a company meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  declineInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  createLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkDto'];
        };
      };
      /** @description A record that the link names is not there */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  revokeLinks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevokedLink'];
        };
      };
    };
  };
  listOutboxMails: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        status?: components['schemas']['OutboxStatus'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutboxPage'];
        };
      };
    };
  };
  getOutboxMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutboxMailDetails'];
        };
      };
    };
  };
  listMessages: {
    parameters: {
      query?: {
        client_id?: components['schemas']['Id'];
        message_type?: components['schemas']['MessageDirection'];
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        status?: components['schemas']['MessageStatus'];
        /** @description A type of mail, or a word that the company has kept a message as. */
        type?: components['schemas']['MessageType'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessagePage'];
        };
      };
    };
  };
  createMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageDetails'];
        };
      };
      /** @description The client has no e-mail address */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The company wrote too many letters within an hour */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageDetails'];
        };
      };
    };
  };
  updateMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageDetails'];
        };
      };
    };
  };
  deleteMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The mail still waits for its delivery */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  downloadMessageAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        attachmentId: components['schemas']['Id'];
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description The file cannot be read now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  countMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageStats'];
        };
      };
    };
  };
  countUnreadMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadMessages'];
        };
      };
    };
  };
  createRoute: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RouteDto'];
        };
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RouteDto'];
        };
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPriceHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceHistory'];
        };
      };
    };
  };
  listPriceRequests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceRequestList'];
        };
      };
    };
  };
  askSubcontractors: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PriceRequestInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceRequestAnswer'];
        };
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPriceRequestProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceRequestCounts'];
        };
      };
    };
  };
  retryPriceRequests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceRequestAnswer'];
        };
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  selectOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SelectOfferInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RouteDto'];
        };
      };
      /** @description The status of the order does not allow it, or somebody else has chosen another quote meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOrders: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        /** @description Repeatable: only orders in one of these statuses. */
        status?: number[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderPage'];
        };
      };
    };
  };
  updateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDetails'];
        };
      };
      /** @description The status does not allow it, or somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The client has already been sent an offer */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  correctInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectionInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedInvoice'];
        };
      };
      /** @description There is no invoice, or nothing would change */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No PDF can be made now; no number was used */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOrderDetails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDetails'];
        };
      };
    };
  };
  duplicateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderCopyInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDetails'];
        };
      };
    };
  };
  generateCorrectionPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectionInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoicePreview'];
        };
      };
      /** @description There is no invoice, or nothing would change */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No PDF can be made now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  generateInvoicePreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoicePreview'];
        };
      };
      /** @description Something is lacking; `missing` names it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No PDF can be made now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOrderHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderHistory'];
        };
      };
    };
  };
  getInvoiceMail: {
    parameters: {
      query?: {
        /** @description The invoice or correction; the order's invoice when left out. */
        invoice_id?: components['schemas']['Id'];
        /** @description The invoice, the first time or once more; or a reminder of its payment, which brings it along. The invoice when left out. */
        kind?: 'invoice' | 'reminder';
        /** @description The one of the client's country when left out. */
        language?: components['schemas']['MailLanguage'];
      };
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceMailDraft'];
        };
      };
      /** @description There is no invoice to send, nothing to remind of, or it is paid */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOrderInvoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderInvoices'];
        };
      };
    };
  };
  markOrderAsRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MarkAsReadAnswer'];
        };
      };
    };
  };
  listOrderRoutes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RouteList'];
        };
      };
    };
  };
  getOrderDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
        routeId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description The leg has no chosen quote */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No PDF can be made now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  askForVehicle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
        routeId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RouteDto'];
        };
      };
      /** @description The carrier has not accepted, has no address, or has told everything */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  arrangeOrderRoutes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RouteSequenceInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RouteList'];
        };
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  saveInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedInvoice'];
        };
      };
      /** @description Something is lacking, or the invoice was issued already; `missing` names it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No PDF can be made now; no number was used */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceMailInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderStep'];
        };
      };
      /** @description There is no invoice to send, nothing to remind of, or it is paid */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  previewInvoiceMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceMailPreviewInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceMailPreview'];
        };
      };
      /** @description There is no invoice to send, nothing to remind of, or it is paid */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendSubcontractorAcceptance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendToSubcontractorInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderStep'];
        };
      };
      /** @description The order or the leg is not ready */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeOrderStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StatusChange'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderStep'];
        };
      };
      /** @description Not a step from the present status; `allowed_statuses` names those that are */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  answerSubcontractorOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorResponseInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorResponseReceipt'];
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Answered otherwise before */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOrderSummary: {
    parameters: {
      query?: {
        currency?: components['schemas']['SummaryCurrency'];
      };
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderSummary'];
        };
      };
    };
  };
  listVatRates: {
    parameters: {
      query?: {
        /** @description The warnings are then those of an invoice with this day of the sale. */
        sale_date?: components['schemas']['Day'];
      };
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VatRates'];
        };
      };
    };
  };
  markOrdersAsRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MarkAsReadInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MarkAsReadAnswer'];
        };
      };
    };
  };
  countUnreadOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadCount'];
        };
      };
    };
  };
  previewEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientMailPreviewInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientMailPreview'];
        };
      };
    };
  };
  getPublicCompanySettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicCompanySettings'];
        };
      };
    };
  };
  getInstallation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Installation'];
        };
      };
    };
  };
  viewLink: {
    parameters: {
      query?: {
        client_id?: number;
        /** @description Unix seconds. */
        exp?: number;
        order_id?: number;
        route_id?: number;
        sig?: string;
        subcontractor_id?: number;
        user_id?: number;
      };
      header?: never;
      path: {
        kind: components['schemas']['LinkKind'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkView'];
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLinkedOrderDocument: {
    parameters: {
      query?: {
        client_id?: number;
        /** @description Unix seconds. */
        exp?: number;
        order_id?: number;
        route_id?: number;
        sig?: string;
        subcontractor_id?: number;
        user_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The order is not, or no longer, the carrier’s */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No PDF can be made now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  submitPublicOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublicQuotationInput'];
      };
    };
    responses: {
      /** @description Completed */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicQuotationReceipt'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicQuotationReceipt'];
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The client has already been sent an offer */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  submitPublicQuotation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublicQuotationInput'];
      };
    };
    responses: {
      /** @description Completed */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicQuotationReceipt'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicQuotationReceipt'];
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The client has already been sent an offer */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  answerClientOffer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuotationAcceptanceInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuotationAcceptanceReceipt'];
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Answered otherwise before */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  submitSubcontractorOffer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublicOfferInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicOfferReceipt'];
        };
      };
      /** @description Invalid link */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The leg no longer takes prices */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listQuotationStatuses: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatusList'];
        };
      };
    };
  };
  listQuotations: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        /** @description Repeatable: only orders in one of these statuses. */
        status?: number[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderPage'];
        };
      };
    };
  };
  createQuotation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDetails'];
        };
      };
    };
  };
  setClientPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientPriceInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDetails'];
        };
      };
      /** @description The price is frozen once the offer is sent */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendCompletionRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DataRequestInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderStep'];
        };
      };
      /** @description The offer is with the client, or there is no client */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendEmailToClients: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientMailingInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientMailingDto'];
        };
      };
      /** @description Clients have no e-mail address; the detail names them */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The key has begun another mailing */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The company sent too many letters within an hour */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  askSubcontractorGroup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupPriceRequestInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupPriceRequestAnswer'];
        };
      };
      /** @description The status of the order does not allow it */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  sendOffersToClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OfferToClientInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderStep'];
        };
      };
      /** @description Something is missing */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  previewOfferToClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OfferPreviewInput'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferPreview'];
        };
      };
    };
  };
  sendSingleEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SingleEmailInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageDetails'];
        };
      };
      /** @description The company has no sending address */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The key has sent another letter, or one whose message was deleted */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The company wrote too many mails within an hour */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSubcontractorDirectory: {
    parameters: {
      query?: {
        country_id?: components['schemas']['Id'];
        /** @description Only those that can be written to, or only those that cannot. */
        has_email?: boolean;
        /** @description Leaves out the members of a group: those that can be added to it. */
        not_in_group?: components['schemas']['Id'];
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        rate_type?: components['schemas']['RateType'];
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        /** @description Only the company's own, or only collected global ones. */
        source_type?: 'personal' | 'global';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDirectoryPage'];
        };
      };
    };
  };
  getDirectorySubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DirectorySubcontractor'];
        };
      };
    };
  };
  countSubcontractorDirectory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorStats'];
        };
      };
    };
  };
  listGroups: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Tells for each group when it was asked for the price of this leg. */
        route_id?: components['schemas']['Id'];
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupPage'];
        };
      };
    };
  };
  createGroup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupDto'];
        };
      };
      /** @description The name is taken */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupDto'];
        };
      };
    };
  };
  updateGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupDto'];
        };
      };
      /** @description The name is taken, or somebody else changed the group meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listGroupMembers: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupMemberPage'];
        };
      };
    };
  };
  addGroupMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupMemberInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupMemberDto'];
        };
      };
      /** @description It is in the group already, or the group is full */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  removeGroupMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
        memberId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  countGroups: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupStats'];
        };
      };
    };
  };
  listOffers: {
    parameters: {
      query?: {
        /** @description Only the quotes of this order. */
        order_id?: components['schemas']['Id'];
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferPage'];
        };
      };
    };
  };
  enterContractQuote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractQuoteInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferDto'];
        };
      };
      /** @description The status of the order does not allow it, or the earlier quote is chosen */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferDto'];
        };
      };
    };
  };
  deleteOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The quote is chosen */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  countOffersOfOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferCount'];
        };
      };
    };
  };
  listOffersOfRoute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferPage'];
        };
      };
    };
  };
  listSubcontractors: {
    parameters: {
      query?: {
        country_id?: components['schemas']['Id'];
        /** @description Only those that can be written to, or only those that cannot. */
        has_email?: boolean;
        /** @description Leaves out the members of a group: those that can be added to it. */
        not_in_group?: components['schemas']['Id'];
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        rate_type?: components['schemas']['RateType'];
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
        /** @description Only the company's own, or only collected global ones. */
        source_type?: 'personal' | 'global';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDirectoryPage'];
        };
      };
    };
  };
  createSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
    };
  };
  createPersonalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
    };
  };
  updatePersonalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
      /** @description Somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deletePersonalSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The subcontractor is at work */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
    };
  };
  updateSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubcontractorUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorDto'];
        };
      };
      /** @description Somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The subcontractor is at work */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  countSubcontractors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubcontractorStats'];
        };
      };
    };
  };
  getTestTools: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestToolsDto'];
        };
      };
    };
  };
  cleanupDatabase: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CleanupInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CleanupResult'];
        };
      };
      /** @description Clean-ups are turned off (`cleanup_off`) */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  executeSql: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SqlInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SqlResult'];
        };
      };
      /** @description The database refuses the statement, or it takes too long */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Statements are turned off (`sql_off`) */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description Too many statements */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description The database has no role that statements could be run as (`sql_no_reader`) */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  generateRandomQuotation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RandomQuotationInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RandomQuotation'];
        };
      };
    };
  };
  checkQuoteRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteCheckInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuoteCheck'];
        };
      };
      /** @description Too many texts */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  createTestLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestLinkInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestLink'];
        };
      };
    };
  };
  findTestRecords: {
    parameters: {
      query: {
        kind: components['schemas']['TestRecordKind'];
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Somebody of the company. */
        user_id: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestRecordList'];
        };
      };
    };
  };
  sendTestEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestMailInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestMailReceipt'];
        };
      };
      /** @description Too many test mails */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listSqlHistory: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SqlHistory'];
        };
      };
    };
  };
  translateEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTranslationInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTranslation'];
        };
      };
      /** @description The company had too many mails translated within an hour */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
      /** @description No service is set, or it does not answer */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getUserCompany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDto'];
        };
      };
    };
  };
  listCollectedClients: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectedClientPage'];
        };
      };
    };
  };
  collectClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedClientInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectedClient'];
        };
      };
      /** @description It is in the collection already */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  annotateCollectedClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedClientUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectedClient'];
        };
      };
    };
  };
  releaseClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  collectSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectedSubcontractorInput'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectedSubcontractor'];
        };
      };
      /** @description It is in the collection already */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  releaseSubcontractor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The subcontractor is at work */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPriceSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceSettings'];
        };
      };
    };
  };
  updatePriceSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PriceSettingsInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceSettings'];
        };
      };
      /** @description Somebody else changed the price meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: number;
        /** @description Records a page, 1 to 1,000. */
        page_size?: number;
        /** @description Searched text; case and diacritics do not matter. */
        q?: string;
        /** @description Field to sort by, with `-` before it for descending. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserPage'];
        };
      };
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserDto'];
        };
      };
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserUpdate'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserDto'];
        };
      };
      /** @description The address is taken, it is one’s own flag, or somebody else changed it meanwhile */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Oneself, or the owner of a company with orders or other people */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  setPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPasswordInput'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  findUserByEmail: {
    parameters: {
      query: {
        email: components['schemas']['EmailAddress'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundUser'];
        };
      };
      /** @description Too many searches */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
  updateOwnSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnSettingsInput'];
      };
    };
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
    };
  };
  searchUsers: {
    parameters: {
      query: {
        /** @description Part of a name or an address; case and diacritics do not matter. */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ok */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserSearchResult'];
        };
      };
      /** @description Too many searches for whole addresses */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Problem'];
        };
      };
    };
  };
}

export type ActivationInput = components['schemas']['ActivationInput'];
export type ActivitiesRead = components['schemas']['ActivitiesRead'];
export type Activity = components['schemas']['Activity'];
export type ActivityCounts = components['schemas']['ActivityCounts'];
export type ActivityKind = components['schemas']['ActivityKind'];
export type ActivityMessage = components['schemas']['ActivityMessage'];
export type ActivityOrder = components['schemas']['ActivityOrder'];
export type ActivityPage = components['schemas']['ActivityPage'];
export type ActivityQuery = components['schemas']['ActivityQuery'];
export type AdrClass = components['schemas']['AdrClass'];
export type AllowedAction = components['schemas']['AllowedAction'];
export type Amount = components['schemas']['Amount'];
export type ApproveCompanies = components['schemas']['ApproveCompanies'];
export type ApprovedCompanies = components['schemas']['ApprovedCompanies'];
export type BodyType = components['schemas']['BodyType'];
export type BuiltInOrderTerms = components['schemas']['BuiltInOrderTerms'];
export type Celsius = components['schemas']['Celsius'];
export type Centimetres = components['schemas']['Centimetres'];
export type ChatConversationDto = components['schemas']['ChatConversationDto'];
export type ChatConversationPage = components['schemas']['ChatConversationPage'];
export type ChatConversationQuery = components['schemas']['ChatConversationQuery'];
export type ChatMessageDto = components['schemas']['ChatMessageDto'];
export type ChatMessageInput = components['schemas']['ChatMessageInput'];
export type ChatMessagePage = components['schemas']['ChatMessagePage'];
export type ChatMessageQuery = components['schemas']['ChatMessageQuery'];
export type ChatReadInput = components['schemas']['ChatReadInput'];
export type ChatReadResult = components['schemas']['ChatReadResult'];
export type ClassifierName = components['schemas']['ClassifierName'];
export type CleanupInput = components['schemas']['CleanupInput'];
export type CleanupResult = components['schemas']['CleanupResult'];
export type ClientDirectoryPage = components['schemas']['ClientDirectoryPage'];
export type ClientDirectoryQuery = components['schemas']['ClientDirectoryQuery'];
export type ClientDirectoryStats = components['schemas']['ClientDirectoryStats'];
export type ClientDto = components['schemas']['ClientDto'];
export type ClientInput = components['schemas']['ClientInput'];
export type ClientMailPreview = components['schemas']['ClientMailPreview'];
export type ClientMailPreviewInput = components['schemas']['ClientMailPreviewInput'];
export type ClientMailState = components['schemas']['ClientMailState'];
export type ClientMailText = components['schemas']['ClientMailText'];
export type ClientMailingCounts = components['schemas']['ClientMailingCounts'];
export type ClientMailingDetails = components['schemas']['ClientMailingDetails'];
export type ClientMailingDto = components['schemas']['ClientMailingDto'];
export type ClientMailingInput = components['schemas']['ClientMailingInput'];
export type ClientMailingPage = components['schemas']['ClientMailingPage'];
export type ClientMailingQuery = components['schemas']['ClientMailingQuery'];
export type ClientMailingRecipientDto = components['schemas']['ClientMailingRecipientDto'];
export type ClientMailingRetry = components['schemas']['ClientMailingRetry'];
export type ClientMailingSkip = components['schemas']['ClientMailingSkip'];
export type ClientOfferDto = components['schemas']['ClientOfferDto'];
export type ClientOfferLine = components['schemas']['ClientOfferLine'];
export type ClientPage = components['schemas']['ClientPage'];
export type ClientPriceInput = components['schemas']['ClientPriceInput'];
export type ClientUpdate = components['schemas']['ClientUpdate'];
export type CollectedClient = components['schemas']['CollectedClient'];
export type CollectedClientInput = components['schemas']['CollectedClientInput'];
export type CollectedClientPage = components['schemas']['CollectedClientPage'];
export type CollectedClientUpdate = components['schemas']['CollectedClientUpdate'];
export type CollectedSubcontractor = components['schemas']['CollectedSubcontractor'];
export type CollectedSubcontractorInput = components['schemas']['CollectedSubcontractorInput'];
export type Color = components['schemas']['Color'];
export type CompanyData = components['schemas']['CompanyData'];
export type CompanyDataInput = components['schemas']['CompanyDataInput'];
export type CompanyDto = components['schemas']['CompanyDto'];
export type CompanyInput = components['schemas']['CompanyInput'];
export type CompanyInvitation = components['schemas']['CompanyInvitation'];
export type CompanyNumber = components['schemas']['CompanyNumber'];
export type CompanyNumbersAnswer = components['schemas']['CompanyNumbersAnswer'];
export type CompanyNumbersInput = components['schemas']['CompanyNumbersInput'];
export type CompanyPage = components['schemas']['CompanyPage'];
export type CompanySettings = components['schemas']['CompanySettings'];
export type CompanySettingsReadOnly = components['schemas']['CompanySettingsReadOnly'];
export type CompanySettingsUpdate = components['schemas']['CompanySettingsUpdate'];
export type CompanyUpdate = components['schemas']['CompanyUpdate'];
export type CompanyUserDto = components['schemas']['CompanyUserDto'];
export type CompanyUserInput = components['schemas']['CompanyUserInput'];
export type CompanyUserList = components['schemas']['CompanyUserList'];
export type CompanyUserWithRole = components['schemas']['CompanyUserWithRole'];
export type CompanyUserWithRoleList = components['schemas']['CompanyUserWithRoleList'];
export type CompletedOrder = components['schemas']['CompletedOrder'];
export type ContractQuoteInput = components['schemas']['ContractQuoteInput'];
export type Conversion = components['schemas']['Conversion'];
export type ConversionQuery = components['schemas']['ConversionQuery'];
export type CorrectionInput = components['schemas']['CorrectionInput'];
export type CountryCode = components['schemas']['CountryCode'];
export type CountryDto = components['schemas']['CountryDto'];
export type CountryList = components['schemas']['CountryList'];
export type CountsByKind = components['schemas']['CountsByKind'];
export type CrawlFault = components['schemas']['CrawlFault'];
export type CrawlProgress = components['schemas']['CrawlProgress'];
export type CrawlStart = components['schemas']['CrawlStart'];
export type CrawlStarted = components['schemas']['CrawlStarted'];
export type CrawlStatus = components['schemas']['CrawlStatus'];
export type CrawledAddress = components['schemas']['CrawledAddress'];
export type CrawledAddressPage = components['schemas']['CrawledAddressPage'];
export type Currency = components['schemas']['Currency'];
export type CurrencyRateDto = components['schemas']['CurrencyRateDto'];
export type CurrencyRatePage = components['schemas']['CurrencyRatePage'];
export type CurrencyRateQuery = components['schemas']['CurrencyRateQuery'];
export type CurrentEmailText = components['schemas']['CurrentEmailText'];
export type DataRequestInput = components['schemas']['DataRequestInput'];
export type Day = components['schemas']['Day'];
export type DeletedCounts = components['schemas']['DeletedCounts'];
export type DirectoryClient = components['schemas']['DirectoryClient'];
export type DirectorySubcontractor = components['schemas']['DirectorySubcontractor'];
export type DocumentDto = components['schemas']['DocumentDto'];
export type DocumentMimeType = components['schemas']['DocumentMimeType'];
export type DocumentPage = components['schemas']['DocumentPage'];
export type DocumentQuery = components['schemas']['DocumentQuery'];
export type DocumentRouteInfo = components['schemas']['DocumentRouteInfo'];
export type DocumentTypeCode = components['schemas']['DocumentTypeCode'];
export type DocumentTypeDto = components['schemas']['DocumentTypeDto'];
export type DocumentTypeList = components['schemas']['DocumentTypeList'];
export type DocumentWithContent = components['schemas']['DocumentWithContent'];
export type DoubtCode = components['schemas']['DoubtCode'];
export type EarlierOffer = components['schemas']['EarlierOffer'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type EmailQuery = components['schemas']['EmailQuery'];
export type EmailTemplateDto = components['schemas']['EmailTemplateDto'];
export type EmailTemplateInput = components['schemas']['EmailTemplateInput'];
export type EmailTemplatePage = components['schemas']['EmailTemplatePage'];
export type EmailTemplateType = components['schemas']['EmailTemplateType'];
export type EmailTemplateUpdate = components['schemas']['EmailTemplateUpdate'];
export type EmailText = components['schemas']['EmailText'];
export type EmailTextQuery = components['schemas']['EmailTextQuery'];
export type EmailTranslation = components['schemas']['EmailTranslation'];
export type EmailTranslationInput = components['schemas']['EmailTranslationInput'];
export type ExportFormat = components['schemas']['ExportFormat'];
export type ExportQuery = components['schemas']['ExportQuery'];
export type FactOrigin = components['schemas']['FactOrigin'];
export type FactSource = components['schemas']['FactSource'];
export type FaultCode = components['schemas']['FaultCode'];
export type FieldFault = components['schemas']['FieldFault'];
export type FieldWarning = components['schemas']['FieldWarning'];
export type FoundCompany = components['schemas']['FoundCompany'];
export type FoundCompanyPage = components['schemas']['FoundCompanyPage'];
export type FoundGlobalClient = components['schemas']['FoundGlobalClient'];
export type FoundGlobalClientPage = components['schemas']['FoundGlobalClientPage'];
export type FoundGlobalSubcontractor = components['schemas']['FoundGlobalSubcontractor'];
export type FoundGlobalSubcontractorPage = components['schemas']['FoundGlobalSubcontractorPage'];
export type FoundUser = components['schemas']['FoundUser'];
export type GlobalClientInput = components['schemas']['GlobalClientInput'];
export type GlobalClientStats = components['schemas']['GlobalClientStats'];
export type GlobalClientUpdate = components['schemas']['GlobalClientUpdate'];
export type GroupDto = components['schemas']['GroupDto'];
export type GroupInput = components['schemas']['GroupInput'];
export type GroupMemberDto = components['schemas']['GroupMemberDto'];
export type GroupMemberInput = components['schemas']['GroupMemberInput'];
export type GroupMemberPage = components['schemas']['GroupMemberPage'];
export type GroupPage = components['schemas']['GroupPage'];
export type GroupPriceRequestAnswer = components['schemas']['GroupPriceRequestAnswer'];
export type GroupPriceRequestInput = components['schemas']['GroupPriceRequestInput'];
export type GroupQuery = components['schemas']['GroupQuery'];
export type GroupStats = components['schemas']['GroupStats'];
export type GroupUpdate = components['schemas']['GroupUpdate'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type HistoryFacts = components['schemas']['HistoryFacts'];
export type HistoryPrice = components['schemas']['HistoryPrice'];
export type Id = components['schemas']['Id'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportDto = components['schemas']['ImportDto'];
export type ImportField = components['schemas']['ImportField'];
export type ImportKind = components['schemas']['ImportKind'];
export type ImportMapping = components['schemas']['ImportMapping'];
export type ImportPage = components['schemas']['ImportPage'];
export type ImportPlan = components['schemas']['ImportPlan'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportPreviewRow = components['schemas']['ImportPreviewRow'];
export type ImportStatus = components['schemas']['ImportStatus'];
export type ImportSummary = components['schemas']['ImportSummary'];
export type ImportedTexts = components['schemas']['ImportedTexts'];
export type Incoterm = components['schemas']['Incoterm'];
export type Installation = components['schemas']['Installation'];
export type InvitationDto = components['schemas']['InvitationDto'];
export type InvitationInput = components['schemas']['InvitationInput'];
export type InvitationList = components['schemas']['InvitationList'];
export type InvoiceCountry = components['schemas']['InvoiceCountry'];
export type InvoiceDto = components['schemas']['InvoiceDto'];
export type InvoiceInput = components['schemas']['InvoiceInput'];
export type InvoiceMailDraft = components['schemas']['InvoiceMailDraft'];
export type InvoiceMailInput = components['schemas']['InvoiceMailInput'];
export type InvoiceMailPreview = components['schemas']['InvoiceMailPreview'];
export type InvoiceMailPreviewInput = components['schemas']['InvoiceMailPreviewInput'];
export type InvoiceMailQuery = components['schemas']['InvoiceMailQuery'];
export type InvoicePreview = components['schemas']['InvoicePreview'];
export type InvoiceWarning = components['schemas']['InvoiceWarning'];
export type IssuedInvoice = components['schemas']['IssuedInvoice'];
export type KnownClient = components['schemas']['KnownClient'];
export type Lane = components['schemas']['Lane'];
export type LetterKey = components['schemas']['LetterKey'];
export type Line = components['schemas']['Line'];
export type LinkDto = components['schemas']['LinkDto'];
export type LinkInput = components['schemas']['LinkInput'];
export type LinkKind = components['schemas']['LinkKind'];
export type LinkLeg = components['schemas']['LinkLeg'];
export type LinkOffer = components['schemas']['LinkOffer'];
export type LinkQuery = components['schemas']['LinkQuery'];
export type LinkTransport = components['schemas']['LinkTransport'];
export type LinkView = components['schemas']['LinkView'];
export type ListQuery = components['schemas']['ListQuery'];
export type Liveness = components['schemas']['Liveness'];
export type LoadingMetres = components['schemas']['LoadingMetres'];
export type LoginAnswer = components['schemas']['LoginAnswer'];
export type LoginForm = components['schemas']['LoginForm'];
export type LostReason = components['schemas']['LostReason'];
export type MailHeader = components['schemas']['MailHeader'];
export type MailLanguage = components['schemas']['MailLanguage'];
export type MarkAsReadAnswer = components['schemas']['MarkAsReadAnswer'];
export type MarkAsReadInput = components['schemas']['MarkAsReadInput'];
export type Me = components['schemas']['Me'];
export type MemberSubcontractor = components['schemas']['MemberSubcontractor'];
export type MessageAttachment = components['schemas']['MessageAttachment'];
export type MessageDetails = components['schemas']['MessageDetails'];
export type MessageDirection = components['schemas']['MessageDirection'];
export type MessageDto = components['schemas']['MessageDto'];
export type MessageInput = components['schemas']['MessageInput'];
export type MessagePage = components['schemas']['MessagePage'];
export type MessageQuery = components['schemas']['MessageQuery'];
export type MessageStats = components['schemas']['MessageStats'];
export type MessageStatus = components['schemas']['MessageStatus'];
export type MessageType = components['schemas']['MessageType'];
export type MessageUpdate = components['schemas']['MessageUpdate'];
export type MissingDto = components['schemas']['MissingDto'];
export type NewPasswordInput = components['schemas']['NewPasswordInput'];
export type OfferCount = components['schemas']['OfferCount'];
export type OfferDto = components['schemas']['OfferDto'];
export type OfferPage = components['schemas']['OfferPage'];
export type OfferPreview = components['schemas']['OfferPreview'];
export type OfferPreviewInput = components['schemas']['OfferPreviewInput'];
export type OfferQuery = components['schemas']['OfferQuery'];
export type OfferSubcontractor = components['schemas']['OfferSubcontractor'];
export type OfferToClientInput = components['schemas']['OfferToClientInput'];
export type OrderAction = components['schemas']['OrderAction'];
export type OrderCopyInput = components['schemas']['OrderCopyInput'];
export type OrderDetails = components['schemas']['OrderDetails'];
export type OrderDto = components['schemas']['OrderDto'];
export type OrderHistory = components['schemas']['OrderHistory'];
export type OrderInput = components['schemas']['OrderInput'];
export type OrderInvoices = components['schemas']['OrderInvoices'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderQuery = components['schemas']['OrderQuery'];
export type OrderStatusCode = components['schemas']['OrderStatusCode'];
export type OrderStep = components['schemas']['OrderStep'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type OrderUpdate = components['schemas']['OrderUpdate'];
export type OutboxAttachment = components['schemas']['OutboxAttachment'];
export type OutboxMail = components['schemas']['OutboxMail'];
export type OutboxMailDetails = components['schemas']['OutboxMailDetails'];
export type OutboxPage = components['schemas']['OutboxPage'];
export type OutboxQuery = components['schemas']['OutboxQuery'];
export type OutboxStatus = components['schemas']['OutboxStatus'];
export type OwnOrderTerms = components['schemas']['OwnOrderTerms'];
export type OwnOrderTermsInput = components['schemas']['OwnOrderTermsInput'];
export type OwnSettingsInput = components['schemas']['OwnSettingsInput'];
export type PagedDocumentDto = components['schemas']['Paged_DocumentDto_'];
export type PastQuote = components['schemas']['PastQuote'];
export type PaymentDays = components['schemas']['PaymentDays'];
export type Percent = components['schemas']['Percent'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type Plates = components['schemas']['Plates'];
export type PostCode = components['schemas']['PostCode'];
export type PriceHistory = components['schemas']['PriceHistory'];
export type PriceLevel = components['schemas']['PriceLevel'];
export type PriceRequestAnswer = components['schemas']['PriceRequestAnswer'];
export type PriceRequestCounts = components['schemas']['PriceRequestCounts'];
export type PriceRequestDto = components['schemas']['PriceRequestDto'];
export type PriceRequestInput = components['schemas']['PriceRequestInput'];
export type PriceRequestLanguage = components['schemas']['PriceRequestLanguage'];
export type PriceRequestList = components['schemas']['PriceRequestList'];
export type PriceRequestSkip = components['schemas']['PriceRequestSkip'];
export type PriceRequestState = components['schemas']['PriceRequestState'];
export type PriceSettings = components['schemas']['PriceSettings'];
export type PriceSettingsInput = components['schemas']['PriceSettingsInput'];
export type Problem = components['schemas']['Problem'];
export type PublicCompanySettings = components['schemas']['PublicCompanySettings'];
export type PublicOfferInput = components['schemas']['PublicOfferInput'];
export type PublicOfferReceipt = components['schemas']['PublicOfferReceipt'];
export type PublicQuotationInput = components['schemas']['PublicQuotationInput'];
export type PublicQuotationReceipt = components['schemas']['PublicQuotationReceipt'];
export type QuotationAcceptanceInput = components['schemas']['QuotationAcceptanceInput'];
export type QuotationAcceptanceReceipt = components['schemas']['QuotationAcceptanceReceipt'];
export type QuoteCheck = components['schemas']['QuoteCheck'];
export type QuoteCheckInput = components['schemas']['QuoteCheckInput'];
export type QuotePrice = components['schemas']['QuotePrice'];
export type QuoteReason = components['schemas']['QuoteReason'];
export type RandomQuotation = components['schemas']['RandomQuotation'];
export type RandomQuotationInput = components['schemas']['RandomQuotationInput'];
export type RateType = components['schemas']['RateType'];
export type Readiness = components['schemas']['Readiness'];
export type RecordStringNumber = components['schemas']['Record_string.number_'];
export type RecordStringUnknown = components['schemas']['Record_string.unknown_'];
export type Reference = components['schemas']['Reference'];
export type RegisteredCompanyDto = components['schemas']['RegisteredCompanyDto'];
export type Registration = components['schemas']['Registration'];
export type RegistryQuery = components['schemas']['RegistryQuery'];
export type RequiredLine = components['schemas']['RequiredLine'];
export type RevokedLink = components['schemas']['RevokedLink'];
export type RouteDto = components['schemas']['RouteDto'];
export type RouteHint = components['schemas']['RouteHint'];
export type RouteInput = components['schemas']['RouteInput'];
export type RouteList = components['schemas']['RouteList'];
export type RouteSequenceInput = components['schemas']['RouteSequenceInput'];
export type RouteStatusCode = components['schemas']['RouteStatusCode'];
export type RouteUpdate = components['schemas']['RouteUpdate'];
export type SelectOfferInput = components['schemas']['SelectOfferInput'];
export type SendToSubcontractorInput = components['schemas']['SendToSubcontractorInput'];
export type SingleEmailInput = components['schemas']['SingleEmailInput'];
export type SqlHistory = components['schemas']['SqlHistory'];
export type SqlHistoryItem = components['schemas']['SqlHistoryItem'];
export type SqlHistoryQuery = components['schemas']['SqlHistoryQuery'];
export type SqlInput = components['schemas']['SqlInput'];
export type SqlMode = components['schemas']['SqlMode'];
export type SqlResult = components['schemas']['SqlResult'];
export type StatusChange = components['schemas']['StatusChange'];
export type StatusInfo = components['schemas']['StatusInfo'];
export type StatusList = components['schemas']['StatusList'];
export type SubcontractorDirectoryPage = components['schemas']['SubcontractorDirectoryPage'];
export type SubcontractorDirectoryQuery = components['schemas']['SubcontractorDirectoryQuery'];
export type SubcontractorDto = components['schemas']['SubcontractorDto'];
export type SubcontractorInput = components['schemas']['SubcontractorInput'];
export type SubcontractorPage = components['schemas']['SubcontractorPage'];
export type SubcontractorQuery = components['schemas']['SubcontractorQuery'];
export type SubcontractorResponseInput = components['schemas']['SubcontractorResponseInput'];
export type SubcontractorResponseReceipt = components['schemas']['SubcontractorResponseReceipt'];
export type SubcontractorStats = components['schemas']['SubcontractorStats'];
export type SubcontractorUpdate = components['schemas']['SubcontractorUpdate'];
export type SummaryCurrency = components['schemas']['SummaryCurrency'];
export type SummaryLine = components['schemas']['SummaryLine'];
export type SummaryRate = components['schemas']['SummaryRate'];
export type TermsText = components['schemas']['TermsText'];
export type TestLink = components['schemas']['TestLink'];
export type TestLinkInput = components['schemas']['TestLinkInput'];
export type TestMailInput = components['schemas']['TestMailInput'];
export type TestMailReceipt = components['schemas']['TestMailReceipt'];
export type TestRecord = components['schemas']['TestRecord'];
export type TestRecordKind = components['schemas']['TestRecordKind'];
export type TestRecordList = components['schemas']['TestRecordList'];
export type TestRecordQuery = components['schemas']['TestRecordQuery'];
export type TestToolsDto = components['schemas']['TestToolsDto'];
export type Text = components['schemas']['Text'];
export type TranslationOrigin = components['schemas']['TranslationOrigin'];
export type TypedPhone = components['schemas']['TypedPhone'];
export type UiLanguage = components['schemas']['UiLanguage'];
export type UnNumber = components['schemas']['UnNumber'];
export type UnreadChatMessages = components['schemas']['UnreadChatMessages'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type UnreadMessages = components['schemas']['UnreadMessages'];
export type UserCompany = components['schemas']['UserCompany'];
export type UserDto = components['schemas']['UserDto'];
export type UserPage = components['schemas']['UserPage'];
export type UserRole = components['schemas']['UserRole'];
export type UserSearchItem = components['schemas']['UserSearchItem'];
export type UserSearchQuery = components['schemas']['UserSearchQuery'];
export type UserSearchResult = components['schemas']['UserSearchResult'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type VatCase = components['schemas']['VatCase'];
export type VatRateDto = components['schemas']['VatRateDto'];
export type VatRates = components['schemas']['VatRates'];
export type VatRatesQuery = components['schemas']['VatRatesQuery'];
export type VehicleDto = components['schemas']['VehicleDto'];
export type WebAddress = components['schemas']['WebAddress'];
export type Website = components['schemas']['Website'];
