import { messageCases } from './authorisation-cases-of-messages.js';
import * as records from './authorisation-records.js';
import type { Ids } from './authorisation-records.js';
import { clientFields, subcontractorFields } from './directory.js';
import type { OpenedLink } from './links.js';
import type { OperationCase } from './operation-case.js';
import { priceFields, requestFields, transportFields } from './orders.js';
import { aRegistration, goodPassword, nextNumber } from './people.js';

export type { Access, OperationCase } from './operation-case.js';

const lonerAddress = (number = 0) => `loner${number}@forwarder.example`;

const importPlan = { mapping: [{ field: 'name', column: 0 }] };

const sig = (link: OpenedLink | undefined) => ({ sig: link?.sig ?? '', exp: link?.exp ?? 0 });

const priceByLink = ({ order_id, route_id, ...ids }: Ids, link: OpenedLink | undefined) => ({
  ...ids,
  quotation_id: order_id,
  quotation_route_id: route_id,
  ...sig(link),
  ...priceFields(),
});

const withAddress = (ids: Ids) => ({ ...requestFields(), ...ids, client_email: 'client@client.example' });

/** Every operation of the contract with its class. One that is missing here fails the matrix. */
export const operationCases: Readonly<Record<string, OperationCase>> = {
  login: {
    access: 'anyone',
    form: () => 'username=nobody%40nowhere.example&password=not-the-password',
    status: 401,
  },
  register: { access: 'anyone', body: () => aRegistration() },
  me: { access: 'user' },
  logout: { access: 'user', endsSession: true },

  updateOwnSettings: { access: 'user', body: () => ({ default_language: 'en' }) },
  setPassword: {
    access: 'administrator',
    records: records.user,
    body: () => ({ new_password: goodPassword }),
  },
  listUsers: { access: 'administrator' },
  getUser: { access: 'administrator', records: records.user },
  updateUser: { access: 'administrator', records: records.user, body: () => ({ name: 'Renamed' }) },
  deleteUser: { access: 'administrator', records: records.user },
  searchUsers: { access: 'user', query: () => ({ q: 'worker' }) },
  findUserByEmail: {
    access: 'owner',
    records: records.loner,
    query: ({ number }) => ({ email: lonerAddress(number) }),
    open: ['number'],
  },

  getUserCompany: { access: 'user', administratorStatus: 404 },
  listCompanies: { access: 'user' },
  // Everybody in the matrix has a company already, or is an administrator.
  createCompany: {
    access: 'user',
    body: () => ({ name: `Company ${nextNumber()}`, email_name: `company.${nextNumber()}` }),
    status: 409,
  },
  getCompany: { access: 'user', records: records.company, everywhere: true },
  updateCompany: { access: 'owner', records: records.company, body: () => ({}) },
  deleteCompany: {
    access: 'owner-or-administrator',
    records: records.companyWithOrder,
    status: 409,
    everywhere: true,
  },
  listCompanyUsers: { access: 'member', records: records.company },
  listCompanyUsersWithRoles: { access: 'member', records: records.company },
  inviteCompanyUser: {
    access: 'owner',
    records: records.companyAndLoner,
    body: ({ number }) => ({ email: lonerAddress(number) }),
    open: ['number'],
  },
  withdrawInvitation: { access: 'owner', records: records.invitation },
  removeCompanyUser: { access: 'owner', records: records.companyAndUser },
  listInvitations: { access: 'user' },
  // An invitation is its user's alone; nobody in the matrix has one.
  acceptInvitation: { access: 'user', records: records.strangersInvitation, status: 404 },
  declineInvitation: { access: 'user', records: records.strangersInvitation, status: 404 },
  registerCompanyUser: {
    access: 'owner',
    records: records.company,
    body: () => ({
      name: 'New colleague',
      email: `new${nextNumber()}@forwarder.example`,
      password: goodPassword,
    }),
  },
  setCompanyUserActive: {
    access: 'owner',
    records: records.companyAndUser,
    body: () => ({ is_active: false }),
  },

  getCompanySettings: { access: 'owner' },
  updateCompanySettings: { access: 'owner', body: () => ({ profit_margin: 12.5 }) },
  getReadOnlyCompanySettings: { access: 'member' },
  getPriceSettings: { access: 'member' },
  updatePriceSettings: { access: 'owner', body: () => ({ price_per_km: 4.2, currency: 'PLN' }) },
  getPublicCompanySettings: { access: 'anyone', records: records.owningUser, open: ['user_id'] },

  listEmailTemplates: { access: 'owner' },
  getEmailTemplate: { access: 'owner', records: records.emailTemplate },
  getEmailTemplateOfType: {
    access: 'member',
    records: records.confirmationTemplate,
    path: { type: 'quote_confirmation' },
  },
  createEmailTemplate: {
    access: 'owner',
    records: records.noFollowUp,
    body: () => ({ template_type: 'follow_up', body: '<p>Thank you</p>' }),
  },
  updateEmailTemplate: {
    access: 'owner',
    records: records.emailTemplate,
    body: () => ({ body: '<p>Thank you</p>' }),
  },
  deleteEmailTemplate: { access: 'owner', records: records.emailTemplateToDelete },

  getInstallation: { access: 'anyone' },
  listCountries: { access: 'anyone' },
  listQuotationStatuses: { access: 'anyone' },
  listCurrencyRates: { access: 'user' },
  convertCurrency: {
    access: 'user',
    query: () => ({ from_currency: 'EUR', to_currency: 'PLN', amount: 10 }),
  },
  getLiveness: { access: 'anyone' },
  getReadiness: { access: 'anyone' },

  listClients: { access: 'member' },
  getClient: { access: 'member', records: records.client },
  createClient: { access: 'member', body: () => clientFields() },
  updateClient: { access: 'member', records: records.client, body: () => ({ name: 'Renamed' }) },
  deleteClient: { access: 'member', records: records.client },
  listPersonalClients: { access: 'member' },
  getPersonalClient: { access: 'member', records: records.client },
  createPersonalClient: { access: 'member', body: () => clientFields() },
  updatePersonalClient: { access: 'member', records: records.client, body: () => ({ name: 'Renamed' }) },
  deletePersonalClient: { access: 'member', records: records.client },

  listClientDirectory: { access: 'member' },
  getDirectoryClient: { access: 'member', records: records.client },
  countClientDirectory: { access: 'member' },
  searchGlobalClients: { access: 'user' },
  searchClientDatabase: { access: 'user' },
  listCollectedClients: { access: 'member' },
  collectClient: {
    access: 'member',
    records: records.globalClientToCollect,
    body: (ids) => ids,
    open: ['client_id'],
  },
  annotateCollectedClient: {
    access: 'member',
    records: records.collectedClient,
    body: () => ({ notes: 'Pays late' }),
  },
  releaseClient: { access: 'member', records: records.collectedClient },
  listGlobalClients: { access: 'administrator' },
  countGlobalClients: { access: 'administrator' },
  getGlobalClient: { access: 'administrator', records: records.globalClient },
  createGlobalClient: { access: 'administrator', body: () => clientFields() },
  updateGlobalClient: {
    access: 'administrator',
    records: records.globalClient,
    body: () => ({ name: 'Renamed' }),
  },
  deleteGlobalClient: { access: 'administrator', records: records.globalClient },

  listSubcontractorDirectory: { access: 'member' },
  getDirectorySubcontractor: { access: 'member', records: records.subcontractor },
  countSubcontractorDirectory: { access: 'member' },
  countSubcontractors: { access: 'member' },
  searchGlobalSubcontractors: { access: 'user' },
  collectSubcontractor: {
    access: 'member',
    records: records.globalSubcontractorToCollect,
    body: (ids) => ids,
    open: ['subcontractor_id'],
  },
  releaseSubcontractor: { access: 'member', records: records.collectedSubcontractor },
  listGlobalSubcontractors: { access: 'administrator' },
  getGlobalSubcontractor: { access: 'administrator', records: records.globalSubcontractor },
  createGlobalSubcontractor: { access: 'administrator', body: () => subcontractorFields() },
  updateGlobalSubcontractor: {
    access: 'administrator',
    records: records.globalSubcontractor,
    body: () => ({ notes: 'New' }),
  },
  deleteGlobalSubcontractor: { access: 'administrator', records: records.globalSubcontractor },

  checkCompanyNumbers: { access: 'user', body: () => ({ country_id: 1, vat_number: '123' }) },
  findRegisteredCompany: {
    access: 'user',
    query: () => ({ country_id: 1, number: '5260001246' }),
    status: 404,
  },

  listImports: { access: 'member-or-administrator' },
  getImport: { access: 'member-or-administrator', records: records.importedFile, administratorStatus: 404 },
  uploadImport: {
    access: 'member-or-administrator',
    path: { kind: 'clients' },
    upload: () => 'Name;Address\nLamex;Gate 1',
  },
  previewImport: {
    access: 'member-or-administrator',
    records: records.importedFile,
    body: () => importPlan,
    administratorStatus: 404,
  },
  startImport: {
    access: 'member-or-administrator',
    records: records.importedFile,
    body: () => importPlan,
    administratorStatus: 404,
  },
  downloadRejectedRows: {
    access: 'member-or-administrator',
    records: records.importWithRefusals,
    administratorStatus: 404,
  },
  exportDirectory: {
    access: 'member-or-administrator',
    path: { kind: 'clients' },
    query: () => ({ format: 'csv' }),
  },

  listGroups: {
    access: 'member',
    records: records.routeToName,
    query: ({ route_id }) => ({ route_id: route_id ?? 0 }),
    passedOver: ['route_id'],
  },
  countGroups: { access: 'member' },
  getGroup: { access: 'member', records: records.group },
  createGroup: { access: 'member', body: () => ({ name: `Group ${nextNumber()}` }) },
  updateGroup: { access: 'member', records: records.group, body: () => ({ description: 'Fast ones' }) },
  deleteGroup: { access: 'member', records: records.group },
  listGroupMembers: { access: 'member', records: records.group },
  addGroupMember: {
    access: 'member',
    records: records.groupAndSubcontractor,
    body: ({ subcontractor_id }) => ({ subcontractor_id }),
  },
  removeGroupMember: { access: 'member', records: records.groupAndMember },

  listSubcontractors: { access: 'member' },
  getSubcontractor: { access: 'member', records: records.subcontractor },
  createSubcontractor: { access: 'member', body: () => subcontractorFields() },
  updateSubcontractor: { access: 'member', records: records.subcontractor, body: () => ({ notes: 'New' }) },
  deleteSubcontractor: { access: 'member', records: records.subcontractor },
  createPersonalSubcontractor: { access: 'member', body: () => subcontractorFields() },
  updatePersonalSubcontractor: {
    access: 'member',
    records: records.subcontractor,
    body: () => ({ notes: 'New' }),
  },
  deletePersonalSubcontractor: { access: 'member', records: records.subcontractor },

  listOrders: { access: 'member' },
  listQuotations: { access: 'member' },
  countUnreadOrders: { access: 'member' },
  markOrdersAsRead: {
    access: 'member',
    records: records.requestToName,
    body: ({ order_id }) => ({ ids: [order_id] }),
    passedOver: ['order_id'],
  },
  createQuotation: { access: 'member', records: records.clientId, body: withAddress },
  getOrderDetails: { access: 'member', records: records.request },
  getOrderSummary: { access: 'member', records: records.request },
  getOrderHistory: { access: 'member', records: records.request },
  updateOrder: {
    access: 'member',
    records: records.requestAndClient,
    body: ({ client_id }) => ({ client_id, notes: 'Call before loading' }),
  },
  changeOrderStatus: { access: 'member', records: records.request, body: () => ({ status: 1 }) },
  markOrderAsRead: { access: 'member', records: records.request },
  duplicateOrder: { access: 'member', records: records.request, body: () => ({}) },
  deleteOrder: { access: 'member', records: records.request },
  setClientPrice: { access: 'member', records: records.request, body: () => ({ client_price: 1500 }) },
  sendOffersToClient: {
    access: 'member',
    records: records.quotedOrderToSend,
    body: ({ quotation_id }) => ({
      quotation_id,
      recipient_email: 'client@client.example',
      subject: 'Offer',
      message: 'Please see [OFFER DETAILS]',
    }),
  },
  sendSubcontractorAcceptance: {
    access: 'member',
    records: records.orderAndRoute,
    body: ({ route_id }) => ({ route_id }),
  },

  listOrderRoutes: { access: 'member', records: records.request },
  arrangeOrderRoutes: {
    access: 'member',
    records: records.orderAndItsOnlyRoute,
    body: ({ route_id }) => ({ ids: [route_id] }),
  },
  getPriceHistory: { access: 'member', records: records.route },
  createRoute: {
    access: 'member',
    records: records.orderToExtend,
    body: (ids) => ({ ...transportFields(), ...ids }),
  },
  updateRoute: { access: 'member', records: records.route, body: () => ({ profit_margin: 7.5 }) },
  deleteRoute: { access: 'member', records: records.route },
  selectOffer: {
    access: 'member',
    records: records.routeAndOffer,
    body: ({ offer_id }) => ({ offer_id }),
  },
  askSubcontractors: {
    access: 'member',
    records: records.routeAndSubcontractor,
    body: ({ subcontractor_id }) => ({ subcontractor_ids: [subcontractor_id] }),
    passedOver: ['subcontractor_id'],
  },
  askSubcontractorGroup: {
    access: 'member',
    records: records.routeAndGroup,
    body: (ids) => ({ ...ids, subject: 'Transport', message: '' }),
  },
  listPriceRequests: { access: 'member', records: records.route },
  getPriceRequestProgress: { access: 'member', records: records.route },
  retryPriceRequests: { access: 'member', records: records.route },

  listOffers: {
    access: 'member',
    records: records.requestToName,
    query: ({ order_id }) => ({ order_id: order_id ?? 0 }),
    passedOver: ['order_id'],
  },
  listOffersOfRoute: { access: 'member', records: records.route },
  countOffersOfOrder: { access: 'member', records: records.request },
  getOffer: { access: 'member', records: records.offer },
  deleteOffer: { access: 'member', records: records.offer },

  createLink: {
    access: 'member',
    records: records.offerLinkIds,
    body: (ids) => ({ kind: 'subcontractor-offer', ...ids }),
  },
  revokeLinks: {
    access: 'member',
    records: records.offerLinkIds,
    body: (ids) => ({ kind: 'subcontractor-offer', ...ids }),
    // Links are also taken back from somebody who is no longer there: the order and the leg decide.
    passedOver: ['subcontractor_id'],
  },

  submitPublicQuotation: {
    access: 'anyone',
    records: records.userAndClient,
    body: withAddress,
    status: 201,
  },
  submitPublicOrder: {
    access: 'anyone',
    records: records.userAndClient,
    body: withAddress,
    status: 201,
  },
  submitSubcontractorOffer: { access: 'anyone', records: records.offerLink, body: priceByLink },
  answerClientOffer: {
    access: 'anyone',
    records: records.clientLink,
    body: (ids, link) => ({ ...ids, ...sig(link) }),
  },
  answerSubcontractorOrder: {
    access: 'anyone',
    records: records.orderLink,
    body: ({ route_id, subcontractor_id }, link) => ({
      action: 'accept',
      route_id,
      subcontractor_id,
      ...sig(link),
    }),
  },
  viewLink: {
    access: 'anyone',
    records: records.offerLink,
    path: { kind: 'subcontractor-offer' },
    query: (ids, link) => ({ ...ids, ...sig(link) }),
  },

  ...messageCases,

  listOutboxMails: { access: 'administrator' },
  getOutboxMail: { access: 'administrator', records: records.outboxMail },
};
