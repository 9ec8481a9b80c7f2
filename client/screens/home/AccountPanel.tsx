import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Link } from 'wouter'
import { Tagged } from '../../components/Tagged.tsx'
import { managesPeople } from '../../accounts/manages.ts'
import type { Account } from '../../accounts/person.ts'
import { t } from '../../texts/t.ts'

/** Who is signed in here, and the way to all that concerns them. */
export function AccountPanel({ account }: { account: Account }) {
  return (
    <Stack component="section" aria-label={t('home.account')} gap="sm">
      <Title order={2}>{t('home.account')}</Title>
      <Group justify="space-between">
        <Text>
          <Tagged text="home.signedInAs" values={{ name: account.person.name }} />
        </Text>
        <Group gap="xs">
          <Button component={Link} href="/account" variant="default" leftSection={<IconUser />}>
            {managesPeople(account) ? t('home.accountAndPeople') : t('home.account')}
          </Button>
        </Group>
      </Group>
    </Stack>
  )
}
