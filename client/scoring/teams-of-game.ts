import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { GameResult } from '../../shared-schema/replication/result.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { teamsSent, type PlayedThrough } from '../../shared-schema/rules/progress/play-through.ts'
import type { Sides } from '../../shared-schema/rules/progress/sent-on.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { serverResultWins, type PlayedGame } from './played-games.ts'
import type { GameRecord } from '../sync/storage/catalog-records.ts'
import { acceptedEntries } from '../sync/storage/accepted-entries.ts'
import type { Judgement } from '../sync/storage/results-of-game.ts'

type Teams = Pick<PlayedThrough, 'team_1_id' | 'team_2_id' | 'no_team_1' | 'no_team_2' | 'needs_decision'>

interface KnownGame {
  readonly game: GameRecord
  /** The games that send a team to it, with their results. */
  readonly feeders: readonly PlayedGame[]
  readonly sport: SportDefinition
  readonly entries: readonly Entry[]
  readonly judgement: Judgement
}

/** The teams of a game, from the games before it and its own entries. */
export function teamsOfGame({
  game,
  feeders,
  sport,
  entries,
  judgement: { result, verdicts },
}: KnownGame): Teams {
  const { team_1_id, team_2_id, no_team_1, no_team_2 } = game
  if (feeders.length === 0) return { team_1_id, team_2_id, no_team_1, no_team_2, needs_decision: false }
  const own = { ...game, ...beginning(game, sport, acceptedEntries(entries, verdicts), result) }
  return teamsSent(
    own,
    feeders.flatMap(({ sends }) => sends),
  )
}

function beginning(
  game: GameRecord,
  sport: SportDefinition,
  entries: readonly Entry[],
  result: GameResult | undefined,
) {
  if (result && serverResultWins(result, entries))
    return { isPlayed: result.status !== 'scheduled', stated: nobody }
  const { hasBegun, stated } = foldGame(game, sport.rules, entries)
  return { isPlayed: hasBegun, stated }
}

const nobody: Sides = { team_1_id: null, team_2_id: null }
