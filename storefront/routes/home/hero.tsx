import { Icon } from '../../components/icon.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/use-words.ts'
import { WidePicture } from './wide-picture.tsx'

/** What stands at the top where staff have set no banner. */
export function Hero() {
  const words = useWords(homeWords)
  return (
    <section className="page">
      <div className="stage window stage-mango">
        <WidePicture src="/media/banner-1" isFirst />
        <div className="window-words">
          <h1 className="text-xl font-extrabold tracking-tight text-balance min-[22.5rem]:text-2xl xl:text-[3.25rem] xl:leading-[1.05]">
            {words.heroTitle}
          </h1>
          <p className="mt-3 hidden max-w-sm text-muted lg:block">{words.heroText}</p>
          <a href="/shop" className="button button-primary mt-5 xl:mt-8">
            {words.heroAct}
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </div>
      </div>
    </section>
  )
}
