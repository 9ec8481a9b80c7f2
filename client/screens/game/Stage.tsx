import { Alert } from '@mantine/core'
import { useCallback } from 'react'
import { later } from '../../components/later.tsx'
import type { Level, PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { PlayChoices } from '../../scoring/play-choices.ts'
import { nextByPlayer } from '../../scoring/next-player.ts'
import { hasOpenQuestion } from '../../scoring/questions.ts'
import { situationAt } from '../../scoring/situation-at.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import classes from './game.module.css'
import { LineOffers, NextPlayer, RoleQuestion, Undone } from './lazy-parts.ts'
import { OftenPlays } from './OftenPlays.tsx'
import type { Rights } from './rights.ts'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

const Notices = later(async () => (await import('./Notices.tsx')).Notices)
const MorePlays = later(async () => (await import('./MorePlays.tsx')).MorePlays)
// The last one is loaded first: the first tap asks its questions.
const AskedPlay = later(async () => (await import('./AskedPlay.tsx')).AskedPlay)

interface StageProps {
  readonly open: OpenScope
  readonly gameId: number
  readonly view: GameView
  readonly game: Game
  readonly level: Level
  readonly choices: PlayChoices
  readonly rights: Rights
  /** True while the menu of less frequent plays is open. */
  readonly more: boolean
  readonly onLess: () => void
  readonly onChoose: (kind: PlayKind, own: number, other: number | null) => void
  readonly onLevel: (level: Level) => void
}

/** The elements that come and go: below the buttons, for nothing to move under a finger. */
export function Stage({
  open,
  gameId,
  view,
  game,
  level,
  choices,
  rights: { keepsScore, mine, recording },
  more,
  onLess,
  onChoose,
  onLevel,
}: StageProps) {
  const { ask, asking } = game
  const done = useCallback(() => ask(null), [ask])
  // Plays that do not count need no names.
  const question = view.isBarred ? null : asking
  const isOpen = question && hasOpenQuestion(view.sport, question.play)
  const { next, lines } = situationAt(level, view.sport, view.board.situation)
  const [byPlayer] = isOpen ? [] : nextByPlayer({ next })
  return (
    <div className={classes.stage}>
      {game.problem !== null && (
        <Alert color="red" role="alert" title={t('game.notSaved')}>
          {t('game.notSavedWhy', { why: game.problem })}
        </Alert>
      )}
      {recording && more && (
        <MorePlays
          view={view}
          deviceId={open.deviceId}
          game={game}
          kinds={[...choices.often, ...choices.more]}
          level={level}
          onChoose={onChoose}
          onLevel={onLevel}
          onDone={onLess}
        />
      )}
      {recording && !more && question && (
        <AskedPlay key={question.root} asked={question} view={view} game={game} onDone={done} />
      )}
      {recording && !more && !isOpen && lines.length > 0 && (
        <LineOffers view={view} game={game} lines={lines} />
      )}
      {recording && !more && byPlayer && (
        <NextPlayer key={`${byPlayer.side} ${byPlayer.type}`} next={byPlayer} view={view} game={game} />
      )}
      {recording && !more && !isOpen && !byPlayer && <RoleQuestion view={view} game={game} level={level} />}
      {recording && !more && choices.often.length > 0 && (
        <OftenPlays
          view={view}
          kinds={choices.often}
          next={byPlayer ? next.filter(({ place }) => place === undefined) : next}
          onChoose={onChoose}
        />
      )}
      {keepsScore && mine && !more && <Undone game={game} view={view} />}
      {keepsScore && <Notices open={open} gameId={gameId} view={view} game={game} />}
    </div>
  )
}
