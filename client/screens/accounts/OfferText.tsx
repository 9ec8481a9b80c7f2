import { Paper, Stack, Text } from '@mantine/core'
import { t } from '../../texts/t.ts'
import { Tagged } from '../../components/Tagged.tsx'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { nameAbove } from '../../accounts/offers.ts'
import { grantText } from '../../accounts/role-text.ts'

/** The purpose of an invitation or a pass, and its author. */
export function OfferText({ offer }: { offer: Offer }) {
  const { events, role, place, made_by } = offer
  const name = place?.kind === 'meet' ? place.name : nameAbove(offer)
  return (
    <Paper withBorder p="md" maw={520}>
      <Stack gap={4}>
        {name !== undefined && (
          <Text fw={800} fz="xl">
            {name}
          </Text>
        )}
        <Text>{grantText(role, place, place?.name)}</Text>
        {events.length > 1 && (
          <Text>{t('passes.leadsTo', { events: events.map(event => bidiIsolate(event.name)) })}</Text>
        )}
        {made_by !== null && (
          <Text size="sm">
            <Tagged text="passes.offeredBy" values={{ name: made_by }} />
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
