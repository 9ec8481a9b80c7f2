// Loaded into a server before the program itself: its embedded database no longer waits for the disk, which
// must show.
import fs from 'node:fs'

fs.fsyncSync = () => undefined
