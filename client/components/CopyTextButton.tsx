import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { t } from '../texts/t.ts'

/** Copies a text. Browsers have no clipboard for pages that come over plain http: there is no button then. */
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
