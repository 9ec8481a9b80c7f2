import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { swiss as english } from '../en/swiss.ts'

export const swiss = {
  hidden: 'oculta',
  reveal: 'Mostrarla a todos',
  revealWhat: 'Todos ven la ronda, y sus partidos llegan a las tabletas.',
  hide: 'Ocultarla',
  hideWhat: 'Entonces solo la ve la organización, y sus partidos desaparecen de las tabletas.',
  delete: 'Borrar la ronda {{number}}',
  redraw: 'Sortear de nuevo la ronda {{number}}',
  redrawWhat:
    'La ronda se borra con sus partidos y se sortea según la clasificación de ahora, a la misma hora. Los campos se eligen de nuevo.',
  next: 'La próxima ronda',
  start: 'Comienzo',
  drawHidden: 'Oculta hasta que yo la muestre',
  notOver_one: '{{count}} partido aún no ha terminado',
  notOver_other: '{{count}} partidos aún no han terminado',
  wouldMeet: 'Se enfrentarían:',
  draw: 'Sortear la ronda {{number}}',

  howMany: '¿Cuántas rondas suizas habrá?',
  howManyWhat:
    'Mientras no se sepa, puede haber otra ronda: los equipos empatados la esperan y no hay que decidir ningún empate.',
  setRounds: 'Fijar el número de rondas',
} satisfies Translated<typeof english>
