import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { genderText } from '../../data/genders.ts'
import { details } from '../../rosters/details.ts'
import { likelyTeam } from '../../rosters/likely-team.ts'
import type { Line, Wrong } from '../../rosters/lines.ts'
import { nameKey } from '../../rosters/name-key.ts'
import { teamKey } from '../../rosters/team-key.ts'
import type { Plan } from '../../rosters/plan.ts'
import { t } from '../../texts/t.ts'
import type { List } from './use-list.ts'

/** The number of rows shown; those with errors come first. */
const SHOWN = 200

interface ListPreviewProps {
  readonly list: List
  readonly plan: Plan
  readonly isTournament: boolean
}

/** The effects and errors of each row of a list. */
export function ListPreview({ list, plan, isTournament }: ListPreviewProps) {
  const { lines, known } = list
  const hasDivisions = lines.some(({ division }) => division !== '')
  const wrongFirst = lines.toSorted((a, b) => Number(b.wrong.length > 0) - Number(a.wrong.length > 0))
  const hasPlayers = lines.some(({ player }) => player !== null)
  const suggested = new Set<string>()
  const likely = ({ line, team }: Line) => {
    const isNew = plan.does.get(line)?.includes('newTeam') === true
    if (!isNew || suggested.has(nameKey(team))) return undefined
    suggested.add(nameKey(team))
    return likelyTeam(team, known)
  }
  return (
    <Stack gap="xs">
      <Table aria-label={t('teams.preview')} maw={900}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={70}>{t('teams.line')}</Table.Th>
            <Table.Th>{t('teams.team')}</Table.Th>
            {hasDivisions && <Table.Th>{t('lists.division')}</Table.Th>}
            {hasPlayers && <Table.Th>{t('teams.player')}</Table.Th>}
            <Table.Th>{t('teams.leadsTo')}</Table.Th>
            <Table.Th>{t('lists.leaveRowOut')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {wrongFirst.slice(0, SHOWN).map(line => {
            const meant = likely(line)
            return (
              <Table.Tr key={line.line}>
                <Table.Td>{line.line}</Table.Td>
                <Table.Td>{line.team}</Table.Td>
                {hasDivisions && <Table.Td>{line.division}</Table.Td>}
                {hasPlayers && <Table.Td>{playerText(line)}</Table.Td>}
                <Table.Td>
                  {line.isSkipped ? (
                    t('lists.leftOut')
                  ) : line.wrong.length > 0 ? (
                    <Text fw={700} c="var(--bad)">
                      {line.wrong.map(why => wrongText(why)).join(' ')}
                    </Text>
                  ) : (
                    doesText(line, plan, isTournament)
                  )}
                  {line.hints.length > 0 && (
                    <Text size="sm">{line.hints.map(hint => t(`lists.hints.${hint}`)).join(' ')}</Text>
                  )}
                  {meant && (
                    <Group gap="xs">
                      <Text size="sm">{t('teams.likely', { team: bidiIsolate(meant.name) })}</Text>
                      <Button
                        size="compact-sm"
                        variant="default"
                        onClick={() => list.means(line.team, meant.name)}
                      >
                        {t('teams.itIs', { team: bidiIsolate(meant.name) })}
                      </Button>
                    </Group>
                  )}
                </Table.Td>
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t(line.isSkipped ? 'lists.takeRow' : 'lists.leaveRow', { number: line.line })}
                    onClick={() => list.skip(line.line)}
                  >
                    {t(line.isSkipped ? 'lists.takeIn' : 'lists.leaveOut')}
                  </Button>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      {lines.length > SHOWN && <Text>{t('teams.moreRows', { count: lines.length - SHOWN })}</Text>}
    </Stack>
  )
}

const genderShown = (gender: number | null): string => (gender === null ? '' : genderText(gender))

const playerText = ({ player }: Line): string =>
  player === null
    ? ''
    : [
        ...[player.number, player.first_name, player.last_name, player.nickname],
        ...details.map(name => (name === 'gender' ? genderShown(player.gender) : player[name])),
      ]
        .filter(Boolean)
        .join(' ')

function doesText(row: Line, { does, entries }: Plan, isTournament: boolean): string {
  const { line, seed, player } = row
  const given = entries.find(entry => teamKey(entry) === teamKey(row))?.seed ?? seed
  const here = does.get(line) ?? []
  const comes = here.includes('newTeam') || here.includes('enters')
  return [
    ...here.map(what =>
      what === 'newDivision' || what === 'newContact' || what === 'newDetails'
        ? t(`lists.does.${what}`)
        : t(`teams.does.${what}`, { seed: given ?? '', number: player?.number ?? '' }),
    ),
    ...(isTournament && comes && given !== null ? [t('teams.does.newSeed', { seed: given })] : []),
  ].join(', ')
}

const wrongText = (why: Wrong): string =>
  why === 'otherTeam' || why === 'severalTeams' ? t(`lists.wrong.${why}`) : t(`teams.wrong.${why}`)
