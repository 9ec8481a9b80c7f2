import { useMemo, useState } from 'react'
import { storePlan, type Progress } from '../../data/store-plan.ts'
import { withColumn } from '../../rosters/chosen-columns.ts'
import type { Column } from '../../rosters/columns.ts'
import { isDetail } from '../../rosters/details.ts'
import { nameKey } from '../../rosters/name-key.ts'
import { changesIn, planOf, type Plan } from '../../rosters/plan.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { useSteps } from '../../frame/use-steps.ts'
import { nothing, storedDraft, toggleSkipped, type Draft } from './list-draft.ts'
import { planText } from './plan-text.ts'
import { against, nextDraft, readDraft } from './read-draft.ts'
import { useKnownTeams, type TeamsPlace } from './use-known-teams.ts'

/** A list of teams and players to import: the choices for it, and its effects. */
export function useList(place: TeamsPlace) {
  const { season_id, tournament_id, team } = place
  const kept = team ? `roster/${team.id}` : `list/${tournament_id ?? `season/${season_id}`}`
  const form = useEdits(kept, { draft: nothing }, storedDraft)
  const { run, busy, problem, forgetProblem } = useSteps()
  const [meanwhile, setMeanwhile] = useState(false)
  const [stored, setStored] = useState<string[] | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const draft = form.values.draft
  const read = useMemo(() => readDraft(draft, team?.name), [draft, team?.name])
  const { columns, hasTeam } = read
  const { known, owner, isRead, latest } = useKnownTeams(place, {
    teams: read.lines.length > 0,
    players: read.lines.some(({ player }) => player !== null),
    personal: columns.some(isDetail),
  })
  const lines = useMemo(() => against(read.lines, known), [read.lines, known])
  const taken = lines.filter(({ isSkipped }) => !isSkipped)
  const right = taken.filter(({ wrong }) => wrong.length === 0)
  const wrongLines = taken.length - right.length
  const plan = isRead ? planOf(right, known, draft.seedsInOrder) : undefined
  const changes = plan ? changesIn(plan) : 0
  const change = (some: Partial<Draft>): void => {
    setStored(null)
    setMeanwhile(false)
    setProgress(null)
    forgetProblem()
    form.set('draft', { ...draft, ...some })
  }

  const store = async (): Promise<void> => {
    if (!plan || !owner) return
    setMeanwhile(false)
    const at = { season_id, tournament_id, organization_id: owner.organization_id }
    const sent = await run(async step => {
      const next = planOf(right, await latest(), draft.seedsInOrder)
      const isOtherwise = !isSame(next, plan)
      if (!isOtherwise) await storePlan(next, at, draft.attempt, step, setProgress)
      return { isOtherwise }
    })
    if (!sent) return
    setMeanwhile(sent.answer.isOtherwise)
    if (sent.answer.isOtherwise) return
    form.done()
    setProgress(null)
    setStored(planText(plan))
  }
  return {
    ...read,
    draft,
    lines,
    known,
    plan,
    changes,
    wrongLines,
    canStore: hasTeam && changes > 0 && owner !== undefined && (wrongLines === 0 || draft.leaveOut),
    busy,
    problem,
    /** The progress of a list that is being stored, or was interrupted. */
    progress,
    /** Whether somebody else changed the effects of the list, so that nothing was stored. */
    meanwhile,
    /** The last stored changes. */
    stored,
    /** Replaces the list with another one. */
    begin: (text: string, isTable = false) => change(nextDraft(draft, text, isTable)),
    change,
    choose: (at: number, column: Column | null) => change(withColumn(columns, at, column)),
    /** Excludes a row, or includes it again. */
    skip: (line: number) => change(toggleSkipped(draft, line)),
    /** Assigns a name to an existing team. */
    means: (name: string, meant: string) => change({ isTeam: { ...draft.isTeam, [nameKey(name)]: meant } }),
    store,
    forget: () => {
      change(nothing)
      form.done()
    },
  }
}
export type List = ReturnType<typeof useList>

const isSame = (one: Plan, other: Plan): boolean => textOf(one) === textOf(other)
const textOf = (plan: Plan): string =>
  JSON.stringify({ ...plan, there: [...plan.there], does: [...plan.does] })
