import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Desk } from './desk.ts'
import { addressOf, divisions, replaced, substitute } from './divisions.ts'
import { withoutMarks } from './shown-text.ts'

/** Puts another team in the place of one that cannot come. */
export async function replaceTeam(desk: Desk): Promise<void> {
  const { page, tap, type, button, link, dialog } = desk
  await desk.open('Juniors')
  await tap(link('Teams'))
  await tap(button(new RegExp(`^More for .*${replaced}`)))
  await tap(page.getByRole('menuitem', { name: /^Replace / }))
  const replace = dialog(/^Replace /)
  await type(replace.getByLabel('Or a new team: its name'), substitute)
  await tap(button('Create this team', replace))
  await expect
    .poll(() => replace.getByRole('combobox', { name: 'By a team of the season' }).inputValue())
    .toBe(substitute)
  await tap(button(/^Replace/, replace))
  await replace.waitFor({ state: 'detached' })
  await button(new RegExp(`^More for .*${substitute}`)).waitFor()
  const [team] = await desk.listOf(`/teams/?name=${replaced}`)
  expect(team).toMatchObject({ name: replaced })
  const games = await desk.gamesOf('Juniors')
  expect(games.filter(game => [game.team_1_id, game.team_2_id].includes(team?.id))).toEqual([])
}

/** Swaps two games of the board, and tells the four teams, who alone get a mail. */
export async function moveGames(desk: Desk): Promise<void> {
  const { page, mails, tap, button, link, dialog } = desk
  await desk.open('Open')
  await tap(link('Schedule'))
  const cards = page.locator('[id^=card-]')
  await cards.first().waitFor()
  const [one, other] = await firstAtOneTime(cards)
  await tap(cards.filter({ hasText: meeting(one) }))
  await desk.choose('Or swap it with', meeting(other), dialog())
  await tap(button('Swap', dialog()))

  const told = (team: string): number => mails.to(addressOf(team)).length
  const before = new Map(divisions.Open.map(team => [team, told(team)]))
  const newMails = () => divisions.Open.filter(team => told(team) > (before.get(team) ?? 0))
  await tap(button('Notify the 4 teams concerned'))
  await tap(button('Preview', dialog()))
  await tap(button('Send 4 messages', dialog()))
  await page.getByText('2 games changed since the schedule was published').waitFor({ state: 'detached' })
  await expect.poll(newMails).toHaveLength(4)
  expect(newMails().toSorted()).toEqual([...one, ...other].toSorted())
}

type Pair = readonly [string, string]

/** The teams of two games on the board that begin at the same time. */
async function firstAtOneTime(cards: Locator): Promise<readonly [Pair, Pair]> {
  const all = await cards.evaluateAll(found =>
    found.map(card => ({
      start: card.querySelector('small')?.innerText.slice(0, 5),
      teams: card.querySelector('b')?.innerText ?? '',
    })),
  )
  const [one, other] = all
    .filter(({ start }) => start === all[0]?.start)
    .map(({ teams }): Pair => {
      const [first = '', second = ''] = withoutMarks(teams).split(' – ')
      return [first, second]
    })
  if (!one || !other) throw new Error('No two games begin at the same time')
  return [one, other]
}

const meeting = ([one, two]: Pair): RegExp => new RegExp(`${one}(?!\\d).*${two}(?!\\d)`)
