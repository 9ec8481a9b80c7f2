import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { NamedGame } from '../../data/game-names.ts'
import { t } from '../../texts/t.ts'
import { ListProgress } from '../../frame/ListProgress.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { GameListInput } from './GameListInput.tsx'
import { ListDialog } from '../../frame/ListDialog.tsx'
import { ResultPreview } from './ResultPreview.tsx'
import { useResults } from './use-results.ts'

interface EnterResultsProps {
  /** Identifies the event among those whose lists this device keeps. */
  readonly of: string
  readonly games: readonly NamedGame[]
}

/** Enters results from a file or from pasted rows: all effects are shown before anything is stored. */
export const EnterResults = (props: EnterResultsProps) => (
  <ListDialog name={t('gameLists.enter')}>{() => <ResultList {...props} />}</ListDialog>
)

function ResultList({ of, games }: EnterResultsProps) {
  const list = useResults(`results/${of}`, games)
  const { sheet, results, what, open, busy, stored } = list
  return (
    <Stack>
      <GameListInput list={list} what={t('gameLists.resultsWhat')} />
      {stored.length > 0 && (
        <Alert role="status" color="field" title={t('gameLists.stored', { count: stored.length })}>
          <SendButton variant="default" busy={busy} onClick={() => void list.takeBack()}>
            {t('gameLists.takeBack')}
          </SendButton>
        </Alert>
      )}
      {sheet.rows.length > 0 && (
        <>
          <div role="status">
            <Text fw={700}>{results.length > 0 ? t('teams.makes', { what }) : t('gameLists.nothing')}</Text>
            {open > 0 && <Text>{t('gameLists.open', { count: open })}</Text>}
          </div>
          <ListProgress progress={list.progress} busy={busy} problem={list.problem} />
          <Group>
            <SendButton busy={busy} disabled={results.length === 0} onClick={() => void list.store()}>
              {t('gameLists.store')}
            </SendButton>
            <Button variant="default" disabled={busy} onClick={list.forget}>
              {t('teams.forget')}
            </Button>
          </Group>
          <ResultPreview list={list} games={games} />
        </>
      )}
    </Stack>
  )
}
