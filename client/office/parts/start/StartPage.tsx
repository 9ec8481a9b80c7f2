import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isOfficeOfAll, managesAnyOf } from '../../../accounts/manages.ts'
import type { Account } from '../../../accounts/person.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { listOf } from '../../data/queries.ts'
import { organization } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { StartForm } from './StartForm.tsx'

/** Starts an event: asks for as little as possible, and previews the records that it creates. */
export function StartPage({ account }: { account: Account }) {
  const organizations = useQuery(listOf('organizations', { order_by: '[name]' }, organization))
  return (
    <OfficePage title={t('start.title')} back={{ to: '/office', name: t('frame.office') }}>
      <QueryResult query={organizations}>
        {found => {
          const managed = found.filter(({ id }) => managesAnyOf(account, [id]))
          return managed.length === 0 && !isOfficeOfAll(account) ? (
            <Text>{t('frame.noRole')}</Text>
          ) : (
            <StartForm managed={managed} mayFound={isOfficeOfAll(account)} />
          )
        }}
      </QueryResult>
    </OfficePage>
  )
}
