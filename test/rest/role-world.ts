import { isFamily, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Body, Client } from './client.ts'
import { ownValues } from './own-values.ts'

/** An organization with one record of every family, and a second game elsewhere, to try roles on. */
export interface World {
  readonly organization: number
  readonly tournament: number
  readonly game: number
  /** Of each kind of place one where the game is, and one where it is not. */
  readonly places: Readonly<
    Record<'tournament' | 'event_site' | 'game_site' | 'game' | 'team', readonly [number, number]>
  >
  /** The address of a record; of a fresh one if it is to be deleted. */
  pathFor(family: string, fresh: boolean): Promise<string>
  /** The values for creating one more record. */
  valuesFor(family: string): Promise<Body>
  changeOf(family: string): Body
}

/** @param kind 'closed', 'public organization' or 'public tournament' */
export async function makeWorld(owner: Client, kind: string): Promise<World> {
  const make = async (family: string, values: Body) => (await owner.make(family, values)).id
  const organization = await make('organizations', {
    name: `World, ${kind}`,
    is_public: kind === 'public organization',
  })
  const league = await make('leagues', { name: 'League', organization_id: organization })
  const season = await make('seasons', { name: '2026', league_id: league })
  const time = '2026-06-01T10:00:00+02:00'

  const meet = await make('meets', { name: 'Windmill', organization_id: organization })

  const official = await make('officials', { name: 'Ada', organization_id: organization })

  async function makeTournament(isPublic: boolean) {
    const tournament = await make('tournaments', {
      ...{ name: 'Cup', season_id: season, meet_id: meet, is_public: isPublic },
    })
    const team = await makeTeam(tournament)
    const opponent = await makeTeam(tournament)
    const pool = await make('pools', { name: 'A', tournament_id: tournament, team_ids: [team, opponent] })
    const poolRound = await make('pool_rounds', { pool_id: pool })
    const eventSite = await make('event_sites', { name: 'Park', tournament_id: tournament })
    const gameSite = await make('game_sites', { name: 'Field 1', event_site_id: eventSite })
    const game = await makeGame({ tournament, team, opponent, poolRound, gameSite })
    return { tournament, team, opponent, pool, poolRound, eventSite, gameSite, game }
  }

  async function makeTeam(tournament: number): Promise<number> {
    const team = await make('teams', { name: 'Team', season_id: season })
    await owner.make('tournament_teams', { tournament_id: tournament, team_id: team })
    return team
  }

  const makeGame = (at: {
    tournament: number
    team: number
    opponent: number
    poolRound: number
    gameSite: number
  }) =>
    make('games', {
      season_id: season,
      tournament_id: at.tournament,
      pool_round_id: at.poolRound,
      game_site_id: at.gameSite,
      start_time: time,
      team_1_id: at.team,
      team_2_id: at.opponent,
    })

  const there = await makeTournament(kind === 'public tournament')
  const elsewhere = await makeTournament(false)
  const onRoster = async (): Promise<number> => {
    const player = await make('players', { first_name: 'Ada', organization_id: organization })
    await owner.make('team_players', { team_id: there.team, player_id: player })
    return player
  }
  const player = await onRoster()
  const play = { game_id: there.game, type: 22, player_2_id: player, player_2_team_id: there.team }

  const ids = {
    organizations: organization,
    leagues: league,
    seasons: season,
    tournaments: there.tournament,
    teams: there.team,
    event_sites: there.eventSite,
    pools: there.pool,
    pool_rounds: there.poolRound,
    games: there.game,
    officials: official,
  }

  async function valuesFor(kind: string): Promise<Body> {
    if (kind === 'events: plays') return play
    const family = familyOf(kind)
    const values = ownValues(family, {
      ids,
      secondTeam: there.opponent,
      freeTeam: family === 'tournament_teams' ? await make('teams', { name: 'New', season_id: season }) : 0,
      freePlayer:
        family === 'team_players'
          ? await make('players', { first_name: 'New', organization_id: organization })
          : 0,
    })
    // The first team's side has given its score already.
    return family === 'game_sportsmanship_scores'
      ? { game_id: there.game, team_2_score: '[2,2,2,2,2]' }
      : values
  }

  /**
   * Where a record of its own lets itself be read by a public tournament, it must be one of that
   * tournament's.
   */
  const standing: Readonly<Record<string, string>> = {
    organizations: `/organizations/${organization}/`,
    leagues: `/leagues/${league}/`,
    seasons: `/seasons/${season}/`,
    players: `/players/${player}/`,
    teams: `/teams/${there.team}/`,
    team_players: `/team_players/${there.team}/${player}/`,
    meets: `/meets/${meet}/`,
    officials: `/officials/${official}/`,
    tournaments: `/tournaments/${there.tournament}/`,
    tournament_teams: `/tournament_teams/${there.tournament}/${there.team}/`,
    event_sites: `/event_sites/${there.eventSite}/`,
    game_sites: `/game_sites/${there.gameSite}/`,
    pools: `/pools/${there.pool}/`,
    pool_rounds: `/pool_rounds/${there.poolRound}/`,
    games: `/games/${there.game}/`,
    statistics: `/stats/ultimate/team_stats_per_tournament/?tournament_ids=[${there.tournament}]`,
    audit: `/audit/?family=games&record=${there.game}`,
    devices: `/devices/?tournament_id=${there.tournament}`,
    verdicts: `/verdicts/?tournament_id=${there.tournament}`,
  }
  const made = new Map<string, string>()
  await owner.make('events', play)
  await owner.make('game_officials', { game_id: there.game, role: 'observer', official_id: official })
  // The other side's spirit score, without which nobody else may read this one.
  await owner.make('game_sportsmanship_scores', { game_id: there.game, team_1_score: '[2,2,2,2,2]' })

  return {
    organization,
    tournament: there.tournament,
    game: there.game,
    valuesFor,
    places: {
      tournament: [there.tournament, elsewhere.tournament],
      event_site: [there.eventSite, elsewhere.eventSite],
      game_site: [there.gameSite, elsewhere.gameSite],
      game: [there.game, elsewhere.game],
      team: [there.team, elsewhere.team],
    },
    async pathFor(family, fresh) {
      // Another organization would be another world: it is changed and removed by those who have roles in it.
      if (family === 'organizations' && fresh) return `/organizations/${organization}/`
      const known = standing[family] ?? made.get(family)
      if (!fresh && known !== undefined) return known
      const { resource_uri } = await owner.make(familyOf(family), await valuesFor(family))
      if (!fresh) made.set(family, String(resource_uri))
      return String(resource_uri)
    },
    changeOf: kind =>
      kind !== 'events: plays' && 'name' in resourceOf(familyOf(kind)).fields ? { name: 'Changed' } : {},
  }
}

/** The family of a row of the table: `events: plays` are events. */
function familyOf(kind: string): Family {
  const [family = ''] = kind.split(':')
  if (!isFamily(family)) throw new Error(`${family} is no family`)
  return family
}
