import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Pass } from '../../../shared-schema/api/accounts/passes.ts'
import { renewPass, revokePass } from '../../accounts/passes.ts'
import type { WithPlaceName } from '../../accounts/places.ts'
import { grantText } from '../../accounts/role-text.ts'
import { List } from '../../components/List.tsx'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { useRequest } from '../../components/use-request.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import { ArrivalItem } from './ArrivalItem.tsx'
import { NewPasses } from './NewPasses.tsx'

interface PassCardProps {
  readonly organizationId: number
  readonly pass: WithPlaceName<Pass>
  readonly onChanged: () => void
}

/** A pass with its pass holders. */
export function PassCard({ organizationId, pass, onChanged }: PassCardProps) {
  const [urls, setUrls] = useState<readonly string[] | null>(null)
  const { busy, problem, send } = useRequest()
  const what = grantText(pass.role, pass.place, pass.placeName)
  const [openedAt] = useState(Date.now)
  const isOver =
    pass.revoked_at !== null || (pass.expires_at !== null && Date.parse(pass.expires_at) < openedAt)
  const renew = (): void =>
    void send(async () => {
      setUrls([await renewPass(pass.id)])
      onChanged()
    })
  return (
    <Paper withBorder p="sm" component="li" aria-label={t('passes.manage', { what })}>
      <Stack gap="xs">
        <Group wrap="nowrap" justify="space-between" align="flex-start">
          <div>
            <Text fw={700}>{what}</Text>
            <Text size="sm">
              {isOver
                ? t('passes.isOver')
                : pass.expires_at === null
                  ? t('passes.noEndSet')
                  : t('passes.untilDay', { day: shortDay(pass.expires_at.slice(0, 10)) })}
            </Text>
            {pass.made_by !== null && (
              <Text size="sm">{t('passes.madeBy', { name: bidiIsolate(pass.made_by) })}</Text>
            )}
            <Text size="sm">{t('passes.cameInCount', { count: pass.arrivals.length })}</Text>
          </div>
          {pass.revoked_at === null && (
            <RemoveButton
              name={t('passes.end')}
              confirm={t('passes.end')}
              consequence={t('passes.endWhat')}
              onConfirm={async () => {
                await revokePass(pass.id)
                onChanged()
              }}
              problemOf={problemText}
            />
          )}
        </Group>
        {!isOver && pass.needs_renewal && (
          <Alert color="yellow" role="status">
            {pass.has_code
              ? t('passes.needsRenewal', { name: bidiIsolate(pass.made_by ?? '') })
              : t('passes.isCopied')}
          </Alert>
        )}
        {!isOver && urls === null && (
          <Button variant="default" loading={busy} onClick={renew}>
            {t(!pass.has_code ? 'passes.makeLink' : pass.needs_renewal ? 'passes.renew' : 'passes.newLink')}
          </Button>
        )}
        <ProblemAlert problem={problem} />
        {urls !== null && <NewPasses urls={urls} onDone={() => setUrls(null)} />}
        {pass.arrivals.length > 0 && (
          <List label={t('passes.arrivals')} none="">
            {pass.arrivals.map(arrival => (
              <ArrivalItem
                key={arrival.person_id}
                organizationId={organizationId}
                passId={pass.id}
                arrival={arrival}
                onRenew={isOver ? undefined : renew}
                onChanged={onChanged}
              />
            ))}
          </List>
        )}
      </Stack>
    </Paper>
  )
}
