export function filesTagged(tag: 'long' | 'thorough'): string[]
