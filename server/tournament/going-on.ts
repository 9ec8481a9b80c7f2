import type { GameStatus } from '../../shared-schema/rules/progress/game-status.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { teamNames } from './team-names.ts'

/** The group whose standings decide who goes on. */
export type Group =
  | { readonly kind: 'pool'; readonly name: string }
  | { readonly kind: 'swiss' }
  | { readonly kind: 'season' }

/** The places that go on, both inclusive. */
export interface Places {
  readonly from: number
  readonly to: number
}

/** The fields of a standings line that matter for going on. */
interface Line {
  readonly team_id: number
  readonly is_unresolved: boolean
}

/** @throws Problem if a game of the group is still to be played */
export function requireFinal(group: Group, games: readonly { readonly status: GameStatus }[]): void {
  const open = games.filter(({ status }) => status !== 'final' && status !== 'not needed').length
  if (open === 0) return
  throw new Problem('games_not_final', t =>
    group.kind === 'pool'
      ? t('tournament.notFinal.pool', { count: open, pool: group.name })
      : t(`tournament.notFinal.${group.kind}`, { count: open }),
  )
}

/**
 * The teams on the places that go on. A tie matters if it affects who goes on, or with which seed.
 * @param lines the standings of the group, best first
 * @param out the teams that are out of the tournament
 * @throws Problem if a tie is not broken
 */
export async function goingOn(
  tx: Tx,
  author: Author,
  group: Group,
  lines: readonly Line[],
  out: ReadonlySet<number>,
  { from, to }: Places,
): Promise<number[]> {
  const going = lines
    .slice(from - 1, to === Infinity ? undefined : to)
    .filter(({ team_id }) => !out.has(team_id))
  const level = going.filter(({ is_unresolved }) => is_unresolved).map(({ team_id }) => team_id)
  if (level.length === 0) return going.map(({ team_id }) => team_id)
  const nameOf = await teamNames(tx, author, level)
  throw new Problem('teams_level', t => {
    const params = { count: level.length, teams: level.map(id => nameOf(t, id)).join(', ') }
    return group.kind === 'pool'
      ? t('tournament.levelWithOthers.pool', { ...params, pool: group.name })
      : t(`tournament.levelWithOthers.${group.kind}`, params)
  })
}
