import { Alert, Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useServices } from '../../app/services.ts'
import { showGame } from '../../app/update-when-idle.ts'
import { useLatest } from '../../app/use-latest.ts'
import { useOpenScope } from '../../app/use-open-scope.ts'
import { Page } from '../Page.tsx'
import { GameDesk } from './GameDesk.tsx'

/** One game, for whoever keeps its score. */
export function GameScreen({ scope, gameId }: { scope: string; gameId: number }) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  useEffect(showGame, [])
  return (
    <Page title={known.nameOf(scope) ?? 'Game'} back={{ to: `/events/${scope}`, name: 'All games' }}>
      {opening.state === 'opening' && <Loader aria-label="Opening" />}
      {opening.state === 'failed' && <Alert color="red" title="The event cannot be opened on this device">{opening.why}</Alert>}
      {opening.state === 'open' && <GameDesk open={opening.open} gameId={gameId} />}
    </Page>
  )
}
