import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';
import { nextNumber } from './next-number.js';
import { aRegistration, goodPassword } from './people.js';

const lonerAddress = (number = 0) => `loner${number}@forwarder.example`;

/** What is the same in all answers of an authenticator. */
const aCredential = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} };

/** Operations on accounts, users and companies. */
export const peopleCases: Readonly<Record<string, OperationCase>> = {
  login: {
    access: 'anyone',
    form: () => 'username=nobody%40nowhere.example&password=not-the-password',
    status: 401,
  },
  register: { access: 'anyone', body: () => aRegistration() },
  getRegistrationRule: { access: 'anyone' },
  forgotPassword: { access: 'anyone', body: () => ({ email: 'nobody@nowhere.example' }) },
  // Nobody in the matrix has a link.
  lookAtAccountLink: { access: 'anyone', body: () => ({ token: 'no-link' }), status: 400 },
  resetPassword: {
    access: 'anyone',
    body: () => ({ token: 'no-link', password: goodPassword }),
    status: 400,
  },
  confirmEmail: { access: 'anyone', body: () => ({ token: 'no-link' }), status: 400 },
  joinCompany: { access: 'anyone', body: () => ({ token: 'no-link', password: goodPassword }), status: 400 },
  changePassword: {
    access: 'user',
    body: () => ({ current_password: goodPassword, new_password: goodPassword }),
  },
  changeEmail: {
    access: 'user',
    body: () => ({ password: goodPassword, new_email: `moved${nextNumber()}@forwarder.example` }),
  },
  getEmailChange: { access: 'user' },
  // None waits any more: the matrix has cancelled it.
  resendEmailChange: { access: 'user', status: 404 },
  cancelEmailChange: { access: 'user' },
  resendConfirmation: { access: 'user' },
  endSessionsOf: { access: 'administrator', records: records.user },
  mailPasswordLink: { access: 'administrator', records: records.user },
  me: { access: 'user' },
  logout: { access: 'user', endsSession: true },
  listSessions: { access: 'user' },
  // Sessions are their user's alone; the matrix names those of others.
  endSession: { access: 'user', records: records.colleaguesSession, status: 404 },
  endOtherSessions: { access: 'user', byDouble: true },
  loginWithSecondFactor: {
    access: 'anyone',
    body: () => ({ factor_token: 'not-the-token', code: '000000' }),
    status: 401,
  },
  beginPasskeyLogin: { access: 'anyone' },
  loginWithPasskey: {
    access: 'anyone',
    body: () => ({
      credential: {
        ...aCredential,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    }),
    status: 401,
  },
  listPasskeys: { access: 'user' },
  beginPasskey: { access: 'user', body: () => ({ password: goodPassword }) },
  // Only an authenticator makes what would be taken.
  addPasskey: {
    access: 'user',
    body: () => ({
      name: 'Laptop',
      credential: { ...aCredential, response: { clientDataJSON: 'e30', attestationObject: 'AA' } },
    }),
    status: 400,
  },
  // Passkeys are their user's alone; the matrix names those of others.
  renamePasskey: {
    access: 'user',
    records: records.colleaguesPasskey,
    body: () => ({ name: 'Phone' }),
    status: 404,
  },
  removePasskey: {
    access: 'user',
    records: records.colleaguesPasskey,
    body: () => ({ password: goodPassword }),
    status: 404,
  },
  getSecondFactor: { access: 'user' },
  beginSecondFactor: { access: 'user', byDouble: true, body: () => ({ password: goodPassword }) },
  // Nobody in the matrix has begun one.
  confirmSecondFactor: { access: 'user', byDouble: true, body: () => ({ code: '000000' }), status: 409 },
  renewRecoveryCodes: {
    access: 'user',
    byDouble: true,
    body: () => ({ password: goodPassword }),
    status: 409,
  },
  turnOffSecondFactor: { access: 'user', byDouble: true, body: () => ({ password: goodPassword }) },

  updateOwnSettings: { access: 'user', body: () => ({ default_language: 'en' }) },
  setPassword: {
    access: 'administrator',
    records: records.user,
    body: () => ({ new_password: goodPassword }),
  },
  listChanges: { access: 'member' },
  listAuditLog: { access: 'owner-or-administrator' },
  listUsers: { access: 'administrator' },
  getUser: { access: 'administrator', records: records.user },
  updateUser: { access: 'administrator', records: records.user, body: () => ({ name: 'Renamed' }) },
  deleteUser: { access: 'administrator', records: records.user },
  turnOffSecondFactorOf: { access: 'administrator', records: records.user },
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
  resendInvitation: { access: 'owner', records: records.invitation },
  mailCompanyUserPasswordLink: { access: 'owner', records: records.companyAndUser },
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
};
