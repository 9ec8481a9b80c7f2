/** The file readers, loaded in one chunk when a file is chosen. */
export { tableOf } from './cells.ts'
export { joinSheets, likelySheet } from './join-sheets.ts'
export { readFile, UnreadFile } from './read-file.ts'
