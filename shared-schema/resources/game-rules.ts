import { described, nullable, truth, within } from './field.ts'

/**
 * The rules of an event's games that differ from the usual ones of its sport; used by the tablet's clock and
 * reminders.
 */
export const gameRules = () => ({
  period_minutes: described(
    'How long a half, quarter or period lasts, if not as is usual in the sport.',
    nullable(within(1, 120)),
  ),
  points_to_win: described('The points that win a game.', nullable(within(1, 9999))),
  soft_cap_minutes: described(
    'After so many minutes the point that is played is finished, and the game played to `soft_cap_points` more than the better team has then.',
    nullable(within(1, 1440)),
  ),
  soft_cap_points: described('What the soft cap adds to the better score.', within(1, 100, 1)),
  hard_cap_minutes: described(
    'After so many minutes the point that is played is the last one.',
    nullable(within(1, 1440)),
  ),
  timeouts: described(
    'How many timeouts each team has in a half, a period or the game, whichever is usual in the sport.',
    nullable(within(0, 99)),
  ),
  timeout_seconds: described('How long a timeout lasts.', nullable(within(1, 3600))),
  captains_confirm: described(
    'Whether the captains are asked for their initials when a game ends.',
    truth(false),
  ),
  spirit_scores: described(
    'Whether the teams score each other’s spirit, if not as is usual in the sport.',
    nullable(truth(false)),
  ),
})
