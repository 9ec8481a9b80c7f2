import type { Sides } from '../../rules/progress/sent-on.ts'
import type { PlayWord } from '../../texts/shared-texts.ts'
import { sideOf } from '../model/course.ts'
import { playOf, type Play } from '../model/play.ts'
import type { PlayKind } from '../model/play-kind.ts'
import { kindOf } from '../model/sport.ts'
import type { Situation } from '../model/situation.ts'
import { atPlate, run, type OnBases } from './base-running.ts'
import { ofRun, withRoles } from './plate-corrections.ts'

/** The number of a count that ends a batter's turn, and the play that it ends with. */
type Endings = Readonly<Partial<Record<PlayWord, { counted: string; last: number; word: PlayWord }>>>

/** The usual count of a batter: the fourth ball is a walk, the third strike a strikeout. */
export const usualCount: Endings = {
  pitchBall: { counted: 'balls', last: 4, word: 'walk' },
  strike: { counted: 'strikes', last: 3, word: 'strikeout' },
}

/**
 * The plays that are recorded with a play at the plate, in order; the play itself, or the one that its pitch
 * ends the turn with, is the last. Runners who usually come home on it score, unless it is the third out.
 */
export const platePlays =
  (kinds: readonly PlayKind[], endings: Endings) =>
  (play: Play, situation: Situation, sides: Sides): readonly Play[] => {
    // A batter of the other team begins a new turn, with empty bases.
    if (!isOnTurn(play, situation, sides)) return [play]
    const word = kindOf({ kinds }, play)?.word
    const ending = word && endings[word]
    const count = situation.facts.find(({ numbers }) => ending && ending.counted in numbers)
    if (ending && (count?.numbers[ending.counted] ?? 0) + 1 >= ending.last) {
      const result = { ...play, type: typeOf(ending.word) }
      return [play, ...runsOn(ending.word, result, situation), result]
    }
    return word ? [...runsOn(word, play, situation), play] : [play]

    function typeOf(wanted: PlayWord): number {
      return kinds.find(kind => kind.word === wanted)?.type ?? play.type
    }

    function runsOn(word: PlayWord, play: Play, { bases, place }: Situation): Play[] {
      const result = atPlate.get(word)
      if (!result || !bases) return []
      const outs = place && 'outs' in place ? place.outs : 0
      if (outs + outsOf(result) >= 3) return []
      return run(bases, result, play).home.map(({ player }) =>
        withRoles(
          playOf(typeOf('runScored'), { player_1_id: player, player_1_team_id: play.player_1_team_id }),
          ofRun(play, result),
        ),
      )
    }
  }

const isOnTurn = ({ player_1_team_id: team }: Play, { onTurn }: Situation, sides: Sides): boolean =>
  onTurn === null || sideOf(team, sides) === onTurn

const outsOf = ({ batter, isRunnerOut }: OnBases): number =>
  Number(batter === null) + Number(isRunnerOut === true)
