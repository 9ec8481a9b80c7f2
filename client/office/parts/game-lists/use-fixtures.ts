import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { fieldsOfOrganization } from '../../data/fixtures.ts'
import type { EventGames } from '../../data/games.ts'
import { leagueAt } from '../../data/leagues.ts'
import type { Season } from '../../data/shapes.ts'
import { storeFixtures } from '../../data/store-fixtures.ts'
import type { Progress } from '../../data/store-plan.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { useSteps } from '../../frame/use-steps.ts'
import { fixtureEffects, type FixtureTarget } from '../../game-lists/fixtures.ts'
import { useGameDraft } from './use-game-draft.ts'

/** The teams, fields and games of a season; null until all of them are read. */
function useTarget({ id, league_id }: Season, { games }: EventGames): FixtureTarget | null {
  const teams = useQuery(teamsOfSeason(id)).data
  const owner = useQuery(leagueAt(league_id)).data
  const fields = useQuery({
    ...fieldsOfOrganization(owner?.organization_id ?? 0),
    enabled: owner !== undefined,
  }).data
  return useMemo(
    () =>
      teams && fields
        ? {
            teams: teams.map(team => ({ ...team, hasLeft: team.status !== 'playing' })),
            fields: fields.map(({ id: fieldId, name, event_site }) => ({
              id: fieldId,
              names: event_site
                ? [name, `${event_site.name}, ${name}`, `${event_site.name} ${name}`]
                : [name],
            })),
            games: games.map(game => ({ ...game, start: game.start_time.slice(0, 16) })),
          }
        : null,
    [teams, fields, games],
  )
}

/**
 * A list of fixtures of a season: its effects, and storing it.
 * @param usualZone the zone of the times, if somebody has said one for this season
 */
export function useFixtures(season: Season, found: EventGames, usualZone: string | undefined) {
  const list = useGameDraft(`fixtures/list/${season.id}`)
  const { lines, draft } = list
  const target = useTarget(season, found)
  const { run, busy, problem, forgetProblem } = useSteps()
  const [zone, setZone] = useState(usualZone ?? Temporal.Now.timeZoneId())
  const [progress, setProgress] = useState<Progress | null>(null)
  /** The number of games made last. */
  const [stored, setStored] = useState(0)
  const effects = useMemo(
    () => (target ? fixtureEffects(lines, target, draft.isTeam) : null),
    [lines, target, draft.isTeam],
  )
  const all = [...(effects?.values() ?? [])]
  const fixtures = all.flatMap(effect => (effect.kind === 'makes' ? [effect.fixture] : []))
  const store = async (): Promise<void> => {
    setStored(0)
    setProgress({ done: 0, all: fixtures.length })
    const place = { season_id: season.id, zone }
    if (!(await run(step => storeFixtures(fixtures, place, draft.attempt, step, setProgress)))) return
    setProgress(null)
    setStored(fixtures.length)
    // The same list may be stored again after Undo: as another attempt.
    list.change({ attempt: crypto.randomUUID() })
  }
  return {
    ...list,
    teams: target?.teams ?? [],
    effects,
    fixtures,
    /** The number of rows that need somebody's attention. */
    open: all.filter(({ kind }) => kind !== 'makes' && kind !== 'there').length,
    zone,
    setZone,
    busy,
    problem,
    progress,
    stored,
    store,
    forget: () => {
      setStored(0)
      setProgress(null)
      forgetProblem()
      list.forget()
    },
  }
}
export type FixturesList = ReturnType<typeof useFixtures>
