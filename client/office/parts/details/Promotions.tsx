import { Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { promoted, type Promotion } from '../../../../shared-schema/rules/league-table/promotion.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { leagueTableOf, lineName, wholeTable } from '../../data/league-table.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'

interface PromotionsProps {
  readonly seasonId: number
  readonly promotions: readonly Promotion[]
  readonly onChange: (promotions: readonly Promotion[]) => void
}

/** The numbers of teams that may change places. */
const counts = [1, 2, 3, 4, 5, 6]
const options = (numbers: readonly number[]) =>
  numbers.map(count => ({ value: String(count), label: String(count) }))

/** Who goes up and down between the divisions of a season; nothing for a season with fewer than two. */
export function Promotions({ seasonId, promotions, onChange }: PromotionsProps) {
  const { data: table } = useQuery(leagueTableOf(seasonId, wholeTable))
  const { data: teams = [] } = useQuery(teamsOfSeason(seasonId))
  const playing = new Set(teams.filter(({ status }) => status === 'playing').map(({ id }) => id))
  const lines = (table?.standings ?? []).filter(({ team_id }) => playing.has(team_id))
  const divisions = [...new Set(lines.map(({ division }) => division))].filter(name => name !== '')
  if (divisions.length < 2) return null
  const { moves, flaw } = promoted(lines, promotions)
  /** As many as keep the size of a division that teams left during the season. */
  const usualDown = (upper: string, lower: string, up: number): number => {
    const left = teams.filter(({ division, status }) => division === upper && status !== 'playing').length
    const others = promotions.filter(one => one.upper === upper && one.lower !== lower)
    const filled = others.reduce((sum, one) => sum + one.teams - (one.down ?? one.teams), 0)
    return Math.max(0, up - Math.max(0, left - filled))
  }
  const change = (lower: string, upper: string, up: number, down = usualDown(upper, lower, up)): void =>
    onChange([
      ...promotions.filter(one => one.lower !== lower),
      ...(upper === '' ? [] : [{ upper, lower, teams: up, down }]),
    ])
  return (
    <Stack gap="sm" component="section" aria-label={t('copies.promotion')}>
      <Title order={3} size="h4">
        {t('copies.promotion')}
      </Title>
      <Text size="sm">{t('copies.promotionWhat')}</Text>
      {divisions.map(lower => {
        const now = promotions.find(one => one.lower === lower)
        const number = now?.teams ?? 1
        return (
          <Group key={lower} align="flex-end">
            <SelectField
              label={t('copies.above', { division: lower })}
              field={{ value: now?.upper ?? '', set: upper => change(lower, upper, number) }}
              options={[
                { value: '', label: t('copies.nobodyAbove') },
                ...divisions.filter(name => name !== lower).map(name => ({ value: name, label: name })),
              ]}
            />
            {now && (
              <>
                <SelectField
                  label={t('copies.howMany', { division: lower })}
                  field={{ value: String(number), set: count => change(lower, now.upper, Number(count)) }}
                  options={options(counts)}
                />
                <SelectField
                  label={t('copies.howManyDown', { division: now.upper })}
                  field={{
                    value: String(now.down),
                    set: count => change(lower, now.upper, number, Number(count)),
                  }}
                  options={options([0, ...counts])}
                />
              </>
            )}
          </Group>
        )
      })}
      {flaw && <Text role="alert">{t(`copies.flaw.${flaw.kind}`, { division: flaw.division })}</Text>}
      {moves.size > 0 && (
        <List aria-label={t('copies.promotion')}>
          {lines
            .filter(({ team_id }) => moves.has(team_id))
            .map(line => (
              <List.Item key={line.team_id}>
                {t('copies.moves', {
                  ...{ team: lineName(line), from: line.division, to: moves.get(line.team_id) ?? '' },
                })}
              </List.Item>
            ))}
        </List>
      )}
    </Stack>
  )
}
