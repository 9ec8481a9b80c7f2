import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { startTestServer } from '../../support/server.ts'
import { Client, objectsIn } from '../client.ts'
import { FieldOfTeams } from './field-of-teams.ts'

const freshDatabaseUrl = postgresDatabases()

test('a start frees the places in brackets that waited for teams which could no longer come', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const before = await startTestServer({ databaseUrl })
  const token = await before.signIn('owner')
  const field = await FieldOfTeams.make(new Client(before.url, token), 6)
  const { body } = await field.office.post(`/tournaments/${field.tournament}/pools/`, {
    ...{ number_of_pools: 2, start_time: '2026-06-13T09:00', time_between_rounds: 100 },
  })
  await field.office.make('brackets', {
    ...{ tournament_id: field.tournament, start_time: '2026-06-14T09:00', time_between_rounds: 100 },
    ...{ pool_ids: objectsIn(body.pools).map(({ id }) => id), follows_pools: true, kind: 'full placement' },
  })
  await field.office.put(`/tournament_teams/${field.tournament}/${field.team(6)}/`, { status: 'withdrawn' })
  for (const { id } of objectsIn(body.pools)) await field.playAll(`&pool_id=${String(id)}`)
  // As in a database from before sides without teams were known: the tournament is on the list to check.
  await sql`update games set sent_nobody_1 = false, sent_nobody_2 = false, no_team_1 = false, no_team_2 = false,
      status = case status when 'not needed' then 'scheduled' else status end
    where tournament_id = ${field.tournament}`.execute(before.db)
  await before.db.insertInto('slots_to_free').values({ tournament_id: field.tournament }).execute()
  await before.stop()

  const after = await startTestServer({ databaseUrl })
  try {
    const office = new Client(after.url, token)
    const games = async () =>
      (await office.list(`/games/?tournament_id=${field.tournament}&limit=200&order_by=[start_time,id]`))
        .objects
    await expect
      .poll(async () => (await games()).map(({ status }) => status), { timeout: 60_000 })
      .toContain('not needed')
    await expect
      .poll(() => after.db.selectFrom('slots_to_free').selectAll().execute(), { timeout: 60_000 })
      .toEqual([])
    for (;;) {
      const due = (await games()).filter(
        ({ status, team_1_id, team_2_id }) =>
          status === 'scheduled' && team_1_id !== null && team_2_id !== null,
      )
      if (due.length === 0) break
      for (const game of due)
        await office.make('game_scores', { game_id: game.id, is_final: true, ...field.scoreOf(game) })
    }
    expect((await games()).filter(({ status }) => status === 'scheduled')).toEqual([])
    const { standings } = (await office.get(`/tournaments/${field.tournament}/standings/`)).body
    expect(objectsIn(standings).filter(({ is_decided }) => is_decided !== true)).toEqual([])
  } finally {
    await after.stop()
  }
})
