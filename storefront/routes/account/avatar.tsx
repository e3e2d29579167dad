import { useState } from 'react'

interface Props {
  user: { first_name: string; last_name: string }
  /** The path of the picture; without one, or while it cannot be shown, the initials stand in its place. */
  url: string | undefined
  /** The size of the circle and of its initials. */
  className: string
}

/** A customer's picture in a circle, or the initials. It repeats the name beside it, so screen readers skip it. */
export function Avatar({ user, url, className }: Props) {
  const [failed, setFailed] = useState<string>()
  const initials = [user.first_name, user.last_name].map((name) => [...name.trim()][0] ?? '').join('')
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-bold uppercase ${className}`}
    >
      {url && url !== failed ? (
        <img
          src={url}
          alt=""
          width={320}
          height={320}
          className="size-full object-cover"
          onError={() => setFailed(url)}
        />
      ) : (
        initials
      )}
    </span>
  )
}
