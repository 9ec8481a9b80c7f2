/** The words of baseball. */
export { words } from './bat-and-ball.ts'
