import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { bracketKinds } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { entrantsOf } from '../../data/entrants.ts'
import { fixturesOf, lastWishes } from '../../data/fixtures.ts'
import type { LeagueLine } from '../../data/league-table.ts'
import { previewOf } from '../../data/previews.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'

const written = z.object({
  tournament: z.string(),
  name: z.string(),
  start: z.string(),
  teams: z.string(),
  kind: z.enum(bracketKinds),
})
const createdId = z.object({ id: z.int() })

/**
 * The play-off of a season: who would go on, and the steps that make it.
 * @param lines the whole table
 * @param tournaments those of the season
 */
export function usePlayOff(season: Season, lines: readonly LeagueLine[], tournaments: readonly Tournament[]) {
  const { data: drawn } = useQuery(fixturesOf(season.id))
  const form = useEdits(
    `play-off/${season.id}`,
    { tournament: '', name: t('table.playOffName'), start: '', teams: '4', kind: 'single elimination' },
    written,
  )
  const { values } = form
  const chosen = tournaments.find(({ id }) => String(id) === values.tournament)
  const { data: entrants = [] } = useQuery({ ...entrantsOf(chosen?.id ?? 0), enabled: chosen !== undefined })
  const { send, busy, problem } = useChange()
  const divisions = [...groupBy(lines, ({ division }) => division).values()]
  const count = Number(values.teams)
  const going = divisions.flatMap(group => group.slice(0, count))
  const missing = going.filter(({ team_id }) => !entrants.some(one => one.team_id === team_id))
  const isReady = chosen !== undefined && missing.length === 0
  const bracket = {
    tournament_id: chosen?.id,
    name: values.name,
    season_table: divisions.length > 1 ? 'divisions' : 'overall',
    to_place: count,
    kind: values.kind,
    start_time: values.start,
    time_between_rounds: (chosen?.game_minutes ?? 0) + (chosen?.rest_minutes ?? 0),
  }
  const [settledBracket] = useDebouncedValue(bracket, 400)
  const preview = useQuery({
    ...previewOf({ method: 'POST', path: '/v1/brackets/', body: settledBracket }),
    enabled: isReady && settledBracket.start_time !== '' && settledBracket.tournament_id !== undefined,
  })
  const makeTournament = async (): Promise<number | undefined> => {
    const sent = await send({
      method: 'POST',
      path: '/v1/tournaments/',
      body: {
        name: values.name,
        season_id: season.id,
        ...(values.start === '' ? {} : { start_date: values.start.slice(0, 10) }),
        timezone: (drawn && lastWishes(drawn)?.timezone) ?? 'UTC',
      },
      shape: createdId,
    })
    return sent?.answer.id
  }
  const enter = async (): Promise<void> => {
    const id = chosen?.id ?? (await makeTournament())
    if (id === undefined) return
    form.set('tournament', String(id))
    await send({
      method: 'POST',
      path: '/v1/tournament_teams/',
      body: missing.map(({ team_id }) => ({
        tournament_id: id,
        team_id,
        seed: going.findIndex(line => line.team_id === team_id) + 1,
      })),
    })
  }
  const make = async (): Promise<void> => {
    if (await send({ method: 'POST', path: '/v1/brackets/', body: bracket })) form.done()
  }
  return { form, chosen, divisions, going, missing, isReady, preview, enter, make, busy, problem }
}
