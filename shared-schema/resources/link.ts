/**
 * The meaning of a link from records of a family to one or several records of another. Ownership, deletion,
 * the right to link, and visibility all follow from this alone.
 */
export interface Meaning {
  /**
   * Whether the record belongs to the organization of its target: always if the link is set (`decides`), if
   * no other link decides (`else`), or not.
   */
  readonly owner: 'decides' | 'else' | 'no'
  /**
   * The effect on the record when the target is deleted: it is deleted too (`goes`), it stays without the
   * link (`emptied`), or another link decides, which this one only repeats.
   */
  readonly deleted: 'goes' | 'emptied' | 'repeats'
  /**
   * The condition for linking them:
   * * `own`: both belong to one organization, or the author manages both organizations;
   * * `consent`: else the other organization is asked, and nothing is shown before it accepts;
   * * `entrant`: a team that takes part in the record's event, or a player of one;
   * * `own or entrant`: one of the two;
   * * `at the game`: who plays at the record's game;
   * * `follows`: nothing, because the server sets it.
   */
  readonly attach: 'own' | 'consent' | 'entrant' | 'own or entrant' | 'at the game' | 'follows'
  /**
   * Which of the two is visible wherever the other one is, to tablets that hold an event and to the public of
   * a public tournament: the `record` with its target, the `target` with the record, or `both`; only to the
   * public; or none. Records linked to a season or a tournament are shown with it only if it is the event
   * itself.
   */
  readonly shows: 'record' | 'target' | 'both' | 'record to the public' | 'target to the public' | 'none'
}

/** A reference to one record of another family: `season_id` shows as `season` too. */
export interface Link extends Meaning {
  readonly family: string
  /** Name of the nested object next to the id, or null if only the id is shown. */
  readonly nested: string | null
  /** The form of the nested object: a few naming fields, or the whole record. */
  readonly form: 'short' | 'full'
}

/** A list of references to records of another family, shown as their ids. */
export interface Links extends Meaning {
  readonly family: string
}

/** Continues below its parent, which is shown with it: a season of a league. */
export const below: Meaning = { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'target' }

/** A part of something, shown with it. */
export const partOf: Meaning = { owner: 'decides', deleted: 'goes', attach: 'own', shows: 'record' }

/** Recorded at a game: tablets hold its entries and its result instead. */
export const recordedAt: Meaning = {
  owner: 'decides',
  deleted: 'goes',
  attach: 'own',
  shows: 'record to the public',
}

/** The owning organization of records that need not have another parent. */
export const ownedBy: Meaning = { owner: 'else', deleted: 'goes', attach: 'own', shows: 'none' }

/** Required by the record, which is not a part of it. */
export const dependsOn: Meaning = { owner: 'no', deleted: 'goes', attach: 'own', shows: 'none' }

/** Only mentioned by the record, which can do without. */
export const mentioned: Meaning = { owner: 'no', deleted: 'emptied', attach: 'own', shows: 'none' }

/** The teams of a group in a tournament. */
export const entrants: Meaning = { owner: 'no', deleted: 'emptied', attach: 'entrant', shows: 'none' }

/** Repeats a link of the game's or pool's own record. */
export const repeated: Meaning = { owner: 'no', deleted: 'repeats', attach: 'follows', shows: 'none' }
