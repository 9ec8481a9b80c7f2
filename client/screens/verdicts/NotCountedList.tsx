import { Button, Stack, Text } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useLatest } from '../../app/use-latest.ts'
import { fetchNotCounted, judgeAgain } from '../../office/verdicts.ts'
import { watchNames } from '../../office/watch-office.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import type { Names } from '../../scoring/play-text.ts'
import { Answered } from '../asking/Answered.tsx'
import { ProblemAlert } from '../asking/ProblemAlert.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { useRequest } from '../asking/use-request.ts'
import { NotCountedCard } from './NotCountedCard.tsx'

const unnamed: Names = { team: () => '', player: () => '' }

/** What was recorded at an event and does not count, with what can be done about it. */
export function NotCountedList({ open }: { open: OpenScope }) {
  const answer = useAnswer(useCallback((signal: AbortSignal) => fetchNotCounted(open.scope, signal), [open]))
  const names = useLatest(useMemo(() => watchNames(open.database), [open]), unnamed)
  const judging = useRequest()
  const [outcome, setOutcome] = useState('')
  const judge = (): void => judging.send(async () => {
    const { counted, not_counted } = await judgeAgain(open.scope)
    setOutcome(`${counted} ${counted === 1 ? 'entry counts' : 'entries count'} now that did not before, ${not_counted} still ${not_counted === 1 ? 'does' : 'do'} not.`)
  }, answer.again)
  return (
    <Stack>
      <Answered answer={answer}>
        {groups => (
          <Stack>
            {groups.length > 0 && (
              <Stack align="flex-start" gap="xs">
                <Text>All of this is kept. It is judged by the roles and the games that there were when it came.</Text>
                <Button loading={judging.busy} onClick={judge}>Judge all again, by today's roles and games</Button>
              </Stack>
            )}
            {outcome !== '' && <Text role="status" fw={700}>{outcome}</Text>}
            <ProblemAlert problem={judging.problem} />
            <ThingList label="Not counted" none="Everything that was recorded counts.">
              {groups.map(group => <NotCountedCard key={group.key} group={group} names={names} scope={open.scope} />)}
            </ThingList>
          </Stack>
        )}
      </Answered>
    </Stack>
  )
}
