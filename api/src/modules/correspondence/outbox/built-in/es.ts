import { paragraphs, type TemplateSet } from './mail-template.js';

const greeting = 'Buenos días, {{name}}:';
const farewell = 'Un cordial saludo,<br>{{company}}';

/** Spanish. */
export const spanishTemplates = {
  quote_request: {
    subject: 'Su cotización de transporte en pocos minutos – {{company}}',
    body: paragraphs(
      greeting,
      '¿Tiene mercancía que transportar? Indíquenos el lugar de carga, el de entrega, la fecha y el tipo de mercancía; ' +
        'nosotros nos encargamos del resto.',
      'El formulario se completa en pocos minutos:',
      '{{order_link}}',
      '¿Tiene alguna pregunta? Basta con responder a este correo.',
      farewell,
    ),
  },
  quote_confirmation: {
    subject: 'Gracias por su solicitud: nuestra oferta en 24 horas',
    body: paragraphs(
      greeting,
      'Gracias por su solicitud. Ya estamos trabajando en ella y le enviaremos nuestra oferta en un plazo de 24 horas.',
      'Estos son los datos que hemos recibido:',
      '[ORDER DETAILS]',
      '¿Ha cambiado algo? Puede corregirlos aquí:',
      '{{order_link}}',
      farewell,
    ),
  },
  completion_request: {
    subject: 'Faltan algunos datos para cotizar su transporte',
    body: paragraphs(
      greeting,
      'Para prepararle una oferta precisa nos faltan algunos datos de su transporte. ' +
        'Lo que ya nos ha indicado figura en el formulario; completar el resto es cuestión de un momento.',
      '{{order_link}}',
      'Esto es lo que tenemos hasta ahora:',
      '[ORDER DETAILS]',
      'En cuanto esté todo completo, le enviaremos nuestra oferta.',
      farewell,
    ),
  },
  order_acceptance: {
    subject: 'Su orden de transporte está confirmada',
    body: paragraphs(
      greeting,
      'Gracias por confiarnos su transporte. La orden está registrada y ya nos ocupamos de ella.',
      '[ORDER DETAILS]',
      'Le mantendremos al corriente. Si hay algún cambio o alguna duda, basta con responder a este correo.',
      farewell,
    ),
  },
  subcontractor_price_request: {
    subject: 'Solicitud de cotización de transporte',
    body: paragraphs(
      greeting,
      'Tenemos un transporte que puede interesarle y nos gustaría conocer su precio:',
      '[ORDER DETAILS]',
      'Puede indicar el precio y las fechas en un minuto, sin registrarse:',
      '{{order_link}}',
      'Gracias de antemano por su respuesta.',
      farewell,
    ),
  },
  offers_to_client: {
    subject: 'Oferta de transporte',
    body: paragraphs(
      greeting,
      'Le enviamos nuestra oferta para su transporte.',
      '[OFFER DETAILS]',
      'Puede aceptarla o rechazarla directamente en línea:',
      '[OFFER ACCEPTANCE LINK]',
      '¿No le encajan del todo la fecha o el precio? Responda a este correo y buscaremos una solución.',
      farewell,
    ),
  },
  subcontractor_acceptance_request: {
    subject: 'Orden de transporte pendiente de confirmación',
    body: paragraphs(
      greeting,
      'Queremos encargarle el siguiente transporte.',
      '[ORDER DETAILS]',
      'Le rogamos que revise los datos y acepte o rechace la orden:',
      '{{order_link}}',
      'Puede indicar las matrículas y el conductor al aceptarla, o más tarde en la misma dirección.',
      farewell,
    ),
  },
  invoice_sent: {
    subject: 'Factura de transporte',
    body: paragraphs(
      greeting,
      'Gracias por su confianza. Adjuntamos la factura del transporte realizado.',
      '[ORDER DETAILS]',
      'Le rogamos que efectúe el pago antes del vencimiento indicado. ' +
        'Para cualquier consulta, basta con responder a este correo.',
      farewell,
    ),
  },
  follow_up: {
    subject: '¿Podemos ayudarle con nuestra oferta?',
    body: paragraphs(
      greeting,
      'Hace poco le enviamos una oferta de transporte. ¿Ha podido revisarla? ' +
        'Si conviene ajustar la fecha o las condiciones, lo haremos con mucho gusto.',
      '[OFFER DETAILS]',
      '[OFFER ACCEPTANCE LINK]',
      farewell,
    ),
  },
} satisfies TemplateSet;
