import { Group, TextInput } from '@mantine/core'
import { CopyTextButton } from './CopyTextButton.tsx'

/** A text to copy, by the button or, where that is missing, by hand: it is selected on focus. */
export function CopyField({ label, text }: { label: string; text: string }) {
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        label={label}
        value={text}
        readOnly
        flex={1}
        miw={0}
        onFocus={event => event.currentTarget.select()}
      />
      <CopyTextButton label={label} text={text} />
    </Group>
  )
}
