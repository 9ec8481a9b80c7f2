import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { decisions as english } from '../en/decisions.ts'

export const decisions = {
  title: 'Por decidir',
  tie: 'Iguales en todo: {{teams, list}}',
  tieWhat: 'Pon primero al mejor.',
  up: 'Subir a {{team}}',
  down: 'Bajar a {{team}}',
  drag: 'Arrastrar {{team}}',
  howToDrag: 'Para mover un equipo: barra espaciadora, luego flechas, luego otra vez la barra.',
  place: 'Puesto {{place}}',
  method: 'Decidido por',
  by: {
    'coin toss': 'lanzamiento de moneda',
    'disc throw': 'lanzamiento de disco',
    'play-off': 'partido de desempate',
    'disciplinary points': 'puntos disciplinarios',
    'ranking of the qualifiers': 'clasificación de la fase previa',
    'conduct score': 'puntuación de conducta',
    'FIFA ranking': 'clasificación de la FIFA',
    'decision of the organizer': 'decisión de la organización',
  },
  note: 'Nota',
  keepOrder: 'Guardar este orden',
  noWinner: 'Terminado sin ganador, así que nadie avanza: {{game}}',
  noWinnerWhat: 'Anota el resultado con el que se decidió.',
  enterResult: 'Anotar el resultado',
  wrongTeam: '{{game}}: jugó {{playing}}, pero tras una corrección debería ser {{sent}}',
  letStand: 'Dejarlo así: {{playing}} se queda',
  putIn: 'Poner a {{sent}}',
  putInWhat: 'El resultado jugado queda hasta que anotes otro.',
} satisfies Translated<typeof english>
