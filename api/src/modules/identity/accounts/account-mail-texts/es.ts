import { counted, type AccountMailTexts } from './account-mail-text.js';

const minutes = (count: number) => counted('es', count, { one: 'minuto', other: 'minutos' });
const hours = (count: number) => counted('es', count, { one: 'hora', other: 'horas' });
const days = (count: number) => counted('es', count, { one: 'día', other: 'días' });

export const spanish: AccountMailTexts = {
  greeting: (name) => (name ? `Buenos días, ${name}:` : 'Buenos días:'),
  circumstances: ({ when, address }) =>
    [`Cuándo: ${when}`, ...(address ? [`Dirección IP: ${address}`] : [])].join('\n'),
  closings: {
    not_you:
      'Si no ha sido usted, elija enseguida «Forgot password?» en la página de acceso y ponga una contraseña nueva: así se cierran todas las sesiones abiertas de su cuenta y se quitan sus llaves de acceso.',
    administrator:
      'Pida la contraseña nueva al administrador, o elija «Forgot password?» en la página de acceso y ponga una propia que nadie más conozca.',
    not_you_factor:
      'Si no ha sido usted, escriba enseguida al propietario de su empresa o al administrador de Frakto: una contraseña nueva no basta, porque el segundo factor sigue activado hasta que un administrador lo desactive.',
    ignore: 'Si no lo ha pedido usted, no haga nada: sin el enlace no cambia nada.',
    uninvited: 'Si no quiere unirse, no haga nada: sin el enlace no cambia nada.',
    unexpected: 'Si no esperaba este correo, no haga nada: sin el enlace no cambia nada.',
  },
  signIn: 'Abrir Frakto',
  kinds: {
    password_reset: (facts, circumstances) => ({
      subject: 'Ponga una contraseña nueva',
      paragraphs: [
        'Alguien ha pedido una contraseña nueva para su cuenta de Frakto. Con el enlace puede ponerla.',
        `El enlace funciona una sola vez, durante ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Poner una contraseña nueva',
      closing: 'ignore',
    }),
    account_claim: (facts, circumstances) => ({
      subject: 'Una cuenta con su dirección de correo',
      paragraphs: [
        'Hay una cuenta de Frakto con esta dirección de correo que nadie ha confirmado. La dirección es suya, y la cuenta también.',
        `Con el enlace pone su propia contraseña; se cierran todas las sesiones abiertas de la cuenta. El enlace funciona una sola vez, durante ${minutes(facts.minutes)}.`,
        circumstances,
      ],
      link: 'Recuperar la cuenta',
      closing: 'ignore',
    }),
    password_changed: ({ byAdministrator, passkeys, secondFactor, newEmail }, circumstances) => ({
      subject: 'Su contraseña ha cambiado',
      paragraphs: [
        byAdministrator
          ? 'Un administrador ha puesto una contraseña nueva para su cuenta de Frakto y ha cerrado todas sus sesiones.'
          : 'La contraseña de su cuenta de Frakto ha cambiado.',
        ...(passkeys.length > 0
          ? [
              `Llaves de acceso que ya no sirven para entrar: ${passkeys.map((name) => `«${name}»`).join(', ')}.`,
            ]
          : []),
        ...(secondFactor
          ? [
              'Para iniciar sesión ya no hace falta un código: el segundo factor se ha desactivado junto con la contraseña anterior. Puede volver a activarlo en la página de su cuenta.',
            ]
          : []),
        ...(newEmail ? [`El cambio de su dirección a ${newEmail} queda anulado.`] : []),
        circumstances,
      ],
      closing: byAdministrator ? 'administrator' : 'not_you',
    }),
    email_change: (facts, circumstances) => ({
      subject: 'Confirme su nueva dirección de correo',
      paragraphs: [
        'Esta dirección va a ser la de una cuenta de Frakto. Vale en cuanto la confirme.',
        `El enlace funciona una sola vez, durante ${hours(facts.hours)}.`,
        circumstances,
      ],
      link: 'Confirmar la dirección',
      closing: 'ignore',
    }),
    email_change_requested: ({ newEmail }, circumstances) => ({
      subject: 'Su dirección de correo va a cambiar',
      paragraphs: [
        `Alguien que conoce su contraseña ha pedido cambiar la dirección de su cuenta de Frakto a ${newEmail}. Esta dirección vale hasta que se confirme la nueva; poner una contraseña nueva anula el cambio.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    email_changed: ({ newEmail, byAdministrator }, circumstances) => ({
      subject: 'Su dirección de correo ha cambiado',
      paragraphs: byAdministrator
        ? [
            `Un administrador ha cambiado la dirección de su cuenta de Frakto a ${newEmail} y ha cerrado todas sus sesiones. Con esta dirección ya no se puede entrar.`,
            circumstances,
            'Si no sabe por qué, pregunte a su administrador.',
          ]
        : [
            `Su cuenta de Frakto tiene ahora la dirección ${newEmail}. Con esta dirección ya no se puede entrar.`,
            circumstances,
            'Si no ha sido usted, escriba enseguida al propietario de su empresa o al administrador de Frakto.',
          ],
    }),
    registration: (facts, circumstances) => ({
      subject: 'Confirme su dirección de correo',
      paragraphs: [
        'Se ha creado una cuenta de Frakto con esta dirección. Confirme que es suya: hasta entonces no se enviarán los correos de su empresa.',
        `El enlace funciona una sola vez, durante ${days(facts.days)}.`,
        circumstances,
        'Si no se ha registrado, no abra el enlace. Puede recuperar la cuenta con «Forgot password?» en la página de acceso.',
      ],
      link: 'Confirmar la dirección',
    }),
    email_confirmed: (_facts, circumstances) => ({
      subject: 'Su dirección de correo está confirmada',
      paragraphs: [
        'Gracias, la dirección está confirmada. Los correos de su empresa que esperaban se envían ahora.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    set_password: (facts) => ({
      subject: 'Ponga su contraseña',
      paragraphs: [
        facts.company
          ? `${facts.by}, de ${facts.company}, le ha abierto una cuenta de Frakto.`
          : `${facts.by}, de la administración de Frakto, le pide que ponga su propia contraseña para su cuenta de Frakto.`,
        `Con el enlace pone su contraseña, que nadie más conocerá. El enlace funciona una sola vez, durante ${days(facts.days)}.`,
      ],
      link: 'Poner la contraseña',
      closing: 'unexpected',
    }),
    join_company: (facts) => ({
      subject: `Invitación a ${facts.company}`,
      paragraphs: [
        `${facts.by}, de ${facts.company}, le invita a trabajar juntos con Frakto.`,
        'La contraseña de su cuenta la puso otra persona. Para que nadie más entre, con el enlace pone la suya y se une.',
        `El enlace funciona una sola vez, durante ${days(facts.days)}.`,
      ],
      link: 'Poner la contraseña y unirse',
      closing: 'uninvited',
    }),
    join_as_new: (facts) => ({
      subject: `Invitación a ${facts.company}`,
      paragraphs: [
        `${facts.by}, de ${facts.company}, le invita a trabajar juntos con Frakto.`,
        `Con el enlace crea su cuenta: su nombre y una contraseña propia. El enlace funciona una sola vez, durante ${days(facts.days)}.`,
      ],
      link: 'Crear la cuenta y unirse',
      closing: 'uninvited',
    }),
    new_device: ({ device }, circumstances) => ({
      subject: 'Inicio de sesión desde un dispositivo nuevo',
      paragraphs: [
        'Alguien ha iniciado sesión en su cuenta de Frakto desde un dispositivo que no se había usado antes.',
        [...(device ? [`Dispositivo: ${device}`] : []), circumstances].join('\n'),
      ],
      closing: 'not_you',
    }),
    sessions_ended: (_facts, circumstances) => ({
      subject: 'Se ha cerrado su sesión en todas partes',
      paragraphs: [
        'Un administrador ha cerrado todas las sesiones de su cuenta de Frakto. Tendrá que iniciar sesión de nuevo en cada dispositivo; su contraseña sigue siendo la misma.',
        circumstances,
        'Si no sabe por qué, pregunte a su administrador.',
      ],
    }),
    second_factor_on: (_facts, circumstances) => ({
      subject: 'El segundo factor está activado',
      paragraphs: [
        'Para iniciar sesión en su cuenta de Frakto ahora hace falta, además de la contraseña, un código de su aplicación de autenticación.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_replaced: (_facts, circumstances) => ({
      subject: 'El segundo factor se ha movido a otra aplicación',
      paragraphs: [
        'Para iniciar sesión en su cuenta de Frakto ahora hacen falta los códigos de otra aplicación de autenticación. La aplicación anterior y los códigos de recuperación anteriores ya no funcionan.',
        circumstances,
      ],
      closing: 'not_you_factor',
    }),
    second_factor_off: ({ byAdministrator }, circumstances) => ({
      subject: 'El segundo factor está desactivado',
      ...(byAdministrator
        ? {
            paragraphs: [
              'Un administrador ha desactivado el segundo factor de su cuenta de Frakto y ha cerrado todas sus sesiones: ahora basta la contraseña. Puede volver a activarlo en la página de su cuenta.',
              circumstances,
              'Si no sabe por qué, pregunte a su administrador.',
            ],
          }
        : {
            paragraphs: [
              'Para iniciar sesión en su cuenta de Frakto ya no hace falta un código: basta la contraseña.',
              circumstances,
            ],
            closing: 'not_you',
          }),
    }),
    recovery_codes_renewed: (_facts, circumstances) => ({
      subject: 'Tiene nuevos códigos de recuperación',
      paragraphs: [
        'Se han creado nuevos códigos de recuperación para su cuenta de Frakto. Los anteriores ya no funcionan.',
        circumstances,
      ],
      closing: 'not_you',
    }),
    recovery_code_used: ({ left, isNewDevice, device }, circumstances) => ({
      subject: isNewDevice
        ? 'Se ha usado un código de recuperación en un dispositivo nuevo'
        : 'Se ha usado un código de recuperación',
      paragraphs: [
        'Alguien ha iniciado sesión en su cuenta de Frakto con un código de recuperación en lugar del código de la aplicación. Ese código ya no funciona.',
        `Le quedan ${counted('es', left, { one: 'código de recuperación', other: 'códigos de recuperación' })}. Puede crear otros nuevos en la página de su cuenta.`,
        ...(isNewDevice
          ? [
              device
                ? `Ese dispositivo no se había usado antes: ${device}.`
                : 'Ese dispositivo no se había usado antes.',
            ]
          : []),
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_added: ({ name }, circumstances) => ({
      subject: 'Se ha añadido una llave de acceso',
      paragraphs: [
        `La llave de acceso «${name}» permite ahora iniciar sesión en su cuenta de Frakto sin contraseña.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    passkey_removed: ({ name }, circumstances) => ({
      subject: 'Se ha eliminado una llave de acceso',
      paragraphs: [
        `La llave de acceso «${name}» ya no permite iniciar sesión en su cuenta de Frakto.`,
        circumstances,
      ],
      closing: 'not_you',
    }),
    api_key_ending: ({ name, prefix, time }) => ({
      subject: `La clave de API «${name}» caduca pronto`,
      paragraphs: [
        `La clave de API «${name}» (${prefix}…) de su empresa deja de funcionar: ${time}.`,
        'El programa que la utiliza ya no podrá conectarse a Frakto. Cree una clave nueva en los ajustes de la empresa, introdúzcala en ese programa y elimine después la antigua.',
      ],
    }),
    ksef_deadline: ({ about, count, numbers, day }) => {
      const list = `${numbers.join(', ')}${count > numbers.length ? '…' : ''}`;
      if (about === 'total')
        return {
          subject: `Se anunció una avería total de KSeF desde el ${day}`,
          paragraphs: [
            `El servicio de estado del Ministerio (Latarnia) anunció una avería total de KSeF desde el ${day}. Frakto la registró por sí mismo: las facturas que se emitan mientras dure no deben enviarse a KSeF y no se envían.`,
            'Si es un error, elimine la interrupción en los ajustes de KSeF: las facturas recibirán entonces su plazo habitual y se enviarán.',
          ],
        };
      if (about === 'outage')
        return {
          subject: `Hay facturas que esperan el fin de una interrupción de KSeF desde el ${day}`,
          paragraphs: [
            `La interrupción de KSeF registrada desde el ${day} no tiene fin, por lo que Frakto no envía nada. ${counted('es', count, { one: 'factura espera', other: 'facturas esperan' })}: ${list}.`,
            'Si la interrupción ha terminado, indique su fin en los ajustes de KSeF. Frakto enviará entonces las facturas por sí mismo.',
          ],
        };
      if (about === 'passed')
        return {
          subject: `Ha vencido el plazo para enviar facturas a KSeF: ${day}`,
          paragraphs: [
            `${counted('es', count, { one: 'factura sigue', other: 'facturas siguen' })} sin estar en KSeF, aunque el último día era el ${day}: ${list}.`,
            'Frakto sigue intentándolo, salvo que KSeF las haya rechazado. Mire en la página de finanzas, en «To KSeF», qué las retiene y corríjalo cuanto antes.',
          ],
        };
      return {
        subject: `Hay facturas que deben estar en KSeF a más tardar el ${day}`,
        paragraphs: [
          `${counted('es', count, { one: 'factura aún no está', other: 'facturas aún no están' })} en KSeF; el último día para enviarlas es el ${day}: ${list}.`,
          'Frakto las envía por sí mismo en cuanto KSeF las acepta. Mire en la página de finanzas, en «To KSeF», qué las retiene y corríjalo a tiempo.',
        ],
      };
    },
    ksef_certificate_ending: ({ isOffline, day }) => ({
      subject: `El certificado de KSeF caduca el ${day}`,
      paragraphs: [
        isOffline
          ? `El certificado que firma el código de las facturas sin conexión de su empresa caduca el ${day}. Después, las facturas que se emitan mientras KSeF no esté disponible no llevarán el código II.`
          : `El certificado con el que su empresa accede a KSeF caduca el ${day}. Después, Frakto no enviará ninguna factura a KSeF.`,
        'Obtenga un certificado nuevo en la aplicación del contribuyente de KSeF e introdúzcalo en los ajustes de KSeF. Se puede solicitar uno nuevo mientras el antiguo sea válido.',
      ],
    }),
    webhook_off: ({ host, reason, days }) => ({
      subject: `El webhook a ${host} se ha desactivado`,
      paragraphs: [
        reason === 'gone'
          ? `${host} respondió que la dirección ya no existe (410). Frakto no envía nada más allí.`
          : `Desde hace ${days} días no se ha podido entregar nada en ${host}. Frakto no envía nada más allí.`,
        'Los eventos se conservan 30 días. Cuando el programa vuelva a estar listo, active el webhook en los ajustes de la empresa; allí también puede enviar lo que se ha perdido.',
      ],
    }),
  },
};
