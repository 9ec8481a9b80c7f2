import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = {
  office: 'Oficina',
  parts: 'Partes de esta página',
  signInFirst: 'Inicia sesión para entrar en la oficina.',
  noRole: 'La oficina es para propietarios y administradores. Pide una invitación a uno de ellos.',
  notFound: 'Esto no existe, o no lo puedes ver.',
  away: 'Sin conexión: ahora no se puede cambiar nada',
  lastKnown: 'Esto es lo que ha guardado este dispositivo.',
  lastKnownOf: 'Esto es lo último que se supo, {{time}}.',
  meanwhile: 'Otra persona escribió aquí entretanto: {{theirs}}',
  takeTheirs: 'Tomar eso en su lugar',
  leaveAsItWas: 'Dejar todo como estaba',
  stored: 'Guardado',
  changedSince: 'Otra persona ha cambiado esto entretanto. Mira lo que escribió y vuelve a guardar.',
  whatMoves: 'Esto cambiaría:',
  nothingMoves: 'No cambia nada más.',
  asksWhatMoves: 'Se pregunta qué cambiaría',
  whatOthersSee: 'Abrir lo que ven todos',
} satisfies Translated<typeof english>
