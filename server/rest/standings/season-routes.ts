import { Router } from 'express'
import {
  tableQuery,
  type LeagueTableAnswer,
  type PlaceReason,
} from '../../../shared-schema/api/league-table.ts'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { leagueTable } from '../../../shared-schema/rules/league-table/league-table.ts'
import { reasonText } from '../../../shared-schema/rules/standings/reason-text.ts'
import type { Separation } from '../../../shared-schema/rules/standings/separation.ts'
import { tieBreakMetrics } from '../../../shared-schema/rules/standings/tie-breaks.ts'
import { textsFor } from '../../texts/say.ts'
import { loadLeagueSeason } from '../../tournament/league-season.ts'
import { nameIn } from '../records/computed/names.ts'
import { findRecord } from '../records/find-records.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery } from '../requests/read-sent.ts'

const columns = [
  'place',
  'division',
  'team_id',
  'team.name',
  'games_played',
  'wins',
  'overtime_wins',
  'ties',
  'losses',
  'overtime_losses',
  'forfeits',
  'points_scored',
  'points_allowed',
  'plus_minus',
  'second_score',
  'second_score_allowed',
  'score_ratio',
  'second_score_ratio',
  'bonus_points',
  'decided_points',
  'points',
  'form',
  'is_shared',
  'is_unresolved',
  'reason',
]

/** `/seasons/{id}/standings/`: the table of a season, or of a part of it. */
export function seasonStandingsRoute(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/seasons/:id/standings')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const {
        division,
        last = null,
        date = null,
        match_day = null,
        ...wanted
      } = readQuery(request, tableQuery, formatQuery)
      const view = { ...wanted, last, date, match_day }
      const id = Number((await findRecord(db, author, 'seasons', readItemKey('seasons', request.params))).id)
      const format = formatOf(request)
      const lines = leagueTable(await loadLeagueSeason(db, id), view).filter(
        line => division === undefined || line.division === division,
      )
      const texts = textsFor(request)
      const teams = await new WireObjects(db, parts.baseOf(request), author, texts).short(
        'teams',
        lines.map(({ team_id }) => team_id),
      )
      const table: LeagueTableAnswer = {
        standings: lines.map(({ separation, form, point_decisions, ...line }) => ({
          ...line,
          form: [...form],
          point_decisions: point_decisions.map(({ points, reason, date }) => ({ points, reason, date })),
          team: teams.get(line.team_id) ?? null,
          reason: separation && reasonText(separation, nameIn(teams, texts), texts[1]),
          reason_code: separation && inCodes(separation),
        })),
      }
      answerWhole(response, format, columns, table.standings, table)
    })
    .all(onlyMethods(['GET'], t => t('instead.leagueTable')))
  return router
}

/** Null for a team ahead of those that have left the season: this is no criterion, and only has a text. */
function inCodes({ below_id, cause }: Separation): PlaceReason | null {
  const none = { below_id, metric: null, scope: null, own: null, below: null, method: null }
  switch (cause.kind) {
    case 'criterion': {
      const { metric, scope } = cause.criterion
      return {
        ...none,
        kind: cause.kind,
        metric: tieBreakMetrics.find(one => one === metric) ?? null,
        scope,
        own: finite(cause.own),
        below: finite(cause.below),
      }
    }
    case 'decision':
      return { ...none, kind: cause.kind, method: cause.method }
    case 'level':
      return { ...none, kind: cause.kind }
    case 'status':
      return null
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)
