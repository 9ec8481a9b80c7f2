import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitionOf, type Sport } from '../../../shared-schema/sports/index.ts'
import { iceHockeyPlays as ice } from '../../../shared-schema/sports/ice-hockey.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import { strengthAt } from '../../../shared-schema/sports/model/strength.ts'
import { describeRecorded, recordedData } from '../../support/recorded-data.ts'
import { writer } from '../game-of.ts'
import { situationOf } from '../situation-of.ts'

const read = (path: string): string => readFileSync(resolve(recordedData, 'sports', path), 'utf8')

/** How many more players team 1 had than team 2 after these plays, at a second. */
function advantage(sport: Sport, plays: readonly Play[], second: number): number {
  const { strength } = definitionOf(sport)
  if (!strength) throw new Error(`${sport} has no strength`)
  const [one, two] = strengthAt(strength, situationOf(sport, plays).suspended, second).players
  return one - two
}

describeRecorded('the penalties of Boston at Carolina, 2023', () => {
  const event = z.object({
    type: z.string(),
    period: z.int(),
    time: z.string(),
    team: z.string().optional(),
    strength: z.string().optional(),
    players: z.array(z.object({ role: z.string(), id: z.int() })).optional(),
  })
  const { events } = z
    .object({ events: z.array(event) })
    .parse(JSON.parse(read('ice-hockey/nhl-2023-01-29-BOS-CAR/events.json')))
  const goalOf = { EVEN: ice.goal, PPG: ice.powerPlayGoal, SHG: ice.shortHandedGoal } as const
  const play = writer('ice hockey')
  const secondOf = ({ period, time }: z.infer<typeof event>): number => {
    const [minutes = 0, seconds = 0] = time.split(':').map(Number)
    return (period - 1) * 1200 + minutes * 60 + seconds
  }

  test('leave each goal at the strength that was published with it', () => {
    const plays: Play[] = []
    const goals: string[] = []
    for (const one of events) {
      const second = secondOf(one)
      const team = one.team === 'CAR' ? 1 : 2
      const player = one.players?.find(({ role }) => role === 'PenaltyOn' || role === 'Scorer')?.id ?? null
      if (one.type === 'PENALTY') plays.push(play(ice.minorPenalty, team, [player], { int_4: second }))
      if (one.type !== 'GOAL') continue
      const more = advantage('ice hockey', plays, second) * (team === 1 ? 1 : -1)
      const seen = more === 0 ? 'EVEN' : more > 0 ? 'PPG' : 'SHG'
      expect(seen, `${one.period} ${one.time}`).toBe(one.strength)
      goals.push(seen)
      plays.push(play(goalOf[seen], team, [player], { int_4: second }))
    }
    expect(goals).toEqual(['EVEN', 'PPG', 'EVEN', 'EVEN', 'SHG'])
  })
})

describeRecorded('the suspensions of Egypt against Chile, 2021', () => {
  const play = writer('handball')
  const [head = '', ...rows] = read('handball/ihf-2021-01-13-EGY-CHI/events.csv').trim().split('\n')
  const columns = head.split(',')
  const lines = rows.map(row => {
    const values = row.split(',')
    const value = (name: string): string => values[columns.indexOf(name)] ?? ''
    const team = value('team') === 'EGY' ? 1 : 2
    return {
      second: Number(value('numeric_time')),
      team,
      player: team * 100 + Number(value('number')),
      isSuspension: /2-minutes suspension|Disqualification/.test(value('action')),
      suspended: value('number_suspended'),
    }
  })
  const plays = lines
    .filter(({ isSuspension }) => isSuspension)
    .map(({ team, player, second }) => play(756, team, [player], { int_4: second }))
  const { suspended } = situationOf('handball', plays)

  test('leave as many players out as the published rows tell', () => {
    // The publisher leaves the third suspension of a player out.
    const third = { from: 2024, until: 2144 }
    let compared = 0
    for (const { second, team, suspended: told } of lines) {
      const isEdge = suspended.some(({ until, short }) => until === second || short?.[0] === second)
      if (told === '' || isEdge || (team === 2 && second > third.from && second < third.until)) continue
      const many = suspended.filter(
        ({ side, until, short }) =>
          side === team - 1 && until !== null && short !== null && short[0] < second && second < until,
      ).length
      expect(many, `team ${team} at ${second}`).toBe(Math.abs(Number(told)))
      compared += many
    }
    expect(compared).toBeGreaterThan(20)
  })

  test('put the player with three of them out of the game', () => {
    expect(suspended.flatMap(({ player, until }) => (until === null ? [player] : []))).toEqual([209])
  })
})

describeRecorded('the exclusions of Thailand against Hong Kong, 2025', () => {
  const event = z.object({
    q: z.int(),
    time: z.string(),
    cap: z.enum(['W', 'B']).optional(),
    no: z.string().optional(),
    code: z.string(),
  })
  const { events } = z
    .object({ events: z.array(event) })
    .parse(JSON.parse(read('water-polo/asian-champ-2025-10-10-THA-HKG/events.json')))
  const play = writer('water polo')
  const types: Readonly<Record<string, number>> = { G: 700, PG: 701, EG: 715, E: 716, ES: 717, P: 718 }

  test('give each extra-man goal, and no other one, to the team with more players', () => {
    const plays: Play[] = []
    let extra = 0
    for (const { q, time, cap, no, code } of events) {
      const [minutes = 0, seconds = 0] = time.split(':').map(Number)
      const second = q * 480 - minutes * 60 - seconds
      const type = types[code]
      const team = cap === 'W' ? 1 : 2
      if (type === undefined) continue
      const more = advantage('water polo', plays, second) * (team === 1 ? 1 : -1)
      if (code === 'G' || code === 'EG') expect(more > 0, `${q} ${time}`).toBe(code === 'EG')
      if (code === 'EG') extra += 1
      plays.push(play(type, team, [team * 100 + Number(no)], { int_4: second }))
    }
    expect(extra).toBe(8)
  })
})
