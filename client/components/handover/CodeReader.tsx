import { Alert, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Tagged } from '../Tagged.tsx'
import { ChunkCollection, type Collected } from '../../../shared-schema/handover/chunk-collection.ts'
import type { Packed } from '../../../shared-schema/handover/packed.ts'
import { messageOf } from '../../base/formats/message-of.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { readCodes } from '../../sync/handover/read-codes.ts'
import classes from './handover.module.css'
import { t } from '../../texts/t.ts'

/** More missing numbers than these are not listed: nobody would check each of them. */
const MAX_LISTED = 8

/** The picture of the camera, and the progress of reading. */
export function CodeReader({ onRead }: { onRead: (packed: Packed) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [collected, setCollected] = useState<Collected | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const whenRead = useEffectEvent(onRead)
  useWakeLock(true)
  useEffect(() => {
    if (!video.current) return
    const collection = new ChunkCollection()
    const found = (text: string): void => {
      try {
        const now = collection.add(text)
        setCollected(now)
        setRefused(null)
        if (now.packed) whenRead(now.packed)
      } catch (error) {
        setRefused(messageOf(error))
      }
    }
    return readCodes(video.current, found, error => setProblem(messageOf(error)))
  }, [])
  return (
    <>
      <video
        ref={video}
        className={classes.picture}
        hidden={problem !== null}
        muted
        playsInline
        aria-label={t('handover.cameraSees')}
      />
      <div className={classes.beside}>
        {problem !== null && (
          <Alert color="red" role="alert" title={t('handover.noPicture')}>
            <Tagged
              text="handover.noPictureWhat"
              values={{ why: problem, save: t('handover.saveFile'), take: t('handover.takeFile') }}
            />
          </Alert>
        )}
        {problem === null && (
          <>
            <Text className={classes.place} role="status" data-testid="codes-read">
              {collected ? progressOf(collected) : t('handover.noneRead')}
            </Text>
            {refused !== null && <Text fw={700}>{refused}</Text>}
            <Text>
              <Tagged
                text="handover.howToRead"
                values={{
                  show: t('handover.showCodes'),
                  back: t('handover.back'),
                  next: t('handover.next'),
                }}
              />
            </Text>
          </>
        )}
      </div>
    </>
  )
}

function progressOf({ of, missing }: Collected): string {
  const read = of - missing.length
  return missing.length > 0 && missing.length <= MAX_LISTED
    ? t('handover.readMissing', { read, of, numbers: missing.join(', ') })
    : t('handover.read', { read, of })
}
