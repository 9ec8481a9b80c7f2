import { Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { managedOrganizations, type Managed } from '../../accounts/people.ts'
import type { Account } from '../../accounts/person.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { InviteForm } from './InviteForm.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PassSection } from './PassSection.tsx'
import { RoleList } from './RoleList.tsx'

/** The people of the organizations that somebody manages. */
export function PeopleSection({ account }: { account: Account }) {
  const managed = useQuery({
    queryKey: ['managed', account],
    queryFn: ({ signal }) => managedOrganizations(account, signal),
  })
  return (
    <QueryResult query={managed}>{organizations => <PeopleOf organizations={organizations} />}</QueryResult>
  )
}

function PeopleOf({ organizations }: { organizations: readonly Managed[] }) {
  const [name, setName] = useState(keyOf(organizations[0]))
  const organization = organizations.find(candidate => keyOf(candidate) === name) ?? organizations[0]
  if (!organization) return <Text>{t('people.noOrganization')}</Text>
  return (
    <Stack>
      {organizations.length > 1 && (
        <Select
          label={t('people.organization')}
          searchable
          allowDeselect={false}
          maw={520}
          nothingFoundMessage={t('common.noneFound')}
          data={organizations.map(each => ({
            value: keyOf(each),
            label: each.id === null ? t('people.allOrganizations') : each.name,
          }))}
          value={keyOf(organization)}
          onChange={value => setName(value ?? '')}
        />
      )}
      <InviteForm key={`invite to ${keyOf(organization)}`} organization={organization} />
      {organization.id !== null && (
        <PassSection key={`passes of ${keyOf(organization)}`} organizationId={organization.id} />
      )}
      <OpenInvitations key={`invitations to ${keyOf(organization)}`} organizationId={organization.id} />
      <RoleList key={`roles of ${keyOf(organization)}`} organizationId={organization.id} />
    </Stack>
  )
}

const keyOf = (organization: Managed | undefined): string => String(organization?.id)
