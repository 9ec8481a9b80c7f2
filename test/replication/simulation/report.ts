import { faults } from './oracle.ts'
import type { Summary } from './run.ts'

/** A run in figures, the histories in which a law was broken, and those that were interrupted. */
export function reportOn({ histories, count, failures, wrongLines, playedAgain, unplayed }: Summary): string {
  const broken = faults.map((fault): [string, number] => [
    fault,
    failures.reduce((sum, { verdict }) => sum + verdict[fault].length, 0),
  ])
  const figures: [string, number][] = [
    ['histories', histories],
    ['entries', count.entries],
    ['requests', count.requests],
    ...Object.entries(count.faults)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, many]): [string, number] => [`  ${kind}`, many]),
    ...broken,
    ['wrong stat lines', wrongLines.length],
    ['played again', playedAgain.length],
    ['not played', unplayed.length],
  ]
  return [
    ...figures.map(([name, many]) => `${name.padEnd(20)}${String(many).padStart(9)}`),
    ...wrongLines,
    ...playedAgain.map(
      ({ seed, interruption }) => `The history of seed ${seed} was played again alone. ${interruption.cause}`,
    ),
    ...unplayed.map(
      ({ seed, interruption }) =>
        `The history of seed ${seed} could not be played, also alone. This says nothing about the laws. ${interruption.cause}`,
    ),
    ...failures.map(({ seed, history, verdict }) =>
      [
        '',
        `The history of seed ${seed} failed:`,
        JSON.stringify(verdict, null, 1),
        'What is left of it:',
        printed(history),
      ].join('\n'),
    ),
  ].join('\n')
}

const printed = ({ steps, ...size }: Summary['failures'][number]['history']): string =>
  `{\n  ${JSON.stringify(size).slice(1, -1)},\n  "steps": [\n${steps.map(step => `    ${JSON.stringify(step)},`).join('\n')}\n  ],\n}`
