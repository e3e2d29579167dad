import { useEffect, useState } from 'react'
import type { encode as Encode } from 'uqr'

interface Drawing {
  size: number
  path: string
}

/** A QR code, drawn in the browser: the library is loaded with it. It is dark on white in both themes, for scanners. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawing = useDrawing(text)
  return (
    <div className="grid aspect-square w-44 place-items-center self-center rounded-md bg-white p-2">
      {drawing && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`} className="size-full">
          <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  )
}

function useDrawing(text: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  useEffect(() => {
    let isCurrent = true
    const draw = ({ encode }: { encode: typeof Encode }) => {
      const { size, data } = encode(text, { border: 1 })
      if (isCurrent) setDrawing({ size, path: pathOf(data) })
    }
    // Without the library the secret below the code can be typed in.
    void import('uqr').then(draw, () => {})
    return () => {
      isCurrent = false
    }
  }, [text])
  return drawing
}

/** The dark modules of a QR code, one run of a row after the other. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      runs.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`)
    }
  return runs.join('')
}
