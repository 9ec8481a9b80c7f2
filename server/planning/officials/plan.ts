import { createHash } from 'node:crypto'
import type { OfficialsPlan, OfficialsPlanBody } from '../../../shared-schema/api/officiating.ts'
import { seasonScope, tournamentScope } from '../../../shared-schema/replication/scope.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Author } from '../../access/author.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import { loadRecord } from '../../database/records.ts'
import type { Tx } from '../../database/transaction.ts'
import { changedSince } from '../../problems/changed-since.ts'
import { createRecords } from '../../records/create-records.ts'
import { deleteRecord } from '../../records/delete-record.ts'
import { planOfficials, type Unfilled } from '../../rules/officiating/plan-officials.ts'
import type { Filled, OfficiatingTask, Slot } from '../../rules/officiating/task.ts'
import type { Readers, Texts } from '../../texts/say.ts'
import type { OfficiatedEvent } from './event.ts'
import { gameOf, loadOfficiating, type OfficiatingState } from './load.ts'
import { loadsOf, namesIn, usualRules } from './read-officiating.ts'
import type { AssignmentRow } from './read-rows.ts'
import { slotsOf } from './slots.ts'
import { gameInWords } from './texts.ts'

/**
 * Plans who officiates at the games of an event that have not begun, and stores it.
 * @param isPreview only report the effects
 * @throws Problem 412 if something has changed since the preview
 */
export async function planEvent(
  tx: Tx,
  author: Author,
  event: OfficiatedEvent,
  body: OfficialsPlanBody,
  isPreview: boolean,
  texts: Readers,
): Promise<OfficialsPlan> {
  await lockScopes(tx, [event.family === 'tournaments' ? tournamentScope(event.id) : seasonScope(event.id)])
  const state = await loadOfficiating(tx, author, event)
  const version = versionOf(state)
  if (body.version !== undefined && body.version !== version) throw changedSince('game_officials')
  const { task, replaced } = taskOf(state, body)
  const { filled, unfilled } = planOfficials(task)
  // Who keeps a slot of the earlier plan keeps the assignment.
  const stays = new Set(filled.flatMap(one => replaced.find(other => isSame(one, other)) ?? []))
  const gone = replaced.filter(one => !stays.has(one))
  const added = filled.filter(one => !replaced.some(other => isSame(one, other)))
  if (!isPreview) await store(tx, author, gone, added)
  return {
    version,
    removed: gone.length,
    ...inWords(state, added, unfilled, texts),
    loads: loadsOf(state, [...state.assignments.filter(one => !gone.includes(one)), ...added.map(namedBy)]),
  }
}

/** The slots of games to come that are open, or may be filled otherwise, and those that stay. */
function taskOf(
  state: OfficiatingState,
  { replace_planned, version: _, ...wishes }: OfficialsPlanBody,
): { task: OfficiatingTask; replaced: readonly AssignmentRow[] } {
  const isToCome = (gameId: number): boolean => state.games.get(gameId)?.status === 'scheduled'
  const mayGo = (one: AssignmentRow): boolean =>
    replace_planned === true && one.is_planned && isToCome(one.game_id)
  const replaced = state.assignments.filter(mayGo)
  const kept = state.assignments.filter(one => !mayGo(one))
  const byGame = groupBy(kept, ({ game_id }) => game_id)
  const games = [...state.games.values()].filter(({ is_of_event, id }) => is_of_event && isToCome(id))
  const open = games.flatMap(game =>
    slotsOf(state, byGame.get(game.id) ?? [], () => '')
      .filter(({ assignment_id }) => assignment_id === null)
      .map(({ role, by }): Slot => ({ game: gameOf(game), role, by })),
  )
  return {
    replaced,
    task: {
      open,
      candidates: state.candidates,
      kept: kept.flatMap(one => {
        const game = state.games.get(one.game_id)
        const by = one.team_id === null ? ('official' as const) : ('team' as const)
        return game
          ? [{ game: gameOf(game), role: one.role, by, candidate_id: one.team_id ?? one.official_id ?? 0 }]
          : []
      }),
      rules: { ...usualRules, ...wishes },
    },
  }
}

const namedBy = ({ by, candidate_id }: Filled) => ({
  official_id: by === 'official' ? candidate_id : null,
  team_id: by === 'team' ? candidate_id : null,
})

const isSame = (one: Filled, other: AssignmentRow): boolean =>
  one.game.id === other.game_id &&
  one.role === other.role &&
  one.candidate_id === (one.by === 'team' ? other.team_id : other.official_id)

async function store(
  tx: Tx,
  author: Author,
  gone: readonly AssignmentRow[],
  added: readonly Filled[],
): Promise<void> {
  for (const { id } of gone) {
    const record = await loadRecord(tx, 'game_officials', [id])
    if (record) await deleteRecord(tx, author, 'game_officials', record, false)
  }
  if (added.length === 0) return
  await createRecords(
    tx,
    author,
    'game_officials',
    added.map(one => ({ game_id: one.game.id, role: one.role, ...namedBy(one), is_planned: true })),
  )
}

function inWords(
  state: OfficiatingState,
  added: readonly Filled[],
  unfilled: readonly Unfilled[],
  [t]: Readers,
): Pick<OfficialsPlan, 'planned' | 'open'> {
  const nameOf = namesIn(state)
  const gameText = ({ game }: Slot): string => {
    const row = state.games.get(game.id)
    return row ? gameInWords(row, t) : ''
  }
  return {
    planned: added.map(one => ({
      ...{ game_id: one.game.id, game: gameText(one), role: one.role },
      ...namedBy(one),
      name: nameOf(namedBy(one)),
    })),
    open: unfilled.map(one => ({
      ...{ game_id: one.game.id, role: one.role, by: one.by },
      text: t('officials.open', { game: gameText(one), role: one.role, why: whyOpen(one, t) }),
    })),
  }
}

function whyOpen({ by, candidates, hindrances }: Unfilled, t: Texts): string {
  if (candidates === 0) return t(`officials.nobody.${by}`)
  const kinds = ['role', 'own team', 'absent', 'plays', 'clash', 'travel'] as const
  return kinds
    .flatMap(kind => {
      const count = hindrances[kind]
      if (count === undefined) return []
      return [t(`officials.counted.${kind === 'own team' ? 'ownTeam' : kind}`, { count })]
    })
    .join(', ')
}

/** Changes with all that a plan depends on. */
const versionOf = ({ event, games, assignments, candidates }: OfficiatingState): string =>
  createHash('sha256')
    .update(JSON.stringify([event, [...games], assignments, candidates]))
    .digest('base64url')
    .slice(0, 22)
