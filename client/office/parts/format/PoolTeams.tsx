import { Text } from '@mantine/core'
import { namesOf, type Entrant } from '../../data/entrants.ts'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { freeTeams, type PartEvent, type PartDraft } from './part-draft.ts'
import { TeamsByHand } from './TeamsByHand.tsx'

interface PoolTeamsProps {
  readonly form: FormOfRecord<PartDraft>
  readonly event: PartEvent
  readonly entrants: readonly Entrant[]
}

/** The teams of a new pool, of those that play in no other one. */
export function PoolTeams({ form: { values, set }, event, entrants }: PoolTeamsProps) {
  const free = freeTeams(event)
  if (free.length < 2) return <Text>{t('parts.noFreeTeam')}</Text>
  return (
    <TeamsByHand
      order={values.order.filter(id => free.includes(id))}
      among={free}
      teams={namesOf(entrants)}
      onChange={order => set('order', order)}
    />
  )
}
