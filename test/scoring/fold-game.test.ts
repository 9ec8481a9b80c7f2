import { describe, expect, test } from 'vitest'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate-plays.ts'
import { playOf } from '../../shared-schema/replication/entry.ts'
import { device, fold, office, summary } from './sheet.ts'

describe('one device at a game', () => {
  test('a game in which nothing was recorded is scheduled', () => {
    expect(summary(device(1))).toBe('0-0 scheduled')
  })

  test('each goal adds to the score of the team that scored', () => {
    const sheet = device(1)
    for (const team of [1, 2, 1] as const) sheet.goal(team)
    expect(summary(sheet)).toBe('2-1 live')
  })

  test('a callahan is a goal of the defending team', () => {
    const sheet = device(1)
    sheet.record('play', playOf(ultimatePlays.callahan, { player_1_team_id: 1, player_3_team_id: 2 }))
    expect(summary(sheet)).toBe('0-1 live')
  })

  test('a withdrawn goal is gone, and so is its correction', () => {
    const sheet = device(1)
    const goal = sheet.goal(1)
    sheet.record('play', { ...goalOf(1, 7, 8), replaces: goal.id })
    sheet.record('withdrawal', { entry_id: goal.id })
    expect(summary(sheet)).toBe('0-0 scheduled')
  })

  test('a correction stands in the place of what it corrects, and gives it back when it is withdrawn', () => {
    const sheet = device(1)
    const first = sheet.goal(1)
    sheet.goal(2)
    const correction = sheet.record('play', { ...goalOf(2, 7, null), replaces: first.id })
    expect(fold(sheet).scores.map(line => `${line.team_1_score}-${line.team_2_score}`)).toEqual(['0-1', '0-2'])
    sheet.record('withdrawal', { entry_id: correction.id })
    expect(fold(sheet).scores.map(line => `${line.team_1_score}-${line.team_2_score}`)).toEqual(['1-0', '1-1'])
  })

  test('the winner is known once the game is final; a tie has none', () => {
    const sheet = device(1)
    sheet.goal(2)
    expect(fold(sheet).winner_id).toBeNull()
    sheet.record('status', { status: 'final' })
    expect(fold(sheet).winner_id).toBe(2)
    sheet.score(5, 5, true)
    expect(fold(sheet)).toMatchObject({ status: 'final', winner_id: null })
  })

  test('a play after the end is refused until the game is reopened', () => {
    const sheet = device(1)
    sheet.record('status', { status: 'final' })
    sheet.goal(1)
    expect(summary(sheet)).toBe('0-0 final, after_final')
    sheet.record('status', { status: 'live' })
    sheet.goal(1)
    expect(summary(sheet)).toBe('1-0 live, after_final')
  })

  test('a team that forfeits has lost whatever the score; when both do, nobody has won', () => {
    const sheet = device(1)
    const forfeit = (...forfeit_team_ids: number[]) => sheet.record('score', { team_1_score: 9, team_2_score: 8, is_final: true, game_sets: [], what_happened: '', forfeit_team_ids, forfeit_reason: 'abandoned' })
    forfeit(1)
    expect(fold(sheet)).toMatchObject({ status: 'final', winner_id: 2, forfeit_team_ids: [1] })
    forfeit(1, 2)
    expect(fold(sheet)).toMatchObject({ winner_id: null, forfeit_team_ids: [1, 2] })
    forfeit(3)
    expect(fold(sheet)).toMatchObject({ winner_id: 1, forfeit_team_ids: [] })
  })

  test('a game that is played after all goes on from the points that were scored', () => {
    const sheet = device(1)
    sheet.goal(1)
    sheet.record('score', { team_1_score: 0, team_2_score: 15, is_final: true, game_sets: [], what_happened: '', forfeit_team_ids: [1] })
    sheet.record('status', { status: 'live' })
    sheet.goal(2)
    expect(fold(sheet)).toMatchObject({ team_1_score: 1, team_2_score: 1, status: 'live', forfeit_team_ids: [], periods: [[1, 1]] })
  })

  test('periods are split where a period ends', () => {
    const sheet = device(1)
    sheet.goal(1)
    sheet.goal(2)
    sheet.record('play', playOf(ultimatePlays.halfTime, {}))
    sheet.goal(1)
    expect(fold(sheet).periods).toEqual([[1, 1], [1, 0]])
  })

  test('a play of a team that does not play is refused', () => {
    const sheet = device(1)
    sheet.record('play', goalOf(3, null, null))
    expect(summary(sheet)).toBe('0-0 scheduled, unknown_team')
  })
})

describe('two devices at one game', () => {
  test('without claims the sheets are not added together: one counts', () => {
    const [one, two] = [device(1), device(2)]
    one.goal(1)
    one.goal(1)
    two.goal(2)
    expect(summary(one, two)).toMatch(/^(2-0|0-1) live, other_sheet/)
    expect(summary(one, two)).toBe(summary(two, one))
  })

  test('the higher claim continues the sheet that it took over', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const last = one.goal(1)
    two.claim(2, last)
    two.goal(2)
    expect(summary(one, two)).toBe('1-1 live')
  })

  test('what the first device records beyond the take-over does not count, wherever it was at the time', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const last = one.goal(1)
    one.goal(1)
    two.claim(2, last)
    two.goal(2)
    expect(summary(one, two)).toBe('1-1 live, other_sheet')
  })

  test('the first device can take the game back and go on from the other sheet', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const first = one.goal(1)
    two.claim(2, first)
    const second = two.goal(2)
    one.claim(3, second)
    one.goal(1)
    two.goal(2)
    expect(summary(one, two)).toBe('2-1 live, other_sheet')
  })

  test('what others say beside the sheet is nothing to continue: the next claim goes on with the sheet', () => {
    const [one, two, three] = [device(1), device(2), device(3)]
    one.claim(1)
    const last = one.goal(1)
    two.record('spirit', { team_1_score: '[2,2,2,2,2]', team_2_score: '', team_1_comment: '', team_2_comment: '', replaces: null })
    expect(fold(one, two).lastEntryId).toBe(last.id)
    three.claim(2, last)
    three.goal(2)
    expect(summary(one, two, three)).toBe('1-1 live')
  })

  test('spirit is nothing to continue either, not even on the sheet: other tablets have it later', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const last = one.goal(1)
    one.record('spirit', { team_1_score: '[2,2,2,2,2]', team_2_score: '', team_1_comment: '', team_2_comment: '', replaces: null })
    expect(fold(one, two).lastEntryId).toBe(last.id)
    expect(fold(one, two).spirit).toHaveLength(1)
  })

  test('the claim that counts says which teams its scorekeeper saw', () => {
    const [one, two] = [device(1), device(2)]
    one.record('claim', { term: 1, team_1_id: 1, team_2_id: 2 })
    two.record('claim', { term: 2, team_1_id: 3, team_2_id: 2 })
    expect(fold(one, two).stated).toEqual({ team_1_id: 3, team_2_id: 2 })
    expect(fold(one).stated).toEqual({ team_1_id: 1, team_2_id: 2 })
  })

  test('players who walked on count on whichever sheet they stand', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    two.claim(2)
    one.record('walk_on', { team_id: 1, first_name: 'Wim', last_name: '', nickname: '', number: null })
    expect(fold(one, two).walkOns).toHaveLength(1)
  })
})

describe('the office and a device at one game', () => {
  test('a score of the office sets the score where it stands, and later goals add to it', () => {
    const [tablet, desk] = [device(1), office()]
    tablet.claim(1)
    const last = tablet.goal(1)
    desk.score(7, 5, false, last)
    tablet.goal(2)
    expect(summary(tablet, desk)).toBe('7-6 live')
  })

  test('a final score of the office ends the game; a score that is not final opens it again', () => {
    const desk = office()
    const end = desk.score(15, 9, true)
    expect(summary(desk)).toBe('15-9 final')
    desk.score(14, 9, false, end)
    expect(summary(desk)).toBe('14-9 live')
  })

  test('a device that takes over after an entry of the office continues the sheet before it', () => {
    const [one, two, desk] = [device(1), device(2), office()]
    one.claim(1)
    const last = one.goal(1)
    const correction = desk.score(3, 0, false, last)
    two.claim(2, correction)
    two.goal(2)
    expect(summary(one, two, desk)).toBe('3-1 live')
  })
})
