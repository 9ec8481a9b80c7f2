import type { SharedTexts } from '../texts/shared-texts.ts'
import type { Flaw, NamedGame, Verdict } from './result.ts'

/** The text for the person who recorded the entry: what was not counted, why, and what to do. */
export function verdictText(
  { reason, game, flaw }: Pick<Verdict, 'reason' | 'game' | 'flaw'>,
  shared: SharedTexts,
): string {
  const isOfPlayer = reason === 'unknown_player'
  const why = flaw
    ? shared('verdicts.withFlaw', { why: shared(`verdicts.why.${reason}`), flaw: flawText(flaw, shared) })
    : shared(`verdicts.why.${reason}`)
  if (game === null) return shared(isOfPlayer ? 'verdicts.forNoPlayer' : 'verdicts.notCounted', { why })
  return shared(isOfPlayer ? 'verdicts.forNoPlayerIn' : 'verdicts.notCountedIn', {
    why,
    game: gameText(game, shared),
  })
}

/** A game in words: `Game 12, Sexy Legs – Rusty Bikes`. */
export function gameText({ id, teams }: NamedGame, shared: SharedTexts): string {
  return teams === null
    ? shared('verdicts.game', { id })
    : shared('verdicts.gameOf', { id, one: teams[0], two: teams[1] })
}

const flawText = ({ what, field }: Flaw, shared: SharedTexts): string =>
  what === 'wrong_field' && field !== ''
    ? shared('verdicts.flaws.wrong_field_at', { field })
    : shared(`verdicts.flaws.${what}`)
