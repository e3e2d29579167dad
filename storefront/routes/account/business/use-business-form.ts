import { saveBusinessProfile, type getBusinessProfile } from '#contract/business-profile.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { businessMessages } from '../../../messages/business.ts'
import { formMessages } from '../../../messages/form.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { notify } from '../../../ui/notify.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import { useNumberQuestion } from '../profile/use-number-question.ts'
import { useDraft } from '../../../shopper/use-draft.ts'
import { checkInput } from '../../../ui/check-input.ts'

const loadSchema = async () => (await import('#schemas/business-profile.ts')).saveBusinessProfile.input

export type StoredBusiness = ReplyOf<typeof getBusinessProfile>['business_profile']

interface Stored {
  business: StoredBusiness
  /** The fields that the business has to state still. */
  missing: readonly string[]
}

/** The values of the form as they are written in its fields. */
export interface BusinessValues {
  kind: string
  company: string
  rnc: string
  category: string
  recurrence: string
  buying: string
  average_monthly_purchase: string
  attendant_name: string
}

/**
 * The form's values, which survive a reload, whether they are to be saved, the submission, and the question about a
 * national ID's check digit.
 */
export function useBusinessForm({ business, missing }: Stored, user: User, onSaved: () => void) {
  const messages = useMessages(businessMessages)
  const formTexts = useMessages(formMessages)
  const language = useLanguage()
  const draft = useDraft(`business-${user.id}`, valuesOf(business))
  const { values } = draft
  const wire = wireOf(values)
  const question = useNumberQuestion()
  const form = useFormSubmit<string>({
    check: () => checkInput(loadSchema, wire, language),
    async send() {
      await browserClient.call(saveBusinessProfile, { ...wire, ...question.takeConfirmation() } as never)
      draft.clear()
      notify({ id: 'business', tone: 'success', text: messages.saved })
      onSaved()
    },
    present(error) {
      return { failure: question.opensFor(error) ? undefined : failureText(error, formTexts) }
    },
  })
  const set = (name: keyof BusinessValues, value: string) => {
    draft.set(name, value)
    form.clearError(name)
    form.clearFailure()
  }
  const isUnsaved = missing.length > 0 || !areSame(wire, wireOf(valuesOf(business)))
  return { values, set, isUnsaved, form, question: question.dialogOf(form.submit) }
}

/** Whether two forms have the same to save: a person's has the kind alone, whatever its other fields say. */
function areSame(one: Partial<BusinessValues>, other: Partial<BusinessValues>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Who has not said how they buy is a person (ACCOUNT-71), and need not say so. */
function valuesOf(stored: StoredBusiness): BusinessValues {
  return {
    kind: stored.kind ?? 'person',
    company: stored.company ?? '',
    rnc: stored.rnc ?? '',
    category: stored.category ?? '',
    recurrence: stored.recurrence ?? '',
    buying: stored.buying ?? '',
    average_monthly_purchase: stored.average_monthly_purchase === null ? '' : String(stored.average_monthly_purchase),
    attendant_name: stored.attendant_name ?? '',
  }
}

/** The fields as the store has them: of a person the kind alone, and numbers without what people write between digits. */
function wireOf(values: BusinessValues): Partial<BusinessValues> {
  if (values.kind !== 'business') return { kind: values.kind }
  const { company, rnc, average_monthly_purchase: average, attendant_name: attendant } = values
  const amount = average.replace(/[,\s]|RD\$/g, '')
  return {
    ...values,
    company: company.trim(),
    rnc: rnc.replace(/[- ]/g, ''),
    average_monthly_purchase: amount && Number.isFinite(Number(amount)) ? String(Number(amount)) : amount,
    attendant_name: attendant.trim(),
  }
}
