import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { signIn as english } from '../en/sign-in.ts'

export const signIn = {
  noSuchSession: 'No tienes esa sesión. Puede que haya terminado.',
  signedOutMeanwhile: 'Entretanto se cerró tu sesión. Inicia sesión primero.',
  notNow: 'No puedes iniciar sesión en este momento.',
  notDone: 'Esto no se puede hacer en este momento.',
  notHere: 'Esto no se puede hacer aquí.',

  twoStepOnAlready: 'La verificación en dos pasos ya está activada. Desactívala primero.',
  twoStepOff: 'La verificación en dos pasos está desactivada. Actívala primero.',
  twoStepOffMeanwhile:
    'Entretanto se desactivó la verificación en dos pasos. Escribe tu contraseña otra vez.',
  nothingOffered: 'Empieza de nuevo: no se ofreció nada a una aplicación, o se desactivó entretanto.',
  tookTooLong: 'Ha tardado demasiado. Escribe tu contraseña otra vez.',
  tooManyWrongCodes: 'Fueron demasiados códigos equivocados. Escribe tu contraseña otra vez.',
  lockedForNow: 'Fueron demasiados códigos equivocados. Inténtalo de nuevo en un cuarto de hora.',
  accountLocked:
    'Se probaron demasiadas contraseñas erróneas para esta cuenta. Inténtalo de nuevo en un cuarto de hora, usa una llave de acceso o entra en un dispositivo en el que ya habías iniciado sesión.',
  wrongCode: {
    notNow: 'Este código no es el que vale ahora. Mira otra vez la aplicación, y la hora de tu teléfono.',
    usedUp: 'Este código ya se usó. Cada código vale una vez: toma el siguiente.',
    noneOfYours: 'Este código no es tuyo. Cada código de respaldo vale una vez.',
  },
  codeIs: {
    notNow: 'no es el que vale ahora. Mira otra vez la aplicación, y la hora de tu teléfono',
    usedUp: 'ya se usó. Cada código vale una vez: toma el siguiente',
    noneOfYours: 'no es tuyo. Cada código de respaldo vale una vez',
  },

  passkeyInApp: 'Una llave de acceso se añade en la propia aplicación, no desde un programa.',
  passwordNeeded_one: 'Hace más de {{count}} minuto que iniciaste sesión. Escribe tu contraseña.',
  passwordNeeded_other: 'Hace más de {{count}} minutos que iniciaste sesión. Escribe tu contraseña.',
  noSuchPasskey: 'No tienes esa llave de acceso. Puede que se haya quitado.',
  passkeyKnown: 'El servidor ya conoce esta llave de acceso. Toma otro dispositivo, o quítala antes allí.',
  passkey: {
    late: 'Ha tardado demasiado, o ya se envió. Inténtalo de nuevo.',
    ofOther: 'Entretanto otra persona inició sesión aquí. Inténtalo de nuevo.',
    notVerified:
      'Tu dispositivo no comprobó que eres tú. Pon un bloqueo de pantalla, o un PIN para tu llave, e inténtalo de nuevo.',
    failed:
      'Esta llave de acceso no pasó la comprobación. Inténtalo de nuevo, o inicia sesión con tu contraseña.',
    unknown: 'El servidor no conoce esta llave de acceso, o se quitó. Inicia sesión con tu contraseña.',
  },
  answerOfPasskey: {
    late: 'llega tarde, o ya se envió',
    ofOther: 'es para otra persona',
    notVerified: 'no dice que eres tú',
    failed: 'no pasó la comprobación',
    unknown: 'es de una llave de acceso desconocida',
  },

  noSuchToken: 'No tienes ningún token {{id}}.',
  tokenLasts_one: 'debe estar en el futuro, a {{count}} día como mucho',
  tokenLasts_other: 'debe estar en el futuro, a {{count}} días como mucho',
  noSuchProgram: 'No registraste ningún programa {{id}}.',
  programNotAllowed: 'No has permitido nada a un programa {{id}}.',

  library: {
    INVALID_EMAIL_OR_PASSWORD: 'El correo o la contraseña no es correcto',
    account_disabled: 'Esta cuenta está desactivada. Pregunta a un propietario de tu organización.',
  },

  unknownProgram: 'no es el de un programa registrado aquí',
  unknownAddress: 'no es una dirección que registró el programa',
  parameterTwice: 'Un parámetro se envió dos veces.',
  responseTypeMissing: 'response_type es obligatorio: code.',
  responseTypeOther: 'response_type debe ser code.',
  scopeOther: 'scope debe ser uno de {{scopes}}, u omitirse.',
  challengeMissing: 'code_challenge es obligatorio, porque este programa no tiene secreto.',
  challengeOther:
    'code_challenge debe ser el SHA-256 del verificador en base64url, y code_challenge_method S256.',
  personRefused: 'La persona no dio su permiso.',
} satisfies Translated<typeof english>
