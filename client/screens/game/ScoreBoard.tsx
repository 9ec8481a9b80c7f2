import { UnstyledButton } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import type { Observable } from 'rxjs'
import { turnGame } from '../../base/device/turned-games.ts'
import { useLatest } from '../../components/use-latest.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { behindText, calledText, companionText, mainText, periodsText } from '../../scoring/board-text.ts'
import { statusText } from '../../scoring/play-text.ts'
import { shootoutText } from '../../scoring/shootout-text.ts'
import { ClockNote } from './clock/ClockNote.tsx'
import classes from './game.module.css'
import { PictureOf } from './lazy-parts.ts'
import { usePair } from './turned.ts'
import { sharedT, t } from '../../texts/t.ts'

/**
 * The teams, the score, the place and the time: always in view, and always of one height. The score is drawn
 * as soon as it is known, all else with the rest of the screen, which in a long game takes longer.
 */
export function ScoreBoard({
  view,
  view$,
  deviceId,
  screenStaysOn,
  children,
}: {
  view: GameView
  /** The same, and what it will be. */
  view$: Observable<GameView | null>
  deviceId: string
  screenStaysOn: boolean
  /** The clock. */
  children: React.ReactNode
}) {
  const {
    sides: [one, two],
    periods,
    status,
    isForfeit,
    ruling,
    sport,
    board: { main, companions, serving, winner, situation },
  } = useLatest(view$, view) ?? view
  const shootout = shootoutText({ sport, sides: [one, two] })
  const pair = usePair()
  const [left, right] = pair([0, 1])
  const smaller = companionText(
    companions.map(({ word, values }) => ({ word, values: values && pair(values) })),
  )
  // Of the last play alone: what is odd about it can be undone, or is right and stays in the list.
  const warning = view.lines.findLast(({ mark }) => mark !== 'undone')?.warnings.at(-1)
  return (
    <section className={classes.scoreBoard} aria-label={t('game.score')}>
      <div className={classes.about}>
        <span>{view.where}</span>
        <span className={classes.status}>
          {screenStaysOn && (
            <IconBulb
              size="1.2em"
              role="img"
              aria-label={t('game.screenStaysOn')}
              title={t('game.screenStaysOn')}
            />
          )}
          <strong data-testid="status">{statusText(status, isForfeit, ruling)}</strong>
        </span>
      </div>
      {children}
      <div className={classes.scores}>
        <h2 className={classes.teamName} data-side="1">
          {one.picture && <PictureOf address={one.picture} size={30} />}
          <span className={classes.clamped}>{one.name}</span>
        </h2>
        <span className={classes.score} data-side="1">
          <span data-testid="score-1">{mainText(main[0])}</span>
          <small data-testid="behind-score-1">{behindText(situation, 0)}</small>
        </span>
        <UnstyledButton
          className={classes.dash}
          aria-label={t('game.turn')}
          onClick={() => turnGame(view.id)}
        >
          ⇄
        </UnstyledButton>
        <span className={classes.score} data-side="2">
          <span data-testid="score-2">{mainText(main[1])}</span>
          <small data-testid="behind-score-2">{behindText(situation, 1)}</small>
        </span>
        <h2 className={classes.teamName} data-side="2">
          <span className={classes.clamped}>{two.name}</span>
          {two.picture && <PictureOf address={two.picture} size={30} />}
        </h2>
      </div>
      {companions.length > 0 && (
        <p
          className={classes.companions}
          data-testid="companions"
          data-serving={serving === null ? undefined : pair([0, 1])[serving]}
        >
          {serving === left && <span className={classes.serve}>{`${t('game.serve')} · `}</span>}
          <span>{smaller}</span>
          {serving === right && <span className={classes.serve}>{` · ${t('game.serve')}`}</span>}
        </p>
      )}
      <div className={classes.periods}>
        {warning !== undefined ? (
          <span className={classes.warning} role="status">
            {warning}
          </span>
        ) : situation.call !== null && winner === null ? (
          <strong role="status" data-testid="call">
            {sharedT(`board.${situation.call}`)}
          </strong>
        ) : (
          <ClockNote times={view.times} deviceId={deviceId}>
            {periodsText(view.sport, periods.map(pair))}
          </ClockNote>
        )}
      </div>
      <p className={classes.unseen} role="status">
        {t('game.standsAt', {
          one: one.name,
          scoreOne: calledText(main[0]) + behindText(situation, 0),
          two: two.name,
          scoreTwo: calledText(main[1]) + behindText(situation, 1),
        })}
        {companions.length > 0 && `. ${companionText(companions)}`}
        {winner !== null && `. ${t('clock.matchOver')}`}
        {serving !== null && `. ${t('game.serves', { team: (serving === 0 ? one : two).name })}`}
        {shootout !== null && ` ${shootout}`}
      </p>
    </section>
  )
}
