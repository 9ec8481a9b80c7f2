import type { OpenDecision } from '../../shared-schema/api/standings.ts'
import { isVoid } from '../../shared-schema/rules/progress/ruling.ts'
import { levelGroups } from '../../shared-schema/rules/standings/level-groups.ts'
import {
  groupStage,
  isOver,
  poolTable,
  type TournamentPool,
} from '../../shared-schema/rules/standings/tournament-play.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../database/transaction.ts'
import { teamNames, type TeamName } from './team-names.ts'
import type { Say } from '../texts/say.ts'
import type { Untold } from '../texts/untold.ts'
import type { LoadedPlay, PlayedGame } from '../games/tournament-play.ts'

/**
 * What a person must decide in a tournament: ties that no rule breaks, games played by another team than is
 * sent, bracket games without a winner.
 */
export async function openDecisions(
  tx: Tx,
  author: Author,
  play: LoadedPlay,
): Promise<Untold<OpenDecision>[]> {
  const nameOf = await teamNames(
    tx,
    author,
    play.entrants.map(({ team_id }) => team_id),
  )
  return [
    ...(await wrongTeams(tx, play, nameOf)),
    ...play.games.filter(lacksWinner).map(game => noWinner(game, nameOf)),
    ...play.games.filter(game => leavesOpen(game, play.games)).map(game => doesNotCount(game, nameOf)),
    ...ties(play, nameOf),
  ]
}

async function wrongTeams(tx: Tx, { games }: LoadedPlay, nameOf: TeamName): Promise<Untold<OpenDecision>[]> {
  const ids = games.filter(game => game.needs_decision).map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('games')
          .select(['id', 'team_1_id', 'team_2_id', 'sent_team_1_id', 'sent_team_2_id'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
  return rows.flatMap(game =>
    [
      [game.team_1_id, game.sent_team_1_id],
      [game.team_2_id, game.sent_team_2_id],
    ].flatMap(([playing, sent]) => {
      if (playing == null || sent == null || playing === sent) return []
      const say: Say = t =>
        t('tournament.wrongTeam', { game: game.id, playing: nameOf(t, playing), sent: nameOf(t, sent) })
      return [
        {
          kind: 'teams of a game' as const,
          say,
          team_ids: [playing, sent],
          game_id: game.id,
          pool_id: null,
        },
      ]
    }),
  )
}

/** A final game from which somebody should go on, or take a place, and nobody does. */
const lacksWinner = (game: PlayedGame): boolean =>
  game.status === 'final' &&
  game.winner_id === null &&
  game.team_1_id !== null &&
  game.team_2_id !== null &&
  (game.next_game_for_winner_id !== null ||
    game.next_game_for_loser_id !== null ||
    game.place_for_winner !== null)

/** A game that does not count by a ruling, while somebody is still to go on from it, or to take a place. */
function leavesOpen(game: PlayedGame, games: readonly PlayedGame[]): boolean {
  if (!isVoid(game.ruling)) return false
  const waits = (id: number | null, slot: number): boolean => {
    const next = games.find(one => one.id === id)
    return next?.status === 'scheduled' && (slot === 2 ? next.team_2_id : next.team_1_id) === null
  }
  return (
    waits(game.next_game_for_winner_id, game.next_team_for_winner) ||
    waits(game.next_game_for_loser_id, game.next_team_for_loser) ||
    game.place_for_winner !== null
  )
}

const doesNotCount = (
  { id, ruling, team_1_id, team_2_id }: PlayedGame,
  nameOf: TeamName,
): Untold<OpenDecision> => ({
  kind: 'no winner',
  game_id: id,
  pool_id: null,
  team_ids: [team_1_id, team_2_id].filter(team => team !== null),
  say: t => {
    const name = (team: number | null) => (team === null ? t('tournament.nobodyYet') : nameOf(t, team))
    return t('tournament.doesNotCount', {
      game: id,
      one: name(team_1_id),
      two: name(team_2_id),
      ruling: t(`tournament.ruling.${ruling}`),
    })
  },
})

const noWinner = ({ id, team_1_id, team_2_id }: PlayedGame, nameOf: TeamName): Untold<OpenDecision> => ({
  kind: 'no winner',
  game_id: id,
  pool_id: null,
  team_ids: [team_1_id, team_2_id].filter(team => team !== null),
  say: t =>
    t('tournament.noWinner', { game: id, one: nameOf(t, team_1_id ?? 0), two: nameOf(t, team_2_id ?? 0) }),
})

/** Ties in standings to which no game is added any more. */
function ties(play: LoadedPlay, nameOf: TeamName): Untold<OpenDecision>[] {
  const stage = groupStage(play)
  const swiss = stage?.kind === 'swiss rounds' && stage.is_over ? levelGroups(stage.standings) : []
  return [
    ...play.pools
      .filter(pool => isOver(play.games.filter(game => game.pool_id === pool.id)))
      .flatMap(pool => levelGroups(poolTable(play, pool)).map(teams => tie(teams, pool))),
    ...swiss.map(teams => tie(teams, null)),
  ]

  function tie(team_ids: number[], pool: TournamentPool | null): Untold<OpenDecision> {
    const say: Say = (t, shared) => {
      const teams = team_ids.map(id => nameOf(t, id))
      const last_resort = shared(`standings.lastResort.${play.rule.last_resort}`)
      return pool === null
        ? t('tournament.level.swiss', { teams, last_resort })
        : t('tournament.level.pool', { pool: pool.name, teams, last_resort })
    }
    return { kind: 'tie', say, team_ids, game_id: null, pool_id: pool?.id ?? null }
  }
}
