import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Bonjour {{name}},';
const farewell = 'Cordialement,<br>{{company}}';

/** French sets a space before these signs that must not break the line. */
function french(...texts: string[]): string {
  return paragraphs(...texts.map((text) => text.replace(/ (?=[?!:;])/g, '\u00a0')));
}

/** French. */
export const frenchTemplates = {
  quote_request: {
    subject: 'Votre cotation transport en quelques minutes – {{company}}',
    body: french(
      greeting,
      'Vous avez une marchandise à expédier ? Indiquez-nous le lieu d’enlèvement, le lieu de livraison, la date ' +
        'et la nature du chargement : nous nous occupons du reste.',
      'Le formulaire se remplit en quelques minutes :',
      '{{order_link}}',
      'Une question ? Répondez simplement à cet e-mail.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Merci pour votre demande – notre offre sous 24 heures',
    body: french(
      greeting,
      'Merci pour votre demande et votre confiance. ' +
        'Nous y travaillons déjà : vous recevrez notre offre sous 24 heures.',
      'Voici ce que vous nous avez transmis :',
      '[ORDER DETAILS]',
      'Un changement ? Vous pouvez corriger ces informations ici :',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'Quelques informations à compléter pour votre transport',
    body: french(
      greeting,
      'Pour établir une offre précise, il nous manque quelques informations sur votre transport. ' +
        'Ce que vous avez déjà indiqué figure dans le formulaire ; le reste ne prendra qu’un instant.',
      '{{order_link}}',
      'Voici ce dont nous disposons pour l’instant :',
      '[ORDER DETAILS]',
      'Dès que tout sera complet, nous reviendrons vers vous avec notre offre.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Votre ordre de transport est confirmé',
    body: french(
      greeting,
      'Merci de nous avoir confié votre transport. L’ordre est enregistré et nous nous en occupons dès maintenant.',
      '[ORDER DETAILS]',
      'Nous vous tiendrons au courant de son avancement. ' +
        'Pour toute question ou modification, répondez simplement à cet e-mail.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Demande de cotation transport',
    body: french(
      greeting,
      'Nous avons un transport à confier et aimerions connaître votre prix :',
      '[ORDER DETAILS]',
      'Indiquez votre prix et vos dates en une minute, sans inscription :',
      '{{order_link}}',
      'Merci d’avance pour votre réponse.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Offre de transport',
    body: french(
      greeting,
      'Voici notre offre pour votre transport.',
      '[OFFER DETAILS]',
      'Vous pouvez l’accepter ou la refuser directement en ligne :',
      '[OFFER ACCEPTANCE LINK]',
      'La date ou le prix ne conviennent pas tout à fait ? Répondez à cet e-mail, nous trouverons une solution.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Ordre de transport à confirmer',
    body: french(
      greeting,
      'Nous souhaitons vous confier le transport suivant.',
      '[ORDER DETAILS]',
      'Merci d’en vérifier les détails, puis d’accepter ou de refuser l’ordre :',
      '{{order_link}}',
      'Vous pouvez indiquer les plaques du véhicule et le chauffeur en acceptant l’ordre, ou plus tard à la même adresse.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Facture de transport',
    body: french(
      greeting,
      'Merci pour votre confiance. Vous trouverez ci-joint la facture du transport réalisé.',
      '[ORDER DETAILS]',
      'Nous vous remercions de la régler à l’échéance indiquée. ' +
        'Pour toute question, répondez simplement à cet e-mail.',
      farewell,
    ),
  },
  follow_up: {
    subject: 'Des questions sur notre offre de transport\u00a0?',
    body: french(
      greeting,
      'Nous vous avons récemment adressé une offre de transport. Avez-vous pu en prendre connaissance ? ' +
        'Si une date ou une condition doit être ajustée, nous le ferons volontiers.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
