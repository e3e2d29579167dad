import type { ReactNode } from 'react'
import { useTrack } from '../../ui/use-track.ts'
import { PlayButton } from './carousel-button.tsx'
import { RowButtons } from '../../ui/row-buttons.tsx'

interface Props {
  id: string
  title: string
  /** Whether it belongs to the section above, whose title is enough for the eye. */
  isPart?: boolean
  /** The time of each slide, in milliseconds. */
  everyMs: number
  /** The class of the row, which sets the width of its slides. */
  track: string
  /** The slides, as list items. */
  children: ReactNode
}

/** A section of the home page with one carousel: title, pause button, and the row of slides. */
export function CarouselSection({ id, title, isPart = false, everyMs, track, children }: Props) {
  const { ref, isAtStart, isAtEnd, move, isPlaying, setPlaying } = useTrack<HTMLUListElement>({ everyMs })
  return (
    <section
      className={isPart ? 'page carousel-strip' : 'page'}
      aria-labelledby={id}
      aria-roledescription="carousel"
      data-carousel
    >
      <div className="row-head flex items-center justify-between gap-4">
        <h2 id={id} className={isPart ? 'sr-only' : 'home-title quiet'}>
          {title}
        </h2>
        <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={title} />
      </div>
      <div className={isPart ? 'row-frame' : 'row-frame mt-4'}>
        <ul ref={ref} className={`tile-track ${track}`}>
          {children}
        </ul>
        <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
      </div>
    </section>
  )
}
