import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { status as english } from '../en/status.ts'

export const status = {
  updateReady: 'Actualización lista',
  notKept: 'Aún no arranca sin red',
  notSent_one: '{{count}} sin enviar',
  notSent_other: '{{count}} sin enviar',
  needLook_one: '{{count}} por mirar',
  needLook_other: '{{count}} por mirar',

  short: {
    update: 'Hay que actualizar',
    signIn: 'Inicia sesión para enviar',
    signedOut: 'Sesión cerrada',
    notAllowed: 'Sin permiso para enviar',
    noAccess: 'Sin acceso',
    serverOlder: 'Servidor en actualización',
    notStored: 'No se puede guardar: ¿dispositivo lleno?',
    offline: 'Sin conexión',
    offlineSaved_one: 'Sin conexión: {{count}} guardado aquí',
    offlineSaved_other: 'Sin conexión: {{count}} guardados aquí',
    offlineSent: 'Sin conexión: todo enviado {{time}}',
    again: 'Enviando otra vez lo que perdió el servidor',
    sending: 'Enviando',
    saved: 'Guardado aquí',
    sent: 'Todo enviado {{time}}',
    looking: 'Mirando…',
    idle: 'Nada que enviar',
    stuck: 'Guardado aquí, el envío se ha parado',
  },
} satisfies Translated<typeof english>
