import { UnstyledButton } from '@mantine/core'
import { gameSeconds } from '../../../shared-schema/scoring/clock-face.ts'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { SideNumber, Suspended } from '../../../shared-schema/sports/model/situation.ts'
import { strengthAt, type Strength } from '../../../shared-schema/sports/model/strength.ts'
import { minutesText } from '../../base/formats/minutes-text.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { sharedFilled, t } from '../../texts/t.ts'
import { playedAt } from './clock/clock-text.ts'
import { useNow } from './clock/use-now.ts'
import gameClasses from './game.module.css'
import classes from './situation.module.css'
import { usePair } from './turned.ts'
import type { Game } from './use-recording.ts'

interface SuspendedPlayersProps {
  readonly strength: Strength
  readonly suspended: readonly Suspended[]
  readonly view: GameView
  readonly game: Game
  readonly deviceId: string
  /** False while this device does not keep the score. */
  readonly enabled: boolean
}

/**
 * The suspended players of each team with their time, between them how many players each team has: one row,
 * which is there from the start. A tap on a player ends the suspension.
 */
export function SuspendedPlayers(props: SuspendedPlayersProps) {
  const { strength, suspended, view, deviceId } = props
  const { clock, structure, period, status } = view.times
  const pair = usePair()
  const runs = clock?.runs === true && status === 'live'
  const now = useNow(deviceId, runs, clock ? clock.since.at - clock.played : 0)
  const seconds = clock ? gameSeconds(structure, clock.period, playedAt(view.times, now)) : null
  const { players, more } = strengthAt(strength, suspended, seconds)
  const [one, two] = pair(players)
  const isTold = strength.differsInOvertime !== true || period <= structure.periods
  const ofSide = (side: SideNumber) => (
    <span className={classes.stays} data-side={side + 1}>
      {suspended.map(
        (stay, place) =>
          stay.side === side && <SuspendedPlayer key={place} {...props} stay={stay} seconds={seconds} />,
      )}
    </span>
  )
  return (
    <div className={classes.suspended}>
      {ofSide(0)}
      <span className={classes.strength} data-side={more === null ? undefined : more + 1}>
        <b data-testid="strength">{isTold ? t('game.strength', { one, two }) : ''}</b>
        {more !== null && strength.advantage !== undefined && (
          <small>{sharedFilled(`board.${strength.advantage}`, {})}</small>
        )}
        {more !== null && <span className={gameClasses.unseen}>{view.sides[more].name}</span>}
      </span>
      {ofSide(1)}
    </div>
  )
}

/** The players who are out of the game, in sports in which their team goes on with as many. */
export function PlayersOut({ suspended, view }: Pick<SuspendedPlayersProps, 'suspended' | 'view'>) {
  return suspended.map(
    (stay, place) =>
      stay.until === null && (
        <span key={place} className={classes.fact}>
          {t('game.playerOut', { player: numberOf(stay, view) })}
        </span>
      ),
  )
}

interface SuspendedPlayerProps extends SuspendedPlayersProps {
  readonly stay: Suspended
  /** Of the game so far; null if it has no clock. */
  readonly seconds: number | null
}

function SuspendedPlayer({ stay, seconds, view, game, enabled }: SuspendedPlayerProps) {
  const { side, player, until, short } = stay
  const number = numberOf(stay, view)
  if (until === null) return <span className={classes.out}>{t('game.playerOut', { player: number })}</span>
  if (seconds === null || seconds >= until) return null
  const time = minutesText(until - Math.max(seconds, short?.[0] ?? 0))
  const { id, name } = view.sides[side]
  return (
    <UnstyledButton
      className={classes.stay}
      disabled={!enabled}
      aria-label={t('game.endSuspension', {
        player: player === null ? name : view.names.player(player),
        time,
      })}
      onClick={() =>
        void game.record({
          kind: 'play',
          data: playOf(generalPlays.suspensionOver, { player_1_id: player, player_1_team_id: id }),
        })
      }
    >
      <span>{number}</span> <b>{time}</b>
    </UnstyledButton>
  )
}

/** The number of a player, or the name if there is none. */
function numberOf({ player, side }: Suspended, { sides, names }: GameView): string {
  if (player === null) return '?'
  const number = sides[side].roster.find(({ reference }) => reference === player)?.number
  return number == null ? names.player(player) : `#${number}`
}
