import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bracketKinds } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { t as clientT } from '../../../texts/t.ts'
import type { Entrant } from '../../data/entrants.ts'
import { finalStandingsOf } from '../../data/final-standings.ts'
import type { EventGames } from '../../data/games.ts'
import type { Tournament } from '../../data/shapes.ts'
import { MakePart } from '../../frame/MakePart.tsx'
import { useEdits, type FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { Count } from './Count.tsx'
import {
  emptyDraft,
  firstPlaceOf,
  isLater,
  newPart,
  partDraft,
  startOf,
  type PartDraft,
} from './part-draft.ts'
import { BracketTeams } from './BracketTeams.tsx'
import { PoolTeams } from './PoolTeams.tsx'

interface AddPartProps {
  readonly tournament: Tournament
  readonly found: EventGames
  /** The playing teams, by their seeds. */
  readonly entrants: readonly Entrant[]
}

/** Adds a bracket, a crossover or a pool to what a tournament has, also after games were played. */
export function AddPart(props: AddPartProps) {
  const { tournament, found } = props
  const form = useEdits(`tournaments/${tournament.id}/part`, emptyDraft(found), partDraft)
  const [open, setOpen] = useState(Object.keys(form.unsent).length > 0)
  const close = (): void => {
    form.done()
    setOpen(false)
  }
  return (
    <Stack component="section" aria-label={t('parts.add')}>
      <Title order={2}>{t('parts.add')}</Title>
      {open ? (
        <PartForm {...props} form={form} onDone={close} />
      ) : (
        <>
          <Text>{t('parts.addWhat')}</Text>
          <div>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('parts.add')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}

interface PartFormProps extends AddPartProps {
  readonly form: FormOfRecord<PartDraft>
  readonly onDone: () => void
}

function PartForm({ tournament, found, entrants, form, onDone }: PartFormProps) {
  const { values, field, set } = form
  const { data: standings } = useQuery(finalStandingsOf(tournament.id))
  const seeds = entrants.map(({ team_id }) => team_id)
  const places = (standings?.standings ?? []).filter(({ team_id }) => seeds.includes(team_id))
  const event = { tournament, found, seeds, standings: places.map(({ team_id }) => team_id) }
  const part = newPart(values, event)
  const isBracket = values.part === 'bracket'
  return (
    <Stack>
      <Stack maw={760}>
        <ChoiceField
          label={t('parts.what')}
          field={field('part')}
          options={partDraft.shape.part.options.map(value => ({ value, label: t(`parts.kinds.${value}`) }))}
        />
        {isBracket ? (
          <>
            <BracketTeams form={form} event={event} entrants={entrants} places={places} />
            <ChoiceField
              label={t('format.kind')}
              field={field('kind')}
              options={bracketKinds.map(value => ({ value, label: t(`format.kinds.${value}`) }))}
            />
          </>
        ) : (
          <PoolTeams form={form} event={event} entrants={entrants} places={places} />
        )}
        <Group align="flex-end">
          {(isBracket || isLater(values, event)) && (
            <Count
              label={t('parts.firstPlace')}
              value={firstPlaceOf(values, event)}
              onChange={place => set('firstPlace', place)}
            />
          )}
          {!isBracket && values.count <= 1 && <TextField label={t('parts.poolName')} field={field('name')} />}
          <TimeField
            type="datetime-local"
            label={t('swiss.start')}
            field={{ value: startOf(values, event), set: start => set('start', start) }}
          />
        </Group>
      </Stack>
      {part ? (
        <MakePart
          part={part}
          entrants={entrants}
          name={isBracket ? t('swiss.makeCut') : t('parts.makePool', { count: Math.max(1, values.count) })}
          onMade={onDone}
        />
      ) : (
        <Text>{t('parts.incomplete')}</Text>
      )}
      {part && isBracket && values.kind !== 'crossover' && <Text size="sm">{t('parts.along')}</Text>}
      <div>
        <Button variant="default" onClick={onDone}>
          {clientT('common.cancel')}
        </Button>
      </div>
    </Stack>
  )
}
