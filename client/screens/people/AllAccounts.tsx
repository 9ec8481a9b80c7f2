import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isOwnerOfAll } from '../../accounts/manages.ts'
import type { HeldAccount } from '../../../shared-schema/api/accounts/people.ts'
import { deletePerson, fetchAccounts } from '../../accounts/people.ts'
import type { Account } from '../../accounts/person.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { List } from '../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { PersonMenu } from './PersonMenu.tsx'

/** The number shown at a time: nobody looks through more. */
const SHOWN = 50

/** Everybody with an account on this server, with a role or without, for the office of all. */
export function AllAccounts({ account }: { account: Account }) {
  const accounts = useQuery({ queryKey: ['accounts'], queryFn: ({ signal }) => fetchAccounts(signal) })
  const [search, setSearch] = useState('')
  const [withoutRole, setWithoutRole] = useState(false)
  const isSought = ({ name, email, number_of_roles }: HeldAccount): boolean =>
    (!withoutRole || number_of_roles === 0) &&
    `${name} ${email ?? ''}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase())
  const remove = async (id: string): Promise<void> => {
    await deletePerson(id)
    void accounts.refetch()
  }
  return (
    <Stack>
      <TextInput
        label={t('people.find')}
        type="search"
        maw={520}
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <Checkbox
        label={t('people.withoutRole')}
        size="lg"
        checked={withoutRole}
        onChange={event => setWithoutRole(event.currentTarget.checked)}
      />
      <QueryResult query={accounts}>
        {all => {
          const found = all.filter(isSought)
          return (
            <>
              <List label={t('people.accounts')} none={t('people.nobodyFound')}>
                {found.slice(0, SHOWN).map(person => (
                  <ListItem
                    key={person.id}
                    name={person.name}
                    lines={[
                      person.email ?? t('passes.cameIn'),
                      rolesOf(person),
                      ...(person.is_disabled ? [t('people.isDisabled')] : []),
                    ]}
                  >
                    {person.id !== account.person.id && (
                      <Group gap="xs" wrap="nowrap">
                        <PersonMenu
                          person={person}
                          isDisabled={person.is_disabled}
                          onChanged={() => void accounts.refetch()}
                        />
                        {isOwnerOfAll(account) && (
                          <RemoveButton
                            name={t('people.delete', { name: bidiIsolate(person.name) })}
                            confirm={t('account.deleteNow')}
                            onConfirm={() => remove(person.id)}
                            problemOf={problemText}
                            consequence={t('people.deleteWhat')}
                          />
                        )}
                      </Group>
                    )}
                  </ListItem>
                ))}
              </List>
              {found.length > SHOWN && <Text>{t('people.more', { count: found.length - SHOWN })}</Text>}
            </>
          )
        }}
      </QueryResult>
    </Stack>
  )
}

const rolesOf = ({ number_of_roles }: HeldAccount): string =>
  number_of_roles === 0 ? t('people.noRole') : t('people.rolesHeld', { count: number_of_roles })
