// docs/pictures/office/*.png: the office's screens, of the demo league and of a season whose fixtures are
// half played.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { Client } from '../rest/client.ts'
import { makeSeason, makeTeams } from '../rest/replays/league.ts'
import { launchBrowser } from '../support/chromium.ts'
import { enterOffice, officeSizes } from '../support/organizer.ts'
import type { TestServer } from '../support/server.ts'
import { pageOf } from '../support/tablet.ts'

/** Each picture: the address of its screen, and what is on it once it is complete. */
const screensOf = (tournament: number, season: number, organization: number) =>
  [
    ['start', '/office/start', 'main form'],
    ['todo', `/office/tournaments/${tournament}/todo`, 'main li'],
    ['teams', `/office/tournaments/${tournament}/teams`, 'main table'],
    ['format', `/office/tournaments/${tournament}/format`, 'main h3'],
    ['schedule', `/office/tournaments/${tournament}/schedule`, 'main [data-testid], main button'],
    ['day', `/office/tournaments/${tournament}/day`, 'main li'],
    ['calendar', `/office/seasons/${season}/calendar?date=2026-09-09`, 'main td li'],
    ['results', `/office/tournaments/${tournament}/results`, 'main button'],
    ['history', `/office/tournaments/${tournament}/history`, 'main article'],
    ['players', `/office/organizations/${organization}/players`, 'main td'],
    ['people', `/office/organizations/${organization}/people`, 'main h2'],
    ['fixtures', `/office/seasons/${season}/fixtures`, 'main li'],
    ['table', `/office/seasons/${season}/table`, 'main td'],
  ] as const

/** Takes the pictures of the office. @param server one with the demo league */
export async function takeOfficePictures(server: TestServer): Promise<void> {
  const folder = resolve('docs/pictures/office')
  mkdirSync(folder, { recursive: true })
  const { id: tournament, owner_id } = await server.db
    .selectFrom('tournaments')
    .select(['id', 'owner_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  if (owner_id === null) throw new Error('The demo league has no owner')
  const season = await makeHalfPlayedSeason(new Client(server.url, await server.signIn('owner')))
  const browser = await launchBrowser()
  try {
    const page: Page = pageOf(browser)
    await page.setViewportSize(officeSizes[0])
    await enterOffice(page, server, null)
    // In the middle of the demo tournament, so that nothing is months late.
    await page.clock.setFixedTime('2026-06-13T09:05:00Z')
    for (const [name, address, complete] of screensOf(tournament, season, owner_id)) {
      await page.goto(`${server.url}${address}`)
      await page.locator(complete).first().waitFor()
      // The last answers have come by then. Waiting for a quiet network would not end on the day's screen.
      await page.waitForTimeout(1500)
      await page.screenshot({ path: join(folder, `${name}.png`) })
    }
  } finally {
    await browser.close()
  }
}

/** A season of soccer with fixtures on Saturdays, the first half of which was played. @returns its id */
async function makeHalfPlayedSeason(office: Client): Promise<number> {
  const { season } = await makeSeason(office, 'soccer')
  await makeTeams(office, season, ['Lions', 'Bears', 'Cranes', 'Otters', 'Foxes', 'Herons'])
  const { status } = await office.send('POST', `/seasons/${season}/fixtures/`, {
    start_date: '2026-09-05',
    timezone: 'Europe/Amsterdam',
    kick_offs: [{ weekday: 6, time: '15:00' }],
  })
  if (status >= 400) throw new Error('The fixtures were not drawn')
  const { objects } = await office.list(`/games/?season_id=${season}&order_by=[start_time,id]&limit=15`)
  for (const [index, { id }] of objects.entries()) {
    const [team_1_score, team_2_score] = [(index * 7) % 5, (index * 3) % 4]
    await office.make('game_scores', { game_id: id, team_1_score, team_2_score, is_final: true })
  }
  const dates = [
    [1001, 'Practice of all teams', '2026-09-01T18:30', '2026-09-01T20:00'],
    [1001, 'Practice of all teams', '2026-09-08T18:30', '2026-09-08T20:00'],
    [1002, "Captains' meeting", '2026-09-10T19:00', '2026-09-10T20:30'],
    [1004, 'Rosters are final', '2026-09-16T12:00', null],
    [1003, 'Party', '2026-09-26T20:00', '2026-09-27T01:00'],
  ] as const
  for (const [type, name, start_time, end] of dates) {
    const end_time = end === null ? {} : { end_time: end }
    await office.make('events', { type, name, start_time, ...end_time, timezone: 'UTC', season_id: season })
  }
  return season
}
