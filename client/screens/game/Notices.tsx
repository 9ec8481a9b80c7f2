import { Alert, Button, Stack } from '@mantine/core'
import { Link } from 'wouter'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { useDesk } from '../desk/use-desk.ts'
import { OtherScorekeeper } from './OtherScorekeeper.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface NoticesProps {
  readonly open: OpenScope
  readonly gameId: number
  readonly view: GameView
  readonly game: Game
}

/** Notices for the scorekeeper, below the buttons: the office may send one at any moment. */
export function Notices({ open, gameId, view, game }: NoticesProps) {
  const desk = useDesk(open)
  const deskAt = desk && `/events/${open.scope}/office/disputes/${gameId}`
  return (
    <>
      {view.settled && (
        <Alert color="field" title={t('game.final')}>
          {t('game.finalWhat')}
        </Alert>
      )}
      {!view.settled && view.isBarred && (
        <Alert color="red" title={t('game.barred')}>
          {t('game.barredWhat')}
        </Alert>
      )}
      {!view.settled && typeof view.keptBy !== 'string' && (
        <OtherScorekeeper keeper={view.keptBy} view={view} game={game} deskAt={deskAt} />
      )}
      {view.ruling !== 'none' && (view.ruling !== 'postponed' || view.status === 'scheduled') && (
        <Alert color="yellow" title={t(`scoring.ruling.${view.ruling}`)}>
          {t(`game.ruled.${view.ruling}`)}
        </Alert>
      )}
      {view.needsDecision && (
        <Alert color="yellow" title={t('game.whoPlays')}>
          {t('game.whoPlaysWhat')}
        </Alert>
      )}
      {typeof view.keptBy === 'string' && view.otherScores.length > 0 && (
        <Alert color="yellow" title={t('game.otherScore')}>
          <Stack gap="xs" align="flex-start">
            {t('game.otherScoreWhat', { scores: view.otherScores })}
            {deskAt !== null && (
              <Button component={Link} href={deskAt}>
                {t('game.compare')}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
    </>
  )
}
