import { type CSSProperties, type SyntheticEvent, useEffect, useState } from 'react'

/** Pixels on each side of the small copy in which the product is looked for. */
const copySize = 64
/** What is less opaque than this, of 255, is a shadow. */
const opaque = 200
/** The part of the window that the product fills: its shadow falls below and beside it. */
const filled = { width: 0.94, height: 0.82 }
/** More would enlarge pixels instead of showing them. */
const scaleMax = 1.6

/** Where the product is in a picture: its middle and its size, as shares of the picture's. */
interface ProductBox {
  middle: { x: number; y: number }
  width: number
  height: number
}

/**
 * The style with which the product of a square picture, not its empty margins, fills the box that the picture is contained
 * in, and the function to call when a picture has loaded. A photograph without empty parts stays as it is.
 */
export function useProductFit(): [style: CSSProperties | undefined, onLoad: (event: SyntheticEvent) => void] {
  const [image, setImage] = useState<HTMLImageElement>()
  const [style, setStyle] = useState<CSSProperties>()
  useEffect(() => {
    const product = image && findProduct(image)
    if (!product) return
    const fit = () => setStyle(styleOf(product, image.clientWidth, image.clientHeight))
    const observer = new ResizeObserver(fit)
    observer.observe(image)
    return () => observer.disconnect()
  }, [image])
  return [style, ({ currentTarget }) => setImage(currentTarget as HTMLImageElement)]
}

function styleOf({ middle, width, height }: ProductBox, boxWidth: number, boxHeight: number): CSSProperties {
  const side = Math.min(boxWidth, boxHeight)
  const fitting = Math.min((filled.width * boxWidth) / (width * side), (filled.height * boxHeight) / (height * side))
  const scale = Math.min(scaleMax, Math.max(1, fitting))
  // A product that already fills the box stays in its place.
  if (scale === 1) return {}
  const [x, y] = [(0.5 - middle.x) * (side / boxWidth), (0.5 - middle.y) * (side / boxHeight)]
  return { transform: `scale(${scale}) translate(${x * 100}%, ${y * 100}%)` }
}

/** The box of what is opaque in a picture; undefined where a browser does not give its pixels, or has none. */
function findProduct(image: HTMLImageElement): ProductBox | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = copySize
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(image, 0, 0, copySize, copySize)
  const { data } = context.getImageData(0, 0, copySize, copySize)
  let [left, right, top, bottom] = [copySize, 0, copySize, 0]
  for (let pixel = 0; pixel < copySize * copySize; pixel += 1) {
    if ((data[pixel * 4 + 3] as number) < opaque) continue
    const [x, y] = [pixel % copySize, Math.floor(pixel / copySize)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right <= left) return undefined
  const middle = { x: (left + right) / 2 / copySize, y: (top + bottom) / 2 / copySize }
  return { middle, width: (right - left) / copySize, height: (bottom - top) / copySize }
}
