import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { EventGames } from '../../data/games.ts'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { ListProgress } from '../../frame/ListProgress.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { TimeZoneField } from '../../frame/TimeZoneField.tsx'
import { FixturePreview } from './FixturePreview.tsx'
import { GameListInput } from './GameListInput.tsx'
import { ListDialog } from '../../frame/ListDialog.tsx'
import { useFixtures } from './use-fixtures.ts'

interface AddFixturesProps {
  readonly season: Season
  readonly games: EventGames
  /** The zone of the last draw, if there was one. */
  readonly zone: string | undefined
}

/** Makes the games of a season from a file or from pasted rows: all are shown before anything is stored. */
export const AddFixtures = (props: AddFixturesProps) => (
  <ListDialog name={t('gameLists.addFixtures')}>{() => <ListOfFixtures {...props} />}</ListDialog>
)

function ListOfFixtures({ season, games, zone }: AddFixturesProps) {
  const list = useFixtures(season, games, zone)
  const { sheet, fixtures, effects, open, busy, stored } = list
  return (
    <Stack>
      <GameListInput list={list} what={t('gameLists.fixturesWhat')} />
      {stored > 0 && (
        <Alert role="status" color="field">
          {t('gameLists.gamesStored', { count: stored })}
        </Alert>
      )}
      {sheet.rows.length > 0 && effects && (
        <>
          <TimeZoneField field={{ value: list.zone, set: list.setZone, conflict: undefined }} />
          <div role="status">
            <Text fw={700}>
              {fixtures.length > 0
                ? t('teams.makes', { what: [t('gameLists.newGames', { count: fixtures.length })] })
                : t('gameLists.noNewGame')}
            </Text>
            {open > 0 && <Text>{t('gameLists.open', { count: open })}</Text>}
          </div>
          <ListProgress progress={list.progress} busy={busy} problem={list.problem} />
          <Group>
            <SendButton busy={busy} disabled={fixtures.length === 0} onClick={() => void list.store()}>
              {t('gameLists.storeGames')}
            </SendButton>
            <Button variant="default" disabled={busy} onClick={list.forget}>
              {t('teams.forget')}
            </Button>
          </Group>
          <FixturePreview list={list} effects={effects} />
        </>
      )}
    </Stack>
  )
}
