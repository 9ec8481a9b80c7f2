import { NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../frame/problem-text.ts'
import { rankingOf, tournamentsOfLeague } from '../../data/rankings.ts'
import { seasonsOfLeague } from '../../data/seasons-of-league.ts'
import type { Tournament } from '../../data/shapes.ts'
import { orderByRanking } from './seed-list.ts'
import { t } from '../../texts/t.ts'

interface SeedsFromProps {
  readonly tournament: Tournament
  readonly teams: ReadonlyMap<number, string>
  readonly order: readonly number[]
  readonly onOrder: (order: number[]) => void
}

/** Orders the teams by a season's table, or by another tournament of the league. */
export function SeedsFrom({ tournament, teams, order, onOrder }: SeedsFromProps) {
  const client = useQueryClient()
  const league = tournament.season.league.id
  const { data: seasons = [] } = useQuery(seasonsOfLeague(league))
  const { data: tournaments = [] } = useQuery(tournamentsOfLeague(league))
  const [found, setFound] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (of: string): Promise<void> => {
    setFound(null)
    setProblem(null)
    try {
      const next = orderByRanking(order, teams, await client.query(rankingOf(of)))
      setFound(next.found)
      onOrder(next.order)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return (
    <Stack gap="xs">
      <NativeSelect
        maw={420}
        label={t('format.seedsFrom')}
        description={t('format.seedsFromWhat')}
        value=""
        onChange={event => {
          if (event.currentTarget.value !== '') void take(event.currentTarget.value)
        }}
        data={[
          { value: '', label: '–' },
          ...seasons.map(({ id, name }) => ({
            value: `seasons/${id}`,
            label: t('format.tableOf', { season: name }),
          })),
          ...tournaments
            .filter(({ id }) => id !== tournament.id)
            .map(({ id, name, start_date }) => ({
              value: `tournaments/${id}`,
              label: [name, start_date].filter(Boolean).join(' · '),
            })),
        ]}
      />
      <ProblemAlert problem={problem} />
      <Text role="status">{found === null ? '' : t('format.seedsFound', { found, of: teams.size })}</Text>
    </Stack>
  )
}
