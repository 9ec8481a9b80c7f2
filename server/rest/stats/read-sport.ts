import { sports, type Sport } from '../../../shared-schema/sports/index.ts'
import { Problem } from '../../problems/problem.ts'

/** The sport in a path. @throws Problem 404 listing all sports for any other word */
export function readSport(name: unknown): Sport {
  const sport = sports.find(candidate => candidate === name)
  if (!sport)
    throw new Problem('not_found', t =>
      t('answers.noSuchSport', { sport: String(name), sports: sports.join(', ') }),
    )
  return sport
}
