import { Group, Stack, Title } from '@mantine/core'
import type { HeldRole } from '../../../shared-schema/api/accounts/people.ts'
import { fetchRoles, removeRole } from '../../accounts/people.ts'
import type { WithPlaceName } from '../../accounts/places.ts'
import { grantText } from '../../accounts/role-text.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { momentCell, type SheetTable } from '../../base/sheets/table.ts'
import { ExportTable } from '../../components/ExportTable.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { problemText } from '../../components/problem-text.ts'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { List } from '../../components/List.tsx'
import { useQuery } from '@tanstack/react-query'
import { RENEWAL_MS } from '../../components/renewal.ts'
import { momentOf } from '../../base/formats/own-clock.ts'
import { t } from '../../texts/t.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { recordedPage } from '../../components/recorded-page.ts'

/** The roles in an organization, or in all of them (null). */
export function RoleList({ organizationId }: { organizationId: number | null }) {
  const roles = useQuery({
    queryKey: ['roles', organizationId],
    queryFn: ({ signal }) => fetchRoles(organizationId, signal),
    refetchInterval: RENEWAL_MS,
    refetchOnWindowFocus: true,
  })
  const remove = async (id: number): Promise<void> => {
    await removeRole(id)
    void roles.refetch()
  }
  return (
    <Stack gap="sm">
      <Title order={3}>{t('people.whoHasRole')}</Title>
      <QueryResult query={roles}>
        {held => (
          <>
            <List label={t('people.roles')} none={t('people.noRoles')}>
              {held.map(role => (
                <ListItem
                  key={role.id}
                  name={role.person.name}
                  lines={[
                    wordsOf(role),
                    role.person.email ?? t('passes.cameIn'),
                    role.sessions === 0
                      ? t('people.signedInNowhere')
                      : t('people.signedIn', { count: role.sessions }),
                    ...(role.last_seen === null
                      ? []
                      : [t('passes.lastSeen', { time: momentOf(role.last_seen) })]),
                    ...(role.is_disabled ? [t('people.isDisabled')] : []),
                  ]}
                  link={organizationId === null ? undefined : recordedPage(organizationId, role.person)}
                >
                  <Group gap="xs" wrap="nowrap">
                    <PersonMenu
                      person={role.person}
                      isDisabled={role.is_disabled}
                      onChanged={() => void roles.refetch()}
                    />
                    <RemoveButton
                      name={t('people.removeRole', { name: bidiIsolate(role.person.name) })}
                      confirm={t('common.confirmRemove')}
                      onConfirm={() => remove(role.id)}
                      problemOf={problemText}
                      consequence={t('people.removeRoleWhat', { role: wordsOf(role) })}
                    />
                  </Group>
                </ListItem>
              ))}
            </List>
            {held.length > 0 && <ExportTable title={t('people.roles')} table={() => sheetOf(held)} />}
          </>
        )}
      </QueryResult>
    </Stack>
  )
}

const sheetOf = (held: readonly WithPlaceName<HeldRole>[]): SheetTable => ({
  columns: [
    ...[t('tables.columns.person'), t('tables.columns.role')],
    ...[t('tables.columns.email'), t('tables.columns.lastSeen')],
  ],
  rows: held.map(role => [
    ...[role.person.name, wordsOf(role), role.person.email],
    role.last_seen === null ? null : momentCell(role.last_seen),
  ]),
})

const wordsOf = ({ role, place, placeName }: WithPlaceName<HeldRole>): string =>
  grantText(role, place, placeName)
