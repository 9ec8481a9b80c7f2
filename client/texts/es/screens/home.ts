import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { home as english } from '../../en/screens/home.ts'

export const home = {
  signInOnce: 'Inicia sesión una vez en este dispositivo',
  signInWhy: 'Iniciar sesión y abrir un evento necesitan conexión. Después, registrar no la necesita.',
  signIn: 'Iniciar sesión',
  today: 'Hoy',
  here: 'En este dispositivo',
  find: 'Buscar un evento',
  noConnection: 'Sin conexión.',
  noConnectionLast: 'Sin conexión: la lista está como se vio la última vez.',
  signedOut: 'Inicia sesión para ver los eventos.',
  more_one: '{{count}} más: escribe una parte del nombre.',
  more_other: '{{count}} más: escribe una parte del nombre.',

  account: 'Cuenta',
  accountAndPeople: 'Cuenta y personas',
  signedInAs: 'Sesión iniciada como <b><bdi>{{name}}</bdi></b>',

  forget: 'Olvidar {{event}}',
  forgetConfirm: 'Confirmar y olvidar',
  forgetWhat: 'Se quita solo de este dispositivo. Abrirlo de nuevo necesita conexión.',
  forgetFailed: 'El evento no se ha podido quitar.',
} satisfies Translated<typeof english>
