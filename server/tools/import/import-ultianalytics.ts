import { basename, extname } from 'node:path'
import type { Kysely } from 'kysely'
import { v5 as uuid } from 'uuid'
import { entry as entryShape, type Entry, type EntryOf } from '../../../shared-schema/replication/entry.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { EntryKind } from '../../../shared-schema/replication/entry-kinds.ts'
import type { Database } from '../../database/schema.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { operator } from '../../access/author.ts'
import { recordEntries } from '../../games/entries/record-entries.ts'
import { settleGame } from '../../games/settle.ts'
import { ImportError } from './import-error.ts'
import { counting, type Progress } from './progress.ts'
import { readUltianalytics, type ExportedGame } from './read-ultianalytics.ts'
import { UltianalyticsSeason } from './ultianalytics-season.ts'
import { playFrom, substitutions, type Sheet } from './ultianalytics-plays.ts'

/** Namespace of the ids that an import makes, so that a second import of the same file finds them. */
const NAMESPACE = '0d8f7f5e-3f0c-5a35-8f0b-9d1d6c1a2e02'

/** Options of an import. */
interface Options {
  /** Leaves out plays with an unknown action, and lists them; otherwise such a play is an error. */
  readonly skipUnknown: boolean
}

/**
 * Imports an UltiAnalytics CSV export: a season named after the file, with the team's roster, its opponents,
 * a tournament for each one in the file, and the games with their plays. One transaction: all of it or
 * nothing. Importing the same file again changes nothing. Games whose score in the export differs from their
 * plays are reported.
 * @throws ImportError naming file and line of a row that does not fit
 */
export async function importUltianalytics(
  db: Kysely<Database>,
  path: string,
  progress: Progress,
  { skipUnknown }: Options = { skipUnknown: false },
): Promise<void> {
  const file = basename(path)
  const games = await readUltianalytics(path)
  sayLeftOut(games, file, skipUnknown, progress)
  await transaction(db, async tx => {
    const season = await UltianalyticsSeason.find(tx, basename(path, extname(path)))
    await season.addPlayers(namesIn(games))
    const report = counting(progress, 'games', games.length, 5)
    for (const [index, game] of games.entries()) {
      await importGame(tx, season, game, progress)
      report(index + 1)
    }
  })
  progress(`plays: ${games.reduce((sum, game) => sum + game.plays.length, 0)}`)
}

/** @throws ImportError for a play with an unknown action, unless these are skipped */
function sayLeftOut(
  games: readonly ExportedGame[],
  file: string,
  skipUnknown: boolean,
  progress: Progress,
): void {
  const nobody: Sheet = { us: 1, them: 2, playerId: () => null }
  const unknown = games.flatMap(({ plays }) => plays.filter(play => playFrom(play, nobody) === null))
  for (const [action, plays] of groupBy(unknown, play => `${play.event} ${play.action}`)) {
    const [first] = plays
    if (!skipUnknown)
      throw new ImportError(
        file,
        first?.line ?? null,
        `has the action "${action}", which is not known. With --skip-unknown the rest is imported`,
      )
    progress(
      `Left out: ${plays.length} × "${action}", which is not known (${plays.length === 1 ? 'line' : 'lines'} ${plays.map(({ line }) => line).join(', ')})`,
    )
  }
}

async function importGame(
  tx: Tx,
  season: UltianalyticsSeason,
  game: ExportedGame,
  progress: Progress,
): Promise<void> {
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
    entries.push(
      entryShape.parse({
        kind,
        data,
        id: uuid(`${name}/${entries.length}`, NAMESPACE),
        game_id: place.game_id,
        device_id: uuid(name, NAMESPACE),
        counter,
        after: null,
        recorded_at: new Date(start + seconds * 1000).toISOString(),
        recorded_by: 'UltiAnalytics',
      }),
    )
  }
  add('claim', { term: 1 }, 0)
  add('status', { status: 'live' }, 0)
  for (const { play, seconds } of playsOf(game, sheet)) add('play', play, seconds)
  add('status', { status: 'final' }, game.plays.at(-1)?.elapsedSeconds ?? 0)
  await recordEntries(tx, place.scope, entries, operator)
  await settleGame(tx, place.game_id)
  const { team_1_score, team_2_score } = await tx
    .selectFrom('games')
    .select(['team_1_score', 'team_2_score'])
    .where('id', '=', place.game_id)
    .executeTakeFirstOrThrow()
  if (game.score && (game.score[0] !== team_1_score || game.score[1] !== team_2_score)) {
    progress(
      `${game.opponent}, ${game.start.slice(0, 16).replace('T', ' ')}: the export counted ${game.score.join('–')}, its plays come to ${team_1_score}–${team_2_score}`,
    )
  }
}

function* playsOf(game: ExportedGame, sheet: Sheet): Generator<{ play: Play; seconds: number }> {
  let line: readonly string[] = []
  for (const exported of game.plays) {
    const play = playFrom(exported, sheet)
    for (const substitution of substitutions(line, exported.onField, sheet))
      yield { play: substitution, seconds: exported.elapsedSeconds }
    line = exported.onField
    if (play) yield { play, seconds: exported.elapsedSeconds }
  }
}

function namesIn(games: readonly ExportedGame[]): string[] {
  const names = games.flatMap(({ plays }) =>
    plays.flatMap(play => [...play.onField, play.passer, play.receiver, play.defender]),
  )
  return [...new Set(names)].filter((name): name is string => name !== null && name !== 'Anonymous')
}
