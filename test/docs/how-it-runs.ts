import type { GameStructure } from '../../shared-schema/sports/model/game-structure.ts'
import type { SetRule } from '../../shared-schema/sports/model/set-rule.ts'
import type { Release } from '../../shared-schema/sports/model/release.ts'
import type { SportDefinition, SportRules } from '../../shared-schema/sports/model/sport.ts'
import { english } from '../../server/texts/say.ts'

const [, shared] = english

const minutesOf = (minutes: number | null): string => (minutes === null ? '' : ` of ${minutes} minutes`)

const clocks = { runs: 'runs on', stops: 'stops with the play' } as const

const clockText = ({ clock, countsDown }: GameStructure): string =>
  clock === null
    ? `No clock runs${countsDown ? ', and it counts down' : ''}`
    : `The clock ${clocks[clock]} and counts ${countsDown ? 'down' : 'up'}`

function endText({ overtime, shootout, draw }: GameStructure): string {
  const late = [
    overtime &&
      `overtime${minutesOf(overtime.minutes)}${overtime.suddenDeath ? ', which the first score ends' : ''}`,
    shootout && `a shoot-out, whose winner gets ${shootout.addsPoint ? 'a' : 'no'} point of the score`,
  ].filter(text => text !== null)
  const then = late.length > 0 ? ` A level game that needs a winner goes on: ${late.join(', then ')}.` : ''
  return `A game ${draw ? 'may' : 'cannot'} end level.${then}`
}

function setText({ target, lead, lastTarget, most, toWin }: SetRule): string {
  const last = lastTarget === undefined ? '' : `, the last one by ${lastTarget}`
  const anyway = most === undefined ? '' : `, or by ${most} in any case`
  return `A set is won by ${target} points${last} and a lead of ${lead}${anyway}; ${toWin} sets win.`
}

function releaseText({ goal, suspensions, minutes }: Release, { kinds }: SportRules): string {
  const named = (type: number): string => {
    const kind = kinds.find(known => known.type === type)
    return kind ? shared(`plays.${kind.word}`) : ''
  }
  return `A ${named(goal)} ends ${minutes} minutes at most of a ${suspensions.map(named).join(', ')} of the other team.`
}

/** How a game of a sport runs, in sentences. */
export function howItRuns(sport: SportDefinition): string {
  const { structure, scoreboard, rules, limits, release, hasSpirit } = sport
  const { period, periods, minutes, players } = structure
  const inPeriods = scoreboard.period === null ? '' : `, ${scoreboard.period} by ${scoreboard.period}`
  const out = limits.map(({ counters, most, of }) => {
    const together = counters.map(name => `\`${name}\``).join(' and ')
    return `A player with ${most} ${shared(`columns.${of}.name`)} (${together}) is out of the game.`
  })
  return [
    `${periods} × ${period}${minutesOf(minutes)}; ${players} of a team play at a time.`,
    `${clockText(structure)}.`,
    endText(structure),
    ...(rules.sets ? [setText(rules.sets)] : []),
    `A tap adds ${scoreboard.values.join(', ')} to the score (${scoreboard.unit})${inPeriods}.`,
    ...out,
    ...(release ? [releaseText(release, rules)] : []),
    ...(hasSpirit ? ["The teams score each other's spirit."] : []),
  ].join(' ')
}
