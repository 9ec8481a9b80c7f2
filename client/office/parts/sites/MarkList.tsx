import { Button, Group, Text, TextInput } from '@mantine/core'
import type { SiteMark } from '../../../../shared-schema/resources/site-map.ts'
import { t } from '../../texts/t.ts'
import { withMoved } from './moved-mark.ts'

interface MarkListProps {
  readonly marks: readonly SiteMark[]
  readonly nameOf: (mark: SiteMark) => string
  readonly onChange: (marks: SiteMark[]) => void
}

/** The marks on a map, movable and removable without the picture. */
export function MarkList({ marks, nameOf, onChange }: MarkListProps) {
  const place = (at: number, x: number, y: number): void => onChange(withMoved(marks, at, x, y))
  return marks.map((mark, at) => (
    <Group key={at} role="group" aria-label={nameOf(mark)} align="flex-end">
      <Text fw={700} miw={120}>
        {nameOf(mark)}
      </Text>
      <TextInput
        type="number"
        w={140}
        label={t('sites.markX')}
        value={percent(mark.x)}
        onChange={event => place(at, Number(event.currentTarget.value) / 100, mark.y)}
      />
      <TextInput
        type="number"
        w={140}
        label={t('sites.markY')}
        value={percent(mark.y)}
        onChange={event => place(at, mark.x, Number(event.currentTarget.value) / 100)}
      />
      <Button variant="default" onClick={() => onChange(marks.filter((_, index) => index !== at))}>
        {t('sites.markRemove', { name: nameOf(mark) })}
      </Button>
    </Group>
  ))
}

const percent = (share: number): number => Math.round(share * 1000) / 10
