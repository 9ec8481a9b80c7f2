import type { Client } from '../../rest/client.ts'

/**
 * A soccer league with what is easily lost on the way: ties, forfeits, a game under way, one that was
 * reopened, a play taken back, players who left, were merged or deleted, spirit, a tie decided, related teams
 * and the calendar.
 */
export async function makeSoccer(office: Client): Promise<void> {
  const organization_id = (await office.make('organizations', { name: 'Soccer', info: 'Draws' })).id
  const league_id = (await office.make('leagues', { name: 'Sunday', organization_id, sport: 'soccer' })).id
  const [last, season_id] = [
    (await office.make('seasons', { name: '2025', league_id })).id,
    (await office.make('seasons', { name: '2026', league_id })).id,
  ]
  const tournament_id = (
    await office.make('tournaments', {
      name: 'Cup',
      season_id,
      timezone: 'America/New_York',
      visibility: 'live',
    })
  ).id
  const former = (await office.make('teams', { name: 'Town', season_id: last })).id
  const teams: number[] = []
  const players: number[] = []
  for (const name of ['Town', 'Vale', 'City', 'Park']) {
    const { id } = await office.make('teams', {
      name,
      season_id,
      ...(name === 'Town' && { related_team_ids: [former] }),
    })
    teams.push(id)
    await office.make('tournament_teams', { tournament_id, team_id: id, seed: teams.length })
    for (const first_name of ['Ann', 'Bob']) {
      const player = await office.make('players', {
        first_name,
        last_name: name,
        organization_id,
        birth_date: '2001-02-03',
        height: 1.8,
      })
      players.push(player.id)
      await office.post('/team_players/', { team_id: id, player_id: player.id, number: players.length })
    }
  }
  const event_site_id = (await office.make('event_sites', { name: 'Meadow', tournament_id })).id
  const game_site_id = (await office.make('game_sites', { name: 'Field 1', event_site_id })).id
  await office.make('events', {
    type: 1001,
    name: 'Training',
    start_time: '2026-03-01T18:00:00-05:00',
    organization_id,
    team_ids: [teams[0]],
  })
  const pool = await office.make('pools', {
    name: 'A',
    tournament_id,
    team_ids: teams,
    start_time: '2026-06-06T10:00:00',
    time_between_rounds: 60,
    generate_matchups: true,
  })
  const games = (await office.list(`/games/?pool_id=${pool.id}&order_by=[id]&limit=50`)).objects.map(
    game => ({
      id: Number(game.id),
      one: Number(game.team_1_id),
      two: Number(game.team_2_id),
    }),
  )
  const score = (index: number, team_1_score: number, team_2_score: number, more: object = {}) =>
    office.make('game_scores', {
      game_id: games[index]?.id,
      team_1_score,
      team_2_score,
      is_final: true,
      ...more,
    })
  const on = (index: number, side: 'one' | 'two', player?: number) =>
    office.make('events', {
      game_id: games[index]?.id,
      type: 80,
      player_1_team_id: games[index]?.[side],
      player_1_id: player ?? null,
    })
  const [ann, bob, , dan] = players
  await score(0, 0, 0)
  await on(1, 'one', ann)
  await on(1, 'two')
  await on(1, 'one', dan)
  await score(1, 2, 1)
  await score(2, 1, 1)
  await score(3, 0, 0, { forfeit_team_ids: [games[3]?.one], forfeit_reason: 'no show' })
  await on(4, 'one', bob)
  const taken = await on(4, 'two')
  await office.delete(`/events/${taken.id}/`)
  await score(5, 3, 2)
  await score(5, 3, 3, { is_final: false, what_happened: 'Reopened' })
  await office.make('game_sportsmanship_scores', {
    game_id: games[0]?.id,
    team_2_score: [2, 2, 3, 1, 2],
    team_2_comment: 'Fair',
  })
  await office.make('game_sportsmanship_scores', { game_id: games[0]?.id, team_1_score: '10' })
  await office.put(`/games/${games[4]?.id}/`, { game_site_id })
  await office.make('tie_decisions', {
    tournament_id,
    pool_id: pool.id,
    team_ids: [teams[1], teams[2]],
    method: 'coin toss',
    note: 'Heads',
  })
  await office.make('brackets', {
    name: 'Finals',
    tournament_id,
    team_ids: teams,
    start_time: '2026-06-07T10:00:00',
    time_between_rounds: 90,
    kind: 'double elimination',
  })
  // Who left, was somebody else all along, or is gone.
  await office.delete(`/team_players/${teams[0]}/${ann}/`)
  await office.post(`/players/merge/${bob}/${dan}/`, {})
  await office.delete(`/players/${players[5]}/`)
}
