import type { Translated } from '../translated.ts'
import type { verdicts as english } from '../en/verdicts.ts'

export const verdicts = {
  notCounted: 'No contado: {{why}}',
  notCountedIn: 'No contado en {{game}}: {{why}}',
  forNoPlayer: 'No contado para ningún jugador: {{why}}',
  forNoPlayerIn: 'No contado para ningún jugador en {{game}}: {{why}}',
  withFlaw: '{{why}} ({{flaw}})',
  game: 'Partido {{id}}',
  gameOf: 'Partido {{id}}, {{one}} – {{two}}',
  flaws: {
    wrong_field: 'no es un registro',
    wrong_field_at: '{{field}} no es aceptable',
    from_office: 'dice que lo registró la oficina',
    not_storable: 'tiene caracteres que no se pueden guardar, o está anidado con demasiada profundidad',
    too_large: 'es demasiado grande',
    does_not_fit: 'no encaja con las demás fichas',
  },
  why: {
    unreadable:
      'la oficina no pudo leer este registro. Actualiza la aplicación en esta tableta y regístralo de nuevo.',
    unknown_game:
      'este partido se eliminó o pasó a otro evento. Pregunta en la mesa de control: si vuelve, lo que registraste cuenta.',
    not_allowed:
      'no puedes registrar este partido. Pide en la mesa de control que te hagan su anotador: entonces lo que registraste cuenta.',
    other_sheet:
      'otra tableta lleva el marcador de este partido. Pregunta en la mesa de control si el tuyo es el correcto: pueden elegir.',
    decided:
      'la oficina decidió a favor del marcador de otra tableta. Pregunta en la mesa de control si está mal: se puede deshacer.',
    after_final:
      'el partido ya era definitivo. Reabre el partido y regístralo de nuevo, o pregunta en la mesa de control.',
    unknown_entry:
      'corrige un registro que la oficina no tiene o que no cuenta. No hay que hacer nada si todavía está en camino.',
    unknown_team:
      'el equipo no es uno de los dos que juegan este partido. Regístralo para el equipo correcto, o pregunta en la mesa de control quién juega.',
    unknown_player:
      'a quien nombra no está en la plantilla de ninguno de los dos equipos. Pide en la mesa de control que lo pongan: entonces cuenta también para él.',
  },
} satisfies Translated<typeof english>
