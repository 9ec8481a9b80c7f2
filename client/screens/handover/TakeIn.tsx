import { Alert, Button, FileButton, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { readHandover } from '../../handover/read-handover.ts'

type Outcome = { readonly told: string } | { readonly problem: string }

/** Takes in what another tablet could not send. */
export function TakeIn() {
  const { known, scopes } = useServices()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const take = async (file: File): Promise<void> => {
    try {
      const handover = await readHandover(await file.text())
      const stored = await scopes.takeIn(handover)
      known.opened(handover.scope)
      setOutcome({ told: wordsFor(stored.fresh.length, stored.known, known.nameOf(handover.scope) ?? '') })
    } catch (error) {
      setOutcome({ problem: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Text>Another tablet has no network? Take in here what it saved as a file.</Text>
      <FileButton accept="application/json,.json" onChange={file => { if (file) void take(file) }}>
        {props => <Button {...props} variant="default" leftSection={<IconFileUpload />}>Take in a file</Button>}
      </FileButton>
      {outcome && ('told' in outcome
        ? <Text role="status" fw={700} data-testid="taken-in">{outcome.told}</Text>
        : <Alert color="red" role="alert" title="Not taken in">{outcome.problem}</Alert>)}
    </Stack>
  )
}

function wordsFor(fresh: number, known: number, event: string): string {
  if (fresh === 0) return `${event}: all of it was here already.`
  const here = known > 0 ? ` ${known} ${known === 1 ? 'was' : 'were'} here already.` : ''
  return `${event}: ${fresh} taken in. This tablet sends ${fresh === 1 ? 'it' : 'them'} when it has a connection.${here}`
}
