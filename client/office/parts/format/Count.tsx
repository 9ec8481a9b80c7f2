import { TextInput } from '@mantine/core'

interface CountProps {
  readonly label: string
  /** 0 is shown as empty. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A number from 1 on. */
export function Count({ label, value, onChange }: CountProps) {
  return (
    <TextInput
      type="number"
      min={1}
      w="9rem"
      label={label}
      value={value === 0 ? '' : value}
      onChange={event => onChange(Math.max(0, Math.trunc(event.currentTarget.valueAsNumber) || 0))}
    />
  )
}
