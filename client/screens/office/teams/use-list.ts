import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { entrantsOf } from '../../../office/records/entrants.ts'
import { storePlan } from '../../../office/records/store-plan.ts'
import { leagueAt } from '../../../office/records/leagues.ts'
import { knownTeams, rostersOfSeason, teamsOfSeason } from '../../../office/records/teams.ts'
import { cellsOfText } from '../../../office/rosters/cells.ts'
import { columns as allColumns, type Column } from '../../../office/rosters/columns.ts'
import { linesOf } from '../../../office/rosters/lines.ts'
import { nameKey } from '../../../office/rosters/name-key.ts'
import { changesIn, planOf, type Plan } from '../../../office/rosters/plan.ts'
import { guessedColumns, sheetOf } from '../../../office/rosters/sheet.ts'
import { useEdits } from '../frame/use-edits.ts'
import { useSeveral } from '../frame/use-several.ts'
import { planText } from './plan-text.ts'

const draft = z.object({
  text: z.string(),
  /** What somebody said that columns hold, by their places. */
  columns: z.record(z.string(), z.enum(allColumns).nullable()),
  hasHeadings: z.boolean().nullable(),
  seedsInOrder: z.boolean(),
  leaveOut: z.boolean(),
  /** The teams that are meant by names that are written otherwise, by the keys of those. */
  isTeam: z.record(z.string(), z.string()),
  /** Stands for this list until it is stored. */
  attempt: z.string(),
})
type Draft = z.infer<typeof draft>

const nothing: Draft = {
  text: '',
  columns: {},
  hasHeadings: null,
  seedsInOrder: true,
  leaveOut: false,
  isTeam: {},
  attempt: '',
}
const kept = z.object({ draft })

interface Place {
  readonly season_id: number
  readonly tournament_id: number | null
  readonly league_id: number
}

/** A list of teams and players that somebody takes in: what they said of it, and what it leads to. */
export function useList({ season_id, tournament_id, league_id }: Place) {
  const client = useQueryClient()
  const form = useEdits(`list/${tournament_id ?? `season/${season_id}`}`, { draft: nothing }, kept)
  const { run, busy, problem, forgetProblem } = useSeveral()
  const [meanwhile, setMeanwhile] = useState(false)
  const [stored, setStored] = useState<string[] | null>(null)
  const said = form.values.draft
  const { text, hasHeadings, isTeam, seedsInOrder, leaveOut } = said
  const sheet = useMemo(() => sheetOf(cellsOfText(text), hasHeadings ?? undefined), [text, hasHeadings])
  const columns = useMemo(
    () => guessedColumns(sheet).map((guess, at) => said.columns[at] ?? (at in said.columns ? null : guess)),
    [sheet, said.columns],
  )
  const lines = useMemo(() => linesOf(sheet, columns, isTeam), [sheet, columns, isTeam])
  const right = lines.filter(({ wrong }) => wrong.length === 0)
  const hasPlayers = lines.some(({ player }) => player !== null)

  const asks = lines.length > 0
  const teams = useQuery({ ...teamsOfSeason(season_id), enabled: asks }).data
  const entrants = useQuery({
    ...entrantsOf(tournament_id ?? 0),
    enabled: asks && tournament_id !== null,
  }).data
  const rosters = useQuery({ ...rostersOfSeason(season_id), enabled: hasPlayers }).data
  const owner = useQuery(leagueAt(league_id)).data
  const isRead = teams && (tournament_id === null || entrants) && (!hasPlayers || rosters)
  const known = useMemo(
    () => knownTeams(teams ?? [], tournament_id === null ? null : (entrants ?? []), rosters ?? []),
    [teams, entrants, rosters, tournament_id],
  )
  const plan = isRead ? planOf(right, known, seedsInOrder) : undefined
  const changes = plan ? changesIn(plan) : 0
  const hasTeam = columns.includes('team')
  const wrongLines = lines.length - right.length
  const change = (some: Partial<Draft>): void => {
    setStored(null)
    setMeanwhile(false)
    forgetProblem()
    form.set('draft', { ...said, ...some })
  }

  /** What the list leads to as the records are at this moment, which may be otherwise than what is shown. */
  const planNow = async () => {
    const options = { staleTime: 0 }
    const [latestTeams, latestEntrants, latestRosters] = await Promise.all([
      client.query({ ...teamsOfSeason(season_id), ...options }),
      tournament_id === null ? null : client.query({ ...entrantsOf(tournament_id), ...options }),
      hasPlayers ? client.query({ ...rostersOfSeason(season_id), ...options }) : [],
    ])
    const latest = knownTeams(latestTeams, latestEntrants, latestRosters)
    return { latest, next: planOf(right, latest, seedsInOrder) }
  }
  const store = async (): Promise<void> => {
    if (!plan || !owner) return
    setMeanwhile(false)
    const place = { season_id, tournament_id, organization_id: owner.organization_id }
    try {
      let isOtherwise = false
      await run(async step => {
        const { latest, next } = await planNow()
        isOtherwise = !isSame(next, plan)
        if (!isOtherwise) await storePlan(next, latest, place, said.attempt, step)
      })
      setMeanwhile(isOtherwise)
      if (isOtherwise) return
      form.done()
      setStored(planText(plan, tournament_id !== null))
    } catch {
      // It is told as `problem`.
    }
  }
  return {
    draft: said,
    sheet,
    columns,
    lines,
    known,
    plan,
    changes,
    hasTeam,
    wrongLines,
    canStore: hasTeam && changes > 0 && owner !== undefined && (wrongLines === 0 || leaveOut),
    busy,
    problem,
    /** Whether somebody else changed what the list leads to, so that nothing was stored. */
    meanwhile,
    /** What was stored last. */
    stored,
    /** Another list in place of what is there. */
    begin: (next: string) =>
      change(next.trim() === '' ? nothing : { text: next, attempt: said.attempt || crypto.randomUUID() }),
    change,
    choose: (at: number, column: Column | null) =>
      change({
        columns: {
          // No two columns hold the same.
          ...Object.fromEntries(columns.map((held, place) => [place, held === column ? null : held])),
          [at]: column,
        },
      }),
    /** Says that a name means a team that is there. */
    means: (name: string, team: string) => change({ isTeam: { ...isTeam, [nameKey(name)]: team } }),
    store,
    forget: () => {
      change(nothing)
      form.done()
    },
  }
}
export type List = ReturnType<typeof useList>

const isSame = (one: Plan, other: Plan): boolean => textOf(one) === textOf(other)
const textOf = (plan: Plan): string => JSON.stringify({ ...plan, does: [...plan.does] })
