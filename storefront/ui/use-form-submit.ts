import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, toFieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'

interface Options<Failure> {
  /** The errors of the fields before the request. The request is sent only if there are none. */
  check: () => FieldErrors | Promise<FieldErrors>
  send: () => Promise<void>
  /** How the form shows an error of `send` other than a 422 with field errors: as errors of fields, or as a failure. */
  present: (error: unknown) => Outcome<Failure>
}

type Outcome<Failure> = { errors: FieldErrors } | { failure: Failure | undefined }

export interface FormSubmit<Failure> {
  ref: RefObject<HTMLFormElement | null>
  /** The error of each invalid field, by its name. */
  errors: FieldErrors
  failure: Failure | undefined
  isSending: boolean
  submit: () => void
  onSubmit: (event: FormEvent) => void
  /** Removes the error of a field. Called when its value changes. */
  clearError: (name: string) => void
  clearFailure: () => void
}

/**
 * Submits a form once, however often its button is pressed. The errors of its fields come from `check`, or from the 422
 * response of the request; the first field with an error gets the focus.
 */
export function useFormSubmit<Failure>({ check, send, present }: Options<Failure>): FormSubmit<Failure> {
  const [failure, setFailure] = useState<Failure>()
  const { ref, errors, showErrors, clearError } = useFieldErrors()
  const [isSending, setSending] = useState(false)
  const isRunning = useRef(false)

  async function run(): Promise<void> {
    setFailure(undefined)
    // The first check loads the schema of the form, which takes a while on a slow network.
    setSending(true)
    try {
      const found = await check()
      showErrors(found)
      if (Object.keys(found).length > 0) return
      await send()
    } catch (error) {
      const fields = fieldErrorsOf(error)
      const outcome = fields ? { errors: fields } : present(error)
      if ('errors' in outcome) showErrors(outcome.errors)
      else setFailure(outcome.failure)
    }
  }

  function submit(): void {
    if (isRunning.current) return
    isRunning.current = true
    void run().finally(() => {
      isRunning.current = false
      setSending(false)
    })
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return { ref, errors, failure, isSending, submit, onSubmit, clearError, clearFailure: () => setFailure(undefined) }
}

/** The errors of a form's fields. When new ones are shown, the first field with an error gets the focus. */
function useFieldErrors() {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const areNew = useRef(false)

  useEffect(() => {
    if (!areNew.current) return
    areNew.current = false
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [errors])

  const showErrors = (found: FieldErrors) => {
    areNew.current = Object.keys(found).length > 0
    setErrors(found)
  }
  return { ref, errors, showErrors, clearError: (name: string) => setErrors(({ [name]: _, ...others }) => others) }
}

/** The errors of the fields in a 422 response; undefined for any other error. */
function fieldErrorsOf(error: unknown): FieldErrors | undefined {
  const errors = error instanceof CallFailed ? toFieldErrors(error.data.errors ?? []) : {}
  return Object.keys(errors).length > 0 ? errors : undefined
}
