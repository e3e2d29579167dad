import { useTrack } from '../../components/use-track.ts'
import { sectionWords } from '../../words/home-sections.ts'
import { useWords } from '../../words/use-words.ts'
import { PlayButton } from './carousel-button.tsx'
import { RowButtons } from './product-row.tsx'

const everyMs = 1_000 // S9

/** Nine brands as they would sign (S2): each opens the shop with its goods. One a second moves on. */
export default function Brands({ brands }: { brands: readonly { name: string; slug: string }[] }) {
  const words = useWords(sectionWords)
  const { ref, isAtStart, isAtEnd, move, isPlaying, setPlaying } = useTrack<HTMLUListElement>({ everyMs })
  return (
    <section className="page" aria-labelledby="brands-title" aria-roledescription="carousel" data-carousel>
      <div className="flex items-center justify-between gap-4">
        <h2 id="brands-title" className="home-title">
          {words.brandsTitle}
        </h2>
        <PlayButton isPlaying={isPlaying} setPlaying={setPlaying} name={words.brandsTitle} />
      </div>
      <div className="relative mt-3">
        <ul ref={ref} className="brand-track">
          {brands.map(({ name, slug }) => (
            <li key={slug}>
              <a href={`/shop?brands_selected=${encodeURIComponent(slug)}`} className="card brand-tile">
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
