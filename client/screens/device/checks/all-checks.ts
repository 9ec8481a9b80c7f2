import { checkCamera, checkOffline, checkScreen } from './browser.ts'
import type { Finding } from './check.ts'
import { checkClock, checkNetwork } from './server.ts'
import { checkSpace, checkStorage } from './storage.ts'

/** All that a tablet is tested for, what matters most first. */
export const checks = [
  { name: 'storage', find: checkStorage },
  { name: 'space', find: checkSpace },
  { name: 'offline', find: checkOffline },
  { name: 'screen', find: checkScreen },
  { name: 'network', find: checkNetwork },
  { name: 'clock', find: checkClock },
  { name: 'camera', find: checkCamera },
] as const satisfies readonly { name: string; find: () => Promise<Finding> }[]
export type CheckName = (typeof checks)[number]['name']
