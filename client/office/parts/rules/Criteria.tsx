import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { TieBreakCriterion } from '../../../../shared-schema/rules/standings/tie-breaks.ts'
import { t } from '../../texts/t.ts'
import { CriterionFields } from './CriterionFields.tsx'
import classes from './rules.module.css'

interface CriteriaProps {
  /** The most important first; at least one. */
  readonly criteria: readonly TieBreakCriterion[]
  readonly onChange: (criteria: TieBreakCriterion[]) => void
}

/** Criteria of a tournament's or a season's own, in their order. */
export function Criteria({ criteria, onChange }: CriteriaProps) {
  const list = useRef<HTMLOListElement>(null)
  const changed = (index: number, to: readonly TieBreakCriterion[]): void =>
    onChange(criteria.toSpliced(index, 1, ...to))
  /** The button of the moved criterion keeps the focus, or at the end of the list the one next to it. */
  const move = (index: number, by: -1 | 1): void => {
    const [moved, other] = [criteria[index], criteria[index + by]]
    if (!moved || !other) return
    flushSync(() => onChange(criteria.with(index, other).with(index + by, moved)))
    const buttons = list.current?.children[index + by]?.querySelectorAll<HTMLButtonElement>('[data-move]')
    const [up, down] = buttons ?? []
    const [first, second] = by < 0 ? [up, down] : [down, up]
    ;(first?.disabled === false ? first : second)?.focus()
  }
  return (
    <Stack gap="sm">
      <Text id="own-criteria">{t('rules.order')}</Text>
      <ol ref={list} className={classes.criteria} aria-labelledby="own-criteria">
        {criteria.map((criterion, index) => (
          // Criteria have no names of their own, and two may be equal.
          <li key={index}>
            <CriterionFields
              criterion={criterion}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === criteria.length - 1}
              onChange={one => changed(index, [one])}
              onMove={by => move(index, by)}
              onRemove={() => changed(index, [])}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus />}
          onClick={() => onChange([...criteria, { ...added }])}
        >
          {t('rules.add')}
        </Button>
      </div>
    </Stack>
  )
}

const added: TieBreakCriterion = {
  metric: 'goal difference',
  scope: 'pool',
  per_game: false,
  margin_cap: null,
}
