import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import { RemoveWithPreview } from '../../frame/RemoveWithPreview.tsx'
import type { EventPlace } from '../../frame/use-game-names.ts'
import type { TeamRow } from './team-rows.ts'

interface RemoveTeamProps {
  readonly team: TeamRow
  readonly place: EventPlace
}

/** Takes a team out of its tournament, or deletes it from its season, after showing its dependents. */
export function RemoveTeam({ team, place }: RemoveTeamProps) {
  const isEntry = place.tournament_id !== null
  return (
    <RemoveWithPreview
      name={t(isEntry ? 'teams.takeOut' : 'teams.delete', { team: bidiIsolate(team.name) })}
      consequence={t(isEntry ? 'teams.takeOutWhat' : 'teams.deleteWhat')}
      confirm={t(isEntry ? 'teams.confirmTakeOut' : 'teams.confirmDelete')}
      path={`${isEntry ? `/v1/tournament_teams/${place.tournament_id}` : '/v1/teams'}/${team.id}/?cascade=true`}
      place={place}
    />
  )
}
