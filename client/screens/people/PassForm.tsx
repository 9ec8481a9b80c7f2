import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { makePass } from '../../accounts/passes.ts'
import { fetchPlaces, type NamedEvent } from '../../accounts/places.ts'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import type { Place } from '../../../shared-schema/api/accounts/account.ts'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TimeField } from '../../components/fields/TimeField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { t } from '../../texts/t.ts'
import { NewPasses } from './NewPasses.tsx'
import { PlaceChooser, PlaceWithin } from './PlaceChooser.tsx'

const kinds = ['each_field', 'game_site', 'event_site', 'tournament', 'meet', 'game', 'team'] as const
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
  /**
   * For a tournament, or an event with divisions, and what is in it alone; for any tournament or season of the
   * organization if it is left out.
   */
  readonly within?: NamedEvent | undefined
  readonly onMade: () => void
}

/** Makes a pass, or one for each field of a tournament or event, and hands them out. */
export function PassForm({ organizationId, within, onMade }: PassFormProps) {
  const { values, set, field } = useFields<Wanted>({
    kind: within?.kind === 'meet' ? 'meet' : 'each_field',
    chosenId: null,
    day: '',
    until: '',
  })
  const { kind, chosenId, day, until } = values
  const [urls, setUrls] = useState<readonly string[] | null>(null)
  const [noFields, setNoFields] = useState(false)

  const fieldsOf = within?.kind === 'meet' ? 'meet' : 'tournament'
  const placeKind = kind === 'each_field' ? fieldsOf : kind
  const placeId = placeKind === within?.kind ? within.id : chosenId
  const options = within?.kind === 'tournament' ? kinds.filter(one => one !== 'meet') : kinds
  const changeKind = (to: Kind): void => {
    set('kind', to)
    set('chosenId', null)
  }
  const make = async (): Promise<void> => {
    if (placeId === null) return // the field itself asks for it
    const places = await placesOf(kind === 'each_field' ? { fieldsOf, organizationId } : kind, placeId, day)
    setNoFields(places.length === 0)
    const links: string[] = []
    try {
      for (const place of places) links.push(await makePass(organizationId, place, endOf(until)))
    } finally {
      // No other page shows the links of those that were made before the connection broke off.
      if (links.length > 0) setUrls(links)
      onMade()
    }
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
        options={options.map(value => ({
          value,
          label:
            value === 'each_field' && fieldsOf === 'meet'
              ? t('passes.eachFieldOfEvent')
              : t(`passes.kind.${value}`),
        }))}
      />
      {within === undefined ? (
        <PlaceChooser
          key={kind}
          organizationId={organizationId}
          kind={placeKind}
          placeId={placeId}
          onChoose={id => set('chosenId', id)}
        />
      ) : (
        placeKind !== within.kind && (
          <PlaceWithin
            key={kind}
            kind={placeKind}
            within={within}
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
      {noFields && (
        <Text role="alert">{fieldsOf === 'meet' ? t('passes.noFieldsInEvent') : t('passes.noFields')}</Text>
      )}
    </ServerForm>
  )
}

/** @param wanted a place of a kind, or each field of one */
async function placesOf(
  wanted: PlaceKind | { readonly fieldsOf: 'tournament' | 'meet'; readonly organizationId: number },
  id: number,
  day: string,
): Promise<Place[]> {
  const on = day === '' || wanted === 'game' ? {} : { day }
  if (typeof wanted === 'string') return [{ kind: wanted, id, ...on }]
  const of: NamedEvent =
    wanted.fieldsOf === 'meet'
      ? { kind: 'meet', id, name: '', ownerId: wanted.organizationId }
      : { kind: 'tournament', id, name: '' }
  const fields = await fetchPlaces('game_site', of, AbortSignal.timeout(20_000))
  return fields.map(field => ({ kind: 'game_site', id: field.id, ...on }))
}

/** The end of a day in this device's time zone; null for no day. */
const endOf = (day: string): string | null => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString())
