import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { twoStep as english } from '../../en/screens/twoStep.ts'

export const twoStep = {
  isOn: '<b>Activada.</b> A quien inicie sesión con tu contraseña se le pide además un código. Códigos de respaldo que quedan: {{left}}.',
  isOff:
    '<b>Desactivada.</b> Con la verificación en dos pasos no basta una contraseña que alguien vio o adivinó: escribes además un código que crea una aplicación de tu teléfono, con red o sin ella. Se te pide al iniciar sesión; donde ya la tienes iniciada, sigue así.',
  turnOn: 'Activar la verificación en dos pasos',
  turnOnWhat:
    'Necesitas un teléfono con una aplicación que cree códigos, como Google Authenticator, Aegis o un gestor de contraseñas.',
  turnOff: 'Desactivar la verificación en dos pasos',
  turnOffWhat: 'Entonces tu contraseña sola deja entrar a quien la sepa.',

  setUp: 'Prepara tu aplicación',
  scan: '<b>1.</b> Añade una cuenta en tu aplicación y escanea esto.',
  qrCode: 'Código QR para tu aplicación',
  sameDevice: '¿La aplicación está en este dispositivo? <a>Ábrela aquí</a>, o escribe esta clave:',
  key: 'Clave',
  typeCode: '<b>2.</b> Escribe el código que la aplicación muestra ahora.',
  code: 'Código',
  setUpNow: 'Activarla',
  notNow: 'Ahora no',

  backupCodes: 'Códigos de respaldo',
  newBackupCodes: 'Códigos de respaldo nuevos',
  newBackupCodesWhat: 'Los códigos que apuntaste antes dejan de valer.',
  keepCodes: 'Guarda ahora estos códigos de respaldo',
  keepCodesWhat:
    'Solo se muestran esta vez. Cada uno te deja iniciar sesión una vez sin tu teléfono. Apúntalos en papel, o guárdalos donde no esté el teléfono.',
  codesKept: 'Ya los he guardado',
} satisfies Translated<typeof english>
