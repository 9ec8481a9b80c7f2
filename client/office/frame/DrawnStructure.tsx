import { Paper, Stack, Title } from '@mantine/core'
import { useMemo } from 'react'
import { drawnBrackets } from '../../reading/events/bracket-columns.ts'
import { entrantName, namesOf, type Entrant } from '../data/entrants.ts'
import type { Structure } from '../data/formats.ts'
import { t as clientT } from '../../texts/t.ts'
import { BracketSection } from '../../components/brackets/BracketSection.tsx'
import type { PageOf } from '../../components/brackets/BracketTree.tsx'
import classes from './drawn-structure.module.css'

interface DrawnStructureProps {
  readonly structure: Structure
  readonly entrants: readonly Entrant[]
  readonly pageOf: PageOf
}

/** Pools with their teams, and brackets as trees. */
export function DrawnStructure({
  structure: { games, pools, brackets },
  entrants,
  pageOf,
}: DrawnStructureProps) {
  const teams = useMemo(() => namesOf(entrants), [entrants])
  const drawn = useMemo(
    () =>
      drawnBrackets(
        {
          games,
          teams: entrants.map(one => ({ id: one.team_id, name: entrantName(one) })),
          sites: games.flatMap(({ game_site }) => game_site ?? []),
        },
        { brackets, entrants, pools },
      ),
    [games, brackets, entrants, pools],
  )
  return (
    <Stack>
      {pools.length > 0 && (
        <div className={classes.pools}>
          {pools.map(({ id, name, team_ids }) => (
            <Paper key={id} withBorder p="sm" component="section">
              <Title order={3} size="h4">
                {clientT('events.pool', { name })}
              </Title>
              <ol className={classes.teams}>
                {team_ids.map(team => (
                  <li key={team}>{teams.get(team)}</li>
                ))}
              </ol>
            </Paper>
          ))}
        </div>
      )}
      {drawn.map(bracket => (
        <BracketSection key={bracket.id} bracket={bracket} pageOf={pageOf} />
      ))}
    </Stack>
  )
}
