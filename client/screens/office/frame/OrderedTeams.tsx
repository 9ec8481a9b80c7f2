import { ActionIcon, Group, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '../../../office/texts/t.ts'

interface OrderedTeamsProps {
  /** The best team first. */
  readonly order: readonly number[]
  readonly teams: ReadonlyMap<number, string>
  readonly onChange: (order: number[]) => void
}

/** Teams one below the other, each to be moved up and down. */
export function OrderedTeams({ order, teams, onChange }: OrderedTeamsProps) {
  const up = (index: number): void =>
    onChange(order.with(index - 1, order[index] ?? 0).with(index, order[index - 1] ?? 0))
  return (
    <ol>
      {order.map((id, index) => (
        <li key={id}>
          <Group gap="xs">
            <Text fw={700}>{teams.get(id)}</Text>
            <ActionIcon
              size={44}
              variant="default"
              disabled={index === 0}
              aria-label={t('decisions.up', { team: teams.get(id) ?? '' })}
              onClick={() => up(index)}
            >
              <IconArrowUp />
            </ActionIcon>
            <ActionIcon
              size={44}
              variant="default"
              disabled={index === order.length - 1}
              aria-label={t('decisions.down', { team: teams.get(id) ?? '' })}
              onClick={() => up(index + 1)}
            >
              <IconArrowDown />
            </ActionIcon>
          </Group>
        </li>
      ))}
    </ol>
  )
}
