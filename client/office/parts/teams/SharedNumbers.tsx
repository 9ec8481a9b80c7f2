import { Text } from '@mantine/core'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { onJersey } from '../../../../shared-schema/rules/on-jersey.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import type { Rostered } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'

/** A warning about numbers that several players of a team share. */
export function SharedNumbers({ players }: { players: readonly Rostered[] }) {
  const shared = [...groupBy(players, ({ line }) => onJersey(line))].filter(
    ([number, all]) => number !== null && all.length > 1,
  )
  return shared.map(([number, all]) => (
    <Text key={number} role="status">
      {t('lists.shared', {
        number: number ?? '',
        players: all.map(({ player }) => bidiIsolate(playerName(player))),
      })}
    </Text>
  ))
}
