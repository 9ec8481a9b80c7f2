import { List, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import type { Sent } from '../../../components/use-request.ts'
import { teamsOfSeason } from '../../data/fixtures.ts'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { decisionText } from './decision-text.ts'
import { NewPointDecision } from './NewPointDecision.tsx'

/** Points given to teams or taken from them, each with its reason. */
export function PointDecisions({ season }: { season: Season }) {
  const teams = useQuery(teamsOfSeason(season.id))
  const { send, busy, problem, isChangedSince } = useChange()
  const decided = season.point_decisions
  const store = (decisions: Season['point_decisions']): Promise<Sent<unknown>> =>
    send({
      method: 'PATCH',
      path: `/v1/seasons/${season.id}/`,
      body: { point_decisions: decisions },
      asOf: season.time_last_updated,
    })
  return (
    <QueryResult query={teams}>
      {all => {
        const nameOf = (id: number): string => bidiIsolate(all.find(one => one.id === id)?.name ?? '')
        return (
          <Stack maw={720}>
            {decided.length === 0 ? (
              <Text>{t('table.noDecisions')}</Text>
            ) : (
              <List>
                {decided.map((decision, index) => (
                  <List.Item key={index}>
                    <Group>
                      <Text>{decisionText(nameOf(decision.team_id), decision)}</Text>
                      <SendButton
                        variant="default"
                        busy={busy}
                        onClick={() => void store(decided.toSpliced(index, 1))}
                      >
                        {t('table.takeBack', { number: index + 1 })}
                      </SendButton>
                    </Group>
                  </List.Item>
                ))}
              </List>
            )}
            <NewPointDecision
              seasonId={season.id}
              teams={all}
              busy={busy}
              problem={isChangedSince ? t('frame.changedSince') : problem}
              onDecide={decision => store([...decided, decision])}
            />
          </Stack>
        )
      }}
    </QueryResult>
  )
}
