import { expect } from 'vitest'
import { beginFirstEvent } from '../../../support/organizer.ts'
import type { Desk } from './desk.ts'
import { addressOf, divisionNames, divisions, registered, rulesOf } from './divisions.ts'
import { daysFromNow } from './first-day.ts'

/** Sets the event up from the first link on: a site with six fields, and the divisions with their teams. */
export async function setUpDivisions(desk: Desk): Promise<void> {
  const { hand, page, server, tap, type, button, link, field } = desk
  await beginFirstEvent(page, server, hand)
  const { timezone, first, last, opens, closes } = daysFromNow()
  await type(field('Name of the organization'), 'Lowlands Ultimate')
  await type(field('Name'), 'Open')
  await type(page.getByRole('combobox', { name: 'Sport' }), 'Ultimate')
  await tap(page.getByRole('option', { name: 'Ultimate', exact: true }))
  await type(field('First day'), first)
  await type(field('Last day'), last)
  await type(page.getByRole('combobox', { name: 'Time zone' }), timezone)
  await tap(button('Create and continue'))

  await tap(link('Sites'))
  await type(field('Name of the site'), 'West Park')
  await tap(button('Add the site'))
  const park = page.getByRole('region', { name: 'West Park', exact: true })
  await type(park.getByLabel('Opens'), opens)
  await type(park.getByLabel('Closes'), closes)
  for (const next of [2, 3, 4, 5, 6, 7]) {
    await tap(button('Add the field', park))
    await expect.poll(() => park.getByLabel('Name of the next field').inputValue()).toBe(`Field ${next}`)
  }
  const invited = divisions.Open.filter(team => team !== registered)
  await pasteTeams(desk, [
    'Team\tNumber\tFirst name\tLast name',
    ...invited.flatMap(team => [`${team}\t7\tAnn\t${team}`, `${team}\t8\tBob\t${team}`]),
  ])
  await hand.paste(field(`Contact’s e-mail, ${invited[0]}`), invited.map(addressOf).join('\n'))
  await tap(button('Save'))
  await page.getByText('Saved', { exact: true }).waitFor()

  for (const division of ['Women', 'Juniors'] as const) {
    await tap(link('Details'))
    if (division === 'Women') await type(page.getByLabel('Name of the whole event'), 'Windmill')
    await type(page.getByLabel('Name of the new division'), division)
    await tap(button('Add a division'))
    await page.getByRole('heading', { level: 1, name: division }).waitFor()
    await pasteTeams(desk, divisions[division])
    const fields = await desk.column(
      `/game_sites/?tournament_id=${await desk.tournamentOf(division)}`,
      'name',
    )
    expect(fields).toHaveLength(6)
  }
}

async function pasteTeams({ page, tap, type, button, link }: Desk, lines: readonly string[]): Promise<void> {
  await tap(link('Teams'))
  await type(page.getByLabel('Names of teams, one in each line'), lines.join('\n'))
  await tap(button('Save the list'))
  await page.getByText(/^Saved: \d+ teams/).waitFor()
}

/** Gives each division rules of its own. */
export async function setRules(desk: Desk): Promise<void> {
  const { hand, page, tap, type, button, field } = desk
  for (const division of divisionNames) {
    const { federation, points } = rulesOf[division]
    await desk.open(division)
    await tap(page.getByRole('link', { name: 'Rules' }).last())
    await hand.pick(field('Begin with the rules of'), federation)
    await expect.poll(() => field('Game to').inputValue()).toBe('15')
    await type(field('Game to'), String(points))
    await tap(button('Save'))
    await page.getByText('Saved', { exact: true }).waitFor()
  }
  expect(await desk.column('/tournaments/?order_by=[id]', 'points_to_win')).toEqual([15, 13, 11])
}
