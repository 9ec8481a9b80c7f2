import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { mailVerification } from '../../accounts/own-account.ts'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { useRequest } from '../../components/use-request.ts'
import { t } from '../../texts/t.ts'

/** For accounts whose e-mail address is not confirmed yet. */
export function ConfirmEmail() {
  const { busy, problem, send } = useRequest()
  const [isSent, setIsSent] = useState(false)
  return (
    <Alert color="yellow" title={t('account.confirmEmail')} maw={520}>
      <Stack gap="sm">
        <Text>{isSent ? t('account.confirmEmailSent') : t('account.confirmEmailHow')}</Text>
        <ProblemAlert problem={problem} />
        {!isSent && (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void send(() => mailVerification().then(() => setIsSent(true)))}
          >
            {t('account.confirmEmailAgain')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
