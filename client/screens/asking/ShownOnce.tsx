import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyField } from './CopyField.tsx'

interface ShownOnceProps {
  readonly title: ReactNode
  /** What to know about it. */
  readonly warning: string
  /** What there is to copy, by name. */
  readonly texts: Readonly<Record<string, string>>
  readonly onDone: () => void
}

/** Something that cannot be shown a second time. */
export function ShownOnce({ title, warning, texts, onDone }: ShownOnceProps) {
  return (
    <Alert color="yellow" title={title} role="status" maw={720}>
      <Stack gap="sm">
        <Text>{warning}</Text>
        {Object.entries(texts).map(([label, text]) => <CopyField key={label} label={label} text={text} />)}
        <Button variant="default" onClick={onDone}>Done</Button>
      </Stack>
    </Alert>
  )
}
