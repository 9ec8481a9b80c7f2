/**
 * What it means that records of a family name a record of another one, or several. Whose records are, what a
 * deletion takes along, who may tie what to what and what is shown with what follow from this alone.
 */
export interface Meaning {
  /**
   * Whether the record belongs to the organization of what it leads to: always if the link is set
   * (`decides`), if no other link decides (`else`), or not.
   */
  readonly owner: 'decides' | 'else' | 'no'
  /**
   * What becomes of the record when that is deleted: it goes too, it stays and no longer names it
   * (`emptied`), or other links say it, which this one only repeats.
   */
  readonly deleted: 'goes' | 'emptied' | 'repeats'
  /**
   * What tying them together needs:
   * * `own`: both belong to one organization, or the author manages both organizations;
   * * `consent`: else the other organization is asked, and nothing is shown before it accepts;
   * * `entrant`: a team that takes part in the record's tournament;
   * * `own or entrant`: one of the two;
   * * `at the game`: who plays at the record's game;
   * * `follows`: nothing, because the server sets it.
   */
  readonly attach: 'own' | 'consent' | 'entrant' | 'own or entrant' | 'at the game' | 'follows'
  /**
   * Which of the two is shown wherever the other one is, to tablets that hold an event and to the public of a
   * public tournament: the `record` with what it leads to, that `target` with the record, or `both`; to the
   * public alone; or none. What hangs on a season or a tournament is shown with that only if it is the event
   * itself.
   */
  readonly shows: 'record' | 'target' | 'both' | 'record to the public' | 'target to the public' | 'none'
}

/** A reference to one record of another family: `season_id` shows as `season` too. */
export interface Link extends Meaning {
  readonly family: string
  /** Name of the nested object beside the id, or null if only the id is shown. */
  readonly nested: string | null
  /** Which form the nested object takes: a few naming fields, or the whole record. */
  readonly form: 'short' | 'full'
}

/** A list of references to records of another family, shown as their ids. */
export interface Links extends Meaning {
  readonly family: string
}

/** What runs on below something that is shown with it: a season of a league. */
export const below: Meaning = { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'target' }

/** What is a part of something, and shown with it. */
export const partOf: Meaning = { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'record' }

/** What is recorded at a game: tablets hold its entries and its result instead. */
export const recordedAt: Meaning = {
  owner: 'decides',
  deleted: 'goes',
  attach: 'own',
  shows: 'record to the public',
}

/** To whose organization something belongs that may hang on nothing else. */
export const ownedBy: Meaning = { owner: 'else', deleted: 'goes', attach: 'own', shows: 'none' }

/** What cannot be without something that it is no part of. */
export const dependsOn: Meaning = { owner: 'no', deleted: 'goes', attach: 'own', shows: 'none' }

/** What only mentions something, and can do without. */
export const mentioned: Meaning = { owner: 'no', deleted: 'emptied', attach: 'own', shows: 'none' }

/** The teams of a group in a tournament. */
export const entrants: Meaning = { owner: 'no', deleted: 'emptied', attach: 'entrant', shows: 'none' }

/** What only repeats what the record of a game, or of a pool, says already. */
export const repeated: Meaning = { owner: 'no', deleted: 'repeats', attach: 'follows', shows: 'none' }
