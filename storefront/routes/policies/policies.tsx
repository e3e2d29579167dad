import { Icon } from '../../ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'
import { listDeliveryPrices } from '#contract/branches.ts'
import { type PolicyTab, policyTabs } from '#contract/policies.ts'
import { formatPhone, phoneUrl } from '#domain/phone/phone.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { pageContext } from '../../page/page-context.ts'
import { type Policy, policiesMessages } from '../../messages/policies.ts'
import { changingPolicies } from '../../messages/policies/changing.ts'
import { gettingPolicies } from '../../messages/policies/getting.ts'
import { trustPolicies } from '../../messages/policies/trust.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/policies'
import { useRoot } from '../../page/use-root.ts'
import { DeliveryPrices, type Prices } from './delivery-prices.tsx'

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData)
    return pageMeta(args, { title: metaMessages(args, shellMessages).notFoundTitle, isPrivate: true })
  const { title, summary } = args.loaderData.policy
  return pageMeta(args, { title, description: summary })
}

interface LoadedPolicy {
  tab: PolicyTab
  policy: Policy
  /** For the policy of deliveries; null where they fail to load, and such a page is not cached. */
  prices: Prices | null
}

// The loader reads the texts, so that the browser gets the shown policy only, in one language.
export async function loader({ params, context }: Route.LoaderArgs): Promise<LoadedPolicy> {
  const { language, client, doNotCache } = context.get(pageContext)
  if (params.tab === 'privacy') throw redirect('/home/policies/view-privacy')
  const tab = policyTabs.find((name) => name === params.tab)
  if (!tab) throw new Response('Not found', { status: 404 })
  const loadPrices = () =>
    client.call(listDeliveryPrices, {}).catch(() => {
      doNotCache()
      return null
    })
  return {
    tab,
    prices: tab === 'delivery' ? await loadPrices() : null,
    policy: { ...gettingPolicies[language], ...changingPolicies[language], ...trustPolicies[language] }[tab],
  }
}

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** A policy with links to the others. */
export default function Policies({ loaderData: { tab, policy, prices } }: Route.ComponentProps) {
  const messages = useMessages(policiesMessages)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 print:block py-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10 xl:grid-cols-[13rem_minmax(0,1fr)_17rem]">
      <PolicyLinks tab={tab} />
      <article className="max-w-[42rem] print:max-w-none">
        <h1 className="text-2xl font-extrabold text-balance lg:text-3xl">{policy.title}</h1>
        <p className="mt-3 text-lg text-pretty text-muted">{policy.summary}</p>
        {policy.sections.length >= contentsFrom && <Contents sections={policy.sections} />}
        {policy.sections.map((section, index) => (
          <Section key={section.title} section={section} id={idOf(section, index)} prices={prices} />
        ))}
        <p className="mt-8 text-sm text-muted">{messages.inForce}</p>
      </article>
      <ContactForQuestions />
    </div>
  )
}

type PolicySection = Policy['sections'][number]

/** From so many sections on their titles stand above them, as links; on a phone, where they need more space, from more. */
const contentsFrom = 5
const contentsOnPhonesFrom = 7

/** The anchor of a section, the same in both languages. */
const idOf = ({ hasDeliveryPrices }: PolicySection, index: number) => (hasDeliveryPrices ? 'cost' : `part-${index + 1}`)

/** What a long policy has, so that nobody reads all of it to find one thing. */
function Contents({ sections }: { sections: readonly PolicySection[] }) {
  const messages = useMessages(policiesMessages)
  return (
    <nav
      aria-label={messages.onThisPage}
      className={`mt-5 rounded-lg bg-sunken px-5 py-3 print:hidden ${sections.length < contentsOnPhonesFrom ? 'max-sm:hidden' : ''}`}
    >
      <p className="text-sm font-semibold text-muted">{messages.onThisPage}</p>
      <ul className="columns-[14rem] gap-x-8">
        {sections.map((section, index) => (
          <li key={section.title} className="break-inside-avoid">
            <a
              href={`#${idOf(section, index)}`}
              className="link flex min-h-11 items-center text-pretty wrap-anywhere sm:min-h-9"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionProps {
  section: PolicySection
  id: string
  prices: Prices | null
}

function Section({ section: { title, paragraphs, steps, points, more, hasDeliveryPrices }, id, prices }: SectionProps) {
  return (
    <section id={id} className="mt-8 scroll-mt-24">
      <h2 className="text-lg font-bold">{title}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-pretty">
          {paragraph}
        </p>
      ))}
      {steps && (
        <ol className="steps mt-3">
          {steps.map((step) => (
            <li key={step} className="text-pretty">
              {step}
            </li>
          ))}
        </ol>
      )}
      {points && (
        <ul className={`flex list-disc flex-col gap-2 pl-5 marker:text-muted ${steps ? 'mt-5' : 'mt-3'}`}>
          {points.map((point) => (
            <li key={point} className="pl-1 text-pretty">
              {point}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <a href={more.to} className="link mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold print:hidden">
          {more.text}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
      {hasDeliveryPrices && prices && <DeliveryPrices prices={prices} />}
    </section>
  )
}

/** Links to all policies: a scrolling row on narrow screens, a column beside the text on wide ones. */
function PolicyLinks({ tab }: { tab: PolicyTab }) {
  const messages = useMessages(policiesMessages)
  const ref = useRef<HTMLElement>(null)

  // On a phone the row is wider than the window: the current policy is scrolled to its middle.
  useEffect(() => {
    const row = ref.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [tab])

  return (
    <nav
      ref={ref}
      aria-label={messages.policies}
      className="side-navigation max-lg:relative max-lg:-mx-4 max-lg:mask-x-from-[calc(100%-1.5rem)] max-lg:overflow-x-auto max-lg:px-6"
    >
      <ul className="flex gap-1 max-lg:w-max lg:flex-col">
        {policyTabs.map((name) => (
          <li key={name}>
            <a
              href={`/home/policies/${name}`}
              aria-current={name === tab ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-md px-4 text-sm font-semibold whitespace-nowrap ${name === tab ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-sunken hover:text-ink'}`}
            >
              {messages.tabs[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactForQuestions() {
  const messages = useMessages(policiesMessages)
  const contact = useRoot()?.configuration?.general.web_page.contact
  if (!contact?.phone && !contact?.email) return null
  return (
    <section className="max-w-[42rem] self-start rounded-lg bg-sunken p-5 lg:col-start-2 xl:sticky xl:top-[calc(var(--header-height)+2rem)] xl:col-start-3">
      <h2 className="font-bold">{messages.questions}</h2>
      <p className="text-sm text-muted">{messages.questionsText}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {contact.phone && (
          <a href={phoneUrl(contact.phone)} className="link flex min-h-11 min-w-0 items-center gap-2 wrap-anywhere">
            <Icon name="phone" className="size-4.5" /> {formatPhone(contact.phone)}
          </a>
        )}
        {contact.email && (
          <a href={`mailto:${contact.email}`} className="link flex min-h-11 min-w-0 items-center gap-2 wrap-anywhere">
            <Icon name="mail" className="size-4.5" /> {contact.email}
          </a>
        )}
        {contact.address && (
          <p className="flex gap-2 py-2.5 text-muted">
            <Icon name="map-pin" className="mt-1 size-4.5 shrink-0" /> {contact.address}
          </p>
        )}
      </div>
    </section>
  )
}
