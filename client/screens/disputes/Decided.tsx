import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { undoDecision, type Dispute } from '../../office/disputes.ts'
import { ProblemAlert } from '../asking/ProblemAlert.tsx'
import { useRequest } from '../asking/use-request.ts'
import { decisionText, sheetText } from './dispute-text.ts'

/** What was decided, by whom and when, and the way back. */
export function Decided({ dispute, onUndone }: { dispute: Dispute; onUndone: () => void }) {
  const undo = useRequest()
  return (
    <Stack>
      <Alert color="green" role="status" icon={<IconCheck />} title="Decided">
        <Stack align="flex-start" gap="xs">
          <Text>{decisionText(dispute)}</Text>
          {dispute.sheets.filter(({ counts }) => !counts).map(sheet => <Text key={sheet.sheet_id}>Does not count: {sheetText(sheet)}.</Text>)}
          <Text>Nothing recorded is lost. If the tablet that was decided against says something else later, you are asked again.</Text>
        </Stack>
      </Alert>
      <ProblemAlert problem={undo.problem} />
      <Button variant="default" size="lg" leftSection={<IconArrowBackUp />} loading={undo.busy} onClick={() => undo.send(() => undoDecision(dispute.game_id), onUndone)}>
        Undo this decision
      </Button>
    </Stack>
  )
}
