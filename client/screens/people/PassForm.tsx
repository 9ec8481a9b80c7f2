import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { makePass } from '../../accounts/passes.ts'
import { fetchPlaces, type NamedEvent } from '../../accounts/places.ts'
import type { Place } from '../../../shared-schema/api/accounts/account.ts'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TimeField } from '../../components/fields/TimeField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import { NewPasses } from './NewPasses.tsx'
import { PlaceChooser, PlaceWithin } from './PlaceChooser.tsx'

const kinds = ['each_field', 'game_site', 'event_site', 'tournament', 'game', 'team'] as const
type Kind = (typeof kinds)[number]

interface Wanted {
  readonly kind: Kind
  readonly chosenId: number | null
  /** Empty for every day, or no end. */
  readonly day: string
  readonly until: string
}

interface PassFormProps {
  readonly organizationId: number
  /** For what is in it alone; for any tournament or season of the organization if it is left out. */
  readonly tournament?: NamedEvent | undefined
  readonly onMade: () => void
}

/** Makes a pass, or one for each field of a tournament, and hands them out. */
export function PassForm({ organizationId, tournament, onMade }: PassFormProps) {
  const { values, set, field } = useFields<Wanted>({ kind: 'each_field', chosenId: null, day: '', until: '' })
  const { kind, chosenId, day, until } = values
  const [urls, setUrls] = useState<readonly string[] | null>(null)
  const [noFields, setNoFields] = useState(false)

  const placeKind = kind === 'each_field' ? 'tournament' : kind
  const placeId = placeKind === 'tournament' && tournament ? tournament.id : chosenId
  const changeKind = (to: Kind): void => {
    set('kind', to)
    set('chosenId', null)
  }
  const make = async (): Promise<void> => {
    if (placeId === null) return // the field itself asks for it
    const places = await placesOf(kind, placeId, day)
    setNoFields(places.length === 0)
    const links: string[] = []
    for (const place of places) links.push(await makePass(organizationId, place, endOf(until)))
    if (links.length > 0) setUrls(links)
    onMade()
  }
  if (urls !== null) return <NewPasses urls={urls} onDone={() => setUrls(null)} />
  return (
    <ServerForm
      label={t('passes.make')}
      submitName={t('passes.makeNow')}
      onSubmit={make}
      labels={{ place: t('passes.makeFor'), expires_at: t('passes.until') }}
    >
      <Title order={3}>{t('passes.make')}</Title>
      <Text>{t('passes.passesWhat')}</Text>
      <SelectField
        label={t('passes.makeFor')}
        field={{ value: kind, set: changeKind }}
        options={kinds.map(value => ({ value, label: t(`passes.kind.${value}`) }))}
      />
      {tournament === undefined ? (
        <PlaceChooser
          key={kind}
          organizationId={organizationId}
          kind={placeKind}
          placeId={placeId}
          onChoose={id => set('chosenId', id)}
        />
      ) : (
        placeKind !== 'tournament' && (
          <PlaceWithin
            key={kind}
            kind={placeKind}
            within={tournament}
            placeId={placeId}
            onChoose={id => set('chosenId', id)}
          />
        )
      )}
      {kind !== 'game' && <TimeField type="date" label={t('passes.day')} field={field('day')} />}
      <TimeField
        type="date"
        label={t('passes.until')}
        description={t('passes.noEnd')}
        field={field('until')}
      />
      {noFields && <Text role="alert">{t('passes.noFields')}</Text>}
    </ServerForm>
  )
}

async function placesOf(kind: Kind, id: number, day: string): Promise<Place[]> {
  const on = day === '' || kind === 'game' ? {} : { day }
  if (kind !== 'each_field') return [{ kind, id, ...on }]
  const within = { kind: 'tournament', id, name: '' } as const
  const fields = await fetchPlaces('game_site', within, AbortSignal.timeout(20_000))
  return fields.map(field => ({ kind: 'game_site', id: field.id, ...on }))
}

/** The end of a day in this device's time zone; null for no day. */
const endOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString())
