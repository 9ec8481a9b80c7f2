import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Sent } from '../../../components/use-request.ts'
import { negative } from '../../../reading/events/standing-table.ts'
import type { SeasonTeam } from '../../data/fixtures.ts'
import { leagueTableOf, wholeTable } from '../../data/league-table.ts'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useEdits } from '../../frame/use-edits.ts'

const written = z.object({ team: z.string(), points: z.string(), reason: z.string(), date: z.string() })
const nothing = { team: '', points: '', reason: '', date: '' }

interface NewPointDecisionProps {
  readonly seasonId: number
  readonly teams: readonly SeasonTeam[]
  readonly busy: boolean
  /** The error message; null if nothing went wrong. */
  readonly problem: string | null
  readonly onDecide: (decision: Season['point_decisions'][number]) => Promise<Sent<unknown>>
}

/** Gives points to a team, or takes some from it. */
export function NewPointDecision({ seasonId, teams, busy, problem, onDecide }: NewPointDecisionProps) {
  const table = useQuery(leagueTableOf(seasonId, wholeTable))
  const form = useEdits(`points/${seasonId}`, nothing, written)
  const { team, points, reason, date } = form.values
  const number = Number(points.replace('−', '-'))
  const isWhole = points.trim() !== '' && Number.isInteger(number) && number !== 0
  const line = table.data?.standings.find(({ team_id }) => String(team_id) === team)
  const add = async (): Promise<void> => {
    const decision = { team_id: Number(team), points: number, reason, date: date === '' ? null : date }
    if (await onDecide(decision)) form.done()
  }
  return (
    <Form aria-label={t('table.decide')} onSend={add}>
      <Title order={2} size="h3">
        {t('table.decide')}
      </Title>
      <Group align="flex-start">
        <ChoiceField
          label={t('results.team')}
          field={form.field('team')}
          options={recordOptions(teams, '–')}
        />
        <TextField
          label={t('table.howMany')}
          description={t('table.howManyWhat')}
          error={points !== '' && points !== '-' && !isWhole && t('table.wholeNumber')}
          field={form.field('points')}
        />
        <TimeField
          type="date"
          label={t('table.fromDay')}
          description={t('table.fromDayWhat')}
          field={form.field('date')}
        />
      </Group>
      <TextField label={t('table.reason')} description={t('table.reasonWhat')} field={form.field('reason')} />
      {line && isWhole && (
        <Text role="status">
          {t('table.wouldHave', {
            team: bidiIsolate(teams.find(({ id }) => id === line.team_id)?.name ?? ''),
            count: line.points + number,
            points: negative(String(line.points + number)),
            now: negative(String(line.points)),
          })}
        </Text>
      )}
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} disabled={team === '' || !isWhole || reason.trim() === ''}>
          {t('table.keepDecision')}
        </SendButton>
      </div>
    </Form>
  )
}
