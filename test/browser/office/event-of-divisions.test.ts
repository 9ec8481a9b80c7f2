/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { promisedTaps } from '../../support/hand.ts'
import { moveGames, replaceTeam } from './event-of-divisions/changes-of-plan.ts'
import { checkIn } from './event-of-divisions/check-in.ts'
import { closeWithAwards } from './event-of-divisions/closing.ts'
import { Desk } from './event-of-divisions/desk.ts'
import { Entrance } from './event-of-divisions/entrance.ts'
import { assignOfficials, chooseFormats, publish } from './event-of-divisions/plan.ts'
import { playOut, playSwissWithCut } from './event-of-divisions/play-out.ts'
import { letRegister } from './event-of-divisions/registration.ts'
import { setRules, setUpDivisions } from './event-of-divisions/set-up.ts'
import { keepScores } from './event-of-divisions/tablet-games.ts'

/**
 * An organizer with an empty server, who does everything in the browser: the tests ask by REST only for what
 * came of it.
 */
describe('an event of three divisions on six fields, from the first link to the awards', () => {
  const freshDatabaseUrl = postgresDatabases()
  let desk: Desk
  let entrance: Entrance | undefined

  beforeAll(async () => {
    desk = await Desk.atEmptyServer(await freshDatabaseUrl())
  })
  afterAll(async () => {
    await entrance?.close()
    await desk.close()
  })

  test('is set up with its divisions, teams and shared fields', () => setUpDivisions(desk))
  test('has rules of its own in each division', () => setRules(desk))
  test('lets a team register by its form', () => letRegister(desk))
  test('gets a format in each division, one of them swiss with a cut, on fields that they share', () =>
    chooseFormats(desk))
  test('has officials at its games, none at two games at once', () => assignOfficials(desk))
  test('is published', () => publish(desk))

  test('has another team in the place of one on the morning', async () => {
    await replaceTeam(desk)
    expect(desk.hand.count).toBeLessThanOrEqual(
      promisedTaps('Three divisions on six fields, set up with officials and published, and a team replaced'),
    )
  })

  test('tells the teams whose games moved, and nobody else', () => moveGames(desk))

  test('has teams checked in on a tablet without a network, and the day says who is missing', async () => {
    entrance = await Entrance.open(desk)
    await checkIn(desk, entrance)
  })

  test('has games scored on the tablet, with and without a network', async () => {
    if (!entrance) throw new Error('Nobody is at the entrance')
    await keepScores(desk, entrance)
  })

  test('has swiss rounds and the bracket after them, each drawn by one tap', () => playSwissWithCut(desk))

  test('has pools that lead into brackets, up to the finals', async () => {
    await playOut(desk, 'Open')
    await playOut(desk, 'Juniors')
  })

  test('is closed with places and awards, and nothing is left to do', async () => {
    await closeWithAwards(desk)
    expect(desk.hand.count).toBeLessThanOrEqual(
      promisedTaps('The same three divisions, played and closed with awards'),
    )
  })
})
