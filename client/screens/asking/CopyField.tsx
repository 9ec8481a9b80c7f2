import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

/** A text to take along. Browsers have no clipboard for pages that come over plain http: there it is marked by hand. */
export function CopyField({ label, text }: { label: string; text: string }) {
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput label={label} value={text} readOnly flex={1} miw={0} onFocus={event => event.currentTarget.select()} />
      {window.isSecureContext && (
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={copied ? <IconCheck /> : <IconCopy />} onClick={copy} aria-label={`Copy ${label}`}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      )}
    </Group>
  )
}
