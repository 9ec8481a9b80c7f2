/** A change whose preview has an answer. */
export const clearedResult = { method: 'DELETE', path: '/v1/games/12/result/' } as const

/** The answers that examples get. All other requests to the server fail, as without a network. */
const answers: Readonly<Record<string, unknown>> = {
  '/v1/changes/': { meta: { since: 'now' }, objects: [] },
  [clearedResult.path]: {
    consequences: [
      { kind: 'team leaves', text: 'Harbour Herons no longer play in this game.', game_id: 2 },
      { kind: 'result cleared', text: 'The final standings are open again.', game_id: null },
    ],
  },
  '/v1/tournaments/': { objects: [{ id: 5, name: 'Spring Cup', season: { name: 'Summer 2026' } }] },
  '/v1/seasons/': { objects: [{ id: 3, name: 'Summer 2026', league: { name: 'City League' } }] },
  '/v1/teams/': { objects: [{ id: 12, name: 'Harbour Herons' }] },
  '/v1/players/': { objects: [] },
  '/v1/organizations/': { objects: [] },
}

/** Answers the examples in place of the server. */
export function answerExamples(): void {
  window.fetch = address => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.origin)
    const answer = answers[pathname]
    return answer === undefined
      ? Promise.reject(new TypeError('The gallery has no server'))
      : Promise.resolve(Response.json(answer))
  }
  // Pictures load without fetch.
  window.addEventListener(
    'error',
    event => {
      const { target } = event
      if (!(target instanceof HTMLImageElement) || target.src.endsWith('/icon.svg')) return
      event.stopImmediatePropagation()
      target.src = '/icon.svg'
    },
    true,
  )
}
