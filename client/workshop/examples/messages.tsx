import { Button, Text } from '@mantine/core'
import { unreachable } from '../../base/requests/request-error.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { QueryResult } from '../../components/QueryResult.tsx'
import { ScreenQueries } from '../../components/ScreenQueries.tsx'
import { Tagged } from '../../components/Tagged.tsx'
import { ToDecide } from '../../office/frame/ToDecide.tsx'
import { t as officeT } from '../../office/texts/t.ts'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

/** The error of the example: the test of all examples expects it in the console. */
export const NOT_LOADED = 'Failed to fetch dynamically imported module'

const query = { data: undefined, error: null, isFetching: true, refetch: nothing }

function Broken(): never {
  throw new Error(NOT_LOADED)
}

export const messageExamples: ExampleList = {
  'components/LoadFailed': {
    'A part of a page': () => (
      <LoadFailed>
        <Broken />
      </LoadFailed>
    ),
  },
  'components/ProblemAlert': {
    'With a remedy': () => (
      <ProblemAlert
        problem={t('home.forgetFailed')}
        remedy={{ name: t('common.tryAgain'), onClick: nothing }}
      />
    ),
  },
  'components/QueryResult': {
    Loading: () => <QueryResult query={query}>{() => null}</QueryResult>,
    'No connection': () => (
      <QueryResult query={{ ...query, isFetching: false, error: unreachable('No answer') }}>
        {() => null}
      </QueryResult>
    ),
    'An answer': () => (
      <QueryResult query={{ ...query, data: 'Spring Cup' }}>{name => <Text>{name}</Text>}</QueryResult>
    ),
  },
  'components/ScreenQueries': {
    'Around an answer': () => (
      <ScreenQueries>
        <QueryResult query={{ ...query, data: 'Spring Cup' }}>{name => <Text>{name}</Text>}</QueryResult>
      </ScreenQueries>
    ),
  },
  'components/Tagged': {
    'A name in bold': () => <Tagged text="sending.recordingAs" values={{ name: 'Robin van den Berg' }} />,
  },
  'office/frame/ToDecide': {
    'A team without games': () => (
      <ToDecide title={officeT('decisions.withoutGames', { team: 'Harbour Herons' })}>
        <Button variant="default">
          {officeT('decisions.addToPool', { team: 'Harbour Herons', pool: 'A' })}
        </Button>
      </ToDecide>
    ),
  },
}
