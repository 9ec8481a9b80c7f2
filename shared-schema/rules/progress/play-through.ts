import { groupBy } from '../group-by.ts'
import {
  isNeedless,
  keptAfter,
  sentOn,
  type Links,
  type Outcome,
  type Sent,
  type Sides,
  type Vacancies,
} from './sent-on.ts'
import { teamInSlot, type Occupant } from './team-in-slot.ts'

/**
 * A game of an event, with what was recorded at it. Its vacancies are sides to which no other game of the
 * event sends a team.
 */
export interface RecordedGame extends Links, Sides, Vacancies {
  readonly id: number
  readonly teams_decided: boolean
  readonly isPlayed: boolean
  /** The teams that its recorders saw, null if they did not say. */
  readonly stated: Sides
}

/** The teams of a game, and its winner once it has one. */
export interface PlayedThrough extends Sides, Vacancies {
  readonly winner_id: number | null
  readonly needs_decision: boolean
  /**
   * It is not played, because one of its sides can never be filled: a second grand final after the team
   * without a defeat has won the first, or a game whose other team goes on without playing.
   */
  readonly is_needless: boolean
  /** The teams that it sends to its next games. */
  readonly sends: readonly Sent[]
}

/**
 * Follows all games of an event from the first to the last, and finds the teams of each from the results
 * known here. A tablet without a connection learns the teams of the final from it.
 *
 * @param outcomeOf how a game between two teams has ended
 */
export function playThrough<G extends RecordedGame>(
  games: readonly G[],
  outcomeOf: (game: G, teams: Sides) => Outcome,
): Map<number, PlayedThrough> {
  const links = games.flatMap(feeder =>
    [...new Set([feeder.next_game_for_winner_id, feeder.next_game_for_loser_id])].map(next => ({
      feeder,
      next,
    })),
  )
  const byId = new Map(games.map(game => [game.id, game]))
  const linksTo = groupBy(links, ({ next }) => next)
  const found = new Map<number, PlayedThrough>()
  for (const game of games) follow(game)
  return found

  function follow(game: G): PlayedThrough {
    const known = found.get(game.id)
    if (known) return known
    // A game that feeds itself through others starts from its record.
    found.set(game.id, {
      team_1_id: game.team_1_id,
      team_2_id: game.team_2_id,
      no_team_1: false,
      no_team_2: false,
      winner_id: null,
      needs_decision: false,
      is_needless: false,
      sends: sentOn(game, undecided),
    })
    const sent = (linksTo.get(game.id) ?? []).flatMap(({ feeder }) => follow(feeder).sends)
    const { needs_decision, ...teams } = teamsSent(game, sent)
    const is_needless = isNeedless(teams)
    const outcome = is_needless ? undecided : outcomeOf(game, teams)
    const kept = keptAfter(game, id => byId.get(id))
    const result = {
      ...teams,
      winner_id: outcome.winner_id,
      needs_decision,
      is_needless,
      sends: sentOn({ ...game, ...teams }, outcome, kept),
    }
    found.set(game.id, result)
    return result
  }
}

const undecided: Outcome = { winner_id: null, is_lost_by_both: false }

/** The teams in a game. @param sent what the games before it send, including to other games */
export function teamsSent(game: Omit<RecordedGame, keyof Links>, sent: readonly Sent[]): Occupied {
  return occupied(occupant(game, sent, 1), occupant(game, sent, 2))
}

export type Occupied = Sides & Vacancies & Pick<PlayedThrough, 'needs_decision'>

/**
 * The teams of a game, from the occupants of its two slots. A team that comes to both is in the first alone,
 * since no team plays itself: after a correction it may come from the game that it won and from the one that
 * it played as the loser of that game. The second slot stays open until the office has decided who plays in
 * the games before.
 */
export function occupied(one: Occupant, two: Occupant): Occupied {
  const isSame = one.team_id === two.team_id
  return {
    team_1_id: one.team_id === 'nobody' ? null : one.team_id,
    team_2_id: two.team_id === 'nobody' || isSame ? null : two.team_id,
    no_team_1: one.team_id === 'nobody',
    no_team_2: two.team_id === 'nobody',
    needs_decision: one.needs_decision || two.needs_decision,
  }
}

function occupant(game: Omit<RecordedGame, keyof Links>, sent: readonly Sent[], slot: 1 | 2) {
  const side = slot === 1 ? 'team_1_id' : 'team_2_id'
  const feed = sent.find(one => one.game_id === game.id && one.slot === slot)
  const vacancy = game[`no_team_${slot}`] ? 'nobody' : null
  return teamInSlot(
    {
      held: game[side],
      sent: feed ? feed.team_id : vacancy,
      stated: game.stated[side],
      isFed: feed !== undefined,
    },
    game.isPlayed,
    game.teams_decided,
  )
}
