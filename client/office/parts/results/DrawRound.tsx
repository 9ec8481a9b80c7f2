import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../frame/problem-text.ts'
import { wouldBe } from '../../data/previews.ts'
import { drawnRound, type SwissRound } from '../../data/swiss-rounds.ts'
import type { Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { CheckField } from '../../../components/fields/CheckField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useFreeStart } from '../../frame/use-free-start.ts'

interface DrawRoundProps {
  readonly tournament: Tournament
  /** The previous round; undefined without one. */
  readonly last: SwissRound | undefined
  readonly teams: ReadonlyMap<number, string>
  /** The game that the round follows, or the round before it if that has none. */
  readonly after: { readonly start_time: string | null } | undefined
  /** How many games the round has. */
  readonly games: number
}

interface Drawing {
  /** Null for the usual start. */
  readonly chosenStart: string | null
  readonly hidden: boolean
}

/** Draws the next round: its games and their reasons are previewed. */
export function DrawRound({ tournament, last, teams, after, games }: DrawRoundProps) {
  const usual = useFreeStart(tournament, after, games)
  const { values, set, field } = useFields<Drawing>({ chosenStart: null, hidden: false })
  const { send, busy, problem } = useChange()
  const start_time = values.chosenStart ?? usual
  const body = { tournament_id: tournament.id, start_time, visibility: values.hidden ? 'hidden' : 'live' }
  const preview = useQuery({
    ...wouldBe({ method: 'POST', path: '/v1/swiss_rounds/', body }, drawnRound),
    enabled: start_time !== '',
  })
  const unfinished = (preview.data?.consequences ?? [])
    .filter(({ kind }) => kind === 'decision')
    .map(({ text }) => text)
  const number = preview.data?.round_number ?? (last?.round_number ?? 0) + 1
  const draw = async (): Promise<void> => {
    // The number identifies the intended round: if somebody else drew it meanwhile, it already exists.
    const sent = await send({
      method: 'POST',
      path: '/v1/swiss_rounds/',
      body: { ...body, round_number: number },
      shape: drawnRound,
    })
    if (sent) set('chosenStart', null)
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('swiss.next')}>
      <Stack>
        <Title order={2} size="h3">
          {t('swiss.next')}
        </Title>
        <Group align="flex-end">
          <TimeField
            type="datetime-local"
            label={t('swiss.start')}
            field={{ value: start_time, set: start => set('chosenStart', start) }}
          />
          <CheckField label={t('swiss.drawHidden')} field={field('hidden')} />
        </Group>
        {preview.error && <ProblemAlert problem={problemText(preview.error)} />}
        {unfinished.length > 0 && (
          <Alert color="yellow" title={t('swiss.notOver', { count: unfinished.length })}>
            <ul>
              {unfinished.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Alert>
        )}
        {preview.data && (
          <div role="status">
            <Text fw={700}>{t('swiss.wouldMeet')}</Text>
            <ul>
              {preview.data.pairings.map(({ team_1_id, team_2_id, reason }) => (
                <li key={team_1_id}>
                  <b>
                    {t('results.pair', {
                      one: teams.get(team_1_id) ?? '',
                      two: team_2_id === null ? t('results.bye') : (teams.get(team_2_id) ?? ''),
                    })}
                  </b>{' '}
                  <small>{reason}</small>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ProblemAlert problem={problem} />
        <div>
          <SendButton busy={busy} disabled={preview.data === undefined} onClick={() => void draw()}>
            {t('swiss.draw', { number })}
          </SendButton>
        </div>
      </Stack>
    </Paper>
  )
}
