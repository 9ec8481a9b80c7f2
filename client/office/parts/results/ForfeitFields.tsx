import { forfeitReasons } from '../../../../shared-schema/resources/forfeit-reasons.ts'
import type { NamedGame } from '../../data/game-names.ts'
import { t as clientT } from '../../../texts/t.ts'
import { SegmentField } from '../../../components/fields/SegmentField.tsx'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import type { WrittenResult } from './result-form.ts'

interface ForfeitFieldsProps {
  readonly form: FormOfRecord<WrittenResult>
  readonly teams: NamedGame['teams']
}

/** The teams that forfeit a game, and why. */
export const ForfeitFields = ({ form, teams }: ForfeitFieldsProps) => (
  <>
    <SegmentField
      label={clientT('game.forfeitBy')}
      field={form.field('forfeited')}
      options={[
        { value: '1', label: teams[0] },
        { value: '2', label: teams[1] },
        { value: 'both', label: clientT('game.forfeitBoth') },
      ]}
    />
    <SelectField
      label={clientT('game.forfeitWhy')}
      // A game has no reason in it: there is none to be in conflict with.
      field={{ ...form.field('reason'), conflict: undefined }}
      options={forfeitReasons.flatMap(value =>
        value === '' ? [] : [{ value, label: clientT(`scoring.forfeit.${value}`) }],
      )}
    />
  </>
)
