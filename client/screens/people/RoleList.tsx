import { Group, Stack, Title } from '@mantine/core'
import { useCallback } from 'react'
import { fetchRoles, removeRole } from '../../accounts/people.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { problemText } from '../asking/problem-text.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { PersonMenu } from './PersonMenu.tsx'

/** Who has which role in an organization, or in all of them (null). */
export function RoleList({ organizationId }: { organizationId: number | null }) {
  const roles = useAnswer(useCallback((signal: AbortSignal) => fetchRoles(organizationId, signal), [organizationId]))
  const remove = async (id: number): Promise<void> => {
    await removeRole(id)
    roles.again()
  }
  return (
    <Stack gap="sm">
      <Title order={3}>Who has a role</Title>
      <Answered answer={roles}>
        {held => (
          <ThingList label="Roles" none="Nobody has a role here yet.">
            {held.map(role => (
              <ListedThing key={role.id} name={role.person.name} lines={[role.words, role.person.email, ...(role.isDisabled ? ['The account is disabled'] : [])]}>
                <Group gap="xs" wrap="nowrap">
                  <PersonMenu person={role.person} isDisabled={role.isDisabled} onChanged={roles.again} />
                  <RemoveButton
                    name={`Remove the role of ${role.person.name}`} confirm="Confirm remove" onConfirm={() => remove(role.id)} problemOf={problemText}
                    consequence={`They lose this role: ${role.words}. What they recorded stays. Their tokens end, and so do the programs that they allowed.`}
                  />
                </Group>
              </ListedThing>
            ))}
          </ThingList>
        )}
      </Answered>
    </Stack>
  )
}
