import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { signIn as english } from '../../en/screens/signIn.ts'

export const signIn = {
  signIn: 'Iniciar sesión',
  noAccount: '¿Aún sin cuenta? Abre el enlace de invitación que te dieron.',
  lostPassword: '¿Olvidaste la contraseña?',
  lostPasswordAsk:
    '¿Olvidaste la contraseña? Pide un enlace a un propietario o administrador de tu organización.',
  usePasskey: 'Usar una llave de acceso',

  code: 'Código',
  codeWhere: 'Abre en tu teléfono la aplicación que crea tus códigos y escribe el que muestra para Sideline.',
  codeWhat: 'Seis cifras. Sin tu teléfono: uno de tus códigos de respaldo',
  codesLost:
    '¿Perdiste el teléfono y los códigos de respaldo? Pide un enlace a un propietario o administrador de tu organización.',
  backToPassword: 'Volver a la contraseña',

  join: 'Crea tu cuenta',
  joinNow: 'Crear cuenta',
  nameMissing: 'Escribe tu nombre: aparece junto a lo que registras',
  staySignedIn: 'La sesión queda iniciada en este dispositivo.',

  mailLink: 'Enviarme un enlace',
  mailLinkWhat: 'Recibes un mensaje con un enlace con el que eliges una contraseña nueva.',
  mailSent: 'Mira tu correo',
  mailSentWhat:
    'Si hay una cuenta con la dirección <b><bdi>{{email}}</bdi></b>, hay un mensaje en camino. Su enlace vale una vez, durante un día. ¿No ha llegado nada en unos minutos? Mira en el correo no deseado, o pide un enlace a un propietario o administrador de tu organización.',

  reset: 'Elige una contraseña nueva',
  resetNow: 'Guardar e iniciar sesión',
  resetWhat:
    'Se cierra la sesión en todos los demás sitios, y terminan tus llaves de acceso, tokens y programas. Lo registrado en tus dispositivos se queda.',

  verify: '¿Es esta tu dirección?',
  verifyWhat: 'Confirma que recibiste este enlace por correo porque tienes una cuenta aquí.',
  verifyNow: 'Es mía',
  verified: 'Confirmada',
  verifiedWhat: '<bdi>{{email}}</bdi> es tu dirección.',

  codeMissing: 'Falta el código',
  wholeLink: 'Abre el enlace entero, con lo que va detrás de #.',
  wholeInvitation: 'Abre el enlace de invitación entero, con lo que va detrás de #.',
} satisfies Translated<typeof english>
