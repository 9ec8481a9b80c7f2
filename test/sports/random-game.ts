import fc from 'fast-check'
import { contradictionIn } from '../../shared-schema/sports/model/contradiction.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { placesOf, teamAttributes, type PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { kindOf, type SportRules } from '../../shared-schema/sports/model/sport.ts'
import { device, type Sheet } from '../scoring/sheet.ts'

/** Three players of each team: 11 to 13 of team 1, 21 to 23 of team 2. */
const playerOf = (team: number) => fc.integer({ min: 1, max: 3 }).map(number => team * 10 + number)

/** A play of a kind as a careful scorekeeper records it: every player known, every value in its range. */
const playOfKind = (kind: PlayKind): fc.Arbitrary<Play> =>
  fc.constantFrom(1, 2).chain(own =>
    fc
      .record({
        players: fc.tuple(
          ...placesOf(kind).map(place => playerOf(kind.roles[place - 1]?.side === 'other' ? 3 - own : own)),
        ),
        values: fc.record(
          Object.fromEntries(
            Object.entries(kind.values ?? {}).map(([name, { least = 0, most = 40 }]) => [
              name,
              name === 'bool_1' ? fc.boolean() : fc.integer({ min: least, max: most }),
            ]),
          ),
        ),
      })
      .map(({ players, values }) =>
        playOf(kind.type, {
          ...Object.fromEntries(
            teamAttributes(kind).map(([name, side]) => [name, side === 'own' ? own : 3 - own]),
          ),
          ...Object.fromEntries(players.map((player, index) => [`player_${index + 1}_id`, player])),
          ...values,
        }),
      ),
  )

/** The fate of a play after it was recorded. */
const fates = fc.constantFrom('stays', 'stays', 'stays', 'stays', 'is withdrawn', 'is corrected')

/** Any play of a sport that happens on the field: a note does not. */
export const anyPlay = ({ kinds }: Pick<SportRules, 'kinds'>): fc.Arbitrary<Play> =>
  fc.constantFrom(...kinds.filter(({ type }) => type !== generalPlays.note)).chain(playOfKind)

/** A game of any plays of a sport, some of which are withdrawn or corrected. */
export const gameOf = (rules: SportRules) => {
  const play = anyPlay(rules)
  return fc.array(fc.record({ play, instead: play, fate: fates }), { maxLength: 40 })
}

/** The same for plays without contradictions, so that a server takes each of them. */
export const gameOfSense = (rules: SportRules) =>
  gameOf(rules).map(game =>
    game.filter(({ play, instead }) => [play, instead].every(one => hasSense(rules, one))),
  )

function hasSense(rules: SportRules, play: Play): boolean {
  const kind = kindOf(rules, play)
  return kind === undefined || contradictionIn(kind, play, { team_1_id: 1, team_2_id: 2 }) === undefined
}

export type Game = readonly { play: Play; instead: Play; fate: string }[]

/** The sheet of a game, and the plays that are left of it. */
export function recorded(game: Game): { sheet: Sheet; left: Play[] } {
  const sheet = device(1)
  const left = game.flatMap(({ play, instead, fate }) => {
    const { id } = sheet.record('play', play)
    if (fate === 'is withdrawn') sheet.record('withdrawal', { entry_id: id })
    if (fate === 'is corrected') sheet.record('play', { ...instead, replaces: id })
    return fate === 'is withdrawn' ? [] : [fate === 'is corrected' ? instead : play]
  })
  return { sheet, left }
}
