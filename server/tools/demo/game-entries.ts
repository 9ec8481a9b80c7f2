import { at } from '../../../shared-schema/rules/at.ts'
import type { Entry, EntryContent } from '../../../shared-schema/replication/entry.ts'
import type { Random } from '../../rules/random.ts'
import type { Happening } from './sheet.ts'
import { spiritFor } from './spirit.ts'
import type { Squad } from './squad.ts'
import type { Tablet } from './tablet.ts'

/** A game recorded by a tablet. */
export interface ScoredGame {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly start: number
  readonly squads: readonly [Squad, Squad]
}

/** The entries so far: the tablet claims the sheet, then records play after play. */
export function liveEntries(
  tablet: Tablet,
  game: ScoredGame,
  happenings: readonly Happening[],
  ids: Random,
): Entry[] {
  const entryAt = (second: number, recording: EntryContent) =>
    tablet.entry(game.id, game.start + second * 1000, ids, recording)
  return [
    entryAt(-60, { kind: 'claim', data: { term: 1 } }),
    entryAt(-1, { kind: 'status', data: { status: 'live' } }),
    ...happenings.map(({ second, play }) => entryAt(second, { kind: 'play', data: play })),
  ]
}

/** The entries that end a game: its final whistle, and often the teams' spirit scores. */
export function closingEntries(
  tablet: Tablet,
  game: ScoredGame,
  end: number,
  ids: Random,
  random: Random,
): Entry[] {
  const final = tablet.entry(game.id, game.start + end * 1000, ids, {
    kind: 'status',
    data: { status: 'final' },
  })
  const spirit = ([1, 2] as const)
    .filter(() => random.chance(0.85))
    .map(receiver => {
      const captain = at(at(game.squads, 2 - receiver).players, 0)
      const time = game.start + (end + receiver * 120 + random.between(0, 100)) * 1000
      return tablet.entry(
        game.id,
        time,
        ids,
        { kind: 'spirit', data: spiritFor(receiver, random) },
        captain.name,
      )
    })
  return [final, ...spirit]
}
