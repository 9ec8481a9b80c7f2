/** A law, and how to break it: in `file`, `from` is replaced by `to`. */
export interface Mutation {
  readonly law: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** The test that is to find it; without one it is the simulator. */
  readonly test?: string
}

const everyEventEnds = 'test/rules/unplanned/every-event-ends.test.ts'

/** The mutations that `npm run mutations` makes. */
export const mutations: readonly Mutation[] = [
  {
    law: 'An entry keeps its id',
    file: 'server/replication/push.ts',
    from: '  return entry\n',
    to: '  return { ...entry, id: crypto.randomUUID() }\n',
  },
  {
    law: 'Feed and rows are committed together (the feed alone is lost now and then)',
    file: 'server/games/entries/record-entries.ts',
    from: '  await changes.write(tx)\n',
    to: '  if (Math.random() > 0.05) await changes.write(tx)\n',
  },
  {
    law: 'Positions follow commits, not a clock',
    file: 'server/feed/write.ts',
    from: `update scopes set head = head + many from (select count(*) as many from \${sql.id(by)}) as rows
      where scope = \${scope} and many > 0 returning head - many as start`,
    to: `update scopes set head = greatest(head, (extract(epoch from now()) * 1000)::bigint + many) from (select count(*) as many from \${sql.id(by)}) as rows
      where scope = \${scope} and many > 0 returning (extract(epoch from now()) * 1000)::bigint as start`,
    test: 'test/replication/commit-order.test.ts',
  },
  {
    law: 'A stream is woken by a timer too',
    file: 'server/replication/feed-notifier.ts',
    from: 'setInterval(() => this.#notifyAll(), EVERY_MS)',
    to: 'setInterval(() => undefined, EVERY_MS)',
  },
  {
    law: 'What is acknowledged is committed',
    file: 'server/games/entries/ingest.ts',
    from: '    return await transaction(db, tx => take(tx, scope, author, entries, unreadable))\n',
    to: "    void transaction(db, tx => take(tx, scope, author, entries, unreadable)).catch(() => undefined)\n    return { taken: new Set(), head: { generation: '', position: 0 } }\n",
  },
  {
    law: 'Two sheets are never merged',
    file: 'shared-schema/scoring/order.ts',
    from: '...others.filter(entry => !isOnSheet(entry))',
    to: '...others',
  },
  {
    law: 'Only an answer makes an entry sent',
    file: 'client/sync/replication/push.ts',
    from: 'return handOverInstead(error, context, part, heard, actingPerson)',
    to: 'return []',
  },
  {
    law: 'Attached only by people with the right',
    file: 'server/access/attach.ts',
    from: 'strange.has(id) && strange.get(id) !== owner',
    to: 'strange.has(id) && owner === undefined',
  },
  {
    law: 'Attached only by people with the right (in what tablets send)',
    file: 'server/games/players.ts',
    from: 'players.owner_id = named.owner_id or',
    to: 'true or',
  },
  {
    law: 'Acknowledged is on the disk',
    file: 'server/database/embedded-folder.ts',
    from: "'wal_sync_method=fsync'",
    to: "'wal_sync_method=fsync', '-c', 'synchronous_commit=off'",
  },
  {
    law: 'A server with less is noticed',
    file: 'server/replication/checkpoints.ts',
    from: 'const reported = [{ generation, position',
    to: "const reported = [{ generation: '', position",
  },
  {
    law: 'No game waits for nobody: the slot of a team that has withdrawn is forgotten',
    file: 'shared-schema/rules/standings/pool-places.ts',
    from: "isPoolOver(play, pool) ? 'nobody' : null",
    to: 'null',
    test: everyEventEnds,
  },
  {
    law: 'No game waits for nobody: a needless final is kept',
    file: 'shared-schema/rules/progress/sent-on.ts',
    from: "[game.team_2_id, game.team_1_id] : ['nobody', 'nobody']",
    to: '[game.team_2_id, game.team_1_id] : [null, null]',
    test: everyEventEnds,
  },
]

/**
 * The text of a mutation's file with the law broken.
 * @throws if what is to be broken is not there exactly once
 */
export function broken(text: string, { law, file, from, to }: Mutation): string {
  const parts = text.split(from)
  if (parts.length !== 2)
    throw new Error(`"${law}": ${file} holds ${parts.length - 1} times what is to be broken there: ${from}`)
  return parts.join(to)
}
