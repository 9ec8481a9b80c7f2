import { Text } from '@mantine/core'
import {
  fetchLeaguePage,
  fetchOrganizationPage,
  type LeagueSeasons,
} from '../../reading/league/organization-page.ts'
import { t } from '../../texts/t.ts'
import { LinkList } from './LinkList.tsx'
import { RecordPage } from './RecordPage.tsx'

/** An organization: its leagues and their seasons. */
export function OrganizationScreen({ id }: { id: number }) {
  return (
    <RecordPage
      kind={t('league.organization')}
      id={id}
      fetchPage={fetchOrganizationPage}
      nameOf={({ name }) => name}
      pictureOf={({ picture }) => picture}
    >
      {({ leagues }) =>
        leagues.length === 0 ? (
          <Text>{t('league.noLeagues')}</Text>
        ) : (
          leagues.map(one => <Seasons key={one.league.id} of={one} title={one.league.name} />)
        )
      }
    </RecordPage>
  )
}

/** A league: its seasons. */
export function LeagueScreen({ id }: { id: number }) {
  return (
    <RecordPage
      kind={t('league.league')}
      id={id}
      fetchPage={fetchLeaguePage}
      nameOf={({ name }) => name}
      pictureOf={({ picture }) => picture}
    >
      {({ leagues }) =>
        leagues.map(one => <Seasons key={one.league.id} of={one} title={t('league.seasons')} />)
      }
    </RecordPage>
  )
}

const Seasons = ({ of: { seasons }, title }: { of: LeagueSeasons; title: string }) => (
  <LinkList
    title={title}
    none={t('league.noSeasons')}
    links={seasons.map(({ id, name, start_date }) => ({
      to: `/seasons/${id}/`,
      name,
      ...(start_date && { more: t('league.seasonFrom', { day: start_date }) }),
    }))}
  />
)
