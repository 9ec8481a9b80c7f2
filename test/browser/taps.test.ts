/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { periodEnd } from '../../client/scoring/play-choices.ts'
import { titleOf } from '../../client/scoring/play-text.ts'
import { definitionOf, type Sport } from '../../shared-schema/sports/index.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { noSituation } from '../../shared-schema/sports/model/situation.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { invite } from '../../server/accounts/links/invitations.ts'
import { launchBrowser, type TestBrowser } from '../support/chromium.ts'
import { postgresDatabases } from '../support/database.ts'
import { tapTwice, withFinger, type Tap } from '../support/finger.ts'
import { makeGame, makeLeague, type SmallLeague } from '../support/league.ts'
import { Device } from '../support/replication.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { button, pageOf, PASSWORD, shownScore, untilStored } from '../support/tablet.ts'

/** Sixty letters, as clubs have them, one word of them longer than a phone is wide. */
const long = 'Donaudampfschifffahrtsgesellschaftskapitäne zu Regensburg 04'
const away = 'Rusty Bikes'

const upright = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const
const screens = upright.flatMap(
  ([width, height]) =>
    [
      [width, height],
      [height, width],
    ] as const,
)
const texts = [100, 130, 200] as const

const dialog = '[role="dialog"]'
const picker = 'section[aria-label^="Goal"]'
const more = 'section[aria-label="More plays"]'
const undone = 'section[aria-label="Undone"]'

const correcting: readonly Tap[] = [
  { on: 'Correct play 1', then: dialog },
  { on: 'Remove…', then: `${dialog} [aria-label="Remove it?"]` },
  { on: 'Keep it', then: `!${dialog} [aria-label="Remove it?"]` },
  { on: 'Cancel', then: `!${dialog}` },
]
const undoing: readonly Tap[] = [
  { on: 'Undo*', lines: -1, then: undone },
  { on: 'Put back', lines: 1, then: `!${undone}` },
]
const ending: readonly Tap[] = [
  { on: 'End game', then: dialog },
  { on: 'Go on playing', then: `!${dialog}` },
  { on: 'End game', then: dialog },
  { on: 'Confirm end', lines: 1, then: `!${dialog}` },
  { on: 'Reopen game', lines: 1 },
]

/** A game of ultimate, with some of the other plays. */
const ultimate = (plays: readonly Tap[], further: readonly Tap[]): Tap[] => [
  { on: 'Start game', lines: 1 },
  { on: `Goal ${long}`, lines: 1, then: picker },
  { on: 'Assist: ?' },
  { on: 'Scorer: ?' },
  { on: '#2 *' },
  { on: '#3 *', then: `!${picker}` },
  { on: `Goal ${away}`, lines: 1, then: picker },
  { on: 'Add player', then: 'form' },
  { on: 'Cancel', then: '!form' },
  { on: 'Unknown' },
  { on: 'Done', then: `!${picker}` },
  { on: 'Box score', then: 'table' },
  { on: 'Plays', then: '!table' },
  { on: 'More', then: more },
  { on: 'More', then: `!${more}` },
  { on: 'More', then: more },
  { on: 'What to record*', then: dialog },
  { on: 'Every play*', then: `!${dialog}` },
  ...plays,
  ...further,
]

const morePlays: readonly Tap[] = [
  ...['Pass', 'Throwaway', 'Drop', 'D', 'Callahan', 'Stall', 'Pull', 'Timeout'].flatMap(play =>
    [long, away].map((team): Tap => ({ on: `${play} ${team}`, lines: 1, then: `!${more}` })),
  ),
]
const halfTime: readonly Tap[] = [
  { on: 'More', then: more },
  { on: 'Half time', lines: 1, then: `!${more}` },
]
const forfeiting: readonly Tap[] = [
  { on: 'More', then: more },
  { on: 'A team does not play: forfeit…', then: dialog },
  { on: 'Cancel', then: `!${dialog}` },
  { on: 'More', then: `!${more}` },
]

/** The buttons that score in a sport without plays of its own: of each kind another one on each screen. */
function points(sport: Sport, screen: number): Tap[] {
  const { values, unit } = definitionOf(sport).scoreboard
  const ending = periodEnd(definitionOf(sport), noSituation)
  const scored = [long, away].flatMap(team =>
    values.map((value): Tap => ({
      on: values.length === 1 ? `+${value} ${unit} ${team}` : `+${value} ${team}`,
      lines: 1,
    })),
  )
  const taken = [long, away].map((team): Tap => ({ on: `−1 ${team}`, lines: 1 }))
  return [
    ...one(scored, screen),
    ...one(taken, screen),
    ...(ending?.type === generalPlays.endOfPeriod
      ? [{ on: titleOf(ending, definitionOf(sport)), lines: 1 }]
      : []),
  ]
}

const one = <T>(all: readonly T[], turn: number): readonly T[] =>
  all.slice(turn % all.length, (turn % all.length) + 1)

/** A play that is asked about: the first answers of those that are given, then Done. */
const played = (play: string, team: string, ...answers: string[]): Tap[] => {
  const asked = `section[aria-label="${play} ${team}"]`
  return [
    { on: `${play} ${team}`, lines: 1, then: asked },
    ...answers.map(answer => ({ on: answer })),
    { on: 'Done', then: `!${asked}` },
  ]
}

/** From the scoreboard to every play, with one of each kind of button and question. */
const everyPlay = (huge: string, often: string, further: string): Tap[] => [
  { on: 'Start game', lines: 1 },
  { on: 'More', then: more },
  { on: 'What to record*', then: dialog },
  { on: 'Cancel', then: `!${dialog}` },
  { on: 'What to record*', then: dialog },
  { on: 'Every play*', then: `!${dialog}` },
  ...played(huge, long, '#2 *'),
  ...played(often, away, 'Unknown'),
  { on: 'More', then: more },
  ...played(further, long),
  ...undoing,
  { on: 'Box score', then: 'table' },
  { on: 'Plays', then: '!table' },
]

/** Points of a set, of which nobody asks who scored them. */
const pointsOfSets: Tap[] = [
  { on: 'Start game', lines: 1 },
  { on: `Point ${long}`, lines: 1 },
  { on: `Point ${away}`, lines: 1 },
  { on: `Point ${long}`, lines: 1 },
  ...undoing,
  { on: 'Box score', then: 'table' },
  { on: 'Plays', then: '!table' },
]

/** Balls of an innings, which change the players and the row of balls above the buttons. */
const balls: Tap[] = [
  { on: 'Start game', lines: 1 },
  ...played('Ball', long, '#2 *').map(tap => (tap.lines === 1 ? { ...tap, on: `Ball 1 ${long}` } : tap)),
  ...played('Boundary four', long),
  ...played('No-ball', long),
  { on: `Ball 0 ${long}`, lines: 1 },
  ...undoing,
]

/** The parts of every scoreboard, apart from the buttons that score. */
const parts: readonly (readonly Tap[])[] = [
  undoing,
  correcting,
  ending,
  [
    { on: 'By period', then: 'table' },
    { on: 'Plays', then: '!table' },
  ],
]

const part = (turn: number): readonly Tap[] => parts[turn % parts.length] ?? []

describe('a finger on the glass', () => {
  const freshDatabaseUrl = postgresDatabases()
  let server: TestServer
  let browser: TestBrowser
  let page: Page

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await freshDatabaseUrl() })
    browser = await launchBrowser()
    page = pageOf(browser)
    await withFinger(page)
    await page.goto(
      `${server.url}/join#${await invite(server.db, { organization_id: null, role: 'owner', place: null }, null)}`,
    )
    await page.getByLabel('Name').fill('Sam')
    await page.getByLabel('Email').fill('sam@example.org')
    await page.getByLabel('Password').first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Signed in as Sam').waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  /** A league whose names are as long as they get, and games of it. */
  async function leagueOf(sport: Sport, games: number): Promise<{ league: SmallLeague; games: number[] }> {
    const league = await makeLeague(server.db, sport)
    const headers = {
      Authorization: `Bearer ${await server.signIn('owner')}`,
      'Content-Type': 'application/json',
    }
    const rename = async (path: string, values: object): Promise<void> => {
      expect(
        (await fetch(`${server.url}/v1/${path}/`, { method: 'PUT', headers, body: JSON.stringify(values) }))
          .status,
      ).toBe(202)
    }
    await rename(`teams/${league.teams[0]}`, { name: long })
    for (const [index, player] of league.players[0].entries())
      await rename(`players/${player}`, {
        first_name: `Maximiliana${index}`,
        last_name: 'Oberhuber-Schwarzenegger',
      })
    const made: number[] = []
    while (made.length < games) made.push(await makeGame(server.db, league))
    return { league, games: made }
  }

  const open = async (league: SmallLeague, game: number): Promise<void> => {
    await page.goto(`${server.url}/events/tournament:${league.tournament}/games/${game}`)
    await page.getByTestId('score-1').waitFor()
    // Screens that open at a tap are files of their own, which are there without a network once all are kept.
    await untilStored(page)
  }

  /** Opens another game without reloading the app. */
  const goTo = async (league: SmallLeague, game: number): Promise<void> => {
    await page.evaluate(path => {
      history.pushState(null, '', path)
    }, `/events/tournament:${league.tournament}/games/${game}`)
    await page.getByTestId('status').getByText('Not started').waitFor()
  }

  const everywhere = texts.flatMap(text => screens.map(([width, height]) => ({ text, width, height })))
  const usual = everywhere.filter(({ text }) => text === 100)
  type Screen = (typeof everywhere)[number]

  /** Changes the size of page and letters in place. */
  const resize = async ({ text, width, height }: Screen): Promise<void> => {
    await page.evaluate(percent => {
      document.documentElement.style.fontSize = `${percent}%`
      window.dispatchEvent(new Event('resize'))
    }, text)
    await page.setViewportSize({ width, height })
  }

  const expectWell = async (screen: Screen, taps: readonly Tap[]): Promise<void> => {
    expect.soft({ ...screen, wrong: await tapTwice(page, taps) }).toEqual({ ...screen, wrong: [] })
  }

  /** Some of the other plays on each screen, most where letters are as usual. */
  const others = (screen: number): Tap[] => [
    ...morePlays
      .filter((_, index) =>
        screen < usual.length ? (index + Math.floor(screen / 2)) % 2 === 0 : index % 9 === screen % 9,
      )
      .flatMap(play => [{ on: 'More', then: more }, play]),
    ...(screen % 2 === 0 ? halfTime : []),
    ...(screen % 3 === 0 ? forfeiting : []),
  ]

  /** All that follows a play where letters are as usual, and in turns where they are larger. */
  const further = (screen: number): readonly Tap[] =>
    screen < usual.length
      ? [...undoing, ...correcting, ...ending]
      : one([undoing, correcting, ending], screen).flat()

  const does = 'does each thing once, and nothing else moves, goes or is cut off'

  /**
   * Opens the first of some new games. Without a network: the server has nothing to say to what the screen
   * does.
   */
  async function begin(sport: Sport, many: number): Promise<{ league: SmallLeague; games: number[] }> {
    const made = await leagueOf(sport, many)
    await open(made.league, made.games.at(-1) ?? 0)
    await browser.context.setOffline(true)
    return made
  }
  afterEach(() => browser.context.setOffline(false))

  /** Each size of page, with letters of another size. */
  const some = screens.flatMap(
    (_, index) => everywhere[index + (index % texts.length) * screens.length] ?? [],
  )

  const everythingInUltimate = (on: readonly Screen[]) => async (): Promise<void> => {
    const { league, games } = await begin('ultimate', on.length)
    for (const [index, screen] of on.entries()) {
      await resize(screen)
      await goTo(league, games[index] ?? 0)
      await expectWell(screen, ultimate(others(index), further(index)))
    }
  }

  test(`that taps everything twice in ultimate ${does}`, everythingInUltimate(some))

  test(
    `that taps everything twice in ultimate, with letters of each size on each page, ${does}`,
    { tags: ['thorough'] },
    everythingInUltimate(everywhere),
  )

  // A sport of each other kind of scoreboard; each screen has each of the parts in one of them.
  test.each<[Sport, number]>([
    ['soccer', 0],
    ['basketball', 1],
    ['baseball', 2],
    ['dodgeball', 3],
  ])(`that taps everything twice in %s ${does}`, { tags: ['thorough'] }, async (sport, turn) => {
    const { league, games } = await begin(sport, screens.length)
    for (const [size, game] of games.entries()) {
      const [first, ...larger] = everywhere.filter((_, index) => index % screens.length === size)
      if (!first) throw new Error('There is no such screen')
      await resize(first)
      await goTo(league, game)
      await expectWell(first, [{ on: 'Start game', lines: 1 }, ...points(sport, size), ...part(size + turn)])
      // The game goes on in larger letters.
      for (const [index, screen] of larger.entries()) {
        await resize(screen)
        await expectWell(screen, [...points(sport, size + index + 1), ...part(size + turn + index + 1)])
      }
    }
  })

  test.each<[Sport, Tap[]]>([
    ['soccer', everyPlay('Goal', 'Shot saved', 'Own goal')],
    ['basketball', everyPlay('Three-pointer', 'Personal foul', 'Jump ball')],
    ['volleyball', pointsOfSets],
    ['cricket', balls],
  ])(`that taps every play twice in %s ${does}`, async (sport, taps) => {
    const { league, games } = await begin(sport, some.length)
    for (const [index, screen] of some.entries()) {
      await resize(screen)
      await goTo(league, games[index] ?? 0)
      await expectWell(screen, taps)
    }
  })

  test('that takes the score over twice has scored nothing; goals in a row all count, and a key that is held down is one; what is undone stays to be read', async () => {
    const {
      league,
      games: [game = 0],
    } = await leagueOf('ultimate', 1)
    const other = new Device(server.url, `tournament:${league.tournament}`, await server.signIn('owner'))
    await other.push([
      other.entry(game, 'claim', { term: 1 }),
      other.entry(game, 'play', goalOf(league.teams[1], null, null)),
    ])
    await page.setViewportSize({ width: 390, height: 844 })
    await open(league, game)
    await button(page, 'Take over scoring').waitFor()
    expect(
      await tapTwice(page, [{ on: 'Take over scoring', then: 'button[data-side="1"]:enabled' }]),
    ).toEqual([])
    // The page changes when entries are sent and judged; only after that it stays as it is.
    const settled = async (): Promise<void> => {
      await page.getByText('All sent').first().waitFor()
      await page.evaluate(async () => {
        await window.finger.quiet()
        window.finger.later(600)
      })
    }
    const goal = button(page, `Goal ${long}`)
    for (let goals = 0; goals < 3; goals++) {
      await settled()
      await goal.click()
      await expect.poll(() => shownScore(page)).toBe(`${goals + 1}-1`)
    }
    await goal.focus()
    await settled()
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect.poll(() => shownScore(page)).toBe('4-1')

    // The score is on one line even next to a name as long as this.
    expect(
      await page
        .getByTestId('play')
        .first()
        .locator('strong')
        .evaluate(score => {
          const text = document.createRange()
          text.selectNodeContents(score)
          return [score.textContent, new Set([...text.getClientRects()].map(({ top }) => top)).size]
        }),
    ).toEqual(['4–1', 1])

    // Undone and removed plays stay in the list, struck through, and cannot be corrected.
    expect(await tapTwice(page, [{ on: 'Undo*', lines: -1, then: undone }])).toEqual([])
    const line = page.locator('[data-testid="play"][data-mark="undone"]')
    expect(await line.textContent()).toMatch(new RegExp(`Goal ${long}.*undone`))
    expect(await line.locator('b').evaluate(title => getComputedStyle(title).textDecorationLine)).toBe(
      'line-through',
    )
    expect(await line.getByRole('button').count()).toBe(0)

    // The focus comes back from a dialog to what opened it, and to the game if that is gone.
    const focused = (): Promise<string | null> =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.querySelector('h2')?.textContent ??
          null,
      )
    const press = async (name: string): Promise<void> => {
      await settled()
      await button(page, name).press('Enter')
    }
    await press('Correct play 2')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Correct play 2')
    await press('Correct play 2')
    await press('Remove…')
    await press('Remove')
    await expect.poll(() => line.count()).toBe(2)
    await expect.poll(focused).toBe(long)
  })
})
