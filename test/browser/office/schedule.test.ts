/** @module-tag long */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { Client } from '../../rest/client.ts'
import { FieldOfTeams } from '../../rest/tournament/field-of-teams.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { officeSizes, takeUp, twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/**
 * Two organizers, each at a browser of their own, at the schedule of a tournament of four teams on two
 * fields.
 */
describe('the schedule of a tournament in the office', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let field: FieldOfTeams
  let fields: number[]
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    field = await FieldOfTeams.make(new Client(server.url, await server.signIn('owner')), 4, {
      start_date: '2026-06-13',
      end_date: '2026-06-14',
      game_minutes: 60,
    })
    const park = await field.office.make('event_sites', { name: 'Park', tournament_id: field.tournament })
    fields = []
    for (const name of ['Field 1', 'Field 2']) {
      const { id } = await field.office.make('game_sites', {
        ...{ name, event_site_id: park.id, opens_at: '09:00', closes_at: '18:00' },
      })
      fields.push(id)
    }
    await field.office.make('pools', {
      ...{ name: 'A', tournament_id: field.tournament, team_ids: field.teams, generate_matchups: true },
      ...{ start_time: '2026-06-13T09:00:00', time_between_rounds: 60 },
    })
    organizers = await twoOrganizers(server, null, { online: true })
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto]) {
      await page.setViewportSize(officeSizes[0])
      await page.goto(`${server.url}/office/tournaments/${field.tournament}/schedule`)
      await card(page, 1, 4).waitFor()
    }
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const card = (page: Page, one: number, two: number) =>
    page.getByRole('group', { name: 'Fields and times' }).getByRole('button', {
      name: new RegExp(`Team ${one} – Team ${two}|Team ${two} – Team ${one}`),
    })
  const showDay = (day: string) => olga.getByRole('radiogroup', { name: 'Day' }).getByText(day).click()
  /** Field and time of the game of two teams: `Field 1 09:00`. */
  const placeOf = async (one: number, two: number): Promise<string> => {
    const game = (await field.games()).find(
      ({ team_1_id, team_2_id }) =>
        String(field.strengths([team_1_id, team_2_id]).sort()) === String([one, two].sort()),
    )
    return `Field ${fields.indexOf(Number(game?.game_site_id)) + 1} ${String(game?.start_time).slice(8, 16)}`
  }
  const told = (page: Page, what: RegExp) =>
    page.getByRole('status').filter({ hasText: what }).first().waitFor()

  test('stands with its games, and is accessible', async () => {
    await olga.getByText('No conflicts.').waitFor()
    await expectAccessible(olga, 'the schedule of a tournament')
    expect(await placeOf(1, 4)).toBe('Field 1 13T09:00')
  })

  test('the name of a field leads to where it is', async () => {
    await olga.getByRole('link', { name: 'Field 2', exact: true }).click()
    await olga.getByRole('heading', { name: 'Park' }).waitFor()
    await olga.goBack()
    await card(olga, 1, 4).waitFor()
  })

  test('a game is dragged; where it would land and what clashes there is said meanwhile, in words', async () => {
    const box = await card(olga, 1, 4).boundingBox()
    if (!box) throw new Error('The card is on the screen')
    await olga.mouse.move(box.x + 30, box.y + 20)
    await olga.mouse.down()
    await olga.mouse.move(box.x + 40, box.y + 40, { steps: 3 })
    await olga.mouse.move(box.x + 30, box.y + 20 + box.height * 1.5, { steps: 5 })
    await told(olga, /Field 1, Saturday 13 June, 10:30/)
    await olga
      .getByText(/Field 1 has .* at 10:00 and .* at 10:30/)
      .first()
      .waitFor()
    expect(await placeOf(1, 4)).toBe('Field 1 13T09:00')
    await olga.mouse.up()
    await told(olga, /Field 1, Saturday 13 June, 10:30\. *Take it back/)
    expect(await placeOf(1, 4)).toBe('Field 1 13T10:30')
    await olga
      .getByRole('region', { name: 'Conflicts' })
      .getByText(/Field 1 has/)
      .first()
      .waitFor()
    await expectAccessible(olga, 'a schedule in which games clash')
  })

  test('what was moved is taken back', async () => {
    await olga.getByRole('button', { name: 'Take it back' }).click()
    await expect.poll(() => placeOf(1, 4)).toBe('Field 1 13T09:00')
    await told(olga, /Field 1, Saturday 13 June, 09:00/)
  })

  test('a game is moved by the keyboard, and swaps with the one whose place it takes', async () => {
    expect(await placeOf(2, 3)).toBe('Field 2 13T09:00')
    await card(olga, 1, 4).focus()
    await takeUp(olga)
    await told(olga, /Beside the board|^Field 1, Saturday 13 June, 09:00/)
    await olga.keyboard.press('ArrowRight')
    await told(olga, /It swaps with .*Team [23]/)
    await olga.keyboard.press('Space')
    await expect.poll(() => placeOf(1, 4)).toBe('Field 2 13T09:00')
    expect(await placeOf(2, 3)).toBe('Field 1 13T09:00')
  })

  test('a game is moved to another day by its dialog', async () => {
    await card(olga, 1, 4).press('Enter')
    const dialog = olga.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Day' }).click()
    await olga.getByRole('option', { name: 'Sunday 14 June' }).click()
    await dialog.getByLabel('Time').fill('15:00')
    await dialog
      .getByText(/before the one ahead of it is over/)
      .first()
      .waitFor()
    await expectAccessible(olga, 'a game to be moved')
    await dialog.getByRole('button', { name: 'Move it' }).click()
    await expect.poll(() => placeOf(1, 4)).toBe('Field 2 14T15:00')
    await showDay('Sunday 14 June')
    await card(olga, 1, 4).waitFor()
    await showDay('Saturday 13 June')
  })

  test('a second move before the board has reloaded is not taken for a change by somebody else', async () => {
    await olga.route('**/v1/games/?*', async route => {
      await setTimeout(1500)
      await route.continue()
    })
    for (const time of ['13:00', '11:00']) {
      await card(olga, 2, 3).press('Enter')
      await olga.getByRole('dialog').getByLabel('Time').fill(time)
      await olga.getByRole('dialog').getByRole('button', { name: 'Move it' }).click()
      await expect.poll(() => placeOf(2, 3)).toContain(`13T${time}`)
    }
    await olga.unrouteAll({ behavior: 'wait' })
  })

  test('what two move at once is told to the second, who chooses: nothing is lost in silence', async () => {
    await card(otto, 2, 3).press('Enter')
    await otto.getByRole('dialog').getByLabel('Time').fill('16:00')
    await card(olga, 2, 3).press('Enter')
    await olga.getByRole('dialog').getByLabel('Time').fill('12:00')
    await olga.getByRole('dialog').getByRole('button', { name: 'Move it' }).click()
    await expect.poll(() => placeOf(2, 3)).toBe('Field 1 13T12:00')
    await otto.getByRole('dialog').getByRole('button', { name: 'Move it' }).click()
    await otto.getByText('Somebody else changed this meanwhile, so nothing was moved').waitFor()
    await otto.getByText(/Now .*Field 1, Saturday 13 June, 12:00/).waitFor()
    await expectAccessible(otto, 'a move that was refused')
    expect(await placeOf(2, 3)).toBe('Field 1 13T12:00')
    await otto.getByRole('button', { name: 'Move it all the same' }).click()
    await expect.poll(() => placeOf(2, 3)).toContain('13T16:00')
    await card(olga, 2, 3).filter({ hasText: '16:00' }).waitFor()
  })

  test('what one moves the other sees by itself', async () => {
    await card(olga, 2, 4).press('Enter')
    await olga.getByRole('dialog').getByLabel('Time').fill('14:15')
    await olga.getByRole('dialog').getByRole('button', { name: 'Move it' }).click()
    await card(otto, 2, 4).filter({ hasText: '14:15' }).waitFor()
  })

  test('what somebody moved stays where it is, which everybody sees, until one of them says otherwise', async () => {
    const stays = (page: Page) => card(page, 2, 4).getByLabel('pinned')
    await stays(otto).waitFor()
    const say = async (page: Page, name: string) => {
      await card(page, 2, 4).press('Enter')
      await page
        .getByRole('dialog')
        .getByLabel('Pin it here, so that placing other games does not move it')
        .click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
    }
    await say(otto, 'Save')
    await stays(olga).waitFor({ state: 'detached' })
    await say(olga, 'Save')
    await stays(otto).waitFor()
    expect(await placeOf(2, 4)).toContain('14:15')
  })

  test('the rest is placed around what stays where it is', async () => {
    await olga.getByRole('button', { name: 'Place remaining games' }).click()
    const dialog = olga.getByRole('dialog')
    await dialog.getByText('There is none.').waitFor()
    await dialog.getByLabel(/All that have not begun/).check()
    const placeThem = dialog.getByRole('button', { name: 'Place them' })
    await dialog.getByLabel('Break from (each day)').fill('12:00')
    await expect.poll(() => placeThem.isDisabled()).toBe(true)
    await dialog.getByLabel('Break until').fill('13:00')
    await dialog.getByText(/of \d would find a field and a time/).waitFor()
    await expectAccessible(olga, 'the rest to be placed')
    const request = olga.waitForRequest(sent => sent.url().endsWith('/schedule/') && sent.method() === 'POST')
    await placeThem.click()
    expect((await request).postDataJSON()).toMatchObject({ breaks: [{ from: '12:00', to: '13:00' }] })
    await dialog.waitFor({ state: 'detached' })
    expect(await placeOf(2, 4)).toContain('14:15')
  })

  test('a day is shifted after rain, with what moves shown first', async () => {
    const before = await placeOf(2, 4)
    await olga.getByRole('button', { name: 'Shift the day' }).click()
    const dialog = olga.getByRole('dialog')
    await dialog.getByLabel('Minutes later').fill('45')
    await dialog.getByText(/games? would move/).waitFor()
    await expectAccessible(olga, 'a day to be shifted')
    expect(await placeOf(2, 4)).toBe(before)
    await dialog.getByRole('button', { name: 'Shift them' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await placeOf(2, 4)).toContain('15:00')
  })

  test('a pause is made longer from a game on, in words, and what somebody else moved meanwhile is told first', async () => {
    await card(olga, 2, 4).press('Enter')
    await olga.getByRole('button', { name: 'A longer or shorter pause before it' }).click()
    const dialog = olga.getByRole('dialog')
    await dialog.getByLabel('Minutes later').fill('30')
    await dialog
      .getByText(/Everything on Field \d from 15:00 on, later by 30 minutes: .* would move/)
      .waitFor()
    await card(otto, 2, 4).filter({ hasText: '15:00' }).press('Enter')
    await otto.getByRole('dialog').getByLabel('Time').fill('15:15')
    await otto.getByRole('dialog').getByRole('button', { name: 'Move it' }).click()
    await expect.poll(() => placeOf(2, 4)).toContain('15:15')
    await dialog.getByRole('button', { name: 'Shift them' }).click()
    await dialog.getByText('Somebody else changed this meanwhile, so nothing was moved').waitFor()
    await dialog.getByText(/Now .*Saturday 13 June, 15:15/).waitFor()
    await expectAccessible(olga, 'a shift that was refused')
    expect(await placeOf(2, 4)).toContain('15:15')
    await dialog.getByRole('button', { name: 'Move it all the same' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await placeOf(2, 4)).toContain('15:45')
  })

  test('a game that is not placed yet waits beside the board, clashes with nothing there, and is placed from there', async () => {
    const [game] = (await field.games()).filter(
      ({ team_1_id, team_2_id }) => String(field.strengths([team_1_id, team_2_id]).sort()) === '2,4',
    )
    await field.office.put(`/games/${String(game?.id)}/`, {
      ...{ game_site_id: null, start_time: '2026-06-13T09:00:00' },
    })
    const waiting = olga.getByRole('region', { name: 'Not placed yet' })
    const waits = waiting.getByRole('button', { name: /Team [24] – Team [24]/ })
    await waits.waitFor()
    expect(await waits.textContent()).not.toContain('09:00')
    await expectAccessible(olga, 'a schedule with a game that is not placed yet')
    await waits.press('Enter')
    const dialog = olga.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Field' }).click()
    await olga.getByRole('option', { name: 'Field 2' }).click()
    await dialog.getByLabel('Time').fill('17:00')
    await dialog.getByRole('button', { name: 'Move it' }).click()
    await expect.poll(() => placeOf(2, 4)).toBe('Field 2 13T17:00')
    await waiting.waitFor({ state: 'detached' })
  })

  test('the schedule is published: everybody may see it', async () => {
    const isPublic = async () => (await field.office.get(`/tournaments/${field.tournament}/`)).body.is_public
    expect(await isPublic()).toBe(false)
    const [organization] = (await field.office.list('/organizations/')).objects
    const ofAll = (is_public: boolean) =>
      field.office.put(`/organizations/${String(organization?.id)}/`, { is_public })
    await ofAll(true)
    await olga.getByText('Everybody may see it, because your organization is public.').waitFor()
    await ofAll(false)
    await olga.getByText('Only your organization sees this yet.').waitFor()
    await olga.getByRole('button', { name: 'Publish: everybody may see it' }).click()
    await olga.getByRole('link', { name: 'What everybody sees' }).waitFor()
    expect(await isPublic()).toBe(true)
  })

  test('a game that is moved then is marked with where it was, until somebody says that everybody was told', async () => {
    await card(olga, 2, 4).press('Enter')
    await olga.getByRole('dialog').getByLabel('Time').fill('17:15')
    await olga.getByRole('dialog').getByRole('button', { name: 'Move it' }).click()
    await card(otto, 2, 4).filter({ hasText: 'was Field 2, 17:00' }).waitFor()
    const count = (page: Page) => page.getByText('1 game changed since the schedule was published')
    await count(otto).waitFor()
    await otto.getByRole('radiogroup', { name: 'Day' }).getByText('Sunday 14 June').click()
    await otto.getByRole('button', { name: 'Look through them' }).click()
    const changed = otto.getByRole('list', { name: 'Games that changed' }).getByRole('button')
    await changed.filter({ hasText: 'Field 2, Saturday 13 June, 17:15' }).waitFor()
    await expectAccessible(otto, 'what changed since the schedule was published')
    await changed.click()
    await expect
      .poll(() => card(otto, 2, 4).evaluate(element => element === element.ownerDocument.activeElement))
      .toBe(true)
    await olga.goto(`${server.url}/office/tournaments/${field.tournament}/results`)
    await olga.getByRole('listitem').filter({ hasText: 'was Field 2, 17:00' }).waitFor()
    await otto.getByRole('button', { name: 'Mark changes as announced' }).click()
    await count(otto).waitFor({ state: 'detached' })
    await card(otto, 2, 4).filter({ hasNotText: 'was' }).waitFor()
    await olga.getByText('was Field 2, 17:00').waitFor({ state: 'detached' })
  })
})
