import { Stack, Text } from '@mantine/core'
import { fetchTokens, removeToken, type Token } from '../../accounts/tokens.ts'
import { scopeWords } from '../../accounts/scope-words.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { problemText } from '../asking/problem-text.ts'
import { RemoveButton } from '../asking/RemoveButton.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'
import { dayOf, lastUsed } from './day-of.ts'
import { NewToken } from './NewToken.tsx'

/** The tokens by which somebody's own programs act as them. */
export function Tokens() {
  const tokens = useAnswer(fetchTokens)
  const remove = async (id: number): Promise<void> => {
    await removeToken(id)
    tokens.again()
  }
  return (
    <Stack>
      <Text>A program that shows a token acts for you: a script of yours, a scoreboard, a spreadsheet.</Text>
      <Answered answer={tokens}>
        {listed => (
          <ThingList label="Tokens" none="You have no tokens.">
            {listed.map(token => (
              <ListedThing key={token.id} name={token.name} lines={about(token)}>
                <RemoveButton
                  name={`Remove ${token.name}`} confirm="Confirm remove" onConfirm={() => remove(token.id)} problemOf={problemText}
                  consequence="Programs that use this token can no longer sign in with it."
                />
              </ListedThing>
            ))}
          </ThingList>
        )}
      </Answered>
      <NewToken onMade={tokens.again} />
    </Stack>
  )
}

const about = ({ scope, time_created, last_used_at, expires_at }: Token): string[] => [
  `May ${scopeWords[scope]}`,
  `Made ${dayOf(time_created)}, ${expires_at === null ? 'valid until you remove it' : `valid until ${dayOf(expires_at)}`}`,
  lastUsed(last_used_at),
]
