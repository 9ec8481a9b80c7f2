import { v5 as uuid } from 'uuid'
import type { Sides } from '../../../shared-schema/rules/progress/sent-on.ts'
import { entry as entryShape, OFFICE, type Entry } from '../../../shared-schema/replication/entry.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import {
  recordedFamilies,
  type EntryKind,
  type RecordedFamily,
} from '../../../shared-schema/replication/entry-kinds.ts'
import type { Family } from '../../../shared-schema/resources/index.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { foldGame } from '../../../shared-schema/scoring/fold-game.ts'
import type { SportRules } from '../../../shared-schema/sports/model/sport.ts'
import type { ParsedRecord } from './parse-records.ts'
import type { Progress } from './progress.ts'
import { ownResult } from './own-result.ts'

/** A row that must keep its id, and the entry that it follows from. */
export interface DumpedRow {
  readonly family: RecordedFamily
  readonly values: StoredRecord
  readonly entry_id: string
}

/** The data of one game in a dump. */
export interface DumpedGame {
  readonly entries: readonly Entry[]
  readonly rows: readonly DumpedRow[]
}

/**
 * Namespace of imported entries' ids: the same record gives the same entry, so a second import adds nothing.
 */
const NAMESPACE = '6a1f1bd2-7a8e-5d0c-9c55-0f5a3f1c7b01'

/** The records of a dump that were recorded at games, by game. */
export type RecordedRows = ReadonlyMap<unknown, readonly { family: RecordedFamily; values: StoredRecord }[]>

export function rowsByGame(records: ReadonlyMap<Family, readonly ParsedRecord[]>): RecordedRows {
  return groupBy(
    recordedFamilies.flatMap(family => (records.get(family) ?? []).map(({ values }) => ({ family, values }))),
    ({ values }) => values.game_id,
  )
}

/**
 * The data of a dumped game as entries of the office: its events, scores and spirit scores in order of time,
 * and an extra entry if the game's own result differs from these. A score record that only repeats the effect
 * of a play is not an entry of its own.
 */
export function recordedEntries(
  game: ParsedRecord,
  rows: RecordedRows,
  sides: Sides,
  rules: SportRules,
  progress: Progress,
): DumpedGame {
  const gameId = Number(game.values.id)
  const zone = typeof game.values.timezone === 'string' ? game.values.timezone : 'UTC'
  const recorded = (rows.get(gameId) ?? [])
    .map(({ family, values }) => ({ family, values, time: moment(values.time ?? values.time_created, zone) }))
    .sort(
      (a, b) =>
        Date.parse(a.time) - Date.parse(b.time) ||
        place(a.values) - place(b.values) ||
        Number(a.values.id) - Number(b.values.id),
    )
    .map(({ family, values, time }, index) => {
      const entry = make(
        gameId,
        index + 1,
        time,
        `${family}/${String(values.id)}`,
        ...contentOf(family, values),
      )
      return { entry, row: { family, values } }
    })
  const follows = followingFrom(
    foldGame(
      sides,
      rules,
      recorded.map(({ entry }) => entry),
    ).scores,
  )
  const entries = recorded.flatMap(({ entry }) => (follows.has(entry.id) ? [] : [entry]))
  const shown = ownResult(game, foldGame(sides, rules, entries), entries, progress)
  const own = shown
    ? [
        make(
          gameId,
          recorded.length + 1,
          entries.at(-1)?.recorded_at ?? moment(game.values.start_time, zone),
          shown.name,
          ...shown.content,
        ),
      ]
    : []
  return {
    entries: [...entries, ...own],
    rows: recorded.map(({ entry, row }) => ({ ...row, entry_id: follows.get(entry.id) ?? entry.id })),
  }
}

/**
 * Plays counted at the same moment come in the order of their numbers, and before the scores that result from
 * them.
 */
const place = (values: StoredRecord): number =>
  typeof values.ordinal_number === 'number' ? values.ordinal_number : 'type' in values ? 0 : Infinity

/**
 * The scores that only repeat the effect of the play right before them, at the same moment, each with that
 * play.
 */
function followingFrom(scores: ReturnType<typeof foldGame>['scores']): Map<string, string> {
  const follows = new Map<string, string>()
  for (const [index, { entry, data, is_final, ...points }] of scores.entries()) {
    const before = scores[index - 1]
    const isPlain = data !== null && !is_final && data.what_happened === '' && data.game_sets.length === 0
    const isSame = before?.team_1_score === points.team_1_score && before.team_2_score === points.team_2_score
    if (isPlain && isSame && before.entry.kind === 'play' && before.entry.recorded_at === entry.recorded_at)
      follows.set(entry.id, before.entry.id)
  }
  return follows
}

function contentOf(family: RecordedFamily, values: StoredRecord): [EntryKind, StoredRecord] {
  switch (family) {
    case 'game_scores':
      return ['score', values]
    case 'game_sportsmanship_scores':
      return ['spirit', { ...values, replaces: null }]
    case 'events':
      return ['play', { ...playOf(Number(values.type), {}), ...values, replaces: null }]
  }
}

function make(
  gameId: number,
  counter: number,
  time: string,
  name: string,
  kind: EntryKind,
  data: StoredRecord,
): Entry {
  return entryShape.parse({
    id: uuid(name, NAMESPACE),
    game_id: gameId,
    device_id: OFFICE,
    counter,
    after: null,
    recorded_at: time,
    recorded_by: 'import',
    kind,
    data,
  })
}

const moment = (time: unknown, zone: string): string =>
  withOffset(typeof time === 'string' ? time : '1970-01-01T00:00:00', zone)
