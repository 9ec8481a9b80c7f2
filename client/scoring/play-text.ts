import type { Play } from '../../shared-schema/sports/model/play.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { GameStatus } from '../../shared-schema/rules/progress/game-status.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import { kindOf } from '../../shared-schema/sports/model/sport.ts'
import {
  placesToAsk,
  type PlayKind,
  type PlayRole,
  type ValueName,
} from '../../shared-schema/sports/model/play-kind.ts'
import { bidiIsolate } from '../base/formats/bidi-isolate.ts'
import { capital } from '../base/formats/capital.ts'
import { teamOf } from './play-choices.ts'
import { sharedT, t } from '../texts/t.ts'

/** The data for putting an entry into words. */
export interface Names {
  readonly sport: SportDefinition
  readonly team: (id: number | null) => string
  readonly player: (reference: PlayerReference) => string
}

/** A play in a line: `Goal Rusty Bikes`. */
export function playTitle(play: Play, names: Names): string {
  const kind = kindOf(names.sport.rules, play)
  const name = kind ? titleOf(kind, names.sport) : capital(sharedT('plays.unknown'))
  const team = teamOf(names.sport, play)
  return team === null ? name : t('scoring.playFor', { play: name, team: names.team(team) })
}

/**
 * The players of a play and its other values: `Scorer #7 Ann Lee, Assist #4 Bo Ek`, `Player #7 Ann Lee, 2
 * minutes`.
 */
export function playDetail(play: Play, names: Names): string {
  const kind = kindOf(names.sport.rules, play)
  const players = (kind ? placesToAsk(kind) : []).flatMap(place => {
    const player = play[`player_${place}_id`]
    const role = capital(roleText(kind?.roles[place - 1]))
    return player === null ? [] : [t('scoring.playedAs', { role, player: names.player(player) })]
  })
  const note = play.what_happened ?? ''
  return [...players, ...valueTexts(kind, play), ...(note === '' ? [] : [bidiIsolate(note)])].join(', ')
}

const valueNames: readonly ValueName[] = ['int_1', 'int_2', 'int_3', 'bool_1']

function valueTexts(kind: PlayKind | undefined, play: Play): string[] {
  return valueNames.flatMap(name => {
    const valueText = kind?.values?.[name]
    const value = play[name]
    if (!valueText || value === null || value === false) return []
    const what = sharedT(`values.${valueText.word}`)
    if (value === true) return [what]
    return [
      valueText.isOrdinal
        ? t('scoring.playedAs', { role: capital(what), player: String(value) })
        : t('scoring.valueOf', { value, what }),
    ]
  })
}

/**
 * The status of a game, or the office's ruling: a postponed game that is played nevertheless counts as
 * played.
 */
export function statusText(status: GameStatus, isForfeit: boolean, ruling: Ruling = 'none'): string {
  if (ruling !== 'none' && (ruling !== 'postponed' || status === 'scheduled'))
    return t(`scoring.ruling.${ruling}`)
  return t(`scoring.status.${status === 'final' && isForfeit ? 'forfeit' : status}`)
}

/** The label of a kind of plays, on its button and over a recorded play: `Goal`. */
export const kindText = ({ button, word }: PlayKind): string => capital(sharedT(`plays.${button ?? word}`))

/** The name of a kind over a recorded play, and of the button that ends a period: `Goal`, `End of quarter`. */
export function titleOf(kind: PlayKind, { scoreboard, structure }: SportDefinition): string {
  const period = scoreboard.period ?? (structure.period === 'set' ? 'set' : null)
  return period === null || kind.word !== 'endOfPeriod' ? kindText(kind) : t(`game.endOf.${period}`)
}

/** A player's role in a play: `scorer`. */
export const roleText = (role: PlayRole | undefined): string => sharedT(`roles.${role?.word ?? 'player'}`)
