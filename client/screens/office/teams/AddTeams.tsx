import { Alert, Button, Checkbox, FileButton, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { textOfFile } from '../../../office/rosters/cells.ts'
import { t } from '../../../office/texts/t.ts'
import { SendButton } from '../frame/SendButton.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { ListPreview } from './ListPreview.tsx'
import { planText } from './plan-text.ts'
import { useList } from './use-list.ts'

interface AddTeamsProps {
  readonly season_id: number
  /** Null for a season. */
  readonly tournament_id: number | null
  readonly league_id: number
}

/**
 * Takes in a list of teams, or of players with their teams: what it leads to is shown before anything is
 * stored.
 */
export function AddTeams(place: AddTeamsProps) {
  const list = useList(place)
  const { draft, sheet, columns, plan, wrongLines, hasTeam } = list
  const [unread, setUnread] = useState(false)
  const take = async (file: File | null): Promise<void> => {
    if (!file) return
    try {
      list.begin(await textOfFile(file))
      setUnread(false)
    } catch {
      setUnread(true)
    }
  }
  return (
    <Stack component="section" aria-label={t('teams.add')} gap="sm">
      <Title order={2}>{t('teams.add')}</Title>
      <Textarea
        label={t('teams.list')}
        description={t('teams.listWhat')}
        autosize
        minRows={4}
        maxRows={12}
        maw={640}
        value={draft.text}
        onChange={event => list.begin(event.currentTarget.value)}
      />
      <div>
        <FileButton accept=".csv,.tsv,.txt,.xlsx" onChange={file => void take(file)}>
          {props => (
            <Button {...props} variant="default" leftSection={<IconFileSpreadsheet />}>
              {t('teams.file')}
            </Button>
          )}
        </FileButton>
      </div>
      <ProblemAlert problem={unread ? t('teams.fileUnread') : null} />
      {sheet.rows.length > 0 && (
        <>
          {sheet.width > 1 && <ColumnChoice sheet={sheet} columns={columns} onChoose={list.choose} />}
          {(sheet.width > 1 || sheet.headings !== null) && (
            <Checkbox
              label={t('teams.hasHeadings')}
              checked={sheet.headings !== null}
              onChange={event => list.change({ hasHeadings: event.currentTarget.checked })}
            />
          )}
          {place.tournament_id !== null && !columns.includes('seed') && (
            <Checkbox
              label={t('teams.seedsInOrder')}
              checked={draft.seedsInOrder}
              onChange={event => list.change({ seedsInOrder: event.currentTarget.checked })}
            />
          )}
          {!hasTeam ? (
            <Alert color="yellow" role="status">
              {t('teams.noTeamColumn')}
            </Alert>
          ) : (
            plan && (
              <>
                <Text fw={700} role="status">
                  {list.changes === 0
                    ? t('teams.makesNothing')
                    : t('teams.makes', { what: planText(plan, place.tournament_id !== null) })}
                </Text>
                <ListPreview list={list} plan={plan} />
              </>
            )
          )}
          {hasTeam && wrongLines > 0 && (
            <Checkbox
              label={t('teams.leaveOut', { count: wrongLines })}
              checked={draft.leaveOut}
              onChange={event => list.change({ leaveOut: event.currentTarget.checked })}
            />
          )}
          <ProblemAlert problem={list.meanwhile ? t('teams.meanwhile') : list.problem} />
          <Group>
            <SendButton busy={list.busy} disabled={!list.canStore} onClick={() => void list.store()}>
              {t('teams.store')}
            </SendButton>
            <Button variant="default" onClick={list.forget}>
              {t('teams.forget')}
            </Button>
          </Group>
        </>
      )}
      {list.stored !== null && (
        <Alert color="field" role="status">
          {t('teams.stored', { what: list.stored })}
        </Alert>
      )}
    </Stack>
  )
}
