import { Button, Text } from '@mantine/core'
import { TextField } from '../../components/fields/TextField.tsx'
import { useFields } from '../../components/fields/use-fields.ts'
import { useServices } from '../../components/services.ts'
import { errorKindOf } from '../../base/requests/request-error.ts'
import { ServerForm } from '../../components/ServerForm.tsx'
import { problemText } from '../../components/problem-text.ts'
import { t } from '../../texts/t.ts'

interface CodeFormProps {
  readonly onSignedIn: () => void
  /** Returns to the password, with the reason if it took too long or there were too many wrong codes. */
  readonly onBack: (why: string | null) => void
}

/** The second step of signing in: the code of the app, or one of those on paper. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const { session } = useServices()
  const form = useFields({ code: '' })
  const enter = async (): Promise<void> => {
    try {
      await session.enterCode(form.values.code)
      onSignedIn()
    } catch (error) {
      if (errorKindOf(error) === 'signed-out') return onBack(problemText(error))
      throw error
    }
  }
  return (
    <ServerForm
      label={t('signIn.code')}
      submitName={t('signIn.signIn')}
      onSubmit={enter}
      labels={{ code: t('signIn.code') }}
      onFieldErrors={form.showErrors}
      otherwise={
        <Button variant="default" onClick={() => onBack(null)}>
          {t('signIn.backToPassword')}
        </Button>
      }
    >
      <Text>{t('signIn.codeWhere')}</Text>
      <TextField
        label={t('signIn.code')}
        description={t('signIn.codeWhat')}
        required
        autoFocus
        autoComplete="one-time-code"
        size="lg"
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.code !== undefined}
        field={form.field('code')}
      />
      <Text size="sm">{t('signIn.codesLost')}</Text>
    </ServerForm>
  )
}
