import { sql } from 'kysely'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { seasonScope } from '../../../shared-schema/replication/scope.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { fateOf, type LeavingTeam } from '../../../shared-schema/rules/league-table/leaving.ts'
import { isVoid, type Ruling } from '../../../shared-schema/rules/progress/ruling.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { publish } from '../../feed/catalog/catalog.ts'
import { refoldGames } from '../refold-game.ts'
import { forfeitBy, forfeitsOfGame, takenBack, withdrawalRule } from './forfeits.ts'
import { recordEntries } from './record-entries.ts'
import { tableRuleOf } from './tie-break-rule.ts'

/**
 * Updates the games of some teams in their season, outside of tournaments, to whether the teams still play
 * there. Games of a team that has left are annulled, cancelled or forfeited, as its `games_after_leaving`
 * says, and are restored if it returns. The office's own rulings stay.
 */
export async function settleLeaving(tx: Tx, seasonId: number, teamIds: readonly number[]): Promise<void> {
  await lockScopes(tx, [seasonScope(seasonId)])
  const out = await leavingTeams(tx, seasonId)
  const rule = await tableRuleOf(tx, seasonId)
  const games = await gamesOf(tx, seasonId, teamIds)
  const ruled: number[] = []
  const entries: Entry[] = []
  for (const game of games) {
    const fate = fateOf(game, out, rule)
    const due = fate.kind === 'cancelled' || fate.kind === 'annulled' ? fate.kind : null
    if (await hasNewRuling(tx, game, due)) ruled.push(game.id)
    const by = fate.kind === 'forfeited' && !isVoid(game.ruling_before ?? game.ruling) ? fate.by : []
    entries.push(...(await changedForfeits(tx, game.id, by)))
  }
  await refoldGames(tx, ruled)
  await publish(
    tx,
    ruled.map(id => ({ family: 'games', key: [id] })),
  )
  if (entries.length > 0) await recordEntries(tx, seasonScope(seasonId), entries, withdrawalRule)
}

type Game = Awaited<ReturnType<typeof gamesOf>>[number]

/** @returns whether the ruling of the game changed */
async function hasNewRuling(tx: Tx, game: Game, due: Ruling | null): Promise<boolean> {
  const isByLeaving = game.ruling_before !== null
  if (due === null ? !isByLeaving : isByLeaving ? game.ruling === due : isVoid(game.ruling)) return false
  await tx
    .updateTable('games')
    .set({
      ruling: due ?? game.ruling_before ?? 'none',
      ruling_before: due === null ? null : (game.ruling_before ?? game.ruling),
      time_last_updated: sql`now()`,
    })
    .where('id', '=', game.id)
    .execute()
  return true
}

/** The entries that make these teams, and no others, have forfeited a game by leaving. */
async function changedForfeits(tx: Tx, gameId: number, by: readonly LeavingTeam[]): Promise<Entry[]> {
  const present = await forfeitsOfGame(tx, gameId)
  const wanted = by.map(({ id }) => id)
  if (wanted.length === 0) return takenBack(tx, gameId, present)
  // An earlier forfeit counts again once the later ones are taken back.
  const known = present.findIndex(({ forfeit_team_ids }) => isSameSet(forfeit_team_ids, wanted))
  if (known >= 0) return takenBack(tx, gameId, present.slice(0, known))
  return [
    await forfeitBy(
      tx,
      gameId,
      by.map(({ id, status }) => ({ team_id: id, status })),
    ),
  ]
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every(id => other.includes(id))

async function leavingTeams(tx: Tx, seasonId: number): Promise<LeavingTeam[]> {
  return tx
    .selectFrom('teams')
    .select(['id', 'status', 'games_after_leaving', 'left_on'])
    .where('season_id', '=', seasonId)
    .where('status', '<>', 'playing')
    .execute()
}

/** A game counts as played if anything but a forfeit of a leaving team was recorded at it. */
async function gamesOf(tx: Tx, seasonId: number, teamIds: readonly number[]) {
  const games = await tx
    .selectFrom('games')
    .select(['id', 'team_1_id', 'team_2_id', 'ruling', 'ruling_before'])
    .select([
      sql<string>`to_char(start_time at time zone timezone, 'YYYY-MM-DD')`.as('day'),
      sql<boolean>`exists (select from game_scores where game_scores.game_id = games.id
        and forfeit_reason not in ('withdrawal', 'disqualification'))`.as('isPlayed'),
    ])
    .where('season_id', '=', seasonId)
    .where('tournament_id', 'is', null)
    .where(eb => eb.or([eb('team_1_id', 'in', [...teamIds]), eb('team_2_id', 'in', [...teamIds])]))
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  return games.filter(({ team_1_id, team_2_id }) => team_1_id !== null && team_2_id !== null)
}

/** Settles the teams of games that are made or changed: does nothing unless one of them has left. */
export async function settleLeavingOf(tx: Tx, games: readonly StoredIn<'games'>[]): Promise<void> {
  const ofSeasons = games.flatMap(({ season_id, tournament_id, team_1_id, team_2_id }) =>
    tournament_id === null ? [{ season_id, sides: [team_1_id, team_2_id] }] : [],
  )
  for (const [seasonId, some] of groupBy(ofSeasons, ({ season_id }) => season_id)) {
    const sides = new Set(some.flatMap(one => one.sides))
    const left = (await leavingTeams(tx, seasonId)).filter(({ id }) => sides.has(id))
    if (left.length > 0)
      await settleLeaving(
        tx,
        seasonId,
        left.map(({ id }) => id),
      )
  }
}

/** Settles all teams that have left, when the rules of the table change. */
export async function settleAllLeaving(tx: Tx, seasonId: number): Promise<void> {
  const left = await leavingTeams(tx, seasonId)
  if (left.length > 0)
    await settleLeaving(
      tx,
      seasonId,
      left.map(({ id }) => id),
    )
}
