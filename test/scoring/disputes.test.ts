import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OFFICE, type Entry } from '../../shared-schema/replication/entry.ts'
import { decisionFor, disputed } from '../../shared-schema/scoring/dispute.ts'
import { foldGame, type GameState } from '../../shared-schema/scoring/fold-game.ts'
import { sheetsOf, type Sheet as KeptSheet, type Sheets } from '../../shared-schema/scoring/sheets.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { goalOf } from '../../shared-schema/sports/ultimate/plays.ts'
import { entriesOf, history } from '../support/histories.ts'
import type { SmallLeague } from '../support/league.ts'
import { device, office, sides, summary, type Sheet } from './sheet.ts'

const ultimate = rulesOf('ultimate')

const all = (...sheets: Sheet[]): Entry[] => sheets.flatMap(({ entries }) => entries)
const points = ({ team_1_score, team_2_score, status }: GameState): string =>
  `${team_1_score}-${team_2_score} ${status}`

function sheets(entries: readonly Entry[]): Sheets {
  const kept = sheetsOf(sides, ultimate, entries, player => String(player ?? ''))
  if (!kept) throw new Error('nobody kept a sheet')
  return kept
}

/** The scores that the office sees side by side, the one that counts first; none if there is no dispute. */
function dispute(...devices: Sheet[]): string[] {
  const kept = sheets(all(...devices))
  const open = disputed(kept)
  return open.length === 0 ? [] : [kept.counting, ...open].map(({ state }) => points(state))
}

function sheetOf(kept: Sheets, keeper: Sheet): KeptSheet {
  const found = [kept.counting, ...kept.others].find(({ claim }) => claim.device_id === keeper.device)
  if (!found) throw new Error('this device has no sheet of its own')
  return found
}

/** The office decides for the sheet of a device, or on these lines. */
function decide(desk: Sheet, devices: Sheet[], keeper: Sheet, lines: Entry[] | null = null): Entry {
  const kept = sheets(all(desk, ...devices))
  const { after, data } = decisionFor(kept, sheetOf(kept, keeper), lines && lines.map(({ id }) => id))
  return desk.record(
    'decision',
    data,
    all(...devices).find(({ id }) => id === after),
  )
}

describe('L8: a dispute', () => {
  test('is there where two devices kept a game by themselves and count different things', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    one.goal(1)
    two.claim(2)
    two.goal(2)
    expect(dispute(one, two)).toEqual(['0-1 live', '1-0 live'])
    expect(dispute(two, one)).toEqual(['0-1 live', '1-0 live'])
  })

  test('is there where a device went on after it was cut off and says something else', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const last = one.goal(1)
    two.claim(2, last)
    two.goal(2)
    expect(dispute(one, two)).toEqual([])
    one.goal(1)
    expect(dispute(one, two)).toEqual(['1-1 live', '2-0 live'])
  })

  test('is none where two devices recorded the same, and where one is behind', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    two.claim(2)
    for (const sheet of [one, two]) sheet.goal(1)
    expect(dispute(one, two)).toEqual([])
    two.goal(2)
    two.record('status', { status: 'final' })
    expect(dispute(one, two)).toEqual([])
  })

  test('is none about when a goal fell by the clocks of the two tablets', () => {
    const [one, two] = [device(1), device(2)]
    one.record('play', { ...goalOf(1, 11, null), int_4: 300 })
    two.record('play', { ...goalOf(1, 11, null), int_4: 304 })
    expect(dispute(one, two)).toEqual([])
  })

  test('is there where they agree on the score and not on who scored', () => {
    const [one, two] = [device(1), device(2)]
    one.record('play', goalOf(1, 11, null))
    two.record('play', goalOf(1, 12, null))
    expect(dispute(one, two)).toEqual(['1-0 live', '1-0 live'])
  })

  test('is none about plays that do not score, nor with somebody who entered the same result alone', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    one.record('play', { ...goalOf(1, null, null), type: 4711 })
    one.score(1, 0, true)
    two.claim(2)
    two.goal(1)
    two.record('status', { status: 'final' })
    three.score(1, 0, true)
    expect(dispute(three, two)).toEqual([])
    expect(sheetOf(sheets(all(two, three)), two).state.status).toBe('final')
    expect(dispute(one, two)).not.toEqual([])
    two.record('withdrawal', { entry_id: one.entries[0]?.id ?? '' })
    expect(dispute(one, two)).toEqual([])
  })

  test('is none with a result that was entered alone, whatever plays follow it for the statistics', () => {
    const [one, two] = [device(1), device(2)]
    one.score(1, 0, true)
    one.goal(2)
    two.claim(2)
    two.goal(1)
    two.record('status', { status: 'final' })
    expect(dispute(one, two)).toEqual([])
  })

  test.each([
    ['another score of team 1', { team_1_score: 2 }],
    ['another score of team 2', { team_2_score: 1 }],
    ['that the game is not over', { is_final: false }],
    ['that a team has forfeited', { forfeit_team_ids: [2] }],
  ])('is there with somebody who entered alone %s', (_, entered) => {
    const [one, two] = [device(1), device(2)]
    const result = { team_1_score: 1, team_2_score: 0, is_final: true, game_sets: [], what_happened: '' }
    one.record('score', { ...result, ...entered })
    two.claim(2)
    two.goal(1)
    two.record('status', { status: 'final' })
    expect(dispute(one, two)).toHaveLength(2)
  })

  test('goes when what differs is withdrawn', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const wrong = one.goal(1)
    two.claim(2)
    two.goal(2)
    one.record('withdrawal', { entry_id: wrong.id })
    expect(dispute(one, two)).toEqual([])
  })
})

/** Two devices that kept a game by themselves; the second one's sheet counts. */
function apart() {
  const [one, two, desk] = [device(1), device(2), office()]
  one.claim(1)
  const first = [one.goal(1), one.goal(1), one.goal(2)]
  two.claim(2)
  const second = [two.goal(1), two.goal(2)]
  return { one, two, desk, first, second }
}

describe('a decision of the office', () => {
  test('for a sheet yields the score of that sheet, and ends the dispute', () => {
    const { one, two, desk } = apart()
    expect(dispute(one, two)).toEqual(['1-1 live', '2-1 live'])
    decide(desk, [one, two], one)
    expect(summary(one, two, desk)).toBe('2-1 live, decided, decided')
    expect(dispute(one, two, desk)).toEqual([])
  })

  test('for a sheet names it, its last entry, and what each other sheet said', () => {
    const { one, two, desk, first } = apart()
    const three = device(3)
    const begin = three.goal(2)
    const of = (keeper: Sheet) => sheetOf(sheets(all(one, two, three)), keeper)
    const said = { one: [...of(one).words], two: [...of(two).words], three: [...of(three).words] }
    expect(decide(desk, [one, two, three], one)).toMatchObject({
      after: first.at(-1)?.id,
      data: {
        sheet: one.entries[0]?.id,
        entry_ids: null,
        left_out: [],
        against: [said.two, said.three],
      },
    })
    expect(decide(desk, [one, two, three], three).data).toMatchObject({
      sheet: begin.id,
      entry_ids: null,
      against: [said.one, said.two],
    })
  })

  test('that merges names the entries of its lines, and what it left out of the sheet that goes on', () => {
    const { one, two, desk, first, second } = apart()
    const correction = two.record('play', { ...goalOf(1, 12, null), replaces: second[1]?.id ?? null })
    desk.score(1, 1, false, correction)
    expect(decide(desk, [one, two], two, [...first.slice(1, 2), correction])).toMatchObject({
      after: correction.id,
      data: {
        sheet: two.entries[0]?.id,
        entry_ids: [first[1]?.id, second[1]?.id, correction.id],
        left_out: [second[0]?.id],
      },
    })
  })

  test('that merges passes over lines that no sheet has', () => {
    const { one, two, desk, first } = apart()
    const lost = device(3).goal(1)
    expect(decide(desk, [one, two], one, [lost, ...first]).data).toMatchObject({
      entry_ids: first.map(({ id }) => id),
    })
  })

  test('for a sheet that counts merged names what counts by now, but for what the office entered and claims', () => {
    const { one, two, desk, first } = apart()
    decide(desk, [one, two], one, first.slice(1))
    const last = one.goal(1)
    desk.score(5, 5, false, last)
    two.goal(2)
    expect(decide(desk, [one, two], one).data).toMatchObject({
      entry_ids: [...first.slice(1), last].map(({ id }) => id),
      left_out: [first[0]?.id],
    })
  })

  test('is taken back by withdrawing it, and the dispute is there again', () => {
    const { one, two, desk } = apart()
    const decision = decide(desk, [one, two], one)
    desk.record('withdrawal', { entry_id: decision.id })
    expect(summary(one, two, desk)).toMatch(/^1-1 live, other_sheet/)
    expect(dispute(one, two, desk)).toEqual(['1-1 live', '2-1 live'])
  })

  test('lets the sheet go on, and others take it over from there', () => {
    const { one, two, desk } = apart()
    const three = device(3)
    decide(desk, [one, two], one)
    const last = one.goal(2)
    expect(summary(one, two, desk)).toMatch(/^2-2 live/)
    three.claim(3, last)
    three.goal(1)
    expect(summary(one, two, three, desk)).toMatch(/^3-2 live/)
    expect(dispute(one, two, three, desk)).toEqual([])
  })

  test('holds against a take-over of the sheet that it was against, which is then a new dispute', () => {
    const { one, two, desk, second } = apart()
    const three = device(3)
    decide(desk, [one, two], one)
    three.claim(3, second.at(-1))
    three.goal(2)
    expect(summary(one, two, three, desk)).toMatch(/^2-1 live/)
    expect(dispute(one, two, three, desk)).toEqual(['2-1 live', '1-2 live'])
  })

  test('opens again only when what it was against says something else by now', () => {
    const { one, two, desk } = apart()
    decide(desk, [one, two], one)
    two.record('play', { ...goalOf(2, null, null), type: 4711 })
    two.record('status', { status: 'live' })
    expect(dispute(one, two, desk)).toEqual([])
    const late = two.goal(2)
    expect(dispute(one, two, desk)).toEqual(['2-1 live', '1-2 live'])
    two.record('withdrawal', { entry_id: late.id })
    expect(dispute(one, two, desk)).toEqual([])
    two.goal(2)
    decide(desk, [one, two], one)
    expect(dispute(one, two, desk)).toEqual([])
  })

  test('merges play by play: the chosen lines count in their order, and what the sheet gets later', () => {
    const { one, two, desk, first, second } = apart()
    const lines = [...first.slice(0, 2), ...second.slice(1)]
    decide(desk, [one, two], two, lines)
    expect(summary(one, two, desk)).toMatch(/^2-1 live/)
    expect(dispute(one, two, desk)).toEqual([])
    const last = two.goal(1)
    expect(summary(one, two, desk)).toMatch(/^3-1 live/)
    const three = device(3)
    three.claim(3, last)
    three.goal(1)
    expect(summary(one, two, three, desk)).toMatch(/^4-1 live/)
    expect(dispute(one, two, three, desk)).toEqual([])
    one.goal(2)
    expect(dispute(one, two, three, desk)).toEqual(['4-1 live', '2-2 live'])
    decide(desk, [one, two, three], three)
    expect(summary(one, two, three, desk)).toMatch(/^4-1 live/)
    expect(dispute(one, two, three, desk)).toEqual([])
  })

  test('leaves what the office entered on the other sheet where it was decided', () => {
    const { one, two, desk, second } = apart()
    desk.score(5, 4, false, second.at(-1))
    decide(desk, [one, two], one)
    expect(summary(one, two, desk)).toMatch(/^5-4 live/)
    const last = one.goal(1)
    expect(summary(one, two, desk)).toMatch(/^6-4 live/)
    desk.score(7, 7, false, last)
    expect(summary(one, two, desk)).toMatch(/^7-7 live/)
  })
})

describe('whatever was recorded by three devices', () => {
  const league: SmallLeague = {
    organization: 1,
    league: 1,
    season: 1,
    tournament: 1,
    poolRound: 1,
    teams: [1, 2],
    players: [
      [11, 12],
      [21, 22],
    ],
  }
  const name = (index: number): string => `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`
  const recorded = history.map(steps => entriesOf(steps, league, 1, name))
  const shuffled = recorded.chain(entries =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
  )
  const entryBy = (kind: 'decision' | 'withdrawal', index: number, rest: object) =>
    ({
      id: name(index),
      game_id: 1,
      device_id: OFFICE,
      counter: index,
      recorded_at: '2026-06-01T08:00:00Z',
      recorded_by: 'Office',
      after: null,
      kind,
      ...rest,
    }) as Entry
  const told = (entries: readonly Entry[]) => {
    const kept = sheetsOf(sides, ultimate, entries, player => String(player ?? ''))
    return (
      kept && {
        open: disputed(kept).map(({ claim, words: said }) => ({ claim, said })),
        score: points(kept.counting.state),
      }
    )
  }
  const decisions = (entries: readonly Entry[]): Entry[] => {
    const kept = sheetsOf(sides, ultimate, entries, player => String(player ?? ''))
    return kept
      ? [kept.counting, ...kept.others].map(sheet =>
          entryBy('decision', 5000, decisionFor(kept, sheet, null)),
        )
      : []
  }

  test('the order of arrival changes nothing, before and after a decision', () => {
    fc.assert(
      fc.property(shuffled, fc.nat(), ([entries, other], which) => {
        expect(told(other)).toEqual(told(entries))
        const made = decisions(entries)
        const decision = made[which % Math.max(1, made.length)]
        if (decision) expect(told([decision, ...other])).toEqual(told([...entries, decision]))
      }),
    )
  })

  test('a decision for a sheet yields its score and leaves no dispute; withdrawing it restores what was', () => {
    fc.assert(
      fc.property(recorded, entries => {
        const kept = sheetsOf(sides, ultimate, entries, player => String(player ?? ''))
        const before = foldGame(sides, ultimate, entries)
        for (const [index, decision] of decisions(entries).entries()) {
          const decided = [...entries, decision]
          expect(told(decided)).toEqual({
            open: [],
            score: points((kept ? [kept.counting, ...kept.others] : [])[index]?.state ?? before),
          })
          const undone = [...decided, entryBy('withdrawal', 5001, { data: { entry_id: decision.id } })]
          expect(points(foldGame(sides, ultimate, undone))).toBe(points(before))
          expect(told(undone)).toEqual(told(entries))
        }
      }),
    )
  })
})
