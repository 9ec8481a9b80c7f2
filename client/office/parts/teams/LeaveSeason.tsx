import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  gamesAfterLeaving,
  type GamesAfterLeaving,
} from '../../../../shared-schema/rules/league-table/leaving.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import { PreviewedChange } from './PreviewedChange.tsx'
import type { TeamRow } from './team-rows.ts'

interface LeaveSeasonProps {
  readonly team: TeamRow
  readonly seasonId: number
  readonly onClose: () => void
}

const ways = ['withdrawn', 'disqualified'] as const

/** A team leaves its season, with a choice for its games; or it plays again, with all of its results. */
export function LeaveSeason({ team, seasonId, onClose }: LeaveSeasonProps) {
  const [status, setStatus] = useState<(typeof ways)[number]>('withdrawn')
  const [games, setGames] = useState<GamesAfterLeaving>('as the rules say')
  const [day, setDay] = useState('')
  const hasDay = games === 'annul from' || games === 'forfeit from'
  const left_on = hasDay && day !== '' ? day : null
  const change = { method: 'PATCH' as const, path: `/v1/teams/${team.id}/` }
  const place = { season_id: seasonId, tournament_id: null }
  const params = { team: bidiIsolate(team.name) }
  if (team.hasLeft)
    return (
      <PreviewedChange
        name={t('results.turn.playing', params)}
        place={place}
        change={{ ...change, body: { status: 'playing' } }}
        onClose={onClose}
      >
        {null}
      </PreviewedChange>
    )
  return (
    <PreviewedChange
      name={t('teams.leaves', params)}
      place={place}
      change={
        hasDay && left_on === null
          ? null
          : { ...change, body: { status, games_after_leaving: games, left_on } }
      }
      onClose={onClose}
    >
      <Select
        label={t('teams.how')}
        allowDeselect={false}
        value={status}
        onChange={value => setStatus(ways.find(one => one === value) ?? 'withdrawn')}
        data={ways.map(value => ({ value, label: t(`results.status.${value}`) }))}
      />
      <Select
        label={t('teams.itsGames')}
        allowDeselect={false}
        value={games}
        onChange={value => setGames(gamesAfterLeaving.find(one => one === value) ?? 'as the rules say')}
        data={gamesAfterLeaving.map(value => ({ value, label: t(`teams.gamesAfterLeaving.${value}`) }))}
      />
      {hasDay && (
        <TextInput
          type="date"
          label={t('teams.leftOn')}
          value={day}
          onChange={event => setDay(event.currentTarget.value)}
        />
      )}
    </PreviewedChange>
  )
}
