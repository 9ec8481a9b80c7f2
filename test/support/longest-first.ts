import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, the longest first. They begin first, so that no worker is left with one of them
 * when the others have nothing to do any more. Vitest itself goes by the run before, which is unknown where the
 * sources have just come.
 */
const longest = [
  'test/bench/benches.test.ts',
  'test/bench/whole-programs.test.ts',
  'test/replication/simulation/simulation.test.ts',
  'test/power-cut/power-cut.test.ts',
  'test/client/sync/replication/lost-by-server.test.ts',
  'test/tools/export/worlds.test.ts',
  'test/rest/wire/any-request.test.ts',
  'test/database/backup.test.ts',
  'test/rest/visibility/links.test.ts',
  'test/rest/visibility/roles.test.ts',
  'test/tools/demo/fill.test.ts',
  'test/http/program.test.ts',
  'test/replication/killed-server.test.ts',
  'test/http/full-disk.test.ts',
  'test/tools/export/round-trip.test.ts',
  'test/rest/records/take-back.test.ts',
  'test/replication/restored-backup.test.ts',
  'test/browser/office/whole-season.test.ts',
  'test/browser/office/whole-tournament.test.ts',
  'test/browser/office/every-screen.test.ts',
  'test/browser/accessibility.test.ts',
  'test/browser/tournament.test.ts',
  'test/browser/office/results.test.ts',
  'test/browser/office/people.test.ts',
  'test/browser/office/details.test.ts',
  'test/browser/handover.test.ts',
  'test/browser/office/deleting.test.ts',
]

/** In which order test files begin: the longest first, the others as Vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.toSorted((a, b) => place(a) - place(b))
  }
}

function place({ moduleId }: TestSpecification): number {
  const known = longest.indexOf(relative('', moduleId).replaceAll('\\', '/'))
  return known === -1 ? longest.length : known
}
