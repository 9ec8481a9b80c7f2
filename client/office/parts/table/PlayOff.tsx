import { Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bracketKinds } from '../../../../shared-schema/rules/brackets/bracket-plan.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { leagueTableOf, lineName, wholeTable } from '../../data/league-table.ts'
import { listOf } from '../../data/queries.ts'
import { tournament, type Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { Consequences } from '../../frame/Consequences.tsx'
import { ChoiceField } from '../../../components/fields/ChoiceField.tsx'
import { recordOptions } from '../../../components/fields/form-field.ts'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { usePlayOff } from './use-play-off.ts'

const MAX_TEAMS = 16

/** A play-off of the best teams in the table: creates its tournament, its teams and its bracket in turn. */
export function PlayOff({ season }: { season: Season }) {
  const table = useQuery(leagueTableOf(season.id, wholeTable))
  const { data: tournaments = [] } = useQuery(
    listOf('tournaments', { season_id: String(season.id), order_by: '[-start_date]' }, tournament),
  )
  const playOff = usePlayOff(season, table.data?.standings ?? [], tournaments)
  const { divisions, going, isReady, preview } = playOff
  const { field } = playOff.form
  return (
    <QueryResult query={table}>
      {() => (
        <Stack maw={720}>
          <Text>{t('table.playOffWhat')}</Text>
          <Group align="flex-start">
            <ChoiceField
              label={t('table.playOffTournament')}
              field={field('tournament')}
              options={recordOptions(tournaments, t('table.newTournament'))}
            />
            <TextField label={t('details.name')} field={field('name')} />
            <TimeField type="datetime-local" label={t('swiss.start')} field={field('start')} />
            <ChoiceField
              label={divisions.length > 1 ? t('table.goOnOfEach') : t('table.goOn')}
              field={field('teams')}
              options={counts.map(value => ({ value, label: value }))}
            />
            <ChoiceField
              label={t('table.kind')}
              field={field('kind')}
              options={bracketKinds.map(value => ({ value, label: t(`table.kinds.${value}`) }))}
            />
          </Group>
          <Text fw={700}>{t('table.wouldGoOn')}</Text>
          <List type="ordered">
            {going.map(line => (
              <List.Item key={line.team_id}>{lineName(line)}</List.Item>
            ))}
          </List>
          {isReady && preview.isEnabled && <Consequences query={preview} nameOf={() => undefined} />}
          <ProblemAlert problem={playOff.problem} />
          <div>
            <NextStep playOff={playOff} />
          </div>
        </Stack>
      )}
    </QueryResult>
  )
}

const counts = Array.from({ length: MAX_TEAMS - 1 }, (_, index) => String(index + 2))

/** Makes the bracket, or first what it needs. */
function NextStep({ playOff }: { playOff: ReturnType<typeof usePlayOff> }) {
  const { form, chosen, going, missing, isReady, preview, enter, make, busy } = playOff
  return isReady ? (
    <SendButton busy={busy} disabled={preview.data === undefined} onClick={() => void make()}>
      {t('table.makeBracket')}
    </SendButton>
  ) : (
    <SendButton
      busy={busy}
      disabled={going.length < 2 || form.values.name.trim() === ''}
      onClick={() => void enter()}
    >
      {chosen ? t('table.enterTeams', { count: missing.length }) : t('table.makeTournament')}
    </SendButton>
  )
}
