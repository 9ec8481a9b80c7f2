import { Paper, Stack, Text } from '@mantine/core'
import { Tagged } from '../../components/Tagged.tsx'
import type { Offer } from '../../../shared-schema/api/accounts/offer.ts'
import { grantText } from '../../accounts/role-text.ts'

/** The purpose of an invitation or a pass, and its author. */
export function OfferText({ offer: { event, organization, role, place, made_by } }: { offer: Offer }) {
  const name = event?.name ?? organization?.name
  return (
    <Paper withBorder p="md" maw={520}>
      <Stack gap={4}>
        {name !== undefined && (
          <Text fw={800} fz="xl">
            {name}
          </Text>
        )}
        <Text>{grantText(role, place, place?.name)}</Text>
        {made_by !== null && (
          <Text size="sm">
            <Tagged text="passes.offeredBy" values={{ name: made_by }} />
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
