import { assignSlots } from './assign-slots.ts'
import { endOf, inOrder, type ScheduledGame } from './schedule.ts'

/**
 * Assigns slots as `assignSlots` does, but the finals begin when all other games of the tournament are over: at the
 * same time on several fields, or one after the other on their field.
 * @param finals the finals, by id
 * @param isOwn true for the games of the tournament: other tournaments on its fields may go on
 */
export function finalsLast(
  finals: ReadonlySet<number>,
  isOwn: (game: ScheduledGame) => boolean,
): typeof assignSlots {
  return (games, sites, rules) => {
    const isFinal = (id: number) => finals.has(id)
    const asking = [...rules.game_ids]
    // The old time of a final holds up no game that comes before it.
    const open = games.map(game =>
      isFinal(game.id) && rules.game_ids.has(game.id) && game.status === 'scheduled'
        ? { ...game, start: null, game_site_id: null }
        : game,
    )
    const before = assignSlots(open, sites, {
      ...rules,
      game_ids: new Set(asking.filter(id => !isFinal(id))),
    })
    const slotOf = new Map(before.placed.map(slot => [slot.game_id, slot]))
    const settled = open.map(game => {
      const slot = slotOf.get(game.id)
      return slot ? { ...game, start: slot.start, game_site_id: slot.game_site_id } : game
    })
    // Nor does the old time of a game that finds none.
    const timeless = new Set(
      before.unplaced.filter(({ reason }) => reason !== 'has_begun').map(({ game_id }) => game_id),
    )
    const others = inOrder(settled.filter(game => isOwn(game) && !isFinal(game.id) && !timeless.has(game.id)))
    // With the games that found no slot: a final waits for those from which its teams come.
    const left = before.unplaced.map(({ game_id }) => game_id)
    const last = assignSlots(settled, sites, {
      ...rules,
      game_ids: new Set([...left, ...asking.filter(isFinal)]),
      from: Math.max(rules.from, ...others.map(endOf)),
    })
    const placed = [...before.placed, ...last.placed]
    return { placed: placed.sort((one, other) => one.game_id - other.game_id), unplaced: last.unplaced }
  }
}
