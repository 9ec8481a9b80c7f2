import { describe, expect, test } from 'vitest'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import { decisionFor } from '../../shared-schema/scoring/dispute.ts'
import { sheetsOf, type Sheet as KeptSheet, type Sheets } from '../../shared-schema/scoring/sheets.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, office, sides, type Sheet } from './sheet.ts'

const ultimate = rulesOf('ultimate')

const nameOf = (player: PlayerReference | null): string => (player === null ? '-' : `#${player}`)
const optionally = (...sheets: Sheet[]) =>
  sheetsOf(
    sides,
    ultimate,
    sheets.flatMap(({ entries }) => entries),
    nameOf,
  )

function kept(...sheets: Sheet[]): Sheets {
  const found = optionally(...sheets)
  if (!found) throw new Error('nobody kept a sheet')
  return found
}

const keeper = ({ claim }: KeptSheet): number => Number(claim.device_id.slice(-2))
const score = ({ state }: KeptSheet): string => `${state.team_1_score}-${state.team_2_score}`
const result = (team_1_score: number, team_2_score: number, forfeit_team_ids?: number[]) => ({
  team_1_score,
  team_2_score,
  is_final: true,
  game_sets: [],
  what_happened: '',
  ...(forfeit_team_ids && { forfeit_team_ids }),
})

describe('the sheets of a game', () => {
  test('are none if nobody recorded at the field', () => {
    const desk = office()
    desk.score(3, 2, true)
    expect(optionally(desk)).toBeUndefined()
    expect(optionally()).toBeUndefined()
  })

  test('are one if one device recorded, or if others continued what it left', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const last = one.goal(1)
    expect(kept(one)).toMatchObject({ others: [] })
    two.claim(2, last)
    two.goal(2)
    const { counting, alone, others } = kept(one, two)
    expect(others).toEqual([])
    expect([counting, alone].map(sheet => [keeper(sheet), score(sheet)])).toEqual([
      [2, '1-1'],
      [2, '1-1'],
    ])
    expect(counting.kept.map(({ id }) => id)).toEqual([...one.entries, ...two.entries].map(({ id }) => id))
  })

  test('are others beside it if they have something that it has not, the highest claim first, each as if it counted', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    one.claim(1)
    one.goal(1)
    two.claim(2)
    for (const team of [2, 2] as const) two.goal(team)
    three.claim(3)
    for (const team of [1, 1, 1] as const) three.goal(team)
    const { counting, others } = kept(one, two, three)
    expect([counting, ...others].map(sheet => [keeper(sheet), score(sheet)])).toEqual([
      [3, '3-0'],
      [2, '0-2'],
      [1, '1-0'],
    ])
  })

  test('are not one that only claimed, or only said who walked on', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    one.record('walk_on', { team_id: 1, first_name: 'Wim', last_name: '', nickname: '', number: null })
    two.claim(2)
    two.goal(1)
    expect(kept(one, two).others).toEqual([])
  })

  test('are not one that another of the others continued', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    one.claim(1)
    const last = one.goal(1)
    two.claim(2, last)
    two.goal(2)
    three.claim(3)
    three.goal(2)
    expect(kept(one, two, three).others.map(sheet => [keeper(sheet), score(sheet)])).toEqual([[2, '1-1']])
    one.goal(1)
    expect(kept(one, two, three).others.map(sheet => [keeper(sheet), score(sheet)])).toEqual([
      [2, '1-1'],
      [1, '2-0'],
    ])
  })

  test('are of the device that recorded it, not of one that continued it and added nothing', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    one.claim(1)
    two.claim(2, one.goal(1))
    three.claim(3)
    three.goal(2)
    expect(kept(one, two, three).others.map(keeper)).toEqual([1])
  })

  test('are counted for the teams that their scorekeepers saw', () => {
    const [one, two] = [device(1), device(2)]
    one.record('claim', { term: 1, team_1_id: 3 })
    one.goal(2)
    two.claim(2)
    two.goal(1)
    one.record('play', goalOf(3, null, null))
    expect(kept(one, two).others.map(score)).toEqual(['1-1'])
    const turned = device(4)
    turned.record('claim', { term: 1, team_1_id: 2, team_2_id: 1 })
    turned.goal(1)
    expect(kept(turned, two).others.map(score)).toEqual(['0-1'])
  })

  test('are, when the office merged them, what counts and the chosen sheet as it is without the others', () => {
    const [one, two, desk] = [device(1), device(2), office()]
    one.claim(1)
    const first = one.goal(1)
    two.claim(2)
    const second = two.goal(2)
    const before = kept(one, two)
    const { after, data } = decisionFor(before, before.counting, [first.id, second.id])
    desk.record('decision', data, [first, second].find(({ id }) => id === after) ?? null)
    const { counting, alone, others } = kept(one, two, desk)
    expect([counting, alone, ...others].map(sheet => [keeper(sheet), score(sheet)])).toEqual([
      [2, '1-1'],
      [2, '0-1'],
      [1, '1-0'],
    ])
  })
})

describe('what a sheet says', () => {
  const said = (sheet: Sheet) => kept(sheet).counting.words

  // These texts are kept with the decisions of the office: another text for the same would open them again.
  test('is each play that scores, with those who made it, and each score that was set, up to the end', () => {
    const sheet = device(1)
    sheet.record('play', goalOf(1, 11, 12))
    sheet.record('play', playOf(ultimatePlays.pass, { player_1_team_id: 1 }))
    sheet.score(3, 2, false)
    sheet.record('play', goalOf(2, null, null))
    sheet.record('status', { status: 'final' })
    expect(said(sheet)).toEqual(['22 1 #12 1 #11  -      ', 'score 3-2', '22 2 - 2 -  -      ', 'final'])
  })

  test('is no score that stands already', () => {
    const sheet = device(1)
    sheet.score(0, 0, false)
    sheet.goal(1)
    sheet.score(1, 0, false)
    sheet.score(1, 1, false)
    expect(said(sheet)).toEqual(['22 1 - 1 -  -      ', 'score 1-1'])
  })

  test('is the score that points which were added come to', () => {
    const sheet = device(1)
    sheet.add(1, 3)
    sheet.add(2, 2, [3, 0])
    expect(said(sheet)).toEqual(['score 3-0', 'score 3-2'])
  })

  test('is who forfeited', () => {
    const sheet = device(1)
    sheet.record('score', result(0, 15, [1]))
    expect(said(sheet)).toEqual(['score 0-15', 'final 1'])
    sheet.record('score', result(0, 0, [1, 2]))
    expect(said(sheet)).toEqual(['score 0-15', 'score 0-0', 'final 1 2'])
  })

  test('is of a play what a correction made of it', () => {
    const sheet = device(1)
    const goal = sheet.goal(1)
    sheet.goal(2)
    sheet.record('play', { ...goalOf(1, 11, null), replaces: goal.id })
    expect(said(sheet)).toEqual(['22 1 - 1 #11  -      ', '22 2 - 2 -  -      '])
  })
})

describe('the lines of a sheet', () => {
  const lines = (sheet: Sheet) => kept(sheet).counting.lines
  const contentOf = (write: (sheet: Sheet) => Entry): string | undefined => {
    const sheet = device(1)
    const { id } = write(sheet)
    return lines(sheet).find(({ entry }) => entry.id === id)?.content
  }
  const ofPlay = (play: Play) => contentOf(sheet => sheet.record('play', play))

  test('are its plays, its scores and its changes of the status, with the score that each brought about', () => {
    const sheet = device(1)
    sheet.claim(1)
    const steps = [
      sheet.goal(1),
      sheet.record('play', playOf(ultimatePlays.halfTime, {})),
      sheet.record('status', { status: 'live' }),
      sheet.score(3, 2, false),
      sheet.record('status', { status: 'final' }),
    ]
    sheet.record('walk_on', { team_id: 1, first_name: 'Wim', last_name: '', nickname: '', number: null })
    expect(lines(sheet).map(({ entry }) => entry.id)).toEqual(steps.map(({ id }) => id))
    expect(
      lines(sheet).map(line => line.score && `${line.score.team_1_score}-${line.score.team_2_score}`),
    ).toEqual(['1-0', undefined, undefined, '3-2', '3-2'])
  })

  test('show a corrected play where it was recorded, and none that was withdrawn', () => {
    const sheet = device(1)
    const [first, second] = [sheet.goal(1), sheet.goal(2)]
    const correction = sheet.record('play', { ...goalOf(1, 11, null), replaces: first.id })
    sheet.record('withdrawal', { entry_id: second.id })
    expect(lines(sheet)).toMatchObject([{ root: first, entry: correction, score: { team_1_score: 1 } }])
  })

  test('read the same for the same entries from any device and at any time', () => {
    const [one, two] = [device(1), device(2)]
    two.claim(1)
    for (const sheet of [one, two]) {
      sheet.record('play', goalOf(1, 11, 12))
      sheet.record('status', { status: 'final' })
      sheet.add(1, 2)
      sheet.score(2, 0, true)
    }
    const [ofOne, ofTwo] = [one, two].map(sheet => lines(sheet).map(({ content }) => content))
    expect(ofOne).toHaveLength(4)
    expect(ofTwo).toEqual(ofOne)
  })

  test('read differently if anything of a play is another', () => {
    const goal = { ...goalOf(1, 11, 12), player_3_id: 13, player_3_team_id: 1 }
    const others: Partial<Play>[] = [
      {},
      { type: 21 },
      { player_1_id: 14 },
      { player_1_team_id: 2 },
      { player_2_id: 14 },
      { player_2_team_id: 2 },
      { player_3_id: 14 },
      { player_3_team_id: 2 },
      { player_1_id: 11, player_2_id: 12 },
      { int_1: 1 },
      { int_2: 1 },
      { int_3: 1 },
      { bool_1: true },
      { bool_1: false },
      { decimal_1: '1' },
    ]
    const contents = others.map(other => ofPlay({ ...goal, ...other }))
    expect(new Set(contents).size).toBe(others.length)
    expect(ofPlay({ ...goal, ordinal_number: 7 })).toBe(ofPlay(goal))
    // Two tablets see the same goal at another second of their clocks.
    expect(ofPlay({ ...goal, int_4: 1 })).toBe(ofPlay(goal))
  })

  test('say of a score what it sets or adds, whether it ends the game, and who forfeited', () => {
    const ofScore = (data: object) =>
      contentOf(sheet => sheet.record('score', { ...result(3, 2), is_final: false, ...data }))
    expect(ofScore({})?.trim()).toBe('score 3-2')
    expect(ofScore({ is_final: true })).toBe('score 3-2 final')
    expect(ofScore({ is_final: true, forfeit_team_ids: [1] })).toBe('score 3-2 final 1')
    expect(ofScore({ team_1_added: 3 })?.trim()).toBe('added 3 0')
    expect(ofScore({ team_2_added: 2 })?.trim()).toBe('added 0 2')
    expect(ofScore({ team_1_added: 1, team_2_added: -1 })?.trim()).toBe('added 1 -1')
  })

  test('say of a status which one', () => {
    for (const status of ['live', 'final'] as const)
      expect(contentOf(sheet => sheet.record('status', { status }))).toBe(status)
  })
})
