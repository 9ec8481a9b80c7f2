import { Button, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLatest } from '../../../components/use-latest.ts'
import { fetchNotCounted, judgeAgain } from '../../../reading/desk/verdicts.ts'
import { ownMoments, watchMoments, watchNames } from '../../../reading/desk/watch-desk.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { List } from '../../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRequest } from '../../../components/use-request.ts'
import { NotCountedCard } from './NotCountedCard.tsx'
import { t } from '../../../texts/t.ts'

/** The entries of an event that do not count, with the remedies. */
export function NotCountedList({ open }: { open: OpenScope }) {
  const answer = useQuery({
    queryKey: ['not-counted', open.scope],
    queryFn: ({ signal }) => fetchNotCounted(open.scope, signal),
  })
  const names = useLatest(
    useMemo(() => watchNames(open.database), [open]),
    undefined,
  )
  const momentsOf = useLatest(
    useMemo(() => watchMoments(open.database), [open]),
    ownMoments,
  )
  const judging = useRequest()
  const [outcome, setOutcome] = useState('')
  const judge = (): void =>
    void judging.send(async () => {
      const { counted, not_counted } = await judgeAgain(open.scope)
      setOutcome(t('notCounted.judged', { count: counted, still: not_counted }))
      void answer.refetch()
    })
  return (
    <Stack>
      <QueryResult query={answer}>
        {groups => (
          <Stack>
            {groups.length > 0 && (
              <Stack align="flex-start" gap="xs">
                <Text>{t('notCounted.kept')}</Text>
                <Button loading={judging.busy} onClick={judge}>
                  {t('notCounted.judgeAgain')}
                </Button>
              </Stack>
            )}
            {outcome !== '' && (
              <Text role="status" fw={700}>
                {outcome}
              </Text>
            )}
            <ProblemAlert problem={judging.problem} />
            {names && (
              <List label={t('notCounted.title')} none={t('notCounted.none')}>
                {groups.map(group => (
                  <NotCountedCard
                    key={group.key}
                    group={group}
                    names={names}
                    moment={momentsOf(group.gameId)}
                    scope={open.scope}
                  />
                ))}
              </List>
            )}
          </Stack>
        )}
      </QueryResult>
    </Stack>
  )
}
