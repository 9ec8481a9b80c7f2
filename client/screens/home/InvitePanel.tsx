import { Alert, Anchor, Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { roleName, type Account, type RoleName } from '../../accounts/person.ts'
import { NoAnswer } from '../../replication/no-answer.ts'

/** Makes a link by which one person joins with a role. */
export function InvitePanel({ roles }: { roles: Account['roles'] }) {
  const { session } = useServices()
  const organizations = roles.map(({ organization_id }) => organization_id)
  const [organization, setOrganization] = useState(organizations[0] ?? null)
  const [role, setRole] = useState<RoleName>('scorekeeper')
  const [made, setMade] = useState<{ url: string } | { problem: string } | null>(null)
  const invite = async (): Promise<void> => {
    try {
      setMade({ url: await session.invite(organization, role) })
    } catch (error) {
      setMade({ problem: error instanceof NoAnswer && error.trouble !== 'unreachable' ? error.message : 'Inviting needs a connection.' })
    }
  }
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <Select
          label="Invite someone as" data={roleName.options} value={role} allowDeselect={false}
          onChange={value => setRole(roleName.parse(value))}
        />
        {organizations.length > 1 && (
          <Select
            label="for" data={organizations.map(labelOf)} value={labelOf(organization)} allowDeselect={false}
            onChange={value => setOrganization(organizations.find(id => labelOf(id) === value) ?? null)}
          />
        )}
        <Button onClick={() => void invite()}>Make a link</Button>
      </Group>
      {made && ('url' in made
        ? <Text data-testid="invitation">Send this link: <Anchor href={made.url}>{made.url}</Anchor></Text>
        : <Alert color="red" role="alert">{made.problem}</Alert>)}
    </Stack>
  )
}

const labelOf = (organization: number | null): string => (organization === null ? 'all organizations' : `organization ${organization}`)
