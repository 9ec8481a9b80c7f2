import fc from 'fast-check'
import type { Sport } from '../../../shared-schema/sports/index.ts'
import { objectsIn, type Body, type Client } from '../../rest/client.ts'

/** How a game goes: not at all, under way, over, or forfeited; most of those with few points are draws. */
const outcome = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'unplayed' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('live' as const), one: fc.nat(3), two: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('final' as const),
      one: fc.nat(2),
      two: fc.nat(2),
      isTakenBack: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forfeit' as const), side: fc.constantFrom(1, 2) }) },
)

const play = fc.record({
  type: fc.constantFrom(80, 81, 91, 94),
  side: fc.constantFrom(1, 2),
  isNamed: fc.boolean(),
  isLate: fc.boolean(),
})

const league = fc.record({
  sport: fc.constantFrom<Sport>('ultimate', 'soccer', 'volleyball', 'ice hockey'),
  teams: fc.integer({ min: 3, max: 5 }),
  hasPool: fc.boolean(),
  bracket: fc.option(
    fc.constantFrom('single elimination', 'double elimination', 'consolation', 'full placement'),
  ),
  swissRounds: fc.array(fc.constantFrom('live', 'hidden'), { maxLength: 2 }),
  isWithdrawn: fc.boolean(),
  /** Taken in turns by the games. */
  outcomes: fc.array(outcome, { minLength: 1, maxLength: 5 }),
  plays: fc.array(play, { maxLength: 3 }),
  spirit: fc.option(fc.nat(4)),
  events: fc.array(fc.constantFrom(1001, 1002, 1003, 1005), { maxLength: 2 }),
})

/** The leagues of an organization each. */
export const world = fc.array(league, { minLength: 1, maxLength: 2 })
export type World = typeof world extends fc.Arbitrary<infer W> ? W : never
type League = World[number]

/** Makes the leagues through the interface. @returns their organizations */
export async function makeWorld(office: Client, leagues: World): Promise<number[]> {
  const organizations: number[] = []
  for (const one of leagues) organizations.push(await makeLeague(office, one))
  return organizations
}

async function makeLeague(
  office: Client,
  { sport, teams, hasPool, bracket, swissRounds, events, ...played }: League,
): Promise<number> {
  const organization_id = (
    await office.make('organizations', { name: `Organization of ${sport}`, is_public: true })
  ).id
  const league_id = (await office.make('leagues', { name: sport, organization_id, sport })).id
  const season_id = (await office.make('seasons', { name: '2026', league_id })).id
  const tournament_id = (
    await office.make('tournaments', { name: 'Cup', season_id, timezone: 'America/New_York' })
  ).id
  const event_site_id = (await office.make('event_sites', { name: 'Meadow', tournament_id })).id
  await office.make('game_sites', { name: 'Field 1', event_site_id, opens_at: '09:00' })
  const entered: { id: number; player: number }[] = []
  for (let seed = 1; seed <= teams; seed++) {
    const { id } = await office.make('teams', { name: `Team ${seed}`, season_id })
    const player = (
      await office.make('players', { first_name: 'Ann', last_name: `Of ${seed}`, organization_id })
    ).id
    await office.post('/team_players/', { team_id: id, player_id: player, number: seed })
    await office.post('/tournament_teams/', { tournament_id, team_id: id, seed })
    entered.push({ id, player })
  }
  const team_ids = entered.map(({ id }) => id)
  if (hasPool)
    await office.make('pools', {
      name: 'A',
      tournament_id,
      team_ids,
      start_time: '2026-06-06T10:00',
      time_between_rounds: 60,
      generate_matchups: true,
    })
  for (const [index, visibility] of swissRounds.entries())
    await office.make('swiss_rounds', { tournament_id, visibility, start_time: `2026-06-07T1${index}:00` })
  if (bracket !== null)
    await office.make('brackets', {
      name: 'Finals',
      tournament_id,
      team_ids,
      kind: bracket,
      start_time: '2026-06-08T10:00',
      time_between_rounds: 90,
    })
  await office.make('games', {
    season_id,
    team_1_id: team_ids[0],
    team_2_id: team_ids[1],
    start_time: '2026-05-01T10:00:00Z',
  })
  for (const type of events)
    await office.make('events', {
      type,
      name: 'Meeting',
      start_time: '2026-03-01T18:00:00-05:00',
      season_id,
      team_ids: team_ids.slice(0, 1),
    })
  await playGames(office, season_id, new Map(entered.map(({ id, player }) => [id, player])), played)
  if (played.isWithdrawn)
    await office.put(`/tournament_teams/${tournament_id}/${team_ids.at(-1)}/`, { status: 'withdrawn' })
  return organization_id
}

/** Plays the games in the order of their times: a winner may play in a later one. */
async function playGames(
  office: Client,
  season_id: number,
  playerOf: ReadonlyMap<number, number>,
  { outcomes, plays, spirit }: Pick<League, 'outcomes' | 'plays' | 'spirit'>,
): Promise<void> {
  const listed = (await office.list(`/games/?season_id=${season_id}&order_by=[start_time,id]&limit=200`))
    .objects
  for (const [index, { id }] of listed.entries()) {
    const game = (await office.get(`/games/${String(id)}/`)).body
    const end = outcomes[index % outcomes.length]
    if (
      !end ||
      end.kind === 'unplayed' ||
      game.team_1_id === null ||
      game.team_2_id === null ||
      game.status !== 'scheduled'
    )
      continue
    const record = async (isLate: boolean): Promise<void> => {
      for (const one of plays.filter(play => play.isLate === isLate))
        await office.post('/events/', playBody(game, one, playerOf))
    }
    await record(false)
    await report(office, game, end)
    await record(true)
    if (spirit !== null)
      await office.post('/game_sportsmanship_scores/', {
        game_id: id,
        team_1_score: [2, 2, spirit, 1, 2],
        team_2_comment: 'Fair',
      })
  }
}

function playBody(
  { id, ...game }: Body,
  { type, side, isNamed }: League['plays'][number],
  playerOf: ReadonlyMap<number, number>,
): Body {
  const team = Number(game[`team_${side}_id`])
  const who = type < 90 ? { player_1_team_id: team, ...(isNamed && { player_1_id: playerOf.get(team) }) } : {}
  return { game_id: id, type, ...who, ...(type === 91 && { int_1: team }) }
}

async function report(
  office: Client,
  { id, ...game }: Body,
  end: Exclude<League['outcomes'][number], { kind: 'unplayed' }>,
): Promise<void> {
  if (end.kind === 'forfeit') {
    await office.make('game_scores', {
      game_id: id,
      forfeit_team_ids: [game[`team_${end.side}_id`]],
      forfeit_reason: 'no show',
    })
    return
  }
  await office.make('game_scores', {
    game_id: id,
    team_1_score: end.one,
    team_2_score: end.two,
    is_final: end.kind === 'final',
    what_happened: 'Reported',
  })
  if (end.kind !== 'final' || !end.isTakenBack) return
  const [last] = objectsIn(
    (await office.list(`/game_scores/?game_id=${String(id)}&order_by=[-id]&limit=1`)).objects,
  )
  await office.delete(`/game_scores/${String(last?.id)}/`)
}
