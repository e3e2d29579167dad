const encoder = new TextEncoder()
/** Used again for each page: to allocate a buffer for a text whose byte length is unknown costs more than one copy. */
let buffer = new Uint8Array(256 * 1024)

/** The parts of a page as one buffer of UTF-8. */
export function encodeUtf8(parts: readonly string[]): Buffer {
  // A UTF-16 code unit takes three bytes at most.
  const bytesMax = parts.reduce((sum, part) => sum + part.length * 3, 0)
  if (bytesMax > buffer.length) buffer = new Uint8Array(bytesMax)
  let length = 0
  for (const part of parts) length += encoder.encodeInto(part, buffer.subarray(length)).written
  return Buffer.from(buffer.subarray(0, length))
}
