import { useQuery } from '@tanstack/react-query'
import { awardKinds } from '../../../../shared-schema/resources/awards.ts'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'
import { Form } from '../../../components/fields/Form.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { eventQuery } from '../../../reading/desk/event-query.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import type { Award } from '../../data/awards.ts'
import { rosterOf } from '../../data/teams.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { awardBody, awardNow, isCompleteAward, newAward, writtenAward } from './award-form.ts'

interface AwardFormProps {
  readonly scope: Scope
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  /** Null for a new one. */
  readonly award: Award | null
  readonly onDone: () => void
}

/** The form of an award: what for, and who gets it. */
export function AwardForm({ scope, teams, award, onDone }: AwardFormProps) {
  const { values, unsent, field, setAll, done } = useEdits(
    award === null ? `awards/new/${scope}` : `awards/${award.id}`,
    award === null ? newAward : awardNow(award),
    writtenAward,
  )
  const { send, busy, problem, wrong, isChangedSince } = useChange()
  const { data: roster = [] } = useQuery({ ...rosterOf(Number(values.team)), enabled: values.team !== '' })
  const players = roster.map(({ player }) => ({ id: player.id, name: playerName(player) }))
  const known = award?.player && String(award.player.id) === values.player ? [award.player] : []
  const store = async (): Promise<void> => {
    const sent = await send(
      award === null
        ? { method: 'POST', path: '/v1/awards/', body: { ...eventQuery(scope), ...awardBody(values) } }
        : {
            ...{ method: 'PATCH', path: `/v1/awards/${award.id}/` },
            ...{ body: awardBody(unsent), asOf: award.time_last_updated },
          },
    )
    if (!sent) return
    done()
    onDone()
  }
  return (
    <Form onSend={store}>
      <SelectField
        label={t('closing.award')}
        field={field('kind')}
        options={awardKinds.map(value => ({ value, label: clientT(`awards.kinds.${value}`) }))}
      />
      <TextField
        label={t('closing.awardName')}
        description={t(values.kind === 'other' ? 'closing.awardNameNeeded' : 'closing.awardNameWhat')}
        error={wrong.name}
        field={field('name')}
      />
      <SelectField
        searchable
        label={t('results.team')}
        error={wrong.team_id}
        field={{ value: values.team, set: team => setAll({ team, player: '' }) }}
        options={recordOptions(teams, t('closing.chooseTeam'))}
      />
      {values.team !== '' && (
        <SelectField
          searchable
          label={t('closing.player')}
          error={wrong.player_id}
          field={field('player')}
          options={recordOptions(
            players.length > 0 ? players : known.map(one => ({ id: one.id, name: playerName(one) })),
            t('closing.wholeTeam'),
          )}
        />
      )}
      <TextField
        label={t('closing.votes')}
        description={t('closing.votesWhat')}
        error={wrong.votes}
        inputMode="numeric"
        field={field('votes')}
      />
      <TextField label={t('decisions.note')} error={wrong.note} field={field('note')} />
      <ProblemAlert problem={isChangedSince ? t('frame.changedSince') : problem} />
      <div>
        <SendButton busy={busy} disabled={!isCompleteAward(values)}>
          {clientT('common.save')}
        </SendButton>
      </div>
    </Form>
  )
}
