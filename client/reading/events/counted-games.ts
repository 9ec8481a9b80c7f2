import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../../shared-schema/replication/result.ts'
import { boxScore, type BoxScore } from '../../../shared-schema/scoring/box-score.ts'
import { ruledState } from '../../../shared-schema/scoring/ruled-state.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import type { SportDefinition } from '../../../shared-schema/sports/model/sport.ts'
import type { PlayerReference } from '../../../shared-schema/sports/model/player-reference.ts'
import { serverResultWins, type PlayedGame } from '../../scoring/played-games.ts'
import type { PlayerRecord } from '../../sync/storage/catalog-records.ts'

/** A game with the box score of its players and teams. */
export interface CountedGame {
  readonly game: PlayedGame
  readonly box: BoxScore
}

/** The device's data on the games of an event. */
interface Recorded {
  readonly sport: SportDefinition
  readonly games: readonly PlayedGame[]
  /** The entries that may count. */
  readonly entries: readonly Entry[]
  readonly results: ReadonlyMap<number, GameResult>
  readonly players: readonly PlayerRecord[]
}

/** The box scores of the games played, from this device's data; a walk-on has the id that the server gave. */
export function countedGames({ sport, games, entries, results, players }: Recorded): CountedGame[] {
  const byGame = groupBy(entries, ({ game_id }) => game_id)
  const idOf = new Map<PlayerReference, PlayerReference>(
    players.flatMap(({ id, entry_id }) => (entry_id ? [[entry_id, id] as const] : [])),
  )
  return games.flatMap(game => {
    const own = byGame.get(game.id) ?? []
    const result = results.get(game.id)
    const box =
      result && serverResultWins(result, own)
        ? result.box_score
        : boxScore(game, sport.rules, ruledState(foldGame(game, sport.rules, own), game.ruling))
    if (box.teams.length === 0) return []
    return [
      {
        game,
        box: {
          teams: [...box.teams],
          players: box.players.map(line => ({
            ...line,
            player_id: idOf.get(line.player_id) ?? line.player_id,
          })),
        },
      },
    ]
  })
}
