import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { launchBrowser, type TestBrowser } from '../../support/chromium.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { enterOffice, officeSizes } from '../../support/organizer.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { pageOf } from '../../support/tablet.ts'

const MANY = 5000

describe('the players of an organization in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let browser: TestBrowser
  let olga: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    browser = await launchBrowser()
    olga = pageOf(browser)
    await enterOffice(olga, server, league.organization, 'Olga')
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const make = (first_name: string, last_name: string) =>
    office.make('players', { first_name, last_name, organization_id: league.organization })
  const idsOf = (name: string) => office.column(`/players/?name=${name}`, 'id')

  test('two of one name are suggested; what goes over is shown before one is made of them', async () => {
    const [one, other] = [await make('Zoë', 'Marsh'), await make('Marsh', 'Zoe')]
    await office.send('PATCH', `/players/${one.id}/`, { licence_number: 'A-1' })
    await office.send('PATCH', `/players/${other.id}/`, { licence_number: 'B-2', guardian_name: 'Gala' })
    const [team, second] = league.teams
    await office.make('team_players', { team_id: team, player_id: one.id, number: 41 })
    await office.make('team_players', { team_id: team, player_id: other.id, number: 42 })
    await office.make('team_players', { team_id: second, player_id: other.id })
    await olga.goto(`${server.url}/office/organizations/${league.organization}/players`)
    await olga.getByText('1 name stands for several players.').waitFor()
    for (const size of officeSizes) {
      await olga.setViewportSize(size)
      await expectAccessible(olga, 'the players of an organization')
    }
    await olga.getByRole('button', { name: /^Look at both players/ }).click()
    const dialog = olga.getByRole('dialog', { name: 'One player of two' })
    await dialog.getByRole('radio', { name: `Zoë Marsh (${one.id})` }).check()
    await dialog.getByText('a place on the roster of Rusty Bikes').waitFor()
    await dialog.getByText('Number 41 stays, 42 goes.').waitFor()
    await dialog.getByText('Licence number: A-1 stays, B-2 goes.').waitFor()
    await expectAccessible(olga, 'two players who are to become one')
    await dialog.getByRole('button', { name: 'Make one player of both' }).click()
    await dialog.waitFor({ state: 'detached' })
    await olga.getByText('1 name stands for several players.').waitFor({ state: 'detached' })
    expect(await idsOf('Marsh')).toEqual([one.id])
    expect((await office.get(`/players/${one.id}/`)).body).toMatchObject({
      licence_number: 'A-1',
      guardian_name: 'Gala',
    })
    expect(await office.column(`/team_players/?player_ids=[${one.id}]&order_by=[team_id]`, 'number')).toEqual(
      [41, null],
    )
  })

  test(
    'a player written down at a field is added as a new player, or merged with a known one',
    { tags: ['thorough'] },
    async () => {
      const [team] = league.teams
      const device = new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
      const game = await makeGame(server.db, league)
      const walkOn = (first_name: string, number: number) =>
        device.entry(game, 'walk_on', { team_id: team, first_name, last_name: '', nickname: '', number })
      await device.push([device.entry(game, 'claim', { term: 1 }), walkOn('Ann', 71), walkOn('Nia', 72)])
      await olga.goto(`${server.url}/office/tournaments/${league.tournament}/teams?team=${team}`)
      const walkOns = olga.getByRole('region', { name: 'Written down at the field' })
      await walkOns.getByText('Number 72').waitFor()
      await expectAccessible(olga, 'a roster with players who were written down at the field')
      await walkOns.getByRole('button', { name: /^New player: .*Nia/ }).click()
      await walkOns.getByText('Number 72').waitFor({ state: 'detached' })
      await walkOns.getByRole('button', { name: /^Same person as .*Ann/ }).click()
      // The page offers players of like name before anything is typed.
      const [ann] = league.players[0]
      await olga.getByRole('button', { name: `Ann Sexy Legs (${ann})` }).press('Enter')
      const dialog = olga.getByRole('dialog', { name: 'One player of two' })
      await dialog.getByText('Number 1 stays, 71 goes.').waitFor()
      expect(await dialog.getByRole('radio', { name: `Ann Sexy Legs (${ann})` }).isChecked()).toBe(true)
      await dialog.getByRole('button', { name: 'Make one player of both' }).click()
      await walkOns.waitFor({ state: 'detached' })
      const roster = await office.column(`/team_players/?team_id=${team}&order_by=[number]`, 'number')
      expect(roster).toEqual([1, 2, 3, 41, 72])
    },
  )

  test('without a network nobody is merged', { tags: ['thorough'] }, async () => {
    await olga.goto(`${server.url}/office/organizations/${league.organization}/players`)
    await olga.getByLabel('Find a player by name').fill('Nia')
    await olga.getByRole('button', { name: 'Same person as Nia' }).click()
    await olga.getByRole('dialog').getByLabel('Find a player by name').fill('Cas Rusty')
    await olga
      .getByRole('dialog')
      .getByRole('button', { name: /^Cas Rusty Bikes/ })
      .click()
    const merge = olga.getByRole('button', { name: 'Make one player of both' })
    await expect.poll(() => merge.isEnabled()).toBe(true)
    await olga.context().setOffline(true)
    await expect.poll(() => merge.isDisabled()).toBe(true)
    await olga.context().setOffline(false)
    await expect.poll(() => merge.isEnabled()).toBe(true)
  })

  test(
    'of thousands, those alone are in the page that are near the screen',
    { tags: ['thorough'] },
    async () => {
      const players = Array.from({ length: MANY }, (_, at) => ({
        first_name: 'Player',
        last_name: `Number ${String(at).padStart(4, '0')}`,
        nickname: '',
        owner_id: league.organization,
        entry_id: null,
        person_id: null,
      }))
      for (let from = 0; from < MANY; from += 1000)
        await server.db
          .insertInto('players')
          .values(players.slice(from, from + 1000))
          .execute()
      await olga.goto(`${server.url}/office/organizations/${league.organization}/players`)
      await olga.getByRole('heading', { name: /^\d{4} players$/ }).waitFor()
      const table = olga.getByRole('table', { name: 'Players' })
      const rows = table.getByRole('row')
      await rows.nth(1).waitFor()
      expect(Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(MANY)
      expect(await rows.count()).toBeLessThan(100)
      await olga.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await table.getByText('Player Number 2', { exact: false }).first().waitFor({ state: 'detached' })
      await olga.getByLabel('Find a player by name').fill('Number 4321')
      await table.getByText('Player Number 4321').waitFor()
      expect(await rows.count()).toBe(2)
      await expectAccessible(olga, 'a list of thousands in which one was found')
    },
  )
})
