import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { overtaken as english } from '../en/overtaken.ts'

export const overtaken = {
  games_in_season_of_tournament: 'Le tournoi est passé entre-temps dans une autre saison. Réessayez.',
  games_in_pool_of_tournament: 'Le tour de poule n’est pas du tournoi du match.',
  games_in_bracket_of_tournament: 'Le tableau n’est pas du tournoi du match.',
  games_in_swiss_round_of_tournament: 'La ronde suisse n’est pas du tournoi du match.',
  games_of_one_kind: 'Un match de tournoi est de poule, de tableau ou de ronde suisse, et rien d’autre.',
  pool_rounds_in_tournament_of_pool: 'Un tour de poule est dans le tournoi de sa poule.',
  pool_rounds_numbered_once: 'La poule a déjà un tour de ce numéro. Réessayez.',
  pool_rounds_numbered_from_1: 'Les tours d’une poule sont numérotés à partir de 1.',
  swiss_rounds_numbered_once: 'Le tournoi a déjà une ronde suisse de ce numéro. Réessayez.',
  swiss_rounds_numbered_from_1: 'Les rondes suisses d’un tournoi sont numérotées à partir de 1.',
} satisfies Translated<typeof english>
