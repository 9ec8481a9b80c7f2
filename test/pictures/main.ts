// docs/scoring.png: a live game of the demo league on a tablet, just after a goal.
import { resolve } from 'node:path'
import { fillDemo } from '../../server/demo/fill.ts'
import { invite } from '../../server/accounts/invitations.ts'
import { launchBrowser } from '../support/chromium.ts'
import { startPostgres } from '../support/postgres-cluster.ts'
import { startTestServer } from '../support/server.ts'
import { button, pageOf, PASSWORD, tap } from '../support/tablet.ts'

const size = { width: 1280, height: 800 }

export async function makePictures(): Promise<void> {
  const postgres = await startPostgres()
  const server = await startTestServer({ databaseUrl: await postgres.createDatabase('pictures') })
  const browser = await launchBrowser()
  try {
    await fillDemo(server.db)
    const game = await server.db
      .selectFrom('games')
      .innerJoin('teams', 'teams.id', 'games.team_1_id')
      .where('games.status', '=', 'live')
      .orderBy('games.id')
      .select(['games.id', 'games.tournament_id', 'teams.name'])
      .executeTakeFirstOrThrow()
    const page = pageOf(browser)
    await page.setViewportSize(size)
    const invitation = await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)
    await page.goto(`${server.url}/join#${invitation}`)
    await page.getByLabel('Name').fill('Sam')
    await page.getByLabel('Email').fill('sam@example.org')
    await page.getByLabel('Password').first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Signed in as Sam').waitFor()
    await page.goto(`${server.url}/events/tournament:${game.tournament_id}/games/${game.id}`)
    await tap(button(page, 'Take over scoring'))
    await tap(button(page, `Goal ${game.name}`))
    await page.getByRole('region', { name: /^Goal/ }).waitFor()
    await page.getByText('All sent').first().waitFor()
    await page.screenshot({ path: resolve('docs/scoring.png') })
  } finally {
    await browser.close()
    await server.stop()
    await postgres.stop()
  }
}
