import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Every place on PATH that has the program, in the order of PATH. */
export function findOnPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .filter(isExecutable)
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
