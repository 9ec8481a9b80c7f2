import { Stack, Text } from '@mantine/core'
import { fetchAuthorization } from '../../accounts/authorization.ts'
import { errorKindOf } from '../../base/requests/request-error.ts'
import { QueryResult } from '../../components/QueryResult.tsx'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../components/page/Page.tsx'
import { t } from '../../texts/t.ts'
import { Decision } from './Decision.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The page to which a program sends people for permission to act for them. */
export function AuthorizeScreen() {
  // The router's search is already decoded, so using it would decode twice.
  const query = location.search.slice(1)
  const request = useQuery({
    queryKey: ['authorization', query],
    queryFn: ({ signal }) => fetchAuthorization(query, signal),
  })
  const failure = request.error === null ? null : errorKindOf(request.error)
  return (
    <Page title={t('programs.ask.title')} back={{ to: '/', name: t('common.allEvents') }} narrow>
      {failure === 'signed-out' ? (
        <Stack>
          <Text>{t('programs.ask.signInFirst')}</Text>
          <SignInForm onSignedIn={() => void request.refetch()} />
        </Stack>
      ) : (
        <Stack>
          <QueryResult query={request}>{found => <Decision request={found} query={query} />}</QueryResult>
          {failure === 'refused' && <Text>{t('programs.ask.mistake')}</Text>}
        </Stack>
      )}
    </Page>
  )
}
