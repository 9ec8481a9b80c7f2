import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { overtaken as english } from '../en/overtaken.ts'

export const overtaken = {
  games_in_season_of_tournament:
    'Das Turnier ist inzwischen in eine andere Saison gewechselt. Noch einmal versuchen.',
  games_in_pool_of_tournament: 'Die Gruppenrunde gehört nicht zum Turnier des Spiels.',
  games_in_bracket_of_tournament: 'Der K.-o.-Baum gehört nicht zum Turnier des Spiels.',
  games_in_swiss_round_of_tournament: 'Die Schweizer Runde gehört nicht zum Turnier des Spiels.',
  games_of_one_kind:
    'Ein Spiel in einem Turnier ist ein Gruppenspiel, ein K.-o.-Spiel oder eines im Schweizer System, und nichts anderes.',
  pool_rounds_in_tournament_of_pool: 'Eine Gruppenrunde ist im Turnier ihrer Gruppe.',
  pool_rounds_numbered_once: 'Die Gruppe hat schon eine Runde mit dieser Nummer. Noch einmal versuchen.',
  pool_rounds_numbered_from_1: 'Die Runden einer Gruppe sind ab 1 nummeriert.',
  swiss_rounds_numbered_once:
    'Das Turnier hat schon eine Schweizer Runde mit dieser Nummer. Noch einmal versuchen.',
  swiss_rounds_numbered_from_1: 'Die Schweizer Runden eines Turniers sind ab 1 nummeriert.',
} satisfies Translated<typeof english>
