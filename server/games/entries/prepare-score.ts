import { forfeitScore } from '../../../shared-schema/rules/standings/forfeit-score.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Tx } from '../../database/transaction.ts'
import { teamIdsOf } from '../../access/teams/named-teams.ts'
import { changedSince } from '../../problems/changed-since.ts'
import { Problem } from '../../problems/problem.ts'
import type { Texts } from '../../texts/say.ts'
import { resultColumns, resultVersion } from '../result-version.ts'
import { tieBreakRuleOf } from './tie-break-rule.ts'

/**
 * Completes a score that the office enters. A forfeit is final; without a score it gets the one in the rules
 * of the tournament, or of the season's table.
 * @throws Problem for a score that is missing, for a forfeit of a team that does not play the game, and for a
 *   result that has changed since the author read it
 */
export async function prepareScore(tx: Tx, values: StoredRecord): Promise<StoredRecord> {
  await requireSeen(tx, values)
  requireBoth(values)
  const forfeits = teamIdsOf(values.forfeit_team_ids)
  if (forfeits.length === 0) return requireScores(values)
  const game = await tx
    .selectFrom('games')
    .select(['team_1_id', 'team_2_id', 'tournament_id', 'season_id'])
    .where('id', '=', Number(values.game_id))
    .executeTakeFirstOrThrow()
  const { team_1_id, team_2_id } = game
  const strangers = forfeits.filter(id => id !== team_1_id && id !== team_2_id)
  if (strangers.length > 0)
    throw Problem.field('forfeit_team_ids', t =>
      t('entries.forfeitOfOthers', { teams: strangers.join(', ') }),
    )
  const { rule, gamesTo } = await tieBreakRuleOf(tx, game)
  const [one, two] = forfeitScore(
    rule,
    gamesTo,
    forfeits.includes(team_1_id ?? 0),
    forfeits.includes(team_2_id ?? 0),
  )
  return {
    ...values,
    team_1_score: values.team_1_score ?? one,
    team_2_score: values.team_2_score ?? two,
    is_final: true,
  }
}

/** @throws Problem 412 if the result of the game is not the one that the author has seen, if they name it */
async function requireSeen(tx: Tx, { game_id, seen_version }: StoredRecord): Promise<void> {
  if (typeof seen_version !== 'string') return
  const game = await tx
    .selectFrom('games')
    .select(resultColumns)
    .where('id', '=', Number(game_id))
    .executeTakeFirstOrThrow()
  if (resultVersion(game) !== seen_version) throw changedSince('games')
}

/** @throws Problem for a shoot-out with the goals of only one team */
function requireBoth(values: StoredRecord): void {
  const names = ['team_1_shootout_score', 'team_2_shootout_score'] as const
  const missing = names.filter(name => typeof values[name] !== 'number')
  const [name] = missing
  if (name !== undefined && missing.length < names.length)
    throw Problem.field(name, t => t('entries.shootoutOfOne'))
}

function requireScores(values: StoredRecord): StoredRecord {
  const missing = ['team_1_score', 'team_2_score'].filter(name => typeof values[name] !== 'number')
  if (missing.length === 0) return values
  throw new Problem(
    'wrong_fields',
    t => `${missing.map(name => `${name} ${t('entries.scoreMissing')}`).join('; ')}.`,
    Object.fromEntries(missing.map(name => [name, [(t: Texts) => t('entries.scoreMissing')]])),
  )
}
