/** Making several records by one request. */
export const lists = {
  oneOrMany: 'must be one record, or a list of 1 to {{most}}',
  wrongRecord: 'Record {{place}} of the list (the first is 0): {{what}}',
  wrongRow: 'Row {{place}} (the head is row 1): {{what}}',
  moreAreWrong_one: '{{first}} {{count}} more of the list is wrong too.',
  moreAreWrong_other: '{{first}} {{count}} more of the list are wrong too.',
} as const
