import { groupBy } from '../group-by.ts'
import { keptAfter, leadsToSecondFinal, sentOn, type Links, type Sent, type Sides } from './sent-on.ts'
import { teamInSlot } from './team-in-slot.ts'

/** A game of an event, with what was recorded at it. */
export interface RecordedGame extends Links, Sides {
  readonly id: number
  readonly teams_decided: boolean
  readonly isPlayed: boolean
  /** The teams that those who recorded it saw, null if they did not say. */
  readonly stated: Sides
}

/** The teams of a game, and its winner once it has one. */
export interface PlayedThrough extends Sides {
  readonly winner_id: number | null
  readonly needs_decision: boolean
  /** A second grand final that is not played, because the team without a defeat has won the first. */
  readonly is_needless: boolean
  /** Whom it sends to its next games. */
  readonly sends: readonly Sent[]
}

/**
 * Follows all games of an event from the first to the last: who plays in each, as far as the results
 * that are known here say it. With it a tablet without a connection knows the teams of the final.
 *
 * @param winnerOf the winner of a game played by two teams, null while it has none
 */
export function playThrough<G extends RecordedGame>(
  games: readonly G[],
  winnerOf: (game: G, teams: Sides) => number | null,
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
    // A game that, through others, feeds itself is followed from its record.
    found.set(game.id, {
      team_1_id: game.team_1_id,
      team_2_id: game.team_2_id,
      winner_id: null,
      needs_decision: false,
      is_needless: false,
      sends: sentOn(game, null),
    })
    let isNeedless = false
    const sent = (linksTo.get(game.id) ?? []).flatMap(({ feeder }) => {
      const played = follow(feeder)
      isNeedless ||=
        leadsToSecondFinal(feeder) && played.winner_id !== null && played.winner_id === played.team_1_id
      return played.sends
    })
    const { needs_decision, ...teams } = teamsSent(game, sent)
    const winner_id = winnerOf(game, teams)
    const kept = keptAfter(game, id => byId.get(id))
    const result = {
      ...teams,
      winner_id,
      needs_decision,
      is_needless: isNeedless && !game.isPlayed,
      sends: sentOn({ ...game, ...teams }, winner_id, kept),
    }
    found.set(game.id, result)
    return result
  }
}

/** Who plays in a game. @param sent what the games before it send, to other games too */
export function teamsSent(
  game: Omit<RecordedGame, keyof Links>,
  sent: readonly Sent[],
): Sides & Pick<PlayedThrough, 'needs_decision'> {
  const [one, two] = [occupant(game, sent, 1), occupant(game, sent, 2)]
  return {
    team_1_id: one.team_id,
    team_2_id: two.team_id,
    needs_decision: one.needs_decision || two.needs_decision,
  }
}

function occupant(game: Omit<RecordedGame, keyof Links>, sent: readonly Sent[], slot: 1 | 2) {
  const side = slot === 1 ? 'team_1_id' : 'team_2_id'
  const feed = sent.find(one => one.game_id === game.id && one.slot === slot)
  return teamInSlot(
    { held: game[side], sent: feed?.team_id ?? null, stated: game.stated[side], isFed: feed !== undefined },
    game.isPlayed,
    game.teams_decided,
  )
}
