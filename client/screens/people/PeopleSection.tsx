import { Select, Stack, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { managedOrganizations, type Managed } from '../../accounts/people.ts'
import type { Account } from '../../accounts/person.ts'
import { Answered } from '../asking/Answered.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { InviteForm } from './InviteForm.tsx'
import { RoleList } from './RoleList.tsx'

/** The people of the organizations that somebody manages. */
export function PeopleSection({ account }: { account: Account }) {
  const managed = useAnswer(useCallback((signal: AbortSignal) => managedOrganizations(account, signal), [account]))
  return <Answered answer={managed}>{organizations => <PeopleOf organizations={organizations} />}</Answered>
}

function PeopleOf({ organizations }: { organizations: readonly Managed[] }) {
  const [name, setName] = useState(keyOf(organizations[0]))
  const organization = organizations.find(candidate => keyOf(candidate) === name) ?? organizations[0]
  if (!organization) return <Text>There is no organization yet.</Text>
  return (
    <Stack>
      {organizations.length > 1 && (
        <Select
          label="Organization" searchable allowDeselect={false} maw={520} nothingFoundMessage="None found"
          data={organizations.map(each => ({ value: keyOf(each), label: each.name }))} value={keyOf(organization)}
          onChange={value => setName(value ?? '')}
        />
      )}
      <InviteForm key={`invite to ${keyOf(organization)}`} organization={organization} />
      <RoleList key={`roles of ${keyOf(organization)}`} organizationId={organization.id} />
    </Stack>
  )
}

const keyOf = (organization: Managed | undefined): string => String(organization?.id)
