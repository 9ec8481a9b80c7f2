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
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { copyMeet, type WantedMeetCopy } from '../../data/copy-meet.ts'
import type { LeagueSeason } from '../../data/seasons-of-league.ts'
import type { Meet, Tournament } from '../../data/shapes.ts'
import { useLastChange } from '../../frame/last-change.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useSteps } from '../../frame/use-steps.ts'
import { t } from '../../texts/t.ts'

interface CopyMeetProps {
  readonly meet: Meet
  /** The divisions that the organization of the event runs, at least one. */
  readonly divisions: readonly Tournament[]
  /** All seasons of the organization. */
  readonly seasons: readonly LeagueSeason[]
}

/** Makes an event like this one, with all its divisions, on other days: the same event a year later. */
export function CopyMeet({ meet, divisions, seasons }: CopyMeetProps) {
  const [, go] = useLocation()
  const [attempt] = useState(() => crypto.randomUUID())
  const leagues = [...new Map(divisions.map(({ season: { league } }) => [league.id, league])).values()]
  const { values, field, set } = useFields<Omit<WantedMeetCopy, 'attempt'>>({
    ...{ name: meet.name, firstDay: '', newSeason: '', withTeams: true, withPasses: true },
    seasons: Object.fromEntries(leagues.map(({ id }) => [id, ''])),
  })
  const { run, busy, problem } = useSteps()
  const { takeAlong } = useLastChange()
  const needsSeason = Object.values(values.seasons).includes('')
  const copy = async (): Promise<void> => {
    const sent = await run(step => copyMeet(meet, divisions, { ...values, attempt }, step))
    if (!sent) return
    takeAlong(sent.answer)
    go(sent.answer)
  }
  return (
    <Stack gap="sm" component="section" aria-label={t('copies.title')}>
      <Title order={2}>{t('copies.title')}</Title>
      <Form maw={640} onSend={copy}>
        <Text>{t('copies.meetWhat')}</Text>
        <TextField label={t('copies.meetName')} field={field('name')} />
        <TimeField
          type="date"
          label={t('copies.firstDay')}
          field={{
            value: values.firstDay,
            set: firstDay => {
              if (values.newSeason === values.firstDay.slice(0, 4)) set('newSeason', firstDay.slice(0, 4))
              set('firstDay', firstDay)
            },
          }}
        />
        {leagues.map(({ id, name }) => (
          <SelectField
            key={id}
            label={
              leagues.length === 1 ? t('copies.season') : t('copies.seasonIn', { league: bidiIsolate(name) })
            }
            field={{
              value: values.seasons[id] ?? '',
              set: season => set('seasons', { ...values.seasons, [id]: season }),
            }}
            options={recordOptions(
              seasons.filter(({ league }) => league.id === id),
              t('copies.newSeason'),
            )}
          />
        ))}
        {needsSeason && <TextField label={t('copies.seasonName')} field={field('newSeason')} />}
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
          <SendButton
            busy={busy}
            variant="default"
            disabled={
              values.name.trim() === '' ||
              values.firstDay === '' ||
              (needsSeason && values.newSeason.trim() === '')
            }
          >
            {t('copies.copyMeet')}
          </SendButton>
        </div>
      </Form>
    </Stack>
  )
}
