import { useTrack } from '../../components/use-track.ts'
import { Picture, smallWidths } from '../../components/picture.tsx'
import { sectionWords } from '../../words/home-sections.ts'
import { useWords } from '../../words/use-words.ts'
import { PlayButton } from './carousel-button.tsx'
import { RowButtons } from './product-row.tsx'

const everyMs = 2_500 // S9

interface Category {
  id: number
  name: string
  picture: string
}

/** The suggested categories (S2), the most sought first, on wide screens alone. */
export default function CategoryCarousel({ categories }: { categories: readonly Category[] }) {
  const words = useWords(sectionWords)
  const { ref, isAtStart, isAtEnd, move, isPlaying, setPlaying } = useTrack<HTMLUListElement>({ everyMs })
  return (
    <section className="page" aria-labelledby="suggested-title" aria-roledescription="carousel" data-carousel>
      <div className="flex items-center justify-between gap-4">
        <h2 id="suggested-title" className="home-title">
          {words.suggestedTitle}
        </h2>
        <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={words.suggestedTitle} />
      </div>
      <div className="relative mt-3">
        <ul ref={ref} className="category-track">
          {categories.map(({ id, name, picture }) => (
            <li key={id}>
              <a href={`/shop?category=${id}`} className="category-tile">
                <span className="category-disc">
                  <Picture src={picture} alt="" sizes="7rem" widths={smallWidths} />
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <RowButtons isAtStart={isAtStart} isAtEnd={isAtEnd} move={move} />
      </div>
    </section>
  )
}
