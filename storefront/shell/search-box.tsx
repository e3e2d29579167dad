import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { openBranchDialog, useBranch } from '../shopper/branch.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'

/** The search of S4: a form that leads to /shop?q=…, with and without JavaScript. Without a branch to search in, the choice of one comes first. */
export function SearchBox({ className = '', label }: { className?: string; label?: string }) {
  const words = useWords(shellWords)
  const name = label ?? words.searchLabel
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const { branch } = useBranch()
  const navigate = useNavigate()
  const shown = pathname === '/shop' ? (new URLSearchParams(search).get('q') ?? '') : ''

  const written = useRef(shown)
  // Written into the field that is there: another one in its place would lose the focus of whoever searches on.
  useEffect(() => {
    if (written.current === shown || !field.current) return
    written.current = shown
    field.current.value = shown
  }, [shown])

  return (
    <form
      action="/shop"
      role="search"
      aria-label={label}
      className={`relative ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const search = () => void navigate(searchPath(new FormData(form).get('q') as string))
        if (branch) search()
        else openBranchDialog(search)
      }}
    >
      <label htmlFor={id} className="sr-only">
        {name}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        defaultValue={shown}
        maxLength={120}
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        className="search-field h-11 w-full rounded-xl bg-sunken pr-12 pl-4 text-base text-ink"
      />
      <button
        type="submit"
        aria-label={words.search}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-xl text-muted hover:text-ink"
      >
        <Icon name="search" className="size-5" />
      </button>
    </form>
  )
}

function searchPath(wanted: string): string {
  return wanted.trim() ? `/shop?${new URLSearchParams({ q: wanted })}` : '/shop'
}
