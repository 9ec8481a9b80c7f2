import { expect } from 'vitest'
import type { Desk } from './desk.ts'
import type { Division } from './divisions.ts'
import { enterAllReady } from './results-on-screen.ts'

const ROUNDS = 4

/** Plays the pools and brackets of a division. */
export async function playOut(desk: Desk, division: Division): Promise<void> {
  await desk.open(division)
  await desk.tap(desk.link('Results'))
  await enterAllReady(desk, division)
  await expectAllFinal(desk, division)
}

/**
 * Plays swiss rounds, each drawn by one tap, and the bracket that one tap makes after them: all on fields that
 * the other divisions leave free.
 */
export async function playSwissWithCut(desk: Desk): Promise<void> {
  const { page, tap, button } = desk
  const show = (part: string) =>
    tap(page.getByRole('radiogroup', { name: 'What to show' }).getByText(part, { exact: true }))
  await desk.open('Women')
  await tap(desk.link('Results'))
  for (let round = 1; round <= ROUNDS; round++) {
    await enterAllReady(desk, 'Women')
    await show('Swiss rounds')
    if (round === ROUNDS) break
    await tap(button(`Draw round ${round + 1}`))
    await page.getByRole('heading', { name: `Swiss round ${round + 1}` }).waitFor()
    await show('Games')
  }
  const cut = page.getByRole('region', { name: 'Bracket for places 1 to 4' })
  await tap(button('Create the bracket', cut))
  await cut.waitFor({ state: 'detached' })
  await show('Games')
  await enterAllReady(desk, 'Women')
  await expectAllFinal(desk, 'Women')
  const { conflicts, unscheduled_game_ids } = await desk.read(
    `/tournaments/${await desk.tournamentOf('Women')}/conflicts/`,
  )
  expect({ conflicts, unscheduled_game_ids }).toEqual({ conflicts: [], unscheduled_game_ids: [] })
}

async function expectAllFinal(desk: Desk, division: Division): Promise<void> {
  const games = await desk.gamesOf(division)
  expect(games.filter(({ status }) => status !== 'final')).toEqual([])
}
