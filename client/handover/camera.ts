/** There is no picture of a camera; the message says why to whoever holds the device. */
export class NoCamera extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NoCamera'
  }
}

/**
 * Shows in a video element what the camera at the back sees, or the only one.
 * @param signal releases the camera
 * @throws NoCamera
 */
export async function showCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<MediaStream> {
  const stream = await openCamera()
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  if (signal.aborted) release()
  signal.throwIfAborted()
  signal.addEventListener('abort', release)
  video.srcObject = stream
  await video.play()
  return stream
}

async function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new NoCamera('The browser gives the camera only to pages whose address begins with https://.')
  if (!('mediaDevices' in navigator)) throw new NoCamera('This browser gives no camera to pages.')
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } })
  } catch (error) {
    throw new NoCamera(wordsFor(error instanceof Error ? error.name : ''))
  }
}

function wordsFor(error: string): string {
  if (error === 'NotAllowedError') return 'The camera was refused. Allow it for this page in the settings of the browser, then try again.'
  if (error === 'NotFoundError') return 'This device has no camera.'
  return 'The camera does not start. Perhaps another app is using it: close that one, then try again.'
}
