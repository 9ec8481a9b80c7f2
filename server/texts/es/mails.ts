import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { mails as english } from '../en/mails.ts'

export const mails = {
  newPassword: {
    subject: 'Una contraseña nueva para Sideline',
    text: `Alguien, probablemente tú, pidió una contraseña nueva para tu cuenta en
{{base}}

Abre este enlace en las próximas 24 horas para elegirla. Vale una vez:
{{link}}

Si no fuiste tú, no hay que hacer nada: tu contraseña sigue como está.`,
  },
  ownAddress: {
    subject: '¿Es esta tu dirección?',
    text: `Alguien, probablemente tú, tiene una cuenta con esta dirección de correo en
{{base}}

Abre este enlace en las próximas 24 horas para confirmar que la dirección es tuya:
{{link}}

Si no fuiste tú, no hay que hacer nada.`,
  },

  notHere:
    'Este servidor no envía correos. Pide un enlace a un propietario o administrador de tu organización.',
  serverAway:
    'El servidor de correo no acepta mensajes en este momento. Inténtalo más tarde, o díselo a quien lleva este servidor.',
  enough_one:
    'En la última hora recibiste {{count}} mensaje. Mira también en el correo no deseado, o inténtalo más tarde.',
  enough_other:
    'En la última hora recibiste {{count}} mensajes. Mira también en el correo no deseado, o inténtalo más tarde.',
  addressChanged: 'La cuenta tiene ya otra dirección de correo. Pide un mensaje a esa.',
  codeForEarlier: 'es de una dirección anterior',
} satisfies Translated<typeof english>
