/** What was recorded at an event and does not count, for the office. */
export const notCounted = {
  title: 'Not counted',
  none: 'Everything that was recorded counts.',
  kept: 'All of this is kept. It is judged by the roles and the games that there were when it came.',
  judgeAgain: "Judge all again, by today's roles and games",
  judged_one:
    '{{count}} entry counts now that did not before, $t(notCounted.stillNot, { "count": {{still}} }).',
  judged_other:
    '{{count}} entries count now that did not before, $t(notCounted.stillNot, { "count": {{still}} }).',
  stillNot_one: '{{count}} still does not',
  stillNot_other: '{{count}} still do not',

  entriesBy_one: '{{count}} entry by <bdi>{{by}}</bdi>, {{device}}',
  entriesBy_other: '{{count}} entries by <bdi>{{by}}</bdi>, {{device}}',
  office: 'The office:',
  says_one: 'What it says',
  says_other: 'What they say',
  unsayable: 'It cannot be shown.',
  toPeople: 'Account and people',
  toSheets: 'Compare the sheets',
  toGame: 'Open the game',
} as const
