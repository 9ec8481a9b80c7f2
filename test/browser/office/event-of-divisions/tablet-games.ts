import { expect } from 'vitest'
import { shownScore } from '../../../support/tablet.ts'
import type { Desk } from './desk.ts'
import { teamsPlaying } from './divisions.ts'
import type { Entrance } from './entrance.ts'
import { withoutMarks } from './shown-text.ts'

/** Keeps the score of two games on the tablet, of the second one mostly without a network. */
export async function keepScores(desk: Desk, entrance: Entrance): Promise<void> {
  const { page } = entrance
  await entrance.tap(page.getByRole('link', { name: 'Games', exact: true }))
  const cards = page.getByTestId(/^game-\d+$/)
  await cards.first().waitFor()
  const [one = '', other = ''] = await cards.evaluateAll(all => all.map(card => card.dataset.testid))

  const team = await begin(entrance, one)
  await goal(entrance, team, '2-0')
  await end(entrance)
  await entrance.untilSent()
  await entrance.tap(page.getByRole('banner').getByRole('link', { name: 'All games' }))

  const next = await begin(entrance, other)
  await entrance.offline(async () => {
    await goal(entrance, next, '2-0')
    await end(entrance)
  })
  for (const id of [one, other]) {
    const game = await desk.read(`/games/${id.replace('game-', '')}/`)
    expect(game).toMatchObject({ status: 'final' })
    expect([game.team_1_score, game.team_2_score].toSorted()).toEqual([0, 2])
  }
}

/** Opens a game and scores the first goal of the stronger team. @returns the team */
async function begin(entrance: Entrance, game: string): Promise<string> {
  const { page } = entrance
  await entrance.tap(page.getByTestId(game))
  await entrance.tap(entrance.button('Start game'))
  const goals = page.getByRole('button', { name: /^Goal / })
  await goals.first().waitFor()
  const names = await goals.evaluateAll(all => all.map(one => one.ariaLabel ?? one.textContent))
  const playing = names.map(name => withoutMarks(name).replace(/^Goal\s+/, ''))
  const stronger = teamsPlaying('Open').find(team => playing.includes(team)) ?? ''
  await goal(entrance, stronger, '1-0')
  return stronger
}

/** A goal with its scorer and its assist. @param score of the stronger team first */
async function goal(entrance: Entrance, team: string, score: string): Promise<void> {
  await entrance.tapPlay('Goal', team, [/Ann/, /Bob/])
  expect([score, score.split('-').toReversed().join('-')]).toContain(await shownScore(entrance.page))
}

async function end(entrance: Entrance): Promise<void> {
  await entrance.tap(entrance.button('End game'))
  await entrance.tap(entrance.button('Confirm end'))
  await entrance.page.getByTestId('status').getByText('Final').waitFor()
}
