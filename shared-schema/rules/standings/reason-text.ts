import type { SharedTexts } from '../../texts/shared-texts.ts'
import type { DecidedGame, RankingCriterion, Separation } from './separation.ts'

type Criterion = Extract<Separation['cause'], { kind: 'criterion' }>
type NameOf = (teamId: number) => string

/**
 * A separation in words, as in "ahead of Rusty Bikes: won their game 15–13".
 * @param nameOf the name of a team by its id.
 */
export function reasonText({ below_id, cause }: Separation, nameOf: NameOf, shared: SharedTexts): string {
  const below = nameOf(below_id)
  switch (cause.kind) {
    case 'criterion': {
      const why = cause.game === null ? comparisonText(cause, nameOf, shared) : gameText(cause.game, shared)
      return shared('standings.ahead', { below, why })
    }
    case 'status':
      return shared(`standings.aheadOfOut.${cause.status}`, { below })
    case 'decision':
      return shared('standings.decided', { below, method: cause.method })
    case 'level':
      if (cause.last_resort === null) return shared('standings.levelSoFar', { below })
      return shared('standings.level', {
        below,
        last_resort: shared(`standings.lastResort.${cause.last_resort}`),
      })
  }
}

function gameText({ is_forfeit, winner_score, loser_score }: DecidedGame, shared: SharedTexts): string {
  return is_forfeit
    ? shared('standings.wonByForfeit')
    : shared('standings.wonGame', { score: `${winner_score}–${loser_score}` })
}

function comparisonText(
  { criterion, own, below, among }: Criterion,
  nameOf: NameOf,
  shared: SharedTexts,
): string {
  const metric = shared(`standings.better.${criterion.metric}`)
  const each = criterion.per_game ? shared('standings.perGame', { better: metric }) : metric
  const within = scopeText(criterion, each, among.map(nameOf), shared)
  const capped =
    criterion.margin_cap === null || criterion.metric !== 'goal difference'
      ? within
      : shared('standings.capped', { better: within, cap: criterion.margin_cap })
  const [ownText = '', belowText = ''] = valueTexts(criterion, [own, below], shared)
  return shared('standings.withFigures', { better: capped, own: ownText, below: belowText })
}

/** Adds the teams of the comparison to the text, unless they are the whole pool. */
function scopeText(
  { scope }: RankingCriterion,
  better: string,
  names: readonly string[],
  shared: SharedTexts,
): string {
  const isPair = names.length === 2
  switch (scope) {
    case 'pool':
      return better
    case 'tied':
      return isPair ? shared('standings.amongPair', { better }) : shared('standings.among', { better, names })
    case 'common opponents':
      return isPair
        ? shared('standings.commonOfPair', { better })
        : shared('standings.common', { better, names })
  }
}

/**
 * Two different values, with enough decimals to show that they differ, at least two unless both are whole.
 */
function valueTexts(
  { metric }: RankingCriterion,
  values: readonly [own: number, below: number],
  shared: SharedTexts,
): string[] {
  const style = metric === 'win percentage' ? 'percent' : 'decimal'
  const shown = values.map(value => (style === 'percent' ? value * 100 : value))
  for (let digits = shown.every(Number.isInteger) ? 0 : 2; ; digits++) {
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false, style }
    // Adds 0 to turn -0 into 0.
    const texts = values.map(value =>
      shared('standings.figure', { value: value + 0, formatParams: { value: format } }).replace('-', '−'),
    )
    if (digits < 12 && texts[0] === texts[1]) continue
    return texts.map(
      (text, index) => `${metric === 'goal difference' && (shown[index] ?? 0) > 0 ? '+' : ''}${text}`,
    )
  }
}
