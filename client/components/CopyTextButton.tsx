import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { t } from '../texts/t.ts'

/** Copies a text. Over plain http browsers offer no clipboard: then there is no button. */
export function CopyTextButton({ label, text }: { label: string; text: string }) {
  if (!window.isSecureContext) return null
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck /> : <IconCopy />}
          onClick={copy}
          aria-label={t('common.copyWhat', { label })}
        >
          {copied ? t('common.copied') : t('common.copy')}
        </Button>
      )}
    </CopyButton>
  )
}
