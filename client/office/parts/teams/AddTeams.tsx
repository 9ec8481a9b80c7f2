import { Alert, Button, Checkbox, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { t } from '../../texts/t.ts'
import { ListProgress } from '../../frame/ListProgress.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { columns as allColumns, type Column } from '../../rosters/columns.ts'
import { isDetail } from '../../rosters/details.ts'
import { ColumnChoice } from '../../frame/ColumnChoice.tsx'
import { FileChoice } from '../../frame/FileChoice.tsx'
import { ListOptions } from './ListOptions.tsx'
import { ListPreview } from './ListPreview.tsx'
import { planText } from './plan-text.ts'
import type { TeamsPlace } from './use-known-teams.ts'
import { useList, type List } from './use-list.ts'
import { useListFile } from '../../frame/use-list-file.ts'

/**
 * Imports a list of teams, of players with their teams, or of the players of one team: its effects are shown
 * before anything is stored.
 */
export function AddTeams(place: TeamsPlace) {
  const list = useList(place)
  const file = useListFile(list.begin)
  const { draft, sheet, columns } = list
  const isRoster = place.team !== undefined
  const title = t(isRoster ? 'lists.addPlayers' : 'teams.add')
  return (
    <Stack component="section" aria-label={title} gap="sm">
      <Title order={2}>{title}</Title>
      <Textarea
        label={t(isRoster ? 'lists.players' : 'teams.list')}
        description={t(isRoster ? 'lists.playersWhat' : 'lists.what')}
        autosize
        minRows={4}
        maxRows={12}
        maw={640}
        value={draft.text}
        onChange={event => {
          file.forget()
          list.begin(event.currentTarget.value)
        }}
      />
      <FileChoice file={file} hasTeamOnEach />
      {sheet.all.length > 0 && (
        <>
          {sheet.width > 1 && (
            <ColumnChoice
              sheet={sheet}
              columns={columns}
              choices={allColumns.map(value => ({ value, label: holdsText(value) }))}
              onChoose={list.choose}
            />
          )}
          <ListOptions list={list} isTournament={place.tournament_id !== null} isRoster={isRoster} />
          <Outcome list={list} isTournament={place.tournament_id !== null} />
          <Group>
            <SendButton busy={list.busy} disabled={!list.canStore} onClick={() => void list.store()}>
              {t('teams.store')}
            </SendButton>
            <Button
              variant="default"
              disabled={list.busy}
              onClick={() => {
                file.forget()
                list.forget()
              }}
            >
              {t('teams.forget')}
            </Button>
          </Group>
        </>
      )}
      {list.stored !== null && <Stored what={list.stored} />}
    </Stack>
  )
}

const holdsText = (column: Column): string =>
  column === 'division' || column === 'contact_name' || column === 'contact_email' || isDetail(column)
    ? t(`lists.${column}`)
    : t(`teams.holds.${column}`)

/** The result of storing a list. It takes the focus, because the button that had it is gone. */
function Stored({ what }: { what: string[] }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Alert ref={message} tabIndex={-1} color="field" role="status">
      {t('teams.stored', { what })}
    </Alert>
  )
}

/** The effects of a list, and the progress of storing it. */
function Outcome({ list, isTournament }: { list: List; isTournament: boolean }) {
  const { draft, sheet, plan, hasTeam, wrongLines, progress, busy } = list
  if (sheet.rows.length === 0)
    return (
      <Alert color="yellow" role="status">
        {t('lists.headingsOnly')}
      </Alert>
    )
  if (!hasTeam)
    return (
      <Alert color="yellow" role="status">
        {t('lists.whichTeam')}
      </Alert>
    )
  return (
    <>
      {plan && (
        <>
          <Text fw={700} role="status">
            {list.changes > 0
              ? t('teams.makes', { what: planText(plan) })
              : wrongLines > 0
                ? t('lists.nothingRight', { count: wrongLines })
                : t('teams.makesNothing')}
          </Text>
          <ListPreview list={list} plan={plan} isTournament={isTournament} />
        </>
      )}
      {wrongLines > 0 && (
        <Checkbox
          label={t('teams.leaveOut', { count: wrongLines })}
          checked={draft.leaveOut}
          onChange={event => list.change({ leaveOut: event.currentTarget.checked })}
        />
      )}
      <ListProgress
        progress={progress}
        busy={busy}
        problem={list.meanwhile ? t('teams.meanwhile') : list.problem}
      />
    </>
  )
}
