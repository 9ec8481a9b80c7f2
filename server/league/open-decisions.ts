import { levelGroups } from '../../shared-schema/rules/standings/level-groups.ts'
import { groupStage, isOver, poolTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Tx } from '../database/transaction.ts'
import { teamNames } from './team-names.ts'
import type { LoadedPlay, PlayedGame } from './tournament-play.ts'

/** Something that the rules cannot decide, so that a person must. */
export interface OpenDecision {
  readonly kind: 'tie' | 'teams of a game' | 'no winner'
  /** What is open and how it is decided, for the organizer. */
  readonly text: string
  readonly team_ids: number[]
  readonly game_id: number | null
  readonly pool_id: number | null
}

/** What a person must decide in a tournament: ties that no rule breaks, games played by another team than is sent, bracket games without a winner. */
export async function openDecisions(tx: Tx, play: LoadedPlay): Promise<OpenDecision[]> {
  const nameOf = await teamNames(tx, play.entrants.map(({ team_id }) => team_id))
  return [
    ...await wrongTeams(tx, play, nameOf),
    ...play.games.filter(lacksWinner).map(game => noWinner(game, nameOf)),
    ...ties(play, nameOf),
  ]
}

type NameOf = (id: number) => string

async function wrongTeams(tx: Tx, { games }: LoadedPlay, nameOf: NameOf): Promise<OpenDecision[]> {
  const ids = games.filter(game => game.needs_decision).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await tx.selectFrom('games')
    .select(['id', 'team_1_id', 'team_2_id', 'sent_team_1_id', 'sent_team_2_id']).where('id', 'in', ids).orderBy('id').execute()
  return rows.flatMap(game => [[game.team_1_id, game.sent_team_1_id], [game.team_2_id, game.sent_team_2_id]].flatMap(([playing, sent]) => {
    if (playing == null || sent == null || playing === sent) return []
    const text = `Game ${game.id} was played by ${nameOf(playing)}, but after a correction ${nameOf(sent)} should have played it. Set teams_decided to let ${nameOf(playing)} stay, or put ${nameOf(sent)} in and have it played again.`
    return [{ kind: 'teams of a game' as const, text, team_ids: [playing, sent], game_id: game.id, pool_id: null }]
  }))
}

/** A final game from which somebody should go on, or take a place, and nobody does. */
const lacksWinner = (game: PlayedGame): boolean => game.status === 'final' && game.winner_id === null && game.team_1_id !== null && game.team_2_id !== null
  && (game.next_game_for_winner_id !== null || game.next_game_for_loser_id !== null || game.place_for_winner !== null)

const noWinner = ({ id, team_1_id, team_2_id }: PlayedGame, nameOf: NameOf): OpenDecision => ({
  kind: 'no winner', game_id: id, pool_id: null, team_ids: [team_1_id, team_2_id].filter(team => team !== null),
  text: `Game ${id} between ${nameOf(team_1_id ?? 0)} and ${nameOf(team_2_id ?? 0)} is final without a winner, so nobody goes on. Enter the score with which it was decided, or put a team into the next game.`,
})

/** Ties in standings to which no game is added any more. */
function ties(play: LoadedPlay, nameOf: NameOf): OpenDecision[] {
  const stage = groupStage(play)
  const swiss = stage?.kind === 'swiss rounds' && stage.is_over ? levelGroups(stage.standings) : []
  return [
    ...play.pools.filter(pool => isOver(play.games.filter(game => game.pool_id === pool.id)))
      .flatMap(pool => levelGroups(poolTable(play, pool)).map(teams => tie(teams, pool.id, `Pool ${pool.name}`))),
    ...swiss.map(teams => tie(teams, null, 'Swiss standings')),
  ]

  function tie(team_ids: number[], pool_id: number | null, where: string): OpenDecision {
    const text = `${where}: ${team_ids.map(nameOf).join(' and ')} are level in every criterion. Record a tie decision with their order: ${play.rule.last_resort}, or as the organizer decides.`
    return { kind: 'tie', text, team_ids, game_id: null, pool_id }
  }
}
