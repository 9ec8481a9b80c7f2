import { Alert, Button, Group, Stack } from '@mantine/core'
import { Link } from 'wouter'
import { Tagged } from '../../components/Tagged.tsx'
import type { GameView } from '../../scoring/game-view.ts'
import type { Keeper } from '../../scoring/score-keeping.ts'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface OtherScorekeeperProps {
  readonly keeper: Keeper
  readonly view: GameView
  readonly game: Game
  /** The page where the office decides which score counts; null for people without access. */
  readonly deskAt: string | null
}

/** The scorekeeper on another device, this device's former score, and the available actions. */
export function OtherScorekeeper({
  keeper: { name, since },
  view: {
    sides: [one, two],
    clock,
    ownScore,
    otherScores,
  },
  game,
  deskAt,
}: OtherScorekeeperProps) {
  return (
    <Alert color="yellow" title={<Tagged text="game.keptBy" values={{ name, time: clock(since) }} />}>
      <Stack gap="xs">
        {ownScore === null ? (
          <span>{t('game.keptByWhat')}</span>
        ) : (
          <span>
            <Tagged
              text={otherScores.length > 0 ? 'game.keptByOwnDecided' : 'game.keptByOwn'}
              values={{ name, counts: `${one.score}–${two.score}`, own: ownScore }}
            />
          </span>
        )}
        <Group>
          <Button onClick={() => void game.takeOver()}>{t('game.takeOver')}</Button>
          {ownScore !== null && (
            <Button variant="default" onClick={() => void game.goOnWithOwn()}>
              {t('game.goOnWith', { score: ownScore })}
            </Button>
          )}
          {deskAt !== null && otherScores.length > 0 && (
            <Button variant="default" component={Link} href={deskAt}>
              {t('game.compare')}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
