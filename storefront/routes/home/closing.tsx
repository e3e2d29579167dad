import { Icon } from '../../components/icon.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/use-words.ts'

/** The last window of home: the way into the whole shop. */
export function Closing() {
  const words = useWords(homeWords)
  return (
    <section className="page">
      <div className="closing">
        <div className="relative mx-auto max-w-xl">
          <h2 className="text-2xl font-extrabold tracking-tight text-balance md:text-3xl">{words.closingTitle}</h2>
          <p className="mt-3 text-pretty opacity-80">{words.closingText}</p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <a href="/shop" className="button button-primary">
              {words.closingAct}
              <Icon name="arrow-right" className="size-4.5" />
            </a>
            <a href="/contact" className="button closing-quiet">
              {words.closingBranches}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
