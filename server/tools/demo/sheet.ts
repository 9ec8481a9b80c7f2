import type { Play } from '../../../shared-schema/sports/model/play.ts'

/** An event on the field, with its time. */
export interface Happening {
  /** Seconds since the game began. */
  readonly second: number
  readonly play: Play
}

/** A recorded game: its plays in order, and its clock. */
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
