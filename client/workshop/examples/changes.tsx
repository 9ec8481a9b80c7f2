import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ConfirmWithPreview } from '../../office/frame/ConfirmWithPreview.tsx'
import { ConnectionContext } from '../../components/connection.ts'
import { Consequences } from '../../office/frame/Consequences.tsx'
import { DialogButtons } from '../../office/frame/DialogButtons.tsx'
import { HistoryLink } from '../../office/frame/HistoryLink.tsx'
import { RemoveWithPreview } from '../../office/frame/RemoveWithPreview.tsx'
import { SendButton } from '../../office/frame/SendButton.tsx'
import { previewOf, type Preview } from '../../office/data/previews.ts'
import { t as officeT } from '../../office/texts/t.ts'
import { t } from '../../texts/t.ts'
import { clearedResult } from '../answers.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const nameOf = (gameId: number): string => `SF ${gameId}`

export const changeExamples: ExampleList = {
  'office/frame/ConfirmWithPreview': {
    'Clear a result': () => (
      <ConfirmWithPreview name={officeT('results.clear')} change={clearedResult} nameOf={nameOf}>
        <Text>{officeT('results.clearWhat')}</Text>
      </ConfirmWithPreview>
    ),
  },
  'office/frame/Consequences': {
    'A game loses its team': ClearedResult,
    Nothing: NoConsequences,
  },
  'office/frame/DialogButtons': {
    'Save and cancel': () => (
      <DialogButtons onCancel={nothing}>
        <SendButton onClick={nothing}>{t('common.save')}</SendButton>
      </DialogButtons>
    ),
  },
  'office/frame/HistoryLink': {
    'A team': () => <HistoryLink family="teams" id={12} name="Harbour Herons" />,
  },
  'office/frame/RemoveWithPreview': {
    'A pool': () => (
      <RemoveWithPreview
        name={officeT('parts.removePart', { part: t('events.pool', { name: 'A' }) })}
        consequence={officeT('parts.goes')}
        confirm={officeT('format.remove')}
        path="/v1/pools/1/"
        place={{ season_id: 1, tournament_id: 1 }}
      />
    ),
  },
  'office/frame/SendButton': {
    Usual: () => <SendButton onClick={nothing}>{t('common.save')}</SendButton>,
    Busy: () => (
      <SendButton busy onClick={nothing}>
        {t('common.save')}
      </SendButton>
    ),
    'Without a connection': () => (
      <ConnectionContext value={{ answers: false, lastAnswer: 0 }}>
        <SendButton onClick={nothing}>{t('common.save')}</SendButton>
      </ConnectionContext>
    ),
  },
}

function ClearedResult() {
  return <Consequences query={useQuery(previewOf(clearedResult))} nameOf={nameOf} />
}

function NoConsequences() {
  const query = useQuery<Preview>({ queryKey: ['nothing'], queryFn: () => ({ consequences: [] }) })
  return <Consequences query={query} nameOf={nameOf} />
}
