import { Button, Modal, Stack, Switch, Table } from '@mantine/core'
import { useState } from 'react'
import { letSingleKeysWork, singleKeysWork } from '../../base/device/single-keys.ts'
import { t } from '../../texts/t.ts'

/**
 * The keys that tap the buttons that are on the screen, as these say it, and a switch for those of a single
 * character.
 */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const [work, setWork] = useState(singleKeysWork)
  const [keys] = useState(keysOnScreen)
  return (
    <Modal opened onClose={onClose} title={t('game.keys')} size="md">
      <Stack>
        <Table>
          <Table.Tbody>
            {keys.map(({ key, name }) => (
              <Table.Tr key={key}>
                <Table.Td w={60}>
                  <kbd>{key}</kbd>
                </Table.Td>
                <Table.Td>{name}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          label={t('game.singleKeys')}
          checked={work}
          onChange={({ currentTarget: { checked } }) => {
            letSingleKeysWork(checked)
            setWork(checked)
          }}
        />
        <Button variant="default" onClick={onClose}>
          {t('common.done')}
        </Button>
      </Stack>
    </Modal>
  )
}

const keysOnScreen = (): { key: string; name: string }[] =>
  [...document.querySelectorAll('button[aria-keyshortcuts]')].map(button => ({
    key: button.getAttribute('aria-keyshortcuts') ?? '',
    name: button.getAttribute('aria-label') ?? button.textContent.trim(),
  }))
