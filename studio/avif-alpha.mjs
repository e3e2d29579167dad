// An AVIF has its colours and its alpha as two streams. This puts another alpha beside the same bytes of colour, so that
// the colours are not encoded a second time.
import sharp from 'sharp'

/** `avif`, as sharp writes it, with another alpha: a plane of `w` × `h`. */
export async function withAlpha(avif, { alpha, w, h, quality }) {
  const pixels = Buffer.alloc(w * h * 4)
  for (let i = 0; i < w * h; i++) pixels[i * 4 + 3] = alpha[i]
  const made = await sharp(pixels, { raw: { width: w, height: h, channels: 4 } }).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
  return joined(partsOf(avif), partsOf(made))
}

/** Where the parts of a file are: its head, the two streams with their places in the head, and what a decoder must know of them. */
function partsOf(avif) {
  const head = Buffer.from(avif.subarray(0, avif.indexOf('mdat') - 4))
  const list = head.indexOf('iloc')
  if (head.readUInt32BE(list + 8) !== 0x44400002) throw new Error('Not a file of one colour and one alpha.')
  const [colour, alpha] = [list + 16, list + 34].map((place) => {
    const [start, length] = [head.readUInt32BE(place), head.readUInt32BE(place + 10)]
    return { place, bytes: avif.subarray(start, start + length) }
  })
  const first = head.indexOf('av1C') + 4
  return { head, colour, alpha, configurations: [first, head.indexOf('av1C', first) + 4] }
}

function joined(ours, theirs) {
  const head = Buffer.from(ours.head)
  const [at, from] = [ours.configurations[1], theirs.configurations[1]]
  theirs.head.copy(head, at, from, from + 4)
  const streams = [
    { place: ours.colour.place, bytes: ours.colour.bytes },
    { place: ours.alpha.place, bytes: theirs.alpha.bytes },
  ]
  let start = head.length + 8
  for (const { place, bytes } of streams) {
    head.writeUInt32BE(start, place)
    head.writeUInt32BE(bytes.length, place + 10)
    start += bytes.length
  }
  const label = Buffer.from('\0\0\0\0mdat', 'latin1')
  label.writeUInt32BE(start - head.length)
  return Buffer.concat([head, label, ...streams.map(({ bytes }) => bytes)])
}
