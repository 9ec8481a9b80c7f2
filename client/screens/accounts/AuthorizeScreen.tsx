import { Stack, Text } from '@mantine/core'
import { useCallback } from 'react'
import { fetchAuthorization } from '../../accounts/authorization.ts'
import { troubleOf } from '../../replication/no-answer.ts'
import { Answered } from '../asking/Answered.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { Page } from '../Page.tsx'
import { Decision } from './Decision.tsx'
import { SignInForm } from './SignInForm.tsx'

/** Where a program sends somebody whom it asks for permission to act for them. */
export function AuthorizeScreen() {
  // The router's own search is decoded already, and would be so twice.
  const query = location.search.slice(1)
  const request = useAnswer(useCallback((signal: AbortSignal) => fetchAuthorization(query, signal), [query]))
  const trouble = request.error === null ? null : troubleOf(request.error)
  return (
    <Page title="Allow a program?" back={{ to: '/', name: 'All events' }} narrow>
      {trouble === 'signed-out'
        ? (
            <Stack>
              <Text>A program asks to act for you. Sign in first; then you see which, and decide.</Text>
              <SignInForm onSignedIn={request.again} />
            </Stack>
          )
        : (
            <Stack>
              <Answered answer={request}>{asked => <Decision request={asked} query={query} />}</Answered>
              {trouble === 'refused' && <Text>The mistake is in the program, and not yours. Tell whoever wrote it.</Text>}
            </Stack>
          )}
    </Page>
  )
}
