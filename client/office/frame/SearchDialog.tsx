import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { plainText } from '../../base/formats/plain-text.ts'
import { searchGames } from '../data/search-games.ts'
import { searchQuery, searches, type SearchResult } from '../data/search.ts'
import { t } from '../texts/t.ts'
import type { PartLink } from './part-link.ts'
import { problemText } from './problem-text.ts'

/** The pause in typing before a search, in ms. */
const PAUSE_MS = 200

interface SearchDialogProps {
  /** The parts of the page's subject, which are found by their titles. */
  readonly parts: readonly PartLink[]
  readonly onClose: () => void
}

/** Finds the parts of the shown page, and records by a part of their name, with links to them. */
export function SearchDialog({ parts, onClose }: SearchDialogProps) {
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const { groups, problem, isNothing } = useSearch(typed, parts)
  const combobox = useCombobox({ opened: true })
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
          {groups.map(({ title, found }) =>
            found.length === 0 ? null : (
              <Combobox.Group key={title} label={title}>
                {found.map(({ id, name, of, page }) => (
                  <Combobox.Option key={id} value={page}>
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

interface FoundGroup {
  readonly title: string
  readonly found: readonly SearchResult[]
}

/** The results of a search, in groups, after a pause in typing. */
function useSearch(typed: string, parts: readonly PartLink[]) {
  const [here] = useLocation()
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const answers = useQueries({ queries: searches.map(one => searchQuery(one, words)) })
  const games = useQuery(searchGames(words, eventOf(here)))
  const all = [...answers, games]
  const groups: FoundGroup[] = [
    { title: t('frame.parts'), found: words === '' ? [] : partsCalled(words, parts) },
    ...searches.map(({ family }, index) => ({
      title: t(`search.family.${family}`),
      found: answers[index]?.data ?? [],
    })),
    { title: t('search.family.games'), found: games.data ?? [] },
  ]
  return {
    groups,
    problem: all.find(({ error }) => error !== null)?.error,
    isNothing:
      words !== '' &&
      all.every(({ data }) => data !== undefined) &&
      groups.every(({ found }) => found.length === 0),
  }
}

const partsCalled = (words: string, parts: readonly PartLink[]): SearchResult[] =>
  parts
    .filter(({ name }) => plainText(name).includes(plainText(words)))
    .map(({ to, name }, id) => ({ id, name, of: undefined, page: to }))

/** The filter for the event of a page; none on other pages. */
function eventOf(page: string): Record<string, string> {
  const [, kind, id] = /^\/office\/(tournament|season)s\/(\d+)/.exec(page) ?? []
  return kind !== undefined && id !== undefined ? { [`${kind}_id`]: id } : {}
}
