import { Group, Stack, Text, TextInput } from '@mantine/core'
import { z } from 'zod'
import { tieMethods } from '../../../../shared-schema/resources/tie-decisions.ts'
import { t } from '../../texts/t.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'
import { OrderedTeams } from '../../frame/OrderedTeams.tsx'
import { TieMethodChoice } from '../../frame/TieMethodChoice.tsx'
import { useEdits } from '../../frame/use-edits.ts'

interface TieProps {
  readonly tournamentId: number
  /** Null in the swiss standings. */
  readonly poolId: number | null
  readonly teamIds: readonly number[]
  readonly teams: ReadonlyMap<number, string>
  readonly nameOf: (gameId: number) => string | undefined
}

const written = z.object({ order: z.array(z.int()), method: z.enum(tieMethods), note: z.string() })
type Written = z.infer<typeof written>

/** Orders teams that are level in every criterion. */
export function Tie({ tournamentId, poolId, teamIds, teams, nameOf }: TieProps) {
  const level = teamIds.toSorted((a, b) => a - b)
  const form = useEdits<Written>(
    `tournaments/${tournamentId}/ties/${poolId}/${level.join()}`,
    { order: [...teamIds], method: 'coin toss', note: '' },
    written,
  )
  const { order, method, note } = form.values
  return (
    <Stack>
      <Text>{t('decisions.tieWhat')}</Text>
      <OrderedTeams order={order} teams={teams} onChange={next => form.set('order', next)} />
      <Group align="flex-end">
        <TieMethodChoice value={method} onChange={next => form.set('method', next)} />
        <TextInput
          label={t('decisions.note')}
          value={note}
          onChange={event => form.set('note', event.currentTarget.value)}
        />
        <ConfirmWithPreview
          name={t('decisions.keepOrder')}
          change={{
            method: 'POST',
            path: '/v1/tie_decisions/',
            body: {
              tournament_id: tournamentId,
              pool_id: poolId,
              team_ids: order,
              method,
              note,
              if_undecided: true,
            },
          }}
          nameOf={nameOf}
          onDone={form.done}
        />
      </Group>
    </Stack>
  )
}
