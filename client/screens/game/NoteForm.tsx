import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

/** A note on the game by the scorekeeper: it is listed among the plays, and counts nothing. */
export function NoteForm({ game, onClose }: { game: Game; onClose: () => void }) {
  const [note, setNote] = useState('')
  const save = async (): Promise<void> => {
    const data = playOf(generalPlays.note, { what_happened: note.trim() })
    if (await game.record({ kind: 'play', data })) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('game.noteOnGame')} size="lg" closeOnClickOutside={false}>
      <Stack>
        <NoteField note={note} onNote={setNote} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={note.trim() === ''} onClick={() => void save()}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Where a note is written. */
export function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  return (
    <Textarea
      label={t('game.note')}
      autosize
      minRows={1}
      maxLength={2000}
      value={note}
      onChange={({ currentTarget: { value } }) => onNote(value)}
    />
  )
}
