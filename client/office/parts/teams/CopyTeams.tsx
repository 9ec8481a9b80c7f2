import { Alert, Checkbox, Select, Stack, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { kinOfSeason, storeCopy } from '../../data/copy-teams.ts'
import { entrantsOf } from '../../data/entrants.ts'
import { seasonsOfLeague } from '../../data/seasons-of-league.ts'
import { rostersOfSeason } from '../../data/teams.ts'
import { copyPlan, type CopyPlan } from '../../rosters/copy-plan.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useEdits } from '../../frame/use-edits.ts'
import { useSteps } from '../../frame/use-steps.ts'

interface CopyTeamsProps {
  readonly season_id: number
  /** Null for a season. */
  readonly tournament_id: number | null
  readonly league_id: number
}

const wanted = z.object({
  from: z.int().nullable(),
  teams: z.array(z.int()),
  withRosters: z.boolean(),
  /** Identifies this copy until it is complete. */
  attempt: z.string(),
})
const nothing: z.infer<typeof wanted> = { from: null, teams: [], withRosters: true, attempt: '' }
const kept = z.object({ wanted })

/** Copies teams of another season of the league, optionally with their rosters, after a preview. */
export function CopyTeams({ league_id, ...place }: CopyTeamsProps) {
  const { season_id, tournament_id } = place
  const client = useQueryClient()
  const form = useEdits(`copy/${tournament_id ?? `season/${season_id}`}`, { wanted: nothing }, kept)
  const { from, teams: ticked, withRosters, attempt } = form.values.wanted
  const [done, setDone] = useState<string[] | null>(null)
  const { run, busy, problem } = useSteps()
  const seasons = useQuery(seasonsOfLeague(league_id))
  const there = useQuery({ ...kinOfSeason(from ?? 0), enabled: from !== null })
  const set = (some: Partial<typeof nothing>): void => {
    setDone(null)
    form.set('wanted', { ...form.values.wanted, ...some, attempt: attempt || crypto.randomUUID() })
  }
  const queries = [
    kinOfSeason(season_id),
    rostersOfSeason(season_id),
    rostersOfSeason(from ?? 0),
    entrantsOf(tournament_id ?? 0),
  ] as const
  const here = useQuery({ ...queries[0], enabled: from !== null }).data
  const places = useQuery({ ...queries[1], enabled: from !== null }).data
  const rosters = useQuery({ ...queries[2], enabled: from !== null }).data
  const entrants = useQuery({ ...queries[3], enabled: from !== null && tournament_id !== null }).data
  const planOf = (
    teams: typeof here = [],
    held: typeof places = [],
    theirs: typeof rosters = [],
    inIt: typeof entrants = [],
  ): CopyPlan =>
    copyPlan(
      (there.data ?? []).filter(({ id }) => ticked.includes(id)),
      withRosters ? theirs : [],
      {
        teams,
        places: held,
        entrants: tournament_id === null ? null : new Set(inIt.map(({ team_id }) => team_id)),
      },
    )
  const isRead = here && places && rosters && (tournament_id === null || entrants)
  const plan = isRead ? planOf(here, places, rosters, entrants) : undefined
  const makes = plan ? makesText(plan) : []
  const store = async (): Promise<void> => {
    const sent = await run(async step => {
      const now = { staleTime: 0 }
      await storeCopy(
        planOf(
          await client.query({ ...queries[0], ...now }),
          await client.query({ ...queries[1], ...now }),
          await client.query({ ...queries[2], ...now }),
          tournament_id === null ? [] : await client.query({ ...queries[3], ...now }),
        ),
        place,
        attempt,
        step,
      )
    })
    if (!sent) return
    setDone(makes)
    form.done()
  }
  const others = (seasons.data ?? []).filter(({ id }) => id !== season_id)
  if (others.length === 0) return null
  return (
    <Stack component="section" aria-label={t('copy.title')} gap="sm" maw={760}>
      <Title order={2}>{t('copy.title')}</Title>
      <Text>{t('copy.what')}</Text>
      <Select
        label={t('copy.from')}
        maw={420}
        value={from === null ? null : String(from)}
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={value => set({ from: value === null ? null : Number(value), teams: [] })}
      />
      {from !== null && (
        <QueryResult query={there}>
          {teams => (
            <Checkbox.Group
              label={t('copy.which')}
              value={ticked.map(String)}
              onChange={ids => set({ teams: ids.map(Number) })}
            >
              <Stack gap="xs" mt="xs">
                {teams.map(({ id, name }) => (
                  <Checkbox key={id} value={String(id)} label={name} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
        </QueryResult>
      )}
      {from !== null && (
        <Checkbox
          label={t('copy.withRosters')}
          checked={withRosters}
          onChange={event => set({ withRosters: event.currentTarget.checked })}
        />
      )}
      {ticked.length > 0 && plan && (
        <Text fw={700} role="status">
          {makes.length === 0 ? t('teams.makesNothing') : t('teams.makes', { what: makes })}
        </Text>
      )}
      <ProblemAlert problem={problem} />
      {from !== null && (
        <div>
          <SendButton busy={busy} disabled={makes.length === 0} onClick={() => void store()}>
            {t('copy.store')}
          </SendButton>
        </div>
      )}
      {done !== null && (
        <Alert color="field" role="status">
          {t('teams.stored', { what: done })}
        </Alert>
      )}
    </Stack>
  )
}

const makesText = ({ newTeams, entries, places }: CopyPlan): string[] => [
  ...(newTeams.length > 0 ? [t('teams.makesTeams', { count: newTeams.length })] : []),
  ...(entries.length > 0 ? [t('teams.makesEntries', { count: entries.length })] : []),
  ...(places.length > 0 ? [t('copy.makesPlaces', { count: places.length })] : []),
]
