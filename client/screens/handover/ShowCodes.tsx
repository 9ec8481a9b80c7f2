import { Button, Text } from '@mantine/core'
import type { Code } from '../../app/draw-code.ts'
import { useWakeLock } from '../../app/use-wake-lock.ts'
import { CodePicture } from '../asking/CodePicture.tsx'
import { FullScreen } from './FullScreen.tsx'
import classes from './handover.module.css'
import { useCycle } from './use-cycle.ts'

/** What is shown of a hand-over, and how many entries are in it. */
export interface Shown {
  readonly codes: readonly Code[]
  readonly entries: number
}

/** A hand-over as codes, one after the other, for the camera of another tablet. */
export function ShowCodes({ codes, entries, onClose }: Shown & { readonly onClose: () => void }) {
  const { at, runs, run, step } = useCycle(codes.length)
  useWakeLock(true)
  const code = codes[at]
  const place = `${at + 1} of ${codes.length}`
  return (
    <FullScreen title={`${entries} ${entries === 1 ? 'entry' : 'entries'} to hand over`} onClose={onClose}>
      {code && <CodePicture className={classes.picture} code={code} label={`Code ${place}`} />}
      <div className={classes.beside}>
        {codes.length > 1 && (
          <>
            <Text className={classes.place} data-testid="code-place">{place}</Text>
            <div className={classes.buttons}>
              <Button variant="default" px={8} onClick={() => step(-1)}>Back</Button>
              <Button variant="default" px={8} onClick={() => run(!runs)}>{runs ? 'Pause' : 'Go on'}</Button>
              <Button variant="default" px={8} onClick={() => step(1)}>Next</Button>
            </div>
          </>
        )}
        <Text>On the other tablet: tap the corner, then <b>Read with the camera</b>. Make this screen as bright as it goes.</Text>
        <Text>The entries stay on this tablet until the office has them.</Text>
      </div>
    </FullScreen>
  )
}
