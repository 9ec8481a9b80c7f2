import { Checkbox, Group } from '@mantine/core'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { t as clientT } from '../../../texts/t.ts'
import { namesOf, type Entrant } from '../../data/entrants.ts'
import type { FinalPlace } from '../../data/final-standings.ts'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { Count } from './Count.tsx'
import { OpenPlaces } from './OpenPlaces.tsx'
import { partDraft, teamsOf, type PartEvent, type PartDraft } from './part-draft.ts'
import { TeamsByHand } from './TeamsByHand.tsx'

interface BracketTeamsProps {
  readonly form: FormOfRecord<PartDraft>
  readonly event: PartEvent
  readonly entrants: readonly Entrant[]
  /** The places so far. */
  readonly places: readonly FinalPlace[]
}

/** The teams of a new bracket: by places of pools, places so far or seeds, or chosen one by one. */
export function BracketTeams({ form, event, entrants, places }: BracketTeamsProps) {
  const { values, field, set } = form
  const { source, pools, from, to, order } = values
  const { pools: all } = event.found
  const sources = partDraft.shape.source.options.filter(one => one !== 'pools' || all.length > 0)
  return (
    <>
      <ChoiceField
        label={t('parts.teamsFrom')}
        field={field('source')}
        options={sources.map(value => ({ value, label: t(`parts.sources.${value}`) }))}
      />
      {source === 'pools' && (
        <Checkbox.Group
          label={t('parts.pools')}
          value={pools.map(String)}
          onChange={ids => set('pools', ids.map(Number))}
        >
          <Group mt="xs">
            {all.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={clientT('events.pool', { name })} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {source === 'hand' ? (
        <TeamsByHand
          order={order.filter(id => event.seeds.includes(id))}
          among={event.seeds}
          teams={namesOf(entrants)}
          onChange={next => set('order', next)}
        />
      ) : (
        <Group align="flex-end">
          <Count
            label={source === 'pools' ? t('format.fromPlaceOfPools') : t('format.fromPlace')}
            value={from}
            onChange={place => set('from', place)}
          />
          <Count label={t('format.toPlace')} value={to} onChange={place => set('to', place)} />
        </Group>
      )}
      {source === 'standings' && <OpenPlaces chosen={teamsOf(values, event)} places={places} />}
    </>
  )
}
