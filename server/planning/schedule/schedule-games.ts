import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'
import type { ScheduledGames } from '../../../shared-schema/api/schedule.ts'
import { findConflicts } from '../../rules/scheduling/find-conflicts.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import type { Texts } from '../../texts/say.ts'
import type { Deferred } from '../../texts/deferred-text.ts'
import { begin } from './begin.ts'
import { describeFindings, type DeferredFindings } from './findings.ts'
import { moveGames } from './move-games.ts'
import { scheduleNames } from './names.ts'
import { describeSlots, newPlaces } from './new-places.ts'
import { planGames, type PlanWishes } from './plan.ts'
import { unplacedText } from './schedule-text.ts'
import { loadSchedule, openFields } from './schedule.ts'

type DeferredSchedule = Pick<ScheduledGames, 'placed'> & {
  readonly unplaced: readonly Deferred<ScheduledGames['unplaced'][number]>[]
} & DeferredFindings

/**
 * Gives games of a tournament fields and times. A game without a possible slot stays as it is.
 * @param isPreview only report the effects
 * @throws Problem 403 if the author may not change the tournament, 400 for unknown games or fields
 */
export async function scheduleGames(
  tx: Tx,
  author: Author,
  tournamentId: number,
  wishes: PlanWishes,
  isPreview: boolean,
): Promise<DeferredSchedule> {
  await begin(tx, author, [tournamentId])
  const more = [
    ...(wishes.game_site_ids ?? []),
    ...(wishes.final_site_id === undefined ? [] : [wishes.final_site_id]),
  ]
  const {
    schedule,
    assignment: { placed, unplaced },
  } = planGames(await loadSchedule(tx, author, tournamentId, more), wishes)
  const slots = new Map(placed.map(slot => [slot.game_id, slot]))
  const games = schedule.games.map(game => ({ ...game, ...slots.get(game.id) }))
  const after = { ...schedule, games }
  if (!isPreview) await moveGames(tx, author, schedule.tournament, newPlaces(schedule, placed))
  const names = await scheduleNames(tx, author, schedule)
  return {
    placed: describeSlots(schedule, placed),
    unplaced: unplaced.map(one => ({
      ...one,
      say: (t: Texts, shared: SharedTexts) => unplacedText(one, names(t, shared), t),
    })),
    ...(await describeFindings(tx, author, after, findConflicts(games, openFields(after), after.tournament))),
  }
}
