/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { officeSizes, twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/** Two organizers, each at a browser of their own, at the calendar of one season. */
describe('the calendar in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let office: Client
  let league: SmallLeague
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    office = new Client(server.url, await server.signIn('owner'))
    await office.put(`/tournaments/${league.tournament}/`, {
      start_date: '2026-10-24',
      end_date: '2026-10-25',
    })
    organizers = await twoOrganizers(server, league.organization)
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto]) {
      await page.goto(calendar('date=2026-10-14'))
      await page.getByRole('heading', { level: 2, name: 'October 2026' }).waitFor()
    }
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const calendar = (query: string) => `${server.url}/office/seasons/${league.season}/calendar?${query}`
  const dialog = (page: Page) => page.getByRole('dialog')
  const closed = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0)
  const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click()
  const cell = (page: Page, day: string) =>
    page.getByRole('cell').filter({ has: page.locator(`[data-day="${day}"]`) })
  const entered = async (name: string) => (await office.list(`/events/?name=${name}`)).objects[0]

  test('a practice is entered on its day, with its teams', async () => {
    await olga.getByRole('button', { name: 'Add to the calendar on Wednesday 14 October' }).click()
    await dialog(olga).getByLabel('Title').fill('Evening practice')
    await dialog(olga).getByLabel('Time zone').fill('Europe/Amsterdam')
    await dialog(olga).getByRole('button', { name: 'Invite all' }).click()
    await expectAccessible(olga, 'a new event of the calendar')
    await save(olga)
    await closed(olga)
    await cell(olga, '2026-10-14')
      .getByRole('button', { name: /Evening practice/ })
      .waitFor()
    expect(await entered('Evening practice')).toMatchObject({
      type: 1001,
      start_time: '2026-10-14T18:00:00+02:00',
      end_time: '2026-10-14T19:30:00+02:00',
      timezone: 'Europe/Amsterdam',
      team_ids: [...league.teams].sort((a, b) => a - b),
      season_id: league.season,
    })
  })

  test('a practice that repeats is on each of its days, at one local time', async () => {
    await olga.getByRole('button', { name: 'Add to the calendar on Tuesday 20 October' }).click()
    await dialog(olga).getByLabel('Title').fill('Throwing')
    await dialog(olga).getByLabel('Time zone').fill('Europe/Amsterdam')
    await dialog(olga).getByRole('combobox', { name: 'Repeats' }).click()
    await olga.getByRole('option', { name: 'Every week' }).click()
    await dialog(olga).getByLabel('Until').fill('2026-11-03')
    await dialog(olga).getByText('3 dates, the last on Tuesday 3 November').waitFor()
    await expectAccessible(olga, 'a repeated event of the calendar')
    await save(olga)
    await closed(olga)
    expect(await office.column('/events/?name=Throwing&order_by=[start_time]', 'start_time')).toEqual([
      '2026-10-20T18:00:00+02:00',
      '2026-10-27T18:00:00+01:00',
      '2026-11-03T18:00:00+01:00',
    ])
  })

  test('what is wrong stands beside its field', { tags: ['thorough'] }, async () => {
    await olga.getByRole('button', { name: 'Add to the calendar on Friday 16 October' }).click()
    await dialog(olga).getByLabel('Ends').fill('2026-10-15T10:00')
    await save(olga)
    await expect.poll(() => dialog(olga).getByLabel('Ends').getAttribute('aria-invalid')).toBe('true')
    await dialog(olga).getByRole('button', { name: 'Cancel' }).click()
    await closed(olga)
  })

  test(
    'what two organizers write into one event is told to the second, who chooses',
    { tags: ['thorough'] },
    async () => {
      for (const page of [olga, otto]) {
        await cell(page, '2026-10-14')
          .getByRole('button', { name: /Evening practice/ })
          .click()
        await dialog(page).getByLabel('Title').waitFor()
      }
      await dialog(olga).getByLabel('Title').fill('Night practice')
      await dialog(otto).getByLabel('Title').fill('Long practice')
      await dialog(otto).getByLabel('Begins').fill('2026-10-15T17:00')
      await expect.poll(() => dialog(otto).getByLabel('Ends').inputValue()).toBe('2026-10-15T18:30')
      await save(otto)
      await closed(otto)
      await dialog(olga).getByText('Somebody else wrote here meanwhile: Long practice').waitFor()
      await expect.poll(() => dialog(olga).getByLabel('Begins').inputValue()).toBe('2026-10-15T17:00')
      await save(olga)
      await closed(olga)
      await cell(olga, '2026-10-15')
        .getByRole('button', { name: /Night practice/ })
        .waitFor()
      expect(await entered('Night practice')).toMatchObject({ start_time: '2026-10-15T17:00:00+02:00' })
    },
  )

  test(
    'what is in another zone, or on the day on which the clocks change, stands on its own day',
    { tags: ['thorough'] },
    async () => {
      const own = { type: 1002, season_id: league.season }
      const late = {
        name: 'Late in Honolulu',
        timezone: 'Pacific/Honolulu',
        start_time: '2026-10-20T23:30:00',
      }
      const early = {
        name: 'Early in Auckland',
        timezone: 'Pacific/Auckland',
        start_time: '2026-10-21T00:30:00',
      }
      const change = {
        name: 'Clocks change',
        timezone: 'Europe/Amsterdam',
        start_time: '2026-10-25T00:30:00',
      }
      const whole = { ...own, ...change, end_time: '2026-10-25T23:45:00' }
      for (const event of [{ ...own, ...late }, { ...own, ...early }, whole])
        await office.make('events', event)
      await cell(olga, '2026-10-20')
        .getByRole('button', { name: /Late in Honolulu/ })
        .waitFor()
      await cell(olga, '2026-10-21')
        .getByRole('button', { name: /Early in Auckland/ })
        .waitFor()
      await cell(olga, '2026-10-25')
        .getByRole('button', { name: /Clocks change/ })
        .waitFor()
      expect(await olga.getByRole('button', { name: /Clocks change/ }).count()).toBe(1)
    },
  )

  test('tournaments and games stand in it, and lead to their pages', { tags: ['thorough'] }, async () => {
    await cell(olga, '2026-10-25').getByRole('link', { name: 'Test Cup' }).waitFor()
    const game = await makeGame(server.db, league)
    const { start_time } = (await office.get(`/games/${game}/`)).body
    await olga.goto(
      `${server.url}/office/tournaments/${league.tournament}/calendar?date=${String(start_time).slice(0, 10)}`,
    )
    const link = cell(olga, String(start_time).slice(0, 10)).getByRole('link').first()
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`/events/tournament:${league.tournament}/games/${game}`)
  })

  test(
    'is accessible as a month, a week and a list, at the sizes of the office',
    { tags: ['thorough'] },
    async () => {
      for (const view of ['month', 'week', 'list']) {
        await olga.goto(calendar(`date=2026-10-14&view=${view}`))
        await olga.getByRole('button', { name: /Night practice/ }).waitFor()
        await expectAccessible(olga, `the calendar as a ${view}`)
        for (const size of officeSizes) {
          await olga.setViewportSize(size)
          const overflow = await olga.evaluate('document.documentElement.scrollWidth - innerWidth')
          expect(overflow).toBeLessThanOrEqual(0)
        }
      }
    },
  )

  test('its address says what is shown, and back goes back', { tags: ['thorough'] }, async () => {
    await olga.goto(calendar('date=2026-10-14'))
    await olga.getByText('Week', { exact: true }).click()
    await olga.getByRole('heading', { level: 2, name: /^12\D+18 October 2026$/ }).waitFor()
    await olga.getByRole('button', { name: 'Later' }).click()
    await olga.getByRole('heading', { level: 2, name: /^19\D+25 October 2026$/ }).waitFor()
    await olga.reload()
    await olga.getByRole('heading', { level: 2, name: /^19\D+25 October 2026$/ }).waitFor()
    await olga.goBack()
    await olga.getByRole('heading', { level: 2, name: /^12\D+18 October 2026$/ }).waitFor()
    await olga.getByRole('button', { name: /practice/ }).click()
    await dialog(olga).waitFor()
    await olga.goBack()
    await closed(olga)
  })

  test(
    'by the keyboard one goes from day to day, and over the end of the month',
    { tags: ['thorough'] },
    async () => {
      await olga.goto(calendar('date=2026-10-25'))
      const focused = () => olga.evaluate('document.activeElement.dataset.day')
      await olga.locator('[data-day="2026-10-25"]').focus()
      await olga.keyboard.press('ArrowDown')
      await expect.poll(focused).toBe('2026-11-01')
      await olga.getByRole('heading', { level: 2, name: 'November 2026' }).waitFor()
      await olga.keyboard.press('ArrowRight')
      await expect.poll(focused).toBe('2026-11-02')
      await olga.keyboard.press('Enter')
      await expect.poll(() => dialog(olga).getByLabel('Begins').inputValue()).toBe('2026-11-02T18:00')
      await olga.keyboard.press('Escape')
      await closed(olga)
    },
  )

  test('the link for other calendar programs has its dates', { tags: ['thorough'] }, async () => {
    await olga.getByRole('button', { name: 'In another calendar' }).click()
    const link = await olga.getByLabel('Practices, meetings and other dates', { exact: true }).inputValue()
    const reply = await fetch(link)
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Night practice')])
  })

  test(
    'without a network it shows what was last known, and nothing can be changed',
    { tags: ['thorough'] },
    async () => {
      await olga.goto(calendar('date=2026-10-14'))
      await olga.getByRole('button', { name: /Night practice/ }).waitFor()
      await organizers.browsers[0].context.setOffline(true)
      await olga.getByText('No connection: nothing can be changed now').waitFor()
      expect(await olga.getByRole('button', { name: 'Add to the calendar', exact: true }).isDisabled()).toBe(
        true,
      )
      await olga.getByRole('button', { name: /Night practice/ }).click()
      await dialog(olga).getByLabel('Title').fill('Offline')
      expect(await dialog(olga).getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
      await dialog(olga).getByRole('button', { name: 'Leave all as it was' }).click()
      await organizers.browsers[0].context.setOffline(false)
      await olga.getByText('No connection').waitFor({ state: 'detached' })
    },
  )

  test('one is deleted after it is asked, and goes for everybody', { tags: ['thorough'] }, async () => {
    await olga.getByRole('button', { name: /Night practice/ }).click()
    await dialog(olga).getByRole('button', { name: 'Remove Night practice' }).click()
    await olga.getByRole('button', { name: 'Confirm remove' }).click()
    await closed(olga)
    await otto.getByRole('button', { name: /practice/ }).waitFor({ state: 'detached' })
    expect((await office.list('/events/?name=Night practice')).objects).toEqual([])
  })
})
