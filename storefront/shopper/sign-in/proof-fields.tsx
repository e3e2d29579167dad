import { useState } from 'react'
import type { FieldErrors } from '#contract/field-errors.ts'
import { signInMessages } from '../../messages/sign-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FactorChoice, FactorField, type TypedFactor, emptyFactor, factorErrors, factorText } from './factor-field.tsx'
import { PasswordField } from './password-field.tsx'
import { needsFactor, proofErrors } from './proof-errors.ts'

/** What a customer proves again who they are with: the password, and the second factor once the store asks for it. */
export function useProof() {
  const texts = useMessages(signInMessages)
  const [password, setPassword] = useState('')
  const [factor, setFactor] = useState<TypedFactor>()
  return {
    password,
    setPassword,
    factor,
    setFactor,
    input: { password, ...(factor && { code: factorText(factor) }) },
    /** The errors of a factor that is not written whole. */
    factorErrors: (): FieldErrors => (factor ? factorErrors('code', factor, texts) : {}),
    /** The errors of the fields that a refusal is about, undefined for none; shows the factor where it is asked for. */
    errorsOf(error: unknown): FieldErrors | undefined {
      if (needsFactor(error)) setFactor(emptyFactor)
      return proofErrors(error, texts)
    },
  }
}

interface Props {
  proof: ReturnType<typeof useProof>
  /** The label of the password. */
  label: string
  errors: FieldErrors
  clearError: (field: string) => void
}

/** The fields of a proof. */
export function ProofFields({ proof, label, errors, clearError }: Props) {
  const { password, setPassword, factor, setFactor } = proof
  const changeFactor = (value: TypedFactor) => {
    setFactor(value)
    clearError('code')
  }
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="current-password"
        maxLength={512}
        value={password}
        error={errors['password']}
        onChange={({ target }) => {
          setPassword(target.value)
          clearError('password')
        }}
      />
      {factor && (
        <div>
          <FactorField name="code" factor={factor} error={errors['code']} onFactor={changeFactor} />
          <p className="mt-1">
            <FactorChoice factor={factor} onFactor={changeFactor} />
          </p>
        </div>
      )}
    </>
  )
}
