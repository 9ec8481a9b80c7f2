import { Button, Group } from '@mantine/core'
import { IconLink, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import type { Picture } from '../reading/events/pictures/picture.ts'
import { canShare, download } from '../sync/handover/save-file.ts'
import { paintPicture } from './paint-picture.ts'
import { t } from '../texts/t.ts'

interface ShareButtonsProps {
  readonly title: string
  /** The public address of the shown page, from its first slash on. */
  readonly path: string
  readonly picture: () => Picture
}

/**
 * Shares the shown page as a link or as a picture, by the device's share dialog; without one, the link is
 * copied and the picture saved.
 */
export function ShareButtons({ title, path, picture }: ShareButtonsProps) {
  const [notice, setNotice] = useState('')
  const attempt = (share: () => Promise<string>): void => {
    share()
      .then(setNotice)
      // Closing the device's share dialog is a change of mind, not an error.
      .catch((error: unknown) =>
        setNotice(error instanceof DOMException && error.name === 'AbortError' ? '' : t('reading.notShared')),
      )
  }
  const shareLink = async (): Promise<string> => {
    const url = new URL(path, location.origin).href
    if (hasWay()) {
      await navigator.share({ title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return t('common.copied')
  }
  const sharePicture = async (): Promise<string> => {
    const file = await paintPicture(picture())
    if (canShare(file)) {
      await navigator.share({ title, files: [file] })
      return ''
    }
    download(file)
    return t('reading.pictureSaved')
  }
  return (
    <Group gap="xs" data-print="no">
      <Button variant="default" leftSection={<IconLink />} onClick={() => attempt(shareLink)}>
        {t('reading.shareLink')}
      </Button>
      <Button variant="default" leftSection={<IconPhoto />} onClick={() => attempt(sharePicture)}>
        {t('reading.sharePicture')}
      </Button>
      <span role="status">{notice}</span>
    </Group>
  )
}

/** Whether the device has a share dialog. */
const hasWay = (): boolean => 'share' in navigator
