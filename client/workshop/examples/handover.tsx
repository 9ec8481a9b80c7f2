import { Text } from '@mantine/core'
import { CodeReader } from '../../components/handover/CodeReader.tsx'
import { FullScreen } from '../../components/handover/FullScreen.tsx'
import { HandOver } from '../../components/handover/HandOver.tsx'
import { ReadCodes } from '../../components/handover/ReadCodes.tsx'
import { ShowCodes } from '../../components/handover/ShowCodes.tsx'
import { TakeIn } from '../../components/handover/TakeIn.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useAnswer } from '../../components/use-answer.ts'
import { drawCode } from '../../base/formats/draw-code.ts'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { UnsentEvent } from './UnsentEvent.tsx'
import { nothing } from './nothing.ts'

export const handoverExamples: ExampleList = {
  'components/handover/CodeReader': { 'This camera': () => <CodeReader onRead={nothing} /> },
  'components/handover/FullScreen': {
    'A text': () => (
      <FullScreen title={t('handover.readCodes')} onClose={nothing}>
        <Text>{t('handover.stay')}</Text>
      </FullScreen>
    ),
  },
  'components/handover/HandOver': {
    'Unsent entries': () => <UnsentEvent>{open => <HandOver open={open} />}</UnsentEvent>,
  },
  'components/handover/ReadCodes': {
    'This camera': () => <ReadCodes onRead={nothing} onClose={nothing} />,
  },
  'components/handover/ShowCodes': {
    'Two codes': () => <TwoCodes />,
  },
  'components/handover/TakeIn': { 'Nothing taken in yet': () => <TakeIn /> },
}

const drawTwo = () => Promise.all(['1/2 of some entries', '2/2 of some entries'].map(drawCode))

function TwoCodes() {
  return (
    <QueryResult query={useAnswer(drawTwo)}>
      {codes => <ShowCodes codes={codes} entries={31} onClose={nothing} />}
    </QueryResult>
  )
}
