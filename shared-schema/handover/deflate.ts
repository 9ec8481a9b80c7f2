/** Compresses a text. */
export async function deflate(text: string): Promise<Uint8Array> {
  const { chunks } = await read(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')),
    Infinity,
  )
  return joined(chunks)
}

/**
 * Decompresses a text.
 * @param most maximum number of bytes: a few bytes can expand without limit
 * @returns undefined if the text is larger
 * @throws if the bytes were not made by `deflate`
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string | undefined> {
  const { chunks, isCut } = await read(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')),
    most,
  )
  return isCut ? undefined : new TextDecoder('utf-8', { fatal: true }).decode(joined(chunks))
}

async function read(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<{ chunks: Uint8Array[]; isCut: boolean }> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return { chunks, isCut: false }
    size += value.length
    if (size > most) {
      await reader.cancel()
      return { chunks, isCut: true }
    }
    chunks.push(value)
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let end = 0
  for (const chunk of chunks) {
    whole.set(chunk, end)
    end += chunk.length
  }
  return whole
}
