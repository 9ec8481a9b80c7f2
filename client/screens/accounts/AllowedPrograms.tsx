import { Stack, Text } from '@mantine/core'
import { fetchAllowedPrograms, revokeProgram } from '../../accounts/programs.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { problemText } from '../asking/problem-text.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { dayOf, lastUsed } from './day-of.ts'

/** The programs of others that may act for somebody. */
export function AllowedPrograms() {
  const programs = useAnswer(fetchAllowedPrograms)
  const revoke = async (clientId: string): Promise<void> => {
    await revokeProgram(clientId)
    programs.again()
  }
  return (
    <Stack>
      <Text>Programs of others that you let read and change what you may read and change.</Text>
      <Answered answer={programs}>
        {listed => (
          <ThingList label="Allowed programs" none="You allowed no programs.">
            {listed.map(({ client_id, name, since, last_used_at }) => (
              <ListedThing key={client_id} name={name} lines={[`Allowed ${dayOf(since)}`, lastUsed(last_used_at)]}>
                <RemoveButton
                  name={`Revoke ${name}`} confirm="Confirm revoke" onConfirm={() => revoke(client_id)} problemOf={problemText}
                  consequence="It can no longer act for you. It may ask you again."
                />
              </ListedThing>
            ))}
          </ThingList>
        )}
      </Answered>
    </Stack>
  )
}
