import { Table } from '@mantine/core'
import type { Scoreboard } from '../../../shared-schema/sports/model/scoreboard.ts'
import type { GameView } from '../../scoring/game-view.ts'
import classes from './game.module.css'
import { t } from '../../texts/t.ts'

/** The name of a part of the game; `match` for a sport without parts. */
type Period = NonNullable<Scoreboard['period']> | 'match'

/** The score by periods, for sports whose plays are not recorded. */
export function PeriodTable({ view: { sides, periods }, period }: { view: GameView; period: Period }) {
  return (
    <Table.ScrollContainer minWidth={280}>
      <Table fz="md" horizontalSpacing={6} withTableBorder bg="var(--surface)">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('game.team')}</Table.Th>
            {periods.map((_, index) => (
              <Table.Th key={index} scope="col" ta="right">
                <abbr title={t(`game.nth.${period}`, { number: index + 1 })}>{index + 1}</abbr>
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="right">
              {t('common.total')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sides.map(({ name, score }, side) => (
            <Table.Tr key={side}>
              <Table.Th scope="row" className={classes.named}>
                {name}
              </Table.Th>
              {periods.map((points, index) => (
                <Table.Td key={index} ta="right">
                  {points[side]}
                </Table.Td>
              ))}
              <Table.Td ta="right" fw={800}>
                {score}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
