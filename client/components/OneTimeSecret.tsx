import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CodeOf } from './CodeOf.tsx'
import { CopyField } from './CopyField.tsx'
import { t } from '../texts/t.ts'

interface OneTimeSecretProps {
  readonly title: ReactNode
  /** What to know about it. */
  readonly warning: string
  /** What there is to copy, by name. */
  readonly texts: Readonly<Record<string, string>>
  readonly onDone: () => void
  /** What of it somebody beside may take with a camera. */
  readonly code?: string
}

/** Something that cannot be shown a second time. */
export function OneTimeSecret({ title, warning, texts, onDone, code }: OneTimeSecretProps) {
  return (
    <Alert color="yellow" title={title} role="status" maw={720}>
      <Stack gap="sm">
        <Text>{warning}</Text>
        {Object.entries(texts).map(([label, text]) => (
          <CopyField key={label} label={label} text={text} />
        ))}
        {code !== undefined && <CodeOf text={code} />}
        <Button variant="default" onClick={onDone}>
          {t('common.done')}
        </Button>
      </Stack>
    </Alert>
  )
}
