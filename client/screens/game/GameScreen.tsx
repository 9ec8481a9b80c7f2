import { Alert, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { asLeft } from '../../components/scroll-restoration.ts'
import { loadLater } from '../../components/later.tsx'
import { useServices } from '../../components/services.ts'
import { showGame } from '../../base/device/game-shown.ts'
import { useLatest } from '../../components/use-latest.ts'
import { useOpenScope } from '../../components/use-open-scope.ts'
import { Page } from '../../components/page/Page.tsx'
import { GamePanel } from './GamePanel.tsx'
import { t } from '../../texts/t.ts'

/** Enough time to draw the game, even on a slow tablet. */
const LATER_MS = 2000

/** One game, for its scorekeeper. */
export function GameScreen({ scope, gameId }: { scope: string; gameId: number }) {
  const { known } = useServices()
  const opening = useOpenScope(scope)
  useLatest(known.all$, known.all$.value)
  const [teams, setTeams] = useState<string>()
  useEffect(showGame, [])
  useEffect(() => {
    const soon = setTimeout(() => void loadLater(), LATER_MS)
    return () => clearTimeout(soon)
  }, [])
  return (
    <Page
      title={known.nameOf(scope) ?? t('game.game')}
      name={teams}
      back={{ to: asLeft(`/events/${scope}`), name: t('game.allGames') }}
    >
      {opening.state === 'opening' && <Loader role="status" aria-label={t('common.opening')} />}
      {opening.state === 'failed' && (
        <Alert color="red" title={t('common.cannotOpen')}>
          {opening.why}
        </Alert>
      )}
      {opening.state === 'open' && <GamePanel open={opening.open} gameId={gameId} onTeams={setTeams} />}
    </Page>
  )
}
