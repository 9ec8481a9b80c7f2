import { Alert } from '@mantine/core'
import type { FinalPlace } from '../../data/final-standings.ts'
import { t } from '../../texts/t.ts'

interface OpenPlacesProps {
  /** The teams of a new part. */
  readonly chosen: readonly number[]
  /** The places so far. */
  readonly places: readonly FinalPlace[]
}

/** Names the chosen teams whose places may still change. */
export function OpenPlaces({ chosen, places }: OpenPlacesProps) {
  const open = places
    .filter(({ team_id, is_decided, is_unresolved }) => {
      return chosen.includes(team_id) && (!is_decided || is_unresolved)
    })
    .map(({ team }) => team?.name ?? '')
  return open.length === 0 ? null : <Alert color="yellow">{t('parts.notDecided', { teams: open })}</Alert>
}
