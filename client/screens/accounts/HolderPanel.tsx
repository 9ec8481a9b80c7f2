import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { Account } from '../../accounts/person.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { problemText } from '../../components/problem-text.ts'
import { useServices } from '../../components/services.ts'
import { useUnsent } from '../../components/use-unsent.ts'
import { t } from '../../texts/t.ts'

/** The name of a pass holder, with sign-out. */
export function HolderPanel({ account: { person } }: { account: Account }) {
  const { session } = useServices()
  const unsent = useUnsent()
  return (
    <Stack component="section" aria-label={t('account.signedIn')}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={800} fz="xl">
            {person.name}
          </Text>
          <Text>{t('passes.cameIn')}</Text>
        </div>
        {unsent === 0 && (
          <RemoveButton
            name={t('passes.leave')}
            confirm={t('passes.leaveNow')}
            consequence={t('passes.leaveWhat')}
            onConfirm={() => session.leave(person.id)}
            problemOf={problemText}
          />
        )}
      </Group>
      {unsent !== null && unsent > 0 && <Text>{t('passes.sendFirst')}</Text>}
      <Text>{t('passes.noAccount')}</Text>
      <Button component={Link} href="/sign-in?from=/account" variant="default">
        {t('passes.withAccount')}
      </Button>
    </Stack>
  )
}
