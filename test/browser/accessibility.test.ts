/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { z } from 'zod'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { invite } from '../../server/accounts/links/invitations.ts'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { demoDatabases } from '../support/database.ts'
import { Device } from '../support/replication.ts'
import { deviceWithPasskeys } from '../support/passkey-device.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, PASSWORD, tap } from '../support/tablet.ts'

describe('every screen', () => {
  const freshDatabaseUrl = demoDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page
  let scope: string
  const game: Record<'scheduled' | 'live' | 'final', number> = { scheduled: 0, live: 0, final: 0 }

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    for (const status of ['scheduled', 'live', 'final'] as const) {
      const { id, tournament_id } = await server.db
        .selectFrom('games')
        .select(['id', 'tournament_id'])
        .where('status', '=', status)
        .where('team_1_id', 'is not', null)
        .where('tournament_id', 'is not', null)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      game[status] = id
      if (status === 'live') scope = `tournament:${tournament_id}`
    }
    browser = await launchBrowser()
    page = pageOf(browser)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const isAccessible = (screen: string): Promise<void> => expectAccessible(page, screen)

  async function visit(path: string, shown: string | RegExp): Promise<void> {
    await page.goto(`${server.url}${path}`)
    await page.getByText(shown).first().waitFor()
    await isAccessible(path)
  }

  test('that needs no account can be used by everybody', async () => {
    await visit('/', /Sign in/)
    await visit('/sign-in', /Password/)
    await visit('/lost-password', /password/i)
    await visit('/reset#unknown', /password/i)
    await visit('/verify#unknown', /./)
    await visit('/register/1', /takes no registrations here/)
    await visit('/registration#unknown', /leads to no registration/)
    await visit('/duties#unknown', /is not valid any more/)
    await visit(`/events/${scope}`, /./)
    await page.getByTestId(`game-${game.live}`).waitFor()
    await isAccessible('the games for spectators')
    await page.goto(`${server.url}/events/${scope}/games/${game.live}`)
    await page.getByTestId('score-1').waitFor()
    await isAccessible('a game for spectators')
    await visit('/teams/1/', 'Roster')
    await visit('/players/1/', 'Games played')
    await visit('/seasons/1/', 'Teams')
    await visit('/organizations/1/', /2026/)
    await visit('/leagues/1/', /2026/)
  })

  test('of somebody with an account, and of the office', async () => {
    await page.goto(
      `${server.url}/join#${await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)}`,
    )
    await page.getByLabel('Name').waitFor()
    await isAccessible('/join')
    await page.getByLabel('Name').fill('Olga')
    await page.getByLabel('Email').fill('olga@example.org')
    await page.getByLabel('Password').first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Signed in as Olga').waitFor()
    await isAccessible('home, signed in')
    await visit('/account', 'Olga')
    await deviceWithPasskeys(page)
    const closed = page.locator('h2 > button[aria-expanded="false"]')
    await closed.first().waitFor()
    while ((await closed.count()) > 0) await tap(closed.first())
    await page.getByText('You have no tokens.').waitFor()
    await isAccessible('every section of an account')
    await page.getByRole('form', { name: 'New passkey' }).getByLabel('Name').fill('W'.repeat(60))
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: /^Rename/ }).waitFor()
    await isAccessible('passkeys')
    await page.getByRole('button', { name: /^Rename/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor()
    await isAccessible('another name for a passkey')
    await visit('/authorize', /./)
    for (const part of [
      ...['', '/schedule', '/standings', '/brackets', '/leaders'],
      ...['/office/disputes', '/office/tablets', '/office/verdicts'],
    ])
      await visit(`/events/${scope}${part}`, /./)

    const devices = [0, 1].map(() =>
      server
        .signIn('owner')
        .then(
          token => new Device(server.url, z.templateLiteral(['tournament:', z.number()]).parse(scope), token),
        ),
    )
    const { team_1_id, team_2_id } = await server.db
      .selectFrom('games')
      .select(['team_1_id', 'team_2_id'])
      .where('id', '=', game.scheduled)
      .executeTakeFirstOrThrow()
    for (const [index, device] of (await Promise.all(devices)).entries()) {
      await device.push([
        device.entry(game.scheduled, 'claim', { term: 1 }),
        device.entry(game.scheduled, 'play', goalOf((index === 0 ? team_1_id : team_2_id) ?? 0, null, null)),
      ])
    }
    await page.goto(`${server.url}/events/${scope}/office/disputes/${game.scheduled}`)
    await page.getByTestId('pair').first().waitFor()
    await isAccessible('a dispute')

    const [late] = await Promise.all(devices)
    await late?.push([{ id: 'what is this', game_id: game.scheduled, device_id: late.id }])
    await visit(`/events/${scope}/office/verdicts`, 'Judge all again')
  })

  test('of a game, with what opens on it', async () => {
    const gameAt = async (id: number): Promise<void> => {
      await page.goto(`${server.url}/events/${scope}/games/${id}`)
      await page.getByTestId('score-1').waitFor()
    }
    await gameAt(game.final)
    await isAccessible('a final game')
    await gameAt(game.live)
    await isAccessible('a game that another tablet records')
    /** Opens what asks something, looks at it, and closes it again. */
    const asks = async (name: string | RegExp, screen: string): Promise<void> => {
      await tap(page.getByRole('button', { name }).first())
      await page.getByRole('dialog').waitFor()
      await isAccessible(screen)
    }
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await tap(page.getByRole('button', { name: 'Take over scoring' }))
    await tap(page.getByRole('button', { name: /^Goal/ }).first())
    const picker = page.getByRole('region', { name: /^Goal/ })
    await picker.waitFor()
    await isAccessible('who scored')
    await tap(picker.getByRole('button', { name: 'Add player' }))
    await isAccessible('a new player')
    await tap(picker.getByRole('button', { name: 'Cancel' }))
    await asks(/^Correct play/, 'the correction of a play')
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Remove…' }))
    await isAccessible('the removal of a play')
    await close()
    await tap(page.getByRole('button', { name: /^Undo/ }))
    await page.getByRole('status', { name: 'Undone' }).waitFor()
    await isAccessible('what was undone')
    await tap(page.getByRole('button', { name: 'Put back' }))
    await tap(page.getByRole('button', { name: 'More', exact: true }))
    await isAccessible('more plays')
    await asks(/forfeit…$/, 'a forfeit')
    await close()
    await page.getByTestId('sync-state').click()
    await page.getByRole('dialog').waitFor()
    await isAccessible('what was sent')
    await close()
    await asks('End game', 'the end of a game')
    await tap(page.getByRole('button', { name: 'Confirm end' }))
    await page.getByTestId('status').getByText('Final').waitFor()
    await isAccessible('a game that can be reopened')
    await tap(page.getByRole('tab', { name: 'Spirit' }))
    await tap(page.getByRole('button', { name: /^Score by/ }).first())
    await isAccessible('a spirit score')
  })
})
