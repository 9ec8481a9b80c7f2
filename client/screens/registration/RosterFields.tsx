import { ActionIcon, Button, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { LONGEST_LICENCE } from '../../../shared-schema/resources/licence.ts'
import { t } from '../../texts/t.ts'
import classes from './registration.module.css'
import { emptyRow, type RosterRow } from './roster-rows.ts'

interface RosterFieldsProps {
  readonly rows: readonly RosterRow[]
  readonly onChange: (rows: readonly RosterRow[]) => void
  readonly disabled: boolean
  /** True if the event asks each player for a licence number. */
  readonly withLicences: boolean
  /** The reasons why fields were refused, by their names in requests. */
  readonly errors: Readonly<Record<string, string>>
}

/** The players of a team, a row for each. Names of players who are on a roster are the office's to correct. */
export function RosterFields({ rows, onChange, disabled, withLicences, errors }: RosterFieldsProps) {
  const change = (at: number, some: Partial<RosterRow>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...some } : row)))
  return (
    <Fieldset legend={t('registration.roster')} disabled={disabled}>
      <Stack gap="sm">
        {rows.map((row, index) => {
          const place = index + 1
          const input = (name: Exclude<keyof RosterRow, 'player_id'>, label: string, placeholder: string) => (
            <TextInput
              className={classes[name]}
              aria-label={label}
              placeholder={placeholder}
              value={row[name]}
              error={errors[`roster.${index}.${name}`]}
              readOnly={row.player_id !== null && (name === 'first_name' || name === 'last_name')}
              {...(name === 'number' && { inputMode: 'numeric' as const, maxLength: 5 })}
              {...(name === 'licence_number' && { maxLength: LONGEST_LICENCE })}
              onChange={event => change(index, { [name]: event.currentTarget.value })}
            />
          )
          return (
            <div key={index} className={classes.player}>
              {input('number', t('registration.numberOf', { place }), '#')}
              {input('first_name', t('registration.firstNameOf', { place }), t('registration.firstName'))}
              {input('last_name', t('registration.lastNameOf', { place }), t('registration.lastName'))}
              {withLicences &&
                input('licence_number', t('registration.licenceOf', { place }), t('registration.licence'))}
              <ActionIcon
                className={classes.remove}
                size={44}
                variant="subtle"
                aria-label={t('registration.removePlayer', { place })}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                <IconX />
              </ActionIcon>
            </div>
          )
        })}
        {!disabled && (
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus />}
              onClick={() => onChange([...rows, emptyRow])}
            >
              {t('registration.addPlayer')}
            </Button>
          </div>
        )}
        {disabled && rows.length === 0 && <Text>{t('registration.noPlayers')}</Text>}
      </Stack>
    </Fieldset>
  )
}
