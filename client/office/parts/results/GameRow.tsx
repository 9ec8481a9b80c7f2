import { scoreText, type NamedGame } from '../../data/game-names.ts'
import { t } from '../../texts/t.ts'
import { statusText } from '../../../scoring/play-text.ts'
import { isByHand } from '../single-games/game-form.ts'
import classes from './results.module.css'

interface GameRowProps {
  readonly named: NamedGame
  /** The game's place when the schedule was published, if different. */
  readonly was: string | undefined
  readonly onOpen: () => void
}

/** A game with its result; a tap opens it. */
export function GameRow({ named, was, onOpen }: GameRowProps) {
  const { game, teams, part, field } = named
  const score = scoreText(game)
  return (
    <li className={classes.game} data-status={game.status}>
      <span>
        {field}
        {was !== undefined && <small>{was}</small>}
      </span>
      <span>{part}</span>
      <button
        type="button"
        onClick={onOpen}
        disabled={!isByHand(game) && game.team_2_id === null && game.team_1_id !== null}
      >
        <span data-won={isWinner(named, game.team_1_id)}>{teams[0]}</span>
        <b>{score === '' ? t('results.enter') : score}</b>
        <span data-won={isWinner(named, game.team_2_id)}>{teams[1]}</span>
      </button>
      <span>{statusText(game.status, game.forfeit_team_ids.length > 0, game.ruling)}</span>
    </li>
  )
}

const isWinner = ({ game: { winner_id } }: NamedGame, teamId: number | null) =>
  (winner_id !== null && winner_id === teamId) || undefined
