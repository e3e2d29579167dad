import type { ShopImage } from '../page/page-context.ts'
import { useShop } from '../page/use-root.ts'

/**
 * The shop's logo, with one for each theme if there are two. Without a logo: the shop's name beside a drawn shop
 * window, in the text colour and the accent colour.
 */
export function Wordmark({ className = '' }: { className?: string }) {
  const { name, logo, logoDark } = useShop()
  if (logo) {
    return (
      <span className={className}>
        <Logo image={logo} name={name} className={logoDark ? 'in-light' : ''} />
        {logoDark && <Logo image={logoDark} name={name} className="in-dark" />}
      </span>
    )
  }
  return (
    <span className={`name-or-icon ${className}`}>
      <ShopWindowIcon className="size-7 shrink-0" />
      <span className="truncate text-lg font-extrabold tracking-[-0.03em]">{name}</span>
    </span>
  )
}

function Logo({
  image: { src, width, height },
  name,
  className,
}: {
  image: ShopImage
  name: string
  className: string
}) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={name}
      className={`h-8 w-auto max-w-40 object-contain ${className}`}
    />
  )
}

/** The drawn shop window: its outline, a beam of light, and the shelf. */
function ShopWindowIcon({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d="M13 4.5h6l6.2 20H6.8Z" className="fill-accent" />
      <path
        d="M2.5 27.5h27M6 27V9.5a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6V27"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
