export const mayImport: Readonly<Record<string, readonly string[]>>
export function folderOf(path: string): string | undefined
