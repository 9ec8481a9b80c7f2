import { Paper, Stack, Text } from '@mantine/core'
import { Trans } from 'react-i18next'
import type { Offer } from '../../accounts/offers.ts'
import { grantText } from '../../accounts/role-text.ts'

/** What an invitation or a pass is for, and who offers it. */
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
            <Trans i18nKey="passes.offeredBy" values={{ name: made_by }} components={{ bdi: <bdi /> }} />
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
