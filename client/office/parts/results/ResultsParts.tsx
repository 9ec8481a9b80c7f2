import { SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { entrantsOf, namesOf } from '../../data/entrants.ts'
import { namedGames, pairText } from '../../data/game-names.ts'
import { gamesOfSeason, gamesOfTournament, type EventGames } from '../../data/games.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { hasSpiritIn } from '../../data/spirit.ts'
import { t } from '../../texts/t.ts'
import { useChangedGames } from '../../frame/use-changed-games.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { Decisions } from './Decisions.tsx'
import { FinalStandings } from './FinalStandings.tsx'
import { GamesWithResults } from './GamesWithResults.tsx'
import { Spirit } from './Spirit.tsx'
import { SwissRounds } from './SwissRounds.tsx'
import { TeamsInOrOut } from './TeamsInOrOut.tsx'

const parts = z.enum(['games', 'teams', 'swiss', 'final', 'spirit'])

/** The results of a tournament, and what is decided about them. */
export function TournamentResults({ subject }: { subject: Tournament }) {
  const query = useQuery(gamesOfTournament(subject.id))
  return (
    <QueryResult query={query}>{found => <OfTournament tournament={subject} found={found} />}</QueryResult>
  )
}

function OfTournament({ tournament, found }: { tournament: Tournament; found: EventGames }) {
  const [wanted, want] = useSearchParams()
  const { data: entrants = [] } = useQuery(entrantsOf(tournament.id))
  const teams = useMemo(() => namesOf(entrants), [entrants])
  const games = useMemo(() => namedGames(found), [found])
  const changed = useChangedGames(tournament.id)
  const { data: hasSpirit } = useQuery(hasSpiritIn(tournament))
  const chosenPart = parts.catch('games').parse(wanted.get('show'))
  const part = chosenPart === 'spirit' && hasSpirit === false ? 'games' : chosenPart
  const nameOf = (id: number): string | undefined => {
    const named = games.find(({ game }) => game.id === id)
    return named && [named.part, pairText(named)].filter(Boolean).join(', ')
  }
  const hasSwiss = tournament.scheduling_format === 'swiss' || found.swissRounds.length > 0
  return (
    <Stack>
      <Decisions
        tournamentId={tournament.id}
        games={games}
        teams={teams}
        nameOf={nameOf}
        onAsk={id => want({ game: String(id) })}
      />
      <SegmentedControl
        aria-label={t('results.show')}
        value={part}
        onChange={value => want(value === 'games' ? {} : { show: value })}
        data={parts.options
          .filter(value => (value !== 'swiss' || hasSwiss) && (value !== 'spirit' || hasSpirit))
          .map(value => ({ value, label: t(`results.${value}`) }))}
      />
      {part === 'games' && (
        <GamesWithResults games={games} changed={changed} hasPreviews event={tournament} />
      )}
      {part === 'teams' && <TeamsInOrOut entrants={entrants} nameOf={nameOf} />}
      {part === 'swiss' && (
        <SwissRounds
          tournament={tournament}
          games={games}
          teams={teams}
          entrants={entrants}
          nameOf={nameOf}
        />
      )}
      {part === 'final' && (
        <FinalStandings
          tournament={tournament}
          entrants={entrants}
          swissRounds={found.swissRounds.length}
          nameOf={nameOf}
        />
      )}
      {part === 'spirit' && <Spirit tournamentId={tournament.id} />}
    </Stack>
  )
}

/** The results of the games of a season that are in no tournament. */
export function SeasonResults({ subject }: { subject: Season }) {
  const query = useQuery(gamesOfSeason(subject.id))
  return <QueryResult query={query}>{found => <OfSeason season={subject} found={found} />}</QueryResult>
}

function OfSeason({ season, found }: { season: Season; found: EventGames }) {
  const games = useMemo(() => namedGames(found), [found])
  return <GamesWithResults games={games} hasPreviews event={season} />
}
