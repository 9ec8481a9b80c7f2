import { List, Stack, Text } from '@mantine/core'
import type { PointsRule } from '../../../../shared-schema/rules/standings/points.ts'
import type { TieBreakRule } from '../../../../shared-schema/rules/standings/tie-breaks.ts'
import { scoreText } from '../../../../shared-schema/rules/standings/score-text.ts'
import { t } from '../../texts/t.ts'
import { sharedT } from '../../../texts/t.ts'
import { criterionText } from './criterion-text.ts'

interface RankingTextProps {
  readonly rule: TieBreakRule
  /** False if the page shows the criteria as fields. */
  readonly withCriteria: boolean
  /** False if the page shows the points as fields. */
  readonly withPoints: boolean
  /** The winner's points in a forfeited game, if the rules name no score; null if they are not known. */
  readonly gamesTo: number | null
}

/** Ranking rules in words. */
export function RankingText({ rule, withCriteria, withPoints, gamesTo }: RankingTextProps) {
  const { criteria, when_some_separate, points, on_withdrawal, last_resort } = rule
  const forfeit = forfeitText(rule, gamesTo)
  const hasPoints = withPoints && criteria.some(({ metric }) => metric === 'points')
  return (
    <Stack gap="xs">
      {withCriteria && (
        <>
          <Text>{t('rules.order')}</Text>
          <List type="ordered" withPadding aria-label={t('rules.order')}>
            {criteria.map(one => (
              <List.Item key={criterionText(one)}>{criterionText(one)}</List.Item>
            ))}
          </List>
        </>
      )}
      <Text size="sm">
        {[
          t(`rules.whenSome.${when_some_separate}`),
          ...(hasPoints ? pointTexts(points) : []),
          ...(forfeit === null ? [] : [forfeit]),
          t(`rules.onLeaving.${on_withdrawal}`),
          t('rules.last', { last_resort: sharedT(`standings.lastResort.${last_resort}`) }),
        ].join(' ')}
      </Text>
    </Stack>
  )
}

function forfeitText({ forfeit_score }: TieBreakRule, gamesTo: number | null): string | null {
  if (forfeit_score === 'games to' && gamesTo === null) return null
  const [winner, loser] = forfeit_score === 'games to' ? [gamesTo ?? 0, 0] : forfeit_score
  return t('rules.forfeit', { score: scoreText({ team_1_score: winner, team_2_score: loser }) })
}

const pointTexts = ({ win, tie, loss, forfeit, ...points }: PointsRule): string[] => {
  const { overtime_win, overtime_loss, narrow_loss, bonus_at } = points
  return [
    t('rules.pointsOf', { win, tie, loss }),
    ...(overtime_win === win && overtime_loss === loss
      ? []
      : [t('rules.pointsLate', { win: overtime_win, loss: overtime_loss })]),
    ...(forfeit === loss ? [] : [t('rules.pointsForfeit', { points: forfeit })]),
    ...(narrow_loss === null ? [] : [t('rules.pointsNarrow', { margin: narrow_loss })]),
    ...(bonus_at === null ? [] : [t('rules.pointsSecond', { score: bonus_at })]),
  ]
}
