import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { passkeys as english } from '../../en/screens/passkeys.ts'

export const passkeys = {
  what: 'Con una llave de acceso inicias sesión con el dedo, la cara o el PIN de tu dispositivo, sin contraseña y sin código. Se queda en el dispositivo, en su gestor de contraseñas o en una llave física. Tu contraseña sigue valiendo.',
  passkeys: 'Llaves de acceso',
  none: 'No tienes llaves de acceso.',
  addedOn: 'Añadida el {{day}}',
  removeWhat:
    'Nadie podrá iniciar sesión con esta llave de acceso; donde se usó, la sesión sigue iniciada. Quítala también del dispositivo, o la seguirá ofreciendo.',
  rename: 'Cambiar el nombre de {{name}}',
  new: 'Llave de acceso nueva',
  add: 'Añadir una llave de acceso',
  nameWhat: 'Del dispositivo o del gestor de contraseñas, para que la encuentres',
  passwordWhy: 'Porque hace tiempo que iniciaste sesión',

  notOfServer:
    'En este servidor nadie puede usar llaves de acceso: no tiene un nombre al que ligarlas. Pregunta a quien lo lleva.',
  notOfBrowser:
    'Este navegador no puede usar llaves de acceso aquí. Necesitan https y un navegador reciente.',
  notHere: 'Las llaves de acceso de este servidor solo funcionan en {{host}}. Ábrelo allí para añadir una.',

  thereAlready: 'En este dispositivo ya hay una llave de acceso de tu cuenta.',
  cannotCheck:
    'Este dispositivo no puede comprobar que eres tú. Pon un bloqueo de pantalla, o un PIN para tu llave.',
  notShown:
    'El dispositivo no mostró ninguna llave de acceso: se canceló, tardó demasiado o no hay ninguna para esto.',
} satisfies Translated<typeof english>
