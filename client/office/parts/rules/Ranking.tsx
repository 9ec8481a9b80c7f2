import { Button, Stack, Text } from '@mantine/core'
import type { PresetName } from '../../../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../../../shared-schema/rules/standings/tie-break-presets.ts'
import type { TieBreakCriterion } from '../../../../shared-schema/rules/standings/tie-breaks.ts'
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx'
import type { FormField } from '../../../components/fields/form-field.ts'
import { t } from '../../texts/t.ts'
import { Criteria } from './Criteria.tsx'
import { criterionText, presetText } from './criterion-text.ts'
import { RankingText } from './RankingText.tsx'

interface RankingProps {
  /** The ranking rules that are chosen. */
  readonly preset: PresetName
  /** Criteria in place of theirs; empty for theirs. */
  readonly criteria: FormField<readonly TieBreakCriterion[]>
  readonly error: string | undefined
  readonly withPoints: boolean
  readonly gamesTo: number | null
}

/** The chosen ranking rules in words, and criteria in place of theirs. */
export function Ranking({ preset, criteria, error, withPoints, gamesTo }: RankingProps) {
  const rule = TIE_BREAK_PRESETS[preset]
  const own = criteria.value
  const listText = (list: readonly TieBreakCriterion[]): string =>
    (list.length === 0 ? rule.criteria : list).map(criterionText).join('; ')
  return (
    <FieldFrame field={criteria} textOf={listText}>
      <Stack>
        {own.length > 0 && (
          <>
            <Text>{t('rules.own', { preset: presetText(preset) })}</Text>
            <Criteria criteria={own} onChange={criteria.set} />
          </>
        )}
        <RankingText
          rule={own.length === 0 ? rule : { ...rule, criteria: own }}
          withCriteria={own.length === 0}
          withPoints={withPoints}
          gamesTo={gamesTo}
        />
        {error !== undefined && <Text c="red">{error}</Text>}
        <div>
          <Button variant="default" onClick={() => criteria.set(own.length === 0 ? rule.criteria : [])}>
            {own.length === 0 ? t('rules.change') : t('rules.backTo', { preset: presetText(preset) })}
          </Button>
        </div>
      </Stack>
    </FieldFrame>
  )
}
