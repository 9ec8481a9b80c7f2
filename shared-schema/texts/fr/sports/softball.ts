export { words } from './bat-and-ball.ts'
