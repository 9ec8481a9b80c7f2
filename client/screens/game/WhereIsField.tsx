import { Anchor } from '@mantine/core'
import { Link } from 'wouter'
import { hasDetails, siteOfField } from '../../reading/events/event-sites.ts'
import { t } from '../../texts/t.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { useSites } from '../event/sites/use-sites.ts'

/** The way to the map on which the field of a game is. Nothing if no more is known of it than its name. */
export function WhereIsField({ open, fieldId }: { open: OpenScope; fieldId: number }) {
  const sites = useSites(open) ?? []
  const site = siteOfField(sites, fieldId)
  const field = site?.fields.find(({ id }) => id === fieldId)
  if (!site || !field || !hasDetails(site)) return null
  return (
    <Anchor component={Link} href={`/events/${open.scope}/fields/${fieldId}`} py="sm" display="inline-block">
      {t('sites.whereIs', { field: bidiIsolate(field.name) })}
    </Anchor>
  )
}
