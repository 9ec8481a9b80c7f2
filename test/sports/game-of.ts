import type { Counters } from '../../shared-schema/sports/model/figures.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { placesOf, teamAttributes } from '../../shared-schema/sports/model/play-kind.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { definitionOf, rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import { device, sides } from '../scoring/sheet.ts'

/**
 * Writes plays of a sport down: `goal(1, [11, 12])` is one of team 1 by its players 11 and 12; null is a
 * player not known.
 */
export function writer(sport: Sport) {
  const { kinds } = rulesOf(sport)
  return (
    type: number,
    team: number | null = null,
    players: readonly (number | null)[] = [],
    more: Partial<Play> = {},
  ): Play => {
    const kind = kinds.find(known => known.type === type)
    if (!kind) throw new Error(`${sport} has no play ${type}`)
    const teams = { own: team, other: team === null ? null : 3 - team }
    return playOf(type, {
      ...Object.fromEntries(teamAttributes(kind).map(([attribute, side]) => [attribute, teams[side]])),
      ...Object.fromEntries(
        placesOf(kind).map((place, index) => [`player_${place}_id`, players[index] ?? null]),
      ),
      ...more,
    })
  }
}

/**
 * A game of teams 1 and 2 that is over, as its plays tell it: the score, and what is counted of each, with
 * what follows from it.
 */
export function gameOf(sport: Sport, plays: readonly Play[]) {
  const { rules, box } = definitionOf(sport)
  const sheet = device(1)
  for (const play of plays) sheet.record('play', play)
  sheet.record('status', { status: 'final' })
  const state = foldGame(sides, rules, sheet.entries)
  const { players, teams } = boxScore(sides, rules, state)
  const whole = (counters: Counters = {}): Counters => ({ ...counters, ...rules.derived(counters) })
  const player = (id: number) => whole(players.find(line => line.player_id === id)?.counters)
  const team = (id: number) => whole(teams.find(line => line.team_id === id)?.counters)
  return {
    state,
    score: `${state.team_1_score}-${state.team_2_score}`,
    player,
    team,
    /**
     * A part of the box score: a row for each of those who did something of it, by the columns that it has.
     */
    box: (word: string | null) => {
      const columns = box.find(group => group.word === word)?.columns ?? []
      const row = (line: Counters) => columns.map(column => line[column] ?? 0)
      const rows = players.map(({ player_id, counters }) => [player_id, row(whole(counters))] as const)
      return {
        columns: columns.join(' '),
        ...Object.fromEntries(rows.filter(([, values]) => values.some(value => value !== 0))),
        'team 1': row(team(1)),
        'team 2': row(team(2)),
      }
    },
  }
}
