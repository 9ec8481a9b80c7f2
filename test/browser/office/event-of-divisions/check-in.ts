import { expect } from 'vitest'
import type { Desk } from './desk.ts'
import { registered } from './divisions.ts'
import type { Entrance } from './entrance.ts'
import { withoutMarks } from './shown-text.ts'

const HALF_HOUR = 30 * 60_000
/** How many teams come in time. */
const IN_TIME = 6

/** Checks teams in without a network; then the day in the office says who is missing. */
export async function checkIn(desk: Desk, entrance: Entrance): Promise<void> {
  const { page } = entrance
  await entrance.tap(page.getByRole('link', { name: 'Check-in' }))
  await page.getByText('0 of 12 teams are here').waitFor()
  const teams = (await page.locator('li h2').allTextContents()).map(withoutMarks)
  const here = teams.slice(0, IN_TIME)
  const incomplete = here.find(team => team !== registered) ?? ''
  await entrance.offline(async () => {
    for (const team of here.filter(one => one !== incomplete))
      await entrance.tap(entrance.button(`Here: ${team}`))
    const line = page.getByRole('listitem').filter({ has: entrance.button(`Here: ${incomplete}`) })
    await entrance.tap(line.getByRole('button', { name: 'Players 0/2' }))
    await entrance.tap(entrance.button('All players are here'))
    await entrance.tap(entrance.button(`#8 Bob ${incomplete}`))
    await line.getByRole('button', { name: 'Players 1/2' }).waitFor()
    await page.getByText(`${IN_TIME} of 12 teams are here`).waitFor()
  })

  await desk.open('Open')
  await desk.tap(desk.link('The day'))
  const missing = desk.page.getByRole('region', { name: 'Not checked in' })
  await missing.getByRole('listitem').first().waitFor()
  const lines = (await missing.getByRole('listitem').allTextContents()).map(withoutMarks)
  const late = (await dueSoon(desk)).filter(team => !here.includes(team))
  expect(late).not.toEqual([])
  expect(lines.map(line => line.split(':')[0]).toSorted()).toEqual(
    [...late, `${incomplete} without 1 player`].toSorted(),
  )
}

/** The teams of Open whose games begin within half an hour. */
async function dueSoon(desk: Desk): Promise<string[]> {
  const teams = await desk.listOf('/teams/?limit=200')
  const names = new Map(teams.map(({ id, name }) => [id, String(name)]))
  const games = await desk.gamesOf('Open')
  return games
    .filter(({ start_time }) => Date.parse(String(start_time)) < Date.now() + HALF_HOUR)
    .flatMap(({ team_1_id, team_2_id }) => [names.get(team_1_id) ?? '', names.get(team_2_id) ?? ''])
}
