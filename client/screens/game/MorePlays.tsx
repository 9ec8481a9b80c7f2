import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Level, PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import {
  ChooseShirts,
  ForfeitGame,
  LevelChoice,
  LineUp,
  NoteForm,
  Rotation,
  SetClock,
  ShortcutHelp,
} from './lazy-parts.ts'
import { setEnd } from '../../scoring/play-choices.ts'
import { titleOf } from '../../scoring/play-text.ts'
import classes from './game.module.css'
import { PlayGrid } from './PlayGrid.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface MorePlaysProps {
  readonly view: GameView
  readonly deviceId: string
  readonly game: Game
  readonly kinds: readonly PlayKind[]
  readonly level: Level
  readonly onChoose: (kind: PlayKind, own: number, other: number | null) => void
  readonly onLevel: (level: Level) => void
  readonly onDone: () => void
}

type Asking = 'positions' | 'forfeit' | 'level' | 'clock' | 'line-up' | 'keys' | 'note' | 'shirts'

/**
 * The less frequent plays, recorded at the tap like the others; ending a game early; and the recording level.
 */
export function MorePlays({ view, deviceId, game, kinds, level, onChoose, onLevel, onDone }: MorePlaysProps) {
  const [one, two] = view.sides
  const [asking, setAsking] = useState<Asking | null>(null)
  const ending = level === 'score' ? undefined : setEnd(view.sport)
  return (
    <section className={classes.picker} aria-label={t('game.morePlays')}>
      <PlayGrid kinds={kinds} view={view} onChoose={onChoose} />
      {ending && (
        <Button
          fullWidth
          variant="default"
          onClick={() => {
            onDone()
            // The open question about a play ends with its set.
            game.ask(null)
            void game.record({ kind: 'play', data: playOf(ending.type, {}) })
          }}
        >
          {titleOf(ending, view.sport)}
        </Button>
      )}
      <Button fullWidth variant="default" onClick={() => setAsking('level')}>
        {t('game.levelOffer', { level: t(`game.level.${level}`) })}
      </Button>
      {view.times.hasClock && (
        <Button fullWidth variant="default" onClick={() => setAsking('clock')}>
          {t('clock.setOffer')}
        </Button>
      )}
      {level !== 'score' && one.id !== null && two.id !== null && (
        <Button fullWidth variant="default" onClick={() => setAsking('line-up')}>
          {t('game.lineUpOffer')}
        </Button>
      )}
      {level !== 'score' && view.board.situation.positions && one.id !== null && two.id !== null && (
        <Button fullWidth variant="default" onClick={() => setAsking('positions')}>
          {t('game.positionsOffer')}
        </Button>
      )}
      <Button fullWidth variant="default" onClick={() => setAsking('note')}>
        {t('game.noteOffer')}
      </Button>
      <Button fullWidth variant="default" onClick={() => setAsking('shirts')}>
        {t('game.shirts.offer')}
      </Button>
      <Button fullWidth variant="default" onClick={() => setAsking('keys')}>
        {t('game.keysOffer')}
      </Button>
      {one.id !== null && two.id !== null && (
        <Button fullWidth variant="default" onClick={() => setAsking('forfeit')}>
          {t('game.forfeitOffer')}
        </Button>
      )}
      {asking === 'level' && (
        <LevelChoice
          level={level}
          onClose={() => setAsking(null)}
          onChoose={chosen => {
            onLevel(chosen)
            onDone()
          }}
        />
      )}
      {asking === 'clock' && (
        <SetClock times={view.times} deviceId={deviceId} game={game} onClose={() => setAsking(null)} />
      )}
      {asking === 'note' && (
        <NoteForm
          game={game}
          onClose={() => {
            setAsking(null)
            onDone()
          }}
        />
      )}
      {asking === 'shirts' && <ChooseShirts view={view} onClose={() => setAsking(null)} />}
      {asking === 'keys' && <ShortcutHelp onClose={() => setAsking(null)} />}
      {asking === 'line-up' && (
        <LineUp
          view={view}
          game={game}
          onClose={() => {
            setAsking(null)
            onDone()
          }}
        />
      )}
      {asking === 'positions' && (
        <Rotation
          view={view}
          game={game}
          onClose={() => {
            setAsking(null)
            onDone()
          }}
        />
      )}
      {asking === 'forfeit' && (
        <ForfeitGame view={view} game={game} onClose={() => setAsking(null)} onDone={onDone} />
      )}
    </section>
  )
}
