import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/database/connection.ts'
import { importUltianalytics } from '../../../server/tools/import/import-ultianalytics.ts'
import { openTestDatabase, postgresDatabases } from '../../support/database.ts'

const header =
  'Date/Time,Tournamemnt,Opponent,Our Score - End of Point,Their Score - End of Point,Event Type,Action,Passer,Receiver,Defender,Elapsed Time (secs),Player 0,Player 1'

describe('an UltiAnalytics export', () => {
  const freshDatabaseUrl = postgresDatabases()
  let database: OpenDatabase
  let folder: string
  beforeAll(async () => {
    database = await openTestDatabase(await freshDatabaseUrl())
    folder = await mkdtemp(join(tmpdir(), 'sideline-import-'))
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  /** A row of a game against Foes on a day of its own. */
  const row = (start: string, score: readonly [number, number], play: string) =>
    `${start},,Foes,${score.join()},${play},10,Ann,Bob`

  async function imported(name: string, rows: readonly string[], skipUnknown?: boolean) {
    const path = join(folder, `${name}.csv`)
    await writeFile(path, [header, ...rows].join('\n'))
    const said: string[] = []
    await importUltianalytics(
      database.db,
      path,
      message => said.push(message),
      skipUnknown === undefined ? undefined : { skipUnknown },
    )
    const games = await database.db
      .selectFrom('games')
      .innerJoin('teams', 'teams.id', 'games.team_1_id')
      .select([
        'games.id',
        'start_time',
        'team_1_id',
        'team_2_id',
        'team_1_score',
        'team_2_score',
        'games.status',
      ])
      .where('teams.name', '=', name)
      .orderBy('start_time')
      .execute()
    const plays = await database.db
      .selectFrom('events')
      .selectAll()
      .where(
        'game_id',
        'in',
        games.map(({ id }) => id),
      )
      .where('type', '<', 80)
      .orderBy('ordinal_number')
      .execute()
    const stops = await database.db
      .selectFrom('events')
      .selectAll()
      .where(
        'game_id',
        'in',
        games.map(({ id }) => id),
      )
      .where('type', '>', 90)
      .orderBy('ordinal_number')
      .execute()
    return { games, plays, stops, said: said.join('\n') }
  }

  test('of a league with quarters and of a game with positions is imported whole, the opponents without names', async () => {
    const at = (score: readonly [number, number], play: string) => row('2019-06-30 18:00', score, play)
    const {
      games: [game],
      plays,
      stops,
      said,
    } = await imported('Whole', [
      at([1, 0], 'Offense,OpponentPull,,,'),
      at([1, 0], 'Offense,PickupDisc,Ann,,'),
      at([1, 0], 'Offense,Goal,Ann,Bob,'),
      at([1, 1], 'Defense,PullBegin,,,Ann'),
      at([1, 1], 'Defense,Pull,,,Ann'),
      at([1, 1], 'Defense,OpponentCatch,,,'),
      at([1, 1], 'Defense,Goal,,,'),
      at([1, 1], 'Cessation,EndOfFirstQuarter,,,'),
      at([1, 1], 'Offense,OpponentPullOb,,,'),
      at([1, 1], 'Cessation,Timeout,,,'),
      at([1, 1], 'Offense,Throwaway,Ann,,'),
      at([1, 1], 'Cessation,EndOfFourthQuarter,,,'),
      at([2, 1], 'Offense,Goal,Bob,Ann,'),
      at([2, 1], 'Cessation,EndOfOvertime,,,'),
      at([2, 1], 'Cessation,GameOver,,,'),
    ])
    const [us, them] = [game?.team_1_id, game?.team_2_id]
    expect(game).toMatchObject({ team_1_score: 2, team_2_score: 1, status: 'final' })
    expect(plays.map(play => [play.type, play.player_1_team_id])).toEqual([
      [1, them],
      [10, us],
      [22, us],
      [1, us],
      [21, them],
      [22, them],
      [5, them],
      [32, us],
      [22, us],
    ])
    expect(
      plays
        .filter(play => play.player_1_team_id === them)
        .every(play => play.player_1_id === null && play.player_2_id === null),
    ).toBe(true)
    expect(stops.map(({ type, int_1 }) => [type, int_1])).toEqual([
      [95, null],
      [91, us],
      [94, null],
      [94, null],
      [98, null],
    ])
    expect(said).not.toContain('counted')
  })

  test('counts the point that runs when the game is over for those who play it, and none where none runs', async () => {
    const at = (start: string, play: string) => row(start, [1, 0], play)
    const goal = (start: string) => at(start, 'Offense,Goal,Ann,Bob,')
    const over = (start: string) => at(start, 'Cessation,GameOver,,,')
    const pointsIn = async (name: string, rows: readonly string[]) => {
      const { games } = await imported(name, rows)
      const lines = await database.db
        .selectFrom('stat_lines')
        .select('counters')
        .where('level', '=', 'game')
        .where('subject', '=', 'player')
        .where('game_id', '=', games[0]?.id ?? 0)
        .execute()
      return lines.map(({ counters }) => counters.points_played)
    }
    const [one, other] = ['2019-07-01 18:00', '2019-07-02 18:00']
    expect(await pointsIn('Last', [goal(one), at(one, 'Offense,Catch,Ann,Bob,'), over(one)])).toEqual([2, 2])
    expect(await pointsIn('None', [goal(other), over(other)])).toEqual([1, 1])
  })

  test('with an action that is new is refused, or imported without it where that is asked for, which is said', async () => {
    const rows = [
      row('2019-06-30 18:00', [1, 0], 'Offense,Fumble,Ann,Bob,'),
      row('2019-06-30 18:00', [1, 0], 'Offense,Goal,Ann,Bob,'),
    ]
    await expect(imported('New', rows)).rejects.toThrow(
      'New.csv, line 2: has the action "Offense Fumble", which is not known. With --skip-unknown the rest is imported',
    )
    const { games, said } = await imported('New', rows, true)
    expect(games).toMatchObject([{ team_1_score: 1, team_2_score: 0 }])
    expect(said).toContain('Left out: 1 × "Offense Fumble", which is not known (line 2)')
  })

  test('with a misspelt event type is refused like one with a new action, or imported without the row', async () => {
    const rows = [
      row('2019-06-30 18:00', [1, 0], 'Offense,Goal,Ann,Bob,'),
      row('2019-06-30 18:00', [1, 0], 'Cessastion,GameOver,,,'),
    ]
    await expect(imported('Misspelt', rows)).rejects.toThrow(
      'Misspelt.csv, line 3: has the action "Cessastion GameOver", which is not known. With --skip-unknown the rest is imported',
    )
    const { games, said } = await imported('Misspelt', rows, true)
    expect(games).toMatchObject([{ team_1_score: 1, team_2_score: 0 }])
    expect(said).toContain('Left out: 1 × "Cessastion GameOver", which is not known (line 3)')
  })

  test('that went through a spreadsheet has its dates read with the month first', async () => {
    const { games } = await imported('Sheet', [
      row('6/30/2019 0:00', [1, 0], 'Offense,Goal,Ann,Bob,'),
      row('12/1/19 14:05', [0, 1], 'Defense,Goal,,,'),
    ])
    expect(games.map(({ start_time }) => start_time.slice(0, 16))).toEqual([
      '2019-06-30T00:00',
      '2019-12-01T14:05',
    ])
  })

  test('with a date that contradicts this is refused', async () => {
    await expect(
      imported('Days', [
        row('6/30/2019 0:00', [1, 0], 'Offense,Goal,Ann,Bob,'),
        row('30/6/2019 0:00', [1, 0], 'Offense,Goal,Ann,Bob,'),
      ]),
    ).rejects.toThrow('Days.csv, line 3: Date/Time must be a date and time')
  })

  test('that counted another score than its plays come to names the game', async () => {
    const { said } = await imported('Miscounted', [row('2019-06-30 18:00', [2, 0], 'Offense,Goal,Ann,Bob,')])
    expect(said).toContain('Foes, 2019-06-30 18:00: the export counted 2–0, its plays come to 1–0')
  })
})
