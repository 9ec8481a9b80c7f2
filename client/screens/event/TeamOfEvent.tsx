import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { PictureOf } from '../../components/PictureOf.tsx'
import { useLatest } from '../../components/use-latest.ts'
import { eventGames, type EventDetails } from '../../reading/events/event-view.ts'
import { partsOfGames } from '../../reading/events/part-of-game.ts'
import { watchSquads, type EventSquads } from '../../reading/events/watch-squads.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { rosterOf } from '../../scoring/roster.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { DatedGameCards } from './DatedGameCards.tsx'
import { FollowButton } from './FollowButton.tsx'
import classes from './reading.module.css'
import { t } from '../../texts/t.ts'

interface TeamOfEventProps {
  readonly open: OpenScope
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly teamId: number
}

const nobody: EventSquads = { roster: [], players: [] }

/** A team in an event: its games and its players, from what is on this device. */
export function TeamOfEvent({ open, details, records, teamId }: TeamOfEventProps) {
  const squads = useLatest(
    useMemo(() => watchSquads(open.database), [open]),
    nobody,
  )
  const parts = useMemo(() => partsOfGames(details, records), [details, records])
  const team = details.teams.find(({ id }) => id === teamId)
  const games = eventGames(details).filter(({ teamIds }) => teamIds.includes(teamId))
  const roster = rosterOf(teamId, squads.roster, squads.players, [])
  if (!team) return <Text>{t('reading.noTeam')}</Text>
  return (
    <Stack>
      <Group justify="space-between">
        <Group wrap="nowrap">
          <PictureOf address={team.profile_image_200} size={72} />
          <Title order={2}>
            <bdi>{team.name}</bdi>
          </Title>
        </Group>
        <Group>
          <FollowButton teamId={teamId} />
          <Button component={Link} href={`/teams/${teamId}/`} variant="default">
            {t('reading.allSeasons')}
          </Button>
        </Group>
      </Group>
      <Stack component="section" aria-label={t('events.games')} gap="xs">
        <Title order={3}>{t('events.games')}</Title>
        <DatedGameCards games={games} parts={parts} scope={open.scope} />
      </Stack>
      <Stack component="section" aria-label={t('reading.players')} gap="xs">
        <Title order={3}>{t('reading.players')}</Title>
        {roster.length === 0 && <Text>{t('reading.noPlayers')}</Text>}
        <div className={classes.cards}>
          {roster.map(({ reference, label }) => (
            <Button
              key={reference}
              component={Link}
              href={`/events/${open.scope}/players/${reference}`}
              variant="default"
              justify="flex-start"
            >
              <bdi>{label}</bdi>
            </Button>
          ))}
        </div>
      </Stack>
    </Stack>
  )
}
