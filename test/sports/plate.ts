import type { Play } from '../../shared-schema/sports/model/play.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { device, sides } from '../scoring/sheet.ts'
import { follow } from './follow.ts'

/** A play of a batter or runner of a team against a pitcher, with a third player; `null` for nobody. */
export const against =
  (base: number, team: 1 | 2, pitcher: number | null) =>
  (offset: number, first: number | null, third: number | null = null, more: Partial<Play> = {}): Play =>
    playOf(base + offset, {
      player_1_id: first,
      player_1_team_id: team,
      player_2_id: pitcher,
      player_2_team_id: 3 - team,
      player_3_id: third,
      player_3_team_id: third === null ? null : offset === 0 ? team : 3 - team,
      ...more,
    })

/** A play of one player alone. */
export const alone = (type: number, team: 1 | 2, player: number | null): Play =>
  playOf(type, { player_1_id: player, player_1_team_id: team })

/** The game of these plays: its state and its lines with the figures. */
export function gameOf({ rules }: SportDefinition, plays: readonly Play[]) {
  const sheet = device(1)
  for (const play of plays) sheet.record('play', play)
  const state = foldGame(sides, rules, sheet.entries)
  const box = boxScore(sides, rules, state)
  const all = (counters: Readonly<Record<string, number>> = {}): Record<string, number> => ({
    ...counters,
    ...rules.derived(counters),
  })
  return {
    state,
    box,
    player: (id: number) => box.players.find(line => line.player_id === id)?.counters ?? {},
    team: (id: number) => box.teams.find(line => line.team_id === id)?.counters ?? {},
    /** Chosen counters and figures of a player. */
    of: (id: number, ...names: string[]) => {
      const line = all(box.players.find(({ player_id }) => player_id === id)?.counters)
      return names.map(name => line[name] ?? 0)
    },
    ofTeam: (id: number, ...names: string[]) => {
      const line = all(box.teams.find(({ team_id }) => team_id === id)?.counters)
      return names.map(name => line[name] ?? 0)
    },
  }
}

/** The runs of both teams inning by inning, those without a run among them: `['0013', '1000']`. */
export function lineScore({ rules }: SportDefinition, plays: readonly Play[]): string[] {
  const innings: [number, number][] = [[0, 0]]
  let isNext = false
  for (const { team_id, points, beginsPeriod, endsPeriod } of follow(rules, plays).steps) {
    // Assists to the last out may be recorded after it: they begin no inning.
    if (isNext && (beginsPeriod || points !== 0 || endsPeriod)) {
      innings.push([0, 0])
      isNext = false
    }
    if (beginsPeriod) innings.push([0, 0])
    isNext ||= endsPeriod
    const inning = innings.at(-1)
    if (inning && team_id !== null) inning[team_id - 1] = (inning[team_id - 1] ?? 0) + points
  }
  return [0, 1].map(side => innings.map(inning => inning[side]).join(''))
}
