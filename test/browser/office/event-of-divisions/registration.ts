import { expect } from 'vitest'
import { launchBrowser } from '../../../support/chromium.ts'
import { pageOf } from '../../../support/tablet.ts'
import type { Desk } from './desk.ts'
import { addressOf, registered } from './divisions.ts'

/** Offers a form for one team, which registers on a phone and is confirmed. */
export async function letRegister(desk: Desk): Promise<void> {
  const { server, page, tap, type, button, link, field } = desk
  await desk.open('Open')
  const id = await desk.tournamentOf('Open')
  await tap(link('Registration'))
  await tap(page.getByLabel('Teams can register'))
  await type(field('Places'), '1')
  await tap(button('Save'))
  await expect.poll(() => desk.read(`/tournaments/${id}/registration_form/`)).toMatchObject({ capacity: 1 })
  const phoneBrowser = await launchBrowser({ online: true })
  try {
    const phone = pageOf(phoneBrowser)
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`${server.url}/register/${id}`)
    await phone.getByText('1 place is left.').waitFor()
    await type(phone.getByLabel('Name of the team'), registered)
    await type(phone.getByLabel('Your name'), 'Nora')
    await type(phone.getByLabel('Your e-mail'), addressOf(registered))
    await tap(button('Register the team', phone))
    await phone.getByText('Your registration has arrived').waitFor()
  } finally {
    await phoneBrowser.close()
  }
  await page.reload()
  const card = page.getByRole('article', { name: registered })
  await tap(button('Confirm', card))
  await card.getByText('confirmed', { exact: true }).first().waitFor()
  expect(await desk.listOf(`/tournament_teams/?tournament_id=${id}`)).toHaveLength(12)
}
