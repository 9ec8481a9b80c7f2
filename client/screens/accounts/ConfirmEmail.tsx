import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { mailVerification } from '../../accounts/own-account.ts'
import { ProblemAlert } from '../asking/ProblemAlert.tsx'
import { useRequest } from '../asking/use-request.ts'

/** For whoever has not yet shown that their e-mail address is theirs. */
export function ConfirmEmail() {
  const { busy, problem, send } = useRequest()
  const [isSent, setIsSent] = useState(false)
  return (
    <Alert color="yellow" title="This e-mail address is not confirmed yet" maw={520}>
      <Stack gap="sm">
        <Text>{isSent ? 'A mail is on its way. Open the link in it.' : 'Open the link in the mail that you got. By mail you can choose a new password if you lose yours.'}</Text>
        <ProblemAlert problem={problem} />
        {!isSent && <Button variant="default" loading={busy} onClick={() => send(mailVerification, () => setIsSent(true))}>Send the mail again</Button>}
      </Stack>
    </Alert>
  )
}
