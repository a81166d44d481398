import { LockMode } from '@mikro-orm/core';
import { noticeBody } from '../../../kernel/links/stored-link.js';
import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Secrets } from '../../../platform/config/secret.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { BadRequest, Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.js';
import { normalizeInput } from '../../../platform/http/normalize-input.js';
import type { Member } from '../../../platform/http/principal.js';
import { TooManyRequests, type RateLimits } from '../../../platform/http/rate-limits.js';
import { maximumFileBytes, type ReceivedFile } from '../../../platform/http/receive-file.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import type { FileContent, Storage } from '../../../platform/storage/storage.port.js';
import type { StoredFileService } from '../../../platform/stored-files/stored-file.service.js';
import type { MailService } from '../../correspondence/index.js';
import type { ContactService, SubcontractorService } from '../../directory/index.js';
import { findOwner } from '../../identity/index.js';
import { PaperOfCarrier } from '../carriers/carrier.entity.js';
import { findPaperFilesAcrossCompanies } from '../carriers/carrier.queries.js';
import { mimeTypeOf, safeName } from '../documents/document-file.js';
import { carrierExtensions } from '../documents/received/received-document.service.js';
import { maxSeconds, readChallenge } from '../embedded-forms/challenge.js';
import type { FormGate } from '../embedded-forms/form-gate.service.js';
import type { ConfirmationMails } from '../embedded-forms/request-confirmation.service.js';
import { originOfPage } from '../embedded-forms/site.js';
import { refuseChallenge, spendChallenge } from '../embedded-forms/spent-challenges.js';
import type {
  CarrierRegistration,
  CarrierRegistrationInput,
  CarrierRegistrationPage,
  CarrierRegistrationQuery,
  CarrierRegistrationReceipt,
  RegistrationPaperQuery,
  RegistrationPaperReceipt,
} from './carrier-registration.dto.js';
import { PaperOfRegistration, RegistrationOfCarrier } from './carrier-registration.entity.js';
import {
  bytesWaiting,
  findByNonceAcrossCompanies,
  findLeftAcrossCompanies,
  isLeft,
  findRegistrationFilesAcrossCompanies,
  listRegistrations,
  type RegistrationOfSender,
} from './carrier-registration.queries.js';
import { registrationNotice } from './registration-texts.js';

/** So long after the last moment in which a challenge may be sent files may come that belong to it. */
const secondsForFiles = 3600;

/** Files that wait at one company for its decision have at most so many bytes together. */
const mostBytesWaiting = 1024 ** 3;

interface RegistrationNoticesDeps {
  mails: MailService;
  limits: RateLimits;
  /** Where people reach the product. */
  publicUrl: string;
}

/** Mails that tell owners of carriers who registered. */
export class RegistrationNotices {
  constructor(private readonly deps: RegistrationNoticesDeps) {}

  /** Writes the mail unless there were too many; it is delivered after the commit by `scheduleDelivery`. */
  async tellIfAllowed(unit: Unit, companyId: number, id: number): Promise<void> {
    if (await this.mayTell(companyId)) await this.tell(unit, companyId, id);
  }

  /** Over its limit a registration is told of by no mail; it waits in the directory all the same. */
  private async mayTell(companyId: number): Promise<boolean> {
    try {
      await this.deps.limits.consume('embedded-notice', String(companyId));
      return true;
    } catch (error) {
      if (error instanceof TooManyRequests) return false;
      throw error;
    }
  }

  private async tell(unit: Unit, companyId: number, id: number): Promise<void> {
    const on = connectionOf(unit);
    const owner = await findOwner(on, companyId);
    const [registration] = (await listRegistrations(on, companyId, {}, id)).items;
    if (!owner?.is_active || !registration) return;
    const { name, subcontractor_name, is_known } = registration;
    const { user_id: userId, language } = owner;
    const text = registrationNotice({ carrier: name, known: is_known ? subcontractor_name : null }, language);
    await this.deps.mails.queueNotice(
      unit,
      { companyId, userId, type: 'carrier_registered' },
      {
        cause: `carrier registration ${id}`,
        language,
        recipient: { name: owner.name, email: owner.email },
        details: null,
        subject: text.subject,
        body: noticeBody(text.paragraphs),
        action: {
          label: text.link,
          url: `${this.deps.publicUrl.replace(/\/$/, '')}/subcontractors/${registration.subcontractor_id}/overview`,
        },
      },
    );
  }

  /** Has what was written delivered. */
  scheduleDelivery(): void {
    this.deps.mails.scheduleDelivery();
  }
}

interface CarrierRegistrationServiceDeps {
  db: Database;
  gate: FormGate;
  carriers: SubcontractorService;
  confirmations: ConfirmationMails;
  notices: RegistrationNotices;
}

/** Carriers who register themselves over companies' websites. */
export class CarrierRegistrationService {
  constructor(private readonly deps: CarrierRegistrationServiceDeps) {}

  /**
   * Takes a registration. Whom the company knows by tax number or address stays as they are: what was said of them waits for somebody to
   * look at. Of each other registration a subcontractor is made whom nobody asks before it is accepted: who registered before under the
   * same number may be somebody else. The answer is the same.
   * @param origin what the browser says of the page that sends, where it says it
   */
  async take(
    code: string,
    input: CarrierRegistrationInput,
    sender: { address: string; origin: string | undefined },
  ): Promise<CarrierRegistrationReceipt> {
    const { gate, db, carriers, confirmations, notices } = this.deps;
    const { form, nonce } = await gate.admit(code, 'carrier', input, sender);
    const companyId = form.company_id;
    const { site, language = 'pl', papers, fleet, lanes } = input;
    const { email, country } = input;
    const { name, vat_number, contact_name, phone = null, notes = null } = normalizeInput(input);
    const receipt = await db.inCompany(companyId, async (unit) => {
      await spendChallenge(unit, nonce);
      const refusal = await gate.count(form, 'embedded-carriers', email);
      if (refusal) {
        // Thrown after the commit: the challenge stays spent, and does not count once more.
        await refuseChallenge(unit, nonce);
        return refusal;
      }
      const isToConfirm = form.confirm_requests;
      const wantsMail = isToConfirm && (await confirmations.mayMail(companyId, email));
      const carrier = await carriers.findOrEnterRegistered(unit, companyId, {
        name,
        email,
        phone,
        vat_number,
        country,
      });
      const registration = unit.create(RegistrationOfCarrier, {
        company_id: companyId,
        subcontractor_id: carrier.id,
        is_known: carrier.isKnown,
        nonce,
        name,
        vat_number,
        country,
        contact_name,
        email,
        phone,
        language,
        fleet: fleet.map(({ kind, count, capacity_kg = null }) => ({ kind, count, capacity_kg })),
        lanes: lanes.map(({ from_country, from_region, to_country, to_region }) => ({
          from_country,
          from_region: from_region?.trim() || null,
          to_country,
          to_region: to_region?.trim() || null,
        })),
        notes,
        site: (site && originOfPage(site)) || null,
        awaits_email: wantsMail,
      });
      await unit.flush();
      papers.forEach((paper, position) =>
        unit.create(PaperOfRegistration, {
          ...normalizeInput(paper),
          company_id: companyId,
          registration_id: registration.id,
          position,
        }),
      );
      await unit.flush();
      const { id } = registration;
      // An address that is to be confirmed first is told of once it is; one that cannot be mailed waits in the directory alone.
      if (wantsMail) await confirmations.ask(unit, form, { kind: 'carrier', id, email, language });
      else if (!isToConfirm) await notices.tellIfAllowed(unit, companyId, id);
      return { id, awaits_confirmation: wantsMail };
    });
    if (receipt instanceof TooManyRequests) throw receipt;
    notices.scheduleDelivery();
    return receipt;
  }
}

interface RegistrationDeskDeps {
  db: Database;
  carriers: SubcontractorService;
  contacts: ContactService;
  storage: Storage;
  clock: Clock;
  log: Logger;
}

/** Registrations of carriers as the company looks at them, accepts or refuses them. */
export class RegistrationDesk {
  constructor(private readonly deps: RegistrationDeskDeps) {}

  list({ companyId }: Member, query: CarrierRegistrationQuery): Promise<CarrierRegistrationPage> {
    return listRegistrations(this.deps.db.reads, companyId, query);
  }

  /**
   * Takes the carrier: it may be put to work, its papers become those of the subcontractor, who registered it becomes a contact. Of a
   * subcontractor that was known nothing else changes.
   * @param same_as the known subcontractor that it is, or null when it is another one; as `carrier_known_meanwhile` asked
   * @throws {NotFound} when there is none, or it is another company's
   * @throws {Conflict} `registration_decided`; `carrier_known_meanwhile` when the company knows the firm since it registered
   */
  async accept(member: Member, id: number, same_as?: number | null): Promise<CarrierRegistration> {
    const { db, carriers, contacts } = this.deps;
    const { companyId, userId } = member;
    return db.inCompany(companyId, async (unit) => {
      const registration = await this.waiting(unit, companyId, id);
      const { subcontractor_id: own, is_known, vat_number, country, contact_name, email } = registration;
      const { phone = null, language } = registration;
      const known = is_known
        ? null
        : await carriers.findKnown(unit, companyId, { vat_number, email, country });
      if (known && same_as !== null && same_as !== known.id)
        throw new Conflict('carrier_known_meanwhile', {
          subcontractor_id: known.id,
          subcontractor_name: known.name,
        });
      const joined = known && same_as === known.id ? known : null;
      const subcontractor_id = joined?.id ?? own;
      if (joined) {
        unit.assign(registration, { subcontractor_id, is_known: true });
        await unit.flush();
        await carriers.removeRegistered(unit, companyId, own);
      } else await carriers.acceptRegistered(unit, own);
      const papers = await unit.find(PaperOfRegistration, { registration_id: id });
      for (const paper of papers) {
        const { kind, number, issuer, valid_until, original_filename, mime_type, file_size } = paper;
        unit.create(PaperOfCarrier, {
          company_id: companyId,
          subcontractor_id,
          created_by: userId,
          ...{ kind, number, issuer, valid_until },
          ...{ original_filename, mime_type, file_size, storage_key: paper.storage_key },
        });
        // The file is the carrier's paper's from now on.
        unit.assign(paper, { original_filename: null, mime_type: null, file_size: null, storage_key: null });
      }
      const person = { name: contact_name, email, phone, language };
      await contacts.addRegistered(unit, member, subcontractor_id, person);
      unit.assign(registration, { state: 'accepted', decided_by: userId, decided_at: new Date() });
      await unit.flush();
      const [accepted] = (await listRegistrations(connectionOf(unit), companyId, {}, id)).items;
      if (!accepted) throw new NotFound();
      return accepted;
    });
  }

  /**
   * Deletes what the carrier sent, and the subcontractor that was made of it. Of one that was known nothing changes; the audit log keeps
   * what was refused.
   * @throws {NotFound} when there is none, or it is another company's
   * @throws {Conflict} `registration_decided`, or `still_used` when the subcontractor is at work
   */
  async refuse({ companyId }: Member, id: number): Promise<void> {
    await this.deps.db.inCompany(companyId, async (unit) =>
      this.remove(unit, companyId, await this.waiting(unit, companyId, id)),
    );
  }

  /**
   * Deletes what strangers left: what nobody confirmed over the mail that asked them to while its link worked, and what the company did
   * not decide on. One that cannot be deleted is logged and keeps nobody from deleting the others.
   * @returns how many were deleted
   */
  async cleanUp(): Promise<number> {
    const { db, clock, log } = this.deps;
    const now = clock.now();
    let deleted = 0;
    for (const { id, company_id } of await findLeftAcrossCompanies(db.reads, now)) {
      try {
        await db.inCompany(company_id, async (unit) => {
          const registration = await this.waiting(unit, company_id, id);
          // Confirmed meanwhile.
          if (!isLeft(registration, now)) return;
          await this.remove(unit, company_id, registration);
          deleted += 1;
        });
      } catch (error) {
        // Decided on, or deleted, meanwhile.
        if (error instanceof NotFound || (error instanceof Conflict && error.code === 'registration_decided'))
          continue;
        log.error(
          { err: error, companyId: company_id, registration: id },
          'a registration that was left could not be deleted',
        );
      }
    }
    return deleted;
  }

  private async remove(
    unit: Unit,
    companyId: number,
    { id, subcontractor_id, is_known }: RegistrationOfCarrier,
  ): Promise<void> {
    await unit.nativeDelete(PaperOfRegistration, { registration_id: id });
    await unit.nativeDelete(RegistrationOfCarrier, { id });
    if (!is_known) await this.deps.carriers.removeRegistered(unit, companyId, subcontractor_id);
  }

  /** @throws {NotFound} when the paper has no file, or is another company's */
  async openFile(
    { companyId }: Member,
    id: number,
    paperId: number,
  ): Promise<{ filename: string; content: FileContent }> {
    const paper = await this.deps.db.inCompany(companyId, (unit) =>
      unit.findOne(PaperOfRegistration, { id: paperId, registration_id: id }),
    );
    if (!paper?.storage_key || !paper.original_filename) throw new NotFound();
    return { filename: paper.original_filename, content: await this.deps.storage.open(paper.storage_key) };
  }

  /** Locks one that waits, after all that is locked before registrations: see `lockCarriers`. */
  private async waiting(unit: Unit, companyId: number, id: number): Promise<RegistrationOfCarrier> {
    await this.deps.carriers.lockCarriers(unit, companyId);
    const found = await unit.findOne(RegistrationOfCarrier, { id });
    if (!found) throw new NotFound();
    await this.deps.carriers.lockRegistered(unit, found.subcontractor_id);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const registration = await unit.findOne(RegistrationOfCarrier, { id }, lock);
    if (!registration) throw new NotFound();
    if (registration.state !== 'waiting') throw new Conflict('registration_decided');
    return registration;
  }
}

/** Name of the job that deletes registrations which strangers left. */
export const cleanUpRegistrationsJob = 'carrier-registrations.clean-up';

/** May run twice: what is deleted is deleted. */
export function cleanUpRegistrations(desk: RegistrationDesk): JobDefinition<null> {
  return {
    name: cleanUpRegistrationsJob,
    concurrency: 1,
    lockSeconds: 600,
    async run() {
      await desk.cleanUp();
    },
  };
}

interface RegistrationFilesDeps {
  db: Database;
  carriers: SubcontractorService;
  files: StoredFileService;
  limits: RateLimits;
  clock: Clock;
  secrets: Secrets;
}

/** Files of papers that carriers send after their registration. */
export class RegistrationFiles {
  constructor(private readonly deps: RegistrationFilesDeps) {}

  /**
   * Whether somebody may send a file, before any of it is read: the challenge with which they registered proves who they are.
   * @throws {BadRequest} `form_challenge_invalid` when nobody registered with it, or too long ago
   * @throws {Conflict} `waiting_files_full`
   */
  async admit({ challenge }: { challenge: string }, address: string): Promise<void> {
    await this.deps.limits.consume('carrier-document', address);
    const { company_id } = await this.find(challenge);
    if ((await bytesWaiting(this.deps.db.reads, company_id)) >= mostBytesWaiting)
      throw new Conflict('waiting_files_full');
  }

  /**
   * Keeps the file of a paper, in place of one that came before.
   * @throws {BadRequest} `form_challenge_invalid`
   * @throws {NotFound} when the registration has no such paper
   * @throws {Conflict} `registration_decided`, or `waiting_files_full` when those that wait at the company are too large together
   * @throws {UnsupportedType} when it is not one of the kinds of files that are taken
   */
  async receive(
    { challenge, position }: RegistrationPaperQuery,
    file: ReceivedFile,
  ): Promise<RegistrationPaperReceipt> {
    if (file.buffer.length === 0) throw new InvalidInput([{ field: 'file', code: 'required' }]);
    const found = await this.find(challenge);
    const original_filename = safeName(file.originalname);
    const mime_type = mimeTypeOf(original_filename, file.buffer, carrierExtensions);
    const storage_key = createStorageKey();
    const kept = { original_filename, mime_type, file_size: file.buffer.length, storage_key };
    const { reads } = this.deps.db;
    await this.deps.files.storeFor(
      { key: storage_key, content: file.buffer, contentType: mime_type, maxBytes: maximumFileBytes },
      () => this.enter(found, position, kept),
      // Accepted while it was stored, the subcontractor's own paper names it.
      async (keys) =>
        new Set([
          ...(await findRegistrationFilesAcrossCompanies(reads, keys)),
          ...(await findPaperFilesAcrossCompanies(reads, keys)),
        ]),
    );
    return { filename: original_filename };
  }

  private async enter(
    { id, company_id }: RegistrationOfSender,
    position: number,
    kept: { file_size: number },
  ): Promise<void> {
    await this.deps.db.inCompany(company_id, async (unit) => {
      // One at a time, so that several together do not get over the limit.
      await this.deps.carriers.lockCarriers(unit, company_id);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const registration = await unit.findOne(RegistrationOfCarrier, { id }, lock);
      if (registration?.state !== 'waiting') throw new Conflict('registration_decided');
      const paper = await unit.findOne(PaperOfRegistration, { registration_id: id, position });
      if (!paper) throw new NotFound();
      const waiting = await bytesWaiting(connectionOf(unit), company_id);
      if (waiting - (paper.file_size ?? 0) + kept.file_size > mostBytesWaiting)
        throw new Conflict('waiting_files_full');
      unit.assign(paper, kept);
      await unit.flush();
    });
  }

  private async find(challenge: string): Promise<RegistrationOfSender> {
    const { db, clock, secrets } = this.deps;
    const [nonce = ''] = challenge.split('.', 1);
    const found = /^[A-Za-z0-9_-]{22}$/.test(nonce)
      ? await findByNonceAcrossCompanies(db.reads, nonce)
      : null;
    const read =
      found && readChallenge(challenge, found.code, clock.now(), [secrets.current, ...secrets.previous]);
    if (!found || !read || read.age > maxSeconds + secondsForFiles)
      throw new BadRequest('form_challenge_invalid');
    return found;
  }
}
