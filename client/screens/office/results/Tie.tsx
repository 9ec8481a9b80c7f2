import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../office/texts/t.ts'
import { AskedFirst } from '../frame/AskedFirst.tsx'
import { OrderedTeams } from '../frame/OrderedTeams.tsx'
import { TieMethodChoice, type TieMethod } from '../frame/TieMethodChoice.tsx'

interface TieProps {
  readonly tournamentId: number
  /** Null in the swiss standings. */
  readonly poolId: number | null
  readonly teamIds: readonly number[]
  readonly teams: ReadonlyMap<number, string>
  readonly nameOf: (gameId: number) => string | undefined
}

/** Puts teams in order that are level in everything. */
export function Tie({ tournamentId, poolId, teamIds, teams, nameOf }: TieProps) {
  const [order, setOrder] = useState<readonly number[]>(teamIds)
  const [method, setMethod] = useState<TieMethod>('coin toss')
  const [note, setNote] = useState('')
  return (
    <Stack>
      <Text>{t('decisions.tieWhat')}</Text>
      <OrderedTeams order={order} teams={teams} onChange={setOrder} />
      <Group align="flex-end">
        <TieMethodChoice value={method} onChange={setMethod} />
        <TextInput
          label={t('decisions.note')}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <AskedFirst
          name={t('decisions.keepOrder')}
          change={{
            method: 'POST',
            path: '/v1/tie_decisions/',
            body: { tournament_id: tournamentId, pool_id: poolId, team_ids: order, method, note },
          }}
          nameOf={nameOf}
        />
      </Group>
    </Stack>
  )
}
