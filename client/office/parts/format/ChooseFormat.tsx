import { Alert, Anchor, Button, Group, Radio, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { z } from 'zod'
import { dayTitle } from '../../../base/formats/day-title.ts'
import { startTime } from '../../../base/formats/event-clock.ts'
import type { Entrant } from '../../data/entrants.ts'
import { formatsFor, stages, type AtHand, type SeenFormat, type Stages } from '../../data/formats.ts'
import type { Tournament } from '../../data/shapes.ts'
import type { FormatSuggestion } from '../../../../shared-schema/api/formats.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useEdits } from '../../frame/use-edits.ts'
import classes from './format.module.css'
import { FormatDiagram } from './FormatDiagram.tsx'
import { MakeFormat } from './MakeFormat.tsx'
import { StagesByHand } from './StagesByHand.tsx'

interface ChooseFormatProps {
  readonly tournament: Tournament
  readonly entrants: readonly Entrant[]
  /** Whether an existing format would be replaced. */
  readonly seen: SeenFormat
  readonly onMade: () => void
}

const BY_HAND = 'by-hand'
/** The number of suggestions shown at first. */
const FIRST = 5
const choice = z.object({ wanted: z.object({ stages, byHand: z.boolean() }) })

/** Chooses a format from those that fit, or assembles one; it is previewed in full before it is made. */
export function ChooseFormat({ tournament, entrants, seen, onMade }: ChooseFormatProps) {
  const [atHand, setAtHand] = useState<AtHand>({ fields: '', days: '', opens_at: '', closes_at: '' })
  const [all, setAll] = useState(false)
  const query = useQuery(formatsFor(tournament.id, atHand))
  const asBefore = { wanted: { stages: tournament.stages, byHand: false } }
  const chosen = useEdits(`tournaments/${tournament.id}/format`, asBefore, choice)
  const { stages: wanted, byHand } = chosen.values.wanted
  const choose = (value: string, suggestions: readonly FormatSuggestion[]): void => {
    const known = [tournament.stages, ...suggestions.map(one => one.stages)]
    const found = known.find(one => keyOf(one) === value)
    chosen.set('wanted', { stages: found ?? wanted, byHand: value === BY_HAND })
  }
  return (
    <Stack component="section" aria-label={t('format.choose')}>
      <Title order={2}>{t('format.choose')}</Title>
      <Hours atHand={atHand} onChange={setAtHand} />
      <QueryResult query={query}>
        {({ suggestions, teams, fields }) => (
          <Stack>
            {fields === 0 ? (
              <Alert color="yellow" title={t('format.noFields')}>
                {t('format.noFieldsWhat', { teams })}{' '}
                <Anchor component={Link} href={`/office/tournaments/${tournament.id}/sites`}>
                  {t('format.addFields')}
                </Anchor>
              </Alert>
            ) : (
              <Text>{t('format.suggestedFor', { teams, count: fields })}</Text>
            )}
            <Radio.Group
              aria-label={t('format.choose')}
              value={byHand ? BY_HAND : keyOf(wanted)}
              onChange={value => choose(value, suggestions)}
            >
              <div className={classes.cards}>
                {tournament.stages.length > 0 &&
                  !suggestions.some(one => keyOf(one.stages) === keyOf(tournament.stages)) && (
                    <Radio
                      className={classes.card}
                      value={keyOf(tournament.stages)}
                      label={
                        <>
                          {t('format.asBefore')}
                          <FormatDiagram stages={tournament.stages} teams={teams} />
                        </>
                      }
                    />
                  )}
                {(all ? suggestions : suggestions.slice(0, FIRST)).map(one => (
                  <Radio
                    key={keyOf(one.stages)}
                    className={classes.card}
                    value={keyOf(one.stages)}
                    label={
                      <>
                        <span className={classes.suggestion}>{one.text}</span>
                        <FormatDiagram stages={one.stages} teams={teams} />
                      </>
                    }
                    description={factsOf(one, fields > 0)}
                  />
                ))}
                <Radio
                  className={classes.card}
                  value={BY_HAND}
                  label={t('format.byHand')}
                  description={t('format.byHandWhat')}
                />
              </div>
            </Radio.Group>
            {!all && suggestions.length > FIRST && (
              <div>
                <Button variant="default" onClick={() => setAll(true)}>
                  {t('format.more', { count: suggestions.length - FIRST })}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </QueryResult>
      {byHand && (
        <StagesByHand stages={wanted} onChange={next => chosen.set('wanted', { stages: next, byHand })} />
      )}
      {wanted.length > 0 && (
        <MakeFormat
          tournamentId={tournament.id}
          stages={wanted}
          entrants={entrants}
          seen={seen}
          onMade={() => {
            chosen.done()
            onMade()
          }}
        />
      )}
    </Stack>
  )
}

const keyOf = (chosen: Stages): string => JSON.stringify(chosen)

/** `48 games · 6 for each team · over on Sunday 14 June, 18:00 · fits`; without fields there is no end. */
function factsOf(
  { games, games_per_team: { least, most }, done_at, games_left_over }: FormatSuggestion,
  hasFields: boolean,
): string {
  const each = least === most ? t('format.each', { count: most }) : t('format.eachBetween', { least, most })
  const end =
    done_at === null
      ? t('format.leftOver', { count: games_left_over })
      : `${t('format.done', { day: dayTitle(done_at.slice(0, 10)), time: startTime(done_at) })} · ${t('format.fits')}`
  return [t('format.games', { count: games }), each, ...(hasFields ? [end] : [])].join(' · ')
}

function Hours({ atHand, onChange }: { atHand: AtHand; onChange: (atHand: AtHand) => void }) {
  const input = (name: keyof AtHand, label: string, type: 'number' | 'time') => (
    <TextInput
      type={type}
      min={type === 'number' ? 1 : undefined}
      w="8rem"
      label={label}
      value={atHand[name]}
      onChange={event => onChange({ ...atHand, [name]: event.currentTarget.value })}
    />
  )
  return (
    <fieldset className={classes.stage}>
      <legend>{t('format.whatIf')}</legend>
      <Text size="sm">{t('format.whatIfWhat')}</Text>
      <Group align="flex-end">
        {input('fields', t('format.fields'), 'number')}
        {input('days', t('format.days'), 'number')}
        {input('opens_at', t('format.from'), 'time')}
        {input('closes_at', t('format.until'), 'time')}
      </Group>
    </fieldset>
  )
}
