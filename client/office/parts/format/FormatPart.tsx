import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { isSingle } from '../../../../shared-schema/rules/progress/single-game.ts'
import { entrantsOf, type Entrant } from '../../data/entrants.ts'
import { gamesOfTournament, isPlayed, type EventGames } from '../../data/games.ts'
import type { Tournament } from '../../data/shapes.ts'
import { hasFormat } from '../../data/formats.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { AddPart } from './AddPart.tsx'
import { ChooseFormat } from './ChooseFormat.tsx'
import { DrawnStructure } from '../../frame/DrawnStructure.tsx'
import { RemoveParts } from './RemoveParts.tsx'
import { Seeds } from './Seeds.tsx'

/** The format of a tournament: its seeds, its pools and brackets. */
export function TournamentFormat({ subject }: { subject: Tournament }) {
  const games = useQuery(gamesOfTournament(subject.id))
  const entrants = useQuery(entrantsOf(subject.id))
  return (
    <QueryResult query={entrants}>
      {teams => (
        <QueryResult query={games}>
          {found => <Format tournament={subject} found={found} entrants={teams} />}
        </QueryResult>
      )}
    </QueryResult>
  )
}

interface FormatProps {
  readonly tournament: Tournament
  readonly found: EventGames
  readonly entrants: readonly Entrant[]
}

function Format({ tournament, found, entrants }: FormatProps) {
  const [choosing, setChoosing] = useState(false)
  const { games, swissRounds } = found
  // A single game is in no format.
  const hasBegun = games.some(game => !isSingle(game) && isPlayed(game))
  const isThere = hasFormat(found)
  const playing = entrants.filter(({ status }) => status === 'playing')
  if (playing.length < 2)
    return (
      <Text>
        {t('format.tooFewTeams')}{' '}
        <Anchor component={Link} href={`/office/tournaments/${tournament.id}/teams`}>
          {t('teams.title')}
        </Anchor>
      </Text>
    )
  return (
    <Stack gap="xl">
      <Seeds tournament={tournament} entrants={playing} />
      {isThere && (
        <Stack component="section" aria-label={t('format.asItIs')}>
          <Title order={2}>{t('format.asItIs')}</Title>
          {hasBegun && <Alert color="field">{t('format.played')}</Alert>}
          <DrawnStructure
            structure={found}
            entrants={entrants}
            pageOf={id => `/events/tournament:${tournament.id}/games/${id}`}
          />
          {swissRounds.length > 0 && (
            <Anchor component={Link} href={`/office/tournaments/${tournament.id}/results?show=swiss`}>
              {t('format.toSwiss')}
            </Anchor>
          )}
          <RemoveParts tournament={tournament} found={found} />
          {!hasBegun && !choosing && (
            <div>
              <Button variant="default" onClick={() => setChoosing(true)}>
                {t('format.chooseOther')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {!hasBegun && (choosing || !isThere) && (
        <ChooseFormat
          tournament={tournament}
          entrants={entrants}
          seen={found}
          onMade={() => setChoosing(false)}
        />
      )}
      <AddPart tournament={tournament} found={found} entrants={playing} />
    </Stack>
  )
}
