import { describe, expect, test } from 'vitest'
import { findConflicts } from '../../../server/rules/scheduling/find-conflicts.ts'
import type { ScheduledGame, TimedGame } from '../../../server/rules/scheduling/schedule.ts'
import { conflictText, slotText, unplacedText } from '../../../server/planning/schedule/schedule-text.ts'
import { inEnglish } from '../../../server/texts/say.ts'
import { field, game } from '../../rules/scheduling/games.ts'

const called = {
  team: (id: number) => ({ 7: 'Sexy Legs', 8: 'Rusty Bikes' })[id] ?? '',
  site: (id: number) => `Field ${id}`,
  game: (id: number) => `Game ${id}`,
  round: ({ series, number }: { series: string; number: number }) => `round ${number} of ${series}`,
  day: (minute: number) => (minute < 1440 ? 'Saturday 13 June' : 'Sunday 14 June'),
  time: (minute: number) =>
    `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
}
const names = {
  ...called,
  slot: (one: TimedGame) => inEnglish(t => slotText(one, called, t)),
}

const told = (games: ScheduledGame[], rest_minutes = 0) =>
  findConflicts(games, [field(5, 0, 660)], { rest_minutes }).conflicts.map(conflict =>
    inEnglish(t => conflictText(conflict, names, t)),
  )

describe('a conflict in words', () => {
  test.each<[kind: string, games: ScheduledGame[], text: string]>([
    [
      'team twice',
      [
        game(1, { start: 600, team_1_id: 7, game_site_id: 3 }),
        game(2, { start: 630, team_2_id: 7, game_site_id: 4 }),
      ],
      'Saturday 13 June: Sexy Legs play at 10:00 on Field 3 and at 10:30 on Field 4.',
    ],
    [
      'short rest',
      [game(1, { start: 600, team_1_id: 7, game_site_id: 3 }), game(2, { start: 670, team_2_id: 7 })],
      'Saturday 13 June: Sexy Legs play at 10:00 on Field 3 and at 11:10, with 10 minutes of rest between.',
    ],
    [
      'short rest of a team to come',
      [game(1, { start: 600, next_game_for_loser_id: 2 }), game(2, { start: 670 })],
      'Saturday 13 June: the team that comes from Game 1 will play at 10:00 and at 11:10, with 10 minutes of rest between.',
    ],
    [
      'field taken',
      [game(1, { start: 600, game_site_id: 3 }), game(2, { start: 630, game_site_id: 3 })],
      'Saturday 13 June: Field 3 has Game 1 at 10:00 and Game 2 at 10:30.',
    ],
    [
      'field closed',
      [game(1, { start: 630, game_site_id: 5 })],
      'Saturday 13 June: Game 1 is on Field 5 from 10:30 to 11:30, outside of its opening hours.',
    ],
    [
      'before a feeder',
      [game(1, { start: 2040, next_game_for_winner_id: 2 }), game(2, { start: 600, game_site_id: 3 })],
      'Sunday 14 June: Game 2 starts at 10:00 on Saturday 13 June on Field 3, before Game 1, from which a team comes, is over at 11:00.',
    ],
    [
      'rounds',
      [
        game(1, { start: 600, round: { series: 'pool A', number: 1 } }),
        game(2, { start: 630, round: { series: 'pool A', number: 2 } }),
      ],
      'Saturday 13 June: round 2 of pool A starts at 10:30, before the one ahead of it is over at 11:00.',
    ],
  ])('%s', (_, games, text) => {
    expect(told(games, 30)).toContain(text)
  })
})

test('why a game has no place, in words', () => {
  const left = { game_id: 1, waits_for_id: null }
  expect(inEnglish(t => unplacedText({ ...left, reason: 'waits', waits_for_id: 2 }, names, t))).toBe(
    'Game 1 cannot be placed, because it comes after Game 2, which has no place.',
  )
  for (const reason of ['has_begun', 'no_site', 'no_time'] as const)
    expect(inEnglish(t => unplacedText({ ...left, reason }, names, t))).toContain('Game 1')
})
