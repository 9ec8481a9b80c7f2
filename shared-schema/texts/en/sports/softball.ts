/** The words of softball. */
export { words } from './bat-and-ball.ts'
