import { Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { tieMethods } from '../../../../shared-schema/resources/tie-decisions.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { lineName, type LeagueLine } from '../../data/league-table.ts'
import { openTies, tiesOfSeason, type TieOrder } from '../../data/season-ties.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { OrderedTeams } from '../../frame/OrderedTeams.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { TieMethodChoice } from '../../frame/TieMethodChoice.tsx'
import { ToDecide } from '../../frame/ToDecide.tsx'
import type { Sent } from '../../../components/use-request.ts'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'

interface SeasonTiesProps {
  readonly seasonId: number
  /** The whole table. */
  readonly lines: readonly LeagueLine[]
}

/** Teams that are level in every criterion, for ordering, and earlier decisions, for undoing. */
export function SeasonTies({ seasonId, lines }: SeasonTiesProps) {
  const query = useQuery(tiesOfSeason(seasonId))
  const { send, busy, problem } = useChange()
  const teams = new Map(lines.map(line => [line.team_id, lineName(line)]))
  return (
    <QueryResult query={query}>
      {({ tie_decisions, time_last_updated }) => {
        const store = (decisions: readonly TieOrder[]): Promise<Sent<unknown>> =>
          send({
            method: 'PATCH',
            path: `/v1/seasons/${seasonId}/`,
            body: { tie_decisions: decisions },
            asOf: time_last_updated,
          })
        return (
          <Stack>
            <ProblemAlert problem={problem} />
            {openTies(lines).map(level => {
              const ids = level.map(({ team_id }) => team_id)
              return (
                <ToDecide key={ids.join()} title={t('decisions.tie', { teams: level.map(lineName) })}>
                  <SeasonTie
                    seasonId={seasonId}
                    teamIds={ids}
                    teams={teams}
                    busy={busy}
                    onDecide={decision => store([...tie_decisions, decision])}
                  />
                </ToDecide>
              )
            })}
            {tie_decisions.length > 0 && (
              <List aria-label={t('table.tiesDecided')}>
                {tie_decisions.map((decision, index) => {
                  const names = decision.team_ids.map(id => teams.get(id) ?? '–')
                  return (
                    <List.Item key={index}>
                      <Group>
                        <Text>
                          {t('table.tieDecided', { teams: names, method: methodText(decision.method) })}
                        </Text>
                        <SendButton
                          variant="default"
                          busy={busy}
                          onClick={() => void store(tie_decisions.toSpliced(index, 1))}
                        >
                          {t('table.takeBackTie', { teams: names })}
                        </SendButton>
                      </Group>
                    </List.Item>
                  )
                })}
              </List>
            )}
          </Stack>
        )
      }}
    </QueryResult>
  )
}

interface SeasonTieProps {
  readonly seasonId: number
  readonly teamIds: readonly number[]
  readonly teams: ReadonlyMap<number, string>
  readonly busy: boolean
  /** @returns whether it was stored */
  readonly onDecide: (decision: TieOrder) => Promise<Sent<unknown>>
}

const written = z.object({ order: z.array(z.int()), method: z.enum(tieMethods) })

function SeasonTie({ seasonId, teamIds, teams, busy, onDecide }: SeasonTieProps) {
  const key = `seasons/${seasonId}/ties/${teamIds.toSorted((a, b) => a - b).join()}`
  const form = useEdits<z.infer<typeof written>>(key, { order: [...teamIds], method: 'coin toss' }, written)
  const { order, method } = form.values
  return (
    <>
      <Text>{t('decisions.tieWhat')}</Text>
      <OrderedTeams order={order} teams={teams} onChange={next => form.set('order', next)} />
      <Group align="flex-end">
        <TieMethodChoice value={method} onChange={next => form.set('method', next)} />
        <SendButton
          busy={busy}
          onClick={() =>
            void onDecide({ team_ids: order, method }).then(stored => {
              if (stored) form.done()
            })
          }
        >
          {t('decisions.keepOrder')}
        </SendButton>
      </Group>
    </>
  )
}

/** The method in the reader's language if it is a usual one; programs may write others. */
function methodText(method: string): string {
  const known = tieMethods.find(one => one === method)
  return known === undefined ? method : t(`decisions.by.${known}`)
}
