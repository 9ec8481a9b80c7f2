import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client, objectsIn } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeLeague, type SmallLeague } from '../../support/league.ts'
import { twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { spreadsheet } from '../../support/spreadsheet.ts'

/** Two organizers at a tournament of two teams, to which others come. */
describe('the teams of a tournament in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let office: Client
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    organizers = await twoOrganizers(server, league.organization, { online: true })
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto])
      await page.goto(`${server.url}/office/tournaments/${league.tournament}/teams`)
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const list = (page: Page) => page.getByLabel('Names of teams, one in each line')
  const saveList = (page: Page) => page.getByRole('button', { name: 'Save the list' }).click()
  const preview = (page: Page) => page.getByRole('table', { name: 'What this leads to' }).getByRole('row')
  const entrants = async () =>
    objectsIn(
      (await office.list(`/tournament_teams/?tournament_id=${league.tournament}&order_by=[seed]`)).objects,
    )
  const rosterOf = async (name: string) => {
    const [team] = (await office.list(`/teams/?season_id=${league.season}&name=${name}`)).objects
    return (await office.list(`/team_players/?team_id=${String(team?.id)}&order_by=[number]`)).objects
  }

  test('a pasted list says what it leads to before it is made, and survives a reload', async () => {
    await list(olga).fill('Lions\nBears\nRusty Bike\n')
    await olga.getByText('To save: 3 teams').waitFor()
    await expectAccessible(olga, 'a list of teams with what it leads to')
    await olga.reload()
    await olga.getByText('To save: 3 teams').waitFor()
    expect(await entrants()).toHaveLength(2)
  })

  test('a name that is nearly that of a team is asked about', async () => {
    await olga.getByRole('button', { name: 'Yes, Rusty Bikes' }).click()
    await olga.getByText('To save: 2 teams').waitFor()
  })

  test('what somebody else does meanwhile is told before anything is stored', async () => {
    await list(otto).fill('Bears')
    await saveList(otto)
    await otto.getByText('Saved: 1 team').waitFor()
    expect(await otto.locator(':focus').innerText()).toBe('Saved: 1 team')
    await olga.getByText('To save: 1 team').waitFor()
    await saveList(olga)
    await olga.getByText('Saved: 1 team').waitFor()
    await olga.getByRole('heading', { name: '4 teams' }).waitFor()
    expect((await entrants()).map(({ seed }) => seed)).toEqual([1, 2, null, null])
  })

  test('seeds and names are written in like a spreadsheet, by the keyboard', async () => {
    await olga.getByLabel('Seed, Sexy Legs').waitFor()
    await olga.getByLabel('Name, Lions').fill('Sea Lions')
    await olga.getByLabel('Seed, Bears').focus()
    await olga.getByLabel('Seed, Bears').evaluate(cell => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '4\n3\n2\n1\n')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await olga.keyboard.press('ArrowDown')
    await olga.getByRole('button', { name: 'Save' }).click()
    await olga.getByText('Saved', { exact: true }).waitFor()
    expect((await entrants()).map(({ seed }) => seed)).toEqual([1, 2, 3, 4])
    await otto.getByLabel('Name, Sea Lions').waitFor()
  })

  test('what two write into one cell is told to the second, who chooses', async () => {
    await olga.getByLabel('Name, Bears').fill('Brown Bears')
    await otto.getByLabel('Name, Bears').fill('Black Bears')
    await otto.getByRole('button', { name: 'Save' }).click()
    await otto.getByText('Saved', { exact: true }).waitFor()
    await olga.getByText('Somebody else wrote here meanwhile: Black Bears').waitFor()
    await expectAccessible(olga, 'a table of teams in which two have written')
    await olga.getByRole('button', { name: 'Take that instead' }).click()
    expect(await olga.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  })

  test('what is wrong is said beside its cell, and not stored', async () => {
    await olga.getByLabel('Seed, Sea Lions').fill('first')
    await olga.getByText('A seed is a whole number from 1 on.').waitFor()
    expect(await olga.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await olga.getByRole('button', { name: 'Leave all as it was' }).click()
  })

  const file = (rows: readonly string[]) => ({
    name: 'rosters.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Mannschaft;Hemd;Vorname;Nachname', ...rows].join('\r\n')),
  })
  const choose = (page: Page, rows: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles(file(rows))

  const numbersInSecondColumn = async (page: Page) => {
    await page.getByRole('combobox', { name: 'Column 2: Hemd' }).click()
    await page.getByRole('option', { name: 'Number', exact: true }).click()
  }

  test(
    'a file of rosters says row by row what is wrong; columns are named by hand',
    { tags: ['thorough'] },
    async () => {
      await choose(olga, ['Sea Lions;7;Ann;Lee', 'Sea Lions;x;Bob;Ox', 'Wolves;9;Cas;Fox'])
      await numbersInSecondColumn(olga)
      await olga.getByText('The number is not a whole number.').waitFor()
      expect(await preview(olga).nth(1).textContent()).toContain('Bob Ox')
      expect(await olga.getByRole('button', { name: 'Save the list' }).isDisabled()).toBe(true)
      await expectAccessible(olga, 'a file of rosters with what is wrong')
      await olga.getByLabel('Leave out the 1 row that is wrong').check()
      await saveList(olga)
      await olga.getByText('Saved: 1 team and 2 players').waitFor()
      expect(await rosterOf('Wolves')).toMatchObject([{ number: 9, player: { first_name: 'Cas' } }])
    },
  )

  test('a corrected file of the same name is read again', { tags: ['thorough'] }, async () => {
    await choose(olga, ['Owls;x;Dan;Elm'])
    await numbersInSecondColumn(olga)
    await olga.getByText('The number is not a whole number.').first().waitFor()
    await choose(olga, ['Owls;07;Dan;Elm'])
    await numbersInSecondColumn(olga)
    await olga.getByRole('cell', { name: '07 Dan Elm' }).waitFor()
    await olga.getByRole('button', { name: 'Forget the list' }).click()
    await choose(olga, ['Owls;8;Dan;Elm'])
    await numbersInSecondColumn(olga)
    await olga.getByRole('cell', { name: '8 Dan Elm', exact: true }).waitFor()
    await olga.getByRole('button', { name: 'Forget the list' }).click()
  })

  test(
    'the same file again changes nothing, and another number is another number alone',
    { tags: ['thorough'] },
    async () => {
      await choose(olga, ['Sea Lions;7;Ann;Lee', 'Wolves;9;Cas;Fox'])
      await numbersInSecondColumn(olga)
      await olga.getByText('All of this is there already').waitFor()
      await list(olga).fill('Team\tNumber\tName\nwolves\t19\tcas fox')
      await olga.getByText('To save: 1 changed number').waitFor()
      await saveList(olga)
      await olga.getByText('Saved: 1 changed number').waitFor()
      expect(await rosterOf('Wolves')).toMatchObject([{ number: 19, player: { first_name: 'Cas' } }])
    },
  )

  test(
    'a file of a spreadsheet is taken with its numbers, teams and players',
    { tags: ['thorough'] },
    async () => {
      await olga.locator('input[type=file]').setInputFiles({
        name: 'Rosters 2026.XLSX',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: spreadsheet([
          ['Team', 'Number', 'First name', 'Last name'],
          ['Wolves', 19, 'Cas', 'Fox'],
          ['Owls & Hawks', 8, 'Dörte', 'Müller-Lüdenscheidt'],
        ]),
      })
      await olga.getByText('To save: 1 team and 1 player').waitFor()
      await saveList(olga)
      await olga.getByText('Saved: 1 team and 1 player').waitFor()
      expect(await rosterOf(encodeURIComponent('Owls & Hawks'))).toMatchObject([
        { number: 8, player: { first_name: 'Dörte', last_name: 'Müller-Lüdenscheidt' } },
      ])
    },
  )

  test(
    'a file that is no spreadsheet, whatever it is called, is refused in words',
    { tags: ['thorough'] },
    async () => {
      await olga.locator('input[type=file]').setInputFiles({
        name: 'rosters.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      })
      await olga.getByText('This is a picture').waitFor()
      await olga.reload()
    },
  )

  test('a roster is written in, pasted into, and shortened', { tags: ['thorough'] }, async () => {
    await olga.getByRole('link', { name: 'Roster of Wolves' }).click()
    await olga.getByLabel('Nickname, Cas Fox').fill('Foxy')
    await olga.getByLabel('Number, new player 1', { exact: true }).evaluate(cell => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '4\tDee\tElm\n5\tEve\tOak\n')
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expectAccessible(olga, 'a roster that is written in')
    await olga.getByRole('button', { name: 'Save' }).click()
    await olga.getByText('3 players').waitFor()
    expect(await rosterOf('Wolves')).toMatchObject([
      { number: 4, player: { first_name: 'Dee', last_name: 'Elm' } },
      { number: 5, player: { first_name: 'Eve', last_name: 'Oak' } },
      { number: 19, player: { nickname: 'Foxy' } },
    ])
    await olga.getByRole('button', { name: 'Take Eve Oak off the roster' }).click()
    await olga.getByRole('button', { name: 'Take off', exact: true }).click()
    await olga.getByText('2 players').waitFor()
  })

  test('a season has the same teams', { tags: ['thorough'] }, async () => {
    await olga.goto(`${server.url}/office/seasons/${league.season}/teams`)
    await olga.getByRole('heading', { name: '6 teams' }).waitFor()
    await expectAccessible(olga, 'the teams of a season')
  })
})
