import { Button, Group, Select, Stack } from '@mantine/core'
import { z } from 'zod'
import { bracketKinds } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import {
  bracketsOf,
  groupStageOf,
  type BracketStage,
} from '../../../../shared-schema/rules/formats/format.ts'
import type { Stages } from '../../data/formats.ts'
import { t } from '../../texts/t.ts'
import { Count } from './Count.tsx'
import classes from './format.module.css'

interface StagesByHandProps {
  readonly stages: Stages
  readonly onChange: (stages: Stages) => void
}

const groups = z.enum(['none', 'pools', 'swiss'])
const kinds = z.enum(bracketKinds)

/** A custom format: pools, swiss rounds or neither, then brackets for different places. */
export function StagesByHand({ stages, onChange }: StagesByHandProps) {
  const group = groupStageOf(stages)
  const brackets = bracketsOf(stages)
  const before = group ? [group] : []
  const put = (index: number, next: Partial<BracketStage>): void =>
    onChange([...before, ...brackets.map((one, at) => (at === index ? { ...one, ...next } : one))])
  const add = (): void => {
    const from_place = Math.max(0, ...brackets.map(({ to_place }) => to_place)) + 1
    const added = {
      kind: 'bracket',
      bracket_kind: 'full placement',
      from_place,
      to_place: from_place + 1,
    } as const
    onChange([...before, ...brackets, added])
  }
  const setGroup = (kind: z.infer<typeof groups>): void =>
    onChange([
      ...(kind === 'pools' ? [{ kind, pools: 4 }] : kind === 'swiss' ? [{ kind, rounds: 4 }] : []),
      ...brackets,
    ])
  return (
    <Stack>
      <fieldset className={classes.stage}>
        <legend>{t('format.first')}</legend>
        <Group align="flex-end">
          <Select
            label={t('format.group')}
            allowDeselect={false}
            value={group?.kind ?? 'none'}
            onChange={value => setGroup(groups.catch('none').parse(value))}
            data={groups.options.map(value => ({ value, label: t(`format.groups.${value}`) }))}
          />
          {group?.kind === 'pools' && (
            <Count
              label={t('format.pools')}
              value={group.pools}
              onChange={pools => onChange([{ ...group, pools }, ...brackets])}
            />
          )}
          {group?.kind === 'swiss' && (
            <Count
              label={t('format.rounds')}
              value={group.rounds}
              onChange={rounds => onChange([{ ...group, rounds }, ...brackets])}
            />
          )}
        </Group>
      </fieldset>
      {brackets.map((one, index) => (
        <fieldset key={index} className={classes.stage}>
          <legend>{t('format.bracket', { number: index + 1 })}</legend>
          <Group align="flex-end">
            <Select
              w="20rem"
              label={t('format.kind')}
              allowDeselect={false}
              value={one.bracket_kind}
              onChange={value => put(index, { bracket_kind: kinds.catch(one.bracket_kind).parse(value) })}
              data={kinds.options.map(value => ({ value, label: t(`format.kinds.${value}`) }))}
            />
            <Count
              label={group?.kind === 'pools' ? t('format.fromPlaceOfPools') : t('format.fromPlace')}
              value={one.from_place}
              onChange={from_place => put(index, { from_place })}
            />
            <Count
              label={t('format.toPlace')}
              value={one.to_place}
              onChange={to_place => put(index, { to_place })}
            />
            <Button
              variant="default"
              aria-label={t('format.removeBracket', { number: index + 1 })}
              onClick={() => onChange([...before, ...brackets.filter((_, at) => at !== index)])}
            >
              {t('format.remove')}
            </Button>
          </Group>
        </fieldset>
      ))}
      <div>
        <Button variant="default" onClick={add}>
          {t('format.addBracket')}
        </Button>
      </div>
    </Stack>
  )
}
