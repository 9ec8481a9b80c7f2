import { askedOf, placesOf, type Counts, type PlayKind } from '../../shared-schema/sports/model/play-kind.ts'
import { shared } from '../../shared-schema/texts/en/index.ts'

const countsText = (who: string, counts: Counts | undefined): string[] => {
  const all = Object.entries(counts ?? {}).map(([name, amount]) =>
    amount === 1 ? `\`${name}\`` : `${typeof amount === 'number' ? amount : `\`${amount}\``} × \`${name}\``,
  )
  return all.length === 0 ? [] : [`${who}: ${all.join(', ')}`]
}

/** What a play counts by itself, and of whom. */
export const whatCounts = ({ roles, teamCounts, otherTeamCounts }: PlayKind): string =>
  [
    ...roles.flatMap(({ word, side, counts, optional }) =>
      countsText(
        `${shared.roles[word]}${side === 'other' ? ' (other team)' : ''}${optional ? ' if there was one' : ''}`,
        counts,
      ),
    ),
    ...countsText('team', teamCounts),
    ...countsText('other team', otherTeamCounts),
  ].join('; ')

/** When a play is offered to whoever records, with which button, and what it does beside counting. */
export function whenOffered(kind: PlayKind): string {
  const { level, isOften, button, suspension, endsPeriod, after } = kind
  const asked = askedOf(kind).join(', ')
  return [
    level ?? 'never',
    ...(isOften ? ['at hand'] : []),
    ...(button === undefined ? [] : [`button ${shared.plays[button]}`]),
    ...(asked === placesOf(kind).join(', ') ? [] : [`asks for ${asked === '' ? 'nobody' : asked}`]),
    ...(suspension === undefined
      ? []
      : [suspension === 'game' ? 'out of the game' : `out for ${suspension.minutes} minutes`]),
    ...(endsPeriod ? ['ends the period'] : []),
    ...(after === undefined ? [] : [`belongs to a score of ${after}`]),
  ].join(', ')
}
