import type { Play } from '../../../shared-schema/sports/model/play.ts'

/** Something that happened on the field, and when. */
export interface Happening {
  /** Seconds since the game began. */
  readonly second: number
  readonly play: Play
}

/** A game as it is written down: its plays one after the other, and its clock. */
export class Sheet {
  readonly happenings: Happening[] = []
  second = 0

  wait(seconds: number): void {
    this.second += seconds
  }

  note(play: Play): void {
    this.happenings.push({ second: this.second, play })
  }
}
