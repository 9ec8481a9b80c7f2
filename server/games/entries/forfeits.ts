import { sql } from 'kysely'
import { entry as entryShape, type Entry } from '../../../shared-schema/replication/entry.ts'
import type { Entrant } from '../../../shared-schema/rules/standings/entrant.ts'
import { scopeOfGame } from '../../../shared-schema/replication/scope.ts'
import type { Tx } from '../../database/transaction.ts'
import { operator, type Author } from '../../access/author.ts'
import { gamePlace } from '../game-places.ts'
import { officeEntry } from './office-entry.ts'
import { inEnglish } from '../../texts/say.ts'
import { prepareScore } from './prepare-score.ts'

/**
 * The author of forfeits that follow from a withdrawal: a name like any in the history, always in English.
 */
export const withdrawalRule: Author = { ...operator, name: inEnglish(t => t('entries.withdrawalRule')) }

const reasons = { withdrawn: 'withdrawal', disqualified: 'disqualification' } as const

/**
 * The forfeits due in a tournament: for every game that has two teams, one of them withdrawn or disqualified,
 * and no recorded entries.
 */
export async function dueForfeits(tx: Tx, tournamentId: number): Promise<Entry[]> {
  const out = await tx
    .selectFrom('tournament_teams')
    .select(['team_id', 'status'])
    .where('tournament_id', '=', tournamentId)
    .where('status', '<>', 'playing')
    .execute()
  if (out.length === 0) return []
  const ids = out.map(({ team_id }) => team_id)
  const games = await tx
    .selectFrom('games')
    .select(['id', 'team_1_id', 'team_2_id'])
    .where('tournament_id', '=', tournamentId)
    .where('status', '=', 'scheduled')
    .where('team_1_id', 'is not', null)
    .where('team_2_id', 'is not', null)
    .where(eb => eb.or([eb('team_1_id', 'in', ids), eb('team_2_id', 'in', ids)]))
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  const entries: Entry[] = []
  for (const { id, team_1_id, team_2_id } of games)
    entries.push(
      await forfeitBy(
        tx,
        id,
        out.filter(({ team_id }) => team_id === team_1_id || team_id === team_2_id),
      ),
    )
  return entries
}

/** The forfeit of a game by its withdrawn teams, with the score that the rules give. */
export async function forfeitBy(
  tx: Tx,
  gameId: number,
  out: readonly Pick<Entrant, 'team_id' | 'status'>[],
): Promise<Entry> {
  const { forfeit_team_ids, team_1_score, team_2_score } = await prepareScore(tx, {
    game_id: gameId,
    forfeit_team_ids: out.map(({ team_id }) => team_id),
  })
  const { team_1_id, team_2_id } = await tx
    .selectFrom('games')
    .select(['team_1_id', 'team_2_id'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  return ruled(tx, gameId, 'score', {
    forfeit_team_ids,
    team_1_score,
    team_2_score,
    is_final: true,
    forfeit_reason: out.some(({ status }) => status === 'disqualified')
      ? reasons.disqualified
      : reasons.withdrawn,
    game_sets: [],
    what_happened: '',
    team_1_id,
    team_2_id,
  })
}

/** The standing forfeits that the rule has entered at a game, latest first. */
export const forfeitsOfGame = (tx: Tx, gameId: number) =>
  tx
    .selectFrom('game_scores')
    .innerJoin('entries', 'entries.id', 'game_scores.entry_id')
    .select(['game_scores.entry_id', 'game_scores.forfeit_team_ids'])
    .where('game_scores.game_id', '=', gameId)
    .where('game_scores.forfeit_reason', 'in', Object.values(reasons))
    .where(sql<boolean>`entries.document ->> 'recorded_by' = ${withdrawalRule.name}`)
    .orderBy('game_scores.id', 'desc')
    .execute()

/** The entries that withdraw forfeits of a game. */
export async function takenBack(
  tx: Tx,
  gameId: number,
  forfeits: readonly { readonly entry_id: string }[],
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const { entry_id } of forfeits) entries.push(await ruled(tx, gameId, 'withdrawal', { entry_id }))
  return entries
}

/**
 * The entries that withdraw the forfeits of a team's withdrawal when it plays on after all; the last games
 * first.
 */
export async function forfeitsTakenBack(tx: Tx, tournamentId: number, teamId: number): Promise<Entry[]> {
  const forfeits = await tx
    .selectFrom('game_scores')
    .innerJoin('games', 'games.id', 'game_scores.game_id')
    .select(['game_scores.entry_id', 'games.id'])
    .where('games.tournament_id', '=', tournamentId)
    .where('game_scores.forfeit_reason', 'in', Object.values(reasons))
    .where(eb => eb.or([eb('games.team_1_id', '=', teamId), eb('games.team_2_id', '=', teamId)]))
    .orderBy('games.start_time', 'desc')
    .orderBy('games.id', 'desc')
    .execute()
  const entries: Entry[] = []
  for (const { id, entry_id } of forfeits) entries.push(await ruled(tx, id, 'withdrawal', { entry_id }))
  return entries
}

async function ruled(tx: Tx, gameId: number, kind: 'score' | 'withdrawal', data: object): Promise<Entry> {
  const game = await gamePlace(tx, gameId)
  if (!game) throw new Error(`Game ${gameId} is not there`)
  return entryShape.parse(
    await officeEntry(tx, scopeOfGame(game), game, withdrawalRule, null, kind, { ...data }),
  )
}
