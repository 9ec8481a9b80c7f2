interface OptionsProps<T extends string> {
  readonly label: string
  readonly of: readonly T[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** A choice of one of several names. */
export function Options<T extends string>({ label, of, value, onChange }: OptionsProps<T>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {of.map(one => (
        <label key={one}>
          <input type="radio" name={label} checked={one === value} onChange={() => onChange(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  )
}
