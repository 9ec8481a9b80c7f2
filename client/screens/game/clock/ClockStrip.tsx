import { UnstyledButton } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { clockFace } from '../../../../shared-schema/scoring/clock-face.ts'
import type { TimeoutsTaken } from '../../../../shared-schema/scoring/timeouts.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import { shootoutText } from '../../../scoring/shootout-text.ts'
import { t } from '../../../texts/t.ts'
import { faceText, placeText, playedAt } from './clock-text.ts'
import classes from './clock.module.css'
import { usePair } from '../turned.ts'
import { useNow } from './use-now.ts'

interface ClockStripProps {
  readonly view: GameView
  readonly deviceId: string
  /** Starts and stops the clock; undefined for people who do not keep the score. */
  readonly onToggle: (() => void) | undefined
}

/**
 * The clock of the game, its current part, and the timeouts that each team has left. A shoot-out has its
 * score instead of clock and part, and a game that is over has neither. The strip never changes its height.
 */
export function ClockStrip({ view: { times, sport, sides, board }, deviceId, onToggle }: ClockStripProps) {
  const { clock, structure, status, timeouts } = times
  const pair = usePair()
  const shootout = shootoutText({ sport, sides: pair(sides) })
  const { place } = times
  const seen = place && 'points' in place ? { ...place, points: pair(place.points) } : place
  const part = board.winner === null ? placeText({ ...times, place: seen }) : t('clock.matchOver')
  const hasClock = times.hasClock && shootout === null && status !== 'final'
  const left = status === 'final' ? null : timeouts
  const runs = clock?.runs === true && status === 'live'
  const now = useNow(deviceId, runs, clock ? clock.since.at - clock.played : 0)
  const shown = useId()
  const face = clockFace(structure, clock?.period ?? 1, status === 'scheduled' ? 0 : playedAt(times, now))
  const time = (
    <>
      <span className={classes.place} data-testid="place">
        {shootout ?? (status === 'final' ? '' : part)}
      </span>
      {hasClock && (
        <span
          className={classes.time}
          data-testid="clock"
          id={shown}
          role="timer"
          aria-label={faceText(face)}
        >
          {faceText(face)}
        </span>
      )}
    </>
  )
  return (
    <div
      className={classes.strip}
      data-timed={times.hasClock || undefined}
      data-runs={runs || undefined}
      data-up={face.isUp || undefined}
    >
      <TimeoutsLeft team={sides[0].name} timeouts={left?.[0]} />
      <div className={classes.clock}>
        {time}
        {hasClock && (
          <>
            {runs ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
            {/* Over all of it, and without words of its own: its name is what a tap does, and not a time that changes. */}
            <UnstyledButton
              className={classes.toggle}
              disabled={!onToggle}
              aria-label={t(runs ? 'clock.stop' : 'clock.start')}
              aria-describedby={shown}
              onClick={onToggle}
            />
          </>
        )}
      </div>
      <TimeoutsLeft team={sides[1].name} timeouts={left?.[1]} />
    </div>
  )
}

/** More than this many are said as a number. */
const MAX_DOTS = 4

function TimeoutsLeft({ team, timeouts }: { team: string; timeouts: TimeoutsTaken | undefined }) {
  if (!timeouts || timeouts.many === 0) return <span className={classes.timeouts} />
  const { many, taken } = timeouts
  const left = Math.max(0, many - taken)
  return (
    <span
      className={classes.timeouts}
      role="img"
      aria-label={t('clock.timeoutsLeft', { count: left, many, team })}
    >
      <b aria-hidden>{t('clock.timeouts')}</b>
      {many > MAX_DOTS
        ? `${left}/${many}`
        : Array.from({ length: many }, (_, index) => (
            <span key={index} className={classes.dot} data-left={index < left || undefined} />
          ))}
    </span>
  )
}
