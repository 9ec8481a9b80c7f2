import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CodeOf } from './CodeOf.tsx'
import { CopyField } from './CopyField.tsx'
import { t } from '../texts/t.ts'

interface OneTimeSecretProps {
  readonly title: ReactNode
  /** A warning about it. */
  readonly warning: string
  /** Texts to copy, by name. */
  readonly texts: Readonly<Record<string, string>>
  readonly onDone: () => void
  /** The text for a QR code, for the camera of a person nearby. */
  readonly code?: string
}

/** A secret that cannot be shown a second time. */
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
