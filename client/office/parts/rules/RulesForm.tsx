import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { criterion } from '../../../../shared-schema/resources/league-table.ts'
import type { PointsRule } from '../../../../shared-schema/rules/standings/points.ts'
import { presetNames, type PresetName } from '../../../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../../../shared-schema/rules/standings/tie-break-presets.ts'
import type { Sport } from '../../../../shared-schema/sports/names.ts'
import { Form } from '../../../components/fields/Form.tsx'
import type { FormField } from '../../../components/fields/form-field.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { t as clientT } from '../../../texts/t.ts'
import {
  eligibilityRuleNames,
  gameRuleNames,
  type LeaguePointName,
  type SwissRuleName,
} from '../../data/rule-names.ts'
import type { UsualRules } from '../../../../shared-schema/sports/usual-rules.ts'
import { DetailInput, detailValue, type DetailField } from '../../frame/DetailInput.tsx'
import { FormFields } from '../../frame/FormFields.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { presetText } from './criterion-text.ts'
import { pointFields } from './point-fields.ts'
import { Ranking } from './Ranking.tsx'
import { UsualRulesChoice } from './UsualRulesChoice.tsx'

const criteria = z.array(criterion).readonly()
const value = z.union([detailValue, criteria])
const values = z.record(z.string(), value)
type Values = z.infer<typeof values>

interface RulesFormProps {
  /** The address of the record: `/v1/tournaments/5/`. */
  readonly path: string
  readonly record: Readonly<Record<string, unknown>> & { readonly time_last_updated: string }
  readonly sport: Sport
  readonly games: readonly DetailField[]
  /** The ranking rules that hold if none are chosen. */
  readonly usualRanking: PresetName
  /** True for a season: its table has points of its own, and its ranking rules may be those of the sport. */
  readonly hasTable: boolean
  /** The points of a game that is forfeited, if neither the form nor the ranking rules name any. */
  readonly gamesTo: number | null
  /** All fields apart from those of games, ranking and eligibility. */
  readonly further: readonly (LeaguePointName | SwissRuleName)[]
  readonly swiss: readonly DetailField[]
  readonly eligibility: readonly DetailField[]
}

const rankingNames = ['tie_break_preset', 'tie_break_criteria']

/** The rules of a tournament or a season: how games are played, how teams are ranked, and who may play. */
export function RulesForm(props: RulesFormProps) {
  const { path, record, sport, games, usualRanking, hasTable } = props
  const { gamesTo, further, swiss, eligibility } = props
  const names = [...gameRuleNames, ...rankingNames, ...further, ...eligibilityRuleNames]
  const now: Values = Object.fromEntries(names.map(name => [name, value.parse(record[name] ?? null)]))
  const form = useEdits(`${path}rules/`, now, values)
  const { send, busy, wrong, isChangedSince, problem } = useChange()
  const [stored, setStored] = useState(false)
  const store = async (): Promise<void> => {
    setStored(false)
    const sent = await send({ method: 'PATCH', path, body: form.unsent, asOf: record.time_last_updated })
    if (!sent) return
    form.done()
    setStored(true)
  }
  const input = (detail: DetailField) => (
    <DetailInput
      key={detail.name}
      detail={detail}
      field={narrowed(form.field(detail.name), detailValue)}
      error={wrong[detail.name]}
    />
  )
  const { points_to_win: gameTo } = form.values
  const preset = presetName.parse(form.values.tie_break_preset) ?? usualRanking
  return (
    <Form maw={960} onSend={store}>
      <Title order={2}>{t('rules.games')}</Title>
      <Text>{t('rules.gamesWhat')}</Text>
      <UsualRulesChoice sport={sport} onChoose={usual => form.setAll(filledBy(usual))} />
      <FormFields>{games.map(input)}</FormFields>
      <Title order={2}>{t('rules.ranking')}</Title>
      {input(presetField(hasTable ? usualRanking : null))}
      <Ranking
        preset={preset}
        criteria={narrowed(form.field('tie_break_criteria'), criteria)}
        error={wrong.tie_break_criteria}
        withPoints={!hasTable}
        gamesTo={typeof gameTo === 'number' ? gameTo : gamesTo}
      />
      {hasTable && <FormFields>{pointFields(pointsOf(preset, form.values)).map(input)}</FormFields>}
      {swiss.length > 0 && <Title order={2}>{t('rules.swiss.title')}</Title>}
      <FormFields>{swiss.map(input)}</FormFields>
      <Title order={2}>{t('eligibility.title')}</Title>
      <Text>{t('eligibility.what')}</Text>
      <FormFields>{eligibility.map(input)}</FormFields>
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={Object.keys(form.unsent).length === 0}>
          {clientT('common.save')}
        </SendButton>
      </div>
      <Text role="status">{stored ? t('frame.stored') : ''}</Text>
    </Form>
  )
}

const presetName = z.enum(presetNames).nullable()

/** @param usual the rules that hold if none are chosen; null if some always are */
const presetField = (usual: PresetName | null): DetailField => ({
  name: 'tie_break_preset',
  label: t('rules.preset'),
  description: t('rules.presetWhat'),
  kind: 'one of',
  choices: [
    ...(usual === null ? [] : [{ value: '', label: t('rules.presetUsual', { preset: presetText(usual) }) }]),
    ...presetNames.map(value => ({ value, label: presetText(value) })),
  ],
})

/** The values of the form for the rules of a federation: a figure that they leave open is emptied. */
const filledBy = ({ games, ranking }: UsualRules): Values => ({
  ...Object.fromEntries(
    gameRuleNames
      .filter(name => name !== 'captains_confirm' && name !== 'spirit_scores')
      .map(name => [name, games[name] ?? (name === 'soft_cap_points' ? 1 : null)]),
  ),
  ...(ranking === undefined ? {} : { tie_break_preset: ranking, tie_break_criteria: [] }),
})

/** The points that ranking rules give. If the form sets points for a win or a loss, they also hold after overtime. */
function pointsOf(preset: PresetName, form: Values): PointsRule {
  const { points } = TIE_BREAK_PRESETS[preset]
  const { points_for_win: win, points_for_loss: loss } = form
  return {
    ...points,
    overtime_win: typeof win === 'number' ? win : points.overtime_win,
    overtime_loss: typeof loss === 'number' ? loss : points.overtime_loss,
  }
}

/** A field of the form whose values have one shape. */
const narrowed = <T extends Values[string]>(
  { value, set, conflict }: FormField<Values[string]>,
  shape: z.ZodType<T>,
): FormField<T> => ({
  value: shape.parse(value),
  set,
  conflict: conflict && { ...conflict, theirs: shape.parse(conflict.theirs) },
})
