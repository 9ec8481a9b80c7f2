import { Stack, Text } from '@mantine/core'
import { fetchPrograms, removeProgram } from '../../accounts/programs.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { problemText } from '../asking/problem-text.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { NewProgram } from './NewProgram.tsx'

/** The programs that somebody wrote for others to use. */
export function OwnPrograms() {
  const programs = useAnswer(fetchPrograms)
  const remove = async (clientId: string): Promise<void> => {
    await removeProgram(clientId)
    programs.again()
  }
  return (
    <Stack>
      <Text>Register a program here when other people shall use it with their accounts (OAuth2).</Text>
      <Answered answer={programs}>
        {listed => (
          <ThingList label="Own programs" none="You registered no programs.">
            {listed.map(({ client_id, name, redirect_uris, keeps_secret }) => (
              <ListedThing key={client_id} name={name} lines={[`Client id ${client_id}, ${keeps_secret ? 'with' : 'without'} a secret`, ...redirect_uris]}>
                <RemoveButton
                  name={`Remove ${name}`} confirm="Confirm remove" onConfirm={() => remove(client_id)} problemOf={problemText}
                  consequence="The program stops working for everyone who allowed it."
                />
              </ListedThing>
            ))}
          </ThingList>
        )}
      </Answered>
      <NewProgram onMade={programs.again} />
    </Stack>
  )
}
