import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'
import { useChange } from '../../frame/use-change.ts'
import type { EventPlace } from '../../frame/use-game-names.ts'
import { PreviewedChange } from './PreviewedChange.tsx'
import type { TeamRow } from './team-rows.ts'

interface ReplaceTeamProps {
  readonly team: TeamRow
  readonly place: EventPlace
  /** The teams that are in the event already. */
  readonly entered: readonly number[]
  readonly onClose: () => void
}

const createdId = z.object({ id: z.int() })

/** Another team takes the place of one that has not played: its seed, pool and games in a tournament, its games in a season. */
export function ReplaceTeam({ team, place, entered, onClose }: ReplaceTeamProps) {
  const { season_id, tournament_id } = place
  const [teamId, setTeamId] = useState<number | null>(null)
  const [name, setName] = useState('')
  const teams = useQuery({ ...teamsOfSeason(season_id), enabled: tournament_id !== null })
  const { send, busy, problem } = useChange()
  const newName = name.trim()
  const make = async (): Promise<void> => {
    const body = { name: newName, season_id }
    const sent = await send({ method: 'POST', path: '/v1/teams/', body, shape: createdId })
    if (!sent) return
    setTeamId(sent.answer.id)
    setName('')
  }
  const body =
    tournament_id === null
      ? newName === ''
        ? null
        : { season_id, name: newName, replaces_team_id: team.id }
      : teamId === null
        ? null
        : { tournament_id, team_id: teamId, replaces_team_id: team.id }
  const path = tournament_id === null ? '/v1/teams/' : '/v1/tournament_teams/'
  return (
    <PreviewedChange
      name={t('teams.replace', { team: bidiIsolate(team.name) })}
      place={place}
      change={body && { method: 'POST', path, body }}
      onClose={onClose}
    >
      <Text>{t(tournament_id === null ? 'teams.replaceInSeason' : 'teams.replaceWhat')}</Text>
      {tournament_id !== null && (
        <Select
          label={t('teams.replaceBy')}
          searchable
          value={teamId === null ? null : String(teamId)}
          onChange={value => setTeamId(value === null ? null : Number(value))}
          data={(teams.data ?? [])
            .filter(one => !entered.includes(one.id))
            .map(one => ({ value: String(one.id), label: one.name }))}
        />
      )}
      <Group align="flex-end">
        <TextInput
          label={t('teams.newTeam')}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        {tournament_id !== null && (
          <Button variant="default" loading={busy} disabled={newName === ''} onClick={() => void make()}>
            {t('teams.makeTeam')}
          </Button>
        )}
      </Group>
      <ProblemAlert problem={problem} />
    </PreviewedChange>
  )
}
