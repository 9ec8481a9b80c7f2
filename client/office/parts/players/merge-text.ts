import type { Merge, Person } from '../../data/players.ts'
import { t } from '../../texts/t.ts'

/** The records that move when two players are merged, in a few words each. */
export function movesOf({ rosters, plays, games, stat_lines, account_goes_over }: Merge): string[] {
  const moves = [
    ...rosters.filter(({ has_both }) => !has_both).map(({ team }) => rosterText(team?.name)),
    ...(plays > 0
      ? [t('players.movesPlays', { count: plays, games: t('players.inGames', { count: games }) })]
      : []),
    ...(stat_lines > 0 ? [t('players.movesLines', { count: stat_lines })] : []),
    ...(account_goes_over ? [t('players.movesAccount')] : []),
  ]
  return moves.length > 0 ? moves : [t('players.movesNothing')]
}

/** Signs that they are two people, or data that would be lost. */
export const contradictions = ({ rosters, games_of_both }: Merge): string[] => [
  ...rosters
    .filter(({ has_both }) => has_both)
    .map(({ team, jersey_number: number, kept_jersey_number: kept }) =>
      number === null || number === kept
        ? t('players.bothOn', { team: nameOf(team?.name) })
        : t('players.bothOnNumbers', { team: nameOf(team?.name), number, kept: kept ?? '–' }),
    ),
  ...(games_of_both.length > 0 ? [t('players.gamesOfBoth', { count: games_of_both.length })] : []),
]

/** Details that differ: a sign that they are two people. */
export const otherDetails = (kept: Person, merged: Person): string[] =>
  (['birth_date', 'licence_number', 'email', 'guardian_name', 'guardian_contact'] as const)
    .filter(name => kept[name] && merged[name] && kept[name] !== merged[name])
    .map(name =>
      t('players.otherDetail', {
        detail: t(`lists.${name}`),
        kept: kept[name] ?? '',
        merged: merged[name] ?? '',
      }),
    )

const rosterText = (team: string | undefined): string => t('players.movesRoster', { team: nameOf(team) })
const nameOf = (team: string | undefined): string => team ?? t('players.someTeam')
