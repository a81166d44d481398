import type { Unit } from '../../../platform/db/database.js';
import { pageLanguage, type MailLanguage } from '../../../kernel/text/language.js';
import type { Member } from '../../../platform/http/principal.js';
import {
  isEmptyMailHtml,
  type LinkFactory,
  type MailOrder,
  type MailService,
} from '../../correspondence/index.js';
import type { SubcontractorDto } from '../../directory/index.js';
import type { Route } from '../routes/route.service.js';
import { carrierMailText } from './carrier-order/carrier-mail-texts.js';
import { detailsOf, languageOf } from './mail-content.js';
import type { MailPreview } from './client-offer.dto.js';
import type { Order } from './order.entity.js';

/** A forwarder's words to subcontractors. */
export interface PriceRequestMail {
  /** Tells one text from another. */
  id: number;
  subject: string;
  /** HTML as it was written; without anything in it the company's own or the built-in text goes out under the subject. */
  message: string;
  /** Only those who read it get the words; the others the company's own or the built-in text in their language. */
  language: MailLanguage;
}

/** Who is asked for a price. */
interface PriceRequestRecipient {
  subcontractor: SubcontractorDto & { email: string };
  /** The message that was to ask before and could not be delivered. */
  failedMessage: number | null;
  /** The words to the group that they are asked with; null for somebody asked alone, who gets the company's own or the built-in text. */
  mail: PriceRequestMail | null;
}

/** The route whose price is asked for. */
interface PricedRoute {
  order: Order;
  route: Route;
}

/** Whose mail is looked at, and what it is. */
interface PricePreview {
  /** Null for anybody who reads `language`. */
  subcontractor: SubcontractorDto | null;
  /** In which the words are written. */
  language: MailLanguage;
  isReminder: boolean;
  /** What a group is written; null for the company's own or the built-in text. */
  words: Pick<PriceRequestMail, 'subject' | 'message'> | null;
}

type Words = Pick<MailOrder, 'template' | 'appendMissingBlocks' | 'isTyped'>;

/** The mails that ask subcontractors for prices. */
export class PriceRequestMailService {
  constructor(
    private readonly mails: MailService,
    private readonly links: LinkFactory,
  ) {}

  /** Has the outbox delivered, after the commit of what was sent. */
  scheduleDelivery(): void {
    this.mails.scheduleDelivery();
  }

  /**
   * Asks subcontractors for the price of a route, each with a link of their own.
   * @returns the messages' ids in the sequence of the subcontractors
   */
  async send(
    unit: Unit,
    order: Order,
    route: Route,
    recipients: readonly PriceRequestRecipient[],
    { userId, companyId }: Pick<Member, 'userId' | 'companyId'>,
  ): Promise<number[]> {
    const addressed = recipients.map((one) => ({ ...one, language: languageOf(one.subcontractor) }));
    const links = await this.links.subcontractorOffers(
      { order, route, userId },
      addressed.map(({ subcontractor: { id }, language }) => ({
        subcontractorId: id,
        language: pageLanguage(language),
      })),
    );
    const details = detailsOf(order, [route], 'request', null, route.payment_terms ?? null);
    const words = wordsById(recipients);
    const mails = addressed.map(({ subcontractor, failedMessage, mail, language }, index): MailOrder => {
      const again = failedMessage === null ? '' : `, after message ${failedMessage}`;
      return {
        orderId: order.id,
        routeId: route.id,
        cause: `price request, route ${route.id}, subcontractor ${subcontractor.id}${again}`,
        language,
        recipient: { name: subcontractor.name, email: subcontractor.email },
        link: links[index] ?? null,
        details,
        // What goes to a whole group is a mail to many: its readers can unsubscribe.
        isToMany: mail !== null,
        ...(mail?.language === language ? words.get(mail.id) : {}),
      };
    });
    const mailing = { companyId, userId, type: 'subcontractor_price_request' } as const;
    return this.mails.queueAll(unit, mailing, mails);
  }

  /** Reminds subcontractors of the price that they were asked for, each with a link of their own. */
  async remind(
    unit: Unit,
    order: Order,
    route: Route,
    recipients: readonly { subcontractor: SubcontractorDto & { email: string }; isToMany: boolean }[],
    { userId, companyId }: Pick<Member, 'userId' | 'companyId'>,
  ): Promise<void> {
    const addressed = recipients.map((one) => ({ ...one, language: languageOf(one.subcontractor) }));
    const links = await this.links.subcontractorOffers(
      { order, route, userId },
      addressed.map(({ subcontractor: { id }, language }) => ({
        subcontractorId: id,
        language: pageLanguage(language),
      })),
    );
    const at = new Date().toISOString();
    const mails = addressed.map(({ subcontractor, isToMany, language }, index): MailOrder => ({
      ...priceMail({ order, route }, language),
      ...reminderWords({ order, route }, language),
      cause: `price of route ${route.id} reminded of at ${at}, subcontractor ${subcontractor.id}`,
      recipient: { name: subcontractor.name, email: subcontractor.email },
      link: links[index] ?? null,
      isToMany,
    }));
    await this.mails.queueAll(unit, { companyId, userId, type: 'subcontractor_price_request' }, mails);
  }

  /** A mail of either kind as its reader would see it; nothing is written. */
  async preview(
    about: PricedRoute,
    { subcontractor, language: written, isReminder, words }: PricePreview,
    { userId, companyId }: Pick<Member, 'userId' | 'companyId'>,
  ): Promise<MailPreview> {
    const language = subcontractor ? languageOf(subcontractor) : written;
    const link = await this.links.subcontractorOffer(
      { ...about, userId },
      subcontractor?.id ?? 0,
      pageLanguage(language),
    );
    const typed = words && language === written ? wordsOf(words) : {};
    const mail: MailOrder = {
      ...priceMail(about, language),
      ...(isReminder ? reminderWords(about, language) : typed),
      cause: '',
      recipient: { name: subcontractor?.name ?? null, email: subcontractor?.email ?? '' },
      link,
      isToMany: words !== null,
    };
    const mailing = { companyId, userId, type: 'subcontractor_price_request' } as const;
    return this.mails.preview(mailing, mail, () => '#');
  }
}

/** What every mail about the price of a route has, whoever gets it. */
function priceMail({ order, route }: PricedRoute, language: MailLanguage) {
  return {
    orderId: order.id,
    routeId: route.id,
    language,
    details: detailsOf(order, [route], 'request', null, route.payment_terms ?? null),
  };
}

function reminderWords({ order, route }: PricedRoute, language: MailLanguage) {
  const { subject, body, action } = carrierMailText('price', language, { ...route, number: order.id });
  return { template: { subject, body }, action };
}

/** A thousand recipients have few texts among them: each is looked at once. */
function wordsById(recipients: readonly PriceRequestRecipient[]): ReadonlyMap<number, Words> {
  const mails = new Map(recipients.flatMap(({ mail }) => (mail ? [[mail.id, mail] as const] : [])));
  return new Map([...mails].map(([id, mail]) => [id, wordsOf(mail)]));
}

function wordsOf({ subject, message }: Pick<PriceRequestMail, 'subject' | 'message'>): Words {
  if (isEmptyMailHtml(message)) return { template: { subject } };
  return { template: { subject, body: message }, appendMissingBlocks: true, isTyped: true };
}
