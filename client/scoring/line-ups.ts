import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { isLineUp } from '../../shared-schema/sports/model/on-field.ts'
import type { SportDefinition } from '../../shared-schema/sports/model/sport.ts'
import type { PlayerReference } from '../../shared-schema/sports/model/player-reference.ts'
import type { GameView, Side } from './game-view.ts'

/** Fewer players who came on together are no line-up. */
const LEAST = 3

/** The kind of play that puts a player in a position; undefined in sports without positions. */
export const positionKind = ({ rules }: Pick<SportDefinition, 'rules'>) =>
  rules.kinds.find(({ assigns, values }) => assigns === true && values?.int_1?.word === 'position')

/** True if a play is part of a line-up, if others were recorded with it. */
export const isPartOfLineUp = (play: Play, sport: SportDefinition): boolean =>
  isLineUp(play) || play.type === positionKind(sport)?.type

interface Run<T> {
  readonly types: Set<number>
  readonly lines: T[]
}

/**
 * The lines of a story in groups: the players of one team who came on together, as at the start, are one
 * group, and so are those who came on with those who went off. Every other line is a group of its own.
 * @param partOf the play of a line, and the step or the moment at which it was recorded; null if it is no
 *   part of a line-up
 */
export function inLineUps<T>(
  lines: readonly T[],
  partOf: (line: T) => { readonly play: Play; readonly step: string } | null,
): T[][] {
  const runs: Run<T>[] = []
  // A put back play follows the undone one: two line-ups may have their lines in turn.
  const open = new Map<string, Run<T>>()
  for (const line of lines) {
    const part = partOf(line)
    const key = part && `${part.play.player_1_team_id ?? ''} ${part.step}`
    if (key === null) open.clear()
    let run = key === null ? undefined : open.get(key)
    if (!run) {
      run = { types: new Set(), lines: [] }
      runs.push(run)
    }
    if (key !== null) open.set(key, run)
    run.lines.push(line)
    if (part) run.types.add(part.play.type)
  }
  return runs.flatMap(({ types, lines }) =>
    lines.length < LEAST && types.size < 2 ? lines.map(line => [line]) : [lines],
  )
}

/**
 * The substitutions of a team after which these players are on the field, those who leave it first.
 * @param isOn whether a player is to be on the field
 */
export const lineChanges = (
  { id, roster }: Pick<Side, 'id' | 'roster'>,
  isOn: (player: PlayerReference) => boolean,
  { isOnField }: Pick<GameView, 'isOnField'>,
) =>
  roster
    .filter(({ reference }) => isOn(reference) !== isOnField(reference))
    .sort((a, b) => Number(isOn(a.reference)) - Number(isOn(b.reference)))
    .map(({ reference }) => ({
      kind: 'play' as const,
      data: playOf(isOn(reference) ? generalPlays.on : generalPlays.off, {
        player_1_id: reference,
        player_1_team_id: id,
      }),
    }))

/** True if a player is in a line. The line may name a walk-on by the entry that brought the player. */
export const isInLine =
  (players: readonly PlayerReference[], { samePlayer }: Pick<GameView, 'samePlayer'>) =>
  (player: PlayerReference): boolean =>
    players.some(one => one === player || samePlayer(one, player))
