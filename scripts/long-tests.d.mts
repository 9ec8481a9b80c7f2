export function filesWithLongTests(): string[]
