import { useState } from 'react'
import type { PlaceKind } from '../../../shared-schema/api/accounts.ts'
import { fetchEvents, fetchMeets, fetchPlaces, type NamedEvent, type Named } from '../../accounts/places.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../texts/t.ts'
import { NameSelect } from './NameSelect.tsx'

interface PlaceChooserProps {
  readonly organizationId: number
  readonly kind: PlaceKind
  readonly placeId: number | null
  readonly onChoose: (id: number | null) => void
}

/** The kinds of places that a season has without a tournament, too. */
const inSeasons: readonly PlaceKind[] = ['game', 'team']

/** Chooses a place by its name: an event with divisions, or first the tournament or season, then what is in it. */
export function PlaceChooser(props: PlaceChooserProps) {
  return props.kind === 'meet' ? <MeetChooser {...props} /> : <PlaceInEvent {...props} />
}

function MeetChooser({ organizationId, placeId, onChoose }: PlaceChooserProps) {
  const meets = useQuery({
    queryKey: ['meets', organizationId],
    queryFn: ({ signal }) => fetchMeets(organizationId, signal),
  })
  return (
    <QueryResult query={meets}>
      {named => (
        <NameSelect
          label={t('people.place.meet')}
          options={named}
          keyOf={idOf}
          value={named.find(({ id }) => id === placeId) ?? null}
          onChange={chosen => onChoose(chosen?.id ?? null)}
        />
      )}
    </QueryResult>
  )
}

function PlaceInEvent({ organizationId, kind, placeId, onChoose }: PlaceChooserProps) {
  const happenings = useQuery({
    queryKey: ['events', organizationId],
    queryFn: ({ signal }) => fetchEvents(organizationId, signal),
  })
  const [within, setWithin] = useState<NamedEvent | null>(null)
  const choose = (event: NamedEvent | null): void => {
    setWithin(event)
    onChoose(kind === 'tournament' && event ? event.id : null)
  }
  const withSeasons = inSeasons.includes(kind)
  return (
    <QueryResult query={happenings}>
      {all => (
        <>
          <NameSelect
            label={withSeasons ? t('people.tournamentOrSeason') : t('people.place.tournament')}
            value={within}
            onChange={choose}
            keyOf={scopeOf}
            options={all.filter(event => withSeasons || event.kind === 'tournament')}
          />
          {within && kind !== 'tournament' && (
            <PlaceWithin
              key={scopeOf(within)}
              kind={kind}
              within={within}
              placeId={placeId}
              onChoose={onChoose}
            />
          )}
        </>
      )}
    </QueryResult>
  )
}

interface PlaceWithinProps extends Omit<PlaceChooserProps, 'organizationId'> {
  readonly within: NamedEvent
}

/** Chooses a place in a tournament, a season, or an event with divisions. */
export function PlaceWithin({ kind, within, placeId, onChoose }: PlaceWithinProps) {
  const places = useQuery({
    queryKey: ['places', kind, within],
    queryFn: ({ signal }) => fetchPlaces(kind, within, signal),
  })
  return (
    <QueryResult query={places}>
      {named => (
        <NameSelect
          label={t(`people.place.${kind}`)}
          options={named}
          keyOf={idOf}
          value={named.find(({ id }) => id === placeId) ?? null}
          onChange={chosen => onChoose(chosen?.id ?? null)}
        />
      )}
    </QueryResult>
  )
}

const scopeOf = ({ kind, id }: NamedEvent): string => `${kind}:${id}`
const idOf = ({ id }: Named): string => String(id)
