import { Stack, Text, Title } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { useLatest } from '../../app/use-latest.ts'
import { fetchDisputes } from '../../office/disputes.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { watchGame } from '../../scoring/watch-game.ts'
import { Answered } from '../asking/Answered.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { Decided } from './Decided.tsx'
import { TwoSheets } from './TwoSheets.tsx'

/** The sheets of a game beside each other, and the decision about them. */
export function DisputeDesk({ open, gameId }: { open: OpenScope; gameId: number }) {
  const disputes = useAnswer(useCallback((signal: AbortSignal) => fetchDisputes(open.scope, gameId, signal), [open, gameId]))
  const view = useLatest<GameView | null>(useMemo(() => watchGame(open, gameId), [open, gameId]), null)
  if (!view) return <Text>This game is not on this device yet.</Text>
  const [one, two] = view.sides
  return (
    <Stack>
      <div>
        <Title order={2} size="h3"><bdi>{one.name}</bdi> – <bdi>{two.name}</bdi></Title>
        <Text>{view.where}</Text>
      </div>
      <Answered answer={disputes}>
        {({ open: [waiting], decided: [decided] }) => {
          if (waiting) return <TwoSheets key={waiting.version} dispute={waiting} view={view} onChanged={disputes.again} />
          return decided
            ? <Decided dispute={decided} onUndone={disputes.again} />
            : <Text>No two tablets have different scores of this game.</Text>
        }}
      </Answered>
    </Stack>
  )
}
