const MEGABYTE = 1_000_000

/** The browser's treatment of this site's data; null where it gives no answer. */
export interface StorageCare {
  readonly isKept: boolean | null
  readonly usedMb: number | null
  readonly freeMb: number | null
}

export async function storageCare(): Promise<StorageCare> {
  try {
    const [isKept, { usage, quota }] = await Promise.all([
      navigator.storage.persisted(),
      navigator.storage.estimate(),
    ])
    return {
      isKept,
      usedMb: usage === undefined ? null : Math.ceil(usage / MEGABYTE),
      freeMb: usage === undefined || quota === undefined ? null : Math.floor((quota - usage) / MEGABYTE),
    }
  } catch {
    return { isKept: null, usedMb: null, freeMb: null }
  }
}
