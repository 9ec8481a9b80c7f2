import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST, pageName } from '../../../server/tools/import/exported-folder.ts'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { ultimatePlays } from '../../../shared-schema/sports/ultimate/plays.ts'

const PAGE = 500
/** A game of these, in a season of so many games among so many teams: about what a club league records. */
export const PLAYS_OF_GAME = 100
const GAMES = 400
const TEAMS = 20
const PLAYERS = 15

const own = { stored: { owner_id: 1 } }
const numbers = (many: number): number[] => Array.from({ length: many }, (_, index) => index + 1)

/**
 * Writes an export of a league in which this many plays were recorded, page by page.
 * @param plays a multiple of `PLAYS_OF_GAME`
 */
export async function writeExport(folder: string, plays: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const games = plays / PLAYS_OF_GAME
  const seasons = Math.ceil(games / GAMES)
  const teams = seasons * TEAMS
  await write('organizations', 1, id => [{ id, name: 'Generated', is_public: true, ...own }])
  await write('leagues', 1, id => [{ id, name: 'League', organization_id: 1, sport: 'ultimate', ...own }])
  await write('seasons', seasons, id => [{ id, name: `Season ${id}`, league_id: 1, ...own }])
  await write('teams', teams, id => [{ id, name: `Team ${id}`, season_id: Math.ceil(id / TEAMS), ...own }])
  await write('players', teams * PLAYERS, id => [{ id, first_name: 'Player', last_name: String(id), ...own }])
  await write('team_players', teams * PLAYERS, id => [
    { team_id: Math.ceil(id / PLAYERS), player_id: id, number: id % PLAYERS, ...own },
  ])
  await write('games', games, id => [
    { id, season_id: seasonOf(id), start_time: '2026-06-01T10:00:00+00:00', ...teamsOf(id), ...own },
  ])
  await write('entries', games, entriesOf)
  await writeFile(
    join(folder, MANIFEST),
    JSON.stringify({ format: 1, organization_id: null, last_change: 0, is_whole: true }),
  )

  async function write(part: string, many: number, of: (id: number) => object[]): Promise<void> {
    let page = 0
    let waiting: object[] = []
    for (const id of numbers(many)) {
      waiting.push(...of(id))
      while (waiting.length >= PAGE || (id === many && waiting.length > 0)) {
        await writeFile(
          join(folder, pageName(part, ++page)),
          `{"objects":[\n${waiting
            .slice(0, PAGE)
            .map(object => JSON.stringify(object))
            .join(',\n')}\n]}\n`,
        )
        waiting = waiting.slice(PAGE)
      }
    }
  }
}

const seasonOf = (game: number): number => Math.ceil(game / GAMES)

function teamsOf(game: number) {
  const first = (seasonOf(game) - 1) * TEAMS + 1
  return { team_1_id: first + (game % TEAMS), team_2_id: first + ((game + 1 + (game % 7)) % TEAMS) }
}

/** A goal with every fifth play, a pass with all others, and the final score. */
function entriesOf(game: number): object[] {
  const { team_1_id, team_2_id } = teamsOf(game)
  const entry = (counter: number, kind: string, data: object) => ({
    id: `${String(game).padStart(8, '0')}-0000-7000-8000-${String(counter).padStart(12, '0')}`,
    game_id: game,
    device_id: OFFICE,
    counter,
    after: null,
    recorded_at: '2026-06-01T10:00:00Z',
    recorded_by: 'Bench',
    kind,
    data,
    stored: { received_at: '2026-06-01T10:00:00Z' },
  })
  const plays = numbers(PLAYS_OF_GAME).map(counter => {
    const team = counter % 2 === 0 ? team_1_id : team_2_id
    const player = (team - 1) * PLAYERS + 1
    return entry(
      counter,
      'play',
      playOf(counter % 5 === 0 ? ultimatePlays.goal : ultimatePlays.pass, {
        player_1_id: player + (counter % PLAYERS),
        player_1_team_id: team,
        player_2_id: player + ((counter + 1) % PLAYERS),
        player_2_team_id: team,
      }),
    )
  })
  return [...plays, entry(PLAYS_OF_GAME + 1, 'status', { status: 'final' })]
}
