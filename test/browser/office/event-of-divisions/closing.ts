import { expect } from 'vitest'
import type { Desk } from './desk.ts'
import { divisionNames, teamsPlaying, type Division } from './divisions.ts'

/** Writes the final places of each division, gives its best team an award, and closes it. */
export async function closeWithAwards(desk: Desk): Promise<void> {
  const { page, tap, type, button, link, dialog } = desk
  for (const division of divisionNames) {
    await desk.open(division)
    await tap(link('Final places'))
    await page.getByText('All places are decided.').waitFor()
    await tap(button('Save the final places'))
    await page.getByText('The final places are saved.').waitFor()
    await tap(link('Closing'))
    await tap(button('Add an award'))
    const form = dialog('Add an award')
    await desk.choose('Award', 'Another award', form)
    await type(form.getByLabel('Name of the award'), `Champions, ${division}`)
    await desk.choose('Team', teamsPlaying(division)[0] ?? '', form)
    await tap(button('Save', form))
    await form.waitFor({ state: 'detached' })
    await tap(button('Close the event'))
    await page.getByText('This event is closed').waitFor()
    await tap(link('Still to do'))
    await page.getByRole('heading', { name: 'All of this is done' }).waitFor()
    await expectClosedTournament(desk, division)
  }
  await tap(link('Office'))
  const over = page.getByRole('region', { name: 'Over' })
  await over.getByRole('link', { name: 'Windmill' }).waitFor()
}

/** A program reads a division as any tournament: its places, its awards, its scores. */
async function expectClosedTournament(desk: Desk, division: Division): Promise<void> {
  const id = await desk.tournamentOf(division)
  const teams = teamsPlaying(division)
  expect(await desk.read(`/tournaments/${id}/`)).toMatchObject({ name: division, is_closed: true })
  const entrants = await desk.listOf(`/tournament_teams/?tournament_id=${id}`)
  const places = new Map(entrants.map(({ final_standing, team }) => [Number(final_standing), team]))
  expect([...places.keys()].toSorted((a, b) => a - b)).toEqual(teams.map((_, index) => index + 1))
  expect(places.get(1)).toMatchObject({ name: teams[0] })
  expect(await desk.listOf(`/awards/?tournament_id=${id}`)).toMatchObject([
    { name: `Champions, ${division}`, team: { name: teams[0] } },
  ])
  for (const game of await desk.gamesOf(division))
    expect(game.winner_id).toBe(
      Number(game.team_1_score) > Number(game.team_2_score) ? game.team_1_id : game.team_2_id,
    )
}
