/** @module-tag long */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { invite } from '../../server/accounts/links/invitations.ts'
import { codeOf } from '../accounts/phone-app.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { cuttableProxy, type CuttableProxy } from '../support/cuttable-proxy.ts'
import { postgresDatabases } from '../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { joinBy, startTestServer, type TestServer } from '../support/server.ts'
import { pageOf, PASSWORD, untilStored } from '../support/tablet.ts'

describe('the account of somebody who is signed in', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let proxy: CuttableProxy
  let league: SmallLeague
  let game: number
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    proxy = await cuttableProxy(Number(new URL(server.url).port))
    league = await makeLeague(server.db)
    game = await makeGame(server.db, league)
    browser = await launchBrowser()
    page = pageOf(browser)
    await join('Olga')
  })
  afterAll(async () => {
    await browser.close()
    await proxy.close()
    await server.stop()
  })

  /** Follows an invitation as the first owner. */
  async function join(name: string): Promise<void> {
    const code = await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)
    await page.goto(`${proxy.url}/join#${code}`)
    await page.getByLabel('Name').fill(name)
    await fillCredentials(name)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText(`Signed in as ${name}`).waitFor()
  }

  async function signIn(name: string): Promise<void> {
    await fillCredentials(name)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  async function fillCredentials(name: string): Promise<void> {
    await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
    await page.getByLabel('Password').first().fill(PASSWORD)
  }

  async function openSection(name: string) {
    await page.goto(`${proxy.url}/account`)
    // Lists that come above move what a finger is aimed at.
    await page.waitForLoadState('networkidle')
    const control = page.getByRole('button', { name, exact: true })
    if ((await control.getAttribute('aria-expanded')) === 'false') await control.click()
    return page.getByRole('region', { name })
  }

  async function choose(label: string, option: string | RegExp): Promise<void> {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }

  /** The answer to a program with a token. */
  async function ask(path: string, token: string): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } })
    return { status: reply.status, body: await reply.json() }
  }
  const me = (token: string) => ask('/v1/players/me/', token)

  test('makes a token that acts as them, until they remove it', async () => {
    const section = await openSection('Tokens for your programs')
    await section.getByText('You have no tokens.').waitFor()
    await section.getByLabel('What is it for?').fill('Scoreboard')
    await section.getByRole('button', { name: 'Create a token' }).click()
    const token = await section.getByLabel('Token', { exact: true }).inputValue()
    expect(await me(token)).toMatchObject({ status: 200, body: { first_name: 'Olga' } })

    await section.getByRole('button', { name: 'Done' }).click()
    expect(await page.content()).not.toContain(token)
    await section.getByRole('button', { name: 'Remove Scoreboard' }).click()
    await page.getByRole('button', { name: 'Confirm remove' }).click()
    await section.getByText('You have no tokens.').waitFor()
    expect((await me(token)).status).toBe(401)
  })

  test(
    'lets a program act for them, after signing in on the way, and takes the permission back',
    { tags: ['thorough'] },
    async () => {
      const client = await listeningProgram()
      const section = await openSection('Programs you wrote')
      await section.getByLabel('Name').fill('Team Pages')
      await section.getByLabel('Where people return to').fill(client.address)
      await section.getByRole('button', { name: 'Register the program' }).click()
      const clientId = await section.getByLabel('Client id', { exact: true }).inputValue()

      const verifier = randomBytes(32).toString('base64url')
      const request = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: client.address,
        state: '100% & more',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      await page.context().clearCookies()
      await page.goto(`${proxy.url}/oauth2/authorize/?${request}`)
      await signIn('Olga')
      await page.getByRole('heading', { name: 'Team Pages asks to act for you' }).waitFor()
      await page.getByRole('button', { name: 'Allow', exact: true }).click()
      const answer = await client.answer(page)
      expect(answer.get('state')).toBe('100% & more')
      const token = await exchange({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: client.address,
        code: answer.get('code') ?? '',
        code_verifier: verifier,
      })
      expect(await me(token)).toMatchObject({ status: 200, body: { first_name: 'Olga' } })

      await page.goto(`${proxy.url}/oauth2/authorize/?${request}`)
      await page.getByRole('button', { name: 'Do not allow' }).click()
      expect((await client.answer(page)).get('error')).toBe('access_denied')

      const allowed = await openSection('Programs you allowed')
      await allowed.getByRole('button', { name: 'Revoke Team Pages' }).click()
      await page.getByRole('button', { name: 'Confirm revoke' }).click()
      await allowed.getByText('You allowed no programs.').waitFor()
      expect((await me(token)).status).toBe(401)
      await client.close()
    },
  )

  test(
    'invites a scorekeeper to one game, sees them among the people, and removes their role',
    { tags: ['thorough'] },
    async () => {
      const people = await openSection('People')
      await choose('Only for', 'One game')
      await choose('Tournament or season', 'Test Cup')
      await choose('Game', /Sexy Legs – Rusty Bikes/)
      await people.getByRole('button', { name: 'Create a link' }).click()
      const link = new URL(await people.getByLabel('Link', { exact: true }).inputValue())

      const sam = await joinBy(server.url, link.hash.slice(1), 'scorekeeper')
      const samsRoles = async () => (await ask('/accounts/me', sam)).body
      expect(await samsRoles()).toMatchObject({
        roles: [
          { organization_id: league.organization, role: 'scorekeeper', place: { kind: 'game', id: game } },
        ],
      })

      const list = (await openSection('People')).getByRole('list', { name: 'Roles' })
      await list.getByText('Scorekeeper, only for the game 1 Jun 10:00 Sexy Legs – Rusty Bikes').waitFor()
      await list.getByRole('button', { name: 'Remove the role of Test scorekeeper' }).click()
      await page.getByRole('button', { name: 'Confirm remove' }).click()
      await expect.poll(() => list.getByText('Test scorekeeper').count()).toBe(0)
      expect(await samsRoles()).toMatchObject({ roles: [] })
    },
  )

  test('sees where they are signed in, and signs out everywhere else', { tags: ['thorough'] }, async () => {
    const phone = await fetch(`${server.url}/accounts/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/605' },
      body: JSON.stringify({ email: 'olga@example.org', password: PASSWORD }),
    })
    const bearer = phone.headers.get('set-auth-token') ?? ''
    const section = await openSection('Where you are signed in')
    await section.getByText('Safari on iPhone').first().waitFor()
    await section.getByText('this device').waitFor()
    await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect.poll(() => section.getByText('Safari on iPhone').count()).toBe(0)
    expect((await me(bearer)).status).toBe(401)
    await openSection('Name, email and password')
  })

  test(
    'makes a link for somebody who lost the password, who then comes in by a new one',
    { tags: ['thorough'] },
    async () => {
      const code = await invite(
        server.db,
        { organization_id: league.organization, role: 'scorekeeper', place: null },
        null,
      )
      const old = await joinBy(server.url, code, 'scorekeeper')
      const list = (await openSection('People')).getByRole('list', { name: 'Roles' })
      await list.getByRole('button', { name: 'Account of Test scorekeeper' }).click()
      await page.getByRole('menuitem', { name: 'Link for a new password' }).click()
      const link = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue()
      const other = await launchBrowser()
      const theirs = pageOf(other)
      await theirs.goto(link.replace(server.url, proxy.url))
      await theirs.getByLabel('New password').first().fill('violet lantern 42')
      await theirs.getByRole('button', { name: 'Save and sign in' }).click()
      await theirs.getByText('Signed in as Test scorekeeper').waitFor()
      expect((await me(old)).status).toBe(401)
      await other.close()
    },
  )

  test('disables an account and enables it again', { tags: ['thorough'] }, async () => {
    const list = (await openSection('People')).getByRole('list', { name: 'Roles' })
    for (const [action, shown] of [
      ['Disable the account', 1],
      ['Enable the account', 0],
    ] as const) {
      await list.getByRole('button', { name: 'Account of Test scorekeeper' }).click()
      await page.getByRole('menuitem', { name: action }).click()
      await expect.poll(() => list.getByText('The account is disabled').count()).toBe(shown)
    }
  })

  test(
    'finds somebody without a role among all accounts, disables that account and deletes it',
    { tags: ['thorough'] },
    async () => {
      const code = await invite(
        server.db,
        { organization_id: league.organization, role: 'viewer', place: null },
        null,
      )
      const rita = await joinBy(server.url, code, 'viewer')
      await server.db.deleteFrom('roles').where('role', '=', 'viewer').execute()
      const section = await openSection('All accounts')
      const list = section.getByRole('list', { name: 'Accounts' })
      await list.getByText('Olga', { exact: true }).waitFor()
      await section.getByLabel('Only people without a role').check()
      await expect.poll(() => list.getByText('Olga', { exact: true }).count()).toBe(0)
      await section.getByLabel('Find by name or email').fill('test VIEW')
      await list.getByRole('button', { name: 'Account of Test viewer', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Disable the account' }).click()
      await list.getByText('The account is disabled').waitFor()
      expect((await ask('/accounts/me', rita)).status).toBe(401)
      await list.getByRole('button', { name: 'Delete the account of Test viewer' }).click()
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await section.getByText('Nobody is found.').waitFor()
      const { deleted_at } = await server.db
        .selectFrom('people')
        .select('deleted_at')
        .where('name', '=', 'Former member')
        .executeTakeFirstOrThrow()
      expect(deleted_at).not.toBeNull()
    },
  )

  test(
    'turns two-step sign-in on with an app, comes in by a code of it and by one on paper, and turns it off',
    { tags: ['thorough'] },
    async () => {
      const section = await openSection('Two-step sign-in')
      const givePassword = async (action: string) => {
        await section.getByRole('button', { name: action }).click()
        await section.getByLabel('Your password').first().fill(PASSWORD)
        await section.getByRole('button', { name: action }).click()
      }
      await givePassword('Turn two-step sign-in on')
      await section.getByRole('img', { name: 'QR code for your app' }).waitFor()
      const key = ((await section.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '')
      await section.getByRole('textbox', { name: 'Code' }).fill('000000')
      await section.getByRole('button', { name: 'Turn it on' }).click()
      await section.getByText('Look at the app again').waitFor()
      await section.getByRole('textbox', { name: 'Code' }).fill(codeOf(key))
      await section.getByRole('button', { name: 'Turn it on' }).click()
      const kept = section.getByRole('button', { name: 'I have kept them' })
      await kept.waitFor()
      const codes = await section
        .getByRole('list', { name: 'Backup codes' })
        .getByRole('listitem')
        .allTextContents()
      await kept.click()
      await section.getByText('Backup codes left: 10').waitFor()

      await page.getByRole('button', { name: 'Sign out' }).click()
      for (const code of [codeOf(key), codes[0] ?? '']) {
        await page.goto(`${proxy.url}/sign-in`)
        await signIn('Olga')
        await page.getByRole('textbox', { name: 'Code' }).fill('zzzzz-zzzzz')
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByText('none of yours').waitFor()
        proxy.cut()
        await page.getByRole('textbox', { name: 'Code' }).fill(code)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByText('No connection to the server').waitFor()
        proxy.heal()
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByText('Signed in as Olga').waitFor()
      }
      await openSection('Two-step sign-in')
      await section.getByText('Backup codes left: 9').waitFor()
      await givePassword('Turn two-step sign-in off')
      await section.getByRole('button', { name: 'Turn two-step sign-in on' }).waitFor()
    },
  )

  test(
    'is told, section by section, what needs a connection, and goes on when it is back',
    { tags: ['thorough'] },
    async () => {
      const people = await openSection('People')
      await people.getByRole('list', { name: 'Roles' }).or(people.getByText('Nobody has a role')).waitFor()
      await untilStored(page)
      proxy.cut()
      const tokens = await openSection('Tokens for your programs')
      await tokens.getByText('No connection to the server').waitFor()
      await people.getByText('No connection to the server').first().waitFor()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('region', { name: 'Signed in' }).getByText('No connection to the server').waitFor()
      proxy.heal()
      await tokens.getByRole('button', { name: 'Try again' }).click()
      await tokens.getByText('You have no tokens.').waitFor()
    },
  )

  test('comes back to where they were when they sign in there', { tags: ['thorough'] }, async () => {
    await page.goto(`${proxy.url}/events/tournament:${league.tournament}`)
    await page.context().clearCookies()
    await page.reload()
    await page.getByTestId('sync-state').filter({ hasText: 'Signed out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn('Olga')
    await page.getByTestId(`game-${game}`).waitFor()
  })

  async function exchange(body: Record<string, string>): Promise<string> {
    const reply = await fetch(`${server.url}/oauth2/token/`, {
      method: 'POST',
      body: new URLSearchParams(body),
    })
    return z.object({ access_token: z.string() }).parse(await reply.json()).access_token
  }
})

/** A program's own web server, to which people come back with an answer. */
async function listeningProgram() {
  const listener = createServer((_request, response) => response.end('Welcome back')).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The program listens nowhere')
  return {
    address: `http://127.0.0.1:${address.port}/back`,
    /** The answer with which somebody comes back. */
    async answer(page: Page): Promise<URLSearchParams> {
      await page.getByText('Welcome back').waitFor()
      return new URL(page.url()).searchParams
    },
    async close(): Promise<void> {
      listener.close()
      listener.closeAllConnections()
      await once(listener, 'close')
    },
  }
}
