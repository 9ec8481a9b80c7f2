import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from '../../support/accessible.ts'
import { postgresDatabases } from '../../support/database.ts'
import { makeGame, makeLeague, type SmallLeague } from '../../support/league.ts'
import { officeSizes, twoOrganizers, type TwoOrganizers } from '../../support/organizer.ts'
import { Device } from '../../support/replication.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/** Two organizers, each at a browser of their own, at one tournament. */
describe('the history of a tournament in the office', { tags: ['long'] }, () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let league: SmallLeague
  let organizers: TwoOrganizers
  let olga: Page
  let otto: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    league = await makeLeague(server.db)
    organizers = await twoOrganizers(server, league.organization, { online: true })
    ;({ olga, otto } = organizers)
    for (const page of [olga, otto]) await page.getByRole('link', { name: 'Test Cup' }).click()
  })
  afterAll(async () => {
    await organizers.close()
    await server.stop()
  })

  const restNow = async () =>
    (
      await server.db
        .selectFrom('tournaments')
        .select('rest_minutes')
        .where('id', '=', league.tournament)
        .executeTakeFirstOrThrow()
    ).rest_minutes
  const rest = async (page: Page, minutes: number): Promise<void> => {
    await page.getByRole('link', { name: 'Details' }).click()
    const field = page.getByLabel('Minimum rest')
    // The other person's change has arrived.
    await expect.poll(() => field.inputValue()).toBe(String(await restNow()))
    await field.fill(String(minutes))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
  }
  const history = (page: Page) => page.getByRole('link', { name: 'History' }).click()
  /** The changes in which the rest became so many minutes. */
  const told = (page: Page, after: number) =>
    page.getByRole('article').filter({ hasText: new RegExp(`rest in minutes: from \\d+ to ${after}`) })

  test('offers to undo what was just changed, and says before what that moves', async () => {
    const before = await restNow()
    await rest(otto, 55)
    const notice = otto.getByRole('status').filter({ hasText: 'Otto changed: Tournament Test Cup' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    const dialog = otto.getByRole('dialog', { name: 'Take back' })
    await dialog.getByText(`rest in minutes: from 55 to ${before}`).waitFor()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(restNow).toBe(before)
    await notice.waitFor({ state: 'detached' })
  })

  test('is not asked about an undo any more by who dismisses it', { tags: ['thorough'] }, async () => {
    await rest(otto, 50)
    const notice = otto.getByRole('status').filter({ hasText: 'Otto changed: Tournament Test Cup' })
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'detached' })
  })

  test('refuses to undo what somebody else changed since, in words', { tags: ['thorough'] }, async () => {
    await rest(otto, 65)
    await rest(olga, 75)
    await otto
      .getByRole('status')
      .filter({ hasText: 'Otto changed' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await otto.getByRole('dialog').getByText('it was changed again since').waitFor()
    expect(await restNow()).toBe(75)
    await otto.keyboard.press('Escape')
  })

  test('says who changed what, from what to what', { tags: ['thorough'] }, async () => {
    await rest(olga, 25)
    await history(olga)
    await told(olga, 25).getByText('Olga changed: Tournament Test Cup').waitFor()
  })

  test('is accessible at the sizes at which an organizer works', { tags: ['thorough'] }, async () => {
    for (const size of officeSizes) {
      await olga.setViewportSize(size)
      await expectAccessible(olga, `the history at ${size.width}`)
    }
  })

  test('is narrowed to a kind of record', { tags: ['thorough'] }, async () => {
    await olga.getByLabel('What', { exact: true }).selectOption({ label: 'Swiss round' })
    await olga.getByText('Nothing was changed.').waitFor()
    await olga.getByLabel('What', { exact: true }).selectOption({ label: 'Everything' })
    await told(olga, 25).waitFor()
  })

  test('takes a change back, and says before what that moves', { tags: ['thorough'] }, async () => {
    await told(olga, 25).getByRole('button', { name: 'Take back' }).click()
    const dialog = olga.getByRole('dialog', { name: 'Take back' })
    await dialog.getByText('Nothing else moves with it.').waitFor()
    await expectAccessible(olga, 'the dialog that takes a change back')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(restNow).not.toBe(25)
  })

  test('does not take back what somebody else changed again since', { tags: ['thorough'] }, async () => {
    await rest(olga, 35)
    await rest(otto, 45)
    await history(olga)
    await told(olga, 35).getByRole('button', { name: 'Take back' }).click()
    await olga.getByRole('dialog').getByText('it was changed again since').waitFor()
    expect(await restNow()).toBe(45)
  })

  const teamsNow = async () =>
    (await server.db.selectFrom('teams').select('name').orderBy('name').execute()).map(({ name }) => name)

  test('undoes a pasted list as one step', { tags: ['thorough'] }, async () => {
    const before = await teamsNow()
    await otto.getByRole('link', { name: 'Teams', exact: true }).click()
    await otto.getByLabel('Names of teams, one in each line').fill('Frizz\nWolves')
    await otto.getByRole('button', { name: 'Save the list' }).click()
    await expect.poll(async () => (await teamsNow()).length).toBe(before.length + 2)
    const notice = otto.getByRole('status').filter({ hasText: 'Added: 2 teams' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    const dialog = otto.getByRole('dialog', { name: 'Take back' })
    await dialog.getByText('Team Frizz will be deleted').waitFor()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await teamsNow()).toEqual(before)
  })

  test('brings a deleted team back, and says before what comes with it', { tags: ['thorough'] }, async () => {
    const before = await teamsNow()
    await otto.getByRole('button', { name: /^Take .?Sexy Legs.? out/ }).click()
    await otto.getByRole('button', { name: 'Take out' }).click()
    const notice = otto.getByRole('status').filter({ hasText: 'Otto deleted: Team in the tournament' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    const dialog = otto.getByRole('dialog', { name: 'Take back' })
    await dialog.getByText('will be there again').waitFor()
    await expectAccessible(otto, 'the dialog that brings a record back')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await teamsNow()).toEqual(before)
    expect(
      await server.db
        .selectFrom('tournament_teams')
        .select('team_id')
        .where('tournament_id', '=', league.tournament)
        .where('team_id', '=', league.teams[0])
        .executeTakeFirst(),
    ).toBeDefined()
  })

  test('is told of one team alone, from the page of that', { tags: ['thorough'] }, async () => {
    await otto.getByRole('link', { name: 'Roster of Sexy Legs' }).click()
    await otto.getByRole('link', { name: 'History of Sexy Legs' }).click()
    await otto.getByRole('article').first().waitFor()
    expect(await otto.getByRole('article').filter({ hasText: 'Tournament Test Cup was' }).count()).toBe(0)
    await otto.getByText(/^Team .?Sexy Legs.?$/).waitFor()
    const all = otto.getByRole('button', { name: 'Show all changes' })
    await all.click()
    await all.waitFor({ state: 'detached' })
    await otto.getByRole('article', { name: 'Otto changed: Pool A' }).first().waitFor()
  })

  test(
    'begins with what people changed by hand; what tablets recorded is shown if it is asked for',
    { tags: ['thorough'] },
    async () => {
      const game = await makeGame(server.db, league)
      const tablet = new Device(
        server.url,
        `tournament:${league.tournament}`,
        await server.signIn('scorekeeper', league.organization),
      )
      const score = { team_1_score: 1, team_2_score: 0, is_final: false, game_sets: [], what_happened: '' }
      await tablet.push([tablet.entry(game, 'score', score)])
      const recorded = otto.getByRole('article', { name: 'Test scorekeeper created: Score' })
      await otto.reload()
      await otto.getByRole('article').first().waitFor()
      expect(await recorded.count()).toBe(0)
      await otto.getByLabel('Also what tablets recorded at games').click()
      await recorded.waitFor()
      await otto.getByLabel('Also what tablets recorded at games').click()
      await recorded.waitFor({ state: 'detached' })
    },
  )

  test(
    'of thousands of changes has those in the page that are near the screen, down to the first',
    { tags: ['thorough'] },
    async () => {
      await sql`insert into audit (person_id, person_name, client_kind, client_name, family, key_1, owner_id, operation, changes)
      select null, 'Robot', 'token', 'Robot', 'tournaments', ${league.tournament}, ${league.organization}, 'update',
        jsonb_build_object('rest_minutes', jsonb_build_object('before', number - 1, 'after', number))
      from generate_series(1, 5000) as number`.execute(server.db)
      await otto.getByLabel('What', { exact: true }).selectOption({ label: 'Tournament' })
      await otto.getByRole('article').filter({ hasText: 'from 4999 to 5000' }).waitFor()
      expect(await otto.getByRole('article').count()).toBeLessThan(60)
      await expect
        .poll(async () => {
          await otto.mouse.wheel(0, 100_000)
          return otto.getByRole('article').filter({ hasText: 'created: Tournament Test Cup' }).count()
        })
        .toBe(1)
      expect(await otto.getByRole('article').count()).toBeLessThan(60)
      await expectAccessible(otto, 'a long history')
    },
  )
})
