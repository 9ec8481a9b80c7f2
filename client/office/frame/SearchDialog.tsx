import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { searchQuery, searches } from '../data/search.ts'
import { t } from '../texts/t.ts'
import { problemText } from './problem-text.ts'

/** The pause in typing before a search, in ms. */
const PAUSE_MS = 200

/**
 * Finds tournaments, seasons, teams, players and organizations by a part of their name, with links to them.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const answers = useQueries({ queries: searches.map(one => searchQuery(one, words)) })
  const combobox = useCombobox({ opened: true })
  const groups = searches.map((one, index) => ({ ...one, found: answers[index]?.data ?? [] }))
  const problem = answers.find(({ error }) => error !== null)?.error
  const isNothing =
    words !== '' &&
    answers.every(({ data }) => data !== undefined) &&
    groups.every(({ found }) => found.length === 0)
  return (
    <Modal opened onClose={onClose} title={t('search.title')} size="lg">
      <Combobox
        store={combobox}
        onOptionSubmit={address => {
          go(address)
          onClose()
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            label={t('search.name')}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              combobox.resetSelectedOption()
            }}
            role="combobox"
            data-autofocus
            autoComplete="off"
          />
        </Combobox.EventsTarget>
        <Combobox.Options mt="sm" aria-label={t('search.found')}>
          {groups.map(({ family, page, found }) =>
            found.length === 0 ? null : (
              <Combobox.Group key={family} label={t(`search.family.${family}`)}>
                {found.map(({ id, name, of }) => (
                  <Combobox.Option key={id} value={`${page}${id}${page.startsWith('/office/') ? '' : '/'}`}>
                    {name}
                    {of !== undefined && (
                      <Text component="span" size="sm">
                        {` · ${of}`}
                      </Text>
                    )}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ),
          )}
        </Combobox.Options>
        <Text role="status" mt="sm">
          {problem ? problemText(problem) : isNothing ? t('search.nothing') : ''}
        </Text>
      </Combobox>
    </Modal>
  )
}
