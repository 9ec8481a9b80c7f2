import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { footballPlays as p } from '../../shared-schema/sports/football/plays.ts'
import { football } from '../../shared-schema/sports/football/sport.ts'
import { foldAgain } from '../../shared-schema/scoring/fold-again.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { Fact, Situation } from '../../shared-schema/sports/model/situation.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { device, sides } from '../scoring/sheet.ts'
import { writer } from './game-of.ts'

const play = writer('football')

type Row = [sequence: number, team: string, player: string, name: string, statId: number, yards: number]

/** A play of the source: the situation before it, and the actions in it. */
interface Recorded {
  readonly qtr: number
  readonly down: number
  readonly togo: number
  readonly yrdln: string
  readonly posteam: string
  readonly note: string | null
  readonly desc: string
  readonly stats: readonly Row[]
}

const teams = ['NYG', 'NE']
const teamOf = (abbr: string): number => teams.indexOf(abbr) + 1

/** The plays of a play of the source as a scorekeeper records them: without saying that it is a first down. */
function playsOf({ stats, note, desc }: Recorded): Play[] {
  const row = (...ids: number[]) => stats.find(([, , , , id]) => ids.includes(id))
  const write = (type: number, [, team]: Row, more: Partial<Play> = {}): Play =>
    play(type, teamOf(team), [], more)
  if (desc.startsWith('END QUARTER')) return [play(p.endOfPeriod)]
  const returned = row(33)?.[5] ?? null
  const isSafety = row(89) !== undefined
  return stats.flatMap((one): Play[] => {
    const yards = { int_1: one[5] }
    switch (one[4]) {
      case 10:
        return [write(p.rush, one, yards)]
      case 11:
        return [write(p.rushingTouchdown, one, yards)]
      case 14:
        return note === 'PENALTY' ? [] : [write(p.passIncomplete, one)]
      case 15:
        return [write(p.pass, one, yards)]
      case 16:
        return [write(p.passingTouchdown, one, yards)]
      case 19:
        return [write(p.interception, one)]
      case 20:
        return [write(p.sack, one, { int_1: -one[5] })]
      case 29:
      case 32:
        return returned === null
          ? [write(p.punt, one, { ...yards, bool_1: one[4] === 32 })]
          : [write(p.puntReturned, one, { ...yards, int_2: returned })]
      case 41:
      case 43:
      case 44:
        return [write(p.kickoff, one, { ...yards, bool_1: one[4] === 44 })]
      case 45:
        return [write(p.kickoffReturn, one, yards)]
      case 55:
        return [write(p.fumbleKept, one, yards)]
      case 70:
        return [write(p.fieldGoal, one, yards)]
      case 72:
        return [write(p.extraPoint, one)]
      case 76:
        return [write(p.twoPointFailed, one)]
      case 89:
        return [write(p.safety, one)]
      case 93:
        return isSafety ? [] : [write(p.penalty, one, { ...yards, bool_1: row(5) !== undefined })]
      default:
        return []
    }
  })
}

const numberOf = (facts: readonly Fact[], name: string): number | undefined =>
  facts.find(({ numbers }) => name in numbers)?.numbers[name]

/** The situation in the words of the source: `NYG 1 & 10 NYG 23`, `?` if unknown. */
function inWords({ facts, onTurn }: Situation): string {
  const [down, ball] = facts
  const team = onTurn === null ? '?' : (teams[onTurn] ?? '?')
  const other = onTurn === null ? '?' : (teams[1 - onTurn] ?? '?')
  const line = numberOf(facts, 'yards') ?? '?'
  const place =
    ball?.word === 'noSpot'
      ? '?'
      : ball?.word === 'ballMidfield'
        ? '50'
        : `${ball?.word === 'ballOwn' ? team : other} ${line}`
  const at = /^down(\d)/.exec(down?.word ?? '')?.[1]
  if (down?.word === 'nextKickoff') return `${team} kicks off, ${place}`
  if (down?.word === 'nextTry') return `${team} tries`
  return `${team} ${at ?? '?'} & ${numberOf(facts, 'distance') ?? '?'}, ${place}`
}

const sourceWords = ({ down, togo, yrdln, posteam, note }: Recorded): string =>
  note === 'KICKOFF'
    ? `${posteam} kicks off, ${yrdln}`
    : note === 'XP' || note === '2PRF'
      ? `${posteam} tries`
      : `${posteam} ${down} & ${togo}, ${yrdln}`

describeRecorded('New York Giants against New England, Super Bowl XLVI, play by play', () => {
  const file = join(recordedData, 'sports/football/nfl-2012020500-NYG-NE-superbowl46/events.json')
  const { events } = JSON.parse(readFileSync(file, 'utf8')) as { events: readonly Recorded[] }

  /**
   * Replays the game, and compares the situation before each play that has one with the source. A scorekeeper
   * who sees another place of the ball sets it.
   */
  function replay() {
    const sheet = device(1)
    const fold = foldAgain()
    const seen = { equal: 0, different: [] as string[] }
    for (const one of events) {
      const isPlay = one.down > 0 || ['KICKOFF', 'XP', '2PRF'].includes(one.note ?? '')
      const { situation } = fold(sides, football.rules, orderEntries(sheet.entries))
      const [ours, theirs] = [inWords(situation), sourceWords(one)]
      if (isPlay && ours === theirs) seen.equal += 1
      if (isPlay && ours !== theirs) {
        seen.different.push(`${ours} – ${theirs}`)
        const [half = '', line] = one.yrdln.split(' ')
        const place = { int_1: Number(line), bool_1: half !== one.posteam }
        sheet.record('play', play(p.ballOn, teamOf(one.posteam), [], place))
      }
      for (const data of playsOf(one)) sheet.record('play', data)
    }
    return seen
  }
  const { equal, different } = replay()

  test('has possession, down, distance and the place of the ball of the source', () => {
    expect(equal).toBe(163)
  })

  test('differs before the first kickoff and after an interception', () => {
    // The plays do not tell the spot of an interception.
    expect(different).toEqual([
      '? kicks off, ? 35 – NE kicks off, NE 35',
      'NYG 1 & 10, ? – NYG 1 & 10, NYG 8',
    ])
  })
})
