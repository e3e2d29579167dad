import { useEffect, useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from 'react-router'
import { listBranches, listDeliveryPrices } from '#contract/branches.ts'
import { getConfiguration } from '#contract/configuration.ts'
import { createOrNull } from '../../page/or-null.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { retainScroll } from '../../navigation/retain-scroll.ts'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { memoPage } from '../../hydration/memo-page.ts'
import { pageContext } from '../../page/page-context.ts'
import { useBranch } from '../../shopper/branch.ts'
import { contactMessages } from '../../messages/contact.ts'
import { questionsOf } from '../../messages/questions.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/contact'
import { loadAreas } from './branch-areas.ts'
import { BranchSection } from './branch-section.tsx'
import { ContactOptions } from './contact-options.tsx'
import { branchesStructuredData } from './structured-data.ts'
import type { RootData } from '../../page/root-data.ts'

const faqPath = '/contact/faq'
const questionsId = 'faq'
/**
 * The questions unfold without JavaScript, so their HTML is enough. While the section is empty it fills the window, so
 * that a link to it can scroll to its top.
 */
const QuestionSection = deferHydration(() => import('./question-section.tsx'), {
  isStatic: true,
  className: '[&.deferred-empty]:min-h-svh',
})

export function meta(args: Route.MetaArgs) {
  const messages = metaMessages(args, contactMessages)
  const title = args.location.pathname === faqPath ? messages.questions : messages.metaTitle
  // Both paths show the same page: the shorter one is the canonical URL.
  const meta = pageMeta({ ...args, location: { pathname: '/contact' } }, { title, description: messages.description })
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  // Only the server renders the structured data, so the browser does not load this code.
  return [
    ...meta,
    ...(import.meta.env.SSR && root
      ? branchesStructuredData(root.branches, root).map((data) => ({ 'script:ld+json': data }))
      : []),
  ]
}

// The loader reads the questions, so that the browser gets them in one language only.
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const orNull = createOrNull(page.doNotCache)
  const [all, configuration, prices] = await Promise.all([
    page.client.call(listBranches, {}),
    orNull(page.client.call(getConfiguration, {})),
    orNull(page.client.call(listDeliveryPrices, {})),
  ])
  const branches = all.filter(({ active }) => active)
  const accepted = configuration?.payment_methods.accepted ?? []
  const example = prices && { prices, branchCode: page.branchCode, branches }
  return {
    questions: questionsOf(page.language, accepted, example),
    areas: await loadAreas(
      page,
      branches.map(({ codplace }) => codplace),
    ),
  }
}

/** The city in the query only filters loaded branches, so it needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherCity = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherCity && defaultShouldRevalidate
}

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** Contact options, branches and frequent questions, which are first on their own path, with its title (SHELL-17). */
export default memoPage(function Contact({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(contactMessages)
  const { branches } = useBranch()
  const isFaq = useLocation().pathname === faqPath
  useArrivalAtQuestions()
  const title = 'text-2xl font-extrabold tracking-tight text-balance lg:text-3xl'
  const lead = 'mt-3 max-w-[44rem] text-pretty text-muted lg:text-lg'
  const section = { id: questionsId, tabIndex: -1, 'aria-labelledby': 'faq-title' }
  return (
    <div className="page pt-8 pb-10 lg:pt-12 lg:pb-0">
      {isFaq ? (
        <section {...section} className="mb-12 outline-none">
          <h1 id="faq-title" className={title}>
            {messages.questions}
          </h1>
          <p className={lead}>{messages.questionsText}</p>
          <QuestionSection questions={loaderData.questions} isOwnPage />
        </section>
      ) : (
        <>
          <h1 className={title}>{messages.title}</h1>
          <p className={lead}>{messages.lead}</p>
          <ul className="mt-5 flex flex-wrap gap-2">
            {branches.length > 0 && <JumpLink to="#branches" text={messages.toBranches} />}
            <JumpLink to={`#${questionsId}`} text={messages.toQuestions} />
          </ul>
        </>
      )}
      <div id="contact" className="scroll-mt-24">
        <ContactOptions />
      </div>
      {branches.length > 0 && <BranchSection areas={loaderData.areas} isSecondary={isFaq} />}
      {!isFaq && (
        <section {...section} className="mt-16 outline-none">
          <QuestionSection questions={loaderData.questions} isOwnPage={false} />
        </section>
      )}
    </div>
  )
})

function JumpLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      {/* What is above the questions grows while its code loads. */}
      <a href={to} onClick={() => requestAnimationFrame(() => retainPlace(to))} className="chip gap-2">
        {text}
        <Icon name="arrow-down" className="size-4" />
      </a>
    </li>
  )
}

function retainPlace(to: string): void {
  const section = document.querySelector(to)
  if (section) retainScroll(section)
}

/**
 * Scrolls to the questions when a link leads to the FAQ's own path (SHELL-17), each time it is followed. With the back
 * button the shell restores the scroll position instead.
 */
function useArrivalAtQuestions(): void {
  const { pathname, search, key } = useLocation()
  const navigationType = useNavigationType()
  const city = useRef(search)
  useEffect(() => {
    // Choosing a city changes the query, but does not lead to the questions.
    if (city.current !== search) return void (city.current = search)
    const section = document.getElementById(questionsId)
    // The first page of a visit scrolls to the questions too, unless the shopper or the browser has scrolled elsewhere
    // before this code had loaded.
    const isFirst = key === 'default' && (window.scrollY === 0 || (section !== null && isInView(section)))
    if (pathname !== faqPath || (navigationType === 'POP' && !isFirst)) return
    section?.focus({ preventScroll: true })
    return section ? retainScroll(section) : undefined
  }, [pathname, search, key, navigationType])
}

function isInView(part: Element): boolean {
  const { top } = part.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}
