import { Checkbox, Group } from '@mantine/core'
import { OrderedTeams } from '../../frame/OrderedTeams.tsx'
import { t } from '../../texts/t.ts'

interface TeamsByHandProps {
  /** The chosen teams, the best seed first. */
  readonly order: readonly number[]
  /** The teams to choose from. */
  readonly among: readonly number[]
  readonly teams: ReadonlyMap<number, string>
  readonly onChange: (order: number[]) => void
}

/** Teams chosen one by one, in an order that can be changed. */
export function TeamsByHand({ order, among, teams, onChange }: TeamsByHandProps) {
  return (
    <>
      <Checkbox.Group
        label={t('teams.title')}
        description={t('parts.teamsWhat')}
        value={order.map(String)}
        onChange={ids => onChange(ids.map(Number))}
      >
        <Group mt="xs">
          {among.map(id => (
            <Checkbox key={id} value={String(id)} label={teams.get(id)} />
          ))}
        </Group>
      </Checkbox.Group>
      {order.length > 1 && <OrderedTeams order={order} teams={teams} onChange={onChange} />}
    </>
  )
}
