import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isOfficeOfAll, managesAnyOf } from '../../../accounts/manages.ts'
import type { Account } from '../../../accounts/person.ts'
import { daysText } from '../../../base/formats/day-title.ts'
import { listOf } from '../../data/queries.ts'
import { organization, season, tournament, type Organization } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { OfficePage } from '../../frame/OfficePage.tsx'

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

function OrganizationPanel({ organization: { id, name } }: { organization: Organization }) {
  const ofIt = { organization_id: String(id), order_by: '[-start_date]' }
  const tournaments = useQuery(listOf('tournaments', ofIt, tournament))
  const seasons = useQuery(listOf('seasons', ofIt, season))
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>{name}</Title>
          <Anchor component={Link} href={`/office/organizations/${id}`}>
            {t('home.organization')}
          </Anchor>
        </Group>
        <Title order={3}>{t('home.tournaments')}</Title>
        <QueryResult query={tournaments}>
          {found =>
            found.length === 0 ? (
              <Text>{t('home.noTournament')}</Text>
            ) : (
              found.map(one => (
                <Group key={one.id} gap="sm">
                  <Anchor component={Link} href={`/office/tournaments/${one.id}`} fw={700}>
                    {one.name}
                  </Anchor>
                  {one.start_date !== null && <Text size="sm">{daysText(one.start_date, one.end_date)}</Text>}
                </Group>
              ))
            )
          }
        </QueryResult>
        <Title order={3}>{t('home.seasons')}</Title>
        <QueryResult query={seasons}>
          {all => {
            // Seasons that only frame tournaments are listed at their league, in the organization.
            const found = all.filter(one => one.is_event)
            return found.length === 0 ? (
              <Text>{t('home.noSeason')}</Text>
            ) : (
              found.map(one => (
                <Anchor key={one.id} component={Link} href={`/office/seasons/${one.id}`} fw={700}>
                  {`${one.league.name} ${one.name}`}
                </Anchor>
              ))
            )
          }}
        </QueryResult>
      </Stack>
    </Paper>
  )
}
