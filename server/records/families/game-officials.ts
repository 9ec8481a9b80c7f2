import { teamsTakingPart } from '../../access/teams/entrants.ts'
import type { DraftIn, OwnedIn } from '../../database/family-records.ts'
import type { Tx } from '../../database/transaction.ts'
import { changedSince } from '../../problems/changed-since.ts'
import { Problem } from '../../problems/problem.ts'
import type { FamilyRules } from './family-rules.ts'

/** An assignment names one official or one team of the event, and remembers the time that was known then. */
export const gameOfficialRules: Partial<FamilyRules<'game_officials'>> = {
  isMadeAlone: true,

  async prepare(tx, record, before) {
    const { official_id, team_id } = record
    if ((official_id === null) === (team_id === null))
      throw Problem.field('official_id', t => t('families.officialOrTeam'))
    const game = await tx
      .selectFrom('games')
      .select(['id', 'start_time', 'tournament_id', 'season_id'])
      .where('id', '=', record.game_id)
      .executeTakeFirstOrThrow()
    if (typeof team_id === 'number' && team_id !== before?.team_id && !(await playsIn(tx, game, team_id)))
      throw Problem.field('team_id', t => t('families.dutyStranger', { team: team_id }))
    await requireNew(tx, record)
    if (record.if_open === true) await requireOpen(tx, record, game)
    return {
      ...record,
      game_time: game.start_time,
      is_planned: before === undefined && record.is_planned === true,
    }
  },
}

type GameOfEvent = Pick<OwnedIn<'games'>, 'id' | 'tournament_id' | 'season_id'>

async function playsIn(tx: Tx, { tournament_id, season_id }: GameOfEvent, teamId: number): Promise<boolean> {
  if (tournament_id !== null) return (await teamsTakingPart(tx, tournament_id)).has(teamId)
  const team = await tx
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .where('season_id', '=', season_id)
    .executeTakeFirst()
  return team !== undefined
}

/** @throws Problem if the official or team has the role at the game already */
async function requireNew(tx: Tx, record: DraftIn<'game_officials'>): Promise<void> {
  const others = await assignedTo(tx, record)
  const field = typeof record.team_id === 'number' ? 'team_id' : 'official_id'
  if (others.some(one => one.id !== record.id && one[field] === record[field]))
    throw Problem.field(field, t => t('families.assignedTwice', { role: record.role }))
}

/** @throws Problem 412 if the event wants no more of the role at the game */
async function requireOpen(tx: Tx, record: DraftIn<'game_officials'>, game: GameOfEvent): Promise<void> {
  const { officials_wanted } = await tx
    .selectFrom(game.tournament_id === null ? 'seasons' : 'tournaments')
    .select('officials_wanted')
    .where('id', '=', game.tournament_id ?? game.season_id)
    .executeTakeFirstOrThrow()
  const wanted = officials_wanted
    .filter(({ role }) => role === record.role)
    .reduce((sum, { count }) => sum + count, 0)
  if ((await assignedTo(tx, record)).length >= wanted) throw changedSince('games')
}

/** The assignments of the same role at the same game. */
const assignedTo = (tx: Tx, { game_id, role }: DraftIn<'game_officials'>) =>
  tx
    .selectFrom('game_officials')
    .select(['id', 'official_id', 'team_id'])
    .where('game_id', '=', game_id)
    .where('role', '=', role)
    .execute()
