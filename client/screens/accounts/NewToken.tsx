import { useState } from 'react'
import type { TokenScope } from '../../../shared-schema/api/accounts.ts'
import { makeToken } from '../../accounts/tokens.ts'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { OneTimeSecret } from '../../components/OneTimeSecret.tsx'
import { t } from '../../texts/t.ts'
import { dayOf } from '../../base/formats/own-clock.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many days a token may be valid. */
const lifetimes = [
  ['month', 30],
  ['year', 365],
  ['fiveYears', 1826],
] as const

const scopes = () =>
  (['read', 'record', 'manage'] as const).map(scope => ({
    value: scope,
    label: t(`programs.token.scope.${scope}`),
  }))

interface Wanted {
  readonly name: string
  readonly scope: TokenScope
  /** Days, in digits. */
  readonly lifetime: string
}

const dayIn = (days: number): string => dayOf(new Date(Date.now() + days * DAY).toISOString())

/** Makes a token and shows it, once. */
export function NewToken({ onMade }: { onMade: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  const form = useFields<Wanted>({ name: '', scope: 'read', lifetime: '365' })
  const make = async (): Promise<void> => {
    const { name, scope, lifetime } = form.values
    setToken(await makeToken(name.trim(), scope, Number(lifetime)))
    form.reset()
    onMade()
  }
  if (token !== null) {
    return (
      <OneTimeSecret
        title={t('programs.token.copy')}
        texts={{ [t('programs.token.token')]: token }}
        onDone={() => setToken(null)}
        warning={t('programs.token.copyWhy')}
      />
    )
  }
  return (
    <ServerForm
      label={t('programs.token.new')}
      submitName={t('programs.token.make')}
      onSubmit={make}
      labels={{ name: t('programs.token.whatFor'), scope: t('programs.token.itMay') }}
      onFieldErrors={form.showErrors}
    >
      <TextField
        label={t('programs.token.whatFor')}
        placeholder={t('programs.token.whatForExample')}
        required
        maxLength={100}
        autoComplete="off"
        error={form.errors.name}
        field={form.field('name')}
      />
      <SelectField
        label={t('programs.token.itMay')}
        options={scopes()}
        error={form.errors.scope}
        field={form.field('scope')}
      />
      <SelectField
        label={t('programs.token.validFor')}
        options={lifetimes.map(([name, days]) => ({
          value: String(days),
          label: t(`programs.token.until.${name}`, { day: dayIn(days) }),
        }))}
        field={form.field('lifetime')}
      />
    </ServerForm>
  )
}
