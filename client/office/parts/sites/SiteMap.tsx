import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import {
  markKinds,
  siteMark,
  type MarkKind,
  type SiteMark,
} from '../../../../shared-schema/resources/site-map.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { ownPicture } from '../../data/pictures.ts'
import { inNumberOrder, type OfficeField } from '../../data/schedule.ts'
import { fieldsOfSite, type EventSite } from '../../data/sites.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { EditConflict } from '../../../components/fields/EditConflict.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { MarkedMap } from './MarkedMap.tsx'
import { MarkList } from './MarkList.tsx'

/** The map of a site and its marks: in the picture, or in the list next to it. */
export function SiteMap({ site }: { site: EventSite }) {
  const fields = useQuery(fieldsOfSite(site.id))
  const image = ownPicture(site.image)
  return (
    <Stack gap="xs">
      <Title order={3}>{t('sites.map')}</Title>
      <PictureField
        label={t('sites.mapOf', { site: site.name })}
        path={`/v1/event_sites/${site.id}/map/`}
        shown={image}
        asOf={site.time_last_updated}
        preview={false}
      />
      {image !== null && (
        <QueryResult query={fields}>
          {found => <Marks site={site} image={image} fields={inNumberOrder(found)} />}
        </QueryResult>
      )}
    </Stack>
  )
}

interface MarksProps {
  readonly site: EventSite
  readonly image: string
  readonly fields: readonly OfficeField[]
}

const shape = z.object({ marks: z.array(siteMark) })

function Marks({ site, image, fields }: MarksProps) {
  const path = `/v1/event_sites/${site.id}/`
  const form = useEdits(`${path}marks`, { marks: site.marks }, shape)
  const { send, busy, problem } = useChange()
  const free = fields.filter(({ id }) => !form.values.marks.some(mark => mark.game_site_id === id))
  const [chosen, choose] = useState('')
  const choices = [
    ...free.map(({ id, name }) => ({ value: String(id), label: name })),
    ...markKinds
      .filter(kind => kind !== 'field')
      .map((kind): { value: string; label: string } => ({ value: kind, label: kindText(kind) })),
  ]
  const value = choices.some(one => one.value === chosen) ? chosen : (choices[0]?.value ?? '')
  const nameOf = ({ kind, game_site_id }: SiteMark): string =>
    fields.find(({ id }) => id === game_site_id)?.name ?? kindText(kind)
  const add = (x: number, y: number): void => {
    const kind = markKinds.find(one => one === value) ?? 'field'
    const mark = { kind, x, y, game_site_id: kind === 'field' ? Number(value) : null }
    form.set('marks', [...form.values.marks, mark])
  }
  const store = async (): Promise<void> => {
    const sent = await send({ method: 'PATCH', path, body: form.unsent, asOf: site.time_last_updated })
    if (sent) form.done()
  }
  return (
    <Stack gap="xs">
      <NativeSelect
        label={t('sites.markWhat')}
        description={t('sites.markHint')}
        maw={400}
        value={value}
        data={choices}
        onChange={event => choose(event.currentTarget.value)}
      />
      <MarkedMap
        alt={t('sites.mapOf', { site: site.name })}
        image={image}
        marks={form.values.marks}
        nameOf={nameOf}
        onAdd={add}
        onChange={marks => form.set('marks', marks)}
      />
      <div>
        <Button variant="default" onClick={() => add(0.5, 0.5)}>
          {t('sites.markAdd')}
        </Button>
      </div>
      <MarkList marks={form.values.marks} nameOf={nameOf} onChange={marks => form.set('marks', marks)} />
      {form.conflicts.length > 0 && (
        <EditConflict theirs={site.marks.map(nameOf).join(', ')} onTake={() => form.takeTheirs('marks')} />
      )}
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} disabled={form.unsent.marks === undefined} onClick={() => void store()}>
          {t('sites.markStore')}
        </SendButton>
      </div>
      {form.values.marks.length === 0 && <Text>{t('sites.markNone')}</Text>}
      {form.unsent.marks !== undefined && <Text role="status">{t('sites.markUnsent')}</Text>}
    </Stack>
  )
}

const kindText = (kind: MarkKind): string => t(`sites.kinds.${kind}`)
