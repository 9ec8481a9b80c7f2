import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { volleyballPlays as p } from '../../shared-schema/sports/volleyball-kinds.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'

const write = writer('volleyball')
const points = (team: number, count: number) => Array.from({ length: count }, () => write(p.point, team))

describe('a match of volleyball, counted by hand', () => {
  const { state, score, box, team } = gameOf('volleyball', [
    ...[11, 12, 13, 14].map(id => write(g.on, 1, [id])),
    write(p.serve, 1, [11]),
    write(p.reception, 2, [21], { bool_1: true }),
    write(p.attack, 2, [22]),
    write(p.dig, 1, [12]),
    write(p.kill, 1, [13, 11]), // 1-0, served by 1
    write(p.ace, 1, [11, 21]), // 2-0
    write(p.serviceError, 1, [11]), // 2-1
    write(p.serve, 2, [22]),
    write(p.reception, 1, [12]),
    write(p.attackError, 1, [13]), // 2-2
    write(p.block, 1, [13, 22]), // 3-2
    write(p.blockByTwo, 2, [21, 22, 13]), // 3-3
    write(p.blockByThree, 1, [11, 13, 14]), // 4-3
    write(p.blockError, 2, [21]), // 5-3
    write(p.ballHandlingError, 2, [22]), // 6-3
    write(p.fault, 2), // 7-3
    write(p.kill, 2, [22, null]), // 7-4: nobody set
    write(p.yellowCard, 2, [22]),
    write(p.redCard, 1, [14]), // 7-5
    write(g.timeout, 1),
    ...points(1, 18), // 25-5
    write(g.off, 1, [14]),
    ...points(1, 25), // 25-0
    ...points(2, 25), // 0-25
    ...points(1, 24),
    ...points(2, 24),
    write(p.kill, 2, [21, 22]), // 24-25
    write(p.kill, 2, [21, 22]), // 24-26
    ...points(2, 14),
    ...points(1, 16), // 16-14
  ])

  test('is won by the sets, to 25 and the fifth to 15, two clear', () => {
    expect(score).toBe('3-2')
    expect(state.periods).toEqual([
      [25, 5],
      [25, 0],
      [0, 25],
      [24, 26],
      [16, 14],
    ])
    expect(team(1).timeouts).toBe(1)
  })

  test('has what each did', () => {
    expect(box(null)).toEqual({
      columns:
        'sets_played player_points kills attack_errors attacks_blocked attack_attempts hitting_percentage kill_percent set_assists aces service_errors serves digs ball_handling_errors',
      11: [5, 1.5, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 0, 0],
      12: [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      13: [5, 2.5, 1, 1, 1, 3, -0.333, 33.33, 0, 0, 0, 0, 0, 0],
      14: [1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      21: [2, 2.5, 2, 0, 0, 2, 1, 100, 0, 0, 0, 0, 0, 0],
      22: [2, 1.5, 1, 0, 1, 3, 0, 33.33, 2, 0, 0, 1, 0, 1],
      'team 1': [0, 4.5, 1, 1, 1, 3, -0.333, 33.33, 1, 1, 1, 3, 1, 0],
      'team 2': [0, 4, 3, 0, 2, 6, 0.167, 50, 2, 0, 0, 1, 0, 1],
    })
    expect(box('receptionsAndBlocks')).toEqual({
      columns:
        'receptions reception_errors positive_receptions positive_reception_percent block_solos block_assists total_blocks block_errors yellow_cards red_cards',
      11: [0, 0, 0, 0, 0, 1, 0.5, 0, 0, 0],
      12: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      13: [0, 0, 0, 0, 1, 1, 1.5, 0, 0, 0],
      14: [0, 0, 0, 0, 0, 1, 0.5, 0, 0, 1],
      21: [2, 1, 1, 50, 0, 1, 0.5, 1, 0, 0],
      22: [0, 0, 0, 0, 0, 1, 0.5, 0, 1, 0],
      'team 1': [1, 0, 0, 0, 1, 3, 2.5, 0, 0, 1],
      'team 2': [2, 1, 1, 50, 0, 2, 1, 1, 1, 0],
    })
  })

  test('has the points on serve and on that of the other team', () => {
    const { rallies_served, points_on_serve, rallies_received, side_outs, error_points } = team(1)
    // Set 1: team 1 serves 3, 2 serves 2, 1 serves 1, 2 serves 1, 1 serves 4, 2 serves 2, 1 serves 17. In
    // each later set the server of the first rally is not known.
    expect({ rallies_served, points_on_serve, rallies_received, side_outs, error_points }).toEqual({
      rallies_served: 3 + 1 + 4 + 17 + 24 + 24 + 16 - 1,
      points_on_serve: 2 + 0 + 3 + 17 + 24 + 23 + 15,
      rallies_received: 2 + 1 + 2 + 24 + 25 + 14,
      side_outs: 1 + 1 + 1 + 1,
      error_points: 3,
    })
    expect(team(2)).toMatchObject({ sets_won: 2, sets_lost: 3, error_points: 3 })
  })
})

describe('a set of volleyball', () => {
  test('that is ended early is won by the team that leads', () => {
    const { score } = gameOf('volleyball', [...points(2, 3), write(g.endOfPeriod), ...points(1, 25)])
    expect(score).toBe('1-1')
  })

  test('goes on until somebody is two clear', () => {
    const level = [...points(1, 24), ...points(2, 24)]
    expect(gameOf('volleyball', [...level, ...points(1, 1)]).score).toBe('0-0')
    expect(gameOf('volleyball', [...level, ...points(1, 2)]).score).toBe('1-0')
  })
})

describeRecorded('the junior final of Slovenia on 25 January 2015, as its report has it', () => {
  const folder = resolve(recordedData, 'sports/volleyball/ovolley-2015-01-25-Braslovce-Branik')
  const row = z
    .object({ no: z.int(), rec_pos_pct: z.int().nullable(), kill_pct: z.int().nullable() })
    .catchall(z.unknown())
  const sides = { home: z.array(row), away: z.array(row) }
  const published = z
    .object({
      ...sides,
      setScores: z.array(z.tuple([z.int(), z.int()])),
      team: z.record(z.string(), z.record(z.string(), z.int())),
    })
    .parse(JSON.parse(readFileSync(resolve(folder, 'box.json'), 'utf8')))
  const scout = readFileSync(resolve(folder, 'events.dvw'), 'utf8').split('[3SCOUT]')[1] ?? ''
  const { state, player, team } = gameOf('volleyball', playsOf(scout))
  const count = (line: Record<string, number>, name: string) => line[name] ?? 0
  const percent = (line: Record<string, number>, name: string, of: string) =>
    count(line, of) === 0 ? null : Math.round(count(line, name))

  const columns = (line: Record<string, number>) => ({
    srv_tot: count(line, 'serves'),
    srv_err: count(line, 'service_errors'),
    ace: count(line, 'aces'),
    rec_tot: count(line, 'receptions'),
    rec_err: count(line, 'reception_errors'),
    att_tot: count(line, 'attack_attempts'),
    att_err: count(line, 'attack_errors'),
    att_blo: count(line, 'attacks_blocked'),
    kill: count(line, 'kills'),
    block: count(line, 'block_solos'),
    pts: count(line, 'player_points'),
  })

  test('has every column of all players', () => {
    for (const [side, rows] of [
      [1, published.home],
      [2, published.away],
    ] as const) {
      for (const { name: _name, ...published } of rows) {
        const line = player(side * 100 + published.no)
        expect({
          no: published.no,
          ...columns(line),
          rec_pos_pct: percent(line, 'positive_reception_percent', 'receptions'),
          kill_pct: percent(line, 'kill_percent', 'attack_attempts'),
        }).toEqual(published)
      }
    }
  })

  test('has the sets and every column of both teams', () => {
    expect(state.periods).toEqual(published.setScores)
    Object.values(published.team).forEach((row, index) => {
      const line = team(index + 1)
      const { aces, kills, total_blocks, player_points, error_points } = line
      expect({
        ...columns(line),
        sets: count(line, 'sets_won'),
        // The report counts the players' own points here, and the points by opponents' errors separately.
        pts: player_points,
        ser: aces,
        atk: kills,
        blo: total_blocks,
        opErr: error_points,
      }).toEqual(row)
    })
  })
})

/** The plays of a scouting file: of each contact the team, the player, the skill and what became of it. */
function playsOf(scout: string): Play[] {
  const contacts = [...scout.matchAll(/^([*a])(\d\d)([SRAEDB]).(.)/gm)].map(
    ([, side, no, skill = '', mark = '']) => {
      const own = side === '*' ? 1 : 2
      return { team: own, player: own * 100 + Number(no), what: `${skill}${mark}` }
    },
  )
  return contacts.flatMap(({ team, player, what }, index) => {
    const next = contacts[index + 1]
    const before = contacts[index - 1]
    switch (what) {
      case 'S#':
        return write(p.ace, team, [player, next?.what === 'R=' ? next.player : null])
      case 'S=':
        return write(p.serviceError, team, [player])
      case 'R=': // It is part of the ace.
        return []
      case 'A#':
        return write(p.kill, team, [
          player,
          before?.team === team && before.what[0] === 'E' ? before.player : null,
        ])
      case 'A=':
        return write(p.attackError, team, [player])
      case 'A/': {
        return write(p.block, 3 - team, [next?.what === 'B#' ? next.player : null, player])
      }
      case 'B/':
        return write(p.blockError, team, [player])
      case 'E=':
        return write(p.ballHandlingError, team, [player])
    }
    switch (what[0]) {
      case 'S':
        return write(p.serve, team, [player])
      case 'R':
        return write(p.reception, team, [player], { bool_1: what === 'R#' || what === 'R+' })
      case 'A':
        return write(p.attack, team, [player])
      case 'D':
        return what === 'D=' ? [] : write(p.dig, team, [player])
      default:
        return []
    }
  })
}
