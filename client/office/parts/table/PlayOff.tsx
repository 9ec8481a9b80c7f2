import { Group, List, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { bracketKinds } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { entrantsOf } from '../../data/entrants.ts'
import { lastWishes, fixturesOf } from '../../data/fixtures.ts'
import { leagueTableOf, lineName, wholeTable } from '../../data/league-table.ts'
import { previewOf } from '../../data/previews.ts'
import { listOf } from '../../data/queries.ts'
import { tournament, type Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { Consequences } from '../../frame/Consequences.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
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
const MOST = 16

/** A play-off of the best teams in the table: creates its tournament, its teams and its bracket in turn. */
export function PlayOff({ season }: { season: Season }) {
  const table = useQuery(leagueTableOf(season.id, wholeTable))
  const tournaments = useQuery(
    listOf('tournaments', { season_id: String(season.id), order_by: '[-start_date]' }, tournament),
  )
  const { data: drawn } = useQuery(fixturesOf(season.id))
  const form = useEdits(
    `play-off/${season.id}`,
    { tournament: '', name: t('table.playOffName'), start: '', teams: '4', kind: 'single elimination' },
    written,
  )
  const { values, set } = form
  const chosen = tournaments.data?.find(({ id }) => String(id) === values.tournament)
  const { data: entrants = [] } = useQuery({ ...entrantsOf(chosen?.id ?? 0), enabled: chosen !== undefined })
  const { send, busy, problem } = useChange()
  const lines = table.data?.standings ?? []
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
  const enter = async (): Promise<void> => {
    const sent =
      chosen === undefined
        ? await send({
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
        : { answer: chosen }
    if (!sent) return
    const { id } = sent.answer
    set('tournament', String(id))
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
  return (
    <QueryResult query={table}>
      {() => (
        <Stack maw={720}>
          <Text>{t('table.playOffWhat')}</Text>
          <Group align="flex-start">
            <NativeSelect
              label={t('table.playOffTournament')}
              value={values.tournament}
              onChange={event => set('tournament', event.currentTarget.value)}
              data={[
                { value: '', label: t('table.newTournament') },
                ...(tournaments.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <TextInput
              label={t('details.name')}
              value={values.name}
              onChange={event => set('name', event.currentTarget.value)}
            />
            <TextInput
              type="datetime-local"
              label={t('swiss.start')}
              value={values.start}
              onChange={event => set('start', event.currentTarget.value)}
            />
            <NativeSelect
              label={divisions.length > 1 ? t('table.goOnOfEach') : t('table.goOn')}
              value={values.teams}
              onChange={event => set('teams', event.currentTarget.value)}
              data={Array.from({ length: MOST - 1 }, (_, index) => String(index + 2))}
            />
            <NativeSelect
              label={t('table.kind')}
              value={values.kind}
              onChange={event =>
                set(
                  'kind',
                  bracketKinds.find(kind => kind === event.currentTarget.value) ?? 'single elimination',
                )
              }
              data={bracketKinds.map(value => ({ value, label: t(`table.kinds.${value}`) }))}
            />
          </Group>
          <Text fw={700}>{t('table.wouldGoOn')}</Text>
          <List type="ordered">
            {going.map(line => (
              <List.Item key={line.team_id}>{lineName(line)}</List.Item>
            ))}
          </List>
          {isReady && preview.isEnabled && <Consequences query={preview} nameOf={() => undefined} />}
          <ProblemAlert problem={problem} />
          <div>
            {isReady ? (
              <SendButton busy={busy} disabled={preview.data === undefined} onClick={() => void make()}>
                {t('table.makeBracket')}
              </SendButton>
            ) : (
              <SendButton
                busy={busy}
                disabled={going.length < 2 || values.name.trim() === ''}
                onClick={() => void enter()}
              >
                {chosen ? t('table.enterTeams', { count: missing.length }) : t('table.makeTournament')}
              </SendButton>
            )}
          </div>
        </Stack>
      )}
    </QueryResult>
  )
}
