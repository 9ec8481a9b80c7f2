import { useQuery } from '@tanstack/react-query'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import type { Entrant } from '../data/entrants.ts'
import type { NewPart } from '../data/new-parts.ts'
import { wouldBe } from '../data/previews.ts'
import { DrawnStructure } from './DrawnStructure.tsx'
import { problemText } from './problem-text.ts'
import { SendButton } from './SendButton.tsx'
import { useChange } from './use-change.ts'

interface MakePartProps {
  readonly part: NewPart
  readonly entrants: readonly Entrant[]
  /** The text of the button. */
  readonly name: string
  readonly onMade?: () => void
}

/** A pool or bracket as it would be, and the button that makes it. */
export function MakePart({ part, entrants, name, onMade }: MakePartProps) {
  const { data, error } = useQuery(wouldBe(part, part.shape))
  const { send, busy, problem } = useChange()
  const make = async (): Promise<void> => {
    if (await send(part)) onMade?.()
  }
  // A preview that others have made impossible meanwhile is not drawn any more.
  const drawn = error ? undefined : data
  return (
    <>
      {error && <ProblemAlert problem={problemText(error)} />}
      {drawn && <DrawnStructure structure={drawn} entrants={entrants} pageOf={() => null} />}
      <ProblemAlert problem={error ? null : problem} />
      <div>
        <SendButton busy={busy} disabled={drawn === undefined} onClick={() => void make()}>
          {name}
        </SendButton>
      </div>
    </>
  )
}
