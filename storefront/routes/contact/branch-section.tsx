import { Check, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { formatPhone, toE164Digits } from '#domain/customers/phone.ts'
import { notify } from '../../components/notifications.tsx'
import { type Branch, chooseBranch, useBranch } from '../../shopper/branch.ts'
import { contactWords } from '../../words/contact.ts'
import { useWords } from '../../words/use-words.ts'

/** All open branches, or those of one city (S2). */
export function BranchSection() {
  const words = useWords(contactWords)
  const { branches, branchCode } = useBranch()
  const [city, setCity] = useState('')
  const cities = [...new Set(branches.map(({ city_name }) => city_name))].sort((a, b) => a.localeCompare(b, 'es'))
  const shown = city ? branches.filter(({ city_name }) => city_name === city) : branches
  return (
    <section id="branches" aria-labelledby="branches-title" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="branches-title" className="text-xl font-bold">
            {words.branches}
          </h2>
          <p className="mt-1 text-muted">{words.branchesText(branches.length, cities.length)}</p>
        </div>
        <label className="needs-script w-full text-xs text-muted sm:w-72">
          <span className="mb-1 block">{words.city}</span>
          <select value={city} onChange={(event) => setCity(event.target.value)} className="field text-base">
            <option value="">{words.allBranches}</option>
            {cities.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="sr-only">
        {city && words.shown(shown.length)}
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((branch) => (
          <BranchCard key={branch.codplace} branch={branch} isCurrent={branch.codplace === branchCode} />
        ))}
      </ul>
    </section>
  )
}

function BranchCard({ branch, isCurrent }: { branch: Branch; isCurrent: boolean }) {
  const words = useWords(contactWords)

  function choose(): void {
    chooseBranch(branch.codplace)
    notify({ id: 'branch', tone: 'success', text: branch.description, detail: words.chosenDetail })
  }

  return (
    <li className="card flex flex-col p-5">
      <p className="text-sm text-muted">{branch.city_name}</p>
      <h3 className="font-bold">{branch.description}</h3>
      <p className="mt-1 text-sm text-pretty">{branch.address}</p>
      <div className="mt-auto flex flex-wrap gap-x-6 pt-2 text-sm">
        <a href={`tel:+${toE164Digits(branch.phone) ?? branch.phone}`} className="link flex min-h-11 items-center gap-2">
          <Phone size={16} aria-hidden />
          {formatPhone(branch.phone)}
        </a>
        <a
          href={`https://www.google.com/maps?q=${branch.lat},${branch.long}`}
          rel="noreferrer"
          target="_blank"
          className="link flex min-h-11 items-center gap-2"
        >
          <MapPin size={16} aria-hidden />
          {words.openMap}
          <span className="sr-only">: {branch.description}</span>
        </a>
      </div>
      {/* One button in both states: the focus stays where it was. */}
      <button
        type="button"
        aria-disabled={isCurrent}
        className={`needs-script button mt-3 ${isCurrent ? 'bg-link-soft text-link opacity-100!' : 'button-quiet'}`}
        onClick={() => !isCurrent && choose()}
      >
        {isCurrent && <Check size={18} aria-hidden />}
        {isCurrent ? words.chosen : words.choose}
        <span className="sr-only">: {branch.description}</span>
      </button>
    </li>
  )
}
