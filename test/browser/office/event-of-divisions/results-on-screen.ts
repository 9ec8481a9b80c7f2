import { expect } from 'vitest'
import type { Desk } from './desk.ts'
import { scoreOf, teamsPlaying, type Division } from './divisions.ts'
import { withoutMarks } from './shown-text.ts'

/** A game on the screen of results: its part of the event, and its teams. */
interface ShownGame {
  readonly part: string
  readonly teams: readonly [string, string]
}

/** The games on the screen that wait for their scores, and whose teams are known. */
async function readyGames({ page }: Desk, division: Division): Promise<ShownGame[]> {
  const rows = page.getByRole('main').locator('li:has(button > b)')
  await rows.first().waitFor()
  const shown = await rows.evaluateAll(all =>
    all.map(row => {
      const [one, score, two] = [...(row.querySelector('button')?.children ?? [])].map(one => one.textContent)
      return { part: row.children[1]?.textContent ?? '', score, one: one ?? '', two: two ?? '' }
    }),
  )
  const teams = teamsPlaying(division)
  return shown
    .filter(({ score }) => score === 'Enter')
    .map(({ part, one, two }): ShownGame => ({
      part: withoutMarks(part),
      teams: [withoutMarks(one), withoutMarks(two)],
    }))
    .filter(game => game.teams.every(team => teams.includes(team)))
}

const keyOf = ({ part, teams }: ShownGame): string => [part, ...teams].join('\t')

/** Enters the scores of all games that are ready, as a list that is pasted. @returns how many there were */
async function enterReady(desk: Desk, division: Division): Promise<number> {
  const { hand, tap, type, button, dialog } = desk
  const games = await readyGames(desk, division)
  if (games.length === 0) return 0
  // A score is typed into the list as it would be anywhere.
  hand.count += games.length
  const rows = games.map(game => [keyOf(game), ...scoreOf(division, game.teams)].join('\t'))
  await tap(button('Enter results from a file'))
  const list = dialog('Enter results from a file')
  await type(
    list.getByLabel('Rows of a spreadsheet, pasted'),
    ['Round\tTeam 1\tTeam 2\tScore 1\tScore 2', ...rows].join('\n'),
  )
  await tap(button('Save the results', list))
  await list.getByText(`${games.length} result${games.length === 1 ? '' : 's'} saved`).waitFor()
  await tap(list.getByRole('button', { name: 'Close' }))
  await list.waitFor({ state: 'detached' })
  const entered = new Set(games.map(keyOf))
  await expect
    .poll(async () => (await readyGames(desk, division)).filter(game => entered.has(keyOf(game))))
    .toEqual([])
  return games.length
}

/** Enters results until no game is ready: winners and losers move on by themselves. */
export async function enterAllReady(desk: Desk, division: Division): Promise<void> {
  while ((await enterReady(desk, division)) > 0);
}
