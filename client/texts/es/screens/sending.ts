import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { sending as english } from '../../en/screens/sending.ts'

export const sending = {
  title: 'Guardar y enviar',
  what: 'Todo lo que registras se guarda enseguida en este dispositivo, y se envía en cuanto es posible.',
  tooOld: 'Esta versión de la aplicación es demasiado antigua',
  tooOldWhat: 'Lo que registraste se conserva, y lo envía la versión nueva.',
  update: 'Actualizar',
  signIn: 'Iniciar sesión',
  notKeptYet:
    'Aún no está todo Sideline en este dispositivo. Lo que falta llega solo: déjalo abierto donde haya red.',
  recordingAs: 'Registras como <bdi>{{name}}</bdi>',
  nobody: 'Nadie ha iniciado sesión en este dispositivo',
  sendNow: 'Intentar enviar ahora',
  allSent: 'Todo lo registrado aquí está enviado.',
  unsent_one: '{{count}} guardado en este dispositivo, sin enviar todavía.',
  unsent_other: '{{count}} guardados en este dispositivo, sin enviar todavía.',
  connection: {
    waiting: 'Conectando',
    reached: 'Conectado',
    unreachable: 'Sin conexión',
    'signed-out': 'Sesión cerrada',
    forbidden:
      'No tienes acceso a este evento. Lo que registraste va a su oficina, que decide, hasta donde lo acepta. Pide un rol: entonces sigue por sí solo',
    outdated: 'Esta versión de la aplicación es demasiado antigua',
    'server-older': 'El servidor se está actualizando',
    'not-stored':
      'Este dispositivo no puede guardar lo que otros registraron. Quizá esté lleno: borra fotos o aplicaciones, y sigue por sí solo',
  },
  lastContact: 'último contacto {{time}}',
  behind_one: '{{count}} cambio por detrás',
  behind_other: '{{count}} cambios por detrás',
  upToDate: 'al día',
  sentAgain_one:
    'A las {{time}} el servidor había perdido parte de lo que tenía. Recibió otra vez {{count}} registro de este dispositivo.',
  sentAgain_other:
    'A las {{time}} el servidor había perdido parte de lo que tenía. Recibió otra vez {{count}} registros de este dispositivo.',
  sendingAgain_one:
    'A las {{time}} el servidor había perdido parte de lo que tenía. {{count}} registro de este dispositivo se está enviando otra vez.',
  sendingAgain_other:
    'A las {{time}} el servidor había perdido parte de lo que tenía. {{count}} registros de este dispositivo se están enviando otra vez.',
  heldBack: 'Una parte no se acepta',
  look_one: 'Hay que mirarlo',
  look_other: 'Hay que mirarlo: {{count}} registros',
  showGame: 'Mostrar el partido',
} satisfies Translated<typeof english>
