import { ActionIcon, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import {
  tieBreakMetrics,
  tieBreakScopes,
  type TieBreakCriterion,
  type TieBreakMetric,
} from '../../../../shared-schema/rules/standings/tie-breaks.ts'
import { t } from '../../texts/t.ts'
import { criterionText } from './criterion-text.ts'

interface CriterionFieldsProps {
  readonly criterion: TieBreakCriterion
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChange: (criterion: TieBreakCriterion) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One criterion: what it compares, in which games, and its place in the order. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { criterion, number, isFirst, isLast, onChange, onMove, onRemove } = props
  const { metric, scope, per_game, margin_cap } = criterion
  const text = criterionText(criterion)
  return (
    <Stack gap="xs" role="group" aria-label={t('rules.criterion', { number })}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={700}>{t('rules.numbered', { number, criterion: text })}</Text>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            data-move
            size={44}
            variant="default"
            disabled={isFirst}
            aria-label={t('rules.up', { criterion: text })}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp />
          </ActionIcon>
          <ActionIcon
            data-move
            size={44}
            variant="default"
            disabled={isLast}
            aria-label={t('rules.down', { criterion: text })}
            onClick={() => onMove(1)}
          >
            <IconArrowDown />
          </ActionIcon>
          <ActionIcon
            size={44}
            variant="default"
            disabled={isFirst && isLast}
            aria-label={t('rules.remove', { criterion: text })}
            onClick={onRemove}
          >
            <IconTrash />
          </ActionIcon>
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('rules.compares')}
          value={metric}
          data={tieBreakMetrics.map(value => ({ value, label: t(`rules.metrics.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = tieBreakMetrics.find(one => one === value)
            if (chosen) onChange(withMetric(criterion, chosen))
          }}
        />
        <NativeSelect
          label={t('rules.which')}
          value={scope}
          data={tieBreakScopes.map(value => ({ value, label: t(`rules.scopes.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = tieBreakScopes.find(one => one === value)
            if (chosen) onChange({ ...criterion, scope: chosen })
          }}
        />
        {metric === 'goal difference' && (
          <TextInput
            label={t('rules.most')}
            description={t('rules.mostWhat')}
            inputMode="numeric"
            value={margin_cap ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...criterion, margin_cap: Number(value.replace(/\D/g, '')) || null })
            }
          />
        )}
        {!isShare(metric) && (
          <Checkbox
            label={t('rules.perGame')}
            checked={per_game}
            onChange={({ currentTarget: { checked } }) => onChange({ ...criterion, per_game: checked })}
          />
        )}
      </SimpleGrid>
    </Stack>
  )
}

/** True for figures that the number of games does not change. */
const isShare = (metric: TieBreakMetric): boolean =>
  metric === 'win percentage' || metric === 'score ratio' || metric === 'second score ratio'

/** The criterion with another figure, without what this figure does not know. */
const withMetric = (criterion: TieBreakCriterion, metric: TieBreakMetric): TieBreakCriterion => ({
  metric,
  scope: criterion.scope,
  per_game: criterion.per_game && !isShare(metric),
  margin_cap: metric === 'goal difference' ? criterion.margin_cap : null,
})
