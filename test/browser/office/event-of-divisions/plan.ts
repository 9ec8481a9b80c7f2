import { expect } from 'vitest'
import type { Desk } from './desk.ts'
import { divisionNames, officials } from './divisions.ts'

const formats = {
  Open: '4 pools of 3, then a bracket in which everybody plays on, for places 1–12',
  Women: '4 swiss rounds, then a knock-out for places 1–4',
  Juniors: /^2 pools of 4, then .* for places 1–4 and .* for places 5–8/,
} as const

/** Chooses a format for each division: all games get fields and times. */
export async function chooseFormats(desk: Desk): Promise<void> {
  const { page, tap, button, link } = desk
  for (const division of divisionNames) {
    await desk.open(division)
    await tap(link('Format'))
    await tap(page.getByLabel(formats[division]))
    await tap(button('Use this format'))
    await page.getByRole('heading', { name: 'As it is' }).waitFor()
  }
  const games = (await Promise.all(divisionNames.map(desk.gamesOf))).flat()
  expect(games.filter(({ game_site_id }) => game_site_id === null).map(({ id }) => id)).toEqual([])
  const slots = games.map(({ game_site_id, start_time }) => `${game_site_id} ${start_time}`)
  expect(new Set(slots).size).toBe(slots.length)
}

/** Assigns officials to all games, none to two games at once. */
export async function assignOfficials(desk: Desk): Promise<void> {
  const { page, tap, type, button, link, field, dialog } = desk
  await tap(link('Office'))
  await tap(link('Organization'))
  await tap(link('Officials'))
  await tap(button('Add a list of officials'))
  await type(field('Officials', dialog()), officials.join('\n'))
  await tap(button('Store the officials', dialog()))
  await dialog().waitFor({ state: 'detached' })
  for (const division of divisionNames) {
    await desk.open(division)
    await tap(link('Officials'))
    await type(field('Role'), 'referee')
    await tap(button('Add a role'))
    await page.getByText('referee: 1 official').waitFor()
    await tap(button('Plan officials'))
    await tap(button('Store the plan', dialog()))
    await dialog().waitFor({ state: 'detached' })
  }
  const assigned = await desk.listOf('/game_officials/?limit=200')
  const games = (await Promise.all(divisionNames.map(desk.gamesOf))).flat()
  const starts = new Map(games.map(game => [game.id, game.start_time]))
  const times = assigned.map(({ game_id, official_id }) => `${official_id} ${starts.get(game_id)}`)
  expect(new Set(assigned.map(({ game_id }) => game_id)).size).toBe(starts.size)
  expect(new Set(times).size).toBe(times.length)
}

export async function publish(desk: Desk): Promise<void> {
  const { tap, button, link } = desk
  for (const division of divisionNames) {
    await desk.open(division)
    await tap(link('Schedule'))
    await tap(button('Publish: everybody may see it'))
    await link('What everybody sees').waitFor()
  }
  expect(await desk.column('/tournaments/', 'is_public')).toEqual([true, true, true])
}
