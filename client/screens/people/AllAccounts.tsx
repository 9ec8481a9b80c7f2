import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { deletePerson, fetchAccounts, isOwnerOfAll, type HeldAccount } from '../../accounts/people.ts'
import type { Account } from '../../accounts/person.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { problemText } from '../asking/problem-text.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { PersonMenu } from './PersonMenu.tsx'

/** More than these nobody looks through. */
const SHOWN = 50

/** Everybody with an account on this server, with a role or without, for the office of all. */
export function AllAccounts({ account }: { account: Account }) {
  const accounts = useAnswer(fetchAccounts)
  const [sought, setSought] = useState('')
  const [withoutRole, setWithoutRole] = useState(false)
  const isSought = ({ name, email, number_of_roles }: HeldAccount): boolean =>
    (!withoutRole || number_of_roles === 0) && `${name} ${email}`.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase())
  const remove = async (id: string): Promise<void> => {
    await deletePerson(id)
    accounts.again()
  }
  return (
    <Stack>
      <TextInput label="Find by name or email" type="search" maw={520} value={sought} onChange={event => setSought(event.currentTarget.value)} />
      <Checkbox label="Only people without a role" size="lg" checked={withoutRole} onChange={event => setWithoutRole(event.currentTarget.checked)} />
      <Answered answer={accounts}>
        {all => {
          const found = all.filter(isSought)
          return (
            <>
              <ThingList label="Accounts" none="Nobody is found.">
                {found.slice(0, SHOWN).map(person => (
                  <ListedThing key={person.id} name={person.name} lines={[person.email, rolesOf(person), ...(person.is_disabled ? ['The account is disabled'] : [])]}>
                    {person.id !== account.person.id && (
                      <Group gap="xs" wrap="nowrap">
                        <PersonMenu person={person} isDisabled={person.is_disabled} onChanged={accounts.again} />
                        {isOwnerOfAll(account) && (
                          <RemoveButton
                            name={`Delete the account of ${person.name}`} confirm="Delete for good" onConfirm={() => remove(person.id)} problemOf={problemText}
                            consequence="Nobody can sign in with it any more. What was recorded stays, without the name; the player stays on the rosters. It cannot be undone."
                          />
                        )}
                      </Group>
                    )}
                  </ListedThing>
                ))}
              </ThingList>
              {found.length > SHOWN && <Text>{found.length - SHOWN} more. Type a name to find somebody.</Text>}
            </>
          )
        }}
      </Answered>
    </Stack>
  )
}

const rolesOf = ({ number_of_roles }: HeldAccount): string =>
  number_of_roles === 0 ? 'No role' : `${number_of_roles} ${number_of_roles === 1 ? 'role' : 'roles'}`
