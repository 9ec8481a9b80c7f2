import { Text } from '@mantine/core'
import type { OfficialLoad } from '../../../../shared-schema/api/officiating.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'

/** How many roles each has at the games of an event, the most first. */
export const Loads = ({ loads }: { loads: readonly OfficialLoad[] }) =>
  loads.length > 0 && (
    <Text>
      {t('officials.loads', {
        each: loads
          .toSorted((one, two) => two.games - one.games)
          .map(({ name, games }) => t('officials.loadOf', { name: bidiIsolate(name), count: games })),
      })}
    </Text>
  )
