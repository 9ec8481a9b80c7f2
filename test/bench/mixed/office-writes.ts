import type { Writer } from './writer.ts'

type Writes = Record<string, (writer: Writer) => Promise<void>>

/** Changes of records next to which all others write. */
const changes: Writes = {
  async 'a rename of the organization'(writer) {
    await writer.put(`/organizations/${writer.world.organization}/`, name(writer))
  },
  async 'a rename of a league'(writer) {
    await writer.put(`/leagues/${writer.any(writer.world.leagues)}/`, name(writer))
  },
  async 'a rename of the season'(writer) {
    await writer.put(`/seasons/${writer.world.season}/`, name(writer))
  },
  async 'a season that goes to another league'(writer) {
    await writer.put(`/seasons/${writer.world.season}/`, { league_id: writer.any(writer.world.leagues) })
  },
  async 'a rename of a tournament'(writer) {
    await writer.put(`/tournaments/${writer.tournament().id}/`, name(writer))
  },
  async 'a tournament in another zone'(writer) {
    await writer.put(`/tournaments/${writer.tournament().id}/`, {
      timezone: writer.any(['Europe/Amsterdam', 'America/Chicago']),
    })
  },
  async 'a rename of a team'(writer) {
    await writer.put(`/teams/${writer.any(writer.world.teams).id}/`, name(writer))
  },
  async 'a rename of a player'(writer) {
    await writer.put(`/players/${writer.any(writer.any(writer.world.teams).players)}/`, {
      first_name: `Player ${writer.below(1000)}`,
    })
  },
  async 'a rename of a field'(writer) {
    await writer.put(`/game_sites/${writer.any(writer.world.sites)}/`, name(writer))
  },
  async 'a seed'(writer) {
    const { id, teams } = writer.tournament()
    await writer.put(`/tournament_teams/${id}/${writer.any(teams).id}/`, { seed: writer.below(20) })
  },
  async 'a team that withdraws and is back'(writer) {
    const { id, teams } = writer.tournament()
    const path = `/tournament_teams/${id}/${writer.any(teams).id}/`
    await writer.put(path, { status: 'withdrawn' })
    await writer.put(path, { status: 'playing' })
  },
  async 'a game that is moved'(writer) {
    await writer.put(`/games/${writer.any(writer.tournament().games).id}/`, {
      game_site_id: writer.any(writer.world.sites),
      start_time: `2026-06-13T${10 + writer.below(8)}:00`,
    })
  },
  async 'a game of which somebody knew the version'(writer) {
    const path = `/games/${writer.any(writer.tournament().games).id}/`
    const { headers } = await writer.send('GET', path)
    await writer.send(
      'PUT',
      path,
      { game_site_id: writer.any(writer.world.sites) },
      { 'If-Match': headers.get('etag') ?? '' },
    )
  },
  async 'a preview of a change of teams'(writer) {
    const { games, teams } = writer.tournament()
    const game = writer.any(games)
    await writer.put(`/games/${game.id}/?preview=true`, {
      team_1_id: writer.any(teams.filter(team => team !== game.teams[1])).id,
    })
  },
  async 'other teams in a game of the season'(writer) {
    const one = writer.any(writer.world.teams)
    const two = writer.any(writer.world.teams.filter(team => team !== one))
    await writer.put(`/games/${writer.any(writer.world.seasonGames).id}/`, {
      team_1_id: one.id,
      team_2_id: two.id,
    })
  },
  async 'a plan'(writer) {
    await writer.post(`/tournaments/${writer.tournament().id}/schedule/`, {
      start_time: `2026-06-13T0${8 + writer.below(2)}:00`,
    })
  },
  async 'a preview of a plan'(writer) {
    await writer.post(`/tournaments/${writer.tournament().id}/schedule/?preview=true`, {
      start_time: '2026-06-13T09:00',
    })
  },
  async 'a shift'(writer) {
    await writer.post(`/tournaments/${writer.tournament().id}/shift/`, {
      date: '2026-06-13',
      minutes: writer.any([15, -15]),
    })
  },
  async 'the final standings'(writer) {
    await writer.post(`/tournaments/${writer.tournament().id}/standings/`, {})
  },
}

/** Records that are made and deleted again, so that the world keeps its size. */
const comings: Writes = {
  async 'a team that comes and goes'(writer) {
    const team = await writer.post('/teams/', { season_id: writer.world.season, ...name(writer) })
    await writer.post('/tournament_teams/', { tournament_id: writer.tournament().id, team_id: team.id })
    await writer.delete(`/teams/${team.id}/?cascade=true`)
  },
  async 'a player who comes and goes'(writer) {
    const player = await writer.post('/players/', { first_name: 'Dee' })
    const team = writer.any(writer.world.teams).id
    await writer.post('/team_players/', { team_id: team, player_id: player.id })
    await writer.put(`/team_players/${team}/${player.id}/`, { number: 1 + writer.below(98) })
    await writer.delete(
      writer.any([`/team_players/${team}/${player.id}/`, `/players/${player.id}/?cascade=true`]),
    )
  },
  async 'two players who are one'(writer) {
    const [one, two] = [
      await writer.post('/players/', { first_name: 'Dee' }),
      await writer.post('/players/', { first_name: 'Dee' }),
    ]
    for (const { id } of [one, two])
      await writer.post('/team_players/', { team_id: writer.any(writer.world.teams).id, player_id: id })
    await writer.post(`/players/merge/${one.id}/${two.id}/`, {})
    await writer.delete(`/players/${one.id}/?cascade=true`)
  },
  async 'fields that come and go'(writer) {
    const park = await writer.post('/event_sites/', {
      tournament_id: writer.tournament().id,
      ...name(writer),
    })
    const field = await writer.post('/game_sites/', { event_site_id: park.id, ...name(writer) })
    await writer.put(`/games/${writer.any(writer.tournament().games).id}/`, { game_site_id: field.id })
    await writer.delete(`/event_sites/${park.id}/?cascade=true`)
  },
  async 'a pool game that comes and goes'(writer) {
    const {
      poolRound,
      teams: [one, two],
    } = writer.tournament()
    const game = await writer.post('/games/', {
      pool_round_id: poolRound,
      start_time: '2026-06-13T12:00',
      team_1_id: one?.id,
    })
    await writer.put(`/games/${game.id}/`, { team_2_id: two?.id })
    await writer.post('/game_scores/', {
      game_id: game.id,
      team_1_score: 15,
      team_2_score: writer.below(15),
      is_final: true,
    })
    await writer.delete(`/games/${game.id}/?cascade=true`)
  },
  async 'a pool that comes and goes'(writer) {
    const { id, teams } = writer.tournament()
    const pool = await writer.post('/pools/', {
      tournament_id: id,
      team_ids: teams.map(team => team.id),
      generate_matchups: true,
      start_time: '2026-06-13T12:00',
      ...name(writer),
    })
    await writer.put(`/pools/${pool.id}/`, name(writer))
    await writer.delete(`/pools/${pool.id}/?cascade=true`)
  },
  async 'a pool round that comes and goes'(writer) {
    const round = await writer.post('/pool_rounds/', { pool_id: writer.tournament().pool })
    await writer.delete(`/pool_rounds/${round.id}/?cascade=true`)
  },
  async 'a bracket that comes and goes'(writer) {
    const { id, teams } = writer.tournament()
    const bracket = await writer.post('/brackets/', {
      tournament_id: id,
      team_ids: teams.map(team => team.id),
      start_time: '2026-06-14T10:00',
      third_place_game: true,
    })
    await writer.put(`/brackets/${bracket.id}/`, name(writer))
    await writer.delete(`/brackets/${bracket.id}/?cascade=true`)
  },
  async 'a swiss round, which often stays'(writer) {
    const round = await writer.post('/swiss_rounds/', {
      tournament_id: writer.tournament().id,
      start_time: '2026-06-14T10:00',
      visibility: 'hidden',
    })
    await writer.put(`/swiss_rounds/${round.id}/`, { visibility: 'live' })
    if (writer.below(3) > 0) await writer.delete(`/swiss_rounds/${round.id}/?cascade=true`)
  },
  async 'a tie that is decided'(writer) {
    const { id, pool, teams } = writer.tournament()
    const decision = await writer.post('/tie_decisions/', {
      tournament_id: id,
      pool_id: pool,
      team_ids: teams.map(team => team.id),
    })
    await writer.delete(`/tie_decisions/${decision.id}/`)
  },
  async 'an event of the calendar'(writer) {
    const event = await writer.post('/events/', {
      type: 1002,
      tournament_id: writer.tournament().id,
      start_time: '2026-06-12T20:00',
      ...name(writer),
    })
    await writer.put(`/events/${event.id}/`, name(writer))
    await writer.delete(`/events/${event.id}/`)
  },
  async 'a tournament that comes and goes'(writer) {
    const { id } = await writer.post('/tournaments/', { season_id: writer.world.season, ...name(writer) })
    for (const { id: team_id } of writer.tournament().teams)
      await writer.post('/tournament_teams/', { tournament_id: id, team_id })
    await writer.post(`/tournaments/${id}/pools/`, { number_of_pools: 1, start_time: '2026-06-20T10:00' })
    await writer.delete(`/tournaments/${id}/?cascade=true`)
  },
  async 'a season that comes and goes'(writer) {
    const { id } = await writer.post('/seasons/', {
      league_id: writer.any(writer.world.leagues),
      ...name(writer),
    })
    await writer.post('/teams/', { season_id: id, ...name(writer) })
    await writer.delete(`/seasons/${id}/?cascade=true`)
  },
}

export const officeWrites: Writes = { ...changes, ...comings }

const name = (writer: Writer) => ({ name: `Name ${writer.below(1000)}` })
