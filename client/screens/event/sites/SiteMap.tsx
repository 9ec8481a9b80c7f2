import { Text } from '@mantine/core'
import { areaOf, type EventSite, type MarkOnMap } from '../../../reading/events/event-sites.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../../texts/t.ts'
import { MapPicture } from './MapPicture.tsx'
import { MarksInWords } from './MarksInWords.tsx'
import classes from './sites.module.css'
import { useMap } from './use-map.ts'

interface SiteMapProps {
  readonly site: EventSite
  readonly map: NonNullable<EventSite['map']>
  readonly scope: string
  /** The field that the reader looks for. */
  readonly fieldId: number | undefined
}

/** The map of a site with its marks, and a list of the marks in words. */
export function SiteMap({ site, map, scope, fieldId }: SiteMapProps) {
  const path = useMap(map)
  const isMissing = path === null
  const highlighted = site.fields.find(({ id }) => id === fieldId)
  const mark = site.marks.find(({ field }) => field !== null && field.id === fieldId)
  return (
    <>
      {highlighted && (
        <Text fz="xl" fw={700}>
          {mark
            ? t('sites.isThere', {
                field: bidiIsolate(highlighted.name),
                area: t(`sites.areas.${areaOf(mark)}`),
              })
            : t('sites.notMarked', { field: bidiIsolate(highlighted.name) })}
        </Text>
      )}
      <div className={classes.beside} data-missing={isMissing || undefined}>
        {!isMissing && (
          <MapPicture
            key={map.path}
            path={path}
            alt={t('sites.mapOf', { site: bidiIsolate(site.name) })}
            marks={site.marks}
            highlighted={mark}
          />
        )}
        {site.marks.length > 0 && (
          <MarksInWords marks={site.marks} highlighted={mark} addressOf={addressIn(scope)} />
        )}
      </div>
    </>
  )
}

/** Where the page of a field is that is marked; undefined for what is no field. */
const addressIn =
  (scope: string) =>
  ({ field }: MarkOnMap): string | undefined =>
    field ? `/events/${scope}/fields/${field.id}` : undefined
