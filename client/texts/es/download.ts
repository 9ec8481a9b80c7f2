import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { download as english } from '../en/download.ts'

export const download = {
  downloading: 'Descargando, {{share}} %',
  download: 'Descargar',
  noGames: 'Este evento aún no tiene partidos.',
  connecting: 'Conectando…',
  signIn: 'Inicia sesión para descargar este evento',
  signInWhat: 'Aún no está en este dispositivo.',
  noAccess: 'No tienes acceso a este evento',
  noAccessWhat: 'Pide una invitación al organizador.',
  update: 'Hay que actualizar',
  updateWhat: 'Esta versión de la aplicación es demasiado antigua para descargar el evento.',
  noConnection: 'Sin conexión',
  noConnectionWhat: 'El evento aún no está en este dispositivo. Se descargará en cuanto haya conexión.',
} satisfies Translated<typeof english>
