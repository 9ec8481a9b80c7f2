import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { shortDay } from '../../../base/formats/day-title.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import { entrantsOf } from '../../data/entrants.ts'
import { leagueAt } from '../../data/leagues.ts'
import { playersOf } from '../../data/players.ts'
import { storeDraw } from '../../data/store-draw.ts'
import { rostersOfSeason } from '../../data/teams.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { useSteps } from '../../frame/use-steps.ts'
import { dealt, gathered, teamNames } from '../../rosters/draw.ts'
import { t } from '../../texts/t.ts'

/** The tournament for which teams are drawn. */
export interface DrawPlace {
  readonly season_id: number
  readonly tournament_id: number
  readonly league_id: number
  /** Its first day, which tells its teams from those of other days. */
  readonly day: string | null
}

const player = z.object({ id: z.int().nullable(), name: z.string() })
const wanted = z.object({
  /** The ids of players of the season. */
  chosen: z.array(z.int()),
  /** The names of others, one in each line. */
  written: z.string(),
  teams: z.string(),
  /** Empty until it is drawn. */
  drawn: z.array(z.object({ name: z.string(), players: z.array(player) })),
  /** The teams of the tournament when it was drawn. */
  seen: z.array(z.int()),
  /** Identifies the draw until it is stored. */
  attempt: z.string(),
})
type Wanted = z.infer<typeof wanted>
const kept = z.object({ wanted })

/** Draws teams from the players who are there, and makes them. */
export function useDraw({ season_id, tournament_id, league_id, day }: DrawPlace) {
  const client = useQueryClient()
  const nothing: Wanted = {
    ...{ chosen: [], written: '', teams: t('draw.usualTeams'), drawn: [], seen: [], attempt: '' },
  }
  const form = useEdits(`draw/${tournament_id}`, { wanted: nothing }, kept)
  const { values } = form
  const { run, busy, problem } = useSteps()
  const [meanwhile, setMeanwhile] = useState(false)
  const organization_id = useQuery(leagueAt(league_id)).data?.organization_id
  const { data: people } = useQuery({
    ...playersOf(organization_id ?? 0),
    enabled: organization_id !== undefined,
  })
  const { data: rosters } = useQuery(rostersOfSeason(season_id))
  const { data: entrants } = useQuery(entrantsOf(tournament_id))
  const known = (people ?? []).map(one => ({ id: one.id, name: playerName(one) }))
  const inSeason = new Set(rosters?.map(({ player_id }) => player_id))
  const names = teamNames(values.wanted.teams)
  const { players, several } = gathered(known, values.wanted.chosen, values.wanted.written)
  const change = (some: Partial<Wanted>): void => {
    setMeanwhile(false)
    form.set('wanted', { ...values.wanted, drawn: [], ...some })
  }
  const draw = (): void => {
    const hands = dealt(players, names.length, Math.random)
    change({
      drawn: names.map((name, at) => ({
        name: day === null ? name : t('draw.teamOfDay', { team: name, day: shortDay(day) }),
        players: hands[at] ?? [],
      })),
      seen: entrants?.map(({ team_id }) => team_id) ?? [],
      attempt: crypto.randomUUID(),
    })
  }
  const store = async (): Promise<boolean> => {
    if (organization_id === undefined) return false
    const { drawn, seen, attempt } = values.wanted
    const sent = await run(async step => {
      const now = await client.query({ ...entrantsOf(tournament_id), staleTime: 0 })
      const own = new Set(drawn.map(({ name }) => name))
      // Own teams are there if an earlier attempt was interrupted.
      const isOtherwise = now.some(one => !seen.includes(one.team_id) && !own.has(one.team?.name ?? ''))
      if (!isOtherwise) await storeDraw(drawn, { organization_id, season_id, tournament_id }, attempt, step)
      return { isOtherwise }
    })
    setMeanwhile(sent?.answer.isOtherwise ?? false)
    if (!sent || sent.answer.isOtherwise) return false
    form.done()
    return true
  }
  return {
    ...values.wanted,
    /** The players of the season by their names. */
    regulars: known.filter(({ id }) => inSeason.has(id)),
    isRead: people !== undefined && rosters !== undefined && entrants !== undefined,
    players,
    /** Names that several players have. */
    several,
    canDraw: names.length > 1 && players.length >= names.length && several.length === 0,
    change,
    draw,
    store,
    busy,
    problem,
    /** True if somebody else entered teams since the draw, so that nothing was stored. */
    meanwhile,
  }
}
export type Draw = ReturnType<typeof useDraw>
