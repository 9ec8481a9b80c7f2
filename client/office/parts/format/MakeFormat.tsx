import { Alert, List, Loader, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { problemText } from '../../frame/problem-text.ts'
import type { Entrant } from '../../data/entrants.ts'
import { namesOf } from '../../data/entrants.ts'
import {
  formatPreview,
  hasFormat,
  madeFormat,
  making,
  structureOf,
  type MadeFormat,
  type SeenFormat,
  type Stages,
} from '../../data/formats.ts'
import { t } from '../../texts/t.ts'
import { RequestError } from '../../../base/requests/request-error.ts'
import { t as clientT } from '../../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { DrawnStructure } from '../../frame/DrawnStructure.tsx'

interface MakeFormatProps {
  readonly tournamentId: number
  readonly stages: Stages
  readonly entrants: readonly Entrant[]
  readonly seen: SeenFormat
  readonly onMade: () => void
}

/** A preview of a format, and the button that makes it. */
export function MakeFormat({ tournamentId, stages, entrants, seen, onMade }: MakeFormatProps) {
  const { data, error } = useQuery(formatPreview(tournamentId, stages))
  const { send, busy, problem } = useChange()
  const isThere = hasFormat(seen)
  const make = async (): Promise<void> => {
    if (await send({ ...making(tournamentId, stages, seen), shape: madeFormat })) onMade()
  }
  return (
    <Stack component="section" aria-label={t('format.wouldBe')}>
      <Title order={2}>{t('format.wouldBe')}</Title>
      {error && <ProblemAlert problem={whatIsWrong(error)} />}
      {!data && !error && <Loader role="status" aria-label={clientT('common.loading')} />}
      {data && (
        <Text role="status">
          {t('format.comesTo', { games: data.game_ids.length, placed: data.placed.length })}
        </Text>
      )}
      <ProblemAlert problem={problem} />
      {isThere && <Text>{t('format.replaces')}</Text>}
      <div>
        <SendButton busy={busy} disabled={data === undefined} onClick={() => void make()}>
          {isThere ? t('format.makeInstead') : t('format.make')}
        </SendButton>
      </div>
      {data && <WouldBe format={data} entrants={entrants} />}
    </Stack>
  )
}

/** The error message. For the stages the server only states the fault, so it gets a sentence around it. */
const whatIsWrong = (error: unknown): string =>
  (error instanceof RequestError ? error.fields.stages : undefined) === undefined
    ? problemText(error)
    : t('format.wrong', { why: error instanceof RequestError ? (error.fields.stages ?? '') : '' })

function WouldBe({ format, entrants }: { format: MadeFormat; entrants: readonly Entrant[] }) {
  const teams = namesOf(entrants)
  return (
    <Stack>
      {format.unplaced.length > 0 && (
        <Alert color="yellow" title={t('format.leftOver', { count: format.unplaced.length })}>
          {t('format.leftOverWhat')}
        </Alert>
      )}
      <DrawnStructure structure={structureOf(format)} entrants={entrants} pageOf={() => null} />
      {format.swiss_rounds.map(({ id, round_number, pairings }) => (
        <section key={id}>
          <Title order={3} size="h4">
            {clientT('events.swissRound', { number: round_number })}
          </Title>
          <List>
            {pairings.map(({ team_1_id, team_2_id }) => (
              <List.Item key={team_1_id}>
                {t('results.pair', {
                  one: teams.get(team_1_id) ?? '',
                  two: team_2_id === null ? t('results.bye') : (teams.get(team_2_id) ?? ''),
                })}
              </List.Item>
            ))}
          </List>
        </section>
      ))}
      {format.later.length > 0 && <Text>{t('format.later', { count: format.later.length })}</Text>}
    </Stack>
  )
}
