const encoder = new TextEncoder()
/**
 * Filled again for each page: to make room of its own for a text whose length is not known costs more than to copy it.
 */
let room = new Uint8Array(256 * 1024)

/** The pieces of a page as the bytes that are sent. */
export function bytesOf(pieces: readonly string[]): Buffer {
  // A sign takes three bytes at most.
  const most = pieces.reduce((sum, piece) => sum + piece.length * 3, 0)
  if (most > room.length) room = new Uint8Array(most)
  let length = 0
  for (const piece of pieces) length += encoder.encodeInto(piece, room.subarray(length)).written
  return Buffer.from(room.subarray(0, length))
}
