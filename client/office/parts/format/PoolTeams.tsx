import { Checkbox, Group } from '@mantine/core'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { namesOf, type Entrant } from '../../data/entrants.ts'
import type { FinalPlace } from '../../data/final-standings.ts'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { Count } from './Count.tsx'
import { OpenPlaces } from './OpenPlaces.tsx'
import { isLater, partDraft, poolSource, poolTeams, type PartEvent, type PartDraft } from './part-draft.ts'
import { TeamsByHand } from './TeamsByHand.tsx'

interface PoolTeamsProps {
  readonly form: FormOfRecord<PartDraft>
  readonly event: PartEvent
  readonly entrants: readonly Entrant[]
  /** The places so far. */
  readonly places: readonly FinalPlace[]
}

/** The teams of new pools: by places so far or seeds, or chosen one by one, also such that have played already. */
export function PoolTeams({ form, event, entrants, places }: PoolTeamsProps) {
  const { values, set } = form
  const source = poolSource(values, event)
  const sources = partDraft.shape.source.options.filter(one => one !== 'pools')
  return (
    <>
      <ChoiceField
        label={t('parts.teamsFrom')}
        field={{ ...form.field('source'), value: source }}
        options={sources.map(value => ({ value, label: t(`parts.sources.${value}`) }))}
      />
      {source === 'hand' ? (
        <TeamsByHand
          order={poolTeams(values, event)}
          among={event.seeds}
          teams={namesOf(entrants)}
          onChange={order => set('order', order)}
        />
      ) : (
        <Group align="flex-end">
          <Count label={t('format.fromPlace')} value={values.from} onChange={place => set('from', place)} />
          <Count label={t('format.toPlace')} value={values.to} onChange={place => set('to', place)} />
        </Group>
      )}
      {source === 'standings' && <OpenPlaces chosen={poolTeams(values, event)} places={places} />}
      <Count label={t('parts.howMany')} value={values.count} onChange={count => set('count', count)} />
      {isLater(values, event) && (
        <Checkbox
          label={t('parts.countsEarlier')}
          checked={values.countsEarlier}
          onChange={({ currentTarget }) => set('countsEarlier', currentTarget.checked)}
        />
      )}
    </>
  )
}
