/** Texts that are the same in English and in another language: names, and words that both have. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Admin', 'Callahans', 'Captain', 'Code', 'Ds', 'Link', 'Name', 'OK', 'Offline', 'Passkeys', 'Pulls'],
    ...['Spirit', 'Status {{status}}', 'Tablets', 'Team', 'Team {{id}}', 'Teams', 'Token', 'Tokens'],
  ],
  es: [
    ...[
      'Total',
      '{{score}} (final)',
      'Final',
      'Callahans',
      'Pulls',
      'set',
      'no',
      'OK',
      'Roles',
      '{{count}} roles',
    ],
    ...['Tokens', 'Token', 'SF {{number}}', 'balk', 'safety', 'touchback', 'pull', 'callahan', '1 min'],
  ],
  fr: [
    '{{player}} · absent',
    ...['Callahans', 'Code', 'Communication', 'Note', 'OK', 'Pause', 'Place', 'Points', 'QF {{number}}'],
    ...['Score', 'Sessions', 'Site', 'Sites', 'Spirit', 'Stalls', 'Total', 'ace', 'bye', 'byes'],
    ...['callahan', 'corner', 'doubles', 'exclusion', 'extras', 'interception', 'leg bye'],
    ...['leg byes', 'maidens', 'match {{number}}', 'overs', 'place {{place}}'],
    ...['places {{places}}', 'point', 'sack', 'safety', 'set', 'set {{number}}', 'side-outs'],
    ...['six', 'stall', 'stalls', 'stumped', 'stumpings', 'touchback', 'touchbacks'],
    ...['triples', 'Over {{overs}}.{{balls}}', '1 min', '{{player}} · absent'],
  ],
}
