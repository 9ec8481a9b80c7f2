import { OFFICE, type Entry, type EntryOf } from '../../shared-schema/replication/entry.ts'
import type { EntryKind } from '../../shared-schema/replication/entry-kinds.ts'
import { entry as entryShape } from '../../shared-schema/replication/entry.ts'
import { foldGame, type GameState } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'

const ultimate = rulesOf('ultimate')

export const sides = { team_1_id: 1, team_2_id: 2 }

let made = 0
const uuid = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** The scoresheet of one device, written as a scorekeeper would. */
export class Sheet {
  readonly entries: Entry[] = []
  #counter = 0

  constructor(readonly device: string) {}

  record<K extends EntryKind>(kind: K, data: EntryOf<K>['data'], after: Entry | null = null): Entry {
    const entry = entryShape.parse({
      id: uuid(++made),
      game_id: 1,
      device_id: this.device,
      counter: ++this.#counter,
      after: after?.id ?? null,
      recorded_at: '2026-06-01T08:00:00Z',
      recorded_by: 'Test',
      kind,
      data,
    })
    this.entries.push(entry)
    return entry
  }

  goal(team: 1 | 2, after: Entry | null = null): Entry {
    return this.record('play', goalOf(team, null, null), after)
  }

  claim(term: number, after: Entry | null = null): Entry {
    return this.record('claim', { term }, after)
  }

  /** Points that the button of a scoreboard gives; `saw` is the score that its scorekeeper had before. */
  add(team: 1 | 2, points: number, [one, two]: readonly [number, number] = [0, 0]): Entry {
    return this.record('score', {
      team_1_score: Math.max(0, team === 1 ? one + points : one),
      team_2_score: Math.max(0, team === 2 ? two + points : two),
      ...(team === 1 ? { team_1_added: points } : { team_2_added: points }),
      ...sides,
      is_final: false,
      game_sets: [],
      what_happened: '',
    })
  }

  score(one: number, two: number, is_final: boolean, after: Entry | null = null): Entry {
    return this.record(
      'score',
      { team_1_score: one, team_2_score: two, is_final, game_sets: [], what_happened: '' },
      after,
    )
  }
}

export const device = (number: number): Sheet => new Sheet(uuid(900_000 + number))
export const office = (): Sheet => new Sheet(OFFICE)

export const fold = (...sheets: Sheet[]): GameState =>
  foldGame(
    sides,
    ultimate,
    sheets.flatMap(sheet => sheet.entries),
  )

/** `3-2 live`, with what was refused behind it: `3-2 live, other_sheet`. */
export function summary(...sheets: Sheet[]): string {
  const state = fold(...sheets)
  const reasons = state.refused.map(({ reason }) => reason)
  return [`${state.team_1_score}-${state.team_2_score} ${state.status}`, ...reasons].join(', ')
}
