import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isOfficeOfAll, managesAnyOf } from '../../../accounts/manages.ts'
import type { Account } from '../../../accounts/person.ts'
import { listOf } from '../../data/queries.ts'
import { organization } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'
import { OrganizationPanel } from './OrganizationPanel.tsx'

interface OfficeHomeProps {
  readonly account: Account
  /** A note of the last change: an event that was just deleted leads here. */
  readonly notice: ReactNode
}

/** The start page of the office: the organizations that somebody manages, with their events. */
export function OfficeHome({ account, notice }: OfficeHomeProps) {
  const organizations = useQuery(listOf('organizations', { order_by: '[name]' }, organization))
  return (
    <OfficePage title={t('frame.office')} back={{ to: '/', name: clientT('common.allEvents') }}>
      {notice}
      <QueryResult query={organizations}>
        {found => {
          const managed = found.filter(({ id }) => managesAnyOf(account, [id]))
          return managed.length === 0 && !isOfficeOfAll(account) ? (
            <Text>{t('frame.noRole')}</Text>
          ) : (
            <>
              {managed.length === 0 && <Text>{t('home.nothingYet')}</Text>}
              <div>
                <Button component={Link} href="/office/start" leftSection={<IconPlus />}>
                  {t('home.start')}
                </Button>
              </div>
              {managed.map(one => (
                <OrganizationPanel key={one.id} organization={one} />
              ))}
            </>
          )
        }}
      </QueryResult>
    </OfficePage>
  )
}
