import { useEffect, useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from 'react-router'
import { listBranches } from '#contract/branches.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { holdInView } from '../../navigation/hold-in-view.ts'
import { later } from '../../hydration/later.tsx'
import { page } from '../../hydration/page.ts'
import { pageContext } from '../../page/page-context.ts'
import { useBranch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { questions } from '../../messages/questions.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/contact'
import { loadAreas } from './branch-areas.ts'
import { BranchSection } from './branch-section.tsx'
import { ContactOptions } from './contact-options.tsx'
import { storesData } from './structured-data.ts'
import type { RootData } from '../../page/root-data.ts'

const faqPath = '/contact/faq'
const questionsId = 'faq'
/**
 * Its answers unfold by themselves: the HTML is enough. While it is empty it fills the window, so that whoever is led
 * to it begins at its top.
 */
const QuestionSection = later(() => import('./question-section.tsx'), {
  isStill: true,
  className: '[&.later-empty]:min-h-svh',
})

export function meta(args: Route.MetaArgs) {
  const messages = metaMessages(args, contactMessages)
  const title = args.location.pathname === faqPath ? messages.questions : messages.metaTitle
  // Both addresses show the same page: the shorter one stands for it.
  const meta = pageMeta({ ...args, location: { pathname: '/contact' } }, { title, description: messages.description })
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  // Only who asks the server reads them, so no browser is sent the code that writes them.
  return [
    ...meta,
    ...(import.meta.env.SSR && root
      ? storesData(root.branches, root).map((store) => ({ 'script:ld+json': store }))
      : []),
  ]
}

// The questions are read here alone: the browser gets them in one language.
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(pageContext)
  const branches = (await asked.client.call(listBranches, {})).filter(({ active }) => active)
  return {
    questions: questions[asked.language],
    areas: await loadAreas(
      asked,
      branches.map(({ codplace }) => codplace),
    ),
  }
}

/** The city in the address chooses among the branches that are there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherCity = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherCity && defaultShouldRevalidate
}

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** How to reach the store, its branches, and what people ask (SHELL-17). */
export default page(function Contact({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(contactMessages)
  const { branches } = useBranch()
  useArrivalAtQuestions()
  return (
    <div className="page pt-8 pb-10 lg:pt-12">
      <h1 className="text-2xl font-extrabold tracking-tight text-balance lg:text-3xl">{messages.title}</h1>
      <p className="mt-3 max-w-[36rem] text-pretty text-muted lg:text-lg">{messages.lead}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {branches.length > 0 && <JumpLink to="#branches" text={messages.toBranches} />}
        <JumpLink to={`#${questionsId}`} text={messages.toQuestions} />
      </ul>
      <ContactOptions />
      {branches.length > 0 && <BranchSection areas={loaderData.areas} />}
      <section id={questionsId} tabIndex={-1} aria-labelledby="faq-title" className="mt-16 outline-none">
        <QuestionSection questions={loaderData.questions} />
      </section>
    </div>
  )
})

function JumpLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <a href={to} className="chip gap-2">
        {text}
        <Icon name="arrow-down" className="size-4" />
      </a>
    </li>
  )
}

/**
 * Whoever arrives at the FAQ's own path begins at the questions (SHELL-17), each time that a link to it is pressed. On
 * the way back the shell returns to where they were.
 */
function useArrivalAtQuestions(): void {
  const { pathname, search, key } = useLocation()
  const how = useNavigationType()
  const city = useRef(search)
  useEffect(() => {
    // Another city is no arrival.
    if (city.current !== search) return void (city.current = search)
    const section = document.getElementById(questionsId)
    // A first page begins here unless somebody has scrolled on, or come back to another place, before its code was
    // here.
    const isFirst = key === 'default' && (window.scrollY === 0 || (section !== null && isInView(section)))
    if (pathname !== faqPath || (how === 'POP' && !isFirst)) return
    section?.focus({ preventScroll: true })
    return section ? holdInView(section) : undefined
  }, [pathname, search, key, how])
}

function isInView(part: Element): boolean {
  const { top } = part.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}
