import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { onJersey } from '../../../../shared-schema/rules/on-jersey.ts'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import { genders } from '../../data/genders.ts'
import { leagueAt } from '../../data/leagues.ts'
import { rosterOf, type Rostered } from '../../data/teams.ts'
import { details } from '../../rosters/details.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { cellOf } from '../../frame/CellTable.tsx'
import { WrittenTable } from '../../frame/WrittenTable.tsx'
import { HistoryLink } from '../../frame/HistoryLink.tsx'
import { PlayerPicture } from '../pictures/PlayerPicture.tsx'
import { RecordPicture } from '../pictures/RecordPicture.tsx'
import { AddTeams } from './AddTeams.tsx'
import { EligibilityOfTeam } from './Eligibility.tsx'
import { wrongInPlayer } from './player-cells.ts'
import { SharedNumbers } from './SharedNumbers.tsx'
import { newPlayer, storeRow } from './store-row.ts'
import type { TeamRow } from './team-rows.ts'
import type { TeamsPlace } from './use-known-teams.ts'
import { WalkOns } from './WalkOns.tsx'

/** The number of rows for new players that can be filled before they are stored. */
const NEW_ROWS = 40
const fields = ['number', 'first_name', 'last_name', 'nickname', ...details] as const

/** The players of a team, edited like a spreadsheet; the last row is for a new player. */
export function Roster({ team, place }: { team: TeamRow; place: TeamsPlace }) {
  const roster = useQuery(rosterOf(team.id))
  const owner = useQuery(leagueAt(place.league_id))
  const [, want] = useSearchParams()
  return (
    <Stack>
      <Anchor
        component="button"
        ta="start"
        onClick={() => want({})}
        style={{ alignSelf: 'flex-start', minHeight: '2.75rem' }}
      >
        {t('teams.back')}
      </Anchor>
      <Title order={2}>{t('teams.rosterOf', { team: team.name })}</Title>
      <RecordPicture family="teams" id={team.id} name={team.name} />
      <HistoryLink family="teams" id={team.id} name={team.name} />
      <QueryResult query={owner}>
        {({ organization_id }) => (
          <QueryResult query={roster}>
            {players => (
              <Stack gap="xs">
                <WalkOns players={players} organizationId={organization_id} />
                <Text>{t('teams.playersMany', { count: players.length })}</Text>
                <Text>{t('teams.rosterHint')}</Text>
                <SharedNumbers players={players} />
                <EligibilityOfTeam place={place} teamId={team.id} />
                <RosterTable team={team} players={players} organization_id={organization_id} />
                <AddTeams {...place} team={team} />
              </Stack>
            )}
          </QueryResult>
        )}
      </QueryResult>
    </Stack>
  )
}

interface RosterTableProps {
  readonly team: TeamRow
  readonly players: readonly Rostered[]
  readonly organization_id: number
}

function RosterTable({ team, players, organization_id }: RosterTableProps) {
  const [attempt, setAttempt] = useState(() => crypto.randomUUID())
  const numbers = Array.from({ length: NEW_ROWS }, (_, at) => at + 1)
  const stored: [string, string][] = [
    ...players.flatMap(({ line, player }): [string, string][] => [
      [cellOf(String(player.id), 'number'), onJersey(line) ?? ''],
      [cellOf(String(player.id), 'first_name'), player.first_name],
      [cellOf(String(player.id), 'last_name'), player.last_name],
      [cellOf(String(player.id), 'nickname'), player.nickname],
      ...details.map((name): [string, string] => [
        cellOf(String(player.id), name),
        String(player[name] ?? ''),
      ]),
    ]),
    ...numbers.flatMap(number =>
      fields.map((field): [string, string] => [cellOf(newPlayer(number), field), '']),
    ),
  ]
  return (
    <WrittenTable
      label={t('teams.rosterOf', { team: team.name })}
      kept={`rosters/${team.id}`}
      columns={[
        { name: 'number', title: t('teams.number'), isNumber: true },
        { name: 'first_name', title: t('teams.firstName') },
        { name: 'last_name', title: t('teams.lastName') },
        { name: 'nickname', title: t('teams.nickname') },
        ...details.map(name => ({
          name,
          title: t(`lists.${name}`),
          ...(name === 'gender' && { choices: gendersFor(players) }),
        })),
      ]}
      actions={t('teams.removeColumn')}
      now={Object.fromEntries(stored)}
      wrongIn={wrongInPlayer}
      store={(row, cells, step) =>
        storeRow(row, cells, players, { team_id: team.id, organization_id, attempt }, step)
      }
      onStored={() => setAttempt(crypto.randomUUID())}
      rows={[
        ...players.map(({ player }) => ({
          key: String(player.id),
          title: playerName(player),
          actions: (
            <Group gap="xs" wrap="nowrap">
              <PlayerPicture id={player.id} name={playerName(player)} />
              <RemoveRecord
                name={t('teams.removePlayer', { player: bidiIsolate(playerName(player)) })}
                consequence={t('teams.removePlayerWhat')}
                confirm={t('teams.confirmRemove')}
                path={`/v1/team_players/${team.id}/${player.id}/`}
              />
            </Group>
          ),
        })),
        ...numbers.map(number => ({
          key: newPlayer(number),
          title: t('teams.newPlayer', { number }),
          isSpare: true,
        })),
      ]}
    />
  )
}

/** The choices of gender; an unknown number keeps its value. */
function gendersFor(players: readonly Rostered[]) {
  const known = genders()
  const all = new Set(players.map(({ player }) => String(player.gender)))
  const others = [...all].filter(one => !known.some(({ value }) => value === one))
  return [...known, ...others.map(value => ({ value, label: value }))]
}
