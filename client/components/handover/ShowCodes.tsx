import { Button, Text } from '@mantine/core'
import { Tagged } from '../Tagged.tsx'
import type { Code } from '../../base/formats/draw-code.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { CodePicture } from '../CodePicture.tsx'
import { FullScreen } from './FullScreen.tsx'
import classes from './handover.module.css'
import { useCycle } from './use-cycle.ts'
import { t } from '../../texts/t.ts'

/** The displayed codes of a hand-over, and its number of entries. */
export interface Shown {
  readonly codes: readonly Code[]
  readonly entries: number
}

/** A hand-over as codes in turn, for the camera of another tablet. */
export function ShowCodes({ codes, entries, onClose }: Shown & { readonly onClose: () => void }) {
  const { at, runs, run, step } = useCycle(codes.length)
  useWakeLock(true)
  const code = codes[at]
  const place = { at: at + 1, of: codes.length }
  return (
    <FullScreen title={t('handover.toHandOver', { count: entries })} onClose={onClose}>
      {code && <CodePicture className={classes.picture} code={code} label={t('handover.code', place)} />}
      <div className={classes.beside}>
        {codes.length > 1 && (
          <>
            <Text className={classes.place} data-testid="code-place">
              {t('handover.place', place)}
            </Text>
            <div className={classes.buttons}>
              <Button variant="default" px={8} onClick={() => step(-1)}>
                {t('handover.back')}
              </Button>
              <Button variant="default" px={8} onClick={() => run(!runs)}>
                {runs ? t('handover.pause') : t('handover.goOn')}
              </Button>
              <Button variant="default" px={8} onClick={() => step(1)}>
                {t('handover.next')}
              </Button>
            </div>
          </>
        )}
        <Text>
          <Tagged text="handover.howToShow" values={{ read: t('handover.readCodes') }} />
        </Text>
        <Text>{t('handover.stay')}</Text>
      </div>
    </FullScreen>
  )
}
