import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { overtaken as english } from '../en/overtaken.ts'

export const overtaken = {
  games_in_season_of_tournament: 'Entretanto el torneo pasó a otra temporada. Inténtalo de nuevo.',
  games_in_pool_of_tournament: 'La ronda del grupo no es del torneo del partido.',
  games_in_bracket_of_tournament: 'El cuadro no es del torneo del partido.',
  games_in_swiss_round_of_tournament: 'La ronda suiza no es del torneo del partido.',
  games_of_one_kind: 'Un partido de un torneo es de grupo, de cuadro o suizo, y nada más.',
  pool_rounds_in_tournament_of_pool: 'Una ronda de grupo está en el torneo de su grupo.',
  pool_rounds_numbered_once: 'El grupo ya tiene una ronda con este número. Inténtalo de nuevo.',
  pool_rounds_numbered_from_1: 'Las rondas de un grupo se numeran desde 1.',
  swiss_rounds_numbered_once: 'El torneo ya tiene una ronda suiza con este número. Inténtalo de nuevo.',
  swiss_rounds_numbered_from_1: 'Las rondas suizas de un torneo se numeran desde 1.',
} satisfies Translated<typeof english>
