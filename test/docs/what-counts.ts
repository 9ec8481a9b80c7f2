import {
  placesOf,
  placesToAsk,
  type Counts,
  type PlayKind,
} from '../../shared-schema/sports/model/play-kind.ts'
import { english } from '../../server/texts/say.ts'

const [, shared] = english

const countsText = (who: string, counts: Counts | undefined): string[] => {
  const all = Object.entries(counts ?? {}).map(([name, amount]) =>
    amount === 1 ? `\`${name}\`` : `${typeof amount === 'number' ? amount : `\`${amount}\``} × \`${name}\``,
  )
  return all.length === 0 ? [] : [`${who}: ${all.join(', ')}`]
}

/** The columns to which a play adds by itself, with the players and teams that get them. */
export const whatCounts = ({ roles, teamCounts, otherTeamCounts }: PlayKind): string =>
  [
    ...roles.flatMap(({ word, side, counts, optional }) =>
      countsText(
        `${shared(`roles.${word}`)}${side === 'other' ? ' (other team)' : ''}${optional ? ' if there was one' : ''}`,
        counts,
      ),
    ),
    ...countsText('team', teamCounts),
    ...countsText('other team', otherTeamCounts),
  ].join('; ')

/** The level at which scorekeepers are offered a play, its button, and its effects other than counting. */
export function whenOffered(kind: PlayKind): string {
  const { level, isOften, button, suspension, endsPeriod, after } = kind
  const asked = placesToAsk(kind).join(', ')
  return [
    level ?? 'never',
    ...(isOften ? ['at hand'] : []),
    ...(button === undefined ? [] : [`button ${shared(`plays.${button}`)}`]),
    ...(asked === placesOf(kind).join(', ') ? [] : [`asks for ${asked === '' ? 'nobody' : asked}`]),
    ...(suspension === undefined
      ? []
      : [suspension === 'game' ? 'out of the game' : `out for ${suspension.minutes} minutes`]),
    ...(endsPeriod ? ['ends the period'] : []),
    ...(after === undefined ? [] : [`belongs to a score of ${after}`]),
  ].join(', ')
}
