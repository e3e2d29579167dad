import { contactMessages } from '../../messages/contact.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import { useBranch } from '../../shopper/branch.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { topicId } from './topic-id.ts'

/**
 * Links to the topics of the questions, and to the ways to ask one that is missing (SHELL-19): a row that scrolls sideways
 * in narrow windows, beside the questions in wide ones, where it stays in view.
 */
export function TopicLinks() {
  const messages = useMessages(contactMessages)
  const { branches } = useBranch()
  const contact = useRoot()?.configuration?.general.web_page.contact
  const hasContact = Boolean(contact?.phone && contact.email)
  const hasBranches = branches.length > 0
  return (
    <nav
      aria-label={messages.topics}
      className="row-scroll no-print relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6 xl:sticky xl:top-[calc(var(--header-height)+1.5rem)] xl:-mt-2 xl:mx-0 xl:block xl:self-start xl:overflow-visible xl:p-0"
    >
      <ul className="flex gap-2 xl:flex-col xl:gap-0">
        {Object.entries(messages.questionGroups).map(([group, title]) => (
          <li key={group}>
            <a
              href={`#${topicId(group)}`}
              className="chip whitespace-nowrap xl:-ml-3 xl:w-full xl:rounded-md xl:bg-transparent xl:px-3 xl:text-base xl:whitespace-normal xl:hover:bg-quiet"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {(hasContact || hasBranches) && (
        <div className="xl:mt-6 xl:rounded-lg xl:bg-sunken xl:p-4 xl:pb-2">
          <p className="text-sm text-muted max-xl:hidden">{messages.isMissing}</p>
          <ul className="flex gap-2 xl:mt-1 xl:flex-col xl:gap-0">
            {hasContact && <ContactLink to="#contact" icon="headset" text={messages.toContact} />}
            {hasBranches && <ContactLink to="#branches" icon="map-pin" text={messages.toBranches} />}
          </ul>
        </div>
      )}
    </nav>
  )
}

/** Its icon and its colour set it apart from the topics. */
function ContactLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li>
      <a
        href={to}
        className="chip gap-2 bg-link-soft whitespace-nowrap text-link xl:rounded-md xl:bg-transparent xl:px-0 xl:text-base xl:whitespace-normal xl:hover:bg-transparent xl:hover:underline"
      >
        <Icon name={icon} className="size-4.5" />
        {text}
      </a>
    </li>
  )
}
