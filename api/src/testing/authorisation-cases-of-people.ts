import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';
import { aRegistration, goodPassword, nextNumber } from './people.js';

const lonerAddress = (number = 0) => `loner${number}@forwarder.example`;

/** Operations on accounts, users and companies. */
export const peopleCases: Readonly<Record<string, OperationCase>> = {
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
};
