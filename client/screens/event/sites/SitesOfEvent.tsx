import { Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { siteOfField, type EventSite } from '../../../reading/events/event-sites.ts'
import { t } from '../../../texts/t.ts'
import readingClasses from '../reading.module.css'
import { SiteMap } from './SiteMap.tsx'
import classes from './sites.module.css'

interface SitesOfEventProps {
  readonly sites: readonly EventSite[]
  readonly scope: string
  /** Which of them is looked at. */
  readonly siteId?: number
  /** The field that is looked for. */
  readonly fieldId?: number
}

/** Where an event is played: one site, found by one of its fields too, or the list of several. */
export function SitesOfEvent({ sites, scope, siteId, fieldId }: SitesOfEventProps) {
  const [only] = sites
  const site =
    fieldId !== undefined
      ? siteOfField(sites, fieldId)
      : (sites.find(({ id }) => id === siteId) ?? (sites.length === 1 ? only : undefined))
  if (site) return <SiteOfEvent site={site} scope={scope} fieldId={fieldId} />
  if (fieldId !== undefined) return <Text>{t('sites.fieldGone')}</Text>
  if (sites.length === 0) return <Text>{t('sites.none')}</Text>
  return (
    <ul className={classes.list}>
      {sites.map(({ id, name, address }) => (
        <li key={id}>
          <Link href={`/events/${scope}/sites/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          {address !== '' && <Text className={classes.words}>{address}</Text>}
        </li>
      ))}
    </ul>
  )
}

interface SiteOfEventProps {
  readonly site: EventSite
  readonly scope: string
  readonly fieldId: number | undefined
}

/** A site: where it is, how people get there, and its map. */
function SiteOfEvent({ site, scope, fieldId }: SiteOfEventProps) {
  return (
    <Stack>
      <Title order={2}>
        <bdi>{site.name}</bdi>
      </Title>
      {site.map && <SiteMap site={site} map={site.map} scope={scope} fieldId={fieldId} />}
      <div className={readingClasses.lists}>
        <Words title={t('sites.address')} words={site.address} />
        <Words title={t('sites.directions')} words={site.directions} />
      </div>
    </Stack>
  )
}

function Words({ title, words }: { title: string; words: string }) {
  if (words === '') return null
  return (
    <section aria-label={title}>
      <Title order={3}>{title}</Title>
      <Text fz="lg" className={classes.words}>
        {words}
      </Text>
    </section>
  )
}
