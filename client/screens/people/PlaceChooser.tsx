import { useCallback, useState } from 'react'
import type { PlaceKind } from '../../accounts/person.ts'
import { fetchHappenings, fetchPlaces, type Happening, type Named } from '../../accounts/places.ts'
import { kindWords } from '../../accounts/role-words.ts'
import { Answered } from '../asking/Answered.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { NameSelect } from './NameSelect.tsx'

interface PlaceChooserProps {
  readonly organizationId: number
  readonly kind: PlaceKind
  readonly placeId: number | null
  readonly onChoose: (id: number | null) => void
}

/** The kinds of places that a season has without a tournament, too. */
const inSeasons: readonly PlaceKind[] = ['game', 'team']

/** Chooses a place by its name: first the tournament, or the season, then what is in it. */
export function PlaceChooser({ organizationId, kind, placeId, onChoose }: PlaceChooserProps) {
  const happenings = useAnswer(useCallback((signal: AbortSignal) => fetchHappenings(organizationId, signal), [organizationId]))
  const [within, setWithin] = useState<Happening | null>(null)
  const choose = (happening: Happening | null): void => {
    setWithin(happening)
    onChoose(kind === 'tournament' && happening ? happening.id : null)
  }
  const withSeasons = inSeasons.includes(kind)
  return (
    <Answered answer={happenings}>
      {all => (
        <>
          <NameSelect
            label={withSeasons ? 'Tournament or season' : 'Tournament'} value={within} onChange={choose} keyOf={scopeOf}
            options={all.filter(happening => withSeasons || happening.kind === 'tournament')}
          />
          {within && kind !== 'tournament' && (
            <PlaceWithin key={scopeOf(within)} kind={kind} within={within} placeId={placeId} onChoose={onChoose} />
          )}
        </>
      )}
    </Answered>
  )
}

interface PlaceWithinProps extends Omit<PlaceChooserProps, 'organizationId'> {
  readonly within: Happening
}

function PlaceWithin({ kind, within, placeId, onChoose }: PlaceWithinProps) {
  const places = useAnswer(useCallback((signal: AbortSignal) => fetchPlaces(kind, within, signal), [kind, within]))
  const word = kindWords[kind]
  return (
    <Answered answer={places}>
      {named => (
        <NameSelect
          label={word.charAt(0).toUpperCase() + word.slice(1)} options={named} keyOf={idOf}
          value={named.find(({ id }) => id === placeId) ?? null} onChange={chosen => onChoose(chosen?.id ?? null)}
        />
      )}
    </Answered>
  )
}

const scopeOf = ({ kind, id }: Happening): string => `${kind}:${id}`
const idOf = ({ id }: Named): string => String(id)
