import { basename, extname } from 'node:path'
import type { Kysely } from 'kysely'
import { v5 as uuid } from 'uuid'
import { entry as entryShape, type Entry, type EntryKind, type EntryOf, type Play } from '../../shared-schema/replication/entry.ts'
import type { Database } from '../database/schema.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { operator } from '../league/author.ts'
import { recordEntries } from '../league/record-entries.ts'
import { settleGame } from '../league/settle.ts'
import { ImportError } from './import-error.ts'
import { counting, type Progress } from './progress.ts'
import { readUltianalytics, type ExportedGame } from './read-ultianalytics.ts'
import { UltianalyticsSeason } from './ultianalytics-season.ts'
import { playFrom, substitutions, type Sheet } from './ultianalytics-plays.ts'

/** Names what an import makes, so that a second import of the same file finds it. */
const NAMESPACE = '0d8f7f5e-3f0c-5a35-8f0b-9d1d6c1a2e02'

/**
 * Imports an UltiAnalytics CSV export: a season named after the file, with the team's roster, its
 * opponents, a tournament for each that the file names, and the games with their plays. One
 * transaction: all of it or nothing. Importing the same file again changes nothing.
 * @throws ImportError naming file and line of a row that does not fit
 */
export async function importUltianalytics(db: Kysely<Database>, path: string, progress: Progress): Promise<void> {
  const file = basename(path)
  const games = await readUltianalytics(path)
  await transaction(db, async tx => {
    const season = await UltianalyticsSeason.find(tx, basename(path, extname(path)))
    await season.addPlayers(namesIn(games))
    const report = counting(progress, 'games', games.length, 5)
    for (const [index, game] of games.entries()) {
      await importGame(tx, season, file, game)
      report(index + 1)
    }
  })
  progress(`plays: ${games.reduce((sum, game) => sum + game.plays.length, 0)}`)
}

async function importGame(tx: Tx, season: UltianalyticsSeason, file: string, game: ExportedGame): Promise<void> {
  const name = `${season.name}/${game.start}/${game.tournament}/${game.opponent}`
  const claim = uuid(`${name}/0`, NAMESPACE)
  if (await tx.selectFrom('entries').select('id').where('id', '=', claim).executeTakeFirst()) return
  const them = await season.team(game.opponent)
  const place = await season.gameBetween(game, them)
  const sheet: Sheet = { us: season.team_id, them, playerId: player => season.playerId(player) }

  const start = Date.parse(`${game.start}Z`)
  const entries: Entry[] = []
  const add = <K extends EntryKind>(kind: K, data: EntryOf<K>['data'], seconds: number): void => {
    const counter = entries.length + 1
    entries.push(entryShape.parse({
      kind, data,
      id: uuid(`${name}/${entries.length}`, NAMESPACE), game_id: place.game_id, device_id: uuid(name, NAMESPACE), counter, after: null,
      recorded_at: new Date(start + seconds * 1000).toISOString(), recorded_by: 'UltiAnalytics',
    }))
  }
  add('claim', { term: 1 }, 0)
  add('status', { status: 'live' }, 0)
  for (const { play, seconds } of playsOf(game, sheet, file)) add('play', play, seconds)
  add('status', { status: 'final' }, game.plays.at(-1)?.elapsedSeconds ?? 0)
  await recordEntries(tx, place.scope, entries, operator)
  await settleGame(tx, place.game_id)
}

function* playsOf(game: ExportedGame, sheet: Sheet, file: string): Generator<{ play: Play; seconds: number }> {
  let line: readonly string[] = []
  for (const exported of game.plays) {
    const play = playFrom(exported, sheet)
    if (play === null) throw new ImportError(file, exported.line, `has the action "${exported.event} ${exported.action}", which is not known`)
    for (const substitution of substitutions(line, exported.onField, sheet)) yield { play: substitution, seconds: exported.elapsedSeconds }
    line = exported.onField
    if (play) yield { play, seconds: exported.elapsedSeconds }
  }
}

function namesIn(games: readonly ExportedGame[]): string[] {
  const names = games.flatMap(({ plays }) => plays.flatMap(play => [...play.onField, play.passer, play.receiver, play.defender]))
  return [...new Set(names)].filter((name): name is string => name !== null && name !== 'Anonymous')
}

