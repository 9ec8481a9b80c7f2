import type { DecidedGame, RankingCriterion, Separation } from './separation.ts'

type Criterion = Extract<Separation['cause'], { kind: 'criterion' }>
type NameOf = (teamId: number) => string

/**
 * A separation in words, as in "ahead of Rusty Bikes: won their game 15–13".
 * @param nameOf the name of a team by its id.
 */
export function reasonText({ below_id, cause }: Separation, nameOf: NameOf): string {
  const below = nameOf(below_id)
  switch (cause.kind) {
    case 'criterion':
      return `ahead of ${below}: ${cause.game === null ? comparisonText(cause, nameOf) : gameText(cause.game)}`
    case 'status':
      return `ahead of ${below}: ${cause.status === 'withdrawn' ? 'it has withdrawn' : 'it was disqualified'}`
    case 'decision':
      return `ahead of ${below} by ${cause.method}`
    case 'level':
      return `level with ${below} in every criterion: ${cause.last_resort} needed`
  }
}

function gameText({ is_forfeit, winner_score, loser_score }: DecidedGame): string {
  return is_forfeit ? 'won their game by forfeit' : `won their game ${winner_score}–${loser_score}`
}

function comparisonText({ criterion, own, below, among }: Criterion, nameOf: NameOf): string {
  const perGame = criterion.per_game ? ' per game' : ''
  const cap = criterion.margin_cap === null || criterion.metric !== 'goal difference' ? '' : `, at most ${criterion.margin_cap} from a game`
  const [ownText, belowText] = valueTexts(criterion, own, below)
  return `${better[criterion.metric]}${perGame}${scopeText(criterion, among.map(nameOf))}${cap} (${ownText} against ${belowText})`
}

const better: Record<RankingCriterion['metric'], string> = {
  'points': 'more points',
  'wins': 'more games won',
  'win percentage': 'higher win percentage',
  'fewest forfeits': 'fewer games forfeited',
  'goal difference': 'better goal difference',
  'goals scored': 'more goals scored',
  'fewest goals allowed': 'fewer goals allowed',
  'away goals': 'more away goals',
  'fewest losses': 'fewer games lost',
  'swiss score': 'higher swiss score',
  'swiss score of opponents': 'higher swiss score of the opponents',
  'mean swiss score of opponents': 'higher mean swiss score of the opponents',
}

function scopeText({ scope }: RankingCriterion, names: readonly string[]): string {
  const isPair = names.length === 2
  switch (scope) {
    case 'pool':
      return ''
    case 'tied':
      return isPair ? ' in their games' : ` among ${list(names)}`
    case 'common opponents':
      return isPair ? ' against their common opponents' : ` against the common opponents of ${list(names)}`
  }
}

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/** Two different values, with as many decimals as it takes to see that they differ, at least two unless both are whole. */
function valueTexts({ metric }: RankingCriterion, ...values: [own: number, below: number]): string[] {
  const factor = metric === 'win percentage' ? 100 : 1
  const shown = values.map((value) => value * factor)
  for (let digits = shown.every(Number.isInteger) ? 0 : 2; ; digits++) {
    const texts = shown.map((value) => value.toFixed(digits).replace('-', '−'))
    if (digits < 12 && texts[0] === texts[1]) continue
    return texts.map((text, index) => `${metric === 'goal difference' && (shown[index] ?? 0) > 0 ? '+' : ''}${text}${factor === 100 ? '%' : ''}`)
  }
}
