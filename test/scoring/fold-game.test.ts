import { describe, expect, test } from 'vitest'
import { goalOf, ultimatePlays } from '../../shared-schema/sports/ultimate/plays.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { device, fold, office, summary } from './sheet.ts'

const ultimate = rulesOf('ultimate')

const forfeited = { team_1_score: 0, team_2_score: 15, is_final: true, game_sets: [], what_happened: '' }

describe('one device at a game', () => {
  test('a game in which nothing was recorded is scheduled', () => {
    expect(summary(device(1))).toBe('0-0 scheduled')
  })

  test('a game of which only the line-up is written down has not started, and starts with the first play or when somebody says so', () => {
    const sheet = device(1)
    sheet.record('play', playOf(generalPlays.on, { player_1_id: 11, player_1_team_id: 1 }))
    sheet.record('play', playOf(generalPlays.off, { player_1_id: 11, player_1_team_id: 1 }))
    expect(summary(sheet)).toBe('0-0 scheduled')
    sheet.record('status', { status: 'live' })
    sheet.record('play', playOf(generalPlays.on, { player_1_id: 12, player_1_team_id: 1 }))
    expect(summary(sheet)).toBe('0-0 live')
    const another = device(2)
    another.record('play', playOf(generalPlays.on, { player_1_id: 11, player_1_team_id: 1 }))
    another.goal(1)
    expect(summary(another)).toBe('1-0 live')
  })

  test('a game of which only a note is written down has not started', () => {
    const sheet = device(1)
    sheet.record('play', playOf(generalPlays.note, { what_happened: 'wet field' }))
    expect(summary(sheet)).toBe('0-0 scheduled')
    sheet.goal(1)
    expect(summary(sheet)).toBe('1-0 live')
  })

  test('each goal adds to the score of the team that scored', () => {
    const sheet = device(1)
    for (const team of [1, 2, 1] as const) sheet.goal(team)
    expect(summary(sheet)).toBe('2-1 live')
  })

  test('each score says which entry brought it about, and whether it was the last', () => {
    const sheet = device(1)
    const goal = sheet.goal(1)
    const added = sheet.add(2, 3, [1, 0])
    const set = sheet.score(2, 3, false)
    const end = sheet.record('status', { status: 'final' })
    const line = (entry: Entry, team_1_score: number, team_2_score: number) => ({
      entry,
      team_1_score,
      team_2_score,
      is_final: false,
      data: null,
    })
    expect(fold(sheet).scores).toEqual([
      line(goal, 1, 0),
      line(added, 1, 3),
      { ...line(set, 2, 3), data: set.data },
      { ...line(end, 2, 3), is_final: true },
    ])
  })

  test('each play has its place among all that was recorded', () => {
    const sheet = device(1)
    const [first, , third] = [sheet.goal(1), sheet.record('status', { status: 'live' }), sheet.goal(2)]
    expect(fold(sheet).plays).toMatchObject([
      { root: first, place: 1 },
      { root: third, place: 3 },
    ])
  })

  test('a game has begun once something was recorded that is still in effect; to take over scoring is not enough', () => {
    const sheet = device(1)
    sheet.claim(1)
    expect(fold(sheet).hasBegun).toBe(false)
    const goal = sheet.goal(1)
    expect(fold(sheet).hasBegun).toBe(true)
    sheet.record('withdrawal', { entry_id: goal.id })
    expect(fold(sheet).hasBegun).toBe(false)
  })

  test('a correction of what is not there is refused', () => {
    const sheet = device(1)
    const correction = sheet.record('play', { ...goalOf(1, 7, null), replaces: device(2).goal(1).id })
    expect(fold(sheet).refused).toEqual([{ entry: correction, reason: 'unknown_entry' }])
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
    expect(fold(sheet).scores.map(line => `${line.team_1_score}-${line.team_2_score}`)).toEqual([
      '0-1',
      '0-2',
    ])
    sheet.record('withdrawal', { entry_id: correction.id })
    expect(fold(sheet).scores.map(line => `${line.team_1_score}-${line.team_2_score}`)).toEqual([
      '1-0',
      '1-1',
    ])
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

  test('a play after the end moves no score until the game is reopened', () => {
    const sheet = device(1)
    sheet.record('status', { status: 'final' })
    sheet.goal(1)
    expect(summary(sheet)).toBe('0-0 final')
    sheet.record('status', { status: 'live' })
    sheet.goal(1)
    expect(summary(sheet)).toBe('1-0 live')
  })

  test('a team that forfeits has lost whatever the score; when both do, nobody has won', () => {
    const sheet = device(1)
    const forfeit = (...forfeit_team_ids: number[]) =>
      sheet.record('score', {
        team_1_score: 9,
        team_2_score: 8,
        is_final: true,
        game_sets: [],
        what_happened: '',
        forfeit_team_ids,
        forfeit_reason: 'abandoned',
      })
    forfeit(1)
    expect(fold(sheet)).toMatchObject({ status: 'final', winner_id: 2, forfeit_team_ids: [1] })
    forfeit(1, 2)
    expect(fold(sheet)).toMatchObject({ winner_id: null, forfeit_team_ids: [1, 2] })
    forfeit(3)
    expect(fold(sheet)).toMatchObject({ winner_id: 1, forfeit_team_ids: [] })
  })

  test('a forfeit stays when the end of the game is recorded too', () => {
    const sheet = device(1)
    sheet.score(3, 1, false)
    sheet.record('score', { ...forfeited, forfeit_team_ids: [1] })
    sheet.record('status', { status: 'final' })
    expect(fold(sheet)).toMatchObject({
      team_1_score: 0,
      team_2_score: 15,
      winner_id: 2,
      forfeit_team_ids: [1],
    })
  })

  test('a forfeit that is recorded again does not change the points that were scored before', () => {
    const sheet = device(1)
    sheet.goal(1)
    sheet.record('score', { ...forfeited, forfeit_team_ids: [1] })
    sheet.record('score', { ...forfeited, forfeit_team_ids: [1, 2] })
    sheet.record('status', { status: 'live' })
    expect(summary(sheet)).toBe('1-0 live')
  })

  test('a score that is not final is no forfeit', () => {
    const sheet = device(1)
    sheet.record('score', { ...forfeited, is_final: false, forfeit_team_ids: [1] })
    sheet.record('status', { status: 'final' })
    expect(fold(sheet)).toMatchObject({ forfeit_team_ids: [], winner_id: 2 })
  })

  test('a game that is played after all goes on from the points that were scored', () => {
    const sheet = device(1)
    sheet.goal(1)
    sheet.record('score', { ...forfeited, forfeit_team_ids: [1] })
    sheet.record('status', { status: 'live' })
    sheet.goal(2)
    expect(fold(sheet)).toMatchObject({
      team_1_score: 1,
      team_2_score: 1,
      status: 'live',
      forfeit_team_ids: [],
      periods: [[1, 1]],
    })
  })

  test('periods are split where a period ends', () => {
    const sheet = device(1)
    sheet.goal(1)
    sheet.goal(2)
    sheet.record('play', playOf(ultimatePlays.halfTime, {}))
    sheet.goal(1)
    expect(fold(sheet).periods).toEqual([
      [1, 1],
      [1, 0],
    ])
  })

  test('a period in which nobody scored stands between others, and is left out at the end, but for the first', () => {
    const sheet = device(1)
    const end = () => sheet.record('play', playOf(ultimatePlays.endOfPeriod, {}))
    end()
    sheet.goal(1)
    end()
    end()
    sheet.goal(2)
    end()
    expect(fold(sheet).periods).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ])
  })

  test('a play of a team that does not play is refused', () => {
    const sheet = device(1)
    sheet.record('play', goalOf(3, null, null))
    expect(summary(sheet)).toBe('0-0 scheduled, unknown_team')
  })
})

describe('points that are added', () => {
  test('count on top of what stands, and begin the game', () => {
    const sheet = device(1)
    sheet.add(1, 3)
    sheet.add(2, 2)
    sheet.add(1, -1)
    expect(summary(sheet)).toBe('2-2 live')
    expect(fold(sheet).scores.map(line => `${line.team_1_score}-${line.team_2_score}`)).toEqual([
      '3-0',
      '3-2',
      '2-2',
    ])
  })

  test('are gone when they are withdrawn, whatever came after them', () => {
    const sheet = device(1)
    const first = sheet.add(1, 3)
    sheet.add(1, 2, [3, 0])
    sheet.record('withdrawal', { entry_id: first.id })
    expect(summary(sheet)).toBe('2-0 live')
  })

  test('stay when the office sets the score in between, without having known of each other', () => {
    const [sheet, desk] = [device(1), office()]
    const known = sheet.add(1, 2)
    sheet.add(1, 3, [2, 0])
    desk.score(10, 8, false, known)
    expect(summary(sheet, desk)).toBe('13-8 live')
  })

  test('never make a score that is less than nothing, or more than can be written down', () => {
    const sheet = device(1)
    sheet.add(1, -1)
    expect(summary(sheet)).toBe('0-0 live')
    sheet.score(2_147_483_647, 0, false)
    sheet.add(1, 3)
    sheet.goal(1)
    expect(summary(sheet)).toBe('2147483647-0 live')
  })

  test('belong to their period', () => {
    const sheet = device(1)
    sheet.add(1, 2)
    sheet.record('play', playOf(ultimatePlays.endOfPeriod, {}))
    sheet.add(2, 3)
    expect(fold(sheet).periods).toEqual([
      [2, 0],
      [0, 3],
    ])
  })

  test('go to the team that they were recorded for, when the two stand the other way round by now', () => {
    const sheet = device(1)
    sheet.record('score', {
      team_1_score: 2,
      team_2_score: 0,
      team_1_added: 2,
      team_1_id: 2,
      team_2_id: 1,
      is_final: false,
      game_sets: [],
      what_happened: '',
    })
    expect(summary(sheet)).toBe('0-2 live')
  })

  test('go to the side that they were recorded for, as long as it is not known who plays there', () => {
    const sheet = device(1)
    sheet.record('score', {
      team_1_score: 2,
      team_2_score: 0,
      team_1_added: 2,
      team_1_id: null,
      team_2_id: null,
      is_final: false,
      game_sets: [],
      what_happened: '',
    })
    const { team_1_score, team_2_score } = foldGame(
      { team_1_id: 1, team_2_id: null },
      ultimate,
      sheet.entries,
    )
    expect([team_1_score, team_2_score]).toEqual([2, 0])
  })

  test('are refused after the end, and for a team that does not play', () => {
    const sheet = device(1)
    sheet.record('score', {
      team_1_score: 2,
      team_2_score: 0,
      team_1_added: 2,
      team_1_id: 3,
      team_2_id: 2,
      is_final: false,
      game_sets: [],
      what_happened: '',
    })
    sheet.record('status', { status: 'final' })
    sheet.add(1, 2)
    expect(summary(sheet)).toBe('0-0 final, unknown_team, after_final')
  })

  test('of two devices are not added together: one sheet counts, and goes on where the other was known to stand', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const known = one.add(1, 3)
    one.add(1, 2, [3, 0])
    two.claim(2, known)
    two.add(2, 2, [3, 0])
    expect(summary(one, two)).toBe('3-2 live, other_sheet')
    expect(summary(two, one)).toBe('3-2 live, other_sheet')
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
    two.record('spirit', {
      team_1_score: '[2,2,2,2,2]',
      team_2_score: '',
      team_1_comment: '',
      team_2_comment: '',
      replaces: null,
    })
    expect(fold(one, two).lastEntryId).toBe(last.id)
    three.claim(2, last)
    three.goal(2)
    expect(summary(one, two, three)).toBe('1-1 live')
  })

  test('spirit is nothing to continue either, not even on the sheet: other tablets have it later', () => {
    const [one, two] = [device(1), device(2)]
    one.claim(1)
    const last = one.goal(1)
    one.record('spirit', {
      team_1_score: '[2,2,2,2,2]',
      team_2_score: '',
      team_1_comment: '',
      team_2_comment: '',
      replaces: null,
    })
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

  test('players who walked on for a team that does not play are refused', () => {
    const sheet = device(1)
    sheet.record('walk_on', { team_id: 3, first_name: 'Wim', last_name: '', nickname: '', number: null })
    expect(fold(sheet).walkOns).toEqual([])
    expect(summary(sheet)).toBe('0-0 scheduled, unknown_team')
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

  test('where nobody claimed scoring, the last score that the office set says which teams played', () => {
    const desk = office()
    const set = (team_1_id: number, team_2_id: number) =>
      desk.record('score', { ...forfeited, is_final: false, team_1_id, team_2_id }, desk.entries.at(-1))
    expect(fold(desk).stated).toEqual({ team_1_id: null, team_2_id: null })
    set(1, 3)
    set(2, 1)
    desk.goal(1, desk.entries.at(-1))
    expect(fold(desk).stated).toEqual({ team_1_id: 2, team_2_id: 1 })
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
