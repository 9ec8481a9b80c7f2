import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useLatest } from '../../../components/use-latest.ts'
import { fetchDisputes } from '../../../reading/desk/disputes.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import { watchGame } from '../../../scoring/watch-game.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { Decided } from './Decided.tsx'
import { TwoSheets } from './TwoSheets.tsx'
import { t } from '../../../texts/t.ts'

/** The sheets of a game side by side, and the decision about them. */
export function DisputePanel({ open, gameId }: { open: OpenScope; gameId: number }) {
  const disputes = useQuery({
    queryKey: ['disputes', open.scope, gameId],
    queryFn: ({ signal }) => fetchDisputes(open.scope, gameId, signal),
  })
  const view = useLatest<GameView | null>(
    useMemo(() => watchGame(open, gameId), [open, gameId]),
    null,
  )
  if (!view) return <Text>{t('disputes.notHere')}</Text>
  const [one, two] = view.sides
  return (
    <Stack>
      <div>
        <Title order={2} size="h3">
          <bdi>{one.name}</bdi> – <bdi>{two.name}</bdi>
        </Title>
        <Text>{view.where}</Text>
      </div>
      <QueryResult query={disputes}>
        {({ open: [waiting], decided: [decided] }) => {
          if (waiting)
            return (
              <TwoSheets
                key={waiting.version}
                dispute={waiting}
                view={view}
                onChanged={() => void disputes.refetch()}
              />
            )
          return decided ? (
            <Decided dispute={decided} moment={view.moment} onUndone={() => void disputes.refetch()} />
          ) : (
            <Text>{t('disputes.noneOfGame')}</Text>
          )
        }}
      </QueryResult>
    </Stack>
  )
}
