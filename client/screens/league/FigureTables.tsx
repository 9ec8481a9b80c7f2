import { Stack, Table, Title } from '@mantine/core'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import { figureText, type SeasonFigures } from '../../reading/league/figures.ts'
import { t } from '../../texts/t.ts'

interface FigureTablesProps {
  readonly lines: readonly (SeasonFigures & { readonly sport?: string })[]
}

/** The statistics, season by season. */
export function FigureTables({ lines }: FigureTablesProps) {
  return lines.map(({ season, sport, figures }) => (
    <Stack
      key={`${season} ${sport}`}
      component="section"
      aria-label={t('league.statisticsOf', { season: bidiIsolate(season) })}
      gap="xs"
    >
      <Title order={2}>
        <bdi>{season}</bdi>
      </Title>
      <Table withTableBorder bg="var(--surface)" fz="lg" maw={480}>
        <Table.Tbody>
          {figures.map(({ name, text }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{figureText(name)}</Table.Th>
              <Table.Td ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {text}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  ))
}
