import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { account as english } from '../../en/screens/account.ts'

export const account = {
  account: 'Cuenta',
  signInFirst: 'Inicia sesión para ver tu cuenta.',
  needsConnection: 'Todo lo de esta página necesita conexión. Registrar partidos no la necesita.',
  signedIn: 'Sesión iniciada',
  signOut: 'Cerrar sesión',
  unsentOffice:
    'Lo que escribiste en la oficina y no guardaste se quita de este navegador si cierras la sesión.',
  signOutAndRemove: 'Cerrar sesión y quitarlo',
  staySignedIn: 'Seguir con la sesión',

  sections: {
    people: 'Personas',
    accounts: 'Todas las cuentas',
    details: 'Nombre, correo y contraseña',
    twoStep: 'Verificación en dos pasos',
    passkeys: 'Llaves de acceso',
    sessions: 'Dónde tienes la sesión iniciada',
    tokens: 'Tokens para tus programas',
    allowed: 'Programas que permites',
    own: 'Programas que has escrito',
  },

  yourName: 'Tu nombre',
  name: 'Nombre',
  nameWhat: 'Aparece junto a lo que registras',
  saveName: 'Guardar el nombre',
  yourEmail: 'Tu correo',
  email: 'Correo',
  emailWhat: 'Con él inicias sesión',
  saveEmail: 'Guardar el correo',
  yourPassword: 'Tu contraseña',
  password: 'Contraseña',
  presentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  length_one: 'Al menos {{count}} carácter',
  length_other: 'Al menos {{count}} caracteres',
  newPasswordWhat_one:
    'Al menos {{count}} carácter. Se cierra la sesión en todos los demás sitios, y terminan todos los tokens y programas.',
  newPasswordWhat_other:
    'Al menos {{count}} caracteres. Se cierra la sesión en todos los demás sitios, y terminan todos los tokens y programas.',
  changePassword: 'Cambiar la contraseña',
  leaveIt: 'Dejarlo así',

  confirmEmail: 'Esta dirección de correo aún no está confirmada',
  confirmEmailHow:
    'Abre el enlace del mensaje que recibiste. Por correo puedes elegir una contraseña nueva si pierdes la tuya.',
  confirmEmailSent: 'Hay un mensaje en camino. Abre el enlace que contiene.',
  confirmEmailAgain: 'Enviar el mensaje otra vez',

  delete: 'Eliminar esta cuenta',
  deleteWhat:
    'Nadie podrá iniciar sesión con ella. Lo que registraste se queda, sin tu nombre; tu jugador sigue en las plantillas. Envía antes lo que todavía está en tus dispositivos.',
  deleteNow: 'Eliminar para siempre',

  neverUsed: 'Sin usar',
  lastUsed: 'Último uso: {{day}}',

  browser: '{{browser}} en {{system}}',
  noBrowser: 'Un programa',

  sessions: 'Sesiones',
  noSessions: 'No tienes la sesión iniciada en ningún sitio.',
  thisDevice: '{{device}}, este dispositivo',
  signedInOn: 'Sesión iniciada el {{day}}',
  endSession: 'Cerrar la sesión en {{device}}',
  endSessionNow: 'Confirmar el cierre',
  endSessionWhat:
    'Quien use ese dispositivo tendrá que iniciar sesión de nuevo. Lo que registró y no ha enviado sigue en él.',
  endEverywhere: 'Cerrar la sesión en todos los demás sitios',
  endEverywhereWhat:
    'Así terminan también todos tus tokens y los programas que permites. Tus llaves de acceso siguen: quita las que no sean tuyas.',
} satisfies Translated<typeof english>
