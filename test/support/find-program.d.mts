export function findOnPath(name: string): string[]
export function isExecutable(file: string): boolean
export function installByApt(name: string): Promise<void>
