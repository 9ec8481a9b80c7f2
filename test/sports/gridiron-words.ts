import type { Fact, SideNumber, Situation } from '../../shared-schema/sports/model/situation.ts'

const numberOf = (facts: readonly Fact[], name: string): number | undefined =>
  facts.find(({ numbers }) => name in numbers)?.numbers[name]

/**
 * The situation of a sport of downs in short: `A 3 & 7, A 28` if the side of A has its third down and 7 on its
 * own 28, `?` for what is unknown, `goal` and `midfield` for those lines.
 */
export function downOf({ facts, onTurn }: Situation, names: readonly [string, string] = ['A', 'B']): string {
  const [down, ball] = facts
  const team = onTurn === null ? '?' : names[onTurn]
  const next = down?.word ?? ''
  const what = next === 'nextKickoff' ? 'kicks off' : next === 'nextTry' ? 'tries' : countOf(facts)
  return `${team} ${what}, ${placeOf(ball, onTurn, names)}`
}

/** The down and the distance: `1 & 10`. */
function countOf(facts: readonly Fact[]): string {
  const [, number, line] = /^down(\d)(Goal|Midfield)?/.exec(facts[0]?.word ?? '') ?? []
  const named = line === undefined ? '' : ` ${line.toLowerCase()}`
  return `${number ?? '?'} & ${numberOf(facts, 'distance') ?? '?'}${named}`
}

function placeOf(
  ball: Fact | undefined,
  onTurn: SideNumber | null,
  names: readonly [string, string],
): string {
  const yards = ball?.numbers.yards
  if (yards === undefined) return '?'
  if (ball?.word === 'ballMidfield') return String(yards)
  const side = onTurn === null ? null : ball?.word === 'ballOwn' ? onTurn : 1 - onTurn
  return `${side === null ? '?' : names[side]} ${yards}`
}
