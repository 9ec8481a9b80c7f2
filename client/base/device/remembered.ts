import type { z } from 'zod'

const PREFIX = 'sideline.'

/**
 * A value kept in localStorage under one key. It is read through its shape: old or foreign content counts as
 * absent.
 */
export class Remembered<T> {
  readonly #key: string
  readonly #shape: z.ZodType<T>

  constructor(key: string, shape: z.ZodType<T>) {
    this.#key = PREFIX + key
    this.#shape = shape
  }

  get(): T | undefined {
    try {
      const text = localStorage.getItem(this.#key)
      return text === null ? undefined : this.#shape.parse(JSON.parse(text))
    } catch {
      return undefined
    }
  }

  set(value: T): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(value))
    } catch {
      // A full or forbidden localStorage loses a convenience, never recorded entries.
    }
  }

  clear(): void {
    try {
      localStorage.removeItem(this.#key)
    } catch {
      // As above.
    }
  }
}

/** The keys in localStorage with a prefix. */
export function rememberedKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX + beginning))
      .map(key => key.slice(PREFIX.length))
  } catch {
    // As above.
    return []
  }
}
