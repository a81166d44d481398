import type { AccountMailService } from './modules/identity/accounts/account-mails.service.js';
import { DeviceCookies } from './modules/identity/accounts/device-cookie.js';
import { DeviceService } from './modules/identity/accounts/device.service.js';
import type { IdentityProof } from './modules/identity/accounts/identity-proof.service.js';
import { PasskeyService } from './modules/identity/accounts/passkey.service.js';
import { SecondFactorService } from './modules/identity/accounts/second-factor.service.js';
import type { SessionService } from './modules/identity/accounts/session.service.js';
import { SignInService } from './modules/identity/accounts/sign-in.service.js';
import type { UserService } from './modules/identity/users/user.service.js';
import type { Ports, Surroundings } from './surroundings.js';

/** How people prove who they are: passwords, second factors, and the devices that they come back with. */
export function createSignIn(
  { config, db, log, publicUrl, secrets }: Surroundings,
  { clock, limits, vault }: Ports,
  { sessions, users, accountMails, proof }: SignInNeeds,
) {
  const devices = new DeviceService(db, new DeviceCookies(secrets, publicUrl.startsWith('https:')));
  const secondFactors = new SecondFactorService(
    db,
    vault,
    clock,
    limits,
    proof,
    sessions,
    accountMails,
    config.ADMIN_SECOND_FACTOR === 'required',
  );
  const signIn = new SignInService(db, sessions, users, devices, secondFactors, limits, accountMails, log);
  const passkeys = new PasskeyService(db, signIn, sessions, proof, limits, accountMails, publicUrl);
  return { devices, passkeys, secondFactors, signIn };
}

/** What signing in is built on. */
interface SignInNeeds {
  sessions: SessionService;
  users: UserService;
  accountMails: AccountMailService;
  proof: IdentityProof;
}
