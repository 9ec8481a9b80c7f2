import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { Form } from '../../../components/fields/Form.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { copyTournament, type WantedCopy } from '../../data/copies.ts'
import { repeatedDays, type Repetition } from '../../data/repeated-days.ts'
import type { LeagueSeason } from '../../data/seasons-of-league.ts'
import type { Tournament } from '../../data/shapes.ts'
import { useLastChange } from '../../frame/last-change.ts'
import { RepeatFields } from '../../frame/RepeatFields.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useSteps } from '../../frame/use-steps.ts'
import { t } from '../../texts/t.ts'

interface CopyTournamentProps {
  readonly tournament: Tournament
  /** All seasons of the organization. */
  readonly seasons: readonly LeagueSeason[]
}

interface WrittenCopy extends Omit<WantedCopy, 'firstDays' | 'attempt'> {
  readonly firstDay: string
  readonly repeats: Repetition
  readonly until: string
}

/** Makes a tournament like this one on other days: the same event a year later. */
export function CopyTournament({ tournament, seasons }: CopyTournamentProps) {
  const [, go] = useLocation()
  const [attempt] = useState(() => crypto.randomUUID())
  const { values, field, set } = useFields<WrittenCopy>({
    ...{ name: tournament.name, firstDay: '', seasonId: '', newSeason: '' },
    ...{ withTeams: true, withPasses: true },
    ...{ repeats: 'never', until: '' },
  })
  const { run, busy, problem } = useSteps()
  const { takeAlong } = useLastChange()
  const inLeague = seasons.filter(({ league }) => league.id === tournament.season.league.id)
  const firstDays = repeatedDays(values.firstDay, values.repeats, values.until)
  /** The season of the other for a day in the same year, such as that of the next week. */
  const seasonOn = (day: string): string =>
    day.slice(0, 4) === tournament.start_date?.slice(0, 4) ? String(tournament.season_id) : ''
  const copy = async (): Promise<void> => {
    const sent = await run(step => copyTournament(tournament, { ...values, firstDays, attempt }, step))
    if (!sent) return
    takeAlong(sent.answer)
    go(sent.answer)
  }
  const year = values.firstDay.slice(0, 4)
  const isIncomplete =
    values.name.trim() === '' ||
    values.firstDay === '' ||
    (values.repeats !== 'never' && firstDays.length === 1) ||
    (values.seasonId === '' && values.newSeason.trim() === '')
  return (
    <Stack gap="sm" component="section" aria-label={t('copies.title')}>
      <Title order={2}>{t('copies.title')}</Title>
      <Form maw={640} onSend={copy}>
        <Text>{t('copies.tournamentWhat')}</Text>
        <TextField label={t('copies.name')} field={field('name')} />
        <TimeField
          type="date"
          label={t('copies.firstDay')}
          field={{
            value: values.firstDay,
            set: firstDay => {
              set('firstDay', firstDay)
              if (values.seasonId === seasonOn(values.firstDay)) set('seasonId', seasonOn(firstDay))
              if (values.newSeason === year) set('newSeason', firstDay.slice(0, 4))
            },
          }}
        />
        <RepeatFields repeats={field('repeats')} until={field('until')} days={firstDays} />
        <SelectField
          label={t('copies.season')}
          field={field('seasonId')}
          options={recordOptions(inLeague, t('copies.newSeason'))}
        />
        {values.seasonId === '' && <TextField label={t('copies.seasonName')} field={field('newSeason')} />}
        <CheckField
          label={t('copies.withTeams')}
          description={t('copies.withTeamsWhat')}
          field={field('withTeams')}
        />
        <CheckField
          label={t('copies.withPasses')}
          description={t('copies.withPassesWhat')}
          field={field('withPasses')}
        />
        <ProblemAlert problem={problem} />
        <div>
          <SendButton busy={busy} variant="default" disabled={isIncomplete}>
            {t('copies.copyTournament', { count: firstDays.length })}
          </SendButton>
        </div>
      </Form>
    </Stack>
  )
}
