import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  businessCategories,
  buyingModes,
  customerKinds,
  purchaseRecurrences,
} from '#domain/business-profile/business-profile.ts'
import { onDemand } from '../../../hydration/on-demand.tsx'
import { businessMessages } from '../../../messages/business.ts'
import { customerKindMessages } from '../../../messages/customer-kind.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { notifyNotOpened } from '../../../ui/overlays.tsx'
import { PersonalIcon } from '../../../ui/personal-icon.tsx'
import { FieldLayout, TextField, fieldAttributes } from '../../../ui/text-field.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { type BusinessValues, type StoredBusiness, useBusinessForm } from './use-business-form.ts'
import { FormFailure } from '../../../ui/form-failure.tsx'

const ConfirmIdentification = onDemand(
  () => import('../profile/confirm-identification.tsx'),
  ({ onCorrect }) => notifyNotOpened(onCorrect),
)

interface Props {
  stored: StoredBusiness
  /** The fields that a business has to state still. */
  missing: readonly string[]
  user: User
  onSaved: () => void
  /** What a business gets and has to say, with what a person can do at its end. */
  facts: (action: ReactNode) => ReactNode
  /** What stands between the form and the facts. */
  children: ReactNode
}

/**
 * The form of the business profile: of a business the kind, its fields, and a button while there is something to save. A
 * person begins with what a business gets and a button that adds one, whose form can be canceled.
 */
export function BusinessForm({ stored, missing, user, onSaved, facts, children }: Props) {
  const messages = useMessages(businessMessages)
  const { values, set, isUnsaved, form, question } = useBusinessForm({ business: stored, missing }, user, onSaved)
  const { ref, errors, failure, isSending, onSubmit } = form
  const isPerson = values.kind !== 'business' && stored.kind !== 'business'
  const saved = useRef<HTMLParagraphElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(isUnsaved, isPerson ? add : saved)

  function addBusiness(): void {
    flushSync(() => set('kind', 'business'))
    ref.current?.querySelector<HTMLInputElement>('[name="company"]')?.focus()
  }

  if (isPerson)
    return (
      <>
        {facts(
          <button ref={add} type="button" className="button button-primary max-sm:w-full" onClick={addBusiness}>
            {messages.addBusiness}
          </button>,
        )}
        {children}
      </>
    )
  return (
    <>
      <form ref={ref} noValidate onSubmit={onSubmit} aria-label={messages.title} className="card p-4 sm:p-6">
        {stored.kind === 'business' ? (
          <Kind values={values} set={set} errors={errors} />
        ) : (
          <h2 className="text-lg font-bold">{messages.business}</h2>
        )}
        {values.kind === 'business' && <BusinessFields values={values} set={set} errors={errors} />}
        <FormFailure failure={failure} errors={values.kind === 'business' ? errors : {}} />
        {isUnsaved && (
          <div className="mt-6 flex flex-wrap gap-3">
            <button type="submit" className="button button-primary max-sm:w-full" aria-disabled={isSending}>
              {isSending ? messages.saving : messages.save}
            </button>
            {stored.kind !== 'business' && (
              <button type="button" className="button button-quiet max-sm:w-full" onClick={() => set('kind', 'person')}>
                {messages.cancel}
              </button>
            )}
          </div>
        )}
        {!isUnsaved && stored.rnc && (
          <p ref={saved} tabIndex={-1} className="mt-5 flex items-start gap-2 text-sm text-muted wrap-anywhere">
            <PersonalIcon name="circle-check" className="size-5 shrink-0 text-success" />
            {messages.savedBusiness(stored.rnc)}
          </p>
        )}
        <ConfirmIdentification isNeeded={question.isOpen} number={values.rnc} {...question} />
      </form>
      {children}
      {facts(undefined)}
    </>
  )
}

function Kind({ values, set, errors }: FieldsProps) {
  const messages = useMessages(customerKindMessages)
  return (
    <Choices
      legend={messages.question}
      isSection
      name="kind"
      value={values.kind}
      error={errors['kind']}
      choices={customerKinds.map((kind) => ({ value: kind, ...messages.kinds[kind] }))}
      onValue={(kind) => set('kind', kind)}
    />
  )
}

interface FieldsProps {
  values: BusinessValues
  set: (name: keyof BusinessValues, value: string) => void
  errors: Record<string, string>
}

function BusinessFields({ values, set, errors }: FieldsProps) {
  const messages = useMessages(businessMessages)
  const text = (name: keyof BusinessValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, target.value),
  })
  return (
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <TextField {...text('company')} label={messages.company} autoComplete="organization" maxLength={99} />
      <TextField
        {...text('rnc')}
        label={messages.rnc}
        hint={messages.rncHint}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
      />
      <SelectField {...text('category')} label={messages.category}>
        {businessCategories.map((category) => (
          <option key={category} value={category}>
            {messages.categories[category]}
          </option>
        ))}
      </SelectField>
      <SelectField {...text('recurrence')} label={messages.recurrence}>
        {purchaseRecurrences.map((recurrence) => (
          <option key={recurrence} value={recurrence}>
            {messages.recurrences[recurrence]}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <Choices
          legend={messages.buying}
          name="buying"
          value={values.buying}
          error={errors['buying']}
          choices={buyingModes.map((mode) => ({ value: mode, ...messages.buyingModes[mode] }))}
          onValue={(mode) => set('buying', mode)}
        />
      </div>
      <TextField
        {...text('average_monthly_purchase')}
        label={messages.average}
        optional={messages.optional}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder="RD$ 50,000"
      />
      <TextField
        {...text('attendant_name')}
        label={messages.attendant}
        optional={messages.optional}
        hint={messages.attendantHint}
        autoComplete="off"
        maxLength={99}
      />
    </div>
  )
}

interface SelectFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  children: ReactNode
}

function SelectField({ label, error, children, ...select }: SelectFieldProps) {
  const messages = useMessages(businessMessages)
  const id = useId()
  return (
    <FieldLayout id={id} label={label} error={error}>
      <select {...fieldAttributes(id, error)} className="field" {...select}>
        <option value="">{messages.chooseOne}</option>
        {children}
      </select>
    </FieldLayout>
  )
}
