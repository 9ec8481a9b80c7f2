import { Alert, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChunkCollection, type Collected } from '../../../shared-schema/handover/chunk-collection.ts'
import type { Packed } from '../../../shared-schema/handover/packed.ts'
import { messageOf } from '../../app/message-of.ts'
import { useWakeLock } from '../../app/use-wake-lock.ts'
import { readCodes } from '../../handover/read-codes.ts'
import classes from './handover.module.css'

/** More missing numbers than these are not listed: nobody looks for each of them. */
const MOST_LISTED = 8

/** What the camera sees, and how far the reading of it is. */
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
      <video ref={video} className={classes.picture} hidden={problem !== null} muted playsInline aria-label="What the camera sees" />
      <div className={classes.beside}>
        {problem !== null && (
          <Alert color="red" role="alert" title="No picture">
            {problem} A file does as well: <b>Save them as a file</b> on the other tablet, <b>Take in a file</b> here.
          </Alert>
        )}
        {problem === null && (
          <>
            <Text className={classes.place} role="status" data-testid="codes-read">{collected ? progressOf(collected) : 'No code read yet'}</Text>
            {refused !== null && <Text fw={700}>{refused}</Text>}
            <Text>Tap <b>Show as codes</b> on the other tablet. Hold this one before it, so that the code fills the picture. A number is missing? Go to it there with <b>Back</b> and <b>Next</b>.</Text>
          </>
        )}
      </div>
    </>
  )
}

function progressOf({ of, missing }: Collected): string {
  const isListed = missing.length > 0 && missing.length <= MOST_LISTED
  return `${of - missing.length} of ${of}${isListed ? `; missing ${missing.join(', ')}` : ''}`
}
