import { Button, Stack, Text } from '@mantine/core'
import { deviceWords } from '../../accounts/device-words.ts'
import { endEverywhere, endSession, fetchSessions } from '../../accounts/own-account.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { ProblemAlert } from '../asking/ProblemAlert.tsx'
import { problemText } from '../asking/problem-text.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { useRequest } from '../asking/use-request.ts'
import { dayOf, lastUsed } from './day-of.ts'

/** Where somebody is signed in, and how to end that. */
export function Sessions() {
  const sessions = useAnswer(fetchSessions)
  const { busy, problem, send } = useRequest()
  const end = async (id: string): Promise<void> => {
    await endSession(id)
    sessions.again()
  }
  return (
    <Stack>
      <Answered answer={sessions}>
        {listed => (
          <ThingList label="Sessions" none="You are signed in nowhere.">
            {listed.map(({ id, user_agent, time_created, time_last_used, is_this }) => (
              <ListedThing
                key={id} name={is_this ? `${deviceWords(user_agent)}, this device` : deviceWords(user_agent)}
                lines={[`Signed in ${dayOf(time_created)}`, lastUsed(time_last_used)]}
              >
                {!is_this && (
                  <RemoveButton
                    name={`Sign out ${deviceWords(user_agent)}`} confirm="Confirm sign out" onConfirm={() => end(id)} problemOf={problemText}
                    consequence="Whoever uses that device has to sign in again. What it recorded and has not sent stays on it."
                  />
                )}
              </ListedThing>
            ))}
          </ThingList>
        )}
      </Answered>
      <Text>To sign out everywhere else also ends all your tokens, and the programs that you allowed.</Text>
      <ProblemAlert problem={problem} />
      <Button variant="default" size="lg" maw={520} loading={busy} onClick={() => send(endEverywhere, sessions.again)}>Sign out everywhere else</Button>
    </Stack>
  )
}
