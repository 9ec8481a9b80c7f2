import { Checkbox, Fieldset, Paper, Stack, Text } from '@mantine/core'
import type { Agreement } from '../../../shared-schema/api/registration-form.ts'
import { t } from '../../texts/t.ts'
import classes from './registration.module.css'

interface AgreementFieldsProps {
  readonly agreements: readonly Agreement[]
  /** The versions of the texts that are agreed to, by their ids. */
  readonly agreed: Readonly<Record<string, number>>
  readonly onChange: (agreed: Record<string, number>) => void
  readonly errors: Readonly<Record<string, string>>
}

/** The texts to agree to, each with its box. */
export const AgreementFields = ({ agreements, agreed, onChange, errors }: AgreementFieldsProps) => (
  <Fieldset legend={t('registration.agreements')}>
    <Stack>
      {agreements.map(({ id, version, title, text, is_required }) => (
        <Stack key={id} gap="xs">
          <Paper withBorder p="sm" mah="40vh" tabIndex={0} style={{ overflowY: 'auto' }} aria-label={title}>
            <Text fw={700}>{title}</Text>
            <Text className={classes.written}>{text}</Text>
          </Paper>
          <Checkbox
            label={t('registration.agree', { title })}
            required={is_required}
            checked={agreed[String(id)] === version}
            error={errors[`agreements.${id}`]}
            onChange={({ currentTarget: { checked } }) => {
              const { [String(id)]: _, ...others } = agreed
              onChange(checked ? { ...others, [String(id)]: version } : others)
            }}
          />
        </Stack>
      ))}
    </Stack>
  </Fieldset>
)
