/** The folder with the programs postgres and initdb; installs them when the machine has none. */
export function ensurePostgres(): Promise<string>
