import type { GameRuleName } from '../../data/rule-names.ts'
import type { Season } from '../../data/shapes.ts'
import type { UsualGames } from '../../data/usual-games.ts'
import type { DetailField } from '../../frame/DetailInput.tsx'
import { t } from '../../texts/t.ts'

type GameRules = Pick<Season, GameRuleName>

interface Around {
  /** The season of a tournament. Its rules hold if the tournament sets none. */
  readonly season: GameRules | null
  /** The points that win a game if neither of them says so; null if none do. */
  readonly gamesTo: number | null
}

/** The fields for the rules of games that mean something in a sport, and those that are set in any case. */
export function gameFields(own: GameRules, usual: UsualGames, { season, gamesTo }: Around): DetailField[] {
  const empty = (
    name: Exclude<GameRuleName, 'captains_confirm' | 'spirit_scores'>,
    inSport: string | null,
  ): string => {
    const value = season?.[name] ?? null
    if (value !== null) return t('rules.empty.season', { value: String(value) })
    return inSport === null ? t('rules.empty.none') : t('rules.empty.sport', { value: inSport })
  }
  const toWin =
    (season?.points_to_win ?? null) === null && gamesTo !== null && gamesTo !== usual.target
      ? t('rules.empty.swiss', { value: String(gamesTo) })
      : empty('points_to_win', textOf(gamesTo))
  const many = usual.timeouts?.many.map(String).join(' + ') ?? null
  const fields: Record<GameRuleName, Omit<DetailField, 'name'>> = {
    points_to_win: {
      label: t('rules.fields.points_to_win'),
      description: `${t('rules.what.points_to_win')} ${toWin}`,
      kind: 'number',
    },
    soft_cap_minutes: {
      label: t('rules.fields.soft_cap_minutes'),
      description: `${t('rules.what.soft_cap_minutes')} ${empty('soft_cap_minutes', null)}`,
      kind: 'number',
    },
    soft_cap_points: {
      label: t('rules.fields.soft_cap_points'),
      description: t('rules.what.soft_cap_points'),
      kind: 'number',
    },
    hard_cap_minutes: {
      label: t('rules.fields.hard_cap_minutes'),
      description: `${t('rules.what.hard_cap_minutes')} ${empty('hard_cap_minutes', null)}`,
      kind: 'number',
    },
    period_minutes: {
      label: t(`rules.minutesOf.${timedPeriod(usual)}`),
      description: empty('period_minutes', textOf(usual.minutes)),
      kind: 'number',
    },
    timeouts: {
      label: t(`rules.timeoutsIn.${spanOf(usual)}`),
      description: `${t('rules.what.timeouts')} ${empty('timeouts', many)}`,
      kind: 'number',
    },
    timeout_seconds: {
      label: t('rules.fields.timeout_seconds'),
      description: empty('timeout_seconds', String(usual.timeouts?.seconds ?? 60)),
      kind: 'number',
    },
    captains_confirm: {
      label: t('rules.fields.captains_confirm'),
      description: [
        t('rules.what.captains_confirm'),
        ...(season?.captains_confirm === true ? [t('rules.seasonConfirms')] : []),
      ].join(' '),
      kind: 'choice',
    },
    spirit_scores: {
      label: t('rules.fields.spirit_scores'),
      description: t('rules.what.spirit_scores'),
      kind: 'yes or no',
      none: t(`rules.spiritUsual.${(season?.spirit_scores ?? usual.hasSpirit) ? 'yes' : 'no'}`),
    },
  }
  return meaningful(usual)
    .filter(([name, isMeant]) => isMeant || isSet(own, name))
    .map(([name]) => ({ name, ...fields[name] }))
}

const textOf = (value: number | null): string | null => (value === null ? null : String(value))

/** Every rule, and whether it means something in the sport. */
const meaningful = ({
  period,
  isInSets,
  minutes,
  hasGameClock,
  hasTimeouts,
}: UsualGames): [GameRuleName, boolean][] => [
  ['points_to_win', !isInSets && period !== 'inning' && period !== 'innings'],
  ['soft_cap_minutes', hasGameClock && !isInSets],
  ['soft_cap_points', hasGameClock && !isInSets],
  ['hard_cap_minutes', hasGameClock],
  ['period_minutes', minutes !== null],
  ['timeouts', hasTimeouts],
  ['timeout_seconds', hasTimeouts],
  ['captains_confirm', true],
  ['spirit_scores', true],
]

/** A rule that counts is shown, wherever it came from. */
const isSet = (own: GameRules, name: GameRuleName): boolean =>
  name === 'soft_cap_points' ? own.soft_cap_minutes !== null : own[name] !== null && own[name] !== false

const timedPeriods = ['half', 'quarter', 'period'] as const

const timedPeriod = ({ period }: UsualGames) => timedPeriods.find(one => one === period) ?? 'period'

/** For how long a number of timeouts holds. */
function spanOf({ period, timeouts }: UsualGames) {
  const per = timeouts?.per ?? 'game'
  if (per === 'game') return 'wholeGame'
  if (per === 'half') return 'half'
  return [...timedPeriods, 'set' as const, 'game' as const].find(one => one === period) ?? 'period'
}
