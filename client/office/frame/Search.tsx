import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../texts/t.ts'
import type { PartLink } from './part-link.ts'
import { SearchDialog } from './SearchDialog.tsx'

/** Opens the search by a tap or by Ctrl+K (⌘K), from anywhere, including fields. */
export function Search({ parts }: { parts: readonly PartLink[] }) {
  const [isOpen, setOpen] = useState(false)
  useHotkeys([['mod+K', () => setOpen(true)]], [])
  return (
    <>
      <Button
        variant="default"
        px="sm"
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={<kbd>{t('search.keys')}</kbd>}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {t('search.open')}
      </Button>
      {isOpen && <SearchDialog parts={parts} onClose={() => setOpen(false)} />}
    </>
  )
}
