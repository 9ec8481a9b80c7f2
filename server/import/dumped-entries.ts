import { v5 as uuid } from 'uuid'
import { entry as entryShape, OFFICE, playOf, type Entry, type EntryKind } from '../../shared-schema/replication/entry.ts'
import { scopeOfGame, type Scope } from '../../shared-schema/replication/scope.ts'
import type { Family } from '../../shared-schema/resources/index.ts'
import { withOffset } from '../../shared-schema/resources/time.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { ParsedRecord } from './parse-records.ts'

/** An entry made of a dumped record, and the row that must keep its id. */
export interface DumpedEntry {
  readonly entry: Entry
  readonly row: { readonly family: 'game_scores' | 'game_sportsmanship_scores' | 'events'; readonly values: Stored } | null
}

/** Names the entries of imports: the same record gives the same entry, so a second import adds nothing. */
const NAMESPACE = '6a1f1bd2-7a8e-5d0c-9c55-0f5a3f1c7b01'

/**
 * What a dump tells of its games, as entries of the office: its events, scores and spirit scores in
 * the order of their times, and for a game whose own score is none of these a score of its own.
 */
export function recordedEntries(records: ReadonlyMap<Family, readonly ParsedRecord[]>): Map<Scope, DumpedEntry[]> {
  const scopes = new Map<Scope, DumpedEntry[]>()
  for (const game of records.get('games') ?? []) {
    const gameId = Number(game.values.id)
    const recorded = [
      ...rowsOf(records, 'events', gameId), ...rowsOf(records, 'game_scores', gameId), ...rowsOf(records, 'game_sportsmanship_scores', gameId),
    ].sort((a, b) => a.time.localeCompare(b.time))
    const entries = recorded.map(({ family, values, time }, index): DumpedEntry => ({
      entry: make(gameId, index + 1, time, `${family}/${String(values.id)}`, ...contentOf(family, values)),
      row: { family, values },
    }))
    const own = ownScore(game, entries)
    if (own) {
      const name = `games/${gameId}/${own.team_1_score}-${own.team_2_score}${own.is_final ? ' final' : ''}`
      entries.push({ entry: make(gameId, entries.length + 1, utc(game.values.start_time), name, 'score', own), row: null })
    }
    const scope = scopeOfGame({
      tournament_id: typeof game.values.tournament_id === 'number' ? game.values.tournament_id : null, season_id: Number(game.values.season_id),
    })
    if (entries.length > 0) scopes.set(scope, [...scopes.get(scope) ?? [], ...entries])
  }
  return scopes
}

type RowFamily = 'game_scores' | 'game_sportsmanship_scores' | 'events'

function rowsOf(records: ReadonlyMap<Family, readonly ParsedRecord[]>, family: RowFamily, gameId: number) {
  return (records.get(family) ?? [])
    .filter(({ values }) => values.game_id === gameId)
    .map(({ values }) => ({ family, values, time: utc(values.time ?? values.time_created) }))
}

function contentOf(family: RowFamily, values: Stored): [EntryKind, Stored] {
  switch (family) {
    case 'game_scores':
      return ['score', values]
    case 'game_sportsmanship_scores':
      return ['spirit', { ...values, replaces: null }]
    case 'events':
      return ['play', { ...playOf(Number(values.type), {}), ...values, replaces: null }]
  }
}

/** The score that the game itself shows, unless the last of its score records says the same. */
function ownScore({ values, source }: ParsedRecord, entries: readonly DumpedEntry[]) {
  const [team_1_score, team_2_score] = [Number(source.body.team_1_score ?? 0), Number(source.body.team_2_score ?? 0)]
  // A final score shows in the winner. Early bodies have no winner key: there any score was a final one.
  const is_final = 'winner_id' in source.body ? source.body.winner_id !== null : team_1_score + team_2_score > 0
  if (!is_final && team_1_score + team_2_score === 0) return undefined
  const last = entries.flatMap(({ entry }) => (entry.kind === 'score' ? [entry.data] : [])).at(-1)
  if (last && last.team_1_score === team_1_score && last.team_2_score === team_2_score && last.is_final === is_final) return undefined
  if (values.team_1_id === null || values.team_2_id === null) return undefined
  return { team_1_score, team_2_score, is_final, game_sets: [], what_happened: '' }
}

function make(gameId: number, counter: number, time: string, name: string, kind: EntryKind, data: Stored): Entry {
  return entryShape.parse({
    id: uuid(name, NAMESPACE), game_id: gameId, device_id: OFFICE, counter, after: null,
    recorded_at: time, recorded_by: 'import', kind, data,
  })
}

const utc = (time: unknown): string => withOffset(typeof time === 'string' ? time : '1970-01-01T00:00:00', 'UTC')
