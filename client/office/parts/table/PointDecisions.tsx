import { Group, List, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { negative } from '../../../reading/events/standing-table.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { teamsOfSeason } from '../../data/fixtures.ts'
import { leagueTableOf, wholeTable } from '../../data/league-table.ts'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import type { Sent } from '../../../components/use-request.ts'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { decisionText } from './decision-text.ts'

const written = z.object({ team: z.string(), points: z.string(), reason: z.string(), date: z.string() })
const nothing = { team: '', points: '', reason: '', date: '' }

/** Points given to teams or taken from them, each with its reason. */
export function PointDecisions({ season }: { season: Season }) {
  const teams = useQuery(teamsOfSeason(season.id))
  const table = useQuery(leagueTableOf(season.id, wholeTable))
  const form = useEdits(`points/${season.id}`, nothing, written)
  const { send, busy, problem, isChangedSince } = useChange()
  const { team, points, reason, date } = form.values
  const number = Number(points.replace('−', '-'))
  const isWhole = points.trim() !== '' && Number.isInteger(number) && number !== 0
  const line = table.data?.standings.find(({ team_id }) => String(team_id) === team)
  const store = (decisions: Season['point_decisions']): Promise<Sent<unknown>> =>
    send({
      method: 'PATCH',
      path: `/v1/seasons/${season.id}/`,
      body: { point_decisions: decisions },
      asOf: season.time_last_updated,
    })
  const add = async (): Promise<void> => {
    const decision = { team_id: Number(team), points: number, reason, date: date === '' ? null : date }
    if (await store([...season.point_decisions, decision])) form.done()
  }
  return (
    <QueryResult query={teams}>
      {all => {
        const nameOf = (id: number): string => bidiIsolate(all.find(one => one.id === id)?.name ?? '')
        return (
          <Stack maw={720}>
            {season.point_decisions.length === 0 ? (
              <Text>{t('table.noDecisions')}</Text>
            ) : (
              <List>
                {season.point_decisions.map((decision, index) => (
                  <List.Item key={index}>
                    <Group>
                      <Text>{decisionText(nameOf(decision.team_id), decision)}</Text>
                      <SendButton
                        variant="default"
                        busy={busy}
                        onClick={() => void store(season.point_decisions.toSpliced(index, 1))}
                      >
                        {t('table.takeBack', { number: index + 1 })}
                      </SendButton>
                    </Group>
                  </List.Item>
                ))}
              </List>
            )}
            <Stack
              component="form"
              aria-label={t('table.decide')}
              onSubmit={event => {
                event.preventDefault()
                void add()
              }}
            >
              <Title order={2} size="h3">
                {t('table.decide')}
              </Title>
              <Group align="flex-start">
                <NativeSelect
                  label={t('results.team')}
                  value={team}
                  onChange={event => form.set('team', event.currentTarget.value)}
                  data={[
                    { value: '', label: '–' },
                    ...all.map(({ id, name }) => ({ value: String(id), label: name })),
                  ]}
                />
                <TextInput
                  label={t('table.howMany')}
                  description={t('table.howManyWhat')}
                  value={points}
                  error={points !== '' && points !== '-' && !isWhole ? t('table.wholeNumber') : undefined}
                  onChange={event => form.set('points', event.currentTarget.value)}
                />
                <TextInput
                  type="date"
                  label={t('table.fromDay')}
                  description={t('table.fromDayWhat')}
                  value={date}
                  onChange={event => form.set('date', event.currentTarget.value)}
                />
              </Group>
              <TextInput
                label={t('table.reason')}
                description={t('table.reasonWhat')}
                value={reason}
                onChange={event => form.set('reason', event.currentTarget.value)}
              />
              {line && isWhole && (
                <Text role="status">
                  {t('table.wouldHave', {
                    team: nameOf(line.team_id),
                    points: negative(String(line.points + number)),
                    now: negative(String(line.points)),
                  })}
                </Text>
              )}
              <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
              <div>
                <SendButton busy={busy} disabled={team === '' || !isWhole || reason.trim() === ''}>
                  {t('table.keepDecision')}
                </SendButton>
              </div>
            </Stack>
          </Stack>
        )
      }}
    </QueryResult>
  )
}
