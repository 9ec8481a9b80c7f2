import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { Link } from 'wouter'
import { managesPeople } from '../../accounts/people.ts'
import type { Account } from '../../accounts/person.ts'

/** Who is signed in here, and the way to all that concerns them. */
export function AccountPanel({ account }: { account: Account }) {
  return (
    <Stack component="section" aria-label="Account" gap="sm">
      <Title order={2}>Account</Title>
      <Group justify="space-between">
        <Text>Signed in as <b><bdi>{account.person.name}</bdi></b></Text>
        <Button component={Link} href="/account" variant="default" leftSection={<IconUser />}>
          {managesPeople(account) ? 'Account and people' : 'Account'}
        </Button>
      </Group>
    </Stack>
  )
}
